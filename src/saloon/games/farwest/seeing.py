"""Views: what a seat sees of a table of FarWest 1849, and a state imagined from it.

Cards that a seat has not seen are dealt at random to the places of unseen cards.
"""

from saloon.core.chance import Chance
from saloon.core.rules import SPECTATOR
from saloon.games.farwest.cards import CARDS, HALVES, RIDERS
from saloon.games.farwest.gifts import awaited, receivers
from saloon.games.farwest.state import (
    CHOOSE_COLOUR,
    PASS_CARDS,
    Discards,
    FarwestState,
    FarwestView,
    Gift,
    copy_public,
)


def look(state: FarwestState, seat: int, to_act: tuple[int, ...]) -> FarwestView:
    """Return what a seat may know."""
    view = FarwestView()
    copy_public(state, view)
    view.seat = seat
    view.to_act = list(to_act)
    view.squares = state.options.box.squares
    view.lane_steps = state.options.box.lane_steps
    view.steps = [spot // HALVES for spot in state.pawns]
    view.halves = [spot % HALVES for spot in state.pawns]
    view.deck_size = len(state.deck)
    view.hand = [] if seat == SPECTATOR else state.hands[seat][:]
    view.hand_sizes = [len(hand) for hand in state.hands]
    view.dropped = [] if seat == SPECTATOR else state.dropped[seat][:]
    view.dropped_sizes = [len(cards) for cards in state.dropped]
    view.known = _known_to(seat, state.known)
    view.known_dropped = _known_to(seat, state.known_dropped)
    _show_gifts(state, view)
    _show_shuffle(state.shuffled, view)
    return view


def _show_gifts(state: FarwestState, view: FarwestView) -> None:
    owing = [awaited(state, each) if state.phase == PASS_CARDS else [] for each in range(len(state.bills))]
    view.gifts = [gift for gift in state.gifts if gift.giver == view.seat]
    view.owed = [len(receivers) for receivers in owing]
    view.receivers = [] if view.seat == SPECTATOR else owing[view.seat]


def _show_shuffle(shuffled: Discards, view: FarwestView) -> None:
    view.shuffled_laid = shuffled.laid[:]
    view.shuffled_dropped = [] if view.seat == SPECTATOR else shuffled.dropped[view.seat][:]
    view.shuffled_sizes = [len(cards) for cards in shuffled.dropped]
    view.shuffled_known = _known_to(view.seat, shuffled.known)


def _known_to(seat: int, gifts: list[Gift]) -> list[Gift]:
    return [gift for gift in gifts if gift.giver == seat or gift.receiver == seat]


def imagine(view: FarwestView, chance: Chance) -> FarwestState:
    """Build a possible state from a view alone.

    What others know of each other's hands is left out, because it changes nothing on the table. How many cards of
    each hand were dealt before a shuffle in mid-deal does not matter either: only their total counts.
    """
    state = FarwestState()
    copy_public(view, state)
    state.pawns = [HALVES * view.steps[rider] + view.halves[rider] for rider in range(RIDERS)]
    state.known = view.known[:]
    state.known_dropped = view.known_dropped[:]
    unseen = _unseen_cards(view)
    pile: list[int] = []
    state.shuffled = Discards([], [[] for _ in view.shuffled_sizes], [])
    if view.shuffled_laid:
        source = Source(unseen, view.deck_size)
        state.shuffled = _imagine_shuffle(view, source, chance)
        pile = _take_pile(unseen, source, view.deck_size, chance)
    dropped = _known_rows(view, view.dropped, view.known_dropped)
    state.dropped = _fill(dropped, view.dropped_sizes, unseen, chance)
    state.gifts = _imagine_gifts(view, unseen, chance)
    hands = _known_rows(view, view.hand, view.known)
    state.hands = _fill(hands, view.hand_sizes, unseen, chance)
    state.deck = sorted(pile + unseen)
    return state


def _cards_in_play(view: FarwestView) -> list[int]:
    return [] if view.phase == CHOOSE_COLOUR else view.options.box.cards_of(view.owners)


def _unseen_cards(view: FarwestView) -> list[int]:
    """List the cards whose place the seat does not know, sorted."""
    unseen = _cards_in_play(view)
    _remove_all(unseen, view.hand)
    _remove_all(unseen, view.laid)
    _remove_all(unseen, view.dropped)
    _remove_all(unseen, [gift.card for gift in view.gifts])
    _remove_all(unseen, [gift.card for gift in view.known + view.known_dropped if gift.receiver != view.seat])
    return unseen


def _remove_all(cards: list[int], seen: list[int]) -> None:
    for card in seen:
        cards.remove(card)


def _known_rows(view: FarwestView, own: list[int], known: list[Gift]) -> list[list[int]]:
    """List for each seat the cards that the viewer knows: their own, and those they gave away."""
    rows: list[list[int]] = []
    for seat in range(len(view.bills)):
        rows.append(own[:] if seat == view.seat else [gift.card for gift in known if gift.receiver == seat])
    return rows


def _fill(rows: list[list[int]], sizes: list[int], unseen: list[int], chance: Chance) -> list[list[int]]:
    """Complete the known cards of each seat with unseen ones."""
    for seat, row in enumerate(rows):
        while len(row) < sizes[seat]:
            row.append(chance.take(unseen))
        row.sort()
    return rows


def _imagine_gifts(view: FarwestView, unseen: list[int], chance: Chance) -> list[Gift]:
    """Choose the cards that the others have put aside."""
    gifts = view.gifts[:]
    if view.phase != PASS_CARDS:
        return gifts
    for giver in range(len(view.owed)):
        if giver != view.seat:
            asked = receivers(view, giver)
            for receiver in asked[: len(asked) - view.owed[giver]]:
                gifts.append(Gift(giver, receiver, chance.take(unseen)))
    return gifts


class Source:
    """The origin of the pile after a shuffle in mid-deal: the cards of that shuffle that are still unseen."""

    def __init__(self, unseen: list[int], pile: int) -> None:
        self._unseen = _counts(unseen)  # by card
        self._shuffled = _counts([])
        self.missing = pile  # how many cards of the pile have no shuffled card yet

    def is_wanted(self, card: int) -> bool:
        """Tell whether one more copy of this card among the shuffled ones could be in the pile."""
        return self._shuffled[card] < self._unseen[card]

    def add(self, card: int) -> None:
        """Count a card that went into the shuffle."""
        if self.is_wanted(card):
            self.missing -= 1
        self._shuffled[card] += 1

    def cards(self) -> list[int]:
        """List the cards that may be in the pile."""
        kinds = range(len(self._unseen))
        return [card for card in kinds for _ in range(min(self._unseen[card], self._shuffled[card]))]


def _imagine_shuffle(view: FarwestView, source: Source, chance: Chance) -> Discards:
    """Choose what the others had dropped before the shuffle, so that the pile can be filled."""
    hidden = _cards_in_play(view)
    given = [gift.card for gift in view.shuffled_known if gift.receiver != view.seat]
    for card in view.shuffled_laid + view.shuffled_dropped + given:
        hidden.remove(card)
        source.add(card)
    rows = _known_rows(view, view.shuffled_dropped, view.shuffled_known)
    to_choose = sum(view.shuffled_sizes) - sum([len(row) for row in rows])
    for seat, row in enumerate(rows):
        while len(row) < view.shuffled_sizes[seat]:
            row.append(_choose_dropped(hidden, source, to_choose, chance))
            to_choose -= 1
        row.sort()
    return Discards(view.shuffled_laid[:], rows, view.shuffled_known[:])


def _choose_dropped(hidden: list[int], source: Source, to_choose: int, chance: Chance) -> int:
    wanted = [card for card in hidden if source.is_wanted(card)]
    choice = wanted if source.missing >= to_choose else hidden
    card = choice[chance.below(len(choice))]
    hidden.remove(card)
    source.add(card)
    return card


def _take_pile(unseen: list[int], source: Source, size: int, chance: Chance) -> list[int]:
    cards = source.cards()
    pile = [chance.take(cards) for _ in range(size)]
    _remove_all(unseen, pile)
    return pile


def _counts(cards: list[int]) -> list[int]:
    counts = [0] * (CARDS + 1)
    for card in cards:
        counts[card] += 1
    return counts
