"""saloon study: a match gone through at this terminal, with other moves tried, and notes."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from saloon.cli.drawing import draw
from saloon.cli.errors import WrongUse
from saloon.cli.given import Json, Lang, read_choice, read_json, read_seed
from saloon.cli.pages import choices, question
from saloon.cli.replay import read_seat
from saloon.cli.saves import Saved
from saloon.cli.sitting import Sitting
from saloon.cli.telling import lines
from saloon.cli.voice import Voice, print_json
from saloon.core.action import Action
from saloon.core.errors import SaloonError
from saloon.core.event import Event
from saloon.core.match import Match
from saloon.core.rules import SPECTATOR
from saloon.study.document import ADVICE, ARROWS, Arrow, Remark, Study, read_study
from saloon.study.line import Try, go_on
from saloon.study.line import choices as legal

EXAMPLES = (
    "saloon study match.json",
    "saloon study match.json --at m1 --seat 0",
    "saloon study match.json --export study.json",
    "saloon study match.json --json",
)
KEYS = ("enter", "p", "place", "number", "t", "w", "a", "d", "s", "?", "q")  # each has a text `study-key-...`
SIGNS = {"?": "help"}


def command(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    at: Annotated[str, typer.Option("--at", metavar="PLACE")] = "m0",
    seat: Annotated[str | None, typer.Option("--seat", metavar="N")] = None,
    export: Annotated[str | None, typer.Option("--export", metavar="FILE")] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Go through a study, or begin one about a kept match; changes are kept when the person leaves."""
    path = Path(file)
    data = read_json(path)
    study = read_study(data)
    if json:
        print_json(study.to_data())
        return
    if export is not None and Path(export).exists():
        raise WrongUse("save-exists", f"{export} exists already", {"file": export})
    is_study = isinstance(data, dict) and "study" in data
    target = Path(export) if export else path if is_study else _beside(path)
    study.state(at)  # raises for a place that there is not
    reader = SPECTATOR if seat is None else read_seat(seat, study.match, everything=False)
    desk = Desk(study, Voice(lang, study.match.game), target, at, reader, is_open=seat is None)
    desk.changed = export is not None
    desk.work()


def _beside(path: Path) -> Path:
    """Name a new file beside a match, one that does not exist yet."""
    names = [f"{path.stem}-study{number}.json" for number in ("", *[f"-{each}" for each in range(2, 1000)])]
    return next(file for file in map(path.with_name, names) if not file.exists())


@dataclass
class Desk:
    """A study that a person goes through, and the place where they are in it."""

    study: Study
    voice: Voice
    file: Path
    at: str
    reader: int
    is_open: bool  # all hands are shown
    tip: str = ""  # the last try of the line; empty: the line is the match itself
    changed: bool = False

    def work(self) -> None:
        """Show places and do what is typed, until somebody leaves."""
        self.voice.out.rule(self.study.title or self.voice.texts.title(), style="dim")
        self.voice.say("study-keys", style="dim")
        self._show()
        while True:
            try:
                typed = input(self.voice.words("study-prompt", place=self.at) + " ").strip()
            except EOFError:
                break
            if typed == "q":
                break
            try:
                self._do(typed)
            except SaloonError as error:
                self.voice.out.print(self.voice.texts.error(error), style="bold")
        if self.changed:
            self._keep(self.file)

    def _do(self, typed: str) -> None:
        key, _, rest = typed.partition(" ")
        commands: dict[str, Callable[[str], None]] = {
            "": lambda _: self._go(self._next()),
            "p": lambda _: self._go(self._before()),
            "t": lambda _: self._tell_tree(),
            "w": self._write,
            "a": lambda words: self._draw_arrow(words.split()),
            "d": lambda _: self._drop(),
            "s": lambda name: self._keep(Path(name) if name else self.file),
            "?": lambda _: self._help(),
        }
        if key in commands:
            commands[key](rest)
        elif key.isdecimal():
            self._try(key)
        else:
            self._go(key)

    def _help(self) -> None:
        for key in KEYS:
            self.voice.say(f"study-key-{SIGNS.get(key, key)}")

    # Places

    def _go(self, place: str) -> None:
        self.study.state(place)
        self.at = place
        if place[0] == "t" and f"t{place[1:]}" not in self._line():
            self.tip = place
        self._show()

    def _line(self) -> list[str]:
        """List the tries of the present line."""
        return [f"t{each.number}" for each in self.study.path(self.tip)[1]] if self.tip else []

    def _next(self) -> str:
        """Name the next place on the line: its next try, else the first try made here, else the next move."""
        following = [f"t{each.number}" for each in self.study.tries.values() if each.after == self.at]
        along = [place for place in following if place in self._line()]
        if along:
            return along[0]
        if self.at[0] == "t":
            return following[0] if following else self.at
        number = int(self.at[1:])
        return f"m{min(number + 1, len(self.study.match.moves))}"

    def _before(self) -> str:
        if self.at[0] == "t":
            return self.study.tries[int(self.at[1:])].after
        return f"m{max(0, int(self.at[1:]) - 1)}"

    # What is shown

    def _show(self) -> None:
        voice, names = self.voice, self._names()
        voice.out.print()
        voice.out.print(self._title(self.at), style="bold")
        told = [event.laid_open() for event in self._events()] if self.is_open else self._events()
        for line in lines(voice, told, names, self.reader):
            voice.out.print(f"  {line}")
        match = self._match()
        voice.out.print(draw(voice, match, names, self.reader))
        for seat, actions in self._choices().items():
            self._show_choices(match, seat, actions)
        remark = self._remark()
        if remark.note:
            voice.say("study-note", note=remark.note)
        for arrow in remark.arrows:
            voice.say("study-arrow", kind=arrow.kind, tail=arrow.tail, head=arrow.head)

    def _show_choices(self, match: Match, seat: int, actions: list[Action]) -> None:
        sitting = Sitting(Saved(match, "", self._names(), self.study.bots), self.file)
        self.voice.say("study-asked", style="italic", who=self._names()[seat], what=question(self.voice, sitting, seat))
        first = self._all_choices().index((seat, actions[0])) + 1
        for number, said in enumerate(choices(self.voice, sitting, actions, seat), first):
            self.voice.out.print(f"{number:>4}  {said}")

    def _tell_tree(self) -> None:
        if not self.study.tries:
            self.voice.say("study-no-tries")
        for number in self.study.tries:
            depth = len(self.study.path(f"t{number}")[1])
            self.voice.out.print(f"{'  ' * depth}{self._title(f't{number}')}")

    def _title(self, place: str) -> str:
        if place == "m0":
            return self.voice.words("study-start")
        number = int(place[1:])
        made = self.study.tries[number].made if place[0] == "t" else self.study.match.moves[number - 1]
        names = self._names()
        who = names[made.seat] if made.seat < len(names) else self.voice.words("study-clock")
        return self.voice.words("study-place", place=place, who=who, what=self.voice.texts.action(made.action, names))

    def _events(self) -> list[Event]:
        number = int(self.at[1:])
        if self.at[0] == "t":
            return self.study.tries[number].made.events
        return self.study.match.moves[number - 1].events if number else []

    def _names(self) -> list[str]:
        named = enumerate(self.study.names, 1)
        return [name or self.voice.words("seat-name", seat=number) for number, name in named]

    def _match(self) -> Match:
        return go_on(self.study.match, self.study.state(self.at))

    def _choices(self) -> dict[int, list[Action]]:
        return legal(self.study.match, self.study.state(self.at))

    def _all_choices(self) -> list[tuple[int, Action]]:
        return [(seat, action) for seat, actions in self._choices().items() for action in actions]

    def _remark(self) -> Remark:
        return self.study.remarks.get(self.at, Remark())

    # Changes

    def _try(self, typed: str) -> None:
        found = self._all_choices()
        chosen = read_choice(typed, len(found))
        if chosen is None:
            raise WrongUse("study-choice", f"there is no choice {typed} here", {"value": typed, "high": len(found)})
        seat, action = found[chosen]
        made = self.study.attempt(self.at, Try(action.text, seat), read_seed(None))
        self.changed = True
        self._go(f"t{made.number}")

    def _write(self, note: str) -> None:
        self.study.remark(self.at, note, self._remark().arrows)
        self.changed = True

    def _kind(self, typed: str) -> str:
        """Return the kind of an arrow that was typed in the words of the language, or as the file has it."""
        said = {self.voice.words(f"study-kind-{kind}"): kind for kind in ARROWS}
        return said.get(typed, typed)

    def _draw_arrow(self, words: list[str]) -> None:
        if len(words) not in (0, 2, 3):
            raise WrongUse("study-arrow-form", f"an arrow is typed as a seat:0 pot, not {' '.join(words)!r}")
        remark = self._remark()
        arrows = [*remark.arrows, Arrow(words[0], words[1], self._kind([*words, ADVICE][2]))] if words else []
        self.study.remark(self.at, remark.note, arrows)
        self.changed = True

    def _drop(self) -> None:
        if self.at[0] != "t":
            raise WrongUse("study-drop", "only a try can be taken out")
        number, back = int(self.at[1:]), self._before()
        self.tip = ""
        self.study.drop(number)
        self.changed = True
        self._go(back)

    def _keep(self, path: Path) -> None:
        draft = path.with_name(f"{path.name}.part")
        draft.write_text(json.dumps(self.study.to_data(), ensure_ascii=False), encoding="utf-8")
        draft.replace(path)
        self.changed = False
        self.voice.say("study-kept", file=str(path))
