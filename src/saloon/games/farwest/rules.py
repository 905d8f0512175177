"""The rules of FarWest 1849: setup, choice of colours, legal actions; the race is in race.py, the gifts in gifts.py."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from saloon.core.action import Action
from saloon.core.chance import Chance
from saloon.core.errors import WrongOption
from saloon.core.event import Event
from saloon.core.options import Options
from saloon.core.reading import Reader
from saloon.core.rules import Data, Rules, Score
from saloon.games.farwest import events as told
from saloon.games.farwest import gifts, race
from saloon.games.farwest.actions import CHOOSE, GIVE, MOVE, MOVES_OF_CARD, NULL, NUMBERS
from saloon.games.farwest.box import ROW, Box, Shelf
from saloon.games.farwest.cards import COLOURS, COUPLE, HALVES, HIGHEST_VALUE, NOBODY, RIDERS
from saloon.games.farwest.files import MOST_PLAYERS, Deck, refuse_gifts, refuse_hand, text_of
from saloon.games.farwest.imagine import imagine
from saloon.games.farwest.state import (
    CHOOSE_COLOUR,
    OVER,
    PASS_CARDS,
    PLAY,
    Discards,
    FarwestOptions,
    FarwestState,
    FarwestView,
    Gift,
)
from saloon.games.farwest.views import show

SEATS: Final = list(range(MOST_PLAYERS))
ALONE: Final = [(seat,) for seat in SEATS]
NO_LEADER: Final = "none"
CHOICE_OF_TWO: Final = [0, 1, 1, 0]  # seats counted from the lucky ball; two players choose two colours each


class FarwestRules(Rules[FarwestState, FarwestView]):
    """Lay cards to move the pawns of all colours; bring your couple to the mine first, three races long."""

    def __init__(self, boards: dict[str, str], decks: dict[str, str], bills: dict[str, str]) -> None:
        self._shelf = Shelf(boards, decks, bills)

    def setup(self, seats: int, options: Options, chance: Chance) -> FarwestState:
        state = _empty_table(seats, self._read_options(options))
        leader = state.options.leader
        state.ball = chance.below(seats) if leader == NO_LEADER else int(leader)
        if state.options.random_colours:
            _deal_colours(state, chance)
            _end_choice(state, chance, [])
        else:
            state.turn = state.ball
        return state

    def to_act(self, state: FarwestState) -> tuple[int, ...]:
        if state.phase == PLAY or state.phase == CHOOSE_COLOUR:
            return ALONE[state.turn]
        if state.phase == OVER:
            return ()
        return tuple([seat for seat in range(len(state.bills)) if gifts.awaited(state, seat)])

    def legal_actions(self, state: FarwestState, seat: int) -> list[Action]:
        if state.phase == PLAY:
            return _may_play(state, seat) if seat == state.turn else []
        if state.phase == PASS_CARDS:
            return _may_give(state, seat)
        return _may_choose(state, seat) if state.phase == CHOOSE_COLOUR else []

    def apply(self, state: FarwestState, seat: int, action: Action, chance: Chance) -> list[Event]:
        events: list[Event] = []
        args = action.args
        if action.verb == "move":
            race.move(state, args, chance, events)
        elif action.verb == "null":
            race.lay_null(state, args[0], chance, events)
        elif action.verb == "give":
            _give(state, seat, args[0], events)
        else:
            _choose(state, seat, args[0], chance, events)
        return events

    def scores(self, state: FarwestState) -> list[Score]:
        """Give bills, then first places, then the place in the last race."""
        return [(state.bills[seat], state.firsts[seat], -state.places[seat]) for seat in range(len(state.bills))]

    def view(self, state: FarwestState, seat: int) -> FarwestView:
        return show(state, seat, self.to_act(state))

    def imagine(self, view: FarwestView, chance: Chance) -> FarwestState:
        return imagine(view, chance)

    def load(self, data: Data) -> FarwestState:
        reader = Reader(data)
        state = FarwestState()
        state.options = self._read_options(reader.table("options"))
        state.phase = reader.word("phase")
        state.turn = reader.number("turn")
        state.ball = reader.number("ball")
        state.race = reader.number("race")
        state.deal = reader.number("deal")
        state.owners = reader.numbers("owners")
        state.pawns = reader.numbers("pawns")
        state.arrivals = reader.numbers("arrivals")
        state.deck = reader.numbers("deck")
        state.hands = reader.rows("hands")
        state.laid = reader.numbers("laid")
        state.dropped = reader.rows("dropped")
        state.gifts = _read_gifts(reader, "gifts")
        state.known = _read_gifts(reader, "known")
        state.known_dropped = _read_gifts(reader, "known_dropped")
        shuffled = reader.part("shuffled")
        state.shuffled = Discards(shuffled.numbers("laid"), shuffled.rows("dropped"), _read_gifts(shuffled, "known"))
        state.bills = reader.numbers("bills")
        state.firsts = reader.numbers("firsts")
        state.places = reader.numbers("places")
        return state

    def all_actions(self, seats: int, options: Options) -> list[Action]:
        """List every action the game can ever offer with this deck; the number of players does not matter."""
        kinds = self._box(options).kinds()
        moves = [MOVE[MOVES_OF_CARD * card + i] for card in kinds for i in range(MOVES_OF_CARD)]
        return [*CHOOSE, *moves, *[NULL[card] for card in kinds], *[GIVE[card] for card in kinds]]

    def judge(self, seats: int, options: Options) -> None:
        """Refuse options that do not fit the number of players or the data files."""
        chosen = self._read_options(options)
        if chosen.partners and seats != MOST_PLAYERS:
            raise WrongOption("partners-seats", f"the option partners is for 4 players, not {seats}", {"seats": seats})
        if chosen.leader != NO_LEADER and int(chosen.leader) >= seats:
            raise WrongOption(
                "leader-seat",
                f"the option leader names seat {chosen.leader}; the last seat is {seats - 1}",
                {"leader": chosen.leader, "last": seats - 1},
            )
        _judge_deck(seats, chosen, self._shelf.deck(chosen.deck))

    def _read_options(self, data: Mapping[str, object]) -> FarwestOptions:
        reader = Reader(data)
        options = FarwestOptions()
        options.box = self._box(data)
        options.rounds = reader.number("rounds")
        options.leader = reader.word("leader")
        options.exchange = reader.flag("exchange")
        options.partners = reader.flag("partners")
        options.seven_cards = reader.flag("seven_cards")
        options.finished_players_play = reader.flag("finished_players_play")
        options.random_colours = reader.flag("random_colours")
        options.board = text_of(data, "board")
        options.deck = text_of(data, "deck")
        options.bills = text_of(data, "bills")
        return options

    def _box(self, data: Mapping[str, object]) -> Box:
        return self._shelf.box(text_of(data, "board"), text_of(data, "deck"), text_of(data, "bills"))


def _read_gifts(reader: Reader, name: str) -> list[Gift]:
    return [Gift(gift.number("giver"), gift.number("receiver"), gift.number("card")) for gift in reader.parts(name)]


def _judge_deck(seats: int, options: FarwestOptions, deck: Deck) -> None:
    colours = COLOURS - 1 if seats == COLOURS - 1 else COLOURS
    needed = seats * (deck.hand + (1 if options.seven_cards else 0))
    there = colours * sum(deck.copies)
    if needed > there:
        raise refuse_hand(deck, needed, there)
    given = (2 if options.exchange else 0) + (1 if options.partners else 0)
    if given > deck.hand:
        raise refuse_gifts(deck, given)


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


def _may_choose(state: FarwestState, seat: int) -> list[Action]:
    if seat != state.turn:
        return []
    return [CHOOSE[colour] for colour in range(COLOURS) if state.owners[colour] == NOBODY]


def _choose(state: FarwestState, seat: int, colour: int, chance: Chance, events: list[Event]) -> None:
    state.owners[colour] = seat
    events.append(Event(told.CHOSE, (seat, colour)))
    seats = len(state.bills)
    chosen = COLOURS - state.owners.count(NOBODY)
    if chosen == COLOURS - COLOURS % seats:
        _end_choice(state, chance, events)
    else:
        state.turn = (state.ball + (CHOICE_OF_TWO[chosen] if seats == 2 else chosen)) % seats


def _end_choice(state: FarwestState, chance: Chance, events: list[Event]) -> None:
    """Take the colour that nobody owns out of the game, and start the first race."""
    for colour in range(COLOURS):
        if state.owners[colour] == NOBODY:
            events.append(Event(told.LEFT_OUT, (colour,)))
    race.gather_cards(state)
    race.start_race(state, chance, events)


def _may_play(state: FarwestState, seat: int) -> list[Action]:
    """List the moves of each different card: each pawn of its colour not yet home, each half of where it stops."""
    actions: list[Action] = []
    halves = state.options.box.halves
    pawns = state.pawns
    card: i64
    previous: i64 = 0
    next_colour: i64 = 0  # its lowest card
    cowboy: i64 = 0  # what leads from a card of this colour to the entry of the table for each pawn
    cowgirl: i64 = 0
    for card in state.hands[seat]:
        if card == previous:
            continue
        previous = card
        if card >= next_colour:
            colour = (card - 1) // HIGHEST_VALUE
            next_colour = HIGHEST_VALUE * (colour + 1) + 1
            cowboy = ROW * pawns[COUPLE * colour] - HIGHEST_VALUE * colour
            cowgirl = ROW * pawns[COUPLE * colour + 1] - HIGHEST_VALUE * colour
        _add_moves(card, halves[cowboy + card], halves[cowgirl + card], actions)
    return actions


def _add_moves(card: i64, his: i64, hers: i64, actions: list[Action]) -> None:
    """Add one move for each half that a cow-boy and a cow-girl can reach, or the null card."""
    first = MOVES_OF_CARD * card
    if his > 0:
        actions.append(MOVE[first])
        if his > 1:
            actions.append(MOVE[first + 1])
    if hers > 0:
        actions.append(MOVE[first + HALVES])
        if hers > 1:
            actions.append(MOVE[first + HALVES + 1])
    elif his == 0:
        actions.append(NULL[card])


def _may_give(state: FarwestState, seat: int) -> list[Action]:
    if not gifts.awaited(state, seat):
        return []
    return [GIVE[card] for card in NUMBERS if card in state.hands[seat]]


def _give(state: FarwestState, seat: int, card: int, events: list[Event]) -> None:
    gifts.put_aside(state, seat, card, events)
    if not gifts.is_anything_owed(state):
        gifts.exchange(state, events)
        state.phase = PLAY
