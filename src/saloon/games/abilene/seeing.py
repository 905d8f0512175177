"""Views: what a seat sees of a table of Welcome to Abilene, and a state imagined from it."""

from saloon.core.chance import Chance
from saloon.core.rules import SPECTATOR
from saloon.games.abilene.cards import FULL_DECK, heads
from saloon.games.abilene.distribution import price
from saloon.games.abilene.hand import hands_planned
from saloon.games.abilene.state import AbileneState, AbileneView, copy_public


def look(state: AbileneState, seat: int, to_act: tuple[int, ...]) -> AbileneView:
    """Return what a seat may know."""
    view = AbileneView()
    copy_public(state, view)
    view.discards.sort()
    view.seat = seat
    view.to_act = list(to_act)
    view.deck_size = len(state.deck)
    view.hand = [] if seat == SPECTATOR else state.hands[seat][:]
    view.hand_sizes = [len(hand) for hand in state.hands]
    view.buried = [] if seat == SPECTATOR else sorted(state.buried[seat])
    view.buried_sizes = [len(cards) for cards in state.buried]
    view.prices = [price(state, each) for each in range(len(state.chips))]
    view.heads = [heads(herd) for herd in state.herds]
    view.hands_planned = hands_planned(state)
    return view


def imagine(view: AbileneView, chance: Chance) -> AbileneState:
    """Build a possible state: unseen cards are dealt at random to the places of unseen cards."""
    unseen = _unseen_cards(view)
    seats = range(len(view.chips))
    state = AbileneState()
    copy_public(view, state)
    state.hands = [view.hand[:] if s == view.seat else _deal(unseen, view.hand_sizes[s], chance) for s in seats]
    state.buried = [view.buried[:] if s == view.seat else _deal(unseen, view.buried_sizes[s], chance) for s in seats]
    state.deck = unseen
    return state


def _unseen_cards(view: AbileneView) -> list[int]:
    unseen = FULL_DECK[:]
    for card in view.hand + view.buried + view.discards:
        unseen.remove(card)
    for herd in view.herds:
        for card in herd:
            unseen.remove(card)
    for attack in view.attacks:
        unseen.remove(attack.card)
    for defence in view.defences:
        unseen.remove(defence.card)
    return unseen


def _deal(cards: list[int], count: int, chance: Chance) -> list[int]:
    dealt = [chance.take(cards) for _ in range(count)]
    dealt.sort()
    return dealt
