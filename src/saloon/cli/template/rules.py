"""The rules of Overland."""

from saloon.core.action import Action
from saloon.core.chance import Chance
from saloon.core.event import Event
from saloon.core.options import Options
from saloon.core.rules import Data, Rules, Score
from saloon.games.overland.actions import PASS, SEND
from saloon.games.overland.cards import freight
from saloon.games.overland.events import CHARGED, DREW, PAID, PASSED, SENT
from saloon.games.overland.loading import load
from saloon.games.overland.seeing import imagine, look
from saloon.games.overland.setup import set_up
from saloon.games.overland.state import LEAD, OVER, OVERTAKE, OverlandState, OverlandView


class OverlandRules(Rules[OverlandState, OverlandView]):
    """Overtake what leads the trail, or pass and draw; whoever is not overtaken is paid."""

    def setup(self, seats: int, options: Options, chance: Chance) -> OverlandState:
        return set_up(seats, options, chance)

    def to_act(self, state: OverlandState) -> tuple[int, ...]:
        return () if state.phase == OVER else (state.turn,)

    def legal_actions(self, state: OverlandState, seat: int) -> list[Action]:
        if seat not in self.to_act(state):
            return []
        faster = [SEND[card] for card in dict.fromkeys(state.hands[seat]) if _is_faster(card, state.trail)]
        return faster if state.phase == LEAD else [*faster, PASS]

    def apply(self, state: OverlandState, seat: int, action: Action, chance: Chance) -> list[Event]:
        events = _send(state, seat, action.args[0]) if action.verb == "send" else _pass_and_draw(state, seat, chance)
        if not state.hands[seat]:
            return [*events, *_pay_the_leader(state), *_charge_for_hands(state)]
        if state.passes == len(state.hands) - 1:
            return [*events, *_pay_the_leader(state)]
        state.turn = (seat + 1) % len(state.hands)
        return events

    def scores(self, state: OverlandState) -> list[Score]:
        return [(state.dollars[seat], -len(hand)) for seat, hand in enumerate(state.hands)]

    def view(self, state: OverlandState, seat: int) -> OverlandView:
        return look(state, seat, self.to_act(state))

    def imagine(self, view: OverlandView, chance: Chance) -> OverlandState:
        return imagine(view, chance)

    def load(self, data: Data) -> OverlandState:
        return load(data)


def _is_faster(card: int, trail: list[int]) -> bool:
    return not trail or card > trail[-1]


def _send(state: OverlandState, seat: int, card: int) -> list[Event]:
    state.hands[seat].remove(card)
    state.trail.append(card)
    state.leader = seat
    state.passes = 0
    state.phase = OVERTAKE
    return [Event(SENT, (seat, card))]


def _pass_and_draw(state: OverlandState, seat: int, chance: Chance) -> list[Event]:
    state.passes += 1
    events = [Event(PASSED, (seat,))]
    if state.deck:  # ruling 2
        card = chance.take(state.deck)
        state.hands[seat] = sorted([*state.hands[seat], card])
        events.append(Event(DREW, (seat,), (card,), (seat,)))
    return events


def _pay_the_leader(state: OverlandState) -> list[Event]:
    """Pay what the trail carries to whoever was not overtaken; they lead the next one."""
    dollars = freight(state.trail)
    state.dollars[state.leader] += dollars
    state.arrived = sorted([*state.arrived, *state.trail])
    state.trail = []
    state.passes = 0
    state.turn = state.leader
    state.phase = LEAD
    return [Event(PAID, (state.leader, dollars))]


def _charge_for_hands(state: OverlandState) -> list[Event]:
    """End the match: every card that is left in a hand costs its owner a dollar."""
    state.phase = OVER
    events: list[Event] = []
    for seat, hand in enumerate(state.hands):
        if hand:
            state.dollars[seat] -= len(hand)
            events.append(Event(CHARGED, (seat, len(hand))))
    return events
