"""Audit: what must always hold on a table of Western, also in a position made by hand."""

from typing import Final

from saloon.games.western.cards import (
    ALL_BILLS,
    ATTACK_1,
    ATTACK_2,
    ATTACK_3,
    COWBOY,
    DANCER,
    DOG,
    FEWEST_SEATS,
    GIVE_BACK,
    HAND_MAX,
    INDIANS,
    KINDS,
    MOST_SEATS,
    NO_CARD,
    NOBODY,
    PAY_ME,
    SALOON,
    SHARE,
    SHERIFF,
    cards_in_play,
    count_kinds,
)
from saloon.games.western.memory import known_to
from saloon.games.western.opening import is_opening, starter
from saloon.games.western.options import FREE, TURNS
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

ATTACKS: Final = [ATTACK_1, ATTACK_2, ATTACK_3]
ANSWERABLE: Final = {  # the cards that ask each question
    RESPOND_JOKER: [PAY_ME, COWBOY, SHARE, INDIANS, SALOON],
    RESPOND_ATTACK: ATTACKS,
    RESPOND_CAKE: ATTACKS,
    RESPOND_HAT: [GIVE_BACK],
}
PHASES: Final = [MAIN, *ANSWERABLE, PACTOLE, DRAW, OVER]
MOST_COWBOYS: Final = 3
MOST_CLAIMED: Final = 99 * ALL_BILLS  # what is taken may come back, and be taken again in the same turn


def audit(state: WesternState) -> list[str]:
    """List what is wrong with a state: its form, then money, cards, what is known of them, and the pending question."""
    wrong = _audit_seats(state) or _audit_form(state)
    if wrong:
        return wrong
    wrong = [*_audit_money(state), *_audit_cards(state), *_audit_memory(state)]
    return [*wrong, *_audit_turn(state), *_audit_question(state), *_audit_pactole(state)]


def _audit_seats(state: WesternState) -> list[str]:
    seats = len(state.money)
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        return [f"there are {seats} players, not {FEWEST_SEATS} to {MOST_SEATS}"]
    lengths = [len(state.hands), len(state.hand_sizes), len(state.sheriffs), len(state.claims), len(state.passed)]
    lengths += [len(state.seen), *[len(row) for row in state.claims]]
    wrong = [f"a list has {length} entries for {seats} seats" for length in lengths if length != seats]
    places = [state.turn, state.asked, *[seat for seat in (state.target, state.owner) if seat != NOBODY]]
    for note in state.notes:
        places += [note.observer, note.holder]
    return wrong + [f"seat {seat} is none of the {seats} seats" for seat in places if not 0 <= seat < seats]


def _audit_form(state: WesternState) -> list[str]:
    options = state.options
    wrong = []
    if state.phase not in PHASES:
        wrong.append(f"phase {state.phase!r} is none of {', '.join(PHASES)}")
    if state.direction not in (1, -1):
        wrong.append(f"direction {state.direction} is neither 1 nor -1")
    if options.pactole_order not in (TURNS, FREE):
        wrong.append(f"pactole_order {options.pactole_order!r} is neither {TURNS} nor {FREE}")
    if any([len(row) != KINDS or min(row) < 0 for row in [*state.hands, *state.seen, options.deck]]):
        wrong.append("a hand or the deck of the options is no list of a count for each kind")
    if any([len(row) != 4 or min(row) < 0 or sum(row[:3]) == 0 for row in options.pactole_ladder]):
        wrong.append("a combination of the ladder is not made of an attack and horses")
    cards = state.deck + state.discards + state.laid + [note.card for note in state.notes]
    cards += [card for card in (state.card, state.counter) if card != NO_CARD]
    wrong += [f"card {card} is none of the {KINDS} kinds" for card in cards if not 0 <= card < KINDS]
    return wrong + [f"die {die} has not six sides" for die in state.dice if not 1 <= die <= 6]


def _audit_money(state: WesternState) -> list[str]:
    options = state.options
    owned = options.start_money * len(state.money) + options.start_bank
    wrong = _audit_sums(state)
    if sum(state.money) + state.bank != owned:
        wrong.append(f"there are {sum(state.money) + state.bank} units of money; it should be {owned}")
    if state.bank < 0 or min(state.money) < 0:
        wrong.append("somebody owns less than nothing")
    if any([row[taker] != 0 or min(row) < 0 for taker, row in enumerate(state.claims)]):
        wrong.append("a claim is negative, or against oneself")
    if max([max(row) for row in state.claims]) > MOST_CLAIMED:
        wrong.append(f"a claim is larger than {MOST_CLAIMED}")
    return wrong


def _audit_sums(state: WesternState) -> list[str]:
    """Check the sums of the options: the box has the bills, and the goal can be reached."""
    options = state.options
    owned = options.start_money * len(state.money) + options.start_bank
    wrong = []
    if min(options.start_money, options.start_bank) < 0 or owned > ALL_BILLS:
        wrong.append(f"players and bank hold {owned} units; the box has {ALL_BILLS}")
    if not options.start_money < options.goal_units <= owned:
        wrong.append(f"the goal is {options.goal_units} units, not from {options.start_money + 1} to {owned}")
    return wrong


def _audit_cards(state: WesternState) -> list[str]:
    counts = count_kinds(state.deck + state.discards + state.laid)
    counts[SHERIFF] += state.sheriffs.count(True)
    for hand in state.hands:
        counts = [count + held for count, held in zip(counts, hand, strict=True)]
    wrong = []
    if counts != cards_in_play(state.options.deck, len(state.money), state.options.keep_extra_attacks):
        wrong.append(f"the {sum(counts)} cards on the table are not those of the game")
    if state.deck != sorted(state.deck):
        wrong.append("the draw pile is not sorted")
    if state.hand_sizes != [sum(hand) for hand in state.hands]:
        wrong.append("a hand has not the size it should have")
    if max(state.hand_sizes) > HAND_MAX[len(state.money)]:
        wrong.append(f"a hand holds more than {HAND_MAX[len(state.money)]} cards")
    return wrong


def _audit_memory(state: WesternState) -> list[str]:
    seats = range(len(state.money))
    wrong = ["somebody has a note on their own hand" for note in state.notes if note.observer == note.holder]
    for observer in seats:
        for holder in seats:
            known = known_to(state, observer, holder)
            if any([count > held for count, held in zip(known, state.hands[holder], strict=True)]):
                wrong.append(f"seat {observer} knows a card in the hand of seat {holder} that is not there")
    return wrong


def _audit_turn(state: WesternState) -> list[str]:
    wrong = []
    is_won = max(state.money) >= state.options.goal_units
    if is_won and state.phase != OVER:
        wrong.append("somebody has reached the goal and the game goes on")
    if not 1 <= state.turns <= state.options.turn_limit:
        wrong.append(f"turn {state.turns} is none of {state.options.turn_limit}")
    if state.phase == OVER and not is_won and state.turns != state.options.turn_limit:
        wrong.append("the game is over, but nobody has reached the goal and there are turns left")
    if is_opening(state) and (state.turns != 1 or starter(state.dice, len(state.money)) != state.turn):
        wrong.append(f"the {len(state.dice)} dice on the table are not those of a start")
    if state.phase in (MAIN, DRAW) and state.asked != state.turn:
        wrong.append("a turn is asked of the wrong seat")
    if state.phase == MAIN and state.hand_sizes[state.turn] < 2:
        wrong.append("a player with fewer than two cards is asked to play")
    return wrong


def _audit_question(state: WesternState) -> list[str]:
    phase = state.phase
    if phase not in ANSWERABLE:
        is_asked = state.count != 0 or state.card != NO_CARD or state.target != NOBODY
        return ["a card awaits an answer, but nobody is asked"] if is_asked else []
    wrong = []
    if not 1 <= state.count <= (MOST_COWBOYS if state.card == COWBOY else 1):
        wrong.append(f"{state.count} copies of a card await an answer")
    if state.card not in ANSWERABLE[phase]:
        wrong.append(f"card {state.card} cannot be answered in phase {phase!r}")
    if state.target == state.turn or state.asked != (state.turn if phase == RESPOND_CAKE else state.target):
        wrong.append("the question is put to the wrong seat")
    if state.counter not in ((DANCER, DOG) if phase == RESPOND_CAKE else (NO_CARD,)):
        wrong.append(f"card {state.counter} is no counter here")
    return wrong


def _audit_pactole(state: WesternState) -> list[str]:
    if state.phase != PACTOLE:
        remains = state.standing != 0 or state.laid or True in state.passed or state.owner != NOBODY
        return ["there are remains of a pactole"] if remains else []
    wrong = []
    if state.owner == NOBODY:
        wrong.append("nobody owns the standing combination")
    if not 1 <= state.standing <= len(state.options.pactole_ladder):
        wrong.append(f"rank {state.standing} is none of the ladder")
    if is_decided(state):
        wrong.append("everybody has passed and the pactole goes on")
    is_out = state.asked == state.owner or state.passed[state.asked]
    if state.options.pactole_order == TURNS and is_out:
        wrong.append("the pactole is asked of a seat that has passed or leads")
    return wrong
