"""How a table of Fast-West was first written down: fingerprints are taken of that form, so they stay true."""

from saloon.core.event import Event
from saloon.core.rules import Data
from saloon.games.fastwest.state import ANNOUNCE, PICK


def written(state: Data, events: list[Event], position: Data | None) -> Data:
    """Write a state as it was written before there was practice, and before the roulette noted who drew what."""
    options, bullets = state["options"], state["bullets"]
    assert isinstance(options, dict), "options are an object"
    assert isinstance(bullets, list), "bullets are a list"
    known = {name: value for name, value in options.items() if name != "practice" or value}
    in_roulette = state["phase"] in (ANNOUNCE, PICK)
    return {**state, "options": known, "bullets": [0] * len(bullets) if in_roulette else bullets}
