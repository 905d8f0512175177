"""People: the players of a table: which of them are there, what each may do, and what they have said and asked for."""

from saloon.bots.levels import ADVISER, USUAL, thinks_ahead
from saloon.core.game import Game
from saloon.core.match import Match
from saloon.table.absence import Absence, absence_of
from saloon.table.answers import Answers
from saloon.table.chat import Chat, Line
from saloon.table.clock import DAYS, Now
from saloon.table.errors import NotAllowed, SeatChanged, WrongMoment
from saloon.table.presence import Presence
from saloon.table.seats import BOT, PERSON, Right
from saloon.table.store import ALWAYS, AUTO, LIVE, OVER, Header
from saloon.table.visitors import Visitors


class People:
    """The people around one table, and the bots that sit among them or sit in for them."""

    def __init__(self, game: Game, header: Header, now: Now, grace: int) -> None:
        self.game = game
        self.header = header
        self.now = now
        self.resigned: set[int] = set()
        self.presence = Presence(grace, now())
        self.visitors = Visitors(header)
        self.chat = Chat()
        self.answers = Answers()
        self.wishes: set[int] = set()  # seats that want a rematch
        self.skips: set[int] = set()  # seats that want to skip to their next question
        self.idle: set[int] = set()  # seats of people who did not move: a bot sits in until they are back
        self.absence = self._absence()

    def settle(self) -> None:
        """Apply the options of the table: they decide what happens when people are away."""
        self.absence = self._absence()

    def _absence(self) -> Absence:
        return absence_of(self.game, len(self.header.seats), self.header.options, self.presence, self.now)

    def begin(self, match: Match) -> None:
        """Note the match that begins, or was loaded."""
        self.resigned = match.resigned
        self.answers.read(match.entries)

    def is_live(self) -> bool:
        """Tell whether a match is being played."""
        return self.header.status == LIVE

    # Rights

    def seat_of(self, proof: str) -> int | None:
        """Return the seat that a proof belongs to, or None."""
        for number, seat in enumerate(self.header.seats):
            if seat.secret_hash == proof:
                return number
        return None

    def proof(self, seat: int) -> str:
        """Return the proof of the person on a seat; another person on that seat has another proof."""
        return self.header.seats[seat].secret_hash

    def household(self, seat: int) -> str:
        """Return what people who vote together have in common: at a public table their address, if it is known."""
        proof = self.proof(seat)
        return (self.header.is_public and self.visitors.addresses.get(proof)) or proof

    def holds(self, right: Right) -> bool:
        """Tell whether a right is still valid: its seat has not changed hands."""
        seats = self.header.seats
        return right.seat < len(seats) and seats[right.seat].secret_hash == right.proof

    def check_right(self, right: Right | None, seat: int | None) -> None:
        """Raise SeatChanged unless a right is still valid for this seat, WrongMoment if its owner was moved to another.

        The table itself acts without a right.
        """
        if right is None or (right.seat == seat and self.holds(right)):
            return
        if self.seat_of(right.proof) is not None:
            raise WrongMoment("seat-moved", "the host has given you another seat; send it again", {})
        raise SeatChanged("seat-changed", f"seat {seat} has changed hands", {})

    def check_player(self, seat: int) -> None:
        """Raise NotAllowed for a seat that has resigned, or belongs to nobody."""
        if seat >= len(self.header.seats) or seat in self.resigned:
            raise NotAllowed("resigned", f"seat {seat} has resigned", {"seat": seat})

    def check_host(self, seat: int | None) -> None:
        """Raise NotAllowed for everybody but the host."""
        if seat != self.host():
            raise NotAllowed("host-only", "only the host may do this", {})

    def host(self) -> int | None:
        """Return the seat of the host; in a match, the person here longest replaces one who is long gone."""
        named = self.named_host()
        if named is None or not self.is_live() or self.header.clock.mode == DAYS or not self._is_long_gone(named):
            return named
        others = [seat for seat in self.playing() if not self._is_long_gone(seat)]
        return min(others, key=lambda seat: self.header.seats[seat].since, default=named)

    def named_host(self) -> int | None:
        """Return the seat of the person who opened the table or was named host, else of the one here longest.

        Whether that person is here does not matter.
        """
        seats, named = self.header.seats, self.seat_of(self.header.host)
        return min(self.playing(), key=lambda seat: (seat != named, seats[seat].since, seat), default=None)

    def check_lasting(self, seat: int | None) -> None:
        """Raise NotAllowed for everybody but the host, also for a player who replaces them: the change will last."""
        self.check_host(seat)
        if seat != self.named_host():
            raise NotAllowed("host-away", "the host is away, and decides this when they are back", {})

    def check_naming(self, host: int, seat: int) -> None:
        """Raise NotAllowed unless the host names another person who plays."""
        self.check_lasting(host)
        if seat == host or seat not in self.playing():
            raise NotAllowed("no-such-seat", f"seat {seat} cannot be changed", {"seat": seat})

    def _is_long_gone(self, seat: int) -> bool:
        return not self.presence.is_here(seat) and self.now() >= self.presence.long_gone_at(seat)

    def has_hints(self) -> bool:
        """Tell whether bots give hints at this table now; against the clock there is nothing to think about."""
        if self.game.realtime is not None or not thinks_ahead(self.game, ADVISER):
            return False
        is_alone = self.header.hints == AUTO and len(self.playing()) <= 1
        return is_alone or self.header.hints == ALWAYS

    def check_hints(self) -> None:
        """Raise NotAllowed where no hints are given."""
        if not self.has_hints():
            raise NotAllowed("no-hints", "at this table nobody is given a hint", {})

    # Who is there

    def playing(self) -> list[int]:
        """List the seats of people who have not resigned."""
        seats = self.header.seats
        return [seat for seat, each in enumerate(seats) if each.kind == PERSON and seat not in self.resigned]

    def is_guest(self, seat: int) -> bool:
        """Tell whether a person sits on the seat of a bot, which they took during the match."""
        seats = self.header.seats
        return 0 <= seat < len(seats) and seats[seat].bot is not None and seat not in self.resigned

    def here(self) -> list[int]:
        """List the seats of people who have not resigned and are connected."""
        return [seat for seat in self.playing() if self.presence.is_here(seat)]

    def awake(self) -> list[int]:
        """List the seats of people who are here, but for those who did not move for so long that a bot sits in."""
        return [seat for seat in self.here() if seat not in self.idle]

    def is_there(self, seat: int) -> bool:
        """Tell whether a person can play: they are connected, and in a game against the clock also look at the page."""
        return self.absence.is_there(seat)

    def is_somebody_there(self) -> bool:
        """Tell whether a player who is not a bot is there; a table of bots needs none."""
        return not self.playing() or bool(self.here())

    def is_waited_for(self, seat: int) -> bool:
        """Tell whether somebody else is here and plays."""
        return any([other != seat for other in self.awake()])

    def is_away(self, seat: int) -> bool:
        """Tell whether the table goes on without a person: they are gone, or do not move, and somebody else waits."""
        if self.header.seats[seat].kind != PERSON or self.header.clock.mode == DAYS:
            return False
        is_missed = seat in self.idle or (not self.is_there(seat) and self.absence.is_given_up(seat))
        return is_missed and self.is_live() and self.is_waited_for(seat)

    def bot_level(self, seat: int) -> str:
        """Return the level of the bot that plays for a seat now; empty if a person or the clock does."""
        if seat >= len(self.header.seats):
            return ""
        chair = self.header.seats[seat]
        if chair.kind == BOT:
            return chair.level
        return USUAL if seat in self.resigned or (self.absence.has_stand_in and self.is_away(seat)) else ""

    # They come and go

    def come(self, seat: int | None) -> None:
        """Note that somebody has connected."""
        self.presence.come(seat)
        if seat is not None:
            self.absence.come_back(seat)

    def hide(self, seat: int, *, hidden: bool) -> None:
        """Note that a connected player looks away from the page, or looks again; it matters only against the clock."""
        self.presence.hide(seat, 1 if hidden else -1)
        if self.is_there(seat):
            self.absence.come_back(seat)

    def go(self, seat: int | None, *, for_good: bool) -> None:
        """Note that somebody has disconnected; players who leave for good are not waited for."""
        self.presence.go(seat, self.now())
        if seat is not None and not self.presence.is_here(seat):
            if for_good:
                self.absence.give_up(seat)
            self.wishes.discard(seat)

    def replace(self, host: int, seat: int) -> None:
        """Let the host call a bot at once for a player who is gone; it leaves when they are back."""
        self.check_host(host)
        if seat not in self.playing():
            raise NotAllowed("no-such-seat", f"seat {seat} cannot be changed", {"seat": seat})
        if self.header.clock.mode == DAYS:
            raise WrongMoment("by-days", "in play by days nobody is replaced", {})
        if self.presence.is_here(seat):
            raise WrongMoment("still-here", f"seat {seat} is still here", {})
        self.absence.give_up(seat)

    # What they say and wish

    def say(self, seat: int, text: str, client_id: str) -> Line | None:
        """Add what a seat says to the chat; return the line, or None if nothing readable is left of it."""
        name = self.header.seats[seat].name
        self.answers.note(seat, client_id)
        return self.chat.add(seat, name, text, self.now())

    def wish(self, seat: int) -> bool:
        """Note that a seat wants a rematch; tell whether everybody who is here now does."""
        if self.header.status != OVER:
            raise WrongMoment("not-over", "the match is not over yet", {})
        self.wishes.add(seat)
        people = [number for number, each in enumerate(self.header.seats) if each.kind == PERSON]
        return all([number in self.wishes or not self.presence.is_here(number) for number in people])

    def is_skipping(self) -> bool:
        """Tell whether everybody who is here wants to skip to their next question."""
        if not self.skips:
            return False
        awake = self.awake()
        return bool(awake) and all([seat in self.skips for seat in awake])
