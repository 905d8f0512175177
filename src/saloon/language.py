"""Which language the house speaks here; known before any text is loaded."""

import os

LANGUAGES = ("fr", "en")


def language() -> str:
    """Choose French unless the environment asks for English."""
    for variable in ("SALOON_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wish = os.environ.get(variable, "")[:2].lower()
        if wish in LANGUAGES:
            return wish
    return LANGUAGES[0]
