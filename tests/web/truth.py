"""What a page shows, compared with the view it was sent.

Everything on a table that is a fact of the view carries its path: `data-fact="chips.2"`. Its value is the number that
can be read there (divided by `data-times`), or what `data-is` says when a picture stands for it. A path that ends with
`[]` is one member of a list; `data-list` marks where a list is shown, be it empty. No game is known here by name.
"""

import json
from collections import Counter
from pathlib import Path
from typing import Any

from people import OVER, Person

GAMES = Path(__file__).parents[2] / "src" / "saloon" / "games"  # the sources: what is installed has no web folders
MOVES = {"act", "input", "ready"}
EVERYWHERE = {"seat", "options", "phase"}  # said by the whole page, not by one number of it

AT_REST = """() => new Promise((done) => {
  const isMove = (animation) => {
    const timing = animation.effect?.getComputedTiming();
    const isFinite = timing && timing.endTime !== Infinity;
    return animation.playState === "running" && isFinite && !animation.effect.target?.closest(".clock, .bar, .forced");
  };
  let quiet = 0;
  const look = () => {
    quiet = document.getAnimations().some(isMove) ? 0 : quiet + 1;
    if (quiet > 3) done(true); else requestAnimationFrame(look);
  };
  look();
})"""

SHOWN = """() => {
  const isSeen = (node) => getComputedStyle(node).visibility !== "hidden" && !node.closest("[inert]");
  const all = (selector, root = document) =>
    [...root.querySelectorAll(selector)].filter((node) => node.getClientRects().length > 0 && isSeen(node));
  const digits = (text) => Number(text.replace(/[^\\d−-]/g, "").replace("−", "-"));
  const read = (node) => digits(node.textContent) / Number(node.dataset.times ?? 1);
  const value = (node) => node.dataset.is === undefined ? read(node) : JSON.parse(node.dataset.is);
  const members = (path, root) => all(`[data-fact="${path}[]"]`, root).map(value);
  const single = all("[data-fact]").filter((node) => !node.dataset.fact.endsWith("[]"));
  const lists = all("[data-list]").map((node) => [node.dataset.list, members(node.dataset.list, node)]);
  return {
    facts: single.map((node) => [node.dataset.fact, value(node)]),
    lists: [...lists, ["to_act", [...new Set(members("to_act", document))]]],
  };
}"""


class Witness:
    """Remembers what a person's page was sent, and compares it with what the page shows."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.heard = 0
        self.sent: dict[str, Any] = {}  # the last position
        self.sent_seq = -1
        self.rest: dict[str, Any] | None = None  # why the table rests
        self.names: list[str] = []
        self.told: list[dict[str, Any]] = []  # events
        self.asked: set[str] = set()  # messages of this page that were not answered yet
        self.moves = 0  # that this page has sent
        self.seen: set[str] = set()  # fields of the view that were shown so far
        person.page.on("websocket", self._listen)

    def _listen(self, socket: Any) -> None:
        self.asked.clear()
        socket.on("framesent", self._note)
        socket.on("framereceived", self._hear)

    def _note(self, frame: Any) -> None:
        message = json.loads(frame)
        if message["type"] in MOVES:
            self.asked.add(message["id"])
            self.moves += 1

    def _hear(self, frame: Any) -> None:
        message = json.loads(frame)
        self.heard += 1
        self.asked.discard(message.get("id"))
        if message["type"] in ("snapshot", "update") and message.get("position"):
            self.sent, self.sent_seq = message["position"], message["seq"]
        if message["type"] in ("snapshot", "update", "rest"):
            self.rest = message.get("rest")
            self.told += message.get("events", [])
        if message["type"] == "snapshot":
            self.names = [player["name"] for player in message["table"]["players"]]

    def moment(self) -> tuple[int, str]:
        """Tell which moment of the match the page was told last: the same seq looks otherwise while a table rests."""
        return self.sent_seq, self.rest["kind"] if self.rest is not None else ""

    def is_in_a_beat(self) -> bool:
        return self.rest is not None and self.rest["kind"] == "beat"

    def takes_a_move(self) -> bool:
        """Tell whether this page has sent a move since this was asked."""
        moves, self.moves = self.moves, 0
        return moves > 0

    def look(self) -> dict[str, Any]:
        """Wait until the page is at rest, has its answer and hears nothing more; give what it shows, by path."""
        while True:
            before = self.heard
            self.person.page.evaluate(AT_REST)
            shown = self.person.page.evaluate(SHOWN)
            if self.heard == before and not self.asked:
                return _by_path(shown)

    def check(self) -> dict[str, Any]:
        """Compare what is shown with what was sent; give it."""
        shown = self.look()
        wrong = []
        for path, values in shown.items():
            self.seen.add(path.split(".")[0])
            true = self._asked() if path == "to_act" else _resolve(self.sent["view"], path)
            wrong += [f"{path}: shown {value!r}, true {true!r}" for value in values if not _is_same(value, true)]
        assert wrong == [], f"{self.person.name}: {wrong}"
        return shown

    def _asked(self) -> Any:
        """Name the seats to act: nobody is asked while what has ended is shown."""
        return [] if self.is_in_a_beat() else self.sent["to_act"]

    def check_after_reload(self) -> None:
        """Compare what is shown with what the same page shows after a reload; again, if somebody moved meanwhile."""
        before, seq, was_over = self.check(), self.sent_seq, self.person.is_over()
        self.person.page.reload()
        self.person.page.locator(f".frame, .tv, {OVER}").first.wait_for()
        after = self.check()
        if self.sent_seq != seq:
            self.check_after_reload()
            return
        if self.person.is_over() and not was_over:
            return  # who watched sees the last hand until they press; who comes afterwards sees the poster at once
        differing = sorted(path for path in before.keys() | after.keys() if before.get(path) != after.get(path))
        changed = [f"{path}: {before.get(path)!r}, then {after.get(path)!r}" for path in differing]
        assert changed == [], f"{self.person.name}, after a reload: {changed}"

    def unshown(self, game: str) -> list[str]:
        """List the fields of the view that were never shown, but for those that the game has a reason not to show."""
        file = GAMES / game / "web" / "unshown.json"
        excused = set(json.loads(file.read_text())) if file.exists() else set()
        return sorted(set(self.sent["view"]) - self.seen - EVERYWHERE - excused)


def compare(one: dict[str, Any], other: dict[str, Any], secrets: set[str]) -> list[str]:
    """List the public facts that two pages at the same table show differently."""
    shared = [path for path in one if path in other and path.split(".")[0] not in secrets]
    differing = [path for path in shared if set(map(_unordered, one[path])) != set(map(_unordered, other[path]))]
    return [f"{path}: {one[path]!r} and {other[path]!r}" for path in differing]


def _by_path(shown: dict[str, Any]) -> dict[str, Any]:
    paths: dict[str, Any] = {}
    for path, value in [*shown["facts"], *shown["lists"]]:
        paths.setdefault(path, []).append(value)
    return paths


def _resolve(view: Any, path: str) -> Any:
    for part in path.split("."):
        view = view[int(part)] if isinstance(view, list) else view[part]
    return view


def _is_same(shown: Any, true: Any) -> bool:
    if isinstance(shown, list) and isinstance(true, list):
        return Counter(map(_key, shown)) == Counter(map(_key, true))
    return bool(shown == true)


def _unordered(value: Any) -> str:
    """Write what is shown; each reader sees a list from their own place."""
    return repr(sorted(value, key=_key) if isinstance(value, list) else value)


def _key(value: Any) -> str:
    return json.dumps(value, sort_keys=True)
