"""The cards, bullets and deals of Fast-West."""

from typing import Final

CACTUS: Final = 0
CHILD: Final = 1  # cactus with child
SHERIFF: Final = 2
CAVALRY: Final = 3
BANDIT: Final = 4
INDIANS: Final = 5
ROULETTE: Final = 6
BACK: Final = 7  # a played event, turned over to its back with the cowboy
NO_CARD: Final = 8  # nothing flipped yet in this round

KINDS: Final = 9
CACTUS_CARDS: Final = 32
EVENT_CARDS: Final = [CHILD] * 12 + [SHERIFF] * 4 + [CAVALRY] * 4 + [BANDIT] * 4 + [INDIANS] * 4 + [ROULETTE] * 4

FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 8
LAST_ROUND: Final = 3  # repeated until the duel

# Cactus and event cards of each packet, by round.
FEW_PLAYERS: Final = [(3, 5), (3, 3), (3, 1)]  # 4 to 6, and 3 (ruling 1)
MANY_PLAYERS: Final = [(4, 4), (3, 2), (3, 1)]  # 7 and 8
THREE_LONG: Final = [(3, 7), (3, 4), (3, 1)]  # option deal_3p = long
PRACTICE: Final = [SHERIFF, CAVALRY, BANDIT, INDIANS]  # one card each: option practice

BLANK: Final = 1  # the bullet that does not work against the bandit
SHOTS: Final = [3, 2]  # tokens given by the smallest and second smallest bullet in the duel; all others give one


def packet_of(seats: int, rounds: int, long_for_three: bool) -> tuple[int, int]:
    """Return the number of cactus and of event cards in each packet of a round."""
    if seats >= 7:
        return MANY_PLAYERS[rounds - 1]
    if seats == 3 and long_for_three:
        return THREE_LONG[rounds - 1]
    return FEW_PLAYERS[rounds - 1]


def has_gesture(card: int) -> bool:
    """Tell whether a card asks for a gesture after the bullet."""
    return card in (SHERIFF, CAVALRY)
