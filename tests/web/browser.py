"""Finds a Chromium for the browser tests; run as a program, it fetches one if there is none."""

import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the first has no windows to draw


def find() -> str | None:
    """Find the Chromium of the system, or the one that playwright keeps for its user."""
    return next((path for name in NAMES if (path := shutil.which(name))), None) or _kept_by_playwright()


def _kept_by_playwright() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as tools:
        path = tools.chromium.executable_path
    return path if Path(path).exists() else None


def fetch() -> None:
    """Let playwright download its Chromium; without the net, say what will be missing."""
    done = subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], capture_output=True, check=False)
    if done.returncode:
        print("saloon: no Chromium was found or fetched; the browser tests will be skipped", file=sys.stderr)


if __name__ == "__main__" and find() is None:
    fetch()
