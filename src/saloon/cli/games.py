"""saloon games: what is on the shelf."""

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from saloon import catalog
from saloon.cli.given import Json, Lang, MaybeGameName
from saloon.cli.voice import Voice, print_json
from saloon.core.game import Game
from saloon.core.options import Option
from saloon.texts import Texts, values

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
    """Show ready-made rules first, then the options that many want, then the others, all in words that can be typed."""
    texts = Texts(voice.texts.lang, game)
    presets = [(texts.say(f"preset-{name}"), Text(texts.say(f"preset-{name}.about"))) for name in game.presets]
    _show_rows(voice, "games-presets", presets)
    for title, rare in (("games-options", False), ("games-rare", True)):
        options = [option for option in game.options if option.rare == rare]
        _show_rows(voice, title, [(texts.label(option), _explained(voice, texts, option)) for option in options])
    calls = [title for title, _ in presets[-1:]] + [_example(texts, option) for option in game.options[:1]]
    for call in calls:
        straight = call.replace("\u2019", "'")  # as keyboards have it
        typed = voice.words("games-typed", call=f'saloon play {game.name} --option "{straight}"')
        voice.out.print(f"\n{typed}" if call == calls[0] else typed, style="dim", soft_wrap=True)


def _example(texts: Texts, option: Option) -> str:
    value = values(option)[-1] if values(option) else option.default
    return f"{texts.label(option)}={texts.value(option, value)}"


def _show_rows(voice: Voice, title: str, rows: list[tuple[str, Text]]) -> None:
    if rows:
        table = Table.grid(padding=(0, 2))
        table.add_column(style="cyan")
        for typed, words in rows:
            table.add_row(typed, words)
        voice.out.print(f"\n{voice.words(title)}", style="bold")
        voice.out.print(Padding(table, (0, 0, 0, 2), expand=False))


def _explained(voice: Voice, texts: Texts, option: Option) -> Text:
    usual = voice.words("games-values", default=texts.value(option, option.default), range=texts.range(option))
    return Text.assemble(texts.about(option), "\n", (usual, "dim"))


def _as_data(game: Game, texts: Texts) -> dict[str, object]:
    return {
        "name": game.name,
        "title": texts.title(),
        "pitch": texts.say("pitch"),
        "players": list(game.seats),
        "most_players": game.most_seats(),
        "version": game.version,
        "presets": [_preset_as_data(name, game, texts) for name in game.presets],
        "options": [_option_as_data(option, texts) for option in game.options],
    }


def _preset_as_data(name: str, game: Game, texts: Texts) -> dict[str, object]:
    return {
        "name": name,
        "title": texts.say(f"preset-{name}"),
        "about": texts.say(f"preset-{name}.about"),
        "options": game.presets[name],
    }


def _option_as_data(option: Option, texts: Texts) -> dict[str, object]:
    return {
        "name": option.name,
        "kind": option.kind,
        "default": option.default,
        "range": option.range(),
        "rare": option.rare,
        "label": texts.label(option),
        "about": texts.about(option),
        "choices": [{"value": value, "words": texts.value(option, value)} for value in values(option)],
    }
