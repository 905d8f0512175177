"""saloon: run a command line and leave with its exit code."""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from itertools import pairwise

import typer

from saloon.cli.door import COMMANDS, open_door
from saloon.core.errors import SaloonError
from saloon.language import LANGUAGES

FAILED, INTERRUPTED = 1, 130


def main() -> None:
    """Leave with 0 when all is done, 1 when something failed or what was examined is damaged, 130 when interrupted.

    2 is for what is refused: a wrong use, or a file that is no match or does not replay.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show an accent shows a question mark
    sys.exit(run(sys.argv[1:]))


def run(argv: Sequence[str]) -> int:
    """Run a command line; every refusal becomes one line on stderr."""
    _heed_language(argv)
    try:
        code = open_door(argv)
        sys.stdout.flush()
    except (typer.TyperException, SaloonError, OSError) as error:
        return _refuse(error, argv)
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _heed_language(argv: Sequence[str]) -> None:
    """Let `--lang` decide for all that follows, help pages and refusals included."""
    words = [part for word in argv for part in word.split("=", 1)]
    wishes = [wish for flag, wish in pairwise(words) if flag == "--lang" and wish in LANGUAGES]
    if wishes:
        os.environ["SALOON_LANG"] = wishes[-1]


def _refuse(error: Exception, argv: Sequence[str]) -> int:
    if isinstance(error, BrokenPipeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads our output any more
        return FAILED
    from saloon.cli.refusals import describe  # a refusal needs all texts, a help page must not wait for them

    called = next((word for word in argv if word in COMMANDS), "")
    code, line = describe(error, f"saloon {called}".strip())
    print(line, file=sys.stderr)
    return code
