"""Nothing on a table moves under the pointer because something was selected, in any game."""

from collections.abc import Callable

import pytest
from people import GO, LIT, Person
from people import OTHERS as ANY
from posed import CODE, Pose, others, posed, show
from truth import AT_REST

Come = Callable[..., Person]
CASES = [
    (Pose("abilene", 4, 30), 1280),
    (Pose("abilene", 5, 60), 390),
    (Pose("carson", 4, 8), 390),
    (Pose("carson", 4, 60), 1280),
    (Pose("farwest", 4, 32), 1280),
    (Pose("farwest", 4, 32), 320),
    (Pose("farwest", 4, 32), 844),
    (Pose("western", 3, 12), 1280),
    (Pose("western", 5, 70), 1280),
    (Pose("western", 5, 70), 390),
]
NAMED = [pose for pose, _ in CASES] + [Pose("fastwest", 4, 0)]  # which has nothing to select
OTHERS = others(NAMED)
CASES += [(pose, width) for pose in OTHERS for width in (390, 1280)]
THINGS = '.mast, .board, .hold, .side, .seat, [data-spot^="seat:"], .slot, .place, .square, .pile, .post, g[data-step]'
MOST_TAPS = 6

KEEP = """(things) => {
  const boxOf = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  };
  const nameOf = (node) => `${node.tagName} ${node.getAttribute("class")} ${node.dataset.spot ?? node.ariaLabel ?? ""}`;
  const again = (node) => node.isConnected ? node : document.querySelector(`[data-spot="${node.dataset.spot}"]`);
  const kept = [...document.querySelectorAll(things)].map((node) => [node, boxOf(node)]);
  window.moved = () => kept.flatMap(([node, box]) => {
    const now = again(node);
    if (now === null) return [`gone: ${nameOf(node)}`];
    return String(boxOf(now)) === String(box) ? [] : [`${nameOf(node)}: ${box}, then ${boxOf(now)}`];
  });
}"""


@pytest.mark.parametrize(("pose", "width"), CASES, ids=lambda case: getattr(case, "game", str(case)))
def test_nothing_moves_because_something_is_selected(pose: Pose, width: int, person: Come) -> None:
    ada = person(width=width)
    ada.hasten()
    show(ada.page, posed(pose))
    ada.sit(CODE, 0, "secret")
    ada.page.locator(f"{LIT}, {GO}, {ANY}").first.wait_for()
    assert count(ada) > 0 or pose in OTHERS
    ada.page.evaluate(AT_REST)
    ada.page.evaluate(KEEP, THINGS)

    for first in range(min(MOST_TAPS, count(ada))):
        for second in range(-1, 2):  # alone, then with something else that is lit then
            ada.page.keyboard.press("Escape")
            tap(ada, first)
            if second >= 0:
                tap(ada, first + 1 + second)
            ada.page.evaluate(AT_REST)
            assert ada.page.evaluate("moved()") == [], f"after {first} and {second}"


def count(person: Person) -> int:
    return int(person.page.evaluate("(lit) => document.querySelectorAll(lit).length", LIT))


def tap(person: Person, number: int) -> None:
    """Tap one of the things that may be tapped, unless it is chosen: that would be to confirm."""
    person.page.evaluate(
        """([lit, number]) => {
          const all = [...document.querySelectorAll(lit)].filter((node) => node.ariaPressed !== "true");
          all[number % all.length]?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
        }""",
        [LIT, number],
    )
