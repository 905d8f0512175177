"""The rules of FarWest 1849 and its legal actions; the chapters are setup.py, race.py and gifts.py."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from saloon.core.action import Action
from saloon.core.chance import Chance
from saloon.core.event import Event
from saloon.core.options import Options
from saloon.core.reading import Reader
from saloon.core.rules import SPECTATOR, Data, Rules, Score
from saloon.games.farwest import gifts, race
from saloon.games.farwest.actions import CHOOSE, GIVE, MOVE, MOVES_OF_CARD, NULL, NUMBERS
from saloon.games.farwest.box import ROW, Box, Shelf
from saloon.games.farwest.cards import COUPLE, HALVES, HIGHEST_VALUE
from saloon.games.farwest.files import MOST_PLAYERS, text_of
from saloon.games.farwest.loading import load
from saloon.games.farwest.options import FarwestOptions, judge, read_options
from saloon.games.farwest.seeing import imagine, look
from saloon.games.farwest.setup import choose, may_choose, set_up
from saloon.games.farwest.state import CHOOSE_COLOUR, OVER, PASS_CARDS, PLAY, FarwestState, FarwestView

SEATS: Final = list(range(MOST_PLAYERS))
ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in SEATS]


class FarwestRules(Rules[FarwestState, FarwestView]):
    """Lay cards to move the pawns of all colours; bring your couple to the mine first, three races long."""

    def __init__(self, boards: dict[str, str], decks: dict[str, str], bills: dict[str, str]) -> None:
        self._shelf = Shelf(boards, decks, bills)

    def setup(self, seats: int, options: Options, chance: Chance) -> FarwestState:
        return set_up(seats, self._read_options(options), chance)

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
        return may_choose(state, seat) if state.phase == CHOOSE_COLOUR else []

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
            choose(state, seat, args[0], chance, events)
        return events

    def scores(self, state: FarwestState) -> list[Score]:
        """Return bills, then first places, then the place in the last race."""
        return [(state.bills[seat], state.firsts[seat], -state.places[seat]) for seat in range(len(state.bills))]

    def view(self, state: FarwestState, seat: int) -> FarwestView:
        return look(state, seat, self.to_act(state))

    def imagine(self, view: FarwestView, chance: Chance) -> FarwestState:
        return imagine(view, chance)

    def load(self, data: Data) -> FarwestState:
        reader = Reader(data)
        return load(reader, self._read_options(reader.table("options")))

    def all_actions(self, seats: int, options: Options) -> list[Action]:
        """List every action the game can ever offer with this deck; the number of players does not matter."""
        kinds = self._box(options).kinds()
        moves = [MOVE[MOVES_OF_CARD * card + i] for card in kinds for i in range(MOVES_OF_CARD)]
        return [*CHOOSE, *moves, *[NULL[card] for card in kinds], *[GIVE[card] for card in kinds]]

    def judge(self, seats: int, options: Options) -> None:
        """Refuse options that do not fit the number of players or the data files."""
        chosen = self._read_options(options)
        judge(seats, chosen, self._shelf.deck(chosen.deck))

    def _read_options(self, data: Mapping[str, object]) -> FarwestOptions:
        return read_options(data, self._box(data))

    def _box(self, data: Mapping[str, object]) -> Box:
        return self._shelf.box(text_of(data, "board"), text_of(data, "deck"), text_of(data, "bills"))


def _may_play(state: FarwestState, seat: int) -> list[Action]:
    """List the moves of each different card: each pawn of its colour that is not home, each half where it may stop."""
    actions: list[Action] = []
    halves = state.options.box.halves
    pawns = state.pawns
    card: i64
    previous: i64 = 0
    next_colour: i64 = 0  # its lowest card
    cowboy: i64 = 0  # offsets that lead from a card of this colour to the table entry of each pawn
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
    """Add one move for each half that the cow-boy and the cow-girl can reach, or else the play without effect."""
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
    if seat == SPECTATOR or not gifts.awaited(state, seat):
        return []
    return [GIVE[card] for card in NUMBERS if card in state.hands[seat]]


def _give(state: FarwestState, seat: int, card: int, events: list[Event]) -> None:
    gifts.put_aside(state, seat, card, events)
    if not gifts.is_anything_owed(state):
        gifts.exchange(state, events)
        state.phase = PLAY
