"""What a good player of Overland prefers."""

from typing import Final

from saloon.core.action import Action
from saloon.games.overland.cards import COPIES, FREIGHT, LOCOMOTIVE
from saloon.games.overland.state import OverlandView

DOLLAR: Final = 100  # ratings are hundredths of a dollar
DRAWN: Final = -400  # a card more to pay for, and a turn lost
SPEED: Final = 60  # what a card is worth in hand, for each step of its speed


def rate(view: OverlandView, action: Action) -> int:
    """Estimate what an action brings, in hundredths of a dollar."""
    if action.verb == "pass":
        return DRAWN
    card = action.args[0]
    carried = DOLLAR * (view.freight + FREIGHT[card])
    if len(view.hand) == 1:
        return carried + DOLLAR * sum(view.hand_sizes)  # it ends the match, and the others pay
    return carried * _odds(view, card) // 100 - SPEED * card


def _odds(view: OverlandView, card: int) -> int:
    """Estimate, in percent, how likely nobody overtakes a card."""
    faster = COPIES * (LOCOMOTIVE - card)
    for seen in [*view.hand, *view.arrived]:
        if seen > card:
            faster -= 1
    others = sum(view.hand_sizes) - len(view.hand)
    unseen = others + view.deck_size
    return 100 * (unseen - faster) // (unseen + faster * (others - 1))
