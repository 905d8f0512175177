"""Names: what people may call themselves, so that nobody is mistaken for another person, a bot or nobody."""

import re
import unicodedata

from saloon.core.errors import MalformedMessage
from saloon.table.lookalikes import LOOK
from saloon.table.seats import BOT_NAMES, LONGEST_NAME, clean

NAMELESS = ("Anonymous", "Anonyme", "Stranger")  # what clients call people who type no name; they are numbered
BOTS = (*BOT_NAMES, *(f"Bot {number}" for number in range(21)))  # numbered when the names are used up
BLANK = (
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U00016fe4\U0001d159"  # letters and marks that show nothing
)
SELECTORS = re.compile("[\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")  # they choose the form of a sign
SAME = str.maketrans("0|1l", "oiii")
ALPHABETS = re.compile(  # alphabets with similar letters, which one name must not mix
    "ARABIC|ARMENIAN|CANADIAN|CARIAN|CHEROKEE|COPTIC|DESERET|ELBASAN|GEORGIAN|HEBREW|LATIN|LISU|LYCIAN|MIAO|OLD ITALIC"
    "|OSAGE|RUNIC|TIFINAGH|WARANG"
)
PAIRS = (("rn", "m"), ("vv", "w"))


def pick_name(typed: str, taken: list[str]) -> str:
    """Read a nickname; raise MalformedMessage, with one that would do, unless people can tell it from the others."""
    name = _visible(typed)
    if name in NAMELESS:
        return _free(name, taken)
    if len({found[0] for sign in name if (found := ALPHABETS.match(unicodedata.name(sign, "")))}) > 1:
        raise MalformedMessage("name-mixed", f"{name!r} mixes letters of several alphabets; type one of them", {})
    if (bot := _double(name, BOTS)) is not None:
        free = _free(name, [*BOTS, *taken])
        raise MalformedMessage(
            "name-of-bot", f"{bot!r} is a bot's name; {free!r} is free", {"other": bot, "free": free}
        )
    if (other := _double(name, tuple(taken))) is not None:
        free = _free(name, [*BOTS, *taken])
        message = f"{name!r} would be taken for {other!r}; {free!r} is free"
        raise MalformedMessage("name-taken", message, {"name": name, "other": other, "free": free})
    return name


def _visible(typed: str) -> str:
    """Return a name without spaces around it; raise MalformedMessage if something in it cannot be seen."""
    text = SELECTORS.sub("", unicodedata.normalize("NFC", typed))
    shown = clean("".join(sign for sign in text if not _is_hidden(sign)), LONGEST_NAME)
    if not any(_is_shown(sign) for sign in shown):
        raise MalformedMessage(
            "name", f"{typed!r} is no name; type 1 to {LONGEST_NAME} letters", {"high": LONGEST_NAME}
        )
    if any(_is_hidden(sign) for sign in text):
        message = f"{typed!r} has signs that nobody sees; {shown!r} would do"
        raise MalformedMessage("name-hidden", message, {"free": shown})
    return shown


def _is_hidden(sign: str) -> bool:
    return sign in BLANK or (unicodedata.category(sign)[0] == "C" and not sign.isspace())


def _is_shown(sign: str) -> bool:
    """Tell whether a sign alone would be a name: a letter, a figure or a picture, not an accent or a point."""
    return _is_letter(sign) or unicodedata.category(sign) == "So"


def _is_letter(sign: str) -> bool:
    return sign.isalnum() and not unicodedata.name(sign, "").startswith("MODIFIER LETTER")


def _double(name: str, others: tuple[str, ...]) -> str | None:
    """Find a name that looks the same."""
    look = _look(name)
    return next((other for other in others if other and _look(other) == look), None)


def _free(name: str, taken: list[str]) -> str:
    """Return a name, with a number if it is taken."""
    number, free = 1, name
    while _double(free, tuple(taken)) is not None:
        number += 1
        free = f"{name[: LONGEST_NAME - 3]} {number}"
    return free


def _look(name: str) -> str:
    """Write a name so that all that look the same are the same: letters and figures, if it has any."""
    plain = (
        unicodedata.normalize("NFKC", name.translate(LOOK)).translate(LOOK).casefold().translate(LOOK).translate(SAME)
    )
    for seen, meant in PAIRS:
        plain = plain.replace(seen, meant)
    return "".join(sign for sign in plain if _is_letter(sign)) or plain
