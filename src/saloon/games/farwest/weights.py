"""Weights: the numbers by which the couples of FarWest 1849 are judged; `saloon train farwest` tunes them."""

from typing import Final


class Weights:
    """Whole numbers and lists of them; training changes them in place, but for zeros, and keeps their signs."""

    def __init__(self) -> None:
        # The rating. A card is 1000.
        self.lost_place = 3000  # what it costs that a rival takes a place before this seat
        self.point = 170  # what each point of a card above the average should bring
        self.slower = 125  # what a couple gains in weight for each card it needs more than the other one of its side
        self.least = 200  # the least weight of a couple, in per mille
        self.rival = 600  # the weight of a rival's couple that needs as many cards as one's own,
        self.ahead = 30  # and what it gains for each card it needs less
        self.leader = 400  # what a rival gains in weight, per mille, for each race, by a lead of as much as a race pays
        self.least_threat = 400  # the least weight that bills leave to a rival, in per mille

        # The outlook, fitted to 24,000 races: order of arrival against the tolls at the end of each deal.
        self.counted = 700  # what a card of its colour that is still to come beyond the average spares a couple
        self.nearest = 300  # a couple that is not home needs a card
        self.blunt = 5200  # two couples of a side that differ by less slow each other,
        self.bluntness = 20_600  # when they are alike by blunt * blunt // bluntness
        self.doubt_of_sides = [
            370,
            116,
        ]  # tolls that make the first one twice as likely, and more in per mille of its toll
        self.doubt_of_racers = [700, 66]


WEIGHTS: Final = Weights()
