"""saloon games: what is on the shelf."""

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from saloon import catalog
from saloon.cli.given import Json, Lang, MaybeGameName
from saloon.cli.voice import Voice, print_json
from saloon.core.game import Game
from saloon.core.options import Option
from saloon.texts import Texts

EXAMPLES = ("saloon games", "saloon games abilene", "saloon games --json")


def command(game: MaybeGameName = None, json: Json = False, lang: Lang = None) -> None:
    """List the games of the house; a single one with all its options."""
    voice = Voice(lang)
    games = [catalog.game(name) for name in ([game] if game else catalog.names())]
    if json:
        print_json([_as_data(each, Texts(voice.texts.lang, each)) for each in games])
        return
    for number, each in enumerate(games):
        if number:
            voice.out.print()
        _show(voice, each)
        if game:
            _show_options(voice, each)
    if not game:
        voice.say("games-more", style="dim")


def _show(voice: Voice, game: Game) -> None:
    texts = Texts(voice.texts.lang, game)
    low, high = game.seats
    key = "games-line" if game.most_seats() == high else "games-line-more"
    line = voice.words(key, low=low, high=high, most=game.most_seats())
    voice.out.print(Text.assemble((texts.title(), "bold"), "  ", (game.name, "cyan"), f"  {line}"))
    voice.out.print(texts.say("pitch"))


def _show_options(voice: Voice, game: Game) -> None:
    texts = Texts(voice.texts.lang, game)
    table = Table.grid(padding=(0, 2))
    table.add_column(style="cyan", no_wrap=True)
    for option in game.options:
        values = voice.words("games-values", default=_written(option), range=option.range())
        table.add_row(option.name, Text.assemble(texts.option(option), "\n", (values, "dim")))
    voice.out.print(Padding(table, (1, 0, 0, 2), expand=False))


def _written(option: Option) -> str:
    return str(option.default).lower() if option.kind == "flag" else str(option.default)


def _as_data(game: Game, texts: Texts) -> dict[str, object]:
    return {
        "name": game.name,
        "title": texts.title(),
        "pitch": texts.say("pitch"),
        "players": list(game.seats),
        "most_players": game.most_seats(),
        "version": game.version,
        "options": [_option_as_data(option, texts) for option in game.options],
    }


def _option_as_data(option: Option, texts: Texts) -> dict[str, object]:
    return {
        "name": option.name,
        "kind": option.kind,
        "default": option.default,
        "range": option.range(),
        "text": texts.option(option),
    }
