"""Lines: a match as it stood after some of its moves, and other moves tried from there by the real rules."""

from dataclasses import dataclass

from saloon.core.action import Action
from saloon.core.chance import Chance, ScriptedChance, SeededChance
from saloon.core.errors import IllegalAction, MalformedMessage, WrongLog
from saloon.core.event import Event
from saloon.core.match import Match, check_legal
from saloon.core.rules import State, save


@dataclass
class Try:
    """A move that was not made in the match."""

    action: str
    seat: int | None = None  # None: the first of those to act who may do this
    draws: list[int] | None = None  # None: its luck is new


@dataclass
class Tried:
    """What a move that was tried has led to."""

    seat: int
    action: Action
    draws: list[int]
    events: list[Event]
    state: State


def state_at(match: Match, moves: int) -> State:
    """Return the state of a match after so many of its moves; raise MalformedMessage if it has not so many."""
    if not 0 <= moves <= len(match.moves):
        message = f"the match has {len(match.moves)} moves; there is no position after {moves}"
        raise MalformedMessage("no-such-move", message, {"move": moves, "high": len(match.moves)})
    return match.state_after(moves)


def choices(match: Match, state: State) -> dict[int, list[Action]]:
    """List what each seat may do in a state of a match; nothing against the clock, where only time decides."""
    rules = match.game.rules
    if match.game.realtime is not None:
        return {}
    return {seat: rules.legal_actions(state, seat) for seat in rules.to_act(state)}


def play(match: Match, state: State, tried: Try, seed: str) -> Tried:
    """Try a move on a copy of a state; raise IllegalAction if it is not legal, WrongLog if its draws cannot be."""
    if match.game.realtime is not None:
        raise IllegalAction("try-clock", "against the clock there is nothing to try: only the time decides", {})
    action, legal = match.parse(tried.action), choices(match, state)
    seat = _mover(legal, action) if tried.seat is None else tried.seat
    check_legal(match.game, state, seat, action, legal.get(seat, []))
    chance: Chance = SeededChance(seed) if tried.draws is None else ScriptedChance(tried.draws)
    after = state.clone()
    events = match.game.rules.apply(after, seat, action, chance)
    if tried.draws is not None and chance.draws != tried.draws:
        raise WrongLog(
            "try-draws", f"{tried.action!r} draws {chance.draws}, not {tried.draws}", {"action": action.text}
        )
    return Tried(seat, action, chance.draws, events, after)


def _mover(legal: dict[int, list[Action]], action: Action) -> int:
    """Return the first seat to act that may take this action; if none may, the first of all, whose try is refused."""
    able = [seat for seat, actions in legal.items() if action in actions]
    return [*able, *legal, 0][0]


def go_on(match: Match, state: State) -> Match:
    """Return a match that begins in a state of another one, and has no luck of its own yet."""
    return Match(match.game, match.seats, match.options, ScriptedChance([]), save(state), match.version)
