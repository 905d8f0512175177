"""Actions of Welcome to Abilene, each made once, and what their numbers mean."""

from typing import Final

from saloon.core.action import Action
from saloon.core.options import Options
from saloon.games.abilene.cards import C30, FIRST_DEFENCE, FIRST_EVENT, KINDS

MOST_SEATS: Final = 10
SEATS: Final = list(range(MOST_SEATS))
CATTLE_CARDS: Final = list(range(C30 + 1))
DEFENCE_CARDS: Final = list(range(FIRST_DEFENCE, FIRST_EVENT))

JOIN: Final = Action("join")
SIT_OUT: Final = Action("sit_out")
BUY: Final = Action("buy")
FOLD: Final = Action("fold")
STAND: Final = Action("stand")
DROP: Final = [Action("drop", (card,)) for card in range(KINDS)]
STEAL_CARD: Final = [Action("steal", (card,)) for card in CATTLE_CARDS]
FACE_DOWN: Final = [Action("face_down", (card,)) for card in range(KINDS)]
CATTLE: Final = [Action("cattle", (card,)) for card in CATTLE_CARDS]
SEND_DESPERADOS: Final = [Action("desperados", (seat,)) for seat in SEATS]
SEND_INDIANS: Final = [Action("indians", (seat,)) for seat in SEATS]
DEFEND: Final = [Action("defend", (card,)) for card in DEFENCE_CARDS]
ANSWER: Final = [[Action("answer", (card, seat)) for seat in SEATS] for card in DEFENCE_CARDS]
SEND_DANCERS: Final = [Action("dancers", (seat,)) for seat in SEATS]
RUSH: Final = Action("gold_rush")
ARRIVE: Final = Action("welcome")
DECLINE: Final = Action("decline")

VERBS: Final[dict[str, tuple[str, ...]]] = {
    "join": (),
    "sit_out": (),
    "buy": (),
    "fold": (),
    "stand": (),
    "drop": ("card",),
    "steal": ("card",),
    "face_down": ("card",),
    "cattle": ("card",),
    "desperados": ("target",),
    "indians": ("target",),
    "defend": ("card",),
    "answer": ("card", "target"),
    "dancers": ("target",),
    "gold_rush": (),
    "welcome": (),
    "decline": (),
}
FACTS: Final[dict[str, str]] = {"seat": "seat", "target": "seat", "card": "card", "cards": "card", "attack": "card"}


def all_actions(seats: int, options: Options) -> list[Action]:
    """List every action the game can ever offer to that many players."""
    actions = [JOIN, SIT_OUT, BUY, FOLD, STAND, *DROP, *STEAL_CARD, *FACE_DOWN, *CATTLE]
    actions += SEND_DESPERADOS[:seats] + SEND_INDIANS[:seats] + DEFEND
    for answers in ANSWER:
        actions += answers[:seats]
    return [*actions, *SEND_DANCERS[:seats], RUSH, ARRIVE, DECLINE]


def defend(card: int) -> Action:
    """Return the action that lays a defence in anticipation."""
    return DEFEND[card - FIRST_DEFENCE]


def answer(card: int, attacker: int) -> Action:
    """Return the action that lays a defence against the attack of a player."""
    return ANSWER[card - FIRST_DEFENCE][attacker]
