"""saloon rules: how a game is played, in our own words."""

from rich.markdown import Markdown

from saloon import catalog
from saloon.cli.given import GameName, Lang
from saloon.cli.voice import Voice
from saloon.core.errors import WrongData
from saloon.texts import rules_page

EXAMPLES = ("saloon rules abilene", "saloon rules abilene --lang en")
WIDEST = 100  # columns; longer lines are tiresome to read


def command(game: GameName, lang: Lang = None) -> None:
    """Show the rules of a game: laid out in a terminal, as Markdown elsewhere."""
    voice = Voice(lang, catalog.game(game))
    try:
        page = rules_page(game, voice.texts.lang)
    except FileNotFoundError:
        raise WrongData("rules-missing", f"{game} has no page of rules", {"game": game}) from None
    if voice.out.is_terminal:
        voice.out.print(Markdown(page), width=min(voice.out.width, WIDEST))
    else:
        print(page, end="")
