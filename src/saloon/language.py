"""Chooses the language of the terminal, and how it is printed; known before any text is loaded."""

import os
import re

LANGUAGES = ("fr", "en")


def language() -> str:
    """Choose French unless the environment asks for English."""
    for variable in ("SALOON_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wish = os.environ.get(variable, "")[:2].lower()
        if wish in LANGUAGES:
            return wish
    return LANGUAGES[0]


def curled(text: str) -> str:
    """Print apostrophes as a printer does; what stands between backquotes is typed, and stays as it is."""
    return re.sub(r"(`[^`\n]*`)|'", lambda found: found[1] or "\u2019", text)
