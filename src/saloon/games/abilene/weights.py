"""Weights: the numbers by which hands and purses of Abilene are judged; `saloon train abilene` tunes them."""

from typing import Final


class Weights:
    """Whole numbers and lists of them; training changes them in place, but for zeros, and keeps their signs."""

    def __init__(self) -> None:
        # The distribution. A point is about a head of cattle.
        self.points = [1, 6, 13, 31, 40, 8, 0, 0, 0, 1, 1, 0, 8, 0, 24]  # what a card is worth, a Cattle 30 being 31
        self.points_in_a_duel = [1, 5, 11, 31, 37, 47, 0, 0, 0, 3, 1, 0, 20, 0, 25]  # against a single rival
        self.pars = [30, 56, 75, 85, 92, 96, 103, 106, 108, 110, 112]  # points that win half the pots, by rivals
        self.growth = 135  # tenths of a point that par grows with each card
        self.spare = 13  # points that a spare card of each rival is worth to them, shared by the players
        self.last = 12  # points for the last of a lap, who answers everybody
        self.late_if_cut = 8  # of these, when somebody else leads
        self.late_if_longer = 4
        self.weariness = 25  # points, for each card bought: a long auction serves the best hand
        self.opening = 24  # points that the first to stand loses, to whom each rival adapts; shared by the rivals
        self.curve_step = 8  # points between two numbers of the curve
        self.stays = 75  # percent of the undecided players who will not fold
        self.stands = 70  # percent of those asked later in the lap who stand
        self.buys = 40  # percent of the undecided who will buy once more after the first has stood
        self.saved = 30  # hundredths of a chip: the fees that folding avoids

        # The play.
        self.unseen = 9  # heads that an unseen card in another hand adds to a herd on average
        self.margin = 8  # heads of lead that decide a hand when all cards are laid ...
        self.margin_by_card = 10  # ... and more for each card in the hands of others
        self.unanswered = 92  # percent of the attacks on a hand of no cards that nobody answers ...
        self.answers = 4  # ... and fewer for each card
        self.least_unanswered = 60

        # The outlook. Tenths of a chip: a lead that divides the chances of the others by e at the end ...
        self.least_lead = 8
        self.lead_by_hand = 17  # ... how much it grows for each hand to come
        self.lead_by_seat = 18  # ... and for each player beyond two
        self.likely_hands = 8  # in a match that goes on until somebody is broke


WEIGHTS: Final = Weights()
