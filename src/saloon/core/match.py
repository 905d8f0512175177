"""Match: a state and the log that rebuilds it; moves, moves taken back, and resignations.

An undo takes back the state and its draws: the same move made again draws the same, so nothing is gained by an undo.
In older logs the stream of draws went on where it was; they replay as they were played.
"""

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from saloon.core.action import Action
from saloon.core.chance import Chance, ScriptedChance, SeededChance
from saloon.core.errors import ErrorFacts, IllegalAction, MalformedMessage, SaloonError, WrongData, WrongLog
from saloon.core.event import Event
from saloon.core.game import Game, Why
from saloon.core.log import MOVE, RESIGN, REWIND, UNDO, Entry, Log
from saloon.core.options import Options
from saloon.core.reading import check_numbers
from saloon.core.rules import Data, State, View, save

BETWEEN_MARKS: Final = 32  # moves
MOST: Final = 999_999  # of anything in a saved position
MOST_MS: Final = 999_999_999  # of anything in a saved position of a game against the clock: eleven days


@dataclass
class Move:
    """A move that stands (was not taken back), and the events it caused."""

    seq: int
    seat: int
    action: Action
    draws: list[int]
    events: list[Event]
    luck: Chance  # the chance as it was before the move


class Step:
    """An entry tried on a copy of the state; it takes effect when it is committed."""

    def __init__(self, entry: Entry, state: State, chance: Chance, move: Move | None = None) -> None:
        self.entry = entry
        self.state = state
        self.chance = chance
        self.move = move  # None for an undo or a resignation

    @property
    def events(self) -> list[Event]:
        """The events that it causes."""
        return self.move.events if self.move is not None else []


@dataclass
class Outcome:
    """How a match ended."""

    scores: list[list[int]]
    winners: list[int]
    by: str  # `rules`, or `resignation`


class Match:
    """A game being played: prepare an entry on a copy, then commit it. The version of its rules never changes."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options,
        chance: Chance,
        position: Data | None = None,
        version: int = 0,
    ) -> None:
        self.game = game
        self.version = version or game.version
        self.seats = seats
        self.options = options
        self.numbering = game.numbering(seats, options)
        self.chance = chance
        self.position = position  # a saved state to begin from instead of the setup
        self.state = self._lay_out(chance)
        self.setup_draws = chance.draws
        self.entries: list[Entry] = []
        self.moves: list[Move] = []  # the moves that were not taken back
        self.resigned: set[int] = set()
        self.legal: dict[int, list[Action]] = {}  # the legal actions of each seat to act
        self.asked: dict[int, int] = {}  # for each seat to act, the seq since which its question is the same
        self.turns: list[list[int]] = []  # for seq 0 and for each entry: the seats whose thinking time began with it
        self.taken_back: dict[int, int] = {}  # how often each seat has taken moves back
        self._final = 0  # how many of the moves can no longer be taken back without asking
        self._marks: list[State] = [self.state]  # the states after every BETWEEN_MARKS moves, for undos
        self._ask([], renews=False)

    def _lay_out(self, chance: Chance) -> State:
        if self.position is not None:
            found = load(self.game, self.position)
            sides = len(self.game.rules.scores(found))
            if sides != self.seats:
                problem = f"it has {sides} seats, not {self.seats}"
                raise WrongData("position", f"this position cannot be: {problem}", {"problem": problem})
            return found
        state: State = self.game.rules.setup_by(self.version, self.seats, self.options, chance)
        return state

    def state_after(self, moves: int) -> State:
        """Return the state after the first so many moves that stand, by playing them again from the last mark."""
        mark = min(moves, len(self.moves)) // BETWEEN_MARKS
        state = self._marks[mark].clone()
        for move in self.moves[mark * BETWEEN_MARKS : moves]:
            self.game.rules.apply(state, move.seat, move.action, ScriptedChance(move.draws))
        return state

    # Questions

    @property
    def seq(self) -> int:
        """The number of entries."""
        return len(self.entries)

    def to_act(self) -> tuple[int, ...]:
        """Name the seats that may act now."""
        return tuple(self.legal)

    def is_over(self) -> bool:
        """Tell whether nobody is left to act, or all but one have resigned."""
        return not self.legal or (bool(self.resigned) and len(self._left()) <= 1)

    def outcome(self) -> Outcome:
        """Judge a match that is over; a seat that has resigned cannot win."""
        scores, left = self.game.rules.scores(self.state), self._left()
        best = max([scores[seat] for seat in left]) if left else None
        winners = [seat for seat in left if scores[seat] == best]
        return Outcome([list(score) for score in scores], winners, "resignation" if self.legal else "rules")

    def _left(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self.resigned]

    def view(self, seat: int) -> View:
        """Show what a seat may know."""
        view: View = self.game.rules.view(self.state, seat)
        return view

    def why_not(self, seat: int, kind: str, number: int) -> Why | None:
        """Tell why a seat cannot play a thing now, by what it knows: a text and its facts; None if it can."""
        actions, view = self.legal.get(seat, []), self.view(seat)
        if self.is_over():
            return "not-over", {}
        if not actions and self.game.realtime is None:
            return "not-turn", {"seats": [each for each in view.to_act if each < self.seats]}
        if self.game.why_not is not None:
            return self.game.why_not(view, actions, kind, number)
        return None if is_named(self.game, actions, kind, number) else ("not-now", {})

    def parse(self, text: str) -> Action:
        """Read the text form of an action of this match."""
        return self.numbering.parse(text)

    # Entries are prepared on a copy; nothing changes before they are committed.

    def prepare(self, seat: int, action: Action, at: int = 0, by: str = "person", client_id: str = "") -> Step:
        """Try a move; raise IllegalAction if it is not legal."""
        check_legal(self.game, self.state, seat, action, self.legal.get(seat, []))
        state, chance = self.state.clone(), self.chance.clone()
        events = self.game.rules.apply(state, seat, action, chance)
        entry = Entry(self.seq + 1, MOVE, seat, at, str(action), chance.draws, by=by, client_id=client_id)
        return Step(entry, state, chance, Move(entry.seq, seat, action, chance.draws, events, self.chance))

    def prepare_undo(self, seat: int, at: int = 0, client_id: str = "", how: str = REWIND) -> Step:
        """Try to take back the last move of a seat, and all that came after it; raise IllegalAction if it has none."""
        last = self.last_move_of(seat)
        if last is None:
            raise IllegalAction("take-back", f"seat {seat} has no move to take back", {"seat": seat})
        entry = Entry(self.seq + 1, UNDO, seat, at, how, back_to=last - 1, client_id=client_id)
        standing = self._standing(entry.back_to)
        luck = self.moves[standing].luck if how == REWIND else self.chance
        return Step(entry, self.state_after(standing), luck)

    def prepare_resignation(self, seat: int, at: int = 0, client_id: str = "") -> Step:
        """Try to let a seat resign."""
        return Step(Entry(self.seq + 1, RESIGN, seat, at, client_id=client_id), self.state, self.chance)

    def prepare_again(self, entry: Entry) -> Step:
        """Try an entry of a log; raise WrongLog unless it comes next, is legal, and draws what the log says."""
        if entry.seq != self.seq + 1:
            raise WrongLog("log-gap", f"entry {self.seq + 1} of the log is missing", {"move": self.seq + 1})
        try:
            step = self._try(entry)
        except SaloonError as error:
            raise _wrong_entry(entry, error) from error
        if step.entry.draws != entry.draws or step.entry.back_to != entry.back_to:
            raise _other_luck(entry.seq)
        step.entry = entry
        return step

    def _try(self, entry: Entry) -> Step:
        if entry.kind == UNDO:
            return self.prepare_undo(entry.seat, how=entry.action)
        if entry.kind == RESIGN:
            return self.prepare_resignation(entry.seat)
        return self.prepare(entry.seat, self.parse(entry.action))

    def commit(self, step: Step) -> None:
        """Let a prepared step take effect, and ask which seats act next."""
        entry = step.entry
        going_on = [seat for seat in self.legal if entry.kind != UNDO and (entry.kind != MOVE or seat != entry.seat)]
        if entry.kind == UNDO:
            self._turn_back(entry)
        elif entry.kind == RESIGN:
            self.resigned.add(entry.seat)
        self.entries.append(entry)
        self.state, self.chance = step.state, step.chance
        if step.move is not None:
            self._stand(step.move)
        self._ask(going_on, renews=any([event.kind.renews for event in step.events]))

    def _ask(self, going_on: list[int], *, renews: bool) -> None:
        """Work out the legal actions, once per position; a seat whose question stays the same keeps its seq."""
        rules = self.game.rules
        legal = {seat: rules.legal_actions(self.state, seat) for seat in rules.to_act(self.state)}
        for seat, actions in legal.items():
            if seat not in going_on or actions != self.legal[seat]:
                self.asked[seat] = self.seq
        self.turns.append([seat for seat in legal if renews or seat not in going_on])
        self.legal = legal

    def _stand(self, move: Move) -> None:
        self.moves.append(move)
        if len(self.moves) % BETWEEN_MARKS == 0:
            self._marks.append(self.state)  # never changed later: every entry is tried on a copy
        if move.draws or any([event.kind.reveals for event in move.events]):
            self._final = len(self.moves)

    def _turn_back(self, entry: Entry) -> None:
        """Take moves back; if that was not free, no earlier move can be taken back freely any more."""
        is_free = self.may_take_back(entry.seat)
        self.taken_back[entry.seat] = self.taken_back.get(entry.seat, 0) + 1
        del self.moves[self._standing(entry.back_to) :]
        del self._marks[len(self.moves) // BETWEEN_MARKS + 1 :]
        if not is_free:
            self._final = len(self.moves)

    def _standing(self, seq: int) -> int:
        """Count the moves up to a seq, from the end, since an undo is usually of a late move."""
        standing = len(self.moves)
        while standing and self.moves[standing - 1].seq > seq:
            standing -= 1
        return standing

    def play(self, seat: int, action: Action) -> list[Event]:
        """Prepare and commit a move at once."""
        step = self.prepare(seat, action)
        self.commit(step)
        return step.events

    # Undo

    @property
    def allows_undo(self) -> bool:
        """Whether moves can be taken back at all: against the clock they cannot."""
        return self.game.realtime is None

    def last_move_of(self, seat: int) -> int | None:
        """Return the seq of the last move of a seat that stands, or None."""
        for move in reversed(self.moves):
            if move.seat == seat:
                return move.seq
        return None

    def may_take_back(self, seat: int) -> bool:
        """Tell whether a seat may take its last move back without asking anybody.

        It must be the last of all moves, and must have drawn nothing and revealed nothing.
        """
        return self.allows_undo and len(self.moves) > self._final and self.moves[-1].seat == seat

    def take_back(self, seat: int) -> None:
        """Take back the last move at once; raise IllegalAction if the seat may not do so without asking."""
        if not self.may_take_back(seat):
            raise IllegalAction("take-back", f"seat {seat} has no move to take back", {"seat": seat})
        self.commit(self.prepare_undo(seat))

    # What readers are told

    def events_from(self, seq: int) -> int:
        """Return the seq up to which the events of a reader who has them up to `seq` are still valid."""
        if seq > self.seq:
            return 0
        return min([seq, *[entry.back_to for entry in self.entries[seq:] if entry.kind == UNDO]])

    def moves_after(self, seq: int) -> list[Move]:
        """List the moves after a seq that still stand."""
        return [move for move in self.moves if move.seq > seq]

    def fingerprint(self) -> str:
        """Hash the whole state, shortly; the same wherever the match is replayed."""
        return self.fingerprint_of(self.state, self.seq)

    def fingerprint_of(self, state: State, seq: int) -> str:
        """Hash the state after an entry in the form in which it was first written, so that it never changes.

        Fields that came with a later version are left out; a game may know more about its first form.
        """
        added, written = self.game.added, self.game.written
        known = {name: part for name, part in save(state).items() if added.get(name, 0) <= self.version}
        if written is not None:
            events = [event for move in self.moves if move.seq <= seq for event in move.events]
            known = written(known, events, self.position)
        return hashlib.sha256(json.dumps(known, sort_keys=True).encode()).hexdigest()[:16]

    def before(self, moves: int) -> "Match":
        """Return a match that begins where this one stood after the first so many moves that stand."""
        position = save(self.state_after(moves))
        return Match(self.game, self.seats, self.options, ScriptedChance([]), position, self.version)

    def log(self) -> Log:
        """Return what rebuilds this match, moves taken back included."""
        given: dict[str, object] = {**self.options}
        return Log(self.version, self.seats, given, self.setup_draws, self.entries, position=self.position)

    def to_data(self) -> Data:
        """Write the moves that stand as plain data; it contains secrets while the match is live."""
        data: Data = {
            "game": self.game.name,
            "version": self.version,
            "seats": self.seats,
            "options": self.options,
            "setup": self.setup_draws,
            "moves": [[move.seat, str(move.action), move.draws] for move in self.moves],
        }
        if self.position is not None:
            data["position"] = self.position
        return data


def is_named(game: Game, actions: list[Action], kind: str, number: int) -> bool:
    """Tell whether one of these actions names a thing by its family and its number."""
    for action in actions:
        for name, value in zip(game.verbs[action.verb], action.args, strict=True):
            if value == number and kind in (name, game.facts.get(name)):
                return True
    return False


def check_legal(game: Game, state: State, seat: int, action: Action, legal: list[Action]) -> None:
    """Raise IllegalAction, naming what would be legal, unless the seat may take this action now."""
    if action not in legal:
        raise _illegal(seat, action, legal)
    if (action.at is None) == game.is_timed(action):
        raise _wrongly_timed(action)
    if action.at is not None:
        low, high = game.rules.time_bounds(state, seat)
        if not low <= action.at <= high:
            raise _untimely(seat, action, low, high)


def begin(
    game: Game,
    seats: int,
    given: dict[str, object],
    seed: int | str,
    position: Data | None = None,
    version: int = 0,
) -> Match:
    """Begin a match, from the setup or from a saved position; raise if the game does not accept what is given.

    A position is played by its own version of the rules, a new match by the newest unless another one is named.
    """
    played_by = version or game.version if position is None else game.version_of(position)
    game.check_version(played_by)
    return Match(game, seats, game.settle(seats, given), SeededChance(seed), position, played_by)


def load(game: Game, data: Data) -> State:
    """Load a state from an untrusted source; raise WrongData if it is not a state, or not a possible one.

    Its numbers and options are checked before the game sees them.
    """
    check_numbers(data, MOST_MS if game.realtime is not None else MOST)
    game.check_kept(data.get("options"))
    try:
        state: State = game.rules.load(data)
        wrong = game.audit(state)
    except SaloonError:
        raise
    except Exception as error:  # audits need not be prepared for all that damage brings about
        wrong = [type(error).__name__]
    if wrong:
        raise WrongData("position", f"this position cannot be: {wrong[0]}", {"problem": wrong[0]})
    return state


def replay(game: Game, log: Log) -> Match:
    """Rebuild a match from its log: from the draws alone, or from the seed, with which the draws must then agree."""
    chance = ScriptedChance(log.setup) if log.seed is None else SeededChance(log.seed)
    return replay_by(game, log, chance, None)


def replay_by(game: Game, log: Log, chance: Chance, heed: Callable[[Step], None] | None) -> Match:
    """Rebuild a match from its log with a given chance; each step is shown before it takes effect."""
    game.check_version(log.version)
    match = Match(game, log.seats, game.settle(log.seats, log.options), chance, log.position, log.version)
    if match.setup_draws != log.setup:
        raise _other_luck(0)
    for entry in log.entries:
        if isinstance(chance, ScriptedChance):
            match.chance = ScriptedChance(entry.draws)
        step = match.prepare_again(entry)
        if heed is not None:
            heed(step)
        match.commit(step)
    return match


def _illegal(seat: int, action: Action, legal: list[Action]) -> IllegalAction:
    if not legal:
        return IllegalAction("not-your-turn", f"seat {seat} is not to act now", {"action": action.text})
    texts = ", ".join([each.text for each in legal])
    return IllegalAction(
        "illegal-action",
        f"seat {seat} may not {action.text!r} now; legal: {texts}",
        {"action": action.text, "legal": texts},
    )


def _wrongly_timed(action: Action) -> MalformedMessage:
    facts: ErrorFacts = {"action": action.text}
    if action.at is None:
        return MalformedMessage("action-untimed", f"{action.text!r} needs a time in milliseconds", facts)
    return MalformedMessage("action-timed", f"{action.text!r} carries no time, not {action.at}", facts)


def _untimely(seat: int, action: Action, low: int, high: int) -> IllegalAction:
    return IllegalAction(
        "illegal-time",
        f"seat {seat} may not '{action}' now; the time must lie between {low} and {high}",
        {"action": str(action), "low": low, "high": high},
    )


def _other_luck(move: int) -> WrongLog:
    return WrongLog("log-luck", f"the draws of move {move} are not those of the log", {"move": move})


def _wrong_entry(entry: Entry, error: SaloonError) -> WrongLog:
    what = entry.action if entry.kind == MOVE else entry.kind
    return WrongLog(
        "log-move",
        f"move {entry.seq} of the log, {what!r} by seat {entry.seat}: {error}",
        {"move": entry.seq, "action": what, "seat": entry.seat},
    )
