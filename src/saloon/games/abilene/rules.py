"""The rules of Welcome to Abilene; the chapters are distribution.py, choices.py, play.py and hand.py."""

from typing import Final

from saloon.core.action import Action
from saloon.core.chance import Chance
from saloon.core.event import Event
from saloon.core.options import Options
from saloon.core.reading import Reader
from saloon.core.rules import SPECTATOR, Data, Rules, Score
from saloon.games.abilene import choices, distribution, play
from saloon.games.abilene.actions import JOIN, SEATS, SIT_OUT
from saloon.games.abilene.cards import FULL_DECK, heads
from saloon.games.abilene.hand import hands_planned, start_hand
from saloon.games.abilene.state import (
    DISCARD,
    DISTRIBUTION,
    OPT_IN,
    OVER,
    PLAY,
    RESPOND,
    STEAL,
    AbileneOptions,
    AbileneState,
    AbileneView,
    Attack,
    Defence,
)

ALONE: Final = [(seat,) for seat in SEATS]


class AbileneRules(Rules[AbileneState, AbileneView]):
    """Buy cards, drive the largest herd to Abilene, take the pot."""

    def setup(self, seats: int, options: Options, chance: Chance) -> AbileneState:
        events: list[Event] = []
        state = _empty_table(seats, read_options(Reader(options)))
        state.dealer = chance.below(seats)
        start_hand(state, events)
        return state

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
        view = AbileneView()
        view.seat = seat
        view.options = state.options
        view.phase = state.phase
        view.to_act = list(self.to_act(state))
        view.turn = state.turn
        view.dealer = state.dealer
        view.chips = state.chips[:]
        view.pot = state.pot
        view.deck_size = len(state.deck)
        view.hand = [] if seat == SPECTATOR else state.hands[seat][:]
        view.hand_sizes = [len(hand) for hand in state.hands]
        view.buried = [] if seat == SPECTATOR else sorted(state.buried[seat])
        view.buried_sizes = [len(cards) for cards in state.buried]
        view.discards = sorted(state.discards)
        view.playing = state.playing[:]
        view.stood = state.stood[:]
        view.bought = state.bought[:]
        view.prices = [distribution.price(state, each) for each in range(len(state.chips))]
        view.leader = state.leader
        view.hand_size = state.hand_size
        view.turns_left = state.turns_left
        view.herds = [herd[:] for herd in state.herds]
        view.heads = [heads(herd) for herd in state.herds]
        view.attacks = state.attacks[:]
        view.defences = state.defences[:]
        view.owed = state.owed[:]
        view.hands_played = state.hands_played
        view.hands_planned = hands_planned(state)
        view.extra_hands = state.extra_hands
        view.shown = state.shown
        return view

    def imagine(self, view: AbileneView, chance: Chance) -> AbileneState:
        unseen = _unseen_cards(view)
        seats = range(len(view.chips))
        state = AbileneState()
        state.options = view.options
        state.phase = view.phase
        state.turn = view.turn
        state.dealer = view.dealer
        state.chips = view.chips[:]
        state.pot = view.pot
        state.hands = [view.hand[:] if s == view.seat else _deal(unseen, view.hand_sizes[s], chance) for s in seats]
        state.buried = [
            view.buried[:] if s == view.seat else _deal(unseen, view.buried_sizes[s], chance) for s in seats
        ]
        state.deck = unseen
        state.discards = view.discards[:]
        state.playing = view.playing[:]
        state.stood = view.stood[:]
        state.bought = view.bought[:]
        state.leader = view.leader
        state.hand_size = view.hand_size
        state.turns_left = view.turns_left
        state.herds = [herd[:] for herd in view.herds]
        state.attacks = view.attacks[:]
        state.defences = view.defences[:]
        state.owed = view.owed[:]
        state.hands_played = view.hands_played
        state.extra_hands = view.extra_hands
        state.shown = view.shown
        return state

    def load(self, data: Data) -> AbileneState:
        reader = Reader(data)
        state = AbileneState()
        state.options = read_options(reader.part("options"))
        state.phase = reader.word("phase")
        state.turn = reader.number("turn")
        state.dealer = reader.number("dealer")
        state.chips = reader.numbers("chips")
        state.pot = reader.number("pot")
        state.deck = reader.numbers("deck")
        state.hands = reader.rows("hands")
        state.buried = reader.rows("buried")
        state.discards = reader.numbers("discards")
        state.playing = reader.flags("playing")
        state.stood = reader.flags("stood")
        state.bought = reader.numbers("bought")
        state.leader = reader.number("leader")
        state.hand_size = reader.number("hand_size")
        state.turns_left = reader.number("turns_left")
        state.herds = reader.rows("herds")
        state.attacks = [
            Attack(a.number("attacker"), a.number("card"), a.number("target")) for a in reader.parts("attacks")
        ]
        state.defences = [Defence(d.number("owner"), d.number("card")) for d in reader.parts("defences")]
        state.owed = reader.numbers("owed")
        state.hands_played = reader.number("hands_played")
        state.extra_hands = reader.number("extra_hands")
        state.shown = reader.rows("shown")
        return state


def read_options(reader: Reader) -> AbileneOptions:
    """Read the options out of plain data."""
    return AbileneOptions(
        start_chips=reader.number("start_chips"),
        match_end=reader.word("match_end"),
        hands=reader.number("hands"),
        hand_limit=reader.number("hand_limit"),
        defence_timing=reader.word("defence_timing"),
        eau_paid=reader.word("eau_paid"),
        max_players=reader.number("max_players"),
        reveal_at_end=reader.flag("reveal_at_end"),
        welcome_needs_herd=reader.flag("welcome_needs_herd"),
    )


def _empty_table(seats: int, options: AbileneOptions) -> AbileneState:
    state = AbileneState()
    state.options = options
    state.phase = OPT_IN
    state.turn = 0
    state.dealer = 0
    state.chips = [options.start_chips] * seats
    state.pot = 0
    state.deck = FULL_DECK[:]
    state.hands = [[] for _ in range(seats)]
    state.buried = [[] for _ in range(seats)]
    state.discards = []
    state.playing = [False] * seats
    state.stood = [False] * seats
    state.bought = [0] * seats
    state.leader = 0
    state.hand_size = 0
    state.turns_left = 0
    state.herds = [[] for _ in range(seats)]
    state.attacks = []
    state.defences = []
    state.owed = [0] * seats
    state.hands_played = 0
    state.extra_hands = 0
    state.shown = [[] for _ in range(seats)]
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
