"""Heuristic: what a good player of Western prefers: expected money, in hundredths of a unit, their own first."""

from typing import Final

from saloon.core.action import Action
from saloon.games.western.actions import DISCARDING, PLAYS, WITH_WHISKY
from saloon.games.western.cards import (
    ATTACK_1,
    ATTACK_2,
    ATTACK_3,
    CAKE,
    CHIP_IN,
    COWBOY,
    COWBOY_PRICE,
    DANCER,
    DOG,
    HANDS_UP,
    HAT,
    HAT_FINE,
    HORSE,
    HORSE_FINE,
    INDIANS,
    JOKER,
    PAY_ME,
    PAY_ME_PRICE,
    SALOON,
    SHARE,
    SHERIFF,
    TRAIN,
    WHISKY,
    WITHDRAWAL,
    WITHDRAWN,
)
from saloon.games.western.odds import beating, holding, kinds_of, next_of, purse
from saloon.games.western.state import (
    DRAW,
    MAIN,
    PACTOLE,
    RESPOND_HAT,
    RESPOND_JOKER,
    WesternView,
)

UNIT: Final = 100
VICTORY: Final = 10_000
DEFEAT: Final = 3_000  # the cost of somebody else's victory
SPARE_HORSE: Final = -100  # a second horse without a train: hoarding all of them would make games drag on
ON_NEXT: Final = [PAY_ME, COWBOY, INDIANS, HORSE]

# What a card is worth in the hand, by kind.
WORTH: Final = [30, 60, 60, 150, 160, 60, 120, 0, 60, 30, 60, 0, 0, 60, 0, 20, 0, 0, 140, 200, 120]


def rate(view: WesternView, action: Action) -> int:
    """Rate an action from a seat's view; higher is better."""
    phase = view.phase
    if phase == MAIN:
        return _rate_play(view, action)
    if phase == DRAW:
        return action.args[0]
    if phase == PACTOLE:
        return _rate_lay(view, action)
    return 0 if action.verb == "accept" else _rate_answer(view, action.verb)


def _rate_answer(view: WesternView, verb: str) -> int:
    """Rate an answer; letting things happen is worth 0."""
    if view.phase == RESPOND_JOKER:
        return _damage(view) - WORTH[JOKER]
    if view.phase == RESPOND_HAT:
        return view.claims[view.seat][view.turn] * UNIT - WORTH[HAT]
    return 2 * UNIT if verb == "dog" else UNIT  # a counter, or a cake that saves the attack


def _rate_play(view: WesternView, action: Action) -> int:
    code = PLAYS[action.verb]
    args = action.args
    if code >= WITH_WHISKY:
        return _rate_single(view, code - WITH_WHISKY, args, -view.direction) - WORTH[WHISKY]
    if code == TRAIN:
        return _rate_train(view, args[0])
    if code == DISCARDING:
        return -WORTH[args[0]]
    if code == COWBOY and args:
        return _toll(view, args[1], COWBOY_PRICE[args[0]]) - args[0] * WORTH[COWBOY]
    return -WORTH[WHISKY] if code == WHISKY else _rate_single(view, code, args, view.direction)


def _rate_single(view: WesternView, card: int, args: tuple[int, ...], direction: int) -> int:
    """Rate one card, alone or after a whisky."""
    if card == ATTACK_1:
        return _rate_attack(view, args[0] - 1, args[1]) - WORTH[args[0] - 1]
    if card == JOKER:
        return _rate_lift(view, args[0], direction)
    if args:
        return _rate_on_target(view, card, args[0])
    if card in ON_NEXT:
        worth = SPARE_HORSE if card == HORSE and _has_spare_horse(view) else WORTH[card]
        return _rate_on_next(view, card, next_of(view, view.seat, direction)) - worth
    return _rate_for_all(view, card)


def _has_spare_horse(view: WesternView) -> bool:
    """Tell whether a horse is not needed for the pactole: there is another one in hand, and no train."""
    return view.hand.count(HORSE) > 1 and TRAIN not in view.hand


def _rate_on_target(view: WesternView, card: int, target: int) -> int:
    if card == SHARE:
        return _unless_joker(view, target, _rate_share(view, target))
    if card == SALOON:
        return _unless_joker(view, target, _rate_saloon(view, target))
    units = view.claims[target][view.seat]  # to be given back
    return (100 - holding(view, target, HAT, 1)) * _take(view, target, units) // 100


def _rate_on_next(view: WesternView, card: int, target: int) -> int:
    if card == PAY_ME:
        return _toll(view, target, PAY_ME_PRICE)
    if card == COWBOY:
        return _toll(view, target, COWBOY_PRICE[1])
    return _rate_indians(view, target) if card == INDIANS else 4 * _weight(view, target)


def _rate_for_all(view: WesternView, card: int) -> int:
    others = [seat for seat in range(len(view.hand_sizes)) if seat != view.seat]
    if card == CHIP_IN:
        return _gain(view, sum([min(1, purse(view, seat)) for seat in others])) + 15 * len(others)
    if card == WITHDRAWAL:
        return _gain(view, min(WITHDRAWN, view.bank))
    if card == SHERIFF:
        return 20 * view.own_money - WORTH[SHERIFF]
    assert card == HANDS_UP, "no other card touches everybody"
    fines = 0
    for seat in others:
        fine = (100 - holding(view, seat, HORSE, 1)) * HORSE_FINE + (100 - holding(view, seat, HAT, 1)) * HAT_FINE
        fines += min(fine, 100 * purse(view, seat)) * _weight(view, seat) // 100
    return fines


def _weight(view: WesternView, seat: int) -> int:
    """Compute what it is worth that another player has one unit less: the richer they are, the more."""
    share = 100 * purse(view, seat) // view.options.goal_units
    return 12 + 70 * share * share // 10_000


def _gain(view: WesternView, units: int) -> int:
    return units * UNIT + (VICTORY if view.own_money + units >= view.options.goal_units else 0)


def _take(view: WesternView, seat: int, units: int) -> int:
    """Rate taking money from a player."""
    taken = min(units, purse(view, seat))
    return _gain(view, taken) + taken * _weight(view, seat)


def _unless_joker(view: WesternView, seat: int, value: int) -> int:
    if view.hand_sizes[seat] < 2 and view.options.min_hand_on_reactions:
        return value
    return value * (100 - holding(view, seat, JOKER, 1)) // 100


def _toll(view: WesternView, seat: int, price: int) -> int:
    return _unless_joker(view, seat, _take(view, seat, price))


def _rate_attack(view: WesternView, card: int, target: int) -> int:
    """Rate an attack: what the dice bring on average, and the odds of a counter."""
    factor = 1 if card == ATTACK_1 or len(view.hand_sizes) == 3 else 2
    if card == ATTACK_3 and view.options.triple_three_guns:
        factor = 3
    value = 0
    for attack in range(1, 7):
        lost = 0 if attack % 2 == 1 else 7 - attack  # how many of the six rolls of the defender beat it
        value += (6 - lost) * _take(view, target, attack * factor)
        for defence in range(7 - lost, 7):
            value -= _give(view, target, defence * factor)
    countered = _countering(view, target)
    return (value // 36 * (100 - countered) - countered * UNIT) // 100


def _give(view: WesternView, seat: int, units: int) -> int:
    """Rate losing money to a player."""
    lost = min(units, view.own_money)
    wins = purse(view, seat) + lost >= view.options.goal_units
    return lost * UNIT + (DEFEAT if wins else 0)


def _countering(view: WesternView, seat: int) -> int:
    """Estimate the odds, in percent, of a counter that no cake answers."""
    if view.hand_sizes[seat] < 2 and view.options.min_hand_on_reactions:
        return 0
    without = (100 - holding(view, seat, DANCER, 1)) * (100 - holding(view, seat, DOG, 1)) // 100
    return (100 - without) // 4 if CAKE in view.hand else 100 - without


def _rate_indians(view: WesternView, target: int) -> int:
    return _unless_joker(view, target, purse(view, target) * _weight(view, target))


def _rate_share(view: WesternView, target: int) -> int:
    """Rate making a player pay everybody: one unit is ours, the others go to rivals."""
    seats = len(view.hand_sizes)
    paid = min(seats - 1, purse(view, target))
    if paid == 0:
        return 0
    return _gain(view, 1) + paid * _weight(view, target) - (paid - 1) * 20


def _rate_saloon(view: WesternView, target: int) -> int:
    """Rate staking everything on having more different cards."""
    odds = _saloon_odds(view, target)
    if view.own_money + purse(view, target) >= view.options.goal_units:
        return odds * VICTORY // 100 - (100 - odds) * DEFEAT // 100
    return (odds * _take(view, target, purse(view, target)) - (100 - odds) * view.own_money * UNIT) // 100


def _saloon_odds(view: WesternView, target: int) -> int:
    ours = kinds_of(view.hand) - (1 if view.hand.count(SALOON) == 1 else 0)
    known = view.known[target]
    unknown = view.hand_sizes[target] - len(known)
    margin = 100 * (ours - kinds_of(known)) - 82 * unknown  # an unknown card is a new kind four times in five
    if unknown == 0:
        return 50 if margin == 0 else (100 if margin > 0 else 0)
    return max(2, min(98, 50 + margin * 22 // 100))


def _rate_lift(view: WesternView, target: int, direction: int) -> int:
    """Rate lifting a sheriff by the best blow that it allows."""
    best = 0
    for card in (ATTACK_1, ATTACK_2, ATTACK_3):
        if card in view.hand:
            best = max(best, _rate_attack(view, card, target))
    if INDIANS in view.hand and next_of(view, view.seat, direction) == target:
        best = max(best, _rate_indians(view, target))
    return best - WORTH[JOKER]


def _damage(view: WesternView) -> int:
    """Rate what the card laid on this seat would do to it."""
    card = view.card
    if card in (COWBOY, PAY_ME):
        return _give(view, view.turn, COWBOY_PRICE[view.count] if card == COWBOY else PAY_ME_PRICE)
    if card == SHARE:
        return min(view.own_money, len(view.hand_sizes) - 1) * UNIT
    if card == INDIANS:
        return view.own_money * UNIT
    return -_rate_saloon_defence(view)


def _rate_saloon_defence(view: WesternView) -> int:
    """Rate the danger of a saloon that another player has opened; there a joker is worth its price."""
    odds = _saloon_odds(view, view.turn)
    return (odds * _take(view, view.turn, purse(view, view.turn)) - (100 - odds) * view.own_money * UNIT) // 100


def _rate_train(view: WesternView, rank: int) -> int:
    """Rate calling the train: the bank, times the odds that our best combination stays on top."""
    return _pactole_odds(view, rank) * _gain(view, view.bank) // 100 - _price(view, rank) - WORTH[TRAIN]


def _rate_lay(view: WesternView, action: Action) -> int:
    if action.verb == "pass":
        return 0
    rank = action.args[0]
    odds = _pactole_odds(view, rank)
    value = odds * _gain(view, view.bank) // 100 + odds * view.bank * _weight(view, view.owner) // 100
    if purse(view, view.owner) + view.bank >= view.options.goal_units:
        value += DEFEAT
    return value - _price(view, rank) - (WORTH[HAT] if action.verb == "lay_with_hat" else 0)


def _price(view: WesternView, rank: int) -> int:
    row = view.options.pactole_ladder[rank - 1]
    return row[0] * 40 + (row[1] + row[2]) * 80 + row[3] * WORTH[HORSE]


def _pactole_odds(view: WesternView, rank: int) -> int:
    """Estimate the odds, in percent, that nobody beats the best that we can still lay after this combination."""
    best = max(rank, _best_after(view, rank))
    odds = 100
    for seat in range(len(view.hand_sizes)):
        if seat != view.seat and not (view.passed[seat] and view.options.pass_is_final_in_pactole):
            odds = odds * (100 - beating(view, seat, best)) // 100
    return odds


def _best_after(view: WesternView, rank: int) -> int:
    row = view.options.pactole_ladder[rank - 1]
    left = [view.hand.count(ATTACK_1 + guns) - row[guns] for guns in range(3)]
    horses = min(3, view.hand.count(HORSE) - row[3])
    for guns in range(2, -1, -1):
        if left[guns] > 0:
            return 3 * horses + guns + 1
    return 0
