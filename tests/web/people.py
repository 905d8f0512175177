"""A person in a browser: opens tables, plays by clicking or by keyboard, and notes everything that goes wrong."""

import json
import os
import time
import urllib.request
from typing import Any
from urllib.parse import urlparse

import pytest

sync_api = pytest.importorskip("playwright.sync_api", reason="the browser tests need playwright")

ARGUMENTS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",  # letters look the same with and without windows
]
GO = ".choices .btn.act"  # the button that does what is asked
OTHERS = ".choices .btn:not(.act):not(.ghost), .list .btn"
LIT = ".slot.pl, .place.lit, .square.lit, g.lit, .target"  # what may be tapped on the table
MINE = ".flag:not(.ink)"
RESTS = ".tell.rests"
OVER = ".poster"
HEIGHTS = {1280: 800, 390: 844, 320: 640, 844: 390, 768: 1024, 1920: 1080, 2560: 1440, 640: 400}  # of each width
HASTE = 1 if os.environ.get("SALOON_TRUTH_MOVES") else 3  # at length, everything moves as slowly as people see it
PATIENCE = 30_000  # milliseconds that a test waits for anything
sync_api.expect.set_options(timeout=PATIENCE)
SOCKETS = (  # lets a test cut the line
    "const Plain = WebSocket; window.sockets = [];"
    "window.WebSocket = class extends Plain { constructor(...a) { super(...a); window.sockets.push(this); } }"
)


class Person:
    """Somebody with a window of their own."""

    def __init__(
        self,
        browser: Any,
        house: str,
        name: str,
        lang: str,
        width: int,
        theme: str,
        *,
        calm: bool = False,
        touch: bool = False,
        tips: bool = False,
    ) -> None:
        self.house = house
        self.name = name
        self.problems: list[str] = []
        window = {"width": width, "height": HEIGHTS[width]}
        motion = "reduce" if calm else "no-preference"
        self.context = browser.new_context(
            viewport=window, locale=f"{lang}-{lang.upper()}", reduced_motion=motion, has_touch=touch
        )
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()
        self.page.add_init_script(
            f"localStorage.getItem('saloon-name') ?? localStorage.setItem('saloon-name', '{name}');"
            f"localStorage.getItem('saloon-theme') ?? localStorage.setItem('saloon-theme', '{theme}');"
            + ("" if tips else "localStorage.setItem('saloon-tips', 'off');")
            + ("" if touch else "localStorage.setItem('saloon-learnt-long-press', 'yes')")
        )
        self.expects_errors = False
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        self.page.on("request", self._watch)

    def _hear(self, message: Any) -> None:
        if message.type in ("error", "warning") and not self.expects_errors:
            self.problems.append(f"console: {message.text}")

    def _watch(self, request: Any) -> None:
        host = urlparse(request.url).hostname
        if host not in ("127.0.0.1", "", None):
            self.problems.append(f"asked another host: {request.url}")

    def hasten(self, times: float = HASTE) -> None:
        """Let everything that moves on this page move so many times as fast."""
        line = self.context.new_cdp_session(self.page)
        line.send("Animation.enable")
        line.send("Animation.setPlaybackRate", {"playbackRate": times})

    def go(self, path: str) -> None:
        self.page.goto(self.house + path)

    def see(self, text: str, within: str = "body") -> None:
        """Wait until a text can be read."""
        self.page.locator(within).get_by_text(text).locator("visible=true").first.wait_for()

    def press(self, name: str, within: str = "body") -> None:
        """Press the button, or follow the link, of that name."""
        scope = self.page.locator(within)
        button = scope.get_by_role("button", name=name, exact=True)
        button.or_(scope.get_by_role("link", name=name, exact=True)).locator("visible=true").first.click()

    def ask(self, path: str, method: str = "GET", body: Any = None, secret: str = "") -> Any:
        """Ask the house by REST."""
        headers = {"content-type": "application/json", "authorization": f"Bearer {secret}"}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.house}/api{path}", data, headers, method=method)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def keep(self, table: str, seat: int, secret: str) -> None:
        """Put the secret of a seat where the client looks for it, before its next page."""
        kept = json.dumps({table: {"seat": seat, "secret": secret}})
        self.page.add_init_script(
            f"sessionStorage.getItem('{table}') ?? localStorage.setItem('saloon-seats', JSON.stringify({{"
            f"...JSON.parse(localStorage.getItem('saloon-seats') ?? '{{}}'), ...{kept}}}));"
            f"sessionStorage.setItem('{table}', 'kept')"
        )

    def sit(self, table: str, seat: int, secret: str) -> None:
        """Go to a table with the secret of a seat."""
        self.keep(table, seat, secret)
        self.go(f"/t/{table}")

    def open_table(self, game: str, seats: int, options: dict[str, Any], people: "list[Person]", **terms: Any) -> str:
        """Open a table, let others sit down, fill up with bots, begin."""
        wish = {"game": game, "seats": seats, "options": options, "name": self.name, "public": True, **terms}
        sat = self.ask("/tables", "POST", wish)
        table = str(sat["table"]["id"])
        guests = [self.ask(f"/tables/{table}/seats", "POST", {"name": guest.name}) for guest in people]
        self.ask(f"/tables/{table}/start", "POST", {"level": "tenderfoot"}, sat["secret"])
        self.sit(table, 0, sat["secret"])
        for guest, place in zip(people, guests, strict=True):
            guest.sit(table, place["seat"], place["secret"])
        return table

    def is_over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def is_asked(self) -> bool:
        return self.page.locator(MINE).count() > 0

    def wait_until_asked(self) -> None:
        self.page.locator(MINE).wait_for()

    def act(self, *, goes_on: bool = True) -> bool:
        """Make one small step if something is asked: tap something that is lit and not covered, or press a button."""
        return bool(self.page.evaluate(STEP, goes_on))


STEP = f"""(goesOn) => {{
  const canBeTouched = (node) => {{
    if (node.disabled || node.getClientRects().length === 0) return false;
    node.scrollIntoView({{ block: "nearest", inline: "nearest" }});
    const {{ left, top, width, height }} = node.getBoundingClientRect();
    const middle = [left + width / 2, top + height / 2];
    const corner = [left + Math.min(10, width / 2), top + Math.min(40, height / 2)]; // of a card under another one
    return [middle, corner].some(([x, y]) => node.contains(document.elementFromPoint(x, y)));
  }};
  const offered = (css) => [...document.querySelectorAll(css)].filter((node) => node.ariaPressed !== "true");
  const hit = (nodes) => {{
    const open = nodes.filter(canBeTouched);
    const node = open[Math.floor(Math.random() * open.length)];
    for (const kind of ["pointerdown", "pointerup"]) {{
      node?.dispatchEvent(new PointerEvent(kind, {{ bubbles: true, cancelable: true, pointerType: "touch" }}));
    }}
    node?.dispatchEvent(new MouseEvent("click", {{ bubbles: true, cancelable: true, detail: 1 }}));
    return Boolean(node);
  }};
  const isLikely = (share) => Math.random() < share;
  const hands = offered(".pad [data-action], .pad button.back");
  if (hands.length > 0) return hit(hands);
  const [go, others, table] = ["{GO}", "{OTHERS}", "{LIT}"].map(offered);
  if (document.querySelector("{RESTS}")) return goesOn && hit(go);
  if (!document.querySelector("{MINE}")) return false;
  if (go.length > 0 && isLikely(table.length > 0 ? 0.75 : 0.9)) return hit(go);
  if (table.length > 0 && isLikely(0.7)) return hit(table);
  return hit([...others, ...go]) || hit(table);
}}"""


def play_to_the_end(people: list[Person], seconds: float = 180) -> None:
    """Let people act whenever they are asked, until the match is over for all of them."""
    end = time.monotonic() + seconds
    while not all([each.is_over() for each in people]):
        assert time.monotonic() < end, "the match does not end"
        if not any([each.act() for each in people]):
            people[0].page.wait_for_timeout(5)
