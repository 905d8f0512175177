"""What people choose before a match of Overland."""

from typing import Final

from saloon.core.options import Options, number

OPTIONS: Final = (number("cards", 6, 3, 8),)  # that are dealt to everybody
PRESETS: Final[dict[str, Options]] = {"usual": {}, "short": {"cards": 4}}
