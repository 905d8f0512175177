"""The host of a match at this terminal: tells, draws, asks, waits for the bots and keeps the match safe."""

import shlex
import sys
import time
from dataclasses import dataclass, field
from typing import ClassVar

from rich.columns import Columns
from rich.padding import Padding

from saloon.cli import pages
from saloon.cli.drawing import draw
from saloon.cli.errors import WrongUse
from saloon.cli.hints import Hints
from saloon.cli.saves import PERSON
from saloon.cli.sitting import Sitting
from saloon.cli.telling import agreed, lines, standings, winners
from saloon.cli.voice import Voice
from saloon.core.action import Action
from saloon.core.errors import ErrorFacts, SaloonError
from saloon.core.rules import SPECTATOR

NOBODY = -2  # no hand has been shown yet
LONG_LIST = 8  # choices; more are laid out in columns if they are short
CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # clears the screen and the lines above it, so that nobody can scroll back to a hand


class Leave(Exception):
    """A person leaves the table."""


@dataclass
class Host:
    """Plays a sitting with the people in front of the screen."""

    KEYS: ClassVar[str] = "play-keys"

    sitting: Sitting
    voice: Voice
    is_live: bool  # somebody watches: pauses and pages make sense
    confirms: bool  # a move that can still be taken back waits for a key
    pace: float  # seconds to read what a bot did
    shown: int = NOBODY  # whose hand the screen last showed
    hints: Hints = field(default_factory=Hints)

    def play(self) -> None:
        """Play to the end; raise Leave when a person goes."""
        self._greet()
        match = self.sitting.match
        while not match.is_over():
            seat = min(match.to_act())
            if seat in self.sitting.people():
                self._let_person_act(seat)
            else:
                self._let_bot_act(seat)
        self._keep()
        self._tell_the_end()
        self._close()

    def part(self) -> None:
        """Let a person go: keep the match and say how to come back."""
        if self._keep():
            self.voice.say("play-parting")
            self.voice.out.print(f"  saloon play --resume {shlex.quote(str(self.sitting.file))}", soft_wrap=True)

    def _keep(self) -> bool:
        """Write the match to its file; a disk that refuses must not end the match."""
        try:
            self.sitting.keep()
        except OSError as error:
            self.voice.say("play-not-kept", style="bold", file=str(self.sitting.file), why=error.strerror or str(error))
            return False
        return True

    def _greet(self) -> None:
        voice, sitting = self.voice, self.sitting
        voice.out.rule(voice.texts.title(), style="dim")
        voice.out.print(voice.texts.say("pitch"), style="italic")
        voice.say("play-round-table", names=", ".join(self._introduce(seat) for seat in range(sitting.match.seats)))
        for line in agreed(voice, sitting.match):
            voice.out.print(f"  {line}", style="dim")
        if sitting.match.moves:
            voice.say("play-resumed", moves=len(sitting.match.moves))
        voice.say(self.KEYS, style="dim")

    def _introduce(self, seat: int) -> str:
        name, bot = self.sitting.names[seat], self.sitting.saved.bots[seat]
        if bot != PERSON:
            return self.voice.words("play-bot-name", name=name, bot=self.voice.words(f"level-{bot}"))
        return self.voice.words("play-your-name", name=name) if len(self.sitting.people()) == 1 else name

    def _let_bot_act(self, seat: int) -> None:
        self.sitting.play_bot(seat)
        people = self.sitting.people()
        if len(people) <= 1:
            told = self._tell(people[0] if people else SPECTATOR)
            if told and self.is_live:
                time.sleep(self.pace)

    def _let_person_act(self, seat: int) -> None:
        self._hand_over(seat)
        self._tell(seat)
        action = self._ask(seat)
        if action is not None:
            self.sitting.match.play(seat, action)
            self._keep()
            self._tell(seat)
            self._pause(seat)

    def _hand_over(self, seat: int) -> None:
        """Clear the screen for another person, so that nobody sees the hand of somebody else."""
        if self.is_live and len(self.sitting.people()) > 1 and self.shown != seat:
            if self.shown != NOBODY:
                self._clear()
            self._read("play-hand-over", name=self.sitting.names[seat])
            self._clear()
        self.shown = seat

    def _clear(self) -> None:
        self.voice.out.file.write(CLEAR)

    def _tell(self, reader: int) -> bool:
        told = lines(self.voice, self.sitting.news(reader), self.sitting.names, reader)
        for line in told:
            self.voice.out.print(Padding(line, (0, 0, 0, 2), expand=False))
        return bool(told)

    def _ask(self, seat: int) -> Action | None:
        """Ask until a person answers with an action; None when a move was taken back instead."""
        actions = self.sitting.match.legal[seat]
        numbers = pages.numbers(self.sitting, actions, seat)
        self._show(seat, actions)
        while True:
            typed = " ".join(self._read("play-prompt", low=min(numbers), high=max(numbers)).lower().split())
            if typed == "u":
                if self._take_back(seat):
                    return None
            elif not self._answer(typed, seat, actions):
                try:
                    return self._understand(typed, seat, actions)
                except SaloonError as error:
                    why = pages.why_not(self.voice, self.sitting, seat, typed)
                    self.voice.out.print(why or self.voice.texts.error(error), style="bold")

    def _answer(self, typed: str, seat: int, actions: list[Action]) -> bool:
        """Do what a key asks for; tell whether it was one."""
        voice, sitting = self.voice, self.sitting
        if typed == "":
            self._show(seat, actions)
        elif typed == "?":
            pages.help_page(voice, sitting, actions, seat)
        elif typed == "r":
            pages.rules(voice, sitting)
        elif typed == "h":
            self.hints.tell(voice, sitting, seat)
        elif typed == "l":
            pages.log(voice, sitting, seat)
        elif typed == "c":
            self.confirms = not self.confirms
            voice.say("play-confirms-on" if self.confirms else "play-confirms-off")
        elif typed == "s":
            if self._keep():
                voice.say("play-kept", file=str(sitting.file))
        elif typed == "q":
            raise Leave
        else:
            return False
        return True

    def _understand(self, typed: str, seat: int, actions: list[Action]) -> Action:
        """Find the action that was typed: by its number, its text form, its words, or the last of them (`F3`)."""
        numbers = [str(number) for number in pages.numbers(self.sitting, actions, seat)]
        texts = [action.text for action in actions]
        said = pages.choices(self.voice, self.sitting, actions, seat)
        shorts = pages.shorts(said)
        for names in (numbers, texts, [choice.lower() for choice in said], [short.lower() for short in shorts]):
            if names.count(typed) == 1:
                return actions[names.index(typed)]
        example = next((short for short in shorts if short), said[0])
        facts: ErrorFacts = {"typed": typed, "low": numbers[0], "high": numbers[-1], "example": example}
        raise WrongUse("choice", f"{typed!r} is no choice now", facts)

    def _take_back(self, seat: int) -> bool:
        match, voice = self.sitting.match, self.voice
        if match.may_take_back(seat):
            self.sitting.take_back(seat)
            voice.say("play-taken-back")
            return True
        if not match.moves:
            voice.say("play-no-take-back-first")
        elif match.moves[-1].seat == seat:
            voice.say("play-no-take-back-revealed")
        else:
            voice.say("play-no-take-back-others", name=self.sitting.names[match.moves[-1].seat])
        return False

    def _pause(self, seat: int) -> None:
        """Wait for a key before others act, while the move can be taken back or the screen goes to another person."""
        match = self.sitting.match
        if not self.is_live or match.is_over() or min(match.to_act()) == seat:
            return
        may_take_back = match.may_take_back(seat)
        hands_over = len(self.sitting.people()) > 1
        while (may_take_back and self.confirms) or hands_over:
            typed = self._read("play-confirm" if may_take_back else "play-go-on").lower().strip()
            if typed == "q":
                raise Leave
            if typed == "" or (typed == "u" and self._take_back(seat)):
                return

    def _show(self, seat: int, actions: list[Action]) -> None:
        voice = self.voice
        voice.out.print()
        voice.out.print(draw(voice, self.sitting.match, self.sitting.names, seat))
        voice.out.print(f"\n{pages.question(voice, self.sitting, seat)}", style="bold")
        said = pages.choices(voice, self.sitting, actions, seat)
        numbers = pages.numbers(self.sitting, actions, seat)
        numbered = [f"{number:>3}  {choice}" for number, choice in zip(numbers, said, strict=True)]
        if len(numbered) > LONG_LIST:
            voice.out.print(Columns(numbered, padding=(0, 3), column_first=True))
        else:
            voice.out.print("\n".join(numbered))

    def _read(self, key: str, **facts: object) -> str:
        try:
            return input(f"{self.voice.words(key, **facts)} ")
        except EOFError:
            self.voice.out.print()
            raise Leave from None
        except UnicodeDecodeError:
            return "\ufffd"  # not understood, so the person is asked again

    def _tell_the_end(self) -> None:
        """Tell several people together what happened since the screen last told one of them."""
        if len(self.sitting.people()) > 1 and self.shown != NOBODY:
            self.sitting.told[SPECTATOR] = self.sitting.told[self.shown]
            self._tell(SPECTATOR)

    def _close(self) -> None:
        voice, sitting = self.voice, self.sitting
        won = winners(sitting.match, sitting.names)
        voice.out.print()
        voice.out.rule(voice.words("end-title"), style="dim")
        people = [sitting.names[seat] for seat in sitting.people()]
        if won == people:
            voice.say("end-you-win", style="bold")
        else:
            voice.say("end-winners", style="bold", names=", ".join(won), count=len(won))
        scores = sitting.match.game.rules.scores(sitting.match.state)
        voice.out.print(standings(voice, scores, sitting.names))
        voice.say("end-seed", style="dim", seed=sitting.saved.seed)
        voice.say("end-file", style="dim", file=str(sitting.file))
        voice.say("end-replay", style="dim", call=f"saloon replay {shlex.quote(str(sitting.file))}")


def is_watched() -> bool:
    """Tell whether a person sits at this terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()
