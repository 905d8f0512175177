"""Prices: what cards cost and bring, in units; the rules and the views use the same numbers."""

from saloon.games.western.cards import (
    ATTACK_1,
    ATTACK_2,
    ATTACK_3,
    COWBOY,
    COWBOY_PRICE,
    DANCER_FEE,
    DOG_FEE,
    GIVE_BACK,
    INDIANS,
    PAY_ME,
    PAY_ME_PRICE,
    SALOON,
    SHARE,
)
from saloon.games.western.state import RESPOND_ATTACK, RESPOND_CAKE, WesternState


def multiplier(state: WesternState, card: int) -> int:
    """Return the number by which an attack multiplies each point of a die."""
    if card == ATTACK_1 or len(state.money) == 3:
        return 1
    return 3 if card == ATTACK_3 and state.options.triple_three_guns else 2


def multipliers(state: WesternState) -> list[int]:
    """List the multipliers of attacks with one, two and three guns at this table."""
    return [multiplier(state, card) for card in (ATTACK_1, ATTACK_2, ATTACK_3)]


def price(state: WesternState) -> int:
    """Return what the card in play asks of its target, who may own less; 0 if the sum is not certain."""
    card = state.card
    if card == COWBOY:
        return COWBOY_PRICE[state.count]
    if card == PAY_ME:
        return PAY_ME_PRICE
    if card == SHARE:
        return len(state.money) - 1
    return state.claims[state.target][state.turn] if card == GIVE_BACK else 0


def cost(state: WesternState, purse: int) -> int:
    """Return what the card in play may cost a target with that purse; 0 if dice decide."""
    if state.card == INDIANS or state.card == SALOON:
        return purse
    return min(price(state), purse)


def is_attack(state: WesternState) -> bool:
    """Tell whether an attack awaits an answer."""
    return state.phase == RESPOND_ATTACK or state.phase == RESPOND_CAKE


def stakes(state: WesternState, purse: int) -> list[int]:
    """List what each face of the attacker's die would cost a target with that purse."""
    factor = multiplier(state, state.card)
    return [min(face * factor, purse) for face in range(1, 7)]


def fees(purse: int) -> list[int]:
    """List what a dancer and a dog would cost an attacker with that purse."""
    return [min(DANCER_FEE, purse), min(DOG_FEE, purse)]
