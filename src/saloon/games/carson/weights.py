"""Weights: the numbers by which the goods of Carson City are judged; `saloon train carson` tunes them."""

from typing import Final


class Weights:
    """Whole numbers and lists of them; training changes them in place, but for zeros, and keeps their signs."""

    def __init__(self) -> None:
        # The rating, in hundredths of a point; lists are by round.
        self.first_dollars = 14  # at the end of a round, that are sure to be needed in the next one
        self.needed = [38, 38, 30, 20, 17]  # the worth of these dollars
        self.spare = [27, 27, 20, 17, 17]  # of the dollars above
        self.above_limit = 10
        self.rent = [64, 64, 48, 31, 17]  # a dollar of income in every round that is left, this one included
        self.estate = 200  # a building, house or mountain at the end
        self.revolver = [330, 330, 290, 230, 60]  # it counts in all duels that are left
        self.parcel = [60, 60, 50, 40, 0]  # a parcel of any kind, for the squares that count parcels
        self.site = [90, 90, 70, 50, 0]  # a share of its promise, in percent, if the next tile has no other site
        self.sites = [100, 100, 45, 15]  # percent of that, by the number of sites to spare
        self.usual_income = [0, 0, 0, 0, 4, 4, 7, 7, 7, 6, 0, 0]  # of a kept tile, by kind
        self.odds = [1, 5, 12, 22, 35, 50, 65, 78, 88, 95, 99]  # percent, of a duel, from 5 points behind to 5 ahead
        self.extra_cowboy = [225, 225, 255, 320, 220]  # what one more cowboy brings, whom the captain hires
        self.fewer = 45  # the next one brings so much less
        self.white = [780, 780, 400, 510, 370]  # the most that the sheriff's white cowboy brings
        self.mercenary = [260, 260, 210, 430, 420]  # firepower for one round
        self.carried = [240, 240, 240, 240, 0]  # the first cowboy who stays at home for the next round
        self.less = 9  # each further one
        self.shot = 25  # percent by which one more cowboy at home raises the odds of a duel
        self.early = 40  # to pass before others: ties are won, and the first choice of personalities

        # The outlook, in hundredths of a point, by round: between two players, and among more. The last is for the end.
        self.forecast_cash = [[65, 65, 65, 32, 18, 17], [34, 34, 32, 21, 17, 17]]
        self.forecast_income = [[58, 58, 45, 40, 18, 0], [40, 40, 28, 21, 11, 0]]
        self.forecast_site = [[190, 190, 190, 190, 0, 0], [190, 190, 165, 50, 0, 0]]
        self.forecast_parcel = [[170, 170, 160, 50, 0, 0], [75, 75, 72, 56, 20, 0]]
        self.forecast_cowboy = [[300, 300, 300, 285, 290, 0], [210, 210, 200, 172, 165, 0]]
        self.forecast_revolver = [[620, 620, 580, 460, 320, 0], [500, 500, 450, 305, 210, 0]]
        self.forecast_kept = [[200, 200, 180, 90, 20, 0], [70, 70, 60, 45, 30, 0]]
        self.forecast_sites = 4  # that will be built on
        self.forecast_doubt = [[720, 720, 600, 480, 340, 60], [620, 620, 520, 420, 310, 60]]  # how far off it is


WEIGHTS: Final = Weights()
