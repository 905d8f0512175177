"""Play: the cards of a normal turn, the answers to them and their effects."""

from saloon.core.action import Action
from saloon.core.chance import Chance
from saloon.core.event import Event, EventKind
from saloon.games.western import events as told
from saloon.games.western.actions import DISCARDING, PLAYS, WITH_WHISKY
from saloon.games.western.cards import (
    ATTACK_1,
    CAKE,
    CHIP_IN,
    COWBOY,
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
    NO_CARD,
    PAY_ME,
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
from saloon.games.western.money import fine, hand_over, pay, pay_bank, receive
from saloon.games.western.pactole import call_train
from saloon.games.western.prices import multiplier, price
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
    """Carry out a play of the active player, up to the first answer that it needs."""
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
        _attack(state, args[0], args[1], events)
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


def _attack(state: WesternState, guns: int, target: int, events: list[Event]) -> None:
    card = ATTACK_1 + guns - 1
    _lay(state, state.turn, card)
    events.append(Event(told.ATTACKED, (state.turn, card, guns, target)))
    _await_answer(state, card, 1, target, RESPOND_ATTACK)


def _play_on(state: WesternState, card: int, target: int, phase: str, events: list[Event]) -> None:
    """Lay a card on a player, who is asked for an answer even if they have none."""
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
    """Let the active player play again after lifting a sheriff, if they have a card to play."""
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
    """Let everybody pay in the order of play; the goal may be reached before the last one pays."""
    payers: list[int] = []
    ending: list[Event] = []
    seat = next_seat(state, state.turn)
    while seat != state.turn and state.phase != OVER:
        if state.money[seat] > 0:
            payers.append(seat)
            hand_over(state, seat, state.turn, 1, ending)
        seat = next_seat(state, seat)
    events.append(Event(told.COLLECTED, (state.turn, len(payers), len(payers) * UNIT)))
    for payer in payers:
        events.append(Event(told.CHIPPED_IN, (state.turn, payer, UNIT)))
    events.extend(ending)


def _hands_up(state: WesternState, events: list[Event]) -> None:
    before = state.bank
    seat = next_seat(state, state.turn)
    while seat != state.turn:
        hand = state.hands[seat]
        show(state, seat)
        paid = fine(state, seat, (0 if hand[HORSE] else HORSE_FINE) + (0 if hand[HAT] else HAT_FINE))
        events.append(Event(told.SEARCHED, (seat, state.hand_sizes[seat], spread(hand), paid * UNIT)))
        seat = next_seat(state, seat)
    events.append(Event(told.HELD_UP, (state.turn, (state.bank - before) * UNIT)))


def _withdraw(state: WesternState, events: list[Event]) -> None:
    units = min(WITHDRAWN, state.bank)
    state.bank -= units
    events.append(Event(told.WITHDREW, (state.turn, units * UNIT)))
    receive(state, state.turn, units, events)


def answer_with_joker(state: WesternState, verb: str, chance: Chance, events: list[Event]) -> None:
    """Stop the card with a joker, or let it take effect."""
    if verb == "joker":
        _lay(state, state.target, JOKER)
        events.append(Event(told.STOPPED, (state.target, state.card, state.turn, state.count)))
    else:
        _take_effect(state, chance, events)
    end_play(state)


def _take_effect(state: WesternState, chance: Chance, events: list[Event]) -> None:
    card, target = state.card, state.target
    if card == COWBOY or card == PAY_ME:
        pay(state, target, state.turn, price(state), events)
    elif card == SHARE:
        _share(state, target, events)
    elif card == INDIANS:
        pay_bank(state, target, state.money[target], events)
    else:
        _fight_in_saloon(state, target, chance, events)


def _share(state: WesternState, payer: int, events: list[Event]) -> None:
    """Pay the player of the card first, then the others in the current direction while money lasts."""
    paid = 0
    ending: list[Event] = []
    seat = state.turn
    for _ in range(len(state.money)):
        if seat != payer and state.money[payer] > 0 and state.phase != OVER:
            paid += 1
            hand_over(state, payer, seat, 1, ending)
        seat = next_seat(state, seat)
    if paid == 0:
        events.append(Event(told.HAD_NOTHING, (payer,)))
    else:
        events.append(Event(told.SHARED, (payer, paid, paid * UNIT)))
    events.extend(ending)


def _fight_in_saloon(state: WesternState, target: int, chance: Chance, events: list[Event]) -> None:
    seat = state.turn
    kinds = [_show_kinds(state, seat, events), _show_kinds(state, target, events)]
    if kinds[0] == kinds[1]:
        events.append(Event(told.TIED, (seat, target, kinds[0])))
        state.dice = _roll_until_one_is_higher(seat, target, chance, events)
    measure = state.dice or kinds
    winner, loser = (seat, target) if measure[0] > measure[1] else (target, seat)
    units = state.money[loser]
    events.append(Event(told.WON_SALOON, (winner, loser, max(kinds), min(kinds), units * UNIT)))
    hand_over(state, loser, winner, units, events)


def _roll_until_one_is_higher(seat: int, target: int, chance: Chance, events: list[Event]) -> list[int]:
    dice = [0, 0]
    while dice[0] == dice[1]:
        dice = [_roll(seat, chance, events), _roll(target, chance, events)]
    return dice


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
    """Go on with the attack by laying a cake, or pay the fee of the counter."""
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
    state.counter = NO_CARD
    if state.options.counter_chain:
        state.asked = state.target
        state.phase = RESPOND_ATTACK
    else:
        _roll_for_attack(state, chance, events)


def _roll_for_attack(state: WesternState, chance: Chance, events: list[Event]) -> None:
    """Settle an attack: an odd roll wins at once, an even one must be higher than the defender's."""
    attack = chance.below(6) + 1
    defence = chance.below(6) + 1 if attack % 2 == 0 else 0
    state.dice = [attack, defence] if defence > 0 else [attack]
    if defence >= attack:
        _win_fight(state, told.BACKFIRED, state.turn, state.target, defence, events)
    else:
        _win_fight(state, told.HIT, state.target, state.turn, attack, events)
    end_play(state)


def _win_fight(state: WesternState, kind: EventKind, loser: int, winner: int, points: int, events: list[Event]) -> None:
    """Tell how a fight ended and let the loser pay."""
    times = multiplier(state, state.card)
    units = min(points * times, state.money[loser])
    short = 1 if units < points * times else 0
    reply = state.dice[1] if len(state.dice) > 1 else 0
    facts = (state.turn, state.target, state.card, state.dice[0], reply, units * UNIT, times, short)
    events.append(Event(kind, facts))
    hand_over(state, loser, winner, units, events)


def _roll(seat: int, chance: Chance, events: list[Event]) -> int:
    die = chance.below(6) + 1
    events.append(Event(told.ROLLED, (seat, die)))
    return die


def answer_give_back(state: WesternState, verb: str, chance: Chance, events: list[Event]) -> None:
    """Pay back what was taken in this round, or keep it with the hat and take a card as well."""
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
