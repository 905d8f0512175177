"""The cards of Overland: eight ways to travel, from the slowest to the fastest."""

from typing import Final

MULE: Final = 1
WAGON: Final = 2
RAFT: Final = 3
CANOE: Final = 4
MUSTANG: Final = 5
STAGECOACH: Final = 6
STEAMBOAT: Final = 7
LOCOMOTIVE: Final = 8  # nothing overtakes it

CARDS: Final = list(range(MULE, LOCOMOTIVE + 1))
COPIES: Final = 5
FULL_DECK: Final = [card for card in CARDS for _ in range(COPIES)]  # sorted
FREIGHT: Final = [0, 3, 3, 2, 2, 1, 1, 0, 0]  # dollars that each card carries: what is slow carries much


def freight(cards: list[int]) -> int:
    """Add up the dollars that some cards carry."""
    return sum([FREIGHT[card] for card in cards])
