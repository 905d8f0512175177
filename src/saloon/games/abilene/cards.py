"""The 54 cards of Welcome to Abilene, by kind; copies of a kind are alike."""

from typing import Final

C1: Final = 0
C3: Final = 1
C10: Final = 2
C30: Final = 3
DESPERADOS: Final = 4
INDIANS: Final = 5
STAGECOACH: Final = 6
TRAIN: Final = 7
GOLD_RESERVE: Final = 8
SHERIFF: Final = 9
CAVALRY: Final = 10
FIREWATER: Final = 11
DANCERS: Final = 12
GOLD_RUSH: Final = 13
WELCOME: Final = 14

KINDS: Final = 15
COPIES: Final = [10, 10, 10, 10, 3, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1]
FULL_DECK: Final = [card for card in range(KINDS) for _ in range(COPIES[card])]

HEADS: Final = [1, 3, 10, 30]  # of cattle, by kind C1 to C30
FIRST_DEFENCE: Final = STAGECOACH
FIRST_EVENT: Final = DANCERS
LAST_LOOT: Final = GOLD_RESERVE  # stagecoach, train and gold reserve leave loot to the desperados

STAKE: Final = 2  # chips to join a hand
DEALT: Final = 3  # cards for the stake
REFUND: Final = 1  # chips that a player who folds takes back
FEE: Final = 2  # chips for desperados and for firewater
LOOT: Final = 5  # chips out of the pot


def is_cattle(card: int) -> bool:
    """Tell whether a card is cattle."""
    return card <= C30


def is_attack(card: int) -> bool:
    """Tell whether a card is an attack."""
    return C30 < card < FIRST_DEFENCE


def is_defence(card: int) -> bool:
    """Tell whether a card is a defence."""
    return FIRST_DEFENCE <= card < FIRST_EVENT


def stops(defence: int, attack: int) -> bool:
    """Tell whether a defence is of the right kind against an attack."""
    return (defence >= CAVALRY) == (attack == INDIANS)


def heads(herd: list[int]) -> int:
    """Count the cattle of a herd."""
    total = 0
    for card in herd:
        total += HEADS[card]
    return total
