"""What must always hold on a table of Fast-West."""

from saloon.games.fastwest.cards import BACK, CACTUS, EVENT_CARDS, NO_CARD, packet_of
from saloon.games.fastwest.fold import fold
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

PHASES = (IDLE, WINDOW, ANNOUNCE, PICK, DUEL_GRAB, DUEL_POINT, OVER)


def audit(state: FastwestState) -> list[str]:
    """List what is wrong with a state: seats, cards, bullets, tokens and times."""
    wrong = _audit_seats(state)
    if wrong:
        return wrong
    return [*_audit_cards(state), *_audit_bullets(state), *_audit_tokens(state), *_audit_inputs(state)]


def _audit_seats(state: FastwestState) -> list[str]:
    seats = len(state.tokens)
    rows = [state.wins, state.totals, state.tops, state.circle, state.free_at, state.tie_order, state.inputs]
    rows += [state.last_at, state.holders, state.step_at, state.locked_until, state.places, state.bullets]
    rows += [state.targets, state.last_duel]
    lengths = [len(row) for row in rows]
    lengths += [len(state.packets), len(state.shown), len(state.passed), len(state.complete)]
    wrong = [f"a list has {length} entries for {seats} seats" for length in lengths if length != seats]
    if state.phase not in PHASES:
        wrong.append(f"phase {state.phase!r} is none of {', '.join(PHASES)}")
    named = [state.first, state.flipper, state.turn, *[record.seat for record in state.records]]
    named += [seat for seat in state.holders + state.targets if seat != NOBODY]
    wrong += [f"seat {seat} is none of the {seats} seats" for seat in named if not 0 <= seat < seats]
    return wrong


def _audit_cards(state: FastwestState) -> list[str]:
    seats = len(state.tokens)
    if not 1 <= state.round <= 3:
        return [f"round {state.round} is none of 1, 2 and 3"]
    size = packet_of(seats, state.round, state.options.deal_3p == "long")
    left = EVENT_CARDS[:]
    wrong: list[str] = []
    for seat in range(seats):
        cards = state.packets[seat] + state.shown[seat]
        others = [card for card in cards if card != CACTUS]
        if (len(cards) - len(others), len(others)) != size:
            wrong.append(f"seat {seat} has not the {size[0]} cactus and {size[1]} other cards of round {state.round}")
        for card in others:
            if card in left:
                left.remove(card)
            else:
                wrong.append(f"there is one card {card} too many")
        if state.packets[seat] != sorted(state.packets[seat]):
            wrong.append(f"the packet of seat {seat} is not sorted")
        wrong += _audit_top(state, seat)
    return wrong


def _audit_top(state: FastwestState, seat: int) -> list[str]:
    shown = state.shown[seat]
    expected = shown[-1] if shown else NO_CARD
    played = expected > 1 and expected < BACK and (seat != state.flipper or state.phase == IDLE)
    if state.tops[seat] != (BACK if played else expected):
        return [f"the top of seat {seat} is not the card flipped last"]
    return []


def _audit_bullets(state: FastwestState) -> list[str]:
    numbers = list(range(1, len(state.tokens) + 1))
    wrong: list[str] = []
    if sorted(state.circle) != numbers or state.circle[0] != 1:
        wrong.append("the circle does not hold each bullet once, with 1 in the middle")
    if state.phase in (DUEL_POINT, OVER) and sorted(state.bullets) != numbers:
        wrong.append("the bullets of the duel are not in one hand each")
    shown = [number for number in state.places if number != 0]
    if len(set(shown)) < len(shown) or not all([number in numbers for number in shown]):
        wrong.append("the roulette shows a bullet twice, or one that is not there")
    if state.phase == PICK and state.announced not in numbers:
        wrong.append("no bullet is announced")
    if any([target == seat for seat, target in enumerate(state.targets)]):
        wrong.append("somebody points at himself")
    return wrong


def _audit_tokens(state: FastwestState) -> list[str]:
    wrong: list[str] = []
    if min(state.tokens) < 0:
        wrong.append("somebody has fewer than no tokens")
    if state.phase != OVER and max(state.tokens) > state.options.token_cap:
        wrong.append(f"somebody has more than {state.options.token_cap} tokens before the duel")
    played = state.game if state.phase == OVER else state.game - 1
    if sum(state.wins) != played:
        wrong.append(f"{sum(state.wins)} games are won, and {played} were played")
    return wrong


def _audit_inputs(state: FastwestState) -> list[str]:
    wrong: list[str] = []
    if sorted(state.tie_order) != list(range(len(state.tokens))):
        wrong.append("the order of equal times is no order of the seats")
    for seat in range(len(state.tokens)):
        times = [record.at for record in state.records if record.seat == seat]
        if len(times) != state.inputs[seat] or times != sorted(times) or (times and times[-1] != state.last_at[seat]):
            wrong.append(f"the inputs of seat {seat} are not those of the records")
    if state.phase in (WINDOW, DUEL_GRAB) and not wrong:
        anew = state.clone()
        fold(anew)
        if (anew.holders, anew.complete, anew.decided) != (state.holders, state.complete, state.decided):
            wrong.append("the records do not lead to what the hands hold")
    return wrong
