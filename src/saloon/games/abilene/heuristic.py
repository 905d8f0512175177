"""Heuristic: what a good player of Welcome to Abilene prefers.

Ratings are hundredths of a chip: what the hand is likely to win after an action. In the play every card is laid
sooner or later, so a rating also says which card comes first. The numbers come from many thousands of simulated hands.
"""

from typing import Final

from saloon.core.action import Action
from saloon.games.abilene.cards import (
    C30,
    COPIES,
    DANCERS,
    DESPERADOS,
    FEE,
    FIREWATER,
    HEADS,
    INDIANS,
    KINDS,
    LAST_LOOT,
    LOOT,
    STAKE,
    WELCOME,
    is_cattle,
    is_defence,
    stops,
)
from saloon.games.abilene.state import DISCARD, DISTRIBUTION, OPT_IN, RESPOND, STEAL, AbileneView

CHIP: Final = 100
NONE: Final = KINDS  # no card
POINTS: Final = [1, 4, 12, 30, 34, 8, 1, 1, 1, 2, 2, 0, 5, 12, 10]  # what a card is worth, a Cattle 30 being 30
POINTS_IN_A_DUEL: Final = [1, 4, 12, 30, 34, 42, 1, 1, 1, 2, 2, 0, 22, 12, 10]  # against a single rival
DECK: Final = 54
PAR: Final = 13  # average points of a card in the hand of a player who stands
NEW_CARD: Final = 12  # average points of a card that is bought
STAYS: Final = 70  # percent of the undecided players who will not fold
MOST: Final = 800  # per mille: no hand is more certain to win than this
UNSEEN: Final = 9  # heads that an unseen card in another hand adds to a herd on average
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
    """Rate joining: always good, except in the last hand of a match that is as good as won."""
    if action.verb == "join":
        return 0
    is_last = view.hands_played + 1 >= view.hands_planned
    at_stake = view.pot + STAKE * (len(view.chips) - 1)
    return 1 if is_last and 2 * _lead(view) > at_stake else -1


def _lead(view: AbileneView) -> int:
    """Count how many chips a seat has more than the richest of the others."""
    richest = max([chips for seat, chips in enumerate(view.chips) if seat != view.seat])
    return view.chips[view.seat] - richest


# The distribution


def _rate_decision(view: AbileneView, action: Action) -> int:
    if action.verb == "fold":
        return CHIP
    points = [_points(view, card) for card in view.hand]
    points.sort(reverse=True)
    if action.verb == "stand":
        size = view.hand_size if view.hand_size > 0 else len(points)
        return _share(view, 10 * sum(points[:size]), size) * view.pot // 10
    price = view.prices[view.seat]
    return _share_after_buying(view, points) * (view.pot + price) // 10 - CHIP * price


def _share_after_buying(view: AbileneView, points: list[int]) -> int:
    size = view.hand_size
    if size == 0:
        return _share(view, 10 * (sum(points) + NEW_CARD), len(points) + 1)
    worst = points[size - 1]
    gain = 0
    for card in range(KINDS):
        gain += COPIES[card] * max(0, _points(view, card) - worst)
    return _share(view, 10 * sum(points[:size]) + 10 * gain // DECK, size)


def _share(view: AbileneView, tenths: int, size: int) -> int:
    """Estimate, per mille, the part of the pot that a hand of so many tenths of a point wins."""
    players = 100  # in hundredths: those still undecided may fold
    alone = 1000  # per mille: the chance that all of them fold
    for seat, is_playing in enumerate(view.playing):
        if is_playing and seat != view.seat:
            players += 100 if view.stood[seat] else STAYS
            alone = 0 if view.stood[seat] else alone * (100 - STAYS) // 100
    played = min(MOST, 10_000 * tenths // (players * PAR * size))
    return alone + (1000 - alone) * played // 1000


def _points(view: AbileneView, card: int) -> int:
    return POINTS_IN_A_DUEL[card] if _count_rivals(view) == 1 else POINTS[card]


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
        return _rate_attack(view, DESPERADOS, action.args[0])
    if verb == "indians":
        return _rate_attack(view, INDIANS, action.args[0])
    if verb == "dancers":
        return _rate_attack(view, DANCERS, action.args[0])
    return _expect(view, _forecast(view)) + _rate_haste(view, action)


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
    heads = HEADS[card]
    if WELCOME in view.hand:
        return heads
    keeps_up = view.heads[view.seat] + heads >= _largest(view, view.heads)
    return 70 - heads if keeps_up and not _plays_late(view) else 31 - heads


def _plays_late(view: AbileneView) -> bool:
    """Tell whether a seat plays in the second half of each lap."""
    seats = len(view.playing)
    before = 0
    for step in range((view.seat - view.leader) % seats):
        if view.playing[(view.leader + step) % seats]:
            before += 1
    return 2 * before >= _count_rivals(view)


def _rate_welcome(view: AbileneView) -> int:
    mine = view.heads[view.seat]
    largest = _largest(view, view.heads)
    if mine < largest:
        return -1
    equals = 1
    for seat, heads in enumerate(view.heads):
        if seat != view.seat and view.playing[seat] and heads == mine:
            equals += 1
    return CHIP * view.pot // equals


def _rate_gold_rush(view: AbileneView) -> int:
    """Rate a gold rush: the pot of the next hand is worth a part of it, and the card can wait while others are left."""
    worth = CHIP * view.pot // (_count_rivals(view) + 2)
    return worth if len(view.hand) == 1 else worth - 10 * view.pot


def _rate_attack(view: AbileneView, card: int, target: int) -> int:
    """Rate an attack: best late, when it can hardly be answered; dancers take a Cattle 30 as soon as it is on top."""
    herds = _forecast(view)
    now = _expect(view, herds)
    guard = _guard(view, card, target)
    if card == DANCERS:
        herds[target] -= HEADS[view.herds[target][-1]]
    elif guard == NONE:
        _strike(view, herds, card, view.seat, target)
    rating = _expect(view, herds)
    if card == DESPERADOS:
        rating += CHIP * (LOOT - FEE if guard <= LAST_LOOT else -FEE)
    may_wait = _count_attacks(view) < len(view.hand)
    if may_wait and not (card == DANCERS and view.herds[target][-1] == C30):
        return min(rating, now - HASTE)
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
    """Estimate what the seat will win of the pot if the herds arrive like this."""
    margin = herds[view.seat] - _largest(view, herds)
    unseen = sum(view.hand_sizes) - view.hand_sizes[view.seat]
    chance = 500 + 500 * margin // (8 + 10 * unseen)  # per mille
    return max(0, min(1000, chance)) * view.pot // 10


def _forecast(view: AbileneView) -> list[int]:
    """Guess the herds as they will arrive: the cards still in the hands are laid, and pending attacks strike."""
    herds = [view.heads[seat] + UNSEEN * view.hand_sizes[seat] for seat in range(len(view.heads))]
    herds[view.seat] = view.heads[view.seat]
    for card in view.hand:
        if is_cattle(card):
            herds[view.seat] += HEADS[card]
    for attack in view.attacks:
        _strike(view, herds, attack.card, attack.attacker, attack.target)
    return herds


def _strike(view: AbileneView, herds: list[int], card: int, attacker: int, target: int) -> None:
    """Let an attack strike in proportion to its odds."""
    odds = _odds(view, card, target)
    if card == INDIANS:
        herds[target] -= view.heads[target] * odds // 100
    else:
        stolen = min(_best(view.herds[target]) * odds // 100, max(0, herds[target]))
        herds[target] -= stolen
        herds[attacker] += stolen


def _odds(view: AbileneView, card: int, target: int) -> int:
    """Estimate, in percent, how likely an attack is to stay unanswered."""
    if target == view.seat:
        return 0 if any([is_defence(each) and stops(each, card) for each in view.hand]) else 100
    cards = view.hand_sizes[target]
    return 100 if cards == 0 else max(60, 92 - 4 * cards)


def _largest(view: AbileneView, herds: list[int]) -> int:
    """Return the size of the largest herd of the other participants."""
    return max([herds[seat] for seat, is_playing in enumerate(view.playing) if is_playing and seat != view.seat])


def _best(herd: list[int]) -> int:
    """Return the heads of the best card of a herd."""
    return max([HEADS[card] for card in herd]) if herd else 0
