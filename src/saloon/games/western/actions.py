"""Actions of Western, each made once; the numbering and the offers to a seat."""

from typing import Final

from saloon.core.action import Action
from saloon.core.options import Options
from saloon.games.western.cards import (
    ATTACK_1,
    ATTACK_2,
    ATTACK_3,
    CAKE,
    CHIP_IN,
    COWBOY,
    DANCER,
    DOG,
    FEWEST_SEATS,
    GIVE_BACK,
    HANDS_UP,
    HAT,
    HORSE,
    INDIANS,
    JOKER,
    KINDS,
    MOST_SEATS,
    PAY_ME,
    SALOON,
    SHARE,
    SHERIFF,
    TRAIN,
    WHISKY,
    WITHDRAWAL,
)

SEATS: Final = list(range(MOST_SEATS))
ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in SEATS]
LADDER_12: Final = 12
MOST_RANKS: Final = 14
RANKS: Final = list(range(MOST_RANKS + 1))
GUNS: Final = [1, 2, 3]
DISCARDABLE: Final = [  # the kinds that can all be unplayable at once; the others can always be played
    ATTACK_1,
    ATTACK_2,
    ATTACK_3,
    DANCER,
    DOG,
    CAKE,
    TRAIN,
    GIVE_BACK,
    INDIANS,
    SALOON,
    JOKER,
    HAT,
]

PAIRS: Final = [Action("cowboys", (2, seat)) for seat in SEATS]
TRIPLES: Final = [Action("cowboys", (3, seat)) for seat in SEATS]
DRINK: Final = Action("whisky")
CALL_TRAIN: Final = [Action("train", (rank,)) for rank in RANKS]
DISCARD: Final = [Action("discard", (card,)) for card in range(KINDS)]
LAY_JOKER: Final = Action("joker")
LAY_DANCER: Final = Action("dancer")
LAY_DOG: Final = Action("dog")
LAY_CAKE: Final = Action("cake")
LAY_HAT: Final = Action("hat")
ACCEPT: Final = Action("accept")
LAY: Final = [Action("lay", (rank,)) for rank in RANKS]
LAY_WITH_HAT: Final = [Action("lay_with_hat", (rank,)) for rank in RANKS]
PASS: Final = Action("pass")
DRAW_CARDS: Final = [Action("draw", (count,)) for count in range(4)]
DRAWS: Final = [DRAW_CARDS[: most + 1] for most in range(4)]  # the index is the most that may be drawn
FORCED_DRAWS: Final = [DRAWS[0], *[DRAW_CARDS[1 : most + 1] for most in range(1, 4)]]

# The plays of one card, each with its kind; a whisky can be laid before any of them.
SINGLE_PLAYS: Final[dict[str, int]] = {
    "lift": JOKER,
    "attack": ATTACK_1,
    "pay_me": PAY_ME,
    "horse": HORSE,
    "cowboy": COWBOY,
    "indians": INDIANS,
    "chip_in": CHIP_IN,
    "hands_up": HANDS_UP,
    "withdrawal": WITHDRAWAL,
    "sheriff": SHERIFF,
    "share": SHARE,
    "saloon": SALOON,
    "give_back": GIVE_BACK,
}
SINGLE_ARGS: Final[dict[str, tuple[str, ...]]] = {
    "lift": ("target",),
    "attack": ("guns", "target"),
    "pay_me": (),
    "horse": (),
    "cowboy": (),
    "indians": (),
    "chip_in": (),
    "hands_up": (),
    "withdrawal": (),
    "sheriff": (),
    "share": ("target",),
    "saloon": ("target",),
    "give_back": ("target",),
}
DISCARDING: Final = KINDS
WITH_WHISKY: Final = 100  # added to the kind of the card that is laid with the whisky
PLAYS: Final[dict[str, int]] = {
    **SINGLE_PLAYS,
    "cowboys": COWBOY,
    "whisky": WHISKY,
    **{f"whisky {verb}": card + WITH_WHISKY for verb, card in SINGLE_PLAYS.items()},
    "train": TRAIN,
    "discard": DISCARDING,
}
VERBS: Final[dict[str, tuple[str, ...]]] = {
    **SINGLE_ARGS,
    "cowboys": ("count", "target"),
    "whisky": (),
    **{f"whisky {verb}": names for verb, names in SINGLE_ARGS.items()},
    "train": ("rank",),
    "discard": ("card",),
    "joker": (),
    "dancer": (),
    "dog": (),
    "cake": (),
    "hat": (),
    "accept": (),
    "lay": ("rank",),
    "lay_with_hat": ("rank",),
    "pass": (),
    "draw": ("count",),
}
FACTS: Final[dict[str, str]] = {
    "seat": "seat",
    "target": "seat",
    "card": "card",
    "cards": "card",
    "rank": "combination",
}


class Singles:
    """The plays of one card, by themselves or after a whisky."""

    def __init__(self, prefix: str) -> None:
        self.lift = [Action(prefix + "lift", (seat,)) for seat in SEATS]
        self.attack = [[Action(prefix + "attack", (guns, seat)) for seat in SEATS] for guns in GUNS]
        self.pay_me = Action(prefix + "pay_me")
        self.horse = Action(prefix + "horse")
        self.cowboy = Action(prefix + "cowboy")
        self.indians = Action(prefix + "indians")
        self.chip_in = Action(prefix + "chip_in")
        self.hands_up = Action(prefix + "hands_up")
        self.withdrawal = Action(prefix + "withdrawal")
        self.sheriff = Action(prefix + "sheriff")
        self.share = [Action(prefix + "share", (seat,)) for seat in SEATS]
        self.saloon = [Action(prefix + "saloon", (seat,)) for seat in SEATS]
        self.give_back = [Action(prefix + "give_back", (seat,)) for seat in SEATS]

    def all(self, seats: int) -> list[Action]:
        """List these plays for that many players."""
        attacks = [action for row in self.attack for action in row[:seats]]
        on_next = [self.pay_me, self.horse, self.cowboy, self.indians]
        on_all = [self.chip_in, self.hands_up, self.withdrawal, self.sheriff]
        chosen = self.share[:seats] + self.saloon[:seats] + self.give_back[:seats]
        return [*self.lift[:seats], *attacks, *on_next, *on_all, *chosen]


PLAIN: Final = Singles("")
JOINED: Final = Singles("whisky ")


class Offers:
    """What one seat may be offered in one direction: targets in order from the next player on, as ready-made lists."""

    def __init__(self, singles: Singles, seats: int, seat: int, direction: int) -> None:
        self.order = [(seat + step * direction) % seats for step in range(1, seats)]
        self.next = self.order[0]
        self.singles = singles
        self.shares = [singles.share[target] for target in self.order]
        self.attacks = [
            [singles.attack[gun][target] for target in self.order for gun in range(3) if held >> gun & 1]
            for held in range(8)
        ]  # the index has a bit for each attack in hand, one gun first


def _offers(singles: Singles) -> list[list[list[Offers]]]:
    return [
        [[Offers(singles, seats, seat, direction) for seat in range(seats)] for direction in (1, -1)]
        for seats in range(FEWEST_SEATS, MOST_SEATS + 1)
    ]


# By number of players from 3, direction (0 clockwise, 1 the other way) and seat.
PLAIN_OFFERS: Final = _offers(PLAIN)
JOINED_OFFERS: Final = _offers(JOINED)


def offers(table: list[list[list[Offers]]], seats: int, seat: int, direction: int) -> Offers:
    """Return the offers to a seat."""
    return table[seats - FEWEST_SEATS][0 if direction == 1 else 1][seat]


def all_actions(seats: int, options: Options) -> list[Action]:
    """List every action the game can ever offer to that many players."""
    ranks = MOST_RANKS if options["pactole_ladder"] == "ladder_14" else LADDER_12
    actions = [*PLAIN.all(seats), *PAIRS[:seats], *TRIPLES[:seats], DRINK]
    if seats > FEWEST_SEATS:
        actions += JOINED.all(seats)
    actions += CALL_TRAIN[1 : ranks + 1] + [DISCARD[card] for card in DISCARDABLE]
    actions += [LAY_JOKER, LAY_DANCER, LAY_DOG, LAY_CAKE, LAY_HAT, ACCEPT]
    return [*actions, *LAY[1 : ranks + 1], *LAY_WITH_HAT[1 : ranks + 1], PASS, *DRAW_CARDS]
