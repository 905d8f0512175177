"""Choices: what a participant may do in the play of a hand."""

from saloon.core.action import Action
from saloon.games.abilene.actions import (
    ARRIVE,
    CATTLE,
    CATTLE_CARDS,
    DECLINE,
    FACE_DOWN,
    RUSH,
    SEND_DANCERS,
    SEND_DESPERADOS,
    SEND_INDIANS,
    STEAL_CARD,
    answer,
    defend,
)
from saloon.games.abilene.cards import (
    DANCERS,
    DESPERADOS,
    FEE,
    FIREWATER,
    FIRST_DEFENCE,
    FIRST_EVENT,
    GOLD_RUSH,
    INDIANS,
    KINDS,
    is_cattle,
    is_defence,
    stops,
)
from saloon.games.abilene.hand import participants_after
from saloon.games.abilene.play import attack_by
from saloon.games.abilene.state import AbileneState, Attack


def may_play(state: AbileneState, seat: int) -> list[Action]:
    """List what the cards in a hand may do, each kind once; any card may be laid face down."""
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
    if _has_match(state, seat, card):
        for attack in state.attacks:
            if _may_answer(state, seat, card, attack):
                actions.append(answer(card, attack.attacker))
    elif card != FIREWATER or state.chips[seat] >= FEE or state.options.eau_paid == "when_used":
        actions.append(defend(card))


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
    return [other for other in participants_after(state, seat) if other != seat]


def may_steal(state: AbileneState, seat: int) -> list[Action]:
    """List the cattle that a thief may take, each value once."""
    attack = attack_by(state, seat)
    assert attack is not None, "only an attacker chooses what to steal"
    herd = state.herds[attack.target]
    return [STEAL_CARD[card] for card in CATTLE_CARDS if card in herd]


def may_respond(state: AbileneState, seat: int) -> list[Action]:
    """List the answers to the attack just laid, for its target."""
    attack = state.attacks[-1]
    if seat != attack.target:
        return []
    answers = [
        answer(card, attack.attacker)
        for card in state.hands[seat]
        if is_defence(card) and _may_answer(state, seat, card, attack)
    ]
    return [*answers, DECLINE]


def _may_answer(state: AbileneState, seat: int, card: int, attack: Attack) -> bool:
    return attack.target == seat and stops(card, attack.card) and (card != FIREWATER or state.chips[seat] >= FEE)


def _has_match(state: AbileneState, seat: int, card: int) -> bool:
    return any([attack.target == seat and stops(card, attack.card) for attack in state.attacks])
