"""What a person can ask for at the prompt: help, rules, a hint, the log."""

from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table

from saloon.bots.greedy import GreedyBot
from saloon.cli.sitting import Sitting
from saloon.cli.telling import lines, numbered
from saloon.cli.voice import Voice
from saloon.core.action import Action
from saloon.texts import rules_page

KEYS = ("number", "?", "r", "h", "u", "l", "c", "s", "q", "enter")  # each is explained by the text `play-key-...`
SIGNS = {"?": "help"}  # texts have names of letters


def question(voice: Voice, sitting: Sitting, seat: int) -> str:
    """Say what is asked of a seat now."""
    view = sitting.match.game.rules.view(sitting.match.state, seat)
    key = f"phase-{getattr(view, 'phase', '')}"
    return voice.words(key if voice.texts.has(key) else "play-question")


def choices(voice: Voice, sitting: Sitting, actions: list[Action], seat: int) -> list[str]:
    """Say what each action would do."""
    return [voice.texts.action(action, sitting.names, seat) for action in actions]


def help_page(voice: Voice, sitting: Sitting, actions: list[Action], seat: int) -> None:
    """Explain what is asked, the keys, the choices in the form they may be typed, and what each offered card does."""
    voice.out.print(f"\n{question(voice, sitting, seat)}", style="bold")
    typed = zip(choices(voice, sitting, actions, seat), actions, strict=True)
    _print_pairs(voice, "play-help-choices", [(action.text, words) for words, action in typed])
    _print_pairs(voice, "play-help-cards", _effects(voice, sitting, actions))
    _print_pairs(
        voice, "play-help-keys", [(_sign(voice, key), voice.words(f"play-key-{SIGNS.get(key, key)}")) for key in KEYS]
    )


def rules(voice: Voice, sitting: Sitting) -> None:
    """Show the rules of the game."""
    try:
        voice.out.print(Markdown(rules_page(sitting.match.game.name, voice.texts.lang)))
    except FileNotFoundError:
        voice.say("rules-missing")


def hint(voice: Voice, sitting: Sitting, seat: int) -> None:
    """Say what the greedy bot would do."""
    action = sitting.advise(seat, GreedyBot(sitting.match.game.rate))
    said = voice.texts.action(action, sitting.names, seat)
    voice.say("play-hint", style="italic", bot=voice.words("bot-greedy"), action=said)


def log(voice: Voice, sitting: Sitting, seat: int) -> None:
    """Tell the whole match as a seat knows it."""
    for number, events in enumerate(sitting.story, 1):
        for line in lines(voice, events, sitting.names, seat):
            voice.out.print(numbered(number, line))
    if not sitting.story:
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
