"""Weights: the numbers by which the hands and purses of Western are judged; `saloon train western` tunes them."""

from typing import Final


class Weights:
    """Whole numbers and lists of them; training changes them in place, but for zeros, and keeps their signs."""

    def __init__(self) -> None:
        # Steps, of which 256 halve a chance; in each list, for 3 players, up to 6, up to 8, and more.
        # What it costs to play after all others, and how much more for each unit that a player is near.
        self.last = [62, 84, 37, 23]
        self.last_near = [16, 28, 52, 56]
        # What a sheriff is worth in front of a player, for each unit that they are near.
        self.guard = [5, 6, 58, 32]
        # What a card in the hand is worth: the only copy of its kind, and each further one.
        self.worth = [
            [6, 6, 31, 29, 19, 38, 12, 44, 55, 11, 4, 29, 14, 56, 21, 6, 92, 20, 35, 138, 120],
            [-4, 18, 26, 34, 38, 26, 30, 4, 40, 4, -5, 18, -20, 19, 11, 35, 108, 4, 62, 147, 100],
            [-24, -28, -3, -19, 98, -18, 128, -25, 24, -24, 45, 10, 27, 6, -50, 26, 98, -19, 160, 32, 81],
            [-27, -24, -20, -4, 88, -21, 160, -16, -29, -18, 12, 4, 11, 20, -43, 20, 17, -42, 160, 46, 45],
        ]
        self.spare = [
            [-35, -40, -42, -76, -92, -79, -62, -15, 0, 10, -60, -14, -18, 0, -25, -68, 21, -7, -22, 11, 0],
            [-52, -19, -20, -62, -59, -74, -21, -42, -10, 20, -66, 0, -36, -64, -52, -32, 26, -37, -14, -23, 0],
            [-38, -33, -11, -57, -90, -13, -60, -86, -64, -7, -92, -14, -50, -70, -100, -30, -40, -66, 110, -55, 0],
            [-24, 2, 61, -53, -66, 30, 34, -96, -77, -15, 12, -36, -64, -98, -70, -45, -83, -18, 148, -50, 0],
        ]
        # What each unit of the bank is worth with a train, and for each horse with an attack; in hundredths.
        self.bank_by_train = [371, 316, 57, 87]
        self.bank_by_horse = [317, 221, 39, 24]

        self.any_card = 20  # steps that a card is worth that nobody has seen
        self.saloon_odds = [50, 58, 67, 76, 83, 88, 92, 95, 97, 98, 99]  # by fourths of a kind that a hand is ahead


WEIGHTS: Final = Weights()
