"""Hand: how a hand begins and ends, and with the last one the match."""

from typing import Final

from saloon.core.event import Event, Fact
from saloon.games.abilene import events as told
from saloon.games.abilene.cards import FULL_DECK, STAKE, heads
from saloon.games.abilene.state import OPT_IN, OVER, AbileneState

FEWEST_HANDS: Final = 8  # in a match by rotations
MOST_EXTRA_HANDS: Final = 3  # after a gold rush in the last hand


def start_hand(state: AbileneState, events: list[Event]) -> None:
    """Open a hand and ask the first player left of the dealer who is able to join."""
    state.phase = OPT_IN
    events.append(Event(told.HAND_BEGAN, (state.hands_played + 1, state.dealer, state.pot)))
    first = next_to_join(state, state.dealer, events)
    assert first is not None, "a hand is only opened when two players are able"
    state.turn = first


def next_to_join(state: AbileneState, after: int, events: list[Event]) -> int | None:
    """Find the next player to be asked, the dealer last; players who cannot pay the stake sit out."""
    seat = after
    while True:
        seat = (seat + 1) % len(state.chips)
        if is_able(state, seat):
            return seat
        events.append(Event(told.SAT_OUT, (seat,)))
        if seat == state.dealer:
            return None


def end_hand(state: AbileneState, events: list[Event], rushed: bool = False) -> None:
    """Gather all cards and pass the deal on; then begin the next hand, or end the match."""
    if state.options.reveal_at_end:
        _reveal(state, events)
    _gather_cards(state)
    state.hands_played += 1
    state.dealer = (state.dealer + 1) % len(state.chips)
    if _is_match_over(state, rushed):
        state.phase = OVER
        _tell_who_is_broke(state, events)
        events.append(Event(told.MATCH_ENDED, (state.pot,)))
    else:
        start_hand(state, events)


def _gather_cards(state: AbileneState) -> None:
    state.deck = FULL_DECK[:]
    state.discards = []
    state.attacks = []
    state.defences = []
    for seat in range(len(state.chips)):
        state.hands[seat] = []
        state.buried[seat] = []
        state.herds[seat] = []
        state.playing[seat] = False
        state.stood[seat] = False
        state.bought[seat] = 0
        state.owed[seat] = 0
    state.leader = 0
    state.hand_size = 0
    state.turns_left = 0


def close_hand(state: AbileneState, how: str, winners: list[int], events: list[Event]) -> int:
    """Pay each winner an equal share of the pot, leave the rest in it, and tell everything that people want to see.

    Return the share. The cards are still on the table: `end_hand` gathers them.
    """
    pot = state.pot
    share = pot // len(winners) if winners else 0
    for seat in winners:
        state.pot -= share
        state.chips[seat] += share
    events.append(Event(told.HAND_ENDED, (state.hands_played + 1, how, pot, winners, share, *_standing(state))))
    return share


def _standing(state: AbileneState) -> tuple[Fact, ...]:
    herds = [herd[:] for herd in state.herds]
    folded = [seat for seat, cards in enumerate(state.buried) if cards and not state.playing[seat]]
    return state.pot, herds, [heads(herd) for herd in herds], participants(state), folded, state.chips[:]


def score(state: AbileneState, how: str, events: list[Event]) -> None:
    """Pay the pot to the largest herd; equal herds share it, and the rest is carried over."""
    best = max([heads(state.herds[seat]) for seat in participants(state)])
    winners = [seat for seat in participants(state) if heads(state.herds[seat]) == best]
    share = close_hand(state, how, winners, events)
    for seat in winners:
        events.append(Event(told.WON, (seat, share, best)))
    if state.pot > 0:
        events.append(Event(told.CARRIED, (state.pot,)))
    end_hand(state, events)


def win_unplayed(state: AbileneState, events: list[Event]) -> None:
    """Pay the pot to the last participant left."""
    winner = state.playing.index(True)
    share = close_hand(state, told.UNPLAYED, [winner], events)
    events.append(Event(told.WON_UNPLAYED, (winner, share)))
    end_hand(state, events)


def participants(state: AbileneState) -> list[int]:
    """List the seats that joined this hand and have not folded."""
    return [seat for seat in range(len(state.playing)) if state.playing[seat]]


def participants_after(state: AbileneState, seat: int) -> list[int]:
    """List the participants clockwise, a given seat last."""
    seats = len(state.playing)
    return [other % seats for other in range(seat + 1, seat + seats + 1) if state.playing[other % seats]]


def count_participants(state: AbileneState) -> int:
    """Count the seats that joined this hand and have not folded."""
    count = 0
    for is_playing in state.playing:
        if is_playing:
            count += 1
    return count


def next_playing(state: AbileneState, seat: int) -> int:
    """Find the next participant clockwise."""
    seats = len(state.playing)
    seat = (seat + 1) % seats
    while not state.playing[seat]:
        seat = (seat + 1) % seats
    return seat


def is_able(state: AbileneState, seat: int) -> bool:
    """Tell whether a player owns the stake of a hand."""
    return state.chips[seat] >= STAKE


def hands_planned(state: AbileneState) -> int:
    """Return the number of hands after which the match ends."""
    seats = len(state.chips)
    if state.options.match_end == "rotations":
        return seats * -(-FEWEST_HANDS // seats)
    return state.options.hands if state.options.match_end == "fixed_hands" else state.options.hand_limit


def _reveal(state: AbileneState, events: list[Event]) -> None:
    state.shown = [sorted(state.hands[seat] + state.buried[seat]) for seat in range(len(state.chips))]
    for seat, cards in enumerate(state.shown):
        if cards:
            events.append(Event(told.REVEALED, (seat, cards)))


def _is_match_over(state: AbileneState, rushed: bool) -> bool:
    able = 0
    for chips in state.chips:
        if chips >= STAKE:
            able += 1
    if able < 2:
        return True
    somebody_broke = able < len(state.chips) and state.options.match_end in ("rotations", "first_broke")
    if state.hands_played < hands_planned(state) and not somebody_broke:
        return False
    if not rushed or state.extra_hands == MOST_EXTRA_HANDS:
        return True
    state.extra_hands += 1
    return False


def _tell_who_is_broke(state: AbileneState, events: list[Event]) -> None:
    """Say for want of whose stake a match ends before the hands that were planned."""
    if state.hands_played >= hands_planned(state):
        return
    for seat in range(len(state.chips)):
        if not is_able(state, seat):
            events.append(Event(told.WENT_BROKE, (seat,)))
