"""The cards of a normal turn, the answers to them and their effects (section 4)."""

from saloon.core.action import Action
from saloon.core.chance import Chance
from saloon.core.event import Event
from saloon.games.western import events as told
from saloon.games.western.actions import DISCARDING, PLAYS, WITH_WHISKY
from saloon.games.western.cards import (
    ATTACK_1,
    ATTACK_3,
    CAKE,
    CHIP_IN,
    COWBOY,
    COWBOY_PRICE,
    DANCER,
    DANCER_FEE,
    DOG,
    DOG_FEE,
    GIVE_BACK,
    HANDS_UP,
    HAT,
    HAT_FINE,
    HORSE,
    HORSE_FINE,
    INDIANS,
    JOKER,
    PAY_ME,
    PAY_ME_PRICE,
    SALOON,
    SHARE,
    SHERIFF,
    TRAIN,
    UNIT,
    WHISKY,
    WITHDRAWAL,
    WITHDRAWN,
    spread,
)
from saloon.games.western.memory import see_laid, see_stolen, show
from saloon.games.western.money import pay, pay_active, pay_bank, receive
from saloon.games.western.pactole import call_train
from saloon.games.western.state import (
    MAIN,
    OVER,
    RESPOND_ATTACK,
    RESPOND_CAKE,
    RESPOND_HAT,
    RESPOND_JOKER,
    WesternState,
)
from saloon.games.western.turn import end_play, next_seat


def play(state: WesternState, action: Action, events: list[Event]) -> None:
    """Carry out a play of the active player up to the first answer it asks for."""
    code = PLAYS[action.verb]
    args = action.args
    if code >= WITH_WHISKY:
        _turn_around(state, events)
        _play_single(state, code - WITH_WHISKY, args, events)
    elif code == TRAIN:
        call_train(state, args[0], events)
    elif code == DISCARDING:
        _lay(state, state.turn, args[0])
        events.append(Event(told.DISCARDED, (state.turn, args[0])))
        end_play(state)
    elif code == WHISKY:
        _turn_around(state, events)
        end_play(state)
    elif code == JOKER:
        _lift(state, args[0], events)
        _go_on(state)
    elif code == COWBOY and args:
        _send_cowboys(state, args[0], args[1], events)
    else:
        _play_single(state, code, args, events)


def _play_single(state: WesternState, card: int, args: tuple[int, ...], events: list[Event]) -> None:
    """Lay one card, alone or after a whisky."""
    if card == ATTACK_1:
        _play_on(state, args[0] - 1, args[1], RESPOND_ATTACK, events)
    elif card == GIVE_BACK:
        _play_on(state, card, args[0], RESPOND_HAT, events)
    elif card == SHARE or card == SALOON:
        _play_on(state, card, args[0], RESPOND_JOKER, events)
    elif card == PAY_ME or card == INDIANS:
        _play_on(state, card, next_seat(state, state.turn), RESPOND_JOKER, events)
    elif card == COWBOY:
        _send_cowboys(state, 1, next_seat(state, state.turn), events)
    else:
        if card == JOKER:
            _lift(state, args[0], events)
        elif card == HORSE:
            _lay(state, state.turn, card)
            state.skip = True
            events.append(Event(told.PLAYED_ON, (state.turn, card, next_seat(state, state.turn))))
        else:
            _play_alone(state, card, events)
        end_play(state)


def _play_alone(state: WesternState, card: int, events: list[Event]) -> None:
    """Lay a card that hits nobody or everybody."""
    seat = state.turn
    _lay(state, seat, card)
    events.append(Event(told.PLAYED, (seat, card)))
    if card == CHIP_IN:
        _chip_in(state, events)
    elif card == HANDS_UP:
        _hands_up(state, events)
    elif card == WITHDRAWAL:
        _withdraw(state, events)
    else:
        assert card == SHERIFF, "no other card is laid by itself"
        state.discards.pop()
        state.sheriffs[seat] = True


def _play_on(state: WesternState, card: int, target: int, phase: str, events: list[Event]) -> None:
    """Lay a card on somebody, who may answer it, able or not."""
    seat = state.turn
    _lay(state, seat, card)
    events.append(Event(told.PLAYED_ON, (seat, card, target)))
    _await_answer(state, card, 1, target, phase)


def _send_cowboys(state: WesternState, count: int, target: int, events: list[Event]) -> None:
    seat = state.turn
    for _ in range(count):
        _lay(state, seat, COWBOY)
    events.append(Event(told.SENT_COWBOYS, (seat, count, target)))
    _await_answer(state, COWBOY, count, target, RESPOND_JOKER)


def _await_answer(state: WesternState, card: int, count: int, target: int, phase: str) -> None:
    state.card = card
    state.count = count
    state.target = target
    state.asked = target
    state.phase = phase


def _turn_around(state: WesternState, events: list[Event]) -> None:
    _lay(state, state.turn, WHISKY)
    state.direction = -state.direction
    events.append(Event(told.TURNED, (state.turn, state.direction)))


def _lift(state: WesternState, target: int, events: list[Event]) -> None:
    _lay(state, state.turn, JOKER)
    state.sheriffs[target] = False
    state.discards.append(SHERIFF)
    state.lifted = True
    events.append(Event(told.LIFTED, (state.turn, target)))


def _go_on(state: WesternState) -> None:
    """Play on after a lifted sheriff, if there is a card to play."""
    if state.hand_sizes[state.turn] > 1:
        state.phase = MAIN
    else:
        end_play(state)


def _lay(state: WesternState, seat: int, card: int) -> None:
    hand = state.hands[seat]
    hand[card] = hand[card] - 1
    state.hand_sizes[seat] = state.hand_sizes[seat] - 1
    state.discards.append(card)
    see_laid(state, seat, card)


def _chip_in(state: WesternState, events: list[Event]) -> None:
    seat = next_seat(state, state.turn)
    while seat != state.turn and state.phase != OVER:
        pay_active(state, seat, 1, events)
        seat = next_seat(state, seat)


def _hands_up(state: WesternState, events: list[Event]) -> None:
    seat = next_seat(state, state.turn)
    while seat != state.turn:
        hand = state.hands[seat]
        show(state, seat)
        events.append(Event(told.SHOWED, (seat, state.hand_sizes[seat], spread(hand))))
        fine = (0 if hand[HORSE] else HORSE_FINE) + (0 if hand[HAT] else HAT_FINE)
        if fine > 0:
            pay_bank(state, seat, fine, events)
        seat = next_seat(state, seat)


def _withdraw(state: WesternState, events: list[Event]) -> None:
    units = min(WITHDRAWN, state.bank)
    state.bank -= units
    events.append(Event(told.WITHDREW, (state.turn, units * UNIT)))
    receive(state, state.turn, units, events)


def answer_with_joker(state: WesternState, verb: str, chance: Chance, events: list[Event]) -> None:
    """Stop the card with a joker, or let it take effect."""
    if verb == "joker":
        _lay(state, state.target, JOKER)
        events.append(Event(told.STOPPED, (state.target, state.card, state.turn)))
    else:
        _take_effect(state, chance, events)
    end_play(state)


def _take_effect(state: WesternState, chance: Chance, events: list[Event]) -> None:
    card, target = state.card, state.target
    if card == COWBOY:
        pay_active(state, target, COWBOY_PRICE[state.count], events)
    elif card == PAY_ME:
        pay_active(state, target, PAY_ME_PRICE, events)
    elif card == SHARE:
        _share(state, target, events)
    elif card == INDIANS:
        pay_bank(state, target, state.money[target], events)
    else:
        _fight_in_saloon(state, target, chance, events)


def _share(state: WesternState, payer: int, events: list[Event]) -> None:
    """Pay the player of the card first, then on in the current direction while money lasts."""
    if state.money[payer] == 0:
        events.append(Event(told.HAD_NOTHING, (payer,)))
        return
    pay_active(state, payer, 1, events)
    seat = next_seat(state, state.turn)
    while seat != state.turn and state.phase != OVER:
        if seat != payer and state.money[payer] > 0:
            pay(state, payer, seat, 1, events)
        seat = next_seat(state, seat)


def _fight_in_saloon(state: WesternState, target: int, chance: Chance, events: list[Event]) -> None:
    seat = state.turn
    ours = _show_kinds(state, seat, events)
    theirs = _show_kinds(state, target, events)
    if ours == theirs:
        events.append(Event(told.TIED, (seat, target, ours)))
    while ours == theirs:
        ours = _roll(seat, chance, events)
        theirs = _roll(target, chance, events)
        state.dice = [ours, theirs]
    if ours > theirs:
        events.append(Event(told.WON_SALOON, (seat, target)))
        pay_active(state, target, state.money[target], events)
    else:
        events.append(Event(told.WON_SALOON, (target, seat)))
        pay(state, seat, target, state.money[seat], events)


def _show_kinds(state: WesternState, seat: int, events: list[Event]) -> int:
    hand = state.hands[seat]
    show(state, seat)
    events.append(Event(told.SHOWED, (seat, state.hand_sizes[seat], spread(hand))))
    kinds = 0
    for count in hand:
        if count > 0:
            kinds += 1
    return kinds


def answer_attack(state: WesternState, verb: str, chance: Chance, events: list[Event]) -> None:
    """Counter the attack, or let the attacker roll."""
    if verb == "accept":
        _roll_for_attack(state, chance, events)
        return
    counter = DANCER if verb == "dancer" else DOG
    _lay(state, state.target, counter)
    events.append(Event(told.COUNTERED, (state.target, counter, state.turn)))
    state.counter = counter
    state.asked = state.turn
    state.phase = RESPOND_CAKE


def answer_counter(state: WesternState, verb: str, chance: Chance, events: list[Event]) -> None:
    """Go on with the attack thanks to a cake, or pay the fee of the counter."""
    seat = state.turn
    if verb == "accept":
        if state.counter == DANCER:
            pay_bank(state, seat, DANCER_FEE, events)
        else:
            pay(state, seat, state.target, DOG_FEE, events)
        end_play(state)
        return
    _lay(state, seat, CAKE)
    events.append(Event(told.CAKED, (seat, state.counter, state.target)))
    if state.options.counter_chain:
        state.asked = state.target
        state.phase = RESPOND_ATTACK
    else:
        _roll_for_attack(state, chance, events)


def _roll_for_attack(state: WesternState, chance: Chance, events: list[Event]) -> None:
    """Settle an attack: an odd roll wins at once, an even one must be higher than the defender's."""
    attacker, defender = state.turn, state.target
    factor = _multiplier(state)
    attack = _roll(attacker, chance, events)
    state.dice = [attack]
    if attack % 2 == 0:
        defence = _roll(defender, chance, events)
        state.dice = [attack, defence]
        if defence >= attack:
            pay(state, attacker, defender, defence * factor, events)
            end_play(state)
            return
    pay_active(state, defender, attack * factor, events)
    end_play(state)


def _multiplier(state: WesternState) -> int:
    if state.card == ATTACK_1 or len(state.money) == 3:
        return 1
    return 3 if state.card == ATTACK_3 and state.options.triple_three_guns else 2


def _roll(seat: int, chance: Chance, events: list[Event]) -> int:
    die = chance.below(6) + 1
    events.append(Event(told.ROLLED, (seat, die)))
    return die


def answer_give_back(state: WesternState, verb: str, chance: Chance, events: list[Event]) -> None:
    """Give back what was taken in this round, or keep it with the hat and take a card as well."""
    taker, victim = state.target, state.turn
    units = state.claims[taker][victim]
    state.claims[taker][victim] = 0
    if verb == "hat":
        _lay(state, taker, HAT)
        events.append(Event(told.KEPT, (taker, victim)))
        _steal(state, taker, victim, chance, events)
    elif state.money[taker] < units:
        events.append(Event(told.COULD_NOT_GIVE_BACK, (taker, victim)))
    else:
        state.money[taker] -= units
        events.append(Event(told.GAVE_BACK, (taker, victim, units * UNIT)))
        receive(state, victim, units, events)
    end_play(state)


def _steal(state: WesternState, thief: int, victim: int, chance: Chance, events: list[Event]) -> None:
    card = chance.take(spread(state.hands[victim]))
    see_stolen(state, thief, victim, card)
    state.hands[victim][card] -= 1
    state.hand_sizes[victim] -= 1
    state.hands[thief][card] += 1
    state.hand_sizes[thief] += 1
    events.append(Event(told.STOLE, (thief, victim), (card,), (thief, victim)))
