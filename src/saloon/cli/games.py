"""saloon games: what is on the shelf."""

from saloon import catalog
from saloon.cli.given import Json, Lang
from saloon.cli.voice import Voice, print_json
from saloon.core.game import Game
from saloon.core.options import Option
from saloon.texts import Texts

EXAMPLES = ("saloon games", "saloon games --json", "saloon games --lang en")


def command(json: Json = False, lang: Lang = None) -> None:
    """List the games of the house."""
    voice = Voice(lang)
    games = [catalog.game(name) for name in catalog.names()]
    if json:
        print_json([_as_data(game, Texts(voice.texts.lang, game)) for game in games])
    else:
        for game in games:
            _show(voice, game)


def _show(voice: Voice, game: Game) -> None:
    texts = Texts(voice.texts.lang, game)
    low, high = game.seats
    voice.out.print(texts.title(), style="bold")
    voice.out.print(voice.words("games-line", game=game.name, low=low, high=high, most=game.most_seats()), style="dim")
    voice.out.print(texts.say("pitch"))
    table = voice.table("games-option", "games-default", "games-range", "games-meaning")
    for option in game.options:
        table.add_row(option.name, _written(option), option.range(), texts.option(option))
    if game.options:
        voice.out.print(table)
    voice.out.print()


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
