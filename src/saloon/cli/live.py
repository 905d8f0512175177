"""A table against the clock: cards come by themselves, keys act at once, and every time is measured here."""

from dataclasses import dataclass
from time import monotonic
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.live import Live
from rich.text import Text

from saloon import catalog
from saloon.cli.errors import WrongUse
from saloon.cli.host import Host, Leave, is_watched
from saloon.cli.keyboard import Keyboard
from saloon.cli.saves import PERSON
from saloon.cli.telling import lines
from saloon.core.action import Action
from saloon.core.bot import NEVER, Bot
from saloon.core.chance import Chance, SeededChance
from saloon.core.rules import SPECTATOR
from saloon.lab.driver import make_bot

READING = 5  # times the pace: to read what a window came to
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
        self.hands = catalog.hands(self.match.game.name)
        self.keyboard = keyboard
        self.screen = screen
        self.pace = pace
        self.clock = self.match.game.clock_seat(self.match.seats)
        people = self.sitting.people()
        self.reader = people[0] if people else SPECTATOR
        self.bots: dict[int, Bot] = {}
        for seat, name in enumerate(self.sitting.saved.bots):
            if name != PERSON:
                self.bots[seat] = make_bot(name, self.match.game)
        self.log: list[str] = []
        self.times: RenderableType = ""

    def play(self) -> None:
        """Play to the end."""
        self._wait("live-start", None)
        while acting := self.match.to_act():
            if self.is_calm() and self.log:
                self._wait("live-go-on", self.pace * READING)
            if self.clock in acting:
                Race(self).run()
            else:
                self._ask(acting[0])
        self._wait("live-over", None)

    def is_calm(self) -> bool:
        """Tell whether there is time to read."""
        return bool(self.hands.is_calm(self._view(self.reader)))

    def paint(self, note: str = "") -> float:
        """Draw the table; give the moment when it was there to see."""
        names, texts = self.sitting.names, self.voice.texts
        table = self.hands.draw(self._view(self.reader), texts, names)
        room = max(3, self.screen.console.height - DRAWING - self.match.seats)
        log = Text("\n".join(self.log[-room:]), style="dim", no_wrap=True, overflow="ellipsis")
        self.screen.update(Group(table, "", Text(note, style="bold"), self.times, log), refresh=True)
        return monotonic()

    def apply(self, seat: int, action: Action) -> None:
        """Carry out an action and remember what the reader is told of it."""
        self.sitting.play(seat, action)
        news = [event for event in self.sitting.news(self.reader) if event.kind.name not in self.hands.QUIET]
        self.log += lines(self.voice, news, self.sitting.names, self.reader)

    def clear(self) -> None:
        """Forget what was said and timed before."""
        self.log = []
        self.times = ""

    def luck(self, seat: int) -> Chance:
        """Give a bot its luck: from the seed, so that a match played on goes on alike."""
        return SeededChance(f"{self.sitting.saved.seed}/{seat}/{len(self.match.log)}")

    def choose(self, seat: int) -> Action:
        """Let a bot choose."""
        legal = self.rules.legal_actions(self.match.state, seat)
        return self.bots[seat].choose(self._view(seat), legal, self.luck(seat))

    def keys(self) -> dict[str, Action]:
        """Tell what the keys of the person at the table do now, as far as it is legal."""
        legal = self.rules.legal_actions(self.match.state, self.reader) if self.reader != SPECTATOR else []
        return {key: action for key, action in self.hands.keys(self._view(self.reader)).items() if action in legal}

    def _view(self, seat: int) -> Any:
        return self.rules.view(self.match.state, seat)

    def _ask(self, seat: int) -> None:
        """Let a seat act that nobody hurries; after a while the table acts for a person."""
        legal = self.rules.legal_actions(self.match.state, seat)
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
            while not self._pause(monotonic() + 3600):
                pass
        else:
            self._pause(monotonic() + seconds)
        self.clear()

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
        self.table = table
        self.match = table.match
        self.state_due = table.match.game.due
        self.watch = table.hands.stopwatch(table.rules.view(table.match.state, table.reader))
        self.strokes = 0
        self.acted: set[int] = set()  # at no time of their own
        self.plans: dict[int, int] = {}

    def run(self) -> None:
        """Let everybody act at their times until the clock acts, or until another state has opened."""
        self.table.keyboard.forget()
        opened = self.table.paint()
        for seat in self.table.bots:
            self._plan(seat, NEVER)
        while self._is_open():
            moment = min([*self.plans.values(), self._due()])
            struck = self.table.keyboard.key(opened + moment / 1000)
            if struck is not None:
                self._strike(struck[0], int((struck[1] - opened) * 1000))
            elif moment in self.plans.values():
                self._act(min(seat for seat, at in self.plans.items() if at == moment), moment)
            else:
                self._close()
                return

    def _is_open(self) -> bool:
        """Tell whether this is still the same state: who has acted without a time acts once in it."""
        acting = self.match.to_act()
        return self.table.clock in acting and not self.acted.intersection(acting)

    def _due(self) -> int:
        assert self.state_due is not None
        return self.state_due(self.match.state)

    def _plan(self, seat: int, previous: int) -> None:
        """Ask a bot when it acts next."""
        game, bot = self.match.game, self.table.bots[seat]
        legal = self.table.rules.legal_actions(self.match.state, seat)
        self.plans.pop(seat, None)
        if not legal:
            return
        is_timed = legal[0].verb in game.timed
        if is_timed and bot.is_timed:
            at = bot.when(self.table.rules.view(self.match.state, seat), previous, self.table.luck(seat))
        else:
            assert game.pace is not None
            at = game.pace(previous, self.table.luck(seat))
        low, high = self.table.rules.time_bounds(self.match.state, seat)
        if at != NEVER and (not is_timed or at <= high):
            self.plans[seat] = max(at, low)

    def _act(self, seat: int, at: int) -> None:
        """Let a bot act, its time having come; who acted in the same millisecond looks again."""
        if not self.table.rules.legal_actions(self.match.state, seat):
            self.plans.pop(seat)
            return
        self._apply(seat, self.table.choose(seat), at)
        if self._is_open():
            self._plan(seat, at)

    def _strike(self, key: str, at: int) -> None:
        """Do what a key asks for, at the time it was struck."""
        action = self.table.keys().get(key)
        if action is None:
            self.table.leave_if_asked(key)
            return
        self.strokes += 1
        if action.verb not in self.match.game.timed:
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
        if action.verb in self.match.game.timed:
            action = action.timed(at)
        else:
            self.acted.add(seat)
        self.table.apply(seat, action)
        if self._is_open():
            self.table.paint()

    def _close(self) -> None:
        before = self.table.rules.view(self.match.state, self.table.reader)
        self.table.clear()
        self.table.apply(self.table.clock, self.table.rules.legal_actions(self.match.state, self.table.clock)[0])
        if self.table.is_calm():
            self.table.times = self.table.hands.times(before, self.table.voice.texts, self.table.sitting.names)
