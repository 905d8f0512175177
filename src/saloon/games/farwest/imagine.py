"""Possible tables: what a seat has not seen is dealt out at random to where unseen cards lie (section 6)."""

from saloon.core.chance import Chance
from saloon.games.farwest.cards import CARDS, HALVES, RIDERS
from saloon.games.farwest.gifts import receivers
from saloon.games.farwest.state import CHOOSE_COLOUR, PASS_CARDS, Discards, FarwestState, FarwestView, Gift


def imagine(view: FarwestView, chance: Chance) -> FarwestState:
    """Build a possible state from a view alone.

    What others know of each other's hands is left out; it changes nothing on the table. Nor does it matter here how
    many cards of a single hand were dealt before a shuffle in mid-deal: all of them together count.
    """
    state = _public_state(view)
    unseen = _unseen_cards(view)
    pile: list[int] = []
    state.shuffled = Discards([], [[] for _ in view.shuffled_sizes], [])
    if view.shuffled_laid:
        source = Source(unseen, view.deck_size)
        state.shuffled = _imagine_shuffle(view, source, chance)
        pile = _take_pile(unseen, source, view.deck_size, chance)
    dropped = _known_rows(view, view.dropped, view.known_dropped)
    state.dropped = _fill(dropped, view.dropped_sizes, unseen, chance)
    state.gifts = _imagine_gifts(view, state, unseen, chance)
    hands = _known_rows(view, view.hand, view.known)
    state.hands = _fill(hands, view.hand_sizes, unseen, chance)
    state.deck = sorted(pile + unseen)
    return state


def _public_state(view: FarwestView) -> FarwestState:
    state = FarwestState()
    state.options = view.options
    state.phase = view.phase
    state.turn = view.turn
    state.ball = view.ball
    state.race = view.race
    state.deal = view.deal
    state.owners = view.owners[:]
    state.pawns = [HALVES * view.steps[rider] + view.halves[rider] for rider in range(RIDERS)]
    state.arrivals = view.arrivals[:]
    state.laid = view.laid[:]
    state.known = view.known[:]
    state.known_dropped = view.known_dropped[:]
    state.bills = view.bills[:]
    state.firsts = view.firsts[:]
    state.places = view.places[:]
    return state


def _cards_in_play(view: FarwestView) -> list[int]:
    return [] if view.phase == CHOOSE_COLOUR else view.options.box.cards_of(view.owners)


def _unseen_cards(view: FarwestView) -> list[int]:
    """List the cards of which the seat cannot tell where they are, sorted."""
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
    """List for each seat the cards that one knows of: one's own, and what one gave away."""
    rows: list[list[int]] = []
    for seat in range(len(view.bills)):
        rows.append(own[:] if seat == view.seat else [gift.card for gift in known if gift.receiver == seat])
    return rows


def _fill(rows: list[list[int]], sizes: list[int], unseen: list[int], chance: Chance) -> list[list[int]]:
    """Fill up with unseen cards what each seat has."""
    for seat, row in enumerate(rows):
        while len(row) < sizes[seat]:
            row.append(chance.take(unseen))
        row.sort()
    return rows


def _imagine_gifts(view: FarwestView, state: FarwestState, unseen: list[int], chance: Chance) -> list[Gift]:
    """Choose what the others have put aside."""
    gifts = view.gifts[:]
    if view.phase != PASS_CARDS:
        return gifts
    for giver in range(len(view.owed)):
        if giver != view.seat:
            asked = receivers(state, giver)
            for receiver in asked[: len(asked) - view.owed[giver]]:
                gifts.append(Gift(giver, receiver, chance.take(unseen)))
    return gifts


class Source:
    """Where the pile comes from after a shuffle in mid-deal: cards of that shuffle which are still unseen."""

    def __init__(self, unseen: list[int], pile: int) -> None:
        self._unseen = _counts(unseen)  # by card
        self._shuffled = _counts([])
        self.missing = pile  # cards of the pile for which no shuffled card has been found yet

    def is_wanted(self, card: int) -> bool:
        """Tell whether one more such card among the shuffled ones could lie in the pile."""
        return self._shuffled[card] < self._unseen[card]

    def add(self, card: int) -> None:
        """Count a card that went into the shuffle."""
        if self.is_wanted(card):
            self.missing -= 1
        self._shuffled[card] += 1

    def cards(self) -> list[int]:
        """List the cards that may lie in the pile."""
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
