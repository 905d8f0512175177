"""Whole matches in real browsers: by tapping on a phone, and by keyboard alone."""

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from people import Person

from saloon import catalog

Come = Callable[..., Person]
SHORT: dict[str, dict[str, Any]] = {
    "abilene": {"match_end": "fixed_hands", "hands": 1},
    "farwest": {"rounds": 1, "board": "short"},
    "western": {"goal_units": 30},
}
MOST_SECONDS = 300
DECLINES = {"sit_out", "fold", "decline", "pass", "skip", "refuse", "accept", "draw 0"}
ASKED = ".slot.pl:not(.ch), .place.lit, .square.lit"

TARGET = f"""() => {{
  const isHit = (node) => {{
    const box = node.getBoundingClientRect();
    const [x, y] = [box.left + Math.min(box.width / 2, 16), box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    return top && (top === node || node.contains(top)) ? {{ x, y, red: node.matches(".choices .btn.act") }} : null;
  }};
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility());
  const pad = shown(".pad button[data-action]");
  if (pad.length > 0) return isHit(pad[Math.floor(Math.random() * pad.length)]);
  if (!document.querySelector(".flag:not(.ink)") || document.querySelector("[aria-busy=true]")) return null;
  const red = shown(".choices .btn.act");
  const ways = red.length > 0 ? red : [...shown(".choices .btn:not(.ghost)"), ...shown("{ASKED}")];
  const way = ways[Math.floor(Math.random() * ways.length)];
  if (way && !isHit(way)) way.scrollIntoView({{ block: "nearest", inline: "nearest" }});
  return way ? isHit(way) : null;
}}"""

KEY = f"""() => {{
  const focused = document.activeElement;
  const pad = [...document.querySelectorAll(".pad button[data-action]")];
  const one = pad[Math.floor(Math.random() * pad.length)];
  if (one) return [one.querySelector("kbd")?.textContent.toLowerCase() ?? one.dataset.action.split(" ").at(-1), true];
  if (!document.querySelector(".flag:not(.ink)") || document.querySelector("[aria-busy=true]")) return ["", true];
  const hasFocus = focused !== document.body;
  const offered = document.querySelector(".choices .btn:not(.ghost)");
  if (offered?.querySelector("kbd")) return [offered.querySelector("kbd").textContent.replace("↵", "Enter"), hasFocus];
  if (offered) return [Math.random() < 0.5 ? "1" : "Enter", hasFocus]; // what confirms is for Enter alone
  return [focused.matches("{ASKED}") ? "Enter" : "Tab", hasFocus];
}}"""


class Sent:
    """Listens to the moves that a page sends."""

    def __init__(self, person: Person) -> None:
        self.moves: list[str] = []
        person.page.on("websocket", lambda socket: socket.on("framesent", self._hear))

    def _hear(self, frame: Any) -> None:
        message = json.loads(frame)
        if message["type"] in ("act", "input"):
            self.moves.append(message["act"])


def tap(person: Person, sent: Sent) -> None:
    """Tap what is asked for, the red button first; it is never the one that declines."""
    target = person.page.evaluate(TARGET)
    if target is None:
        return
    before = len(sent.moves)
    person.page.touchscreen.tap(target["x"], target["y"])
    if target["red"]:
        declined = [move for move in sent.moves[before:] if move in DECLINES or move.split()[0] in DECLINES]
        assert declined == [], "a red button declines"


def press(person: Person, pressed: list[str]) -> None:
    """Press the key that answers what is asked; the focus must never be lost."""
    key, has_focus = person.page.evaluate(KEY)
    if key:
        assert has_focus or not pressed, f"the focus was lost after {pressed[-5:]}"
        person.page.keyboard.press(key)
        pressed.append(key)


@pytest.mark.parametrize("game", catalog.names())
def test_a_match_is_played_by_tapping_on_a_phone_and_by_keyboard_alone(game: str, person: Come) -> None:
    ada, bill = person("Ada", width=390, touch=True), person("Bill", lang="en")
    sent, pressed = Sent(ada), list[str]()
    for each in (ada, bill):
        each.hasten()
    is_timed = catalog.game(game).realtime is not None

    movers: set[int] = set()
    while not movers >= {0, 1}:  # lucky bots can end a short match before everybody has moved
        table = ada.open_table(game, 3, SHORT.get(game, {}), [bill])
        end = time.monotonic() + MOST_SECONDS
        while not (ada.is_over() and bill.is_over()):
            assert time.monotonic() < end, "the match does not end"
            tap(ada, sent)
            press(bill, pressed)
            ada.page.wait_for_timeout(100 if is_timed else 5)  # against the clock as fast as people
        played = ada.ask(f"/tables/{table}/replay")
        movers = {seat for seat, *_ in played["moves"]}

    assert sent.moves
    for each in (ada, bill):
        assert each.page.locator(".rk").count() == 3 - len(played["result"]["winners"])  # who did not win
    ada.see("Revanche")
    bill.see("Rematch")
