"""Heuristic: what a good player of Western prefers.

A rating is the chance to win after an action, in thousandths of a percent, less what the cards are worth that it takes.
"""

from typing import Final

from saloon.core.action import Action
from saloon.core.foresight import Reasons
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
    DANCER_FEE,
    DOG,
    DOG_FEE,
    GIVE_BACK,
    HAT,
    HAT_FINE,
    HORSE,
    HORSE_FINE,
    INDIANS,
    JOKER,
    PAY_ME,
    PAY_ME_PRICE,
    SALOON,
    SALOON_GAP,
    SHARE,
    SHERIFF,
    TRAIN,
    WHISKY,
    WITHDRAWAL,
    WITHDRAWN,
)
from saloon.games.western.chances import TABLES
from saloon.games.western.odds import beating, holding, kinds_of, next_of, unseen
from saloon.games.western.reckoning import CERTAIN, Reckoning, reckon
from saloon.games.western.state import (
    DRAW,
    MAIN,
    PACTOLE,
    RESPOND_ATTACK,
    RESPOND_CAKE,
    RESPOND_HAT,
    WesternView,
)
from saloon.games.western.weights import WEIGHTS

DRAWN: Final = 20_000  # the rating of a card to draw

# How many of the 36 throws of an attack each die wins: the attacker's die, and that of a defender who strikes back.
HITS: Final = [0, 6, 1, 6, 3, 6, 5]
RETURNS: Final = [0, 0, 1, 1, 2, 2, 3]
THROWS: Final = 36

# How many different kinds there are, in hundredths, among so many unseen cards.
KINDS_AMONG: Final = [0, 100, 195, 285, 371, 452, 530, 606, 676, 742, 807]

ANSWERS: Final = {"joker": JOKER, "dog": DOG, "dancer": DANCER, "cake": CAKE, "hat": HAT}

Prospect = tuple[int, int, int]  # the chance if nobody answers, how likely somebody does (percent), the chance then


def rate(view: WesternView, action: Action) -> int:
    """Rate an action from a seat's view; higher is better."""
    if view.phase == DRAW:
        return DRAWN * action.args[0]
    reckoning = reckon(view)
    chance = _expected(_foresee(view, reckoning, action))
    return chance - reckoning.price(_cost(view, action), chance)


def explain(view: WesternView, action: Action) -> Reasons:
    """List the parts of a rating: the chance as it is, what an action brings, who may answer, what it costs."""
    if view.phase == DRAW:
        return [("why-draw", rate(view, action))]
    reckoning = reckon(view)
    prospect = _foresee(view, reckoning, action)
    gain, answer = prospect[0] - reckoning.now, _expected(prospect) - prospect[0]
    cards = -reckoning.price(_cost(view, action), _expected(prospect))
    parts = [("why-now", reckoning.now), ("why-gain", gain), ("why-answer", answer), ("why-cards", cards)]
    return [part for part in parts if part[1] != 0]


def _expected(prospect: Prospect) -> int:
    """Return the chance on average; nobody answers a play that is bad for whoever made it."""
    free, odds, stopped = prospect
    return free if free <= stopped else (free * (100 - odds) + stopped * odds) // 100


def _foresee(view: WesternView, reckoning: Reckoning, action: Action) -> Prospect:
    phase = view.phase
    if phase == MAIN:
        return _foresee_play(view, reckoning, PLAYS[action.verb], action.args)
    if phase == PACTOLE:
        return _foresee_pactole(view, reckoning, action)
    return _foresee_answer(view, reckoning, action.verb), 0, 0


# What an action costs


def _cost(view: WesternView, action: Action) -> int:
    """Return what the cards are worth that an action takes out of the hand, in steps."""
    if view.phase == MAIN:
        return _cost_of_play(view, PLAYS[action.verb], action.args)
    if view.phase != PACTOLE:
        return _worth(view, ANSWERS[action.verb], 1) if action.verb != "accept" else 0
    if action.verb == "pass":
        return 0
    return _cost_of_rank(view, action.args[0]) + (_worth(view, HAT, 1) if action.verb == "lay_with_hat" else 0)


def _cost_of_play(view: WesternView, code: int, args: tuple[int, ...]) -> int:
    if code >= WITH_WHISKY:
        return _worth(view, WHISKY, 1) + _cost_of_play(view, code - WITH_WHISKY, args)
    if code == TRAIN:
        return _worth(view, TRAIN, 1) + _cost_of_rank(view, args[0]) + reckon(view).interest(view.bank)
    if code == ATTACK_1:
        return _worth(view, args[0] - 1, 1)
    if code == COWBOY and args:
        return _worth(view, COWBOY, args[0])
    return _worth(view, args[0] if code == DISCARDING else code, 1)


def _cost_of_rank(view: WesternView, rank: int) -> int:
    row = view.options.pactole_ladder[rank - 1]
    cost = _worth(view, HORSE, row[3]) if row[3] > 0 else 0
    for guns in range(3):
        if row[guns] > 0:
            cost += _worth(view, ATTACK_1 + guns, row[guns])
    return cost


def _worth(view: WesternView, card: int, copies: int) -> int:
    """Return what some copies of a kind are worth in the hand: the last one counts more than those to spare."""
    table = TABLES[len(view.hand_sizes)]
    spare = WEIGHTS.spare[table][card]
    return copies * spare + (WEIGHTS.worth[table][card] - spare if view.hand.count(card) == copies else 0)


# Plays


def _foresee_play(view: WesternView, reckoning: Reckoning, code: int, args: tuple[int, ...]) -> Prospect:
    if code >= WITH_WHISKY:
        turned = reckoning.turned()
        if code == WITH_WHISKY + JOKER:
            return turned.now, 0, 0  # the turn is over: no blow follows
        return _foresee_card(view, turned, code - WITH_WHISKY, args)
    if code == TRAIN:
        return _keep_or_lose(view, reckoning, args[0]), 0, 0
    if code == DISCARDING or code == WHISKY:
        return reckoning.turned().now if code == WHISKY else reckoning.now, 0, 0
    if code == COWBOY and args:
        return _toll(view, reckoning, args[1], COWBOY_PRICE[args[0]])
    return _foresee_card(view, reckoning, code, args)


def _foresee_card(view: WesternView, reckoning: Reckoning, card: int, args: tuple[int, ...]) -> Prospect:
    """Foresee one card, alone or after a whisky."""
    if card == ATTACK_1:
        return _foresee_attack(view, reckoning, args[0] - 1, args[1])
    if args:
        return _foresee_on_target(view, reckoning, card, args[0])
    if card == HORSE:
        return reckoning.skipped(), 0, 0
    if card == PAY_ME or card == COWBOY or card == INDIANS:
        target = next_of(view, view.seat, reckoning.direction)
        if card == INDIANS:
            return _foresee_indians(view, reckoning, target)
        return _toll(view, reckoning, target, PAY_ME_PRICE if card == PAY_ME else COWBOY_PRICE[1])
    return _foresee_for_all(view, reckoning, card), 0, 0


def _foresee_on_target(view: WesternView, reckoning: Reckoning, card: int, target: int) -> Prospect:
    if card == JOKER:
        return _foresee_lift(view, reckoning, target)
    if card == GIVE_BACK:
        free = reckoning.taken(target, view.claims[target][view.seat])
        return free, holding(view, target, HAT, 1), reckoning.now - reckoning.price(WEIGHTS.any_card, reckoning.now)
    free = _share(reckoning, target) if card == SHARE else _fight_in_saloon(view, reckoning, target, True)
    return free, unseen(view).joker(target), reckoning.now


def _toll(view: WesternView, reckoning: Reckoning, target: int, price: int) -> Prospect:
    return reckoning.taken(target, price), unseen(view).joker(target), reckoning.now


def _foresee_indians(view: WesternView, reckoning: Reckoning, target: int) -> Prospect:
    ruined = reckoning.moved(target, -reckoning.purses[target], 0)
    return _filled(reckoning, ruined, reckoning.purses[target]), unseen(view).joker(target), reckoning.now


def _filled(reckoning: Reckoning, chance: int, units: int) -> int:
    """Return a chance when so many units have come into the bank as well."""
    return chance - reckoning.price(-reckoning.interest(units), chance)


def _foresee_attack(view: WesternView, reckoning: Reckoning, card: int, target: int) -> Prospect:
    factor = view.multipliers[card]
    rolled = 0
    for die in range(1, 7):
        rolled += HITS[die] * reckoning.taken(target, die * factor)
        if RETURNS[die] > 0:
            rolled += RETURNS[die] * reckoning.given(target, die * factor)
    rolled //= THROWS
    countered = unseen(view).counter(target)
    if countered == 0:
        return rolled, 0, 0
    return rolled, countered, _countered(view, reckoning, target, rolled)


def _countered(view: WesternView, reckoning: Reckoning, target: int, rolled: int) -> int:
    """Return the chance of an attacker after a counter: they may have a cake for it."""
    fee = (reckoning.given(target, DOG_FEE) + reckoning.own(-min(DANCER_FEE, view.own_money))) // 2
    if CAKE in view.hand and len(view.hand) > 2:
        return max(fee, rolled - reckoning.price(_worth(view, CAKE, 1), rolled))
    return fee


def _share(reckoning: Reckoning, payer: int) -> int:
    """Return the chance when a player pays everybody, as far as their money goes; whoever reaches the goal has won."""
    view = reckoning.view
    purses = reckoning.purses[:]
    seat = view.turn
    for _ in range(reckoning.seats):
        if seat != payer and purses[payer] > 0:
            purses[payer] -= 1
            purses[seat] += 1
            if purses[seat] >= reckoning.goal:
                return CERTAIN if seat == view.seat else 0
        seat = next_of(view, seat, reckoning.direction)
    return reckoning.with_purses(purses)


def _foresee_for_all(view: WesternView, reckoning: Reckoning, card: int) -> int:
    if card == WITHDRAWAL:
        units = min(WITHDRAWN, view.bank)
        return _filled(reckoning, reckoning.own(units), -units)
    if card == SHERIFF:
        return reckoning.guarded()
    return _chip_in(view, reckoning) if card == CHIP_IN else _hold_up(view, reckoning)


def _chip_in(view: WesternView, reckoning: Reckoning) -> int:
    purses = [max(0, units - 1) for units in reckoning.purses]
    purses[view.seat] = view.own_money
    collected = sum(reckoning.purses) - sum(purses)
    if view.own_money + collected >= reckoning.goal:
        return CERTAIN
    purses[view.seat] += collected
    return reckoning.with_purses(purses)


def _hold_up(view: WesternView, reckoning: Reckoning) -> int:
    """Return the chance when all others show their hands and pay fines."""
    purses = reckoning.purses[:]
    for seat in range(reckoning.seats):
        if seat != view.seat:
            fine = (100 - holding(view, seat, HORSE, 1)) * HORSE_FINE + (100 - holding(view, seat, HAT, 1)) * HAT_FINE
            purses[seat] = max(0, purses[seat] - (fine + 50) // 100)
    filled = sum(reckoning.purses) - sum(purses)
    return _filled(reckoning, reckoning.with_purses(purses), filled)


def _foresee_lift(view: WesternView, reckoning: Reckoning, target: int) -> Prospect:
    """Foresee lifting a sheriff by the best blow that it allows; the price of that card is part of it."""
    best: Prospect = (reckoning.now, 0, 0)
    if len(view.hand) < 3:
        return best
    for card in (ATTACK_1, ATTACK_2, ATTACK_3):
        if card in view.hand:
            best = _better(view, best, _foresee_attack(view, reckoning, card, target), card)
    if INDIANS in view.hand and next_of(view, view.seat, reckoning.direction) == target:
        best = _better(view, best, _foresee_indians(view, reckoning, target), INDIANS)
    if SALOON in view.hand and abs(len(view.hand) - 2 - view.hand_sizes[target]) <= SALOON_GAP:
        fight = _fight_in_saloon(view, reckoning, target, True)
        best = _better(view, best, (fight, unseen(view).joker(target), reckoning.now), SALOON)
    return best


def _better(view: WesternView, best: Prospect, blow: Prospect, card: int) -> Prospect:
    price = reckon(view).price(_worth(view, card, 1), _expected(blow))
    priced = (blow[0] - price, blow[1], blow[2] - price)
    return priced if _expected(priced) > _expected(best) else best


def _fight_in_saloon(view: WesternView, reckoning: Reckoning, rival: int, is_own: bool) -> int:
    """Return the chance when everything is staked on having more different cards."""
    odds = _saloon_odds(view, rival, is_own)
    won = reckoning.taken(rival, reckoning.purses[rival])
    lost = reckoning.given(rival, view.own_money)
    return (odds * won + (100 - odds) * lost) // 100


def _saloon_odds(view: WesternView, rival: int, is_own: bool) -> int:
    """Estimate the odds, in percent, of having more different cards than a rival, once one's own saloon is laid."""
    ours = kinds_of(view.hand) - (1 if is_own and view.hand.count(SALOON) == 1 else 0)
    known = view.known[rival]
    unknown = view.hand_sizes[rival] - len(known)
    kinds = kinds_of(known)
    if unknown == 0:
        return 50 if ours == kinds else (100 if ours > kinds else 0)
    among = KINDS_AMONG[min(10, unknown)] * (21 - kinds) // 21
    ahead = 100 * (ours - kinds) - among
    odds = WEIGHTS.saloon_odds[min(10, abs(ahead) // 25)]
    return odds if ahead > 0 else 100 - odds


# Answers


def _foresee_answer(view: WesternView, reckoning: Reckoning, verb: str) -> int:
    if view.phase == RESPOND_HAT:
        units = view.claims[view.seat][view.turn]
        if verb == "hat":
            return reckoning.now + reckoning.price(WEIGHTS.any_card, reckoning.now)
        return reckoning.given(view.turn, units)
    if view.phase == RESPOND_ATTACK:
        return _foresee_defence(view, reckoning, verb)
    if view.phase == RESPOND_CAKE:
        return _foresee_cake(view, reckoning, verb)
    return reckoning.now if verb == "joker" else _suffered(view, reckoning)


def _foresee_defence(view: WesternView, reckoning: Reckoning, verb: str) -> int:
    rolled = _defended(view, reckoning)
    if verb == "accept":
        return rolled
    attacker = view.turn
    fee = DANCER_FEE if verb == "dancer" else DOG_FEE
    paid = min(fee, reckoning.purses[attacker])
    kept = reckoning.moved(attacker, -paid, paid if verb == "dog" else 0)
    caked = holding(view, attacker, CAKE, 1)
    return (kept * (100 - caked) + rolled * caked) // 100


def _defended(view: WesternView, reckoning: Reckoning) -> int:
    """Return the chance when an attacker may roll."""
    factor = view.multipliers[view.card]
    rolled = 0
    for die in range(1, 7):
        rolled += HITS[die] * reckoning.given(view.turn, die * factor)
        if RETURNS[die] > 0:
            rolled += RETURNS[die] * reckoning.taken(view.turn, die * factor)
    return rolled // THROWS


def _foresee_cake(view: WesternView, reckoning: Reckoning, verb: str) -> int:
    if verb == "cake":
        return _foresee_attack(view, reckoning, view.card, view.target)[0]
    if view.counter == DOG:
        return reckoning.given(view.target, DOG_FEE)
    return reckoning.own(-min(DANCER_FEE, view.own_money))


def _suffered(view: WesternView, reckoning: Reckoning) -> int:
    """Return the chance after what the card laid on this seat does to it."""
    card = view.card
    if card == COWBOY or card == PAY_ME:
        return reckoning.given(view.turn, COWBOY_PRICE[view.count] if card == COWBOY else PAY_ME_PRICE)
    if card == SHARE:
        return _share(reckoning, view.seat)
    if card == INDIANS:
        return reckoning.own(-view.own_money)
    return _fight_in_saloon(view, reckoning, view.turn, False)


# The pactole


def _foresee_pactole(view: WesternView, reckoning: Reckoning, action: Action) -> Prospect:
    if action.verb != "pass":
        return _keep_or_lose(view, reckoning, action.args[0]), 0, 0
    return _watch(view, reckoning, view.owner, view.standing), 0, 0


def _keep_or_lose(view: WesternView, reckoning: Reckoning, rank: int) -> int:
    """Return the chance when this seat lays a combination, and the best it has left if somebody lays over it."""
    return _watch(view, reckoning, view.seat, max(rank, _best_after(view, rank)))


def _watch(view: WesternView, reckoning: Reckoning, owner: int, rank: int) -> int:
    """Return the chance when a seat has laid a combination and this one lays nothing more."""
    kept, chance = 100, 0
    for step in range(1, reckoning.seats):
        seat = next_of(view, owner, step * reckoning.direction)
        beaten = 0 if seat == view.seat else _lays_over(view, seat, rank)
        if beaten > 0:
            chance += kept * beaten * reckoning.moved(seat, view.bank, 0) // 100
            kept = kept * (100 - beaten) // 100
    bank = reckoning.own(view.bank) if owner == view.seat else reckoning.moved(owner, view.bank, 0)
    return (chance + kept * bank) // 100


def _lays_over(view: WesternView, seat: int, rank: int) -> int:
    """Estimate the odds, in percent, that a player lays over a combination; whoever has passed can hardly do so."""
    if view.passed[seat]:
        return 0 if view.options.pass_is_final_in_pactole else beating(view, seat, rank) // 4
    return beating(view, seat, rank)


def _best_after(view: WesternView, rank: int) -> int:
    row = view.options.pactole_ladder[rank - 1]
    left = [view.hand.count(ATTACK_1 + guns) - row[guns] for guns in range(3)]
    horses = min(3, view.hand.count(HORSE) - row[3])
    for guns in range(2, -1, -1):
        if left[guns] > 0:
            return 3 * horses + guns + 1
    return 0
