"""Match: a state and the log that rebuilds it."""

import hashlib
import json
from dataclasses import dataclass

from saloon.core.action import Action
from saloon.core.chance import Chance, ScriptedChance, SeededChance
from saloon.core.errors import ErrorFacts, IllegalAction, MalformedMessage, SaloonError, WrongData, WrongLog
from saloon.core.event import Event
from saloon.core.game import Game
from saloon.core.options import Options
from saloon.core.reading import Reader
from saloon.core.rules import Data, State, save


@dataclass
class Record:
    """One line of the log: who did what, and the luck that came of it."""

    seat: int
    action: Action
    draws: list[int]


class Step:
    """An action tried on a copy: it becomes true when it is committed."""

    def __init__(self, state: State, chance: Chance, record: Record, events: list[Event]) -> None:
        self.state = state
        self.chance = chance
        self.record = record
        self.events = events


class Match:
    """A game being played: validate, apply on a clone, commit."""

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance, position: Data | None = None) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.catalogue = game.catalogue(seats, options)
        self.chance = chance
        self.position = position  # a saved state to begin from instead of the setup
        self.state: State = game.rules.setup(seats, options, chance) if position is None else load(game, position)
        self.setup_draws = chance.draws
        self.log: list[Record] = []
        self._final = 0  # how many moves of the log can no longer be taken back

    def to_act(self) -> tuple[int, ...]:
        """Name the seats that may act now."""
        return self.game.rules.to_act(self.state)

    def is_over(self) -> bool:
        """Tell whether nobody is to act any more."""
        return not self.to_act()

    def parse(self, text: str) -> Action:
        """Read the text form of an action of this match."""
        return self.catalogue.parse(text)

    def prepare(self, seat: int, action: Action) -> Step:
        """Try an action on a copy; raise IllegalAction if it is not legal."""
        check_legal(self.game, self.state, seat, action)
        state = self.state.clone()
        chance = self.chance.clone()
        events = self.game.rules.apply(state, seat, action, chance)
        return Step(state, chance, Record(seat, action, chance.draws), events)

    def commit(self, step: Step) -> None:
        """Let a prepared step become true."""
        self.state = step.state
        self.chance = step.chance
        self.log.append(step.record)
        if step.record.draws or any([event.kind.reveals for event in step.events]):
            self._final = len(self.log)

    def play(self, seat: int, action: Action) -> list[Event]:
        """Prepare and commit in one go."""
        step = self.prepare(seat, action)
        self.commit(step)
        return step.events

    def may_take_back(self, seat: int) -> bool:
        """Tell whether the last move is this seat's own and brought neither luck nor anything hidden to light.

        Against the clock nothing is taken back.
        """
        return not self.game.has_clock and len(self.log) > self._final and self.log[-1].seat == seat

    def take_back(self, seat: int) -> None:
        """Undo the last move of a seat; raise IllegalAction if it can no longer be undone."""
        if not self.may_take_back(seat):
            raise IllegalAction("take-back", f"seat {seat} has no move to take back", {"seat": seat})
        self.log.pop()
        self.state = replay(self.game, self.to_data()).state

    def fingerprint(self) -> str:
        """Give a short hash of the whole state, equal wherever the same match is replayed."""
        return hashlib.sha256(json.dumps(save(self.state), sort_keys=True).encode()).hexdigest()[:16]

    def to_data(self) -> Data:
        """Give the log as plain data; it holds secrets while the match is live."""
        data: Data = {
            "game": self.game.name,
            "version": self.game.version,
            "seats": self.seats,
            "options": self.options,
            "setup": self.setup_draws,
            "moves": [[record.seat, str(record.action), record.draws] for record in self.log],
        }
        if self.position is not None:
            data["position"] = self.position
        return data


def check_legal(game: Game, state: State, seat: int, action: Action) -> None:
    """Raise IllegalAction, naming what would be legal, unless a seat may take this action now."""
    legal = game.rules.legal_actions(state, seat) if seat in game.rules.to_act(state) else []
    if action not in legal:
        raise _illegal(seat, action, legal)
    if (action.at is None) == (action.verb in game.timed):
        raise _wrongly_timed(action)
    if action.at is not None:
        low, high = game.rules.time_bounds(state, seat)
        if not low <= action.at <= high:
            raise _untimely(seat, action, low, high)


def begin(game: Game, seats: int, given: dict[str, object], seed: int | str, position: Data | None = None) -> Match:
    """Begin a match, from the setup or from a saved position; raise if the game does not take what is given."""
    return Match(game, seats, game.settle(seats, given), SeededChance(seed), position)


def load(game: Game, data: Data) -> State:
    """Load a state that anybody may have made; raise WrongData if it is none, or if something in it cannot be."""
    state: State = game.rules.load(data)
    wrong = game.audit(state)
    if wrong:
        raise WrongData("position", f"this position cannot be: {wrong[0]}", {"problem": wrong[0]})
    return state


def replay(game: Game, data: Data, seed: int | str | None = None) -> Match:
    """Rebuild a match from its log: from the draws alone, or from the seed, and then the draws must be the same."""
    reader = Reader(data)
    if reader.number("version") != game.version:
        raise _wrong_version(game, reader.number("version"))
    seats = reader.number("seats")
    setup = reader.numbers("setup")
    options = game.settle(seats, reader.table("options"))
    position = reader.table("position") if "position" in data else None
    chance = ScriptedChance(setup) if seed is None else SeededChance(seed)
    match = Match(game, seats, options, chance, position)
    if match.setup_draws != setup:
        raise _other_luck(0)
    for line in reader.items("moves"):
        _replay_line(match, line, seed is None)
    return match


def _replay_line(match: Match, line: object, from_draws: bool) -> None:
    number = len(match.log) + 1
    seat, text, draws = _read_line(number, line)
    if from_draws:
        match.chance = ScriptedChance(draws)
    try:
        match.play(seat, match.parse(text))
    except SaloonError as error:
        raise WrongLog(
            "log-move",
            f"move {number} of the log, {text!r} by seat {seat}: {error}",
            {"move": number, "action": text, "seat": seat},
        ) from error
    if match.log[-1].draws != draws:
        raise _other_luck(number)


def _read_line(number: int, line: object) -> tuple[int, str, list[int]]:
    if not isinstance(line, list) or len(line) != 3:
        raise WrongLog(
            "log-line", f"move {number} of the log must be [seat, action, draws], not {line!r}", {"move": number}
        )
    fields = Reader({"seat": line[0], "action": line[1], "draws": line[2]}, f"moves[{number - 1}]")
    return fields.number("seat"), fields.word("action"), fields.numbers("draws")


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


def _wrong_version(game: Game, version: int) -> WrongLog:
    return WrongLog(
        "log-version",
        f"this match was played by version {version} of {game.name}; this house plays version {game.version}",
        {"game": game.name, "version": version, "ours": game.version},
    )


def _other_luck(move: int) -> WrongLog:
    return WrongLog("log-luck", f"the draws of move {move} are not those of the log", {"move": move})
