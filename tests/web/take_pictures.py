"""Takes the pictures of docs/pictures: run by hand after a change of looks, and read the difference.

python tests/web/take_pictures.py http://127.0.0.1:8490
"""

import sys
from pathlib import Path

from browser import find
from people import ARGUMENTS, Person, play_to_the_end, sync_api

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SHORT = {"match_end": "fixed_hands", "hands": 1}
SIZES = [(1280, "day"), (390, "night")]


def take(person: Person, name: str) -> None:
    """Take one picture once everything has come to rest."""
    person.page.wait_for_load_state("networkidle")
    person.page.wait_for_timeout(600)
    person.page.screenshot(path=FOLDER / f"{name}.png")


def play_some(person: Person, steps: int) -> None:
    """Play until the table has something to show."""
    for _ in range(steps):
        if not person.act():
            person.page.wait_for_timeout(60)


def main(house: str) -> None:
    """Take every picture, on a desktop by day and on a phone by night."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_api.sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=find(), args=ARGUMENTS)
        for width, theme in SIZES:
            ada = Person(browser, house, "Ada", "fr" if width > 600 else "en", width, theme)
            ada.go("/")
            take(ada, f"shelf-{width}")
            ada.go("/games/abilene")
            take(ada, f"box-{width}")
            for game, seats, steps in (("abilene", 5, 9), ("farwest", 4, 14), ("western", 4, 8), ("carson", 3, 12)):
                ada.open_table(game, seats, {}, [])
                ada.page.locator(".frame .status").wait_for()
                play_some(ada, steps)
                take(ada, f"{game}-{width}")
            ada.open_table("abilene", 3, SHORT, [])
            play_to_the_end([ada])
            ada.page.locator("figure").wait_for()
            take(ada, f"end-{width}")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
