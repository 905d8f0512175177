"""Purses: what chips are worth before a match is over, which is each seat's chance to win it."""

from typing import Final

from saloon.games.abilene.cards import STAKE
from saloon.games.abilene.state import AbileneView
from saloon.games.abilene.weights import WEIGHTS

CERTAIN: Final = 10_000
TENTHS: Final = 10  # of a chip
STEPS: Final = 64  # of a lead that divides the chances of the others by e
FALL: Final = [int(1_000_000 * 98450**step // 100_000**step) for step in range(512)]  # what is left after each step
COUNTED: Final = ("rotations", "fixed_hands")  # matches of so many hands
HASTY: Final = ("rotations", "first_broke")  # matches that end when somebody is broke


def hopes(purses: list[int], hands: int) -> list[int]:
    """Weigh the seats by their purses, in tenths of a chip: the more hands are to come, the less a lead is worth."""
    richest = max(purses)
    lead = WEIGHTS.least_lead + WEIGHTS.lead_by_hand * hands + WEIGHTS.lead_by_seat * (len(purses) - 2)
    return [FALL[min(STEPS * (richest - purse) // lead, len(FALL) - 1)] for purse in purses]


def chance_with(view: AbileneView, purses: list[int]) -> int:
    """Return a seat's chance to win the match, in ten thousandths, if this hand leaves these purses, in chips."""
    hands = _hands_after(view, purses)
    richest = max(purses)
    if hands <= 0:
        return CERTAIN // purses.count(richest) if purses[view.seat] == richest else 0
    weights = hopes([TENTHS * purse for purse in purses], hands)
    return CERTAIN * weights[view.seat] // sum(weights)


def _hands_after(view: AbileneView, purses: list[int]) -> int:
    """Count the hands that will be played after this one; in a duel whoever leads refuses the last of them."""
    if min(purses) < STAKE and view.options.match_end in HASTY:
        return 0
    hands = view.hands_planned - view.hands_played - 1
    if view.options.match_end not in COUNTED:
        return min(hands, WEIGHTS.likely_hands)
    return hands - 1 if len(purses) == 2 else hands
