"""Codes: five characters that name a table while it is open or live; short, because they are used again later.

A code is read from a screen across the room and said aloud in French or English. So of the characters that look alike
(0 O, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V) at most one is used, and of those that sound alike (the B C D G P T V of both
languages, M N, F S X, J K, 5 9, 8 H) also one. Vowels are left out because they make words; 3 and 4 can be read as
vowels, so neither comes between two letters. No character comes twice in a row.
"""

import re
import secrets

SIGNS = "2345678KMRTWX"
LENGTH = 5
UNLUCKY = re.compile(r"(.)\1|[A-Z][34][A-Z]")
EXAMPLE = "K7M2X"


def new_code() -> str:
    """Make a random code."""
    while True:
        code = "".join(secrets.choice(SIGNS) for _ in range(LENGTH))
        if not UNLUCKY.search(code):
            return code


def read_code(typed: str) -> str | None:
    """Read a code as people type it, in either case and with spaces or hyphens; None if it cannot be one."""
    code = re.sub(r"[\s-]", "", typed).upper()
    return code if len(code) == LENGTH and set(code) <= set(SIGNS) else None
