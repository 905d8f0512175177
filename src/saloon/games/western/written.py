"""How a table of Western was first written down: fingerprints are taken of that form, so they stay true."""

from typing import Final

from saloon.core.event import Event
from saloon.core.rules import SPECTATOR, Data
from saloon.games.western import events as told
from saloon.games.western.cards import COWBOY, HORSE

REMAINS: Final = ("card", "target", "counter", "owner", "dice")
COMBINATIONS: Final = (told.TRAIN_CAME, told.LAID, told.LAID_WITH_HAT)
FIGHTS: Final = (told.HIT, told.BACKFIRED)


def written(state: Data, events: list[Event], position: Data | None) -> Data:
    """Write a state as it was written when answered questions, past combinations and old dice stayed in it."""
    last: Data = {"card": 0, "target": 0, "counter": 0, "owner": 0, "dice": []} if position is None else position
    remains = {name: last[name] for name in REMAINS}
    for event in events:
        _keep(remains, event)
    return {**state, **remains}


def _keep(remains: Data, event: Event) -> None:
    """Keep what an event put on the table and no later one took off it."""
    kind, facts = event.kind, event.facts_for(SPECTATOR)
    if kind is told.ATTACKED or (kind is told.PLAYED_ON and facts["card"] != HORSE):
        remains["card"], remains["target"] = facts["card"], facts["target"]
    elif kind is told.SENT_COWBOYS:
        remains["card"], remains["target"] = COWBOY, facts["target"]
    elif kind is told.COUNTERED:
        remains["counter"] = facts["card"]
    elif kind in COMBINATIONS:
        remains["owner"] = facts["seat"]
    elif kind in FIGHTS:
        remains["dice"] = [die for die in (facts["die"], facts["reply"]) if die != 0]
    elif kind is told.ROLLED:  # in pairs
        dice = remains["dice"]
        assert isinstance(dice, list), "dice are a list"
        remains["dice"] = [*dice[-1:], facts["die"]]
