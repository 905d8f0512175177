"""The 21 kinds of cards of Western and the table of the rulebook by number of players; copies of a kind are alike."""

from typing import Final

ATTACK_1: Final = 0
ATTACK_2: Final = 1
ATTACK_3: Final = 2
DANCER: Final = 3
DOG: Final = 4
CAKE: Final = 5
TRAIN: Final = 6
PAY_ME: Final = 7
GIVE_BACK: Final = 8
COWBOY: Final = 9
SHERIFF: Final = 10
CHIP_IN: Final = 11
SHARE: Final = 12
INDIANS: Final = 13
WITHDRAWAL: Final = 14
WHISKY: Final = 15
SALOON: Final = 16
HANDS_UP: Final = 17
HORSE: Final = 18
JOKER: Final = 19
HAT: Final = 20

KINDS: Final = 21
NAMES: Final = (  # of the kinds, in data files
    "attack_1",
    "attack_2",
    "attack_3",
    "dancer",
    "dog",
    "cake",
    "train",
    "pay_me",
    "give_back",
    "cowboy",
    "sheriff",
    "chip_in",
    "share",
    "indians",
    "withdrawal",
    "whisky",
    "saloon",
    "hands_up",
    "horse",
    "joker",
    "hat",
)
NO_CARDS: Final = [0] * KINDS
NO_CARD: Final = -1  # instead of a card
NOBODY: Final = -1  # instead of a seat

FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 10
DEALT: Final = 8  # cards to each player
EXTRA_ATTACKS: Final = 6  # one-gun attacks that are taken out
UNIT: Final = 10_000  # of pognon (money); all amounts are whole units
ALL_BILLS: Final = 216  # units in the box

# The table of the rulebook; the index is the number of players.
INDIANS_OUT: Final = [0, 0, 0, 3, 3, 2, 2, 1, 1, 0, 0]
WHISKIES_OUT: Final = [0, 0, 0, 0, 3, 2, 2, 0, 0, 0, 0]
START_MONEY: Final = [0, 0, 0, 17, 14, 14, 14, 11, 11, 11, 11]
START_BANK: Final = [0, 0, 0, 7, 5, 5, 5, 8, 8, 10, 10]
GOAL: Final = [0, 0, 0, 40, 40, 40, 40, 40, 40, 50, 50]
HAND_MAX: Final = [0, 0, 0, 10, 10, 10, 10, 10, 10, 8, 8]
DRAW_MAX: Final = [0, 0, 0, 3, 3, 3, 3, 3, 3, 2, 2]

# Prices, in units.
DANCER_FEE: Final = 2
DOG_FEE: Final = 1
PAY_ME_PRICE: Final = 5
COWBOY_PRICE: Final = [0, 2, 5, 8]  # the index is the number of cowboys
WITHDRAWN: Final = 3
HORSE_FINE: Final = 2  # for a hand without a horse
HAT_FINE: Final = 1  # for a hand without a hat
SALOON_GAP: Final = 2  # the largest difference in size between the two hands


def cards_in_play(deck: list[int], seats: int, extra_attacks: bool) -> list[int]:
    """Count the cards of each kind that are left once those of the rulebook's table are removed."""
    counts = deck[:]
    if not extra_attacks:
        counts[ATTACK_1] -= EXTRA_ATTACKS
    counts[INDIANS] -= INDIANS_OUT[seats]
    counts[WHISKY] -= WHISKIES_OUT[seats]
    return counts


def spread(counts: list[int]) -> list[int]:
    """Turn a count of each kind into a sorted list of cards."""
    cards: list[int] = []
    for card in range(KINDS):
        count = counts[card]
        while count > 0:
            cards.append(card)
            count -= 1
    return cards


def count_kinds(cards: list[int]) -> list[int]:
    """Count the cards of each kind in a list."""
    counts = NO_CARDS[:]
    for card in cards:
        counts[card] = counts[card] + 1
    return counts
