"""The play of a hand: turns, attacks and their clock, defences, events."""

from saloon.core.action import Action
from saloon.core.event import Event
from saloon.games.abilene import events as told
from saloon.games.abilene.cards import (
    DANCERS,
    DESPERADOS,
    FEE,
    FIREWATER,
    GOLD_RUSH,
    INDIANS,
    LAST_LOOT,
    LOOT,
    WELCOME,
    heads,
    stops,
)
from saloon.games.abilene.hand import close_hand, count_participants, end_hand, next_playing, participants, score
from saloon.games.abilene.state import PLAY, RESPOND, STEAL, AbileneState, Attack, Defence


def start_play(state: AbileneState, events: list[Event]) -> None:
    """Begin the play; the first player to stand leads."""
    state.turns_left = state.hand_size * count_participants(state)
    state.turn = state.leader
    events.append(Event(told.PLAY_BEGAN, (state.leader, state.hand_size)))
    state.phase = PLAY


def next_turn(state: AbileneState, events: list[Event]) -> None:
    """Pass the turn to the next participant who has one to play; after the last lap settle the pending attacks."""
    while True:
        state.turns_left -= 1
        if state.turns_left == 0:
            settle_attacks(state, events)
            return
        state.turn = next_playing(state, state.turn)
        if state.turn == state.leader:
            events.append(Event(told.LAP_BEGAN, (lap(state), state.hand_size)))
        if _start_turn(state, events) or not _misses_turn(state, events):
            return


def lap(state: AbileneState) -> int:
    """Count the laps of this hand, the running one included."""
    return state.hand_size - (state.turns_left - 1) // count_participants(state)


def _start_turn(state: AbileneState, events: list[Event]) -> bool:
    """Remove the player's old defence and let their attack take effect; tell whether they must choose a theft first."""
    state.phase = PLAY
    for defence in state.defences:
        if defence.owner == state.turn:
            state.defences.remove(defence)
            state.discards.append(defence.card)
            events.append(Event(told.DEFENCE_LEFT, (state.turn, defence.card)))
            break
    attack = attack_by(state, state.turn)
    return attack is not None and _takes_effect(state, attack, events)


def _misses_turn(state: AbileneState, events: list[Event]) -> bool:
    if state.owed[state.turn] == 0:
        return False
    state.owed[state.turn] -= 1
    events.append(Event(told.MISSED_TURN, (state.turn,)))
    return True


def _takes_effect(state: AbileneState, attack: Attack, events: list[Event]) -> bool:
    """Let an attack that nobody stopped take effect; tell whether its owner must first choose what to steal."""
    herd = state.herds[attack.target]
    if attack.card == DESPERADOS and herd:
        state.phase = STEAL
        return True
    _discard_attack(state, attack)
    if herd:
        state.discards.extend(herd)
        events.append(Event(told.HERD_LOST, (attack.attacker, attack.target, heads(herd))))
        state.herds[attack.target] = []
    else:
        events.append(Event(told.ATTACK_FAILED, (attack.attacker, attack.target, attack.card)))
    return False


def steal(state: AbileneState, card: int, events: list[Event]) -> None:
    """Move the newest card of that value to the end of the thief's herd, and go on."""
    attack = attack_by(state, state.turn)
    assert attack is not None, "only an attacker chooses what to steal"
    herd = state.herds[attack.target]
    newest = len(herd) - 1
    while herd[newest] != card:
        newest -= 1
    state.herds[state.turn].append(herd.pop(newest))
    _discard_attack(state, attack)
    events.append(Event(told.STOLE, (state.turn, attack.target, card)))
    if state.turns_left == 0:
        settle_attacks(state, events)
        return
    state.phase = PLAY
    if _misses_turn(state, events):
        next_turn(state, events)


def settle_attacks(state: AbileneState, events: list[Event]) -> None:
    """After the last lap: attacks one by one, attackers clockwise from the leader; then the score."""
    state.turn = state.leader
    for _ in participants(state):
        attack = attack_by(state, state.turn)
        if attack is not None and _takes_effect(state, attack, events):
            return
        state.turn = next_playing(state, state.turn)
    score(state, told.LAST_LAP, events)


def play_card(state: AbileneState, action: Action, events: list[Event]) -> None:
    """Play the card of a turn."""
    verb = action.verb
    if verb == "face_down":
        _face_down(state, action.args[0], events)
    elif verb == "cattle":
        _cattle(state, action.args[0], events)
    elif verb == "desperados":
        _attack(state, DESPERADOS, action.args[0], events)
    elif verb == "indians":
        _attack(state, INDIANS, action.args[0], events)
    elif verb == "defend":
        _defend(state, action.args[0], events)
    elif verb == "answer":
        answer(state, state.turn, action.args[0], action.args[1], events)
    elif verb == "dancers":
        _dancers(state, action.args[0], events)
    elif verb == "gold_rush":
        _gold_rush(state, events)
    else:
        _welcome(state, events)


def _face_down(state: AbileneState, card: int, events: list[Event]) -> None:
    """Lay a dead card."""
    seat = state.turn
    state.hands[seat].remove(card)
    state.buried[seat].append(card)
    events.append(Event(told.LAID_FACE_DOWN, (seat,), (card,), (seat,)))
    next_turn(state, events)


def _cattle(state: AbileneState, card: int, events: list[Event]) -> None:
    """Lay cattle to the end of one's own herd."""
    seat = state.turn
    state.hands[seat].remove(card)
    state.herds[seat].append(card)
    events.append(Event(told.LAID_CATTLE, (seat, card, heads(state.herds[seat]))))
    next_turn(state, events)


def _attack(state: AbileneState, card: int, target: int, events: list[Event]) -> None:
    """Lay an attack beside another herd; a standing defence of the right kind stops it at once."""
    seat = state.turn
    state.hands[seat].remove(card)
    cost = FEE if card == DESPERADOS else 0
    _pay(state, seat, cost)
    laid = Attack(seat, card, target)
    state.attacks.append(laid)
    events.append(Event(told.ATTACKED, (seat, target, card, cost)))
    if _is_stopped_at_once(state, laid, events):
        next_turn(state, events)
    elif state.options.defence_timing == "interrupt" and state.hands[target]:
        state.phase = RESPOND
    else:
        next_turn(state, events)


def _is_stopped_at_once(state: AbileneState, attack: Attack, events: list[Event]) -> bool:
    for defence in state.defences:
        if defence.owner == attack.target and stops(defence.card, attack.card):
            cost = FEE if defence.card == FIREWATER and state.options.eau_paid == "when_used" else 0
            if state.chips[defence.owner] < cost:
                return False
            _pay(state, defence.owner, cost)
            state.defences.remove(defence)
            _stop(state, attack, defence.card, cost, events)
            return True
    return False


def _defend(state: AbileneState, card: int, events: list[Event]) -> None:
    """Lay a defence in anticipation."""
    seat = state.turn
    state.hands[seat].remove(card)
    cost = FEE if card == FIREWATER and state.options.eau_paid == "when_laid" else 0
    _pay(state, seat, cost)
    state.defences.append(Defence(seat, card))
    events.append(Event(told.DEFENDED, (seat, card, cost)))
    next_turn(state, events)


def answer(state: AbileneState, seat: int, card: int, attacker: int, events: list[Event]) -> None:
    """Stop an attack with a defence, as the card of this turn or out of turn."""
    pending = attack_by(state, attacker)
    assert pending is not None, "only a pending attack is answered"
    state.hands[seat].remove(card)
    cost = FEE if card == FIREWATER else 0
    _pay(state, seat, cost)
    _stop(state, pending, card, cost, events)
    if state.phase == RESPOND:
        state.owed[seat] += 1
    next_turn(state, events)


def decline(state: AbileneState, seat: int, events: list[Event]) -> None:
    """Leave the attack unanswered for now."""
    events.append(Event(told.DECLINED, (seat,)))
    next_turn(state, events)


def _stop(state: AbileneState, attack: Attack, card: int, paid: int, events: list[Event]) -> None:
    state.discards.append(card)
    _discard_attack(state, attack)
    events.append(Event(told.STOPPED, (attack.target, card, attack.attacker, attack.card, paid)))
    if card <= LAST_LOOT:
        loot = min(LOOT, state.pot)
        state.pot -= loot
        state.chips[attack.attacker] += loot
        events.append(Event(told.LOOTED, (attack.attacker, loot)))


def _dancers(state: AbileneState, target: int, events: list[Event]) -> None:
    """Discard the newest cattle card of a herd."""
    seat = state.turn
    state.hands[seat].remove(DANCERS)
    strayed = state.herds[target].pop()
    state.discards.append(DANCERS)
    state.discards.append(strayed)
    events.append(Event(told.STRAYED, (seat, target, strayed)))
    next_turn(state, events)


def _gold_rush(state: AbileneState, events: list[Event]) -> None:
    """End the hand without a winner; the pot is carried over."""
    state.hands[state.turn].remove(GOLD_RUSH)
    state.discards.append(GOLD_RUSH)
    events.append(Event(told.RUSHED, (state.turn, state.pot)))
    close_hand(state, told.BY_RUSH, [], events)
    end_hand(state, events, rushed=True)


def _welcome(state: AbileneState, events: list[Event]) -> None:
    """End the hand at once: the herd that is largest now wins, and pending attacks are forgotten."""
    state.hands[state.turn].remove(WELCOME)
    state.discards.append(WELCOME)
    events.append(Event(told.ARRIVED, (state.turn,)))
    score(state, told.BY_WELCOME, events)


def attack_by(state: AbileneState, seat: int) -> Attack | None:
    """Find the pending attack of a seat; there is at most one."""
    for attack in state.attacks:
        if attack.attacker == seat:
            return attack
    return None


def _pay(state: AbileneState, seat: int, chips: int) -> None:
    state.chips[seat] -= chips
    state.pot += chips


def _discard_attack(state: AbileneState, attack: Attack) -> None:
    state.attacks.remove(attack)
    state.discards.append(attack.card)
