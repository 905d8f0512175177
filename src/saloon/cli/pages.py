"""What a person can ask for at the prompt: help, rules, why something cannot be played, the log."""

from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table

from saloon import catalog
from saloon.cli.sitting import Sitting
from saloon.cli.telling import lines, numbered
from saloon.cli.voice import Voice
from saloon.core.action import Action
from saloon.texts import rules_page

KEYS = ("number", "?", "r", "h", "u", "l", "c", "s", "q", "enter")  # each is explained by the text `play-key-...`
MOST_NAMED = 100  # things of a family
SIGNS = {"?": "help"}  # texts have names of letters


def question(voice: Voice, sitting: Sitting, seat: int) -> str:
    """Say what is asked of a seat now, with the numbers of the view where the game has words for them."""
    phase, stake = _asked(sitting, seat)
    if stake and voice.texts.has(f"question-{phase}"):
        return voice.texts.question(phase, stake, sitting.names, seat)
    return voice.words(f"phase-{phase}" if voice.texts.has(f"phase-{phase}") else "play-question")


def _asked(sitting: Sitting, seat: int) -> tuple[str, dict[str, int]]:
    """Return the phase of a seat's view and what its question is about, where the game tells them."""
    view = sitting.match.view(seat)
    return view.phase, getattr(view, "stake", {})


def choices(voice: Voice, sitting: Sitting, actions: list[Action], seat: int) -> list[str]:
    """Say what each action would do, as the game puts it at this table."""
    game = sitting.match.game
    if (say := getattr(catalog.terminal(game.name), "say", None)) is not None:
        view = sitting.match.view(seat)
        return [say(view, voice.texts, sitting.names, action) for action in actions]
    phase, stake = _asked(sitting, seat)
    return [voice.texts.answer(phase, stake, action, sitting.names, seat) for action in actions]


def numbers(sitting: Sitting, actions: list[Action], seat: int) -> list[int]:
    """Number the choices: as the game does, so that a card or a sum is typed as it is printed, or from 1."""
    counted = getattr(catalog.terminal(sitting.match.game.name), "numbers", None)
    return list(range(1, len(actions) + 1)) if counted is None else counted(sitting.match.view(seat), actions)


def shorts(said: list[str]) -> list[str]:
    """Return the last word of each choice where it alone tells it from the others, as `F3` does; empty where not."""
    last = [choice.split()[-1] for choice in said]
    folded = [word.lower() for word in last]
    return [
        word if folded.count(word.lower()) == 1 and word != choice else ""
        for word, choice in zip(last, said, strict=True)
    ]


def help_page(voice: Voice, sitting: Sitting, actions: list[Action], seat: int) -> None:
    """Explain what is asked, the keys, the choices in the form they may be typed, and what each offered card does."""
    voice.out.print(f"\n{question(voice, sitting, seat)}", style="bold")
    said = choices(voice, sitting, actions, seat)
    counted = [str(number) for number in numbers(sitting, actions, seat)]
    forms = [f"{number}, {short}" if short else number for number, short in zip(counted, shorts(said), strict=True)]
    _print_pairs(voice, "play-help-choices", list(zip(forms, said, strict=True)))
    _print_pairs(voice, "play-help-cards", _effects(voice, sitting, actions))
    voice.out.print()
    voice.say("why-not-help")
    _print_pairs(
        voice, "play-help-keys", [(_sign(voice, key), voice.words(f"play-key-{SIGNS.get(key, key)}")) for key in KEYS]
    )


def rules(voice: Voice, sitting: Sitting) -> None:
    """Show the rules of the game."""
    try:
        voice.out.print(Markdown(rules_page(sitting.match.game.name, voice.texts.lang)))
    except FileNotFoundError:
        voice.say("rules-missing")


def why_not(voice: Voice, sitting: Sitting, seat: int, typed: str) -> str | None:
    """Say why a thing that was named cannot be played now; None if nothing is called so, or if it can be."""
    game = sitting.match.game
    for family in dict.fromkeys(game.facts.values()):
        number = _number_of(voice, family, typed)
        if family != "seat" and number is not None:
            why = sitting.match.why_not(seat, family, number)
            return None if why is None else voice.texts.why_not(why, sitting.names, seat)
    return None


def _number_of(voice: Voice, family: str, typed: str) -> int | None:
    """Find the thing of a family that is called so."""
    numbers = [number for number in range(MOST_NAMED) if voice.texts.has(f"{family}-{number}")]
    return next((number for number in numbers if voice.texts.family(family, number).lower() == typed), None)


def log(voice: Voice, sitting: Sitting, seat: int) -> None:
    """Tell the whole match as a seat knows it."""
    for number, move in enumerate(sitting.match.moves, 1):
        for line in lines(voice, move.events, sitting.names, seat):
            voice.out.print(numbered(number, line))
    if not sitting.match.moves:
        voice.say("play-log-empty")


def _effects(voice: Voice, sitting: Sitting, actions: list[Action]) -> list[tuple[str, str]]:
    game, texts = sitting.match.game, voice.texts
    things = [
        (game.facts[name], value)
        for action in actions
        for name, value in zip(game.verbs[action.verb], action.args, strict=True)
        if name in game.facts
    ]
    return [
        (texts.family(kind, value), texts.family(kind, value, "effect"))
        for kind, value in dict.fromkeys(things)
        if texts.has(f"{kind}-{value}.effect")
    ]


def _sign(voice: Voice, key: str) -> str:
    return voice.words(f"play-sign-{key}") if key in ("number", "enter") else key


def _print_pairs(voice: Voice, title: str, pairs: list[tuple[str, str]]) -> None:
    if pairs:
        table = Table.grid(padding=(0, 2))
        table.add_column(style="cyan")
        for left, right in pairs:
            table.add_row(left, right)
        voice.out.print(f"\n{voice.words(title)}", style="bold")
        voice.out.print(Padding(table, (0, 0, 0, 2), expand=False))
