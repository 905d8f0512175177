"""Setup of FarWest 1849, and the choice of colours."""

from typing import Final

from saloon.core.action import Action
from saloon.core.chance import Chance
from saloon.core.event import Event
from saloon.games.farwest import events as told
from saloon.games.farwest import race
from saloon.games.farwest.actions import CHOOSE
from saloon.games.farwest.cards import COLOURS, NOBODY, RIDERS
from saloon.games.farwest.options import NO_LEADER, FarwestOptions
from saloon.games.farwest.state import CHOOSE_COLOUR, FarwestState

CHOICE_OF_TWO: Final = [0, 1, 1, 0]  # seats counted from the lucky ball; two players choose two colours each


def set_up(seats: int, options: FarwestOptions, chance: Chance) -> FarwestState:
    """Lay out a new match; the leader is drawn if no option names one, and colours are dealt if an option says so."""
    state = _empty_table(seats, options)
    state.ball = chance.below(seats) if options.leader == NO_LEADER else int(options.leader)
    if options.random_colours:
        _deal_colours(state, chance)
        _end_choice(state, chance, [])
    else:
        state.turn = state.ball
    return state


def _empty_table(seats: int, options: FarwestOptions) -> FarwestState:
    state = FarwestState()
    state.options = options
    state.phase = CHOOSE_COLOUR
    state.turn = 0
    state.ball = 0
    state.race = 0
    state.deal = 0
    state.owners = [NOBODY] * COLOURS
    state.pawns = [0] * RIDERS
    state.arrivals = []
    state.gifts = []
    state.bills = [0] * seats
    state.firsts = [0] * seats
    state.places = [0] * seats
    state.shuffled = race.nothing_shuffled(seats)
    race.gather_cards(state)
    state.deck = []  # the cards stay in the box until the colours are chosen
    return state


def _deal_colours(state: FarwestState, chance: Chance) -> None:
    colours = list(range(COLOURS))
    chance.shuffle(colours)
    seats = len(state.bills)
    for i in range(COLOURS - COLOURS % seats):
        state.owners[colours[i]] = i % seats


def may_choose(state: FarwestState, seat: int) -> list[Action]:
    """List the colours that are left, for the seat that is asked."""
    if seat != state.turn:
        return []
    return [CHOOSE[colour] for colour in range(COLOURS) if state.owners[colour] == NOBODY]


def choose(state: FarwestState, seat: int, colour: int, chance: Chance, events: list[Event]) -> None:
    """Take a colour; after the last one the first race starts."""
    state.owners[colour] = seat
    events.append(Event(told.CHOSE, (seat, colour)))
    seats = len(state.bills)
    chosen = COLOURS - state.owners.count(NOBODY)
    if chosen == COLOURS - COLOURS % seats:
        _end_choice(state, chance, events)
    else:
        state.turn = chooser(state, chosen)


def chooser(state: FarwestState, chosen: int) -> int:
    """Name the seat that chooses a colour after so many have been chosen."""
    seats = len(state.bills)
    return (state.ball + (CHOICE_OF_TWO[chosen] if seats == 2 else chosen)) % seats


def _end_choice(state: FarwestState, chance: Chance, events: list[Event]) -> None:
    """Take the colour that nobody owns out of the game, and start the first race."""
    for colour in range(COLOURS):
        if state.owners[colour] == NOBODY:
            events.append(Event(told.LEFT_OUT, (colour,)))
    race.gather_cards(state)
    race.start_race(state, chance, events)
