"""Heuristic: what a good player of Welcome to Abilene prefers.

Ratings are hundredths of a chip: what the hand is likely to win after an action. In the play every card is laid
sooner or later, so a rating also says which card comes first. The numbers come from many thousands of simulated hands.
Bids that decide the match are rated by the chance to win it instead, in ten thousandths.
"""

from typing import Final

from saloon.core.action import Action
from saloon.games.abilene.cards import (
    C30,
    COPIES,
    DANCERS,
    DEALT,
    DESPERADOS,
    FEE,
    FIREWATER,
    HEADS,
    INDIANS,
    KINDS,
    LAST_LOOT,
    LOOT,
    REFUND,
    STAKE,
    WELCOME,
    heads,
    is_cattle,
    stops,
)
from saloon.games.abilene.purses import chance_with
from saloon.games.abilene.state import DISCARD, DISTRIBUTION, OPT_IN, RESPOND, STEAL, AbileneView, Attack
from saloon.games.abilene.weights import WEIGHTS

CHIP: Final = 100
NONE: Final = KINDS  # no card
CURVE: Final = [500, 424, 351, 284, 226, 177, 136, 104, 79, 59, 44, 33, 25, 18, 13, 10, 7, 5]  # by steps below par
SURE: Final = 150  # hundredths of a chip: a pot in the hand is worth more than one that is as good as won
RAIDS: Final = ("dancers", "desperados", "indians")
NOBODY: Final[tuple[int, ...]] = ()
CLEARLY: Final = 10 * CHIP  # more than beginners overlook
HASTE: Final = 5  # a card that should wait is rated so much below the others


def rate(view: AbileneView, action: Action) -> int:
    """Rate an action from a seat's view; higher is better."""
    if view.phase == OPT_IN:
        return _rate_joining(view, action)
    if view.phase == DISTRIBUTION:
        return _rate_decision(view, action)
    if view.phase == DISCARD:
        return -_points(view, action.args[0])
    if view.phase == STEAL:
        return HEADS[action.args[0]]
    if view.phase == RESPOND:
        return _rate_response(view, action)
    return _rate_card(view, action)


# Joining


def _rate_joining(view: AbileneView, action: Action) -> int:
    """Rate joining: always good, except in the last hand of a match that is as good as won; no temper changes that."""
    if action.verb == "join":
        return 0
    is_last = view.hands_played + 1 >= view.hands_planned
    others = len(view.chips) - 1
    at_stake = view.pot + STAKE * others if others > 1 else 0  # a hand for one is void
    return CLEARLY if is_last and 2 * _lead(view) > at_stake else -CLEARLY


def _lead(view: AbileneView) -> int:
    """Count how many chips a seat has more than the richest of the others."""
    richest = max([chips for seat, chips in enumerate(view.chips) if seat != view.seat])
    return view.chips[view.seat] - richest


# The distribution


def _rate_decision(view: AbileneView, action: Action) -> int:
    if action.verb == "fold":
        return _folded(view, 0) + 1  # rather than go on for nothing
    points = [_points(view, card) for card in view.hand]
    points.sort(reverse=True)
    if action.verb == "buy":
        return _rate_buying(view, points)
    return _rate_standing(view, points)


def _rate_standing(view: AbileneView, points: list[int]) -> int:
    size = view.hand_size if view.hand_size > 0 else len(points)
    par = _par(view, size)
    if view.hand_size == 0:
        par += WEIGHTS.opening // max(1, _count_rivals(view))
    win = _win(view, sum(points[:size]) - par)
    pot = view.pot + _raises(view)
    return (win * _won(view, 0, pot) + (1000 - win) * _lost(view, 0, pot)) // 1000


def _rate_buying(view: AbileneView, points: list[int]) -> int:
    """Rate a purchase over all cards that may come; after a bad one the player may still fold."""
    price = view.prices[view.seat]
    pot = view.pot + price + _raises(view)
    won, lost, folded = _won(view, price, pot), _lost(view, price, pot), _folded(view, price)
    total = 0
    unseen = 0
    size = view.hand_size if view.hand_size > 0 else len(points)
    least = points[min(size, len(points)) - 1]
    edge = sum(points[:size]) - _par(view, size)
    longer = edge
    cut = 100  # percent: how likely the new card only replaces another
    if view.hand_size == 0:
        longer += (
            _par(view, size)
            - _par(view, size + 1)
            + WEIGHTS.late_if_longer
            - WEIGHTS.weariness * view.bought[view.seat]
        )
        edge += WEIGHTS.late_if_cut
        cut = _cut(view)
    for card in range(KINDS):
        copies = COPIES[card] - view.hand.count(card)
        gain = _points(view, card)
        win = cut * _win(view, edge + max(0, gain - least)) + (100 - cut) * _win(view, longer + gain)
        total += copies * max(folded, lost + win * (won - lost) // 100_000)
        unseen += copies
    return total // unseen


def _won(view: AbileneView, price: int, pot: int) -> int:
    """Rate to pay a price and win the pot."""
    return _worth(view, view.seat, -price, pot)


def _lost(view: AbileneView, price: int, pot: int) -> int:
    """Rate to pay a price for nothing: any of the others wins the pot."""
    total = 0
    for seat, is_playing in enumerate(view.playing):
        if is_playing and seat != view.seat:
            total += _worth(view, seat, -price, pot)
    return total // _count_rivals(view)


def _folded(view: AbileneView, price: int) -> int:
    """Rate to fold after paying a price."""
    fees = 0 if _is_match_at_stake(view) else WEIGHTS.saved
    return _lost(view, price - REFUND, view.pot + price - REFUND) + fees


def _worth(view: AbileneView, winner: int, gain: int, pot: int) -> int:
    """Rate a hand by the purses that it leaves: by the match if that is at stake and not lost, else by the own one."""
    purses = view.chips[:]
    purses[view.seat] += gain
    purses[winner] += pot
    if _is_match_at_stake(view):
        return chance_with(view, purses) or purses[view.seat]
    return CHIP * purses[view.seat]


def _is_match_at_stake(view: AbileneView) -> bool:
    """Tell whether the match counts rather than chips: always in a duel, else in the last two hands."""
    return len(view.chips) == 2 or view.hands_played + 2 >= view.hands_planned


def _cut(view: AbileneView) -> int:
    """Estimate, in percent, how likely a player who is asked later in this lap stands: a card bought now is spare."""
    nobody = 100
    for seat, is_playing in enumerate(view.playing):
        if is_playing and seat != view.seat and view.bought[seat] == view.bought[view.seat]:
            nobody = nobody * (100 - WEIGHTS.stands) // 100
    return 100 - nobody


def _win(view: AbileneView, edge: int) -> int:
    """Estimate, per mille, the part of the pot won by a hand so many points above par; all others may fold."""
    alone = 1000
    for seat, is_playing in enumerate(view.playing):
        if is_playing and seat != view.seat:
            alone = 0 if view.stood[seat] else alone * (100 - WEIGHTS.stays) // 100
    played = 1000 - _missing(edge) if edge > 0 else _missing(-edge)
    return alone + (1000 - alone) * played // 1000


def _missing(points: int) -> int:
    """Return, per mille, the part of the pot that is left to a hand so many points below par."""
    step, rest = points // WEIGHTS.curve_step, points % WEIGHTS.curve_step
    if step >= len(CURVE) - 1:
        return CURVE[-1]
    return CURVE[step] - (CURVE[step] - CURVE[step + 1]) * rest // WEIGHTS.curve_step


def _par(view: AbileneView, size: int) -> int:
    """Estimate the points of a hand of that size that wins as often as not."""
    rivals = 0  # in hundredths: those still undecided may fold
    spare = 0  # in hundredths: cards that they can drop
    for seat, is_playing in enumerate(view.playing):
        if is_playing and seat != view.seat:
            stays = 100 if view.stood[seat] else WEIGHTS.stays
            rivals += stays
            spare += stays * max(0, DEALT + view.bought[seat] - size) + (0 if view.stood[seat] else WEIGHTS.buys)
    rivals = max(100, rivals)
    full, part = rivals // 100, rivals % 100
    par = WEIGHTS.pars[full] + (WEIGHTS.pars[full + 1] - WEIGHTS.pars[full]) * part // 100
    return par + WEIGHTS.growth * (size - DEALT) // 10 + WEIGHTS.spare * spare // (rivals + 100) - _place(view, rivals)


def _place(view: AbileneView, rivals: int) -> int:
    """Estimate the points that it is worth to play after others."""
    return WEIGHTS.last * 100 * _count_before(view) // rivals if view.hand_size > 0 else 0


def _raises(view: AbileneView) -> int:
    """Estimate what others will still pay for cards."""
    total = 0
    for seat, is_playing in enumerate(view.playing):
        if is_playing and seat != view.seat and not view.stood[seat]:
            total += WEIGHTS.buys * 2 * (view.bought[seat] + 1)
    return total // 100


def _points(view: AbileneView, card: int) -> int:
    return WEIGHTS.points_in_a_duel[card] if _count_rivals(view) == 1 else WEIGHTS.points[card]


def _count_rivals(view: AbileneView) -> int:
    rivals = -1
    for is_playing in view.playing:
        if is_playing:
            rivals += 1
    return rivals


# The play


def _rate_response(view: AbileneView, action: Action) -> int:
    """Rate an answer out of turn: good only if the player misses their next turn anyway, or they could use that."""
    if action.verb == "decline":
        return 0
    return _rate_answer(view, action.args[0]) if view.owed[view.seat] > 0 else -1


def _rate_card(view: AbileneView, action: Action) -> int:
    verb = action.verb
    if verb == "welcome":
        return _rate_welcome(view)
    if verb == "gold_rush":
        return _rate_gold_rush(view)
    if verb == "desperados":
        return _rate_attack(view, DESPERADOS, action)
    if verb == "indians":
        return _rate_attack(view, INDIANS, action)
    if verb == "dancers":
        return _rate_attack(view, DANCERS, action)
    return _expect(view, _forecast(view, action)) + _rate_haste(view, action)


def _rate_haste(view: AbileneView, action: Action) -> int:
    """Rate the order of cards that do not change the expected result: answers, cattle, defences, dead cards."""
    card = action.args[0]
    if action.verb == "answer":
        return _rate_answer(view, card)
    if action.verb == "cattle":
        return 40 + _rate_cattle(view, card)
    if action.verb == "defend":
        return HASTE - (CHIP * FEE if card == FIREWATER and view.options.eau_paid == "when_laid" else 0)
    return -_points(view, card)


def _rate_answer(view: AbileneView, card: int) -> int:
    """Rate an answer: good when something is at stake, and better without fee or loot."""
    costs = 10 if card <= LAST_LOOT or card == FIREWATER else 0
    return (130 if _best(view.herds[view.seat]) >= 10 else 20) - costs


def _rate_cattle(view: AbileneView, card: int) -> int:
    """Rate cattle up to 70: small cattle first, as long as the herd keeps up with the largest one.

    A player late in the lap need not keep up, and one who holds Welcome to Abilene lays the largest first.
    """
    worth = HEADS[card]
    if WELCOME in view.hand:
        return worth
    keeps_up = view.heads[view.seat] + worth >= _largest(view, view.heads)
    return 70 - worth if keeps_up and not _plays_late(view) else 31 - worth


def _plays_late(view: AbileneView) -> bool:
    """Tell whether a seat plays in the second half of each lap."""
    return 2 * _count_before(view) >= _count_rivals(view)


def _count_before(view: AbileneView) -> int:
    """Count the participants who play before a seat in each lap."""
    seats = len(view.playing)
    before = 0
    for step in range((view.seat - view.leader) % seats):
        if view.playing[(view.leader + step) % seats]:
            before += 1
    return before


def _rate_welcome(view: AbileneView) -> int:
    mine = view.heads[view.seat]
    largest = _largest(view, view.heads)
    if mine < largest:
        return -CHIP
    equals = 1
    for seat, theirs in enumerate(view.heads):
        if seat != view.seat and view.playing[seat] and theirs == mine:
            equals += 1
    return CHIP * view.pot + SURE if equals == 1 else CHIP * view.pot // equals


def _rate_gold_rush(view: AbileneView) -> int:
    """Rate a gold rush: the pot of the next hand is worth a part of it, and the card can wait while others are left."""
    worth = CHIP * view.pot // (_count_rivals(view) + 2)
    return worth if len(view.hand) == 1 else worth - 10 * view.pot


def _rate_attack(view: AbileneView, card: int, action: Action) -> int:
    """Rate an attack: best late, when it can hardly be answered; dancers take a Cattle 30 as soon as it is on top."""
    target = action.args[0]
    guard = _guard(view, card, target)
    now = _expect(view, _forecast(view, None))
    rating = _expect(view, _forecast(view, action)) if guard == NONE else now
    if card == DESPERADOS:
        rating += CHIP * (min(LOOT, view.pot + FEE) - FEE if guard <= LAST_LOOT else -FEE)
    may_wait = _count_attacks(view) < len(view.hand)
    if may_wait and not (card == DANCERS and view.herds[target][-1] == C30):
        return min(rating, now - HASTE) - min(4, (_largest(view, view.heads) - view.heads[target]) // 5)
    return rating


def _count_attacks(view: AbileneView) -> int:
    count = 0
    for card in view.hand:
        if card == DESPERADOS or card == INDIANS or card == DANCERS:
            count += 1
    return count


def _guard(view: AbileneView, card: int, target: int) -> int:
    """Find the standing defence that would stop an attack, or NONE."""
    for defence in view.defences:
        if defence.owner == target and stops(defence.card, card):
            return defence.card
    return NONE


# What is to be expected


def _expect(view: AbileneView, herds: list[int]) -> int:
    """Estimate what the seat will win of the pot if the herds arrive like this; sure when nobody has cards left."""
    margin = herds[view.seat] - _largest(view, herds)
    unseen = sum(view.hand_sizes) - view.hand_sizes[view.seat]
    doubt = WEIGHTS.margin + WEIGHTS.margin_by_card * unseen if unseen + len(view.hand) > 1 else 1
    chance = 500 + 500 * margin // doubt  # per mille
    return max(0, min(1000, chance)) * view.pot // 10


def _forecast(view: AbileneView, action: Action | None) -> list[int]:
    """Guess the herds as they will arrive after an action: cards still in the hands are laid, and attacks strike."""
    herds = [view.heads[seat] + WEIGHTS.unseen * view.hand_sizes[seat] for seat in range(len(view.heads))]
    herds[view.seat] = view.heads[view.seat]
    for card in view.hand:
        if is_cattle(card):
            herds[view.seat] += HEADS[card]
    if action is not None and action.verb == "face_down" and is_cattle(action.args[0]):
        herds[view.seat] -= HEADS[action.args[0]]
    if view.attacks or (action is not None and action.verb in RAIDS):
        _raid(view, herds, action)
    return herds


def _raid(view: AbileneView, herds: list[int], action: Action | None) -> None:
    """Let dancers and attacks act on the herds, the oldest attack first: cattle laid now can be lost to them."""
    verb, args = ("", NOBODY) if action is None else (action.verb, action.args)
    laid = [herd[:] for herd in view.herds]
    if verb == "cattle":
        laid[view.seat].append(args[0])
    elif verb == "dancers":
        herds[args[0]] -= HEADS[laid[args[0]].pop()]
    for attack in view.attacks:
        if verb != "answer" or attack.attacker != args[1]:
            _strike(herds, laid, attack, _odds(view, attack))
    if verb == "desperados" or verb == "indians":
        sent = Attack(view.seat, DESPERADOS if verb == "desperados" else INDIANS, args[0])
        _strike(herds, laid, sent, _odds(view, sent))


def _strike(herds: list[int], laid: list[list[int]], attack: Attack, odds: int) -> None:
    """Let an attack strike in proportion to its odds; what it takes is no longer there for the next one."""
    prey = laid[attack.target]
    if attack.card == INDIANS:
        herds[attack.target] -= heads(prey) * odds // 100
        prey.clear()
    elif prey:
        stolen = max(prey)
        prey.remove(stolen)
        laid[attack.attacker].append(stolen)
        herds[attack.target] -= HEADS[stolen] * odds // 100
        herds[attack.attacker] += HEADS[stolen] * odds // 100


def _odds(view: AbileneView, attack: Attack) -> int:
    """Estimate, in percent, how likely an attack is to stay unanswered, unless the player answers it now."""
    cards = view.hand_sizes[attack.target]
    if cards == 0 or attack.target == view.seat or _has_played_since(view, attack):
        return 100
    return min(100, max(WEIGHTS.least_unanswered, WEIGHTS.unanswered - WEIGHTS.answers * cards))


def _has_played_since(view: AbileneView, attack: Attack) -> bool:
    """Tell whether the target of an attack has had the turn on which it could be answered."""
    seats = len(view.chips)
    return (attack.target - attack.attacker) % seats < (view.seat - attack.attacker) % seats


def _largest(view: AbileneView, herds: list[int]) -> int:
    """Return the size of the largest herd of the other participants."""
    return max([herds[seat] for seat, is_playing in enumerate(view.playing) if is_playing and seat != view.seat])


def _best(herd: list[int]) -> int:
    """Return the heads of the best card of a herd."""
    return max([HEADS[card] for card in herd]) if herd else 0
