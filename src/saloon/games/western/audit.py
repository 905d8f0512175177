"""What must always hold on a table of Western."""

from typing import Final

from saloon.games.western.cards import KINDS, SHERIFF, cards_in_play, count_kinds
from saloon.games.western.memory import known_to
from saloon.games.western.pactole import is_decided
from saloon.games.western.state import (
    DRAW,
    MAIN,
    OVER,
    PACTOLE,
    RESPOND_ATTACK,
    RESPOND_CAKE,
    RESPOND_HAT,
    RESPOND_JOKER,
    WesternState,
)

RESPONDING: Final = (RESPOND_JOKER, RESPOND_ATTACK, RESPOND_CAKE, RESPOND_HAT)
PHASES: Final = (MAIN, *RESPONDING, PACTOLE, DRAW, OVER)


def audit(state: WesternState) -> list[str]:
    """List what is wrong with a state: seats, money, cards, what is known of them, the question asked."""
    wrong = _audit_seats(state) or _audit_cards_exist(state)
    if wrong:
        return wrong
    return [*_audit_money(state), *_audit_cards(state), *_audit_memory(state), *_audit_play(state)]


def _audit_seats(state: WesternState) -> list[str]:
    seats = len(state.money)
    lengths = [len(state.hands), len(state.hand_sizes), len(state.sheriffs), len(state.claims), len(state.passed)]
    lengths += [len(state.seen), *[len(row) for row in state.claims]]
    wrong = [f"a list has {length} entries for {seats} seats" for length in lengths if length != seats]
    places = [state.turn, state.asked, state.target, state.owner]
    for note in state.notes:
        places += [note.observer, note.holder]
    wrong += [f"seat {seat} is none of the {seats} seats" for seat in places if not 0 <= seat < seats]
    if state.phase not in PHASES:
        wrong.append(f"phase {state.phase!r} is none of {', '.join(PHASES)}")
    if state.direction not in (1, -1):
        wrong.append(f"direction {state.direction} is neither 1 nor -1")
    return wrong


def _audit_cards_exist(state: WesternState) -> list[str]:
    cards = state.deck + state.discards + state.laid + [note.card for note in state.notes] + [state.card, state.counter]
    wrong = [f"card {card} is none of the {KINDS} kinds" for card in cards if not 0 <= card < KINDS]
    if any([len(row) != KINDS or min(row) < 0 for row in [*state.hands, *state.seen, state.options.deck]]):
        wrong.append("a hand is no list of a count for each kind")
    return wrong


def _audit_money(state: WesternState) -> list[str]:
    options = state.options
    owned = options.start_money * len(state.money) + options.start_bank
    wrong = []
    if sum(state.money) + state.bank != owned:
        wrong.append(f"there are {sum(state.money) + state.bank} units of money; it should be {owned}")
    if state.bank < 0 or min(state.money) < 0:
        wrong.append("somebody owns less than nothing")
    if max(state.money) >= options.goal_units and state.phase != OVER:
        wrong.append("somebody has reached the goal and the game goes on")
    if any([row[taker] > 0 or min(row) < 0 for taker, row in enumerate(state.claims)]):
        wrong.append("a claim is negative, or against oneself")
    return wrong


def _audit_cards(state: WesternState) -> list[str]:
    counts = count_kinds(state.deck + state.discards + state.laid)
    counts[SHERIFF] += state.sheriffs.count(True)
    for hand in state.hands:
        counts = [a + b for a, b in zip(counts, hand, strict=True)]
    wrong = []
    if counts != cards_in_play(state.options.deck, len(state.money), state.options.keep_extra_attacks):
        wrong.append(f"the {sum(counts)} cards on the table are not those of the game")
    if state.deck != sorted(state.deck):
        wrong.append("the draw pile is not sorted")
    if state.hand_sizes != [sum(hand) for hand in state.hands]:
        wrong.append("a hand has not the size it should have")
    return wrong


def _audit_memory(state: WesternState) -> list[str]:
    seats = range(len(state.money))
    for observer in seats:
        for holder in seats:
            known = known_to(state, observer, holder)
            if any([count > held for count, held in zip(known, state.hands[holder], strict=True)]):
                return [f"seat {observer} knows a card in the hand of seat {holder} that is not there"]
    return []


def _audit_play(state: WesternState) -> list[str]:
    wrong = []
    if (state.count > 0) != (state.phase in RESPONDING):
        wrong.append("a card awaits an answer without a question, or the other way round")
    if state.phase in RESPONDING and state.asked != (state.turn if state.phase == RESPOND_CAKE else state.target):
        wrong.append("the question is put to the wrong seat")
    if state.phase == PACTOLE and (not 1 <= state.standing <= len(state.options.pactole_ladder) or is_decided(state)):
        wrong.append("the pactole has no standing combination, or nobody left to ask")
    if state.phase in (MAIN, DRAW) and (state.standing > 0 or state.laid or state.asked != state.turn):
        wrong.append("a normal turn has remains of a pactole, or is asked of the wrong seat")
    if state.phase == MAIN and state.hand_sizes[state.turn] < 2:
        wrong.append("a player with fewer than two cards is asked to play")
    return wrong
