"""The rules of Welcome to Abilene; the chapters are distribution.py, choices.py, play.py and hand.py."""

from typing import Final

from saloon.core.action import Action
from saloon.core.chance import Chance
from saloon.core.event import Event
from saloon.core.options import Options
from saloon.core.rules import Data, Rules, Score
from saloon.games.abilene import choices, distribution, play
from saloon.games.abilene.actions import JOIN, SEATS, SIT_OUT
from saloon.games.abilene.loading import load
from saloon.games.abilene.seeing import imagine, look
from saloon.games.abilene.setup import set_up
from saloon.games.abilene.state import (
    DISCARD,
    DISTRIBUTION,
    OPT_IN,
    OVER,
    PLAY,
    RESPOND,
    STEAL,
    AbileneState,
    AbileneView,
)

ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in SEATS]


class AbileneRules(Rules[AbileneState, AbileneView]):
    """Buy cards, drive the largest herd to Abilene, take the pot."""

    def setup(self, seats: int, options: Options, chance: Chance) -> AbileneState:
        return set_up(seats, options, chance)

    def to_act(self, state: AbileneState) -> tuple[int, ...]:
        if state.phase == DISCARD:
            return distribution.have_too_many(state)
        if state.phase == RESPOND:
            return ALONE[state.attacks[-1].target]
        return () if state.phase == OVER else ALONE[state.turn]

    def legal_actions(self, state: AbileneState, seat: int) -> list[Action]:
        if state.phase == DISCARD:
            return distribution.may_drop(state, seat)
        if state.phase == RESPOND:
            return choices.may_respond(state, seat)
        if seat != state.turn or state.phase == OVER:
            return []
        if state.phase == PLAY:
            return choices.may_play(state, seat)
        if state.phase == DISTRIBUTION:
            return distribution.may_decide(state, seat)
        return [JOIN, SIT_OUT] if state.phase == OPT_IN else choices.may_steal(state, seat)

    def apply(self, state: AbileneState, seat: int, action: Action, chance: Chance) -> list[Event]:
        events: list[Event] = []
        phase = state.phase
        if phase == PLAY:
            play.play_card(state, action, events)
        elif phase == DISTRIBUTION:
            distribution.decide(state, seat, action, chance, events)
        elif phase == OPT_IN:
            distribution.opt_in(state, seat, action, chance, events)
        elif phase == DISCARD:
            distribution.drop(state, seat, action.args[0], events)
        elif phase == STEAL:
            play.steal(state, action.args[0], events)
        elif action.verb == "decline":
            play.decline(state, seat, events)
        else:
            play.answer(state, seat, action.args[0], action.args[1], events)
        return events

    def scores(self, state: AbileneState) -> list[Score]:
        return [(chips,) for chips in state.chips]

    def view(self, state: AbileneState, seat: int) -> AbileneView:
        return look(state, seat, self.to_act(state))

    def imagine(self, view: AbileneView, chance: Chance) -> AbileneState:
        return imagine(view, chance)

    def load(self, data: Data) -> AbileneState:
        return load(data)
