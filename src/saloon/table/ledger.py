"""Ledger: a match with everything its log can hold; moves, moves taken back, and resignations.

An undo turns the table back, never the luck: the stream of draws goes on where it was. So the whole log, taken-back
moves included, can be recomputed from the seed, and nobody can try the same draw twice.
"""

from dataclasses import dataclass

from saloon.core.action import Action
from saloon.core.chance import SeededChance
from saloon.core.errors import IllegalAction, SaloonError, WrongLog
from saloon.core.event import Event
from saloon.core.game import Game
from saloon.core.match import Match, Step, replay
from saloon.core.rules import View
from saloon.table.errors import WrongVersion
from saloon.table.seats import PERSON
from saloon.table.store import MOVE, RESIGN, UNDO, Entry, Header, Stored


@dataclass
class Happening:
    """What a move that stands brought about."""

    seq: int
    events: list[Event]


@dataclass
class Outcome:
    """How a match ended."""

    scores: list[list[int]]
    winners: list[int]
    by: str  # `rules`, or `resignation`


class Ledger:
    """The state of a match and its log; an entry is prepared, stored by somebody else, then committed."""

    def __init__(self, game: Game, header: Header) -> None:
        if header.version != game.version:
            raise _wrong_version(game, header.version)
        self.game = game
        self.header = header
        seats = len(header.seats)
        self.match = Match(game, seats, game.settle(seats, dict(header.options)), SeededChance(header.seed))
        self.entries: list[Entry] = []
        self.told: list[Happening] = []  # one for each move that stands
        self.resigned: set[int] = set()
        self.legal: dict[int, list[Action]] = {}  # of each seat to act
        self.asked: dict[int, int] = {}  # the seq since which each seat to act is asked the same
        self.since: dict[int, int] = {}  # when the time of each seat to act began
        self._barrier = 0  # moves that were played before an undo by consent are no longer free
        self._ask(header.started, set())

    @property
    def seq(self) -> int:
        """Give the number of entries."""
        return len(self.entries)

    def is_over(self) -> bool:
        """Tell whether nobody is to act, or all but one, or all people, have resigned."""
        return not self.legal or self._is_given_up()

    def _is_given_up(self) -> bool:
        if not self.resigned:
            return False
        left = [seat for seat in range(self.match.seats) if seat not in self.resigned]
        people = [seat for seat in left if self.header.seats[seat].kind == PERSON]
        return len(left) <= 1 or not people

    def outcome(self) -> Outcome:
        """Judge a match that is over; who has resigned cannot win."""
        scores = self.game.rules.scores(self.match.state)
        left = [seat for seat in range(self.match.seats) if seat not in self.resigned]
        best = max(scores[seat] for seat in left) if left else None
        winners = [seat for seat in left if scores[seat] == best]
        return Outcome([list(score) for score in scores], winners, "resignation" if self._is_given_up() else "rules")

    def view(self, seat: int) -> View:
        """Show what a seat may know."""
        view = self.game.rules.view(self.match.state, seat)
        assert isinstance(view, View)
        return view

    # Entries are prepared on a copy; nothing changes before they are committed.

    def prepare_move(self, seat: int, action: Action, at: int, by: str, client_id: str = "") -> tuple[Entry, Step]:
        """Try a move; raise IllegalAction if it is not legal."""
        step = self.match.prepare(seat, action)
        entry = Entry(self.seq + 1, MOVE, seat, at, str(action), step.record.draws, by=by, client_id=client_id)
        return entry, step

    def prepare_undo(self, seat: int, at: int, client_id: str = "") -> Entry:
        """Make the entry that takes the last move of a seat back, and all that came after it."""
        back_to = self.last_move_of(seat)
        if back_to is None:
            raise IllegalAction("take-back", f"seat {seat} has no move to take back", {"seat": seat})
        return Entry(self.seq + 1, UNDO, seat, at, back_to=back_to - 1, client_id=client_id)

    def prepare_resignation(self, seat: int, at: int, client_id: str = "") -> Entry:
        """Make the entry by which a seat gives up."""
        return Entry(self.seq + 1, RESIGN, seat, at, client_id=client_id)

    def last_move_of(self, seat: int) -> int | None:
        """Give the seq of the last move of a seat that stands."""
        log = self.match.log
        for number in range(len(log) - 1, -1, -1):
            if log[number].seat == seat:
                return self.told[number].seq
        return None

    def undo_is_free(self, seat: int) -> bool:
        """Tell whether a seat may take its last move back without asking."""
        return len(self.match.log) > self._barrier and self.match.may_take_back(seat)

    def commit(self, entry: Entry, step: Step | None = None) -> list[Event]:
        """Let an entry become true; tell what happened."""
        before = set(self.legal)
        events: list[Event] = []
        self.entries.append(entry)
        if entry.kind == MOVE:
            assert step is not None, "a move is prepared before it is committed"
            self.match.commit(step)
            events = step.events
            self.told.append(Happening(entry.seq, events))
            before.discard(entry.seat)
        elif entry.kind == UNDO:
            self._turn_back(entry)
            before = set()
        else:
            self.resigned.add(entry.seat)
        self._ask(entry.at, before)
        return events

    def _turn_back(self, entry: Entry) -> None:
        was_free = self.undo_is_free(entry.seat)
        standing = len([happening for happening in self.told if happening.seq <= entry.back_to])
        self.told = self.told[:standing]
        data = self.match.to_data()
        moves = data["moves"]
        assert isinstance(moves, list)
        chance = self.match.chance
        self.match = replay(self.game, data | {"moves": moves[:standing]})
        self.match.chance = chance
        if not was_free:
            self._barrier = standing

    def _ask(self, at: int, before: set[int]) -> None:
        """Note what each seat is asked now; who is asked the same as before keeps his time and his seq."""
        rules, state = self.game.rules, self.match.state
        legal = {seat: rules.legal_actions(state, seat) for seat in rules.to_act(state)}
        for seat, actions in legal.items():
            if seat not in before:
                self.since[seat] = at
            if seat not in before or actions != self.legal[seat]:
                self.asked[seat] = self.seq
        self.legal = legal

    # What readers are told.

    def events_from(self, seq: int) -> int:
        """Give the seq up to which a reader who has the events up to `seq` may keep them."""
        if seq > self.seq:
            return 0
        return min([seq, *[entry.back_to for entry in self.entries[seq:] if entry.kind == UNDO]])

    def happenings(self, after: int) -> list[Happening]:
        """List what happened after a seq and still stands."""
        return [happening for happening in self.told if happening.seq > after]

    def told_to_act(self, view: View) -> list[int]:
        """Name who is to act as far as the owner of a view may know it; the view itself says it if that is a secret."""
        known = getattr(view, "to_act", None)
        return list(known if known is not None else self.legal)

    def deed(self, entry: Entry) -> list[object]:
        """Give one line of the log as plain data, for who recomputes the luck."""
        if entry.kind == MOVE:
            return [MOVE, entry.seat, entry.action, entry.draws]
        return [UNDO, entry.seat, entry.back_to] if entry.kind == UNDO else [RESIGN, entry.seat]


def rebuild(game: Game, stored: Stored) -> Ledger:
    """Rebuild a match from its log and its seed; raise WrongLog if the log does not replay, draw by draw."""
    ledger = Ledger(game, stored.header)
    if ledger.match.setup_draws != stored.header.setup:
        raise WrongLog("log-luck", "the draws of move 0 are not those of the log", {"move": 0})
    for entry in stored.entries:
        if entry.seq != ledger.seq + 1:
            raise WrongLog("log-gap", f"entry {ledger.seq + 1} of the log is missing", {"move": ledger.seq + 1})
        ledger.commit(entry, recompute(ledger, entry) if entry.kind == MOVE else None)
    return ledger


def recompute(ledger: Ledger, entry: Entry) -> Step:
    """Play a stored move again; raise WrongLog unless it is legal and brings the same draws."""
    try:
        step = ledger.match.prepare(entry.seat, ledger.match.parse(entry.action))
    except SaloonError as error:
        raise WrongLog(
            "log-move",
            f"move {entry.seq} of the log, {entry.action!r} by seat {entry.seat}: {error}",
            {"move": entry.seq, "action": entry.action, "seat": entry.seat},
        ) from error
    if step.record.draws != entry.draws:
        raise WrongLog("log-luck", f"the draws of move {entry.seq} are not those of the log", {"move": entry.seq})
    return step


def begin(game: Game, header: Header) -> Ledger:
    """Lay the table out; the draws of the setup become part of the header."""
    ledger = Ledger(game, header)
    header.setup = ledger.match.setup_draws
    return ledger


def _wrong_version(game: Game, version: int) -> WrongVersion:
    return WrongVersion(
        "log-version",
        f"this match was played by version {version} of {game.name}; this house plays version {game.version}",
        {"game": game.name, "version": version, "ours": game.version},
    )
