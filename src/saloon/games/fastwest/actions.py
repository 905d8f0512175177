"""Actions of Fast-West: 5n + 6 for n players."""

from typing import Final

from saloon.core.action import Action
from saloon.core.options import Options
from saloon.games.fastwest.cards import MOST_SEATS

GRABBING: Final = "grab"
RELEASING: Final = "release"
RAISING: Final = "gesture hands_up"
SALUTING: Final = "gesture salute"
PRESSING: Final = "press"

# In each list, the action on bullet or place 1 comes first.
GRAB: Final = [Action(GRABBING, (bullet,)) for bullet in range(1, MOST_SEATS + 1)]
RELEASE: Final = [Action(RELEASING, (bullet,)) for bullet in range(1, MOST_SEATS + 1)]
HANDS_UP: Final = Action(RAISING)
SALUTE: Final = Action(SALUTING)
PRESS: Final = Action(PRESSING)
PASS: Final = Action("pass")
ANNOUNCE: Final = [Action("announce", (bullet,)) for bullet in range(1, MOST_SEATS + 1)]
PICK: Final = [Action("pick", (place,)) for place in range(1, MOST_SEATS + 1)]
POINT: Final = [Action("point", (seat,)) for seat in range(MOST_SEATS)]
FLIP: Final = Action("flip")
CLOSE: Final = Action("close")

TIMED: Final = (GRABBING, RELEASING, RAISING, SALUTING, PRESSING)
VERBS: Final[dict[str, tuple[str, ...]]] = {
    GRABBING: ("bullet",),
    RELEASING: ("bullet",),
    RAISING: (),
    SALUTING: (),
    PRESSING: (),
    "pass": (),
    "announce": ("bullet",),
    "pick": ("place",),
    "point": ("target",),
    "flip": (),
    "close": (),
}
FACTS: Final[dict[str, str]] = {"seat": "seat", "target": "seat", "card": "card"}

# What every player may do in every idle, window and duel grab: always the same, or it would tell the right reaction.
INPUTS: Final = [[*GRAB[:seats], *RELEASE[:seats], HANDS_UP, SALUTE, PASS] for seats in range(MOST_SEATS + 1)]
INPUTS_OF_FLIPPER: Final = [[*inputs[:-1], PRESS, PASS] for inputs in INPUTS]


def all_actions(seats: int, options: Options) -> list[Action]:
    """List every action the game can ever offer to that many players."""
    untimed = [PASS, *ANNOUNCE[:seats], *PICK[:seats], *POINT[:seats], FLIP, CLOSE]
    return [*GRAB[:seats], *RELEASE[:seats], HANDS_UP, SALUTE, PRESS, *untimed]
