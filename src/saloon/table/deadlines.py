"""Deadlines: since when each seat has had to act, how long it may think, and when everybody's time stands still."""

from saloon.core.action import Action
from saloon.core.event import Event
from saloon.core.log import MOVE, UNDO, Entry
from saloon.core.match import Match, Step
from saloon.table.clock import DAY, DAYS, NONE, SECOND, Ticker
from saloon.table.errors import WrongMoment
from saloon.table.pauses import Pauses
from saloon.table.people import People
from saloon.table.rest import BEAT, COUNT, COUNTDOWN, GETTING_READY, PAUSE, START, Rest, beat_length
from saloon.table.turns import Turns
from saloon.table.windows import WindowClock

RESUME_GRACE = 15 * SECOND  # everybody has at least this much time left after a restart of the server


class Deadlines:
    """The time of one table; it runs for each seat that is to act, unless the table rests."""

    def __init__(self, people: People, ticker: Ticker, rest_ms: int, longest_pause: int) -> None:
        self.rest: Rest | None = None
        self.turns = Turns()
        self.ticker = ticker  # for games against the clock
        self._people = people
        self._header = people.header
        self._match: Match | None = None
        self._limits: dict[int, int] = {}  # ms that the game allows each seat to act for its question
        self._window = WindowClock(ticker) if people.game.realtime is not None else None
        self._pauses = Pauses(longest_pause)
        self._rest_ms = rest_ms  # length of the rest after a beat; 0: the table rests only when the host says so

    def begin(self, match: Match) -> None:
        """Start counting for a match that begins, or was loaded with its log."""
        self._match = match
        self.turns = Turns()
        for seat in match.turns[0]:
            self.turns.ask(seat, 0, self._header.started)
        for entry in match.entries:
            self.turns.follow(entry, match.turns[entry.seq])
        self._allow(match, list(match.legal))
        self.tend_window()

    def follow(self, step: Step) -> None:
        """Update everybody's time after an entry was committed."""
        match, entry = self._match, step.entry
        assert match is not None, "a match is being played"
        self.turns.follow(entry, match.turns[entry.seq])
        self.turns.stop(list(match.legal))
        self._allow(match, [seat for seat in match.legal if match.asked[seat] == entry.seq])
        if self._people.is_live():
            self._rest_after(entry, step.events)
        else:
            self.rest = None
        self.tend_window()

    # Thinking

    def _allow(self, match: Match, seats: list[int]) -> None:
        """Note how long the game lets these seats think, if the table leaves that to the game."""
        if self._header.clock.limit or not self._is_counted():
            return
        for seat in seats:
            if seat < match.seats:
                self._limits[seat] = self._patience(match, seat)[0] * SECOND

    def _is_counted(self) -> bool:
        """Tell whether everybody's time is limited: by the clock of the table, or in a game against the clock."""
        return self._header.clock.mode != NONE or self._window is not None

    def _patience(self, match: Match, seat: int) -> tuple[int, Action]:
        return match.game.patience(match.view(seat), match.legal[seat])

    def limit(self, seat: int) -> int | None:
        """Return the ms that a seat has for its present question; None: no limit."""
        match, clock = self._match, self._header.clock
        if match is None:
            return None
        if clock.mode == DAYS:
            return clock.limit * DAY
        hurries = match.game.hurries
        if hurries is not None and hurries(match.view(seat)):
            return self._patience(match, seat)[0] * SECOND
        return clock.limit * SECOND if clock.limit else self._limits.get(seat)

    def deadline(self, seat: int) -> int | None:
        """Return the time when the table acts for a seat, as if a rest ended now.

        Seats that were asked before the table was opened or loaded get some extra time.
        """
        limit = self.limit(seat)
        if limit is None:
            return None
        since, opened = self.turns.since[seat], self._people.presence.opened
        deadline = max(since + limit, opened + RESUME_GRACE) if since < opened else since + limit
        return deadline if self.rest is None else deadline + self._people.now() - max(self.rest.since, since)

    def question(self, seat: int) -> int | None:
        """Return the seq that first asked a seat its present question, or None; its own undo asks nothing new."""
        match = self._match
        return self.turns.of(seat).question if match is not None and seat in match.legal else None

    def is_known(self, seat: int) -> bool:
        """Tell whether a seat is asked what it has thought about before it took a move back."""
        return self.question(seat) is not None and self.turns.of(seat).thought > 0

    def waited(self, seat: int) -> int:
        """Return the ms that a seat has been waited for; they stand still during a rest."""
        arrived = self._header.seats[seat].since if self._people.is_guest(seat) else 0
        since = max(self.turns.since[seat], self._people.presence.opened, arrived)
        until = self._people.now() if self.rest is None else max(self.rest.since, since)
        return until - since

    def overdue(self) -> list[tuple[int, Action]]:
        """List the seats whose time is over, each with the action that is then played for it."""
        match = self._match
        if match is None or self.rest is not None or not self._people.is_live():
            return []
        late = [seat for seat in match.legal if seat < match.seats and self._is_over(seat)]
        return [(seat, self._patience(match, seat)[1]) for seat in late]

    def _is_over(self, seat: int) -> bool:
        deadline = self.deadline(seat)
        return deadline is not None and deadline <= self._people.now()

    def next_due(self) -> int | None:
        """Return the next time when something happens by itself: a rest ends, a deadline passes, or a bot sits in."""
        if self._match is None or not self._people.is_live():
            return None
        due = [*self._clocks_due(self._match), *self._absences_due()]
        return min(due) if due else None

    def _clocks_due(self, match: Match) -> list[int]:
        if self.rest is not None:
            until = self._pauses.may_be_ended_at() if self.rest.kind == PAUSE else self.rest.until
            return [] if until is None or (self.rest.kind == PAUSE and until <= self._people.now()) else [until]
        if not self._is_counted() and match.game.hurries is None:
            return []
        deadlines = [self.deadline(seat) for seat in match.legal if seat < match.seats]
        return [time for time in deadlines if time is not None]

    def _absences_due(self) -> list[int]:
        people = self._people
        if self._header.clock.mode == DAYS or (self._window is not None and not self.is_paused()):
            return []
        gone = [seat for seat in people.playing() if not people.presence.is_here(seat) and people.is_waited_for(seat)]
        return [time for seat in gone if (time := people.presence.long_gone_at(seat)) > people.now()]

    # Rest

    def waits_for(self) -> list[int]:
        """List the seats that a rest waits for: their players are here, and have not said that they are ready.

        A pause waits for the people who may end it: the host, later anybody.
        """
        rest = self.rest
        if self.is_paused():
            return [seat for seat in self._people.here() if not self._is_hosts_pause() or seat == self._people.host()]
        if rest is None or not rest.waits_for_people() or (rest.kind == BEAT and self._people.is_skipping()):
            return []
        return [seat for seat in self._people.awake() if seat not in rest.ready]

    def facts(self) -> object:
        """Return what people are told of a rest, so that a change can be noticed."""
        rest = self.rest
        return None if rest is None else (rest.kind, rest.until, sorted(rest.ready), self.waits_for())

    def is_paused(self) -> bool:
        """Tell whether the host has stopped the table."""
        return self.rest is not None and self.rest.kind == PAUSE

    def check_rest(self, by: str) -> None:
        """Raise WrongMoment if this kind of player may not act while the table rests: during a beat only people may."""
        if self.rest is None:
            return
        if self.rest.kind == PAUSE:
            raise WrongMoment("paused", "the host has paused the table", {})
        if self.rest.kind in (START, COUNT):
            raise WrongMoment("not-started", "the first card comes when everybody is ready", {})
        if by != "person":
            raise WrongMoment("resting", "the table rests for a moment", {})

    def ready(self, seat: int) -> None:
        """Note that somebody is ready; a rest that waits for people ends when everybody who is here is ready."""
        rest = self.rest
        if rest is not None and rest.waits_for_people() and seat in self._people.playing():
            rest.ready.add(seat)
            if rest.kind == START and rest.until is None:
                rest.until = self._people.now() + GETTING_READY
            self.review()

    def pause(self) -> None:
        """Stop the table until somebody resumes it; raise WrongMoment if the others have just done so."""
        self._pauses.begin(self._people.now())
        self._begin_rest(PAUSE, None)

    def check_resume(self, seat: int) -> None:
        """Raise NotAllowed unless a seat may resume the table."""
        if self._is_hosts_pause():
            self._people.check_host(seat)
        else:
            self._people.check_player(seat)

    def _is_hosts_pause(self) -> bool:
        """Tell whether the host alone may end a pause: they are here, and it has not lasted too long."""
        people = self._people
        is_long = self.is_paused() and people.now() >= self._pauses.may_be_ended_at()
        return people.named_host() in people.here() and not is_long

    def go_on(self, seat: int) -> None:
        """Resume a paused table for a seat; before the first move against the clock, everybody gets ready again."""
        self._pauses.end(self._people.now(), by_host=seat == self._people.named_host())
        self._end_rest()
        self.await_start()

    def await_start(self) -> None:
        """Wait until everybody is ready, if a game against the clock is about to begin."""
        match = self._match
        assert match is not None, "a match is being played"
        if self._rest_ms and self._window is not None and not match.moves and self._people.playing():
            self._begin_rest(START, None)

    def _rest_after(self, entry: Entry, events: list[Event]) -> None:
        """Rest after a beat; a seat that acts during the rest is ready, and an undo ends the rest."""
        rest = self.rest
        if rest is not None and not rest.waits_for_people():
            return
        if any([event.kind.beat for event in events]):
            self._begin_beat()
        elif entry.kind == UNDO:
            self._end_rest()
        elif rest is not None:
            if entry.kind == MOVE:
                rest.ready.add(entry.seat)
            self.review()

    def _begin_beat(self) -> None:
        people = self._people
        self._end_rest()
        if self._rest_ms and people.presence.is_anybody_here() and not people.is_skipping():
            self._begin_rest(BEAT, beat_length(self._rest_ms, len(people.playing()), len(people.here())))

    def limit_beat(self) -> None:
        """Give a rest an end: it had none while only one person was here, and now another one has come."""
        rest = self.rest
        if rest is not None and rest.kind == BEAT and rest.until is None and len(self._people.playing()) > 1:
            rest.until = self._people.now() + self._rest_ms

    def review(self) -> None:
        """End a rest that no longer waits for anybody; before the first window comes the countdown."""
        if self.rest is None or self.waits_for():
            return
        if self.rest.kind == BEAT:
            self._end_rest()
        elif self.rest.kind == START and self._people.here():
            self._begin_rest(COUNT, COUNTDOWN)

    def pass_rest(self) -> None:
        """End a rest whose time is over; a start no longer waits for players who are not ready."""
        rest = self.rest
        if rest is None or rest.until is None or rest.until > self._people.now():
            return
        if rest.kind != START:
            self._end_rest()
        elif self._people.here():
            self._begin_rest(COUNT, COUNTDOWN)
        else:
            self._begin_rest(START, None)

    def _begin_rest(self, kind: str, length: int | None) -> None:
        self._end_rest()
        now = self._people.now()
        self.rest = Rest(kind, now, None if length is None else now + length)
        self.tend_window()

    def _end_rest(self) -> None:
        """End the rest; its length is added to the time of every seat that is to act."""
        rest, self.rest = self.rest, None
        if rest is None or self._match is None:
            return
        now, since = self._people.now(), self.turns.since
        for seat in self._match.legal:
            if since[seat] < now:
                since[seat] += now - max(rest.since, since[seat])
        self.tend_window()

    # Windows of games against the clock

    def window_number(self) -> int | None:
        """Return the number of the window that the match is in: the seq that opened it."""
        match = self._match
        return match.asked[match.seats] if match is not None and match.seats in match.legal else None

    def window(self) -> tuple[int, int] | None:
        """Return the number and the age in ms of the open window, or None; none is open while a table rests."""
        number = self.window_number()
        if self._window is None or number is None or self.rest is not None or not self._people.is_live():
            return None
        return number, self._window.age()

    def tend_window(self) -> None:
        """Open the window that the match is in; it stops during a rest, and starts over while nobody is there."""
        number = self.window_number()
        if self._window is None or number is None:
            return
        self._window.open(number)
        if not self._people.is_somebody_there():
            self._window.start_over()
        elif self.rest is not None:
            self._window.stand()
        else:
            self._window.go_on()
