"""A table against the clock: cards come by themselves, keys act at once, and every time is measured here."""

from dataclasses import dataclass
from time import monotonic
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.live import Live
from rich.text import Text

from saloon import catalog
from saloon.bots.levels import make_bot
from saloon.cli.errors import WrongUse
from saloon.cli.host import Host, Leave, is_watched
from saloon.cli.keyboard import Keyboard
from saloon.cli.saves import PERSON
from saloon.cli.telling import lines
from saloon.core.action import Action
from saloon.core.bot import Bot
from saloon.core.chance import Chance, SeededChance
from saloon.core.realtime import Window
from saloon.core.rules import SPECTATOR

READING = 5  # times the pace: to read what a round brought
COUNT = (3, 2, 1)
COUNTING = 1.4  # times the pace, for each number
THINKING = 2  # times the pace: a bot that is asked without haste
STILL = 500  # ms; hands that still race must not choose what is chosen at leisure
DRAWING = 22  # lines of the screen, or so; the rest is for the log


@dataclass
class LiveHost(Host):
    """Plays a sitting with a clock, with one person in front of the screen or with none."""

    KEYS: ClassVar[str] = "live-keys"

    def play(self) -> None:
        """Play to the end; raise Leave when the person goes."""
        if not is_watched():
            name = self.sitting.match.game.name
            raise WrongUse("no-clock", f"{name} is played against the clock, and needs a terminal", {"game": name})
        self._greet()
        pace = self.pace if self.is_live else 0.0
        with Keyboard() as keyboard, Live(console=self.voice.out, screen=True, auto_refresh=False) as screen:
            LiveTable(self, keyboard, screen, pace).play()
        self._keep()
        self._close()


class LiveTable:
    """Opens and closes windows by the clock on the wall, and lets people and bots act in them."""

    def __init__(self, host: Host, keyboard: Keyboard, screen: Live, pace: float) -> None:
        self.voice = host.voice
        self.sitting = host.sitting
        self.match = host.sitting.match
        self.rules = self.match.game.rules
        self.hands: Any = catalog.terminal(self.match.game.name)
        self.keyboard = keyboard
        self.screen = screen
        self.pace = pace
        self.clock = self.match.seats
        people = self.sitting.people()
        self.reader = people[0] if people else SPECTATOR
        self.bots: dict[int, Bot] = {}
        for seat, name in enumerate(self.sitting.saved.bots):
            if name != PERSON:
                self.bots[seat] = make_bot(self.match.game, name)
        self.log: list[str] = []
        self.verdict: RenderableType | None = None  # how what has just ended came out

    def play(self) -> None:
        """Play to the end."""
        self._begin()
        while acting := self.match.to_act():
            if self.verdict is not None and self.reader != SPECTATOR:
                self._wait("live-go-on", None)
            elif self.is_calm() and (self.log or self.verdict is not None):
                self._wait("live-go-on", self.pace * READING)
            if self.clock in acting:
                Race(self).run()
            else:
                self._ask(acting[0])
        self._wait("live-over", None)

    def _begin(self) -> None:
        """Show what is asked of hands, wait until the person is ready, and count down."""
        self.keyboard.forget()
        self._show(self.hands.ready(self.voice.texts), "", Text(self.voice.words("live-start"), style="bold"))
        self._wait_for_key()
        for number in COUNT if self.is_calm() else ():
            view, names = self._view(self.reader), self.sitting.names
            self._show(self.hands.count(view, self.voice.texts, names, number))
            self._pause(monotonic() + self.pace * COUNTING)

    def is_calm(self) -> bool:
        """Tell whether there is time to read."""
        return bool(self.hands.is_calm(self._view(self.reader)))

    def paint(self, note: str = "") -> float:
        """Draw the table, below the verdict if there is one; give the moment when it was there to see."""
        names, texts = self.sitting.names, self.voice.texts
        table = self.hands.draw(self._view(self.reader), texts, names)
        room = max(3, self.screen.console.height - DRAWING - self.match.seats)
        log = Text("\n".join(self.log[-room:]), style="dim", no_wrap=True, overflow="ellipsis")
        said = Text(note, style="bold")
        return self._show(table, "", said, log) if self.verdict is None else self._show(self.verdict, said, table, log)

    def _show(self, *parts: RenderableType) -> float:
        self.screen.update(Group(*parts), refresh=True)
        return monotonic()

    def apply(self, seat: int, action: Action) -> None:
        """Carry out an action and remember what the reader is told of it."""
        self.match.play(seat, action)
        happened = self.sitting.news(self.reader)
        news = [event for event in happened if event.kind.name not in self.hands.QUIET]
        self.log += lines(self.voice, news, self.sitting.names, self.reader)
        for event in happened:
            found = self.hands.verdict(event, self.voice.texts, self.sitting.names, self.reader)
            self.verdict = found or self.verdict

    def clear(self) -> None:
        """Forget what was said and judged before."""
        self.log = []
        self.verdict = None

    def luck(self, seat: int) -> Chance:
        """Make the luck of a bot: from the seed, so that a match played on goes on alike."""
        return SeededChance(f"{self.sitting.saved.seed}/{seat}/{len(self.match.moves)}")

    def choose(self, seat: int) -> Action:
        """Let a bot choose."""
        legal = self.match.legal.get(seat, [])
        return self.bots[seat].choose(self._view(seat), legal, self.luck(seat))

    def keys(self) -> dict[str, Action]:
        """Tell what the keys of the person at the table do now, as far as it is legal."""
        legal = self.match.legal.get(self.reader, [])
        return {key: action for key, action in self.hands.keys(self._view(self.reader)).items() if action in legal}

    def _view(self, seat: int) -> Any:
        return self.match.view(seat)

    def _ask(self, seat: int) -> None:
        """Let a seat act without a clock; if a person waits too long, the table acts for them."""
        legal = self.match.legal.get(seat, [])
        self.keyboard.forget()
        self.paint(self.voice.words("live-turn", name=self.sitting.names[seat]))
        if seat in self.bots:
            self._pause(monotonic() + self.pace * THINKING)
            self.apply(seat, self.choose(seat))
            return
        seconds, usual = self.match.game.patience(self._view(seat), legal)
        until = monotonic() + seconds
        while (struck := self.keyboard.key(until)) is not None:
            if struck[0] in self.keys():
                usual = self.keys()[struck[0]]
                break
            self.leave_if_asked(struck[0])
        self.apply(seat, usual)

    def _wait(self, key: str, seconds: float | None) -> None:
        """Show the table and what happened until a key is struck, or for so many seconds."""
        self.keyboard.forget()
        self.paint(self.voice.words(key))
        if seconds is None:
            self._wait_for_key()
        else:
            self._pause(monotonic() + seconds)
        self.clear()

    def _wait_for_key(self) -> None:
        while not self._pause(monotonic() + 3600):
            pass

    def _pause(self, until: float) -> bool:
        """Wait; tell whether a key ended the wait."""
        while (struck := self.keyboard.key(until)) is not None:
            self.leave_if_asked(struck[0])
            if struck[0] in " \n\r":
                return True
        return False

    def leave_if_asked(self, key: str) -> None:
        if key == "q":
            raise Leave


class Race:
    """One state of a match that the clock will end."""

    def __init__(self, table: LiveTable) -> None:
        realtime = table.match.game.realtime
        assert realtime is not None, "only a game against the clock has races"
        self.table = table
        self.match = table.match
        self.realtime = realtime
        self.window = Window(table.match.seats)
        self.watch = table.hands.stopwatch(table.match.view(table.reader))
        self.strokes = 0
        self.acted: set[int] = set()  # the seats that have acted without naming a time

    def run(self) -> None:
        """Let everybody act at their times until the clock acts, or until another state has opened."""
        self.table.keyboard.forget()
        opened = self.table.paint()
        for seat in self.table.bots:
            self._plan(seat)
        while self._is_open():
            seat, moment = self.window.next(self.realtime.due(self.match.state))
            struck = self.table.keyboard.key(opened + moment / 1000)
            if struck is not None:
                self._strike(struck[0], int((struck[1] - opened) * 1000))
            elif seat != self.window.clock:
                self._act(seat, moment)
            else:
                self._close()
                return

    def _is_open(self) -> bool:
        """Tell whether this state is open: not once a player who has acted without a time may act again."""
        acting = self.match.to_act()
        return self.table.clock in acting and not self.acted.intersection(acting)

    def _plan(self, seat: int) -> None:
        """Ask a bot when it acts next; what carries no time is done at any time, at the pace of the game."""
        legal = self.match.legal.get(seat, [])
        if not legal:
            return
        previous, luck = self.window.previous(seat), self.table.luck(seat)
        if self.match.game.is_timed(legal[0]):
            at = self.realtime.next_time(self.table.bots[seat], self.match.view(seat), previous, luck)
            self.window.plan(seat, at, self.table.rules.time_bounds(self.match.state, seat))
        else:
            at = self.realtime.pace(previous, luck)
            self.window.plan(seat, at, (at, at))  # what carries no time has no bounds

    def _act(self, seat: int, at: int) -> None:
        """Let a bot act, its time having come; it is asked for its next time, and so are those who must look again."""
        others = self.window.act(seat)
        if self.match.legal.get(seat, []):
            self._apply(seat, self.table.choose(seat), at)
        for other in others:
            if self._is_open() and other in self.table.bots:
                self._plan(other)

    def _strike(self, key: str, at: int) -> None:
        """Do what a key asks for, at the time it was struck."""
        action = self.table.keys().get(key)
        if action is None:
            self.table.leave_if_asked(key)
            return
        self.strokes += 1
        if not self.match.game.is_timed(action):
            if at >= STILL:
                self._apply(self.table.reader, action, at)
            return
        counted = self.watch.time(self.strokes, at, at)
        low, high = self.table.rules.time_bounds(self.match.state, self.table.reader)
        if counted < 0:
            self.table.paint(self.table.voice.words("live-too-soon"))
        elif counted <= high:
            self._apply(self.table.reader, action, max(counted, low))

    def _apply(self, seat: int, action: Action, at: int) -> None:
        if self.match.game.is_timed(action):
            action = action.timed(at)
        else:
            self.acted.add(seat)
        self.table.apply(seat, action)
        if self._is_open():
            self.table.paint()

    def _close(self) -> None:
        self.table.clear()
        self.table.apply(self.table.clock, self.match.legal[self.table.clock][0])
