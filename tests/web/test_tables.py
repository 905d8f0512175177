"""Posed tables of every game in every shape of screen: nothing cut, covered or small, nothing that hinders anybody."""

from collections.abc import Callable
from typing import Any

import pytest
from layout import CONTRAST, hindrances, troubles
from people import GO, HEIGHTS, LIT, Person
from people import OTHERS as ANY
from posed import CODE, Pose, others, posed, show

Come = Callable[..., Person]
THUMBS = {390: 44, 768: 44, 320: 40, 640: 40, 844: 40}  # screens that are touched, and how large the cells of a map are
START = {"kind": "start", "left_ms": 60_000, "ready": [1], "waits_for": [0, 2]}
COUNT = {"kind": "count", "left_ms": 60_000, "ready": [], "waits_for": []}
POSES = [
    (Pose("abilene", 5, 10), "fr", None),
    (Pose("abilene", 3, 60), "en", None),
    (Pose("carson", 4, 60), "fr", None),
    (Pose("carson", 5, 30), "en", None),
    (Pose("farwest", 4, 32), "fr", None),
    (Pose("farwest", 2, 20), "en", None),
    (Pose("fastwest", 4, 0), "en", START),
    (Pose("fastwest", 5, 0), "fr", COUNT),
    (Pose("fastwest", 8, 60), "en", None),
    (Pose("western", 5, 40), "fr", None),
    (Pose("western", 3, 12), "en", None),
]
OTHERS = others([pose for pose, *_ in POSES])
POSES += [(pose, lang, None) for pose in OTHERS for lang in ("fr", "en")]
PICKS = [  # what is chosen first, with what the table then shows
    (Pose("abilene", 4, 30), ".slot.pl"),
    (Pose("carson", 4, 60), ".place.lit"),
    (Pose("farwest", 4, 32), ".slot.pl"),
    (Pose("western", 5, 70), ".slot.pl"),
    *[(pose, f"{LIT}, {GO}, {ANY}") for pose in OTHERS],
]


def sit(person: Person, pose: Pose, rest: dict[str, Any] | None = None) -> None:
    show(person.page, posed(pose), rest)
    person.sit(CODE, 0, "secret")
    person.page.locator(".frame .status").wait_for()


def check_shapes(person: Person, where: str, widths: list[int]) -> None:
    """Give the window one shape after the other; nothing may be wrong in any."""
    for width in widths:
        person.page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
        person.page.wait_for_timeout(50)  # the table measures its room
        sizes = {"touch": 44 if width in THUMBS else 24, "cell": THUMBS.get(width, 24)}
        assert troubles(person.page, **sizes) == [], f"{where} at {width} x {HEIGHTS[width]}"


@pytest.mark.parametrize(("pose", "lang", "rest"), POSES, ids=lambda each: str(getattr(each, "game", "")))
def test_a_table_fits_every_screen_and_hinders_nobody(
    pose: Pose, lang: str, rest: dict[str, Any] | None, person: Come
) -> None:
    ada = person(lang=lang)
    sit(ada, pose, rest)

    check_shapes(ada, f"{pose.game}, {pose.seats} seats", sorted(HEIGHTS))
    for width in (390, 1280):
        ada.page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
        assert hindrances(ada.page) == [], f"{pose.game} at {width}"
        ada.page.evaluate("document.documentElement.dataset.theme = 'night'")
        assert hindrances(ada.page, CONTRAST) == [], f"{pose.game} at {width}, at night"
        ada.page.evaluate("document.documentElement.dataset.theme = 'day'")


@pytest.mark.parametrize(("pose", "what"), PICKS, ids=lambda each: str(getattr(each, "game", "")))
def test_a_question_fits_every_screen(pose: Pose, what: str, person: Come) -> None:
    ada = person(lang="fr", width=390)
    sit(ada, pose)

    ada.page.locator(what).locator("visible=true").first.click(position={"x": 10, "y": 20})

    check_shapes(ada, f"{pose.game}, chosen", sorted(HEIGHTS))
