"""The rules of Western: the answers of the game, and how it is laid out (section 2)."""

from saloon.core.action import Action
from saloon.core.chance import Chance
from saloon.core.event import Event
from saloon.core.options import Options
from saloon.core.rules import Data, Rules, Score
from saloon.games.western import table
from saloon.games.western.actions import ACCEPT, ALONE, LAY_CAKE, LAY_DANCER, LAY_DOG, LAY_HAT, LAY_JOKER, SEATS
from saloon.games.western.cards import (
    CAKE,
    DANCER,
    DEALT,
    DOG,
    GOAL,
    HAT,
    JOKER,
    NO_CARDS,
    START_BANK,
    START_MONEY,
    UNIT,
    cards_in_play,
    spread,
)
from saloon.games.western.decks import read_deck
from saloon.games.western.legal import may_play
from saloon.games.western.pactole import answer_train, may_lay
from saloon.games.western.play import answer_attack, answer_counter, answer_give_back, answer_with_joker, play
from saloon.games.western.state import (
    DRAW,
    FREE,
    MAIN,
    OVER,
    PACTOLE,
    RESPOND_ATTACK,
    RESPOND_CAKE,
    RESPOND_JOKER,
    WesternOptions,
    WesternState,
    WesternView,
)
from saloon.games.western.turn import draw, may_draw, start_turn


class WesternRules(Rules[WesternState, WesternView]):
    """Be the first to reach the goal, whoever's money it was."""

    def __init__(self, decks: dict[str, list[int]], ladders: dict[str, list[list[int]]]) -> None:
        self.decks = decks
        self.ladders = ladders

    def setup(self, seats: int, options: Options, chance: Chance) -> WesternState:
        state = _empty_table(seats, self.settle(seats, options))
        for seat in range(seats):
            hand = state.hands[seat]
            for _ in range(DEALT):
                card = chance.take(state.deck)
                hand[card] = hand[card] + 1
            state.hand_sizes[seat] = DEALT
        events: list[Event] = []
        start_turn(state, _roll_for_start(seats, chance), events)
        return state

    def settle(self, seats: int, options: Options) -> WesternOptions:
        """Put the values of the rulebook where an option is left to it, and the data where a file is named."""
        deck = options["deck"]
        return WesternOptions(
            goal_units=_number(options, "goal_units") or GOAL[seats],
            start_money=_number(options, "start_money") or START_MONEY[seats],
            start_bank=_number(options, "start_bank") or START_BANK[seats],
            triple_three_guns=options["triple_three_guns"] is True,
            pactole_order=str(options["pactole_order"]),
            keep_extra_attacks=options["keep_extra_attacks"] is True,
            pactole_ladder=self.ladders[str(options["pactole_ladder"])],
            pass_is_final_in_pactole=options["pass_is_final_in_pactole"] is True,
            min_hand_on_reactions=options["min_hand_on_reactions"] is True,
            counter_chain=options["counter_chain"] is True,
            open_money=options["open_money"] is True,
            turn_limit=_number(options, "turn_limit"),
            deck=self.decks[deck] if isinstance(deck, str) else read_deck(deck),
        )

    def to_act(self, state: WesternState) -> tuple[int, ...]:
        phase = state.phase
        if phase == OVER:
            return ()
        if phase == PACTOLE and state.options.pactole_order == FREE:
            return tuple([seat for seat, passed in enumerate(state.passed) if seat != state.owner and not passed])
        return ALONE[state.asked]

    def legal_actions(self, state: WesternState, seat: int) -> list[Action]:
        phase = state.phase
        if phase == PACTOLE and state.options.pactole_order == FREE:
            return may_lay(state, seat)
        if seat != state.asked:
            return []
        if phase == MAIN:
            return may_play(state, seat)
        if phase == DRAW:
            return may_draw(state, seat)
        if phase == PACTOLE:
            return may_lay(state, seat)
        return [] if phase == OVER else _may_respond(state, seat)

    def apply(self, state: WesternState, seat: int, action: Action, chance: Chance) -> list[Event]:
        events: list[Event] = []
        phase = state.phase
        if phase == MAIN:
            play(state, action, events)
        elif phase == DRAW:
            draw(state, seat, action.args[0], chance, events)
        elif phase == PACTOLE:
            answer_train(state, seat, action, events)
        elif phase == RESPOND_JOKER:
            answer_with_joker(state, action.verb, chance, events)
        elif phase == RESPOND_ATTACK:
            answer_attack(state, action.verb, chance, events)
        elif phase == RESPOND_CAKE:
            answer_counter(state, action.verb, chance, events)
        else:
            answer_give_back(state, action.verb, chance, events)
        return events

    def scores(self, state: WesternState) -> list[Score]:
        return [(units * UNIT,) for units in state.money]

    def view(self, state: WesternState, seat: int) -> WesternView:
        return table.view(state, seat, list(self.to_act(state)))

    def imagine(self, view: WesternView, chance: Chance) -> WesternState:
        return table.imagine(view, chance)

    def load(self, data: Data) -> WesternState:
        return table.load(data)


def _number(options: Options, name: str) -> int:
    value = options[name]
    assert isinstance(value, int), f"{name} is a whole number"
    return value


def _empty_table(seats: int, options: WesternOptions) -> WesternState:
    state = WesternState()
    state.options = options
    state.phase = MAIN
    state.turn = 0
    state.asked = 0
    state.direction = 1
    state.turns = 0
    state.money = [options.start_money] * seats
    state.bank = options.start_bank
    state.deck = spread(cards_in_play(options.deck, seats, options.keep_extra_attacks))
    state.discards = []
    state.hands = [NO_CARDS[:] for _ in range(seats)]
    state.hand_sizes = [0] * seats
    state.sheriffs = [False] * seats
    state.skip = False
    state.lifted = False
    state.claims = [[0] * seats for _ in range(seats)]
    state.card = 0
    state.count = 0
    state.target = 0
    state.counter = 0
    state.standing = 0
    state.with_hat = False
    state.owner = 0
    state.passed = [False] * seats
    state.laid = []
    state.dice = []
    state.seen = [NO_CARDS[:] for _ in range(seats)]
    state.notes = []
    return state


def _roll_for_start(seats: int, chance: Chance) -> int:
    """Let everybody roll; the highest start, and equals roll again among themselves."""
    rolling = SEATS[:seats]
    while len(rolling) > 1:
        highest = 0
        best: list[int] = []
        for seat in rolling:
            die = chance.below(6) + 1
            if die > highest:
                highest = die
                best = []
            if die == highest:
                best.append(seat)
        rolling = best
    return rolling[0]


def _may_respond(state: WesternState, seat: int) -> list[Action]:
    """List the answers of the seat that is asked; the last card is kept, unless an option allows to spend it."""
    if state.hand_sizes[seat] < (2 if state.options.min_hand_on_reactions else 1):
        return [ACCEPT]
    hand = state.hands[seat]
    phase = state.phase
    if phase == RESPOND_JOKER:
        return [LAY_JOKER, ACCEPT] if hand[JOKER] > 0 else [ACCEPT]
    if phase == RESPOND_ATTACK:
        return _may_counter(hand)
    if phase == RESPOND_CAKE:
        return [LAY_CAKE, ACCEPT] if hand[CAKE] > 0 else [ACCEPT]
    return [LAY_HAT, ACCEPT] if hand[HAT] > 0 else [ACCEPT]


def _may_counter(hand: list[int]) -> list[Action]:
    if hand[DOG] > 0:
        return [LAY_DOG, LAY_DANCER, ACCEPT] if hand[DANCER] > 0 else [LAY_DOG, ACCEPT]
    return [LAY_DANCER, ACCEPT] if hand[DANCER] > 0 else [ACCEPT]
