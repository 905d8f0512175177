"""Measures the web client in Chromium: first paint of the shelf, and how soon a move shows after the server's answer.

python bench/web.py [http://127.0.0.1:8490]   (without an address it opens a house of its own)
"""

import contextlib
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "web"))

from browser import find
from conftest import QUICK, SERVE, address_of
from people import ARGUMENTS, Person, sync_api

TIMES = 5
MOVES = 60
PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"
BYTES = """() => performance.getEntriesByType("resource").filter((each) => /\\.(js|css)$/.test(each.name))
    .reduce((sum, each) => sum + each.encodedBodySize, 0)"""
HOSTS = "() => [...new Set(performance.getEntriesByType('resource').map((each) => new URL(each.name).host))]"
WATCH = """
window.shown = [];
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", (event) => {
      if (!event.data.includes('"type":"update"')) return;
      const at = performance.now();
      const watcher = new MutationObserver(() => {
        watcher.disconnect();
        const changed = performance.now() - at;
        requestAnimationFrame(() => window.shown.push([changed, performance.now() - at]));
      });
      watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  }
};
"""


@contextlib.contextmanager
def a_house(given: list[str]) -> Iterator[str]:
    """Give the address of the house that was named, or of a new one."""
    if given:
        yield given[0]
        return
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVE, "serve", "--host", "127.0.0.1", "--port", "0"]
        pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL, "text": True}
        environment = {**os.environ, **QUICK}
        with subprocess.Popen([*command, "--database", f"{folder}/house.db"], env=environment, **pipes) as run:
            assert run.stdout is not None
            yield address_of(iter(run.stdout.readline, ""))
            run.terminate()


def first_paint(browser: Any, house: str) -> tuple[float, int, list[str]]:
    """Open the shelf with nothing in the cache."""
    ada = Person(browser, house, "Ada", "fr", 1280, "day")
    ada.go("/")
    ada.page.locator(".box").first.wait_for()
    found = ada.page.evaluate(PAINT), ada.page.evaluate(BYTES), ada.page.evaluate(HOSTS)
    ada.context.close()
    return found


def moves(browser: Any, house: str) -> list[tuple[float, float]]:
    """Play, and note for each update how long it takes to change the page, and to the next frame."""
    ada = Person(browser, house, "Ada", "fr", 1280, "day")
    ada.page.add_init_script(WATCH)
    ada.open_table("farwest", 2, {}, [])
    ada.page.locator(".frame .status").wait_for()
    for _ in range(20 * MOVES):
        if ada.is_over() or len(ada.page.evaluate("window.shown")) >= MOVES:
            break
        if not ada.act():
            ada.page.wait_for_timeout(20)
    shown = ada.page.evaluate("window.shown")
    ada.context.close()
    return [(changed, framed) for changed, framed in shown]


def main(given: list[str]) -> None:
    """Print what was measured."""
    with a_house(given) as house, sync_api.sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=find(), args=ARGUMENTS)
        paints = [first_paint(browser, house) for _ in range(TIMES)]
        shown = moves(browser, house)
        browser.close()
    times = sorted(paint for paint, _, _ in paints)
    print(f"first paint of the shelf: median {statistics.median(times):.0f} ms, worst {times[-1]:.0f} ms, {TIMES} times")
    print(f"JavaScript and CSS for it: {max(size for _, size, _ in paints) / 1000:.0f} kB as sent")
    print(f"hosts asked: {', '.join({host for _, _, hosts in paints for host in hosts})}")
    for what, column in (("page changed", 0), ("next frame", 1)):
        sorted_times = sorted(times[column] for times in shown)
        worst = sorted_times[int(0.95 * len(sorted_times))]
        median = statistics.median(sorted_times)
        print(f"a move, from the server's answer to {what}: median {median:.1f} ms, 95 of 100 under {worst:.1f} ms")


if __name__ == "__main__":
    main(sys.argv[1:])
