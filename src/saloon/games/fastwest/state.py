"""State of Fast-West: what is true on the table, and what one seat may know of it."""

from dataclasses import dataclass
from typing import Final

from saloon.core.rules import Public
from saloon.games.fastwest.options import FastwestOptions

IDLE: Final = "idle"
WINDOW: Final = "window"
ANNOUNCE: Final = "announce"
PICK: Final = "pick"
DUEL_GRAB: Final = "duel_grab"
DUEL_POINT: Final = "duel_point"
OVER: Final = "over"

NOBODY: Final = -1  # instead of the holder of a bullet, or of a target


@dataclass
class Record:
    """A timed input of a player; immutable."""

    seat: int
    verb: str
    bullet: int  # 0 for a gesture or a press
    at: int  # ms since the state opened


@dataclass(init=False)
class FastwestPublic(Public):
    """What everybody at the table sees. Seats 0 to n - 1 are the players, seat n is the clock."""

    options: FastwestOptions
    phase: str
    game: int  # its number in the match, from 1
    wins: list[int]  # games won
    totals: list[int]  # tokens from the earlier games
    tokens: list[int]
    first: int  # the first player of this game
    round: int  # 1 to 3
    repeats: int  # of round 3
    shown: list[list[int]]  # flipped in this round, oldest first
    tops: list[int]
    flipper: int  # in idle: the player who flips next; else: the one who flipped last
    circle: list[int]  # the bullet at each place; place 0 is the middle
    window: int  # how many times idle, window or duel grab have opened
    fresh: bool  # this idle directly follows the flip of a cactus or child
    pressed: bool  # with manual flip: the flipper has pressed
    free_at: list[int]  # hands tied by grabs in idle: inputs before this time are ignored
    complete: list[bool]  # has the bullet and made the gesture
    decided: bool
    turn: int  # the seat that is asked in the roulette
    announced: int  # 0 until a number is announced
    places: list[int]  # in the roulette: the bullet shown at each place; 0 is face down
    last_duel: list[int]  # each player's bullet in the last duel that was fought; 0 before


@dataclass(init=False)
class FastwestState(FastwestPublic):
    """Everything that is true on the table."""

    packets: list[list[int]]  # sorted: a card is chosen at random only when it is flipped
    delay: int  # ms from the opening of this idle to its flip
    tie_order: list[int]  # each player's rank among equal times
    passed: list[bool]  # makes no more inputs in this state
    inputs: list[int]  # timed inputs in this state
    last_at: list[int]  # the time of the last of these
    records: list[Record]
    holders: list[int]  # of bullet 1, 2 ...; the fields up to decided_at, complete and decided are computed by the fold
    step_at: list[int]  # when each player took their last bullet or became complete
    locked_until: list[int]  # gestures (sheriff, cavalry) or grabs (Indians) before this time fail
    decided_at: int
    bullets: list[int]  # drawn in the roulette, or held by players who point in the duel; 0 before
    targets: list[int]

    def clone(self) -> "FastwestState":
        copy = FastwestState()
        copy_public(self, copy)
        copy.packets = [packet[:] for packet in self.packets]
        copy.delay = self.delay
        copy.tie_order = self.tie_order[:]
        copy.passed = self.passed[:]
        copy.inputs = self.inputs[:]
        copy.last_at = self.last_at[:]
        copy.records = self.records[:]
        copy.holders = self.holders[:]
        copy.step_at = self.step_at[:]
        copy.locked_until = self.locked_until[:]
        copy.decided_at = self.decided_at
        copy.bullets = self.bullets[:]
        copy.targets = self.targets[:]
        return copy


@dataclass(init=False)
class FastwestView(FastwestPublic):
    """Everything that one seat may know."""

    seat: int
    to_act: list[int]
    cactus_left: list[int]  # in each packet
    events_left: list[int]
    known: list[list[int]]  # the packets in a repeated round, when everybody knows them
    due: list[int]  # when the clock acts; only in the clock's own view
    passed: list[bool]  # or has made as many inputs as allowed
    records: list[Record]  # in the duel grab: only this seat's own
    held: list[list[int]]  # bullets of each player; in the roulette as drawn, in the duel only this seat's own
    gone: list[int]  # bullets that somebody holds
    pointed: list[bool]
    shots: list[list[int]]  # who points at whom, as far as this seat knows


def copy_public(source: FastwestPublic, target: FastwestPublic) -> None:
    """Copy what everybody sees; the options are immutable and shared."""
    target.options = source.options
    target.phase = source.phase
    target.game = source.game
    target.wins = source.wins[:]
    target.totals = source.totals[:]
    target.tokens = source.tokens[:]
    target.first = source.first
    target.round = source.round
    target.repeats = source.repeats
    target.shown = [cards[:] for cards in source.shown]
    target.tops = source.tops[:]
    target.flipper = source.flipper
    target.circle = source.circle[:]
    target.window = source.window
    target.fresh = source.fresh
    target.pressed = source.pressed
    target.free_at = source.free_at[:]
    target.complete = source.complete[:]
    target.decided = source.decided
    target.turn = source.turn
    target.announced = source.announced
    target.places = source.places[:]
    target.last_duel = source.last_duel[:]
