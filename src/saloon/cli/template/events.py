"""What can happen in Overland."""

from typing import Final

from saloon.core.event import EventKind

SENT: Final = EventKind("sent", ("seat", "card"))
PASSED: Final = EventKind("passed", ("seat",))
DREW: Final = EventKind("drew", ("seat",), ("card",), reveals=True)
PAID: Final = EventKind("paid", ("seat", "dollars"))  # for what the trail carried
CHARGED: Final = EventKind("charged", ("seat", "dollars"))  # for the cards left in hand
EVENTS: Final = (SENT, PASSED, DREW, PAID, CHARGED)
