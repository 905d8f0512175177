"""The rules of Welcome to Abilene, in the order of the rulebook; the play of a hand is in play.py."""

from typing import Final

from saloon.core.action import Action
from saloon.core.chance import Chance
from saloon.core.event import Event
from saloon.core.options import Options
from saloon.core.reading import Reader
from saloon.core.rules import SPECTATOR, Data, Rules, Score
from saloon.games.abilene import events as told
from saloon.games.abilene import play
from saloon.games.abilene.cards import (
    C30,
    DANCERS,
    DEALT,
    DESPERADOS,
    FEE,
    FIREWATER,
    FIRST_DEFENCE,
    FIRST_EVENT,
    FULL_DECK,
    GOLD_RUSH,
    INDIANS,
    KINDS,
    STAKE,
    heads,
    is_cattle,
)
from saloon.games.abilene.hand import (
    count_participants,
    end_hand,
    hands_planned,
    next_to_join,
    participants,
    start_hand,
    win_unplayed,
)
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

MOST_SEATS: Final = 10
SEATS: Final = list(range(MOST_SEATS))
CATTLE_CARDS: Final = list(range(C30 + 1))
DEFENCE_CARDS: Final = list(range(FIRST_DEFENCE, FIRST_EVENT))
ALONE: Final = [(seat,) for seat in SEATS]

JOIN: Final = Action("join")
SIT_OUT: Final = Action("sit_out")
BUY: Final = Action("buy")
FOLD: Final = Action("fold")
STAND: Final = Action("stand")
DROP: Final = [Action("drop", (card,)) for card in range(KINDS)]
STEAL_CARD: Final = [Action("steal", (card,)) for card in CATTLE_CARDS]
FACE_DOWN: Final = [Action("face_down", (card,)) for card in range(KINDS)]
CATTLE: Final = [Action("cattle", (card,)) for card in CATTLE_CARDS]
SEND_DESPERADOS: Final = [Action("desperados", (seat,)) for seat in SEATS]
SEND_INDIANS: Final = [Action("indians", (seat,)) for seat in SEATS]
DEFEND: Final = [Action("defend", (card,)) for card in DEFENCE_CARDS]
ANSWER: Final = [[Action("answer", (card, seat)) for seat in SEATS] for card in DEFENCE_CARDS]
SEND_DANCERS: Final = [Action("dancers", (seat,)) for seat in SEATS]
RUSH: Final = Action("gold_rush")
ARRIVE: Final = Action("welcome")
DECLINE: Final = Action("decline")

VERBS: Final[dict[str, tuple[str, ...]]] = {
    "join": (),
    "sit_out": (),
    "buy": (),
    "fold": (),
    "stand": (),
    "drop": ("card",),
    "steal": ("card",),
    "face_down": ("card",),
    "cattle": ("card",),
    "desperados": ("target",),
    "indians": ("target",),
    "defend": ("card",),
    "answer": ("card", "target"),
    "dancers": ("target",),
    "gold_rush": (),
    "welcome": (),
    "decline": (),
}
FACTS: Final[dict[str, str]] = {"seat": "seat", "target": "seat", "card": "card", "cards": "card", "attack": "card"}


def all_actions(seats: int, options: Options) -> list[Action]:
    """List every action the game can ever offer to that many players."""
    actions = [JOIN, SIT_OUT, BUY, FOLD, STAND, *DROP, *STEAL_CARD, *FACE_DOWN, *CATTLE]
    actions += SEND_DESPERADOS[:seats] + SEND_INDIANS[:seats] + DEFEND
    for answers in ANSWER:
        actions += answers[:seats]
    return [*actions, *SEND_DANCERS[:seats], RUSH, ARRIVE, DECLINE]


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
            return tuple([seat for seat in participants(state) if len(state.hands[seat]) > state.hand_size])
        if state.phase == RESPOND:
            return ALONE[state.attacks[-1].target]
        return () if state.phase == OVER else ALONE[state.turn]

    def legal_actions(self, state: AbileneState, seat: int) -> list[Action]:
        if state.phase == DISCARD:
            return _may_drop(state, seat)
        if state.phase == RESPOND:
            return _may_respond(state, seat)
        if seat != state.turn or state.phase == OVER:
            return []
        if state.phase == PLAY:
            return _may_play(state, seat)
        if state.phase == DISTRIBUTION:
            return [BUY, FOLD, STAND] if _may_buy(state, seat) else [FOLD, STAND]
        return [JOIN, SIT_OUT] if state.phase == OPT_IN else _may_steal(state, seat)

    def apply(self, state: AbileneState, seat: int, action: Action, chance: Chance) -> list[Event]:
        events: list[Event] = []
        phase = state.phase
        if phase == PLAY:
            _play(state, action, events)
        elif phase == DISTRIBUTION:
            _decide(state, seat, action, chance, events)
        elif phase == OPT_IN:
            _opt_in(state, seat, action, chance, events)
        elif phase == DISCARD:
            _drop(state, seat, action.args[0], events)
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
        view.prices = [_price(state, each) for each in range(len(state.chips))]
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


def _opt_in(state: AbileneState, seat: int, action: Action, chance: Chance, events: list[Event]) -> None:
    if action.verb == "join":
        state.chips[seat] -= STAKE
        state.pot += STAKE
        state.playing[seat] = True
        events.append(Event(told.JOINED, (seat, STAKE)))
    else:
        events.append(Event(told.SAT_OUT, (seat,)))
    following = None if seat == state.dealer else next_to_join(state, seat, events)
    if following is None:
        _close_opt_in(state, chance, events)
    else:
        state.turn = following


def _close_opt_in(state: AbileneState, chance: Chance, events: list[Event]) -> None:
    joined = participants(state)
    if len(joined) >= 2:
        _deal_hands(state, chance, events)
        return
    for seat in joined:
        state.chips[seat] += STAKE
        state.pot -= STAKE
    events.append(Event(told.VOIDED, (state.pot,)))
    end_hand(state, events)


def _deal_hands(state: AbileneState, chance: Chance, events: list[Event]) -> None:
    for seat in participants(state):
        hand = _deal(state.deck, DEALT, chance)
        state.hands[seat] = hand
        events.append(Event(told.DEALT, (seat, DEALT), (hand[:],), (seat,)))
    state.phase = DISTRIBUTION
    state.turn = play.next_playing(state, state.dealer)


def _price(state: AbileneState, seat: int) -> int:
    nth = state.bought[seat] + 1
    return 2 * nth if state.hand_size > 0 else nth


def _may_buy(state: AbileneState, seat: int) -> bool:
    return len(state.deck) > 0 and state.chips[seat] >= _price(state, seat)


def _decide(state: AbileneState, seat: int, action: Action, chance: Chance, events: list[Event]) -> None:
    if action.verb == "buy":
        _buy(state, seat, chance, events)
    elif action.verb == "stand":
        _stand(state, seat, events)
    else:
        _fold(state, seat, events)
    if count_participants(state) == 1:
        win_unplayed(state, events)
    else:
        _ask_next_undecided(state, events)


def _buy(state: AbileneState, seat: int, chance: Chance, events: list[Event]) -> None:
    price = _price(state, seat)
    state.chips[seat] -= price
    state.pot += price
    state.bought[seat] += 1
    card = chance.take(state.deck)
    insert(state.hands[seat], card)
    events.append(Event(told.BOUGHT, (seat, price), (card,), (seat,)))


def _stand(state: AbileneState, seat: int, events: list[Event]) -> None:
    state.stood[seat] = True
    count = len(state.hands[seat])
    if state.hand_size == 0:
        state.hand_size = count
        state.leader = seat
    events.append(Event(told.STOOD, (seat, count)))


def _fold(state: AbileneState, seat: int, events: list[Event]) -> None:
    state.pot -= 1
    state.chips[seat] += 1
    state.playing[seat] = False
    state.buried[seat] = state.hands[seat]
    state.hands[seat] = []
    events.append(Event(told.FOLDED, (seat, 1)))


def _ask_next_undecided(state: AbileneState, events: list[Event]) -> None:
    seats = len(state.playing)
    for step in range(1, seats + 1):
        seat = (state.turn + step) % seats
        if state.playing[seat] and not state.stood[seat]:
            state.turn = seat
            return
    state.phase = DISCARD
    _end_discard(state, events)


def _may_drop(state: AbileneState, seat: int) -> list[Action]:
    hand = state.hands[seat]
    if not state.playing[seat] or len(hand) <= state.hand_size:
        return []
    return [DROP[card] for i, card in enumerate(hand) if i == 0 or hand[i - 1] != card]


def _drop(state: AbileneState, seat: int, card: int, events: list[Event]) -> None:
    state.hands[seat].remove(card)
    state.buried[seat].append(card)
    events.append(Event(told.DROPPED, (seat,), (card,), (seat,)))
    _end_discard(state, events)


def _end_discard(state: AbileneState, events: list[Event]) -> None:
    for seat in participants(state):
        if len(state.hands[seat]) > state.hand_size:
            return
    play.start_play(state, events)


def _may_steal(state: AbileneState, seat: int) -> list[Action]:
    attack = play.attack_by(state, seat)
    assert attack is not None, "only an attacker chooses what to steal"
    herd = state.herds[attack.target]
    return [STEAL_CARD[card] for card in CATTLE_CARDS if card in herd]


def _may_respond(state: AbileneState, seat: int) -> list[Action]:
    attack = state.attacks[-1]
    if seat != attack.target:
        return []
    answers = [
        ANSWER[card - FIRST_DEFENCE][attack.attacker]
        for card in state.hands[seat]
        if FIRST_DEFENCE <= card < FIRST_EVENT and play.may_answer(state, seat, card, attack)
    ]
    return [*answers, DECLINE]


def _may_play(state: AbileneState, seat: int) -> list[Action]:
    actions: list[Action] = []
    previous = KINDS
    for card in state.hands[seat]:
        if card != previous:
            previous = card
            if is_cattle(card):
                actions.append(CATTLE[card])
            elif card < FIRST_DEFENCE:
                _add_attacks(state, seat, card, actions)
            elif card < FIRST_EVENT:
                _add_defences(state, seat, card, actions)
            else:
                _add_events(state, seat, card, actions)
            actions.append(FACE_DOWN[card])
    return actions


def _add_attacks(state: AbileneState, seat: int, card: int, actions: list[Action]) -> None:
    if card == DESPERADOS and state.chips[seat] < FEE:
        return
    sendings = SEND_INDIANS if card == INDIANS else SEND_DESPERADOS
    for target in _others(state, seat):
        actions.append(sendings[target])


def _add_defences(state: AbileneState, seat: int, card: int, actions: list[Action]) -> None:
    if play.has_match(state, seat, card):
        for attack in state.attacks:
            if play.may_answer(state, seat, card, attack):
                actions.append(ANSWER[card - FIRST_DEFENCE][attack.attacker])
    elif card != FIREWATER or state.chips[seat] >= FEE or state.options.eau_paid == "when_used":
        actions.append(DEFEND[card - FIRST_DEFENCE])


def _add_events(state: AbileneState, seat: int, card: int, actions: list[Action]) -> None:
    if card == DANCERS:
        for target in _others(state, seat):
            if state.herds[target]:
                actions.append(SEND_DANCERS[target])
    elif card == GOLD_RUSH:
        actions.append(RUSH)
    elif not state.options.welcome_needs_herd or any([len(herd) > 0 for herd in state.herds]):
        actions.append(ARRIVE)


def _others(state: AbileneState, seat: int) -> list[int]:
    """List the other participants, clockwise."""
    seats = len(state.playing)
    return [other % seats for other in range(seat + 1, seat + seats) if state.playing[other % seats]]


def _play(state: AbileneState, action: Action, events: list[Event]) -> None:
    verb = action.verb
    if verb == "face_down":
        play.face_down(state, action.args[0], events)
    elif verb == "cattle":
        play.cattle(state, action.args[0], events)
    elif verb == "desperados":
        play.attack(state, DESPERADOS, action.args[0], events)
    elif verb == "indians":
        play.attack(state, INDIANS, action.args[0], events)
    elif verb == "defend":
        play.defend(state, action.args[0], events)
    elif verb == "answer":
        play.answer(state, state.turn, action.args[0], action.args[1], events)
    elif verb == "dancers":
        play.dancers(state, action.args[0], events)
    elif verb == "gold_rush":
        play.gold_rush(state, events)
    else:
        play.welcome(state, events)


def insert(hand: list[int], card: int) -> None:
    """Put a card into a sorted hand."""
    place = len(hand)
    while place > 0 and hand[place - 1] > card:
        place -= 1
    hand.insert(place, card)


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
