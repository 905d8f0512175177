"""A person in a browser: opens tables, plays by clicking or by keyboard, and notes everything that goes wrong."""

import json
import shutil
import time
import urllib.request
from typing import Any
from urllib.parse import urlparse

import pytest

sync_api = pytest.importorskip("playwright.sync_api", reason="the browser tests need playwright")

ARGUMENTS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
CHOICES = ".choices .btn:not(.ghost), .list .btn"
MINE = ".flag:not(.ink)"
OVER = ".poster"
HEIGHTS = {1280: 800, 390: 844, 320: 640}


def browser_path() -> str | None:
    """Find a Chromium of the system."""
    return next(
        (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None
    )


class Person:
    """Somebody with a window of their own."""

    def __init__(self, browser: Any, house: str, name: str, lang: str, width: int, theme: str) -> None:
        self.house = house
        self.problems: list[str] = []
        window = {"width": width, "height": HEIGHTS[width]}
        self.context = browser.new_context(viewport=window, locale=f"{lang}-{lang.upper()}", reduced_motion="reduce")
        self.page = self.context.new_page()
        self.page.add_init_script(
            f"localStorage.getItem('saloon-name') ?? localStorage.setItem('saloon-name', '{name}');"
            f"localStorage.getItem('saloon-theme') ?? localStorage.setItem('saloon-theme', '{theme}')"
        )
        self.expects_errors = False
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        self.page.on("request", self._watch)

    def _hear(self, message: Any) -> None:
        if message.type == "error" and not self.expects_errors:
            self.problems.append(f"console: {message.text}")

    def _watch(self, request: Any) -> None:
        host = urlparse(request.url).hostname
        if host not in ("127.0.0.1", "", None):
            self.problems.append(f"asked another host: {request.url}")

    def go(self, path: str) -> None:
        self.page.goto(self.house + path)

    def ask(self, path: str, method: str = "GET", body: Any = None, secret: str = "") -> Any:
        """Ask the house by REST."""
        headers = {"content-type": "application/json", "authorization": f"Bearer {secret}"}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.house}/api{path}", data, headers, method=method)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def sit(self, table: str, secret: str) -> None:
        """Go to a table with the secret of a seat."""
        self.page.add_init_script(f"localStorage.setItem('saloon-seats', JSON.stringify({{'{table}': '{secret}'}}))")
        self.go(f"/t/{table}")

    def open_table(self, game: str, seats: int, options: dict[str, Any], people: "list[Person]") -> str:
        """Open a table, let others sit down, fill up with bots, begin."""
        sat = self.ask(
            "/tables", "POST", {"game": game, "seats": seats, "options": options, "name": "Ada", "public": True}
        )
        table = str(sat["table"]["id"])
        guests = [self.ask(f"/tables/{table}/seats", "POST", {"name": f"Guest {n}"}) for n, _ in enumerate(people)]
        self.ask(f"/tables/{table}/start", "POST", {"level": "tenderfoot"}, sat["secret"])
        self.sit(table, sat["secret"])
        for guest, place in zip(people, guests, strict=True):
            guest.sit(table, place["secret"])
        return table

    def is_over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def is_asked(self) -> bool:
        return self.page.locator(MINE).count() > 0

    def act(self) -> bool:
        """Make one small step if something is asked: choose a card, or press a button."""
        if not self.is_asked():
            return False
        choices = self.page.locator(CHOICES)
        cards = self.page.locator(".slot.pl, .place.lit, .square.lit")
        try:
            if choices.count() > 0:
                choices.first.click(timeout=1000)
            elif cards.count() > 0:
                cards.first.click(timeout=1000)
            return True
        except sync_api.Error:
            return False  # the table has gone on meanwhile


def play_to_the_end(people: list[Person], seconds: float = 90) -> None:
    """Let people act whenever they are asked, until the match is over for all of them."""
    end = time.monotonic() + seconds
    while not all([each.is_over() for each in people]):
        assert time.monotonic() < end, "the match does not end"
        if not any([each.act() for each in people]):
            people[0].page.wait_for_timeout(30)
