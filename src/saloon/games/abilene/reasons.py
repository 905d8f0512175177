"""Reasons: the parts of a rating, for who asks why; they add up to it."""

from saloon.core.action import Action
from saloon.core.foresight import Reasons
from saloon.games.abilene.cards import FEE, FIREWATER
from saloon.games.abilene.heuristic import CHIP, rate
from saloon.games.abilene.state import DISCARD, DISTRIBUTION, OPT_IN, STEAL, AbileneView


def explain(view: AbileneView, action: Action) -> Reasons:
    """List the parts of the rating of an action: what it costs, and what it is good for."""
    price = CHIP * _price(view, action)
    parts = [(_aim(view), rate(view, action) + price), ("why-price", -price)]
    return [part for part in parts if part[1] != 0]


def _price(view: AbileneView, action: Action) -> int:
    """Return the chips that an action costs at once, as far as its rating counts them."""
    if action.verb == "buy":
        return view.prices[view.seat]
    if action.verb == "desperados":
        return FEE
    is_paid = action.verb == "defend" and view.options.eau_paid == "when_laid"
    return FEE if is_paid and action.args[0] == FIREWATER else 0


def _aim(view: AbileneView) -> str:
    """Name what is decided now."""
    if view.phase == OPT_IN:
        return "why-joining"
    if view.phase == DISTRIBUTION:
        return "why-pot"
    if view.phase == DISCARD:
        return "why-use"
    return "why-theft" if view.phase == STEAL else "why-herds"
