"""The rules of Carson City: which seat is asked what, and what follows; each phase has its own module."""

from typing import Final

from saloon.core.action import Action
from saloon.core.chance import Chance
from saloon.core.event import Event
from saloon.core.options import Options
from saloon.core.rules import Data, Rules, Score
from saloon.games.carson import construction, duels, estate, personalities, placement, round_end, setup, town, track
from saloon.games.carson import state as table
from saloon.games.carson.cards import MOST_SEATS, SQUARES
from saloon.games.carson.geometry import side_edge
from saloon.games.carson.loading import load
from saloon.games.carson.seeing import imagine, look
from saloon.games.carson.state import CarsonState, CarsonView, Question

ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(MOST_SEATS)]
ALWAYS_A_CHOICE: Final = [table.START, table.CHOOSE, table.EIGHT_OR_WAIT, table.CONSENT, table.FALLEN]


class CarsonRules(Rules[CarsonState, CarsonView]):
    """Four rounds of personalities, cowboys, duels and buildings; most points win."""

    def setup(self, seats: int, options: Options, chance: Chance) -> CarsonState:
        return setup.set_up(table.RULESET, seats, options, chance)

    def setup_by(self, version: int, seats: int, options: Options, chance: Chance) -> CarsonState:
        return setup.set_up(version, seats, options, chance)

    def to_act(self, state: CarsonState) -> tuple[int, ...]:
        if state.stage == table.OVER:
            return ()
        asked = state.pending[-1]
        return tuple(duels.duellists(state)) if asked.phase == table.DUEL_TILE else ALONE[asked.seat]

    def legal_actions(self, state: CarsonState, seat: int) -> list[Action]:
        if state.stage == table.OVER:
            return []
        asked = state.pending[-1]
        if asked.phase == table.DUEL_TILE:
            return duels.may_lay_tile(state, seat) if seat in duels.duellists(state) else []
        return _choices(state, asked) if seat == asked.seat else []

    def apply(self, state: CarsonState, seat: int, action: Action, chance: Chance) -> list[Event]:
        events: list[Event] = []
        _carry_out(state, seat, action, chance, events)
        _proceed(state, chance, events)
        return events

    def scores(self, state: CarsonState) -> list[Score]:
        ranks = [0] * len(state.cash)
        for rank, seat in enumerate(duels.ranking(state)):
            ranks[seat] = -rank
        return [(points, ranks[seat]) for seat, points in enumerate(state.points)]

    def view(self, state: CarsonState, seat: int) -> CarsonView:
        return look(state, seat, self.to_act(state))

    def imagine(self, view: CarsonView, chance: Chance) -> CarsonState:
        return imagine(view, chance)

    def load(self, data: Data) -> CarsonState:
        return load(data)


def _choices(state: CarsonState, asked: Question) -> list[Action]:
    """List what the seat that is asked may do; the module of the phase answers."""
    phase, seat = asked.phase, asked.seat
    if phase == table.PLACE:
        actions = placement.may_place(state, seat)
    elif phase == table.PLACE_WHITE:
        actions = placement.may_place_white(state, seat)
    elif phase == table.START:
        actions = setup.may_start(state)
    elif phase == table.BUILD:
        actions = construction.may_build(state, seat, asked.building)
    elif phase == table.BUILD_HOUSE:
        actions = construction.may_build_house(state, seat, asked.place - SQUARES)
    elif phase == table.CONSENT:
        actions = construction.may_consent()
    elif state.stage == table.PERSONALITIES:
        actions = _choices_of_personality(state, phase, seat)
    else:
        actions = _choices_on_track(state, asked)
    return actions


def _choices_of_personality(state: CarsonState, phase: str, seat: int) -> list[Action]:
    if phase == table.CHOOSE:
        return personalities.may_choose(state)
    if phase == table.EIGHT_OR_WAIT:
        return personalities.may_take_8()
    if phase == table.SETTLE:
        return personalities.may_settle(state)
    if phase == table.RECRUIT:
        return personalities.may_recruit(state, seat)
    return personalities.may_take_tile(state, seat)


def _choices_on_track(state: CarsonState, asked: Question) -> list[Action]:
    phase, seat = asked.phase, asked.seat
    if phase == table.BUY_PARCEL:
        actions = estate.may_buy_parcel(state, seat, asked.place - SQUARES)
    elif phase == table.BUY_BUILDING:
        actions = construction.may_buy_building(state, seat, asked.place)
    elif phase == table.PLACE_KEPT:
        actions = construction.may_place_kept(state, seat)
    elif phase == table.NEXT_DUEL:
        actions = estate.may_choose_duel(state)
    elif phase == table.FALLEN:
        actions = duels.may_fall()
    elif phase == table.GROCER_DOUBLES:
        actions = estate.may_double(state, seat)
    elif phase == table.BUY_POINTS:
        actions = track.may_buy_points(state, seat, asked.place)
    elif phase == table.BANKER_BUYS:
        actions = round_end.may_buy_as_banker(state, seat)
    else:
        actions = round_end.may_convert(state, seat)
    return actions


def _carry_out(state: CarsonState, seat: int, action: Action, chance: Chance, events: list[Event]) -> None:
    phase = state.pending[-1].phase
    if action.verb == "lay_road":
        town.lay_road(state, seat, side_edge(action.args[0], action.args[1]), events)
    elif phase == table.PLACE:
        placement.place(state, seat, action, events)
    elif phase == table.PLACE_WHITE:
        placement.place_white(state, seat, action, events)
    elif phase == table.START:
        setup.start(state, seat, action.args[0], events)
    elif phase == table.BUILD:
        construction.build(state, seat, action, events)
    elif phase == table.BUILD_HOUSE:
        construction.build_house(state, seat, action, events)
    elif phase == table.CONSENT:
        construction.consent(state, seat, action, events)
    elif state.stage == table.PERSONALITIES:
        _carry_out_personality(state, seat, action, chance, events)
    else:
        _carry_out_on_track(state, seat, action, chance, events)


def _carry_out_personality(state: CarsonState, seat: int, action: Action, chance: Chance, events: list[Event]) -> None:
    phase = state.pending[-1].phase
    if phase == table.CHOOSE:
        personalities.choose(state, seat, action.args[0], events)
    elif phase == table.EIGHT_OR_WAIT:
        personalities.answer_eight(state, seat, action, events)
    elif phase == table.SETTLE:
        personalities.settle(state, seat, action.args[0], events)
    elif phase == table.RECRUIT:
        personalities.recruit(state, seat, action.args[0], events)
    else:
        personalities.take_tile(state, seat, action, chance, events)


def _carry_out_on_track(state: CarsonState, seat: int, action: Action, chance: Chance, events: list[Event]) -> None:
    phase = state.pending[-1].phase
    if phase == table.BUY_PARCEL:
        estate.buy_parcel(state, seat, action, events)
    elif phase == table.BUY_BUILDING:
        construction.buy_building(state, seat, action, events)
    elif phase == table.PLACE_KEPT:
        construction.place_kept(state, seat, action)
    elif phase == table.DUEL_TILE:
        duels.choose_tile(state, seat, action.args[0], events)
    elif phase == table.NEXT_DUEL:
        estate.choose_duel(state, action.args[0], chance, events)
    elif phase == table.FALLEN:
        duels.answer_fallen(state, seat, action, events)
    elif phase == table.GROCER_DOUBLES:
        estate.double(state, seat, action, events)
    elif phase == table.BUY_POINTS:
        track.buy_points(state, seat, action.args[0], events)
    elif phase == table.BANKER_BUYS:
        round_end.buy_as_banker(state, seat, action.args[0], events)
    else:
        round_end.convert(state, seat, action.args[0], events)


def _proceed(state: CarsonState, chance: Chance, events: list[Event]) -> None:
    """Go on until a player has a real choice, or the game is over."""
    while state.stage != table.OVER:
        if not state.pending:
            _open_next(state, chance, events)
        elif not _goes_by_itself(state, chance, events):
            return


def _open_next(state: CarsonState, chance: Chance, events: list[Event]) -> None:
    if state.stage == table.RESOLUTION:
        track.resolve(state, chance, events)
    elif state.stage == table.ROUND_END:
        round_end.end_round(state, chance, events)
    elif state.stage == table.DRAFT:
        state.stage = table.PERSONALITIES
        personalities.begin_round(state, events)
    else:
        state.stage = table.PLACEMENT
        placement.begin_placement(state, events)


def _goes_by_itself(state: CarsonState, chance: Chance, events: list[Event]) -> bool:
    """Do what needs no question: an effect without a choice, or the only legal action; tell whether there was one."""
    asked = state.pending[-1]
    if asked.phase == table.ACT:
        track.act_on(state, chance, events)
        return True
    if asked.phase == table.DUEL_TILE:
        return _duel_goes_by_itself(state, chance, events)
    if asked.phase in ALWAYS_A_CHOICE or (asked.phase == table.PLACE and state.reserve[asked.seat] > 0):
        return False
    actions = _choices(state, asked)
    if len(actions) > 1:
        return False
    _carry_out(state, asked.seat, actions[0], chance, events)
    return True


def _duel_goes_by_itself(state: CarsonState, chance: Chance, events: list[Event]) -> bool:
    choosing = duels.duellists(state)
    for seat in choosing:
        if len(state.tiles[seat]) == 1:  # two equal tiles are asked about, or the others would learn of them
            duels.choose_tile(state, seat, state.tiles[seat][0], events)
            return True
    if not choosing:
        duels.show_tiles(state, chance, events)
    return not choosing
