"""Audit: what must always hold on a table of Fast-West."""

from typing import Final

from saloon.games.fastwest.actions import GRABBING, RELEASING, TIMED
from saloon.games.fastwest.cards import (
    BACK,
    CACTUS,
    FEWEST_SEATS,
    LAST_ROUND,
    MOST_SEATS,
    NO_CARD,
    SHERIFF,
)
from saloon.games.fastwest.deal import DECISIVE_WINS, cards_each, event_cards
from saloon.games.fastwest.fold import fold
from saloon.games.fastwest.realtime import hard_limit
from saloon.games.fastwest.state import (
    ANNOUNCE,
    DUEL_GRAB,
    DUEL_POINT,
    IDLE,
    NOBODY,
    OVER,
    PICK,
    WINDOW,
    FastwestState,
)

PHASES: Final = (IDLE, WINDOW, ANNOUNCE, PICK, DUEL_GRAB, DUEL_POINT, OVER)
DEALS: Final = ("as_4_6", "long")
POLICIES: Final = ("bot", "slowest")


def audit(state: FastwestState) -> list[str]:
    """List what is wrong with a state: seats, cards, bullets, tokens and times."""
    wrong = [*_audit_words(state), *_audit_seats(state)]
    if wrong:
        return wrong
    wrong = [*_audit_cards(state), *_audit_bullets(state), *_audit_duel(state), *_audit_games(state)]
    inputs = _audit_inputs(state)
    return [*wrong, *(inputs if inputs else _audit_fold(state))]


def _audit_words(state: FastwestState) -> list[str]:
    wrong: list[str] = []
    if state.phase not in PHASES:
        wrong.append(f"phase {state.phase!r} is none of {', '.join(PHASES)}")
    if state.options.deal_3p not in DEALS:
        wrong.append(f"deal_3p {state.options.deal_3p!r} is none of {', '.join(DEALS)}")
    if state.options.absent_policy not in POLICIES:
        wrong.append(f"absent_policy {state.options.absent_policy!r} is none of {', '.join(POLICIES)}")
    return wrong


def _audit_seats(state: FastwestState) -> list[str]:
    seats = len(state.tokens)
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        return [f"there are {seats} seats; it should be {FEWEST_SEATS} to {MOST_SEATS}"]
    rows = [state.wins, state.totals, state.tops, state.circle, state.free_at, state.tie_order, state.inputs]
    rows += [state.last_at, state.holders, state.step_at, state.locked_until, state.places, state.bullets]
    rows += [state.targets, state.last_duel]
    lengths = [len(row) for row in rows]
    lengths += [len(state.packets), len(state.shown), len(state.passed), len(state.complete)]
    wrong = [f"a list has {length} entries for {seats} seats" for length in lengths if length != seats]
    named = [state.first, state.flipper, state.turn, *[record.seat for record in state.records]]
    named += [seat for seat in state.holders + state.targets if seat != NOBODY]
    return [*wrong, *[f"seat {seat} is none of the {seats} seats" for seat in named if not 0 <= seat < seats]]


def _audit_cards(state: FastwestState) -> list[str]:
    if not 1 <= state.round <= LAST_ROUND or (state.repeats != 0 and state.round != LAST_ROUND) or state.repeats < 0:
        return [f"there is no round {state.round} with {state.repeats} repetitions"]
    cactus, others = cards_each(len(state.tokens), state.round, state.options)
    left = event_cards(len(state.tokens), state.options)
    wrong: list[str] = []
    for seat in range(len(state.tokens)):
        events = [card for card in state.packets[seat] + state.shown[seat] if card != CACTUS]
        if len(events) != others or len(state.packets[seat]) + len(state.shown[seat]) != cactus + others:
            wrong.append(f"seat {seat} has not the {cactus} cactus and {others} other cards of round {state.round}")
        for card in events:
            if card in left:
                left.remove(card)
            else:
                wrong.append(f"there is one card {card} too many")
        if state.packets[seat] != sorted(state.packets[seat]):
            wrong.append(f"the packet of seat {seat} is not sorted")
        if state.tops[seat] != _top(state, seat):
            wrong.append(f"the top of seat {seat} is not the card flipped last")
    return wrong


def _top(state: FastwestState, seat: int) -> int:
    """Return the card that must lie on top: an event is turned over once it is resolved."""
    if not state.shown[seat]:
        return NO_CARD
    card = state.shown[seat][-1]
    is_open = seat == state.flipper and state.phase in (WINDOW, ANNOUNCE, PICK)
    return BACK if card >= SHERIFF and not is_open else card


def _audit_bullets(state: FastwestState) -> list[str]:
    numbers = list(range(1, len(state.tokens) + 1))
    wrong: list[str] = []
    if sorted(state.circle) != numbers or state.circle[0] != 1:
        wrong.append("the circle does not hold each bullet once, with 1 in the middle")
    shown = [number for number in state.places if number != 0]
    if len(set(shown)) < len(shown) or not all([number in numbers for number in shown]):
        wrong.append("the roulette shows a bullet twice, or one that is not there")
    if state.phase == PICK and (state.announced not in numbers or state.announced in shown):
        wrong.append("the roulette looks for no bullet that is face down")
    return wrong


def _audit_duel(state: FastwestState) -> list[str]:
    numbers = list(range(1, len(state.tokens) + 1))
    wrong: list[str] = []
    if state.options.practice:
        return ["there is a duel in practice"] if state.phase in (DUEL_GRAB, DUEL_POINT) else []
    if state.phase in (DUEL_GRAB, DUEL_POINT, OVER) and any([top != CACTUS for top in state.tops]):
        wrong.append("there is a duel, and not all tops are cactus")
    if state.phase in (DUEL_POINT, OVER) and sorted(state.bullets) != numbers:
        wrong.append("the bullets of the duel are not in one hand each")
    if any([target == seat for seat, target in enumerate(state.targets)]):
        wrong.append("somebody points at themselves")
    if state.phase == DUEL_POINT and NOBODY not in state.targets:
        wrong.append("all have pointed, and nobody has shot")
    if sorted(state.last_duel) != numbers and any([bullet != 0 for bullet in state.last_duel]):
        wrong.append("the bullets of the last duel were not in one hand each")
    return wrong


def _audit_games(state: FastwestState) -> list[str]:
    wrong: list[str] = []
    if min(state.tokens) < 0 or min(state.totals) < 0:
        wrong.append("somebody has fewer than no tokens")
    if state.phase != OVER and max(state.tokens) > state.options.token_cap:
        wrong.append(f"somebody has more than {state.options.token_cap} tokens before the duel")
    played = state.game if state.phase == OVER and not state.options.practice else state.game - 1
    if sum(state.wins) != played or min(state.wins) < 0:
        wrong.append(f"{sum(state.wins)} games are won, and {played} were played")
    if not 1 <= state.game <= state.options.games_per_match:
        wrong.append(f"there is no game {state.game} in a match of {state.options.games_per_match}")
    if state.phase != OVER and max(state.wins) >= DECISIVE_WINS:
        wrong.append("the match is won, and goes on")
    return wrong


def _audit_inputs(state: FastwestState) -> list[str]:
    wrong: list[str] = []
    if sorted(state.tie_order) != list(range(len(state.tokens))):
        wrong.append("the order of equal times is no order of the seats")
    if state.delay < 0 or min(state.free_at) < 0 or min(state.last_at) < 0:
        wrong.append("a time is before the opening of the state")
    if state.phase in (IDLE, WINDOW, DUEL_GRAB) and max(state.last_at) > hard_limit(state):
        wrong.append(f"an input came after the end of the state, at {hard_limit(state)}")
    if max(state.inputs) > state.options.max_inputs:
        wrong.append(f"somebody made more than {state.options.max_inputs} inputs")
    for record in state.records:
        high = len(state.tokens) if record.verb in (GRABBING, RELEASING) else 0
        if record.verb not in TIMED or not min(high, 1) <= record.bullet <= high or record.at < 0:
            wrong.append(f"{record.verb!r} of bullet {record.bullet} at {record.at} is no input")
    for seat in range(len(state.tokens)):
        times = [record.at for record in state.records if record.seat == seat]
        if len(times) != state.inputs[seat] or times != sorted(times) or (times and times[-1] != state.last_at[seat]):
            wrong.append(f"the inputs of seat {seat} are not those of the records")
    return wrong


def _audit_fold(state: FastwestState) -> list[str]:
    anew = state.clone()
    if state.phase not in (WINDOW, DUEL_GRAB):
        anew.records = []
    fold(anew)
    return [] if anew.holders == state.holders and _same_fold(anew, state) else ["the hands do not hold what was taken"]


def _same_fold(one: FastwestState, other: FastwestState) -> bool:
    if one.complete != other.complete or one.step_at != other.step_at or one.locked_until != other.locked_until:
        return False
    return one.decided == other.decided and one.decided_at == other.decided_at
