"""saloon bench: how fast the games run on this machine."""

from typing import Annotated

import typer

from saloon import catalog
from saloon.cli.errors import WrongUse
from saloon.cli.given import Json, Lang
from saloon.cli.voice import Voice, print_json
from saloon.engine import describe
from saloon.lab.bench import measure
from saloon.texts import Texts

EXAMPLES = ("saloon bench", "saloon bench abilene --seconds 0.2", "saloon bench --json")
