"""What is true on a table of Fast-West, and what one seat may know of it."""

from dataclasses import dataclass
from typing import Final

from saloon.core.rules import State, View

IDLE: Final = "idle"
WINDOW: Final = "window"
ANNOUNCE: Final = "announce"
PICK: Final = "pick"
DUEL_GRAB: Final = "duel_grab"
DUEL_POINT: Final = "duel_point"
OVER: Final = "over"

NOBODY: Final = -1  # holds a bullet, or is pointed at


@dataclass
class FastwestOptions:
    """The options of one match, in the order of the rulebook; never changed."""

    deal_3p: str
    manual_flip: bool
    token_cap: int
    open_pointing: bool
    games_per_match: int
    absent_policy: str
    handicap_ms: list[int]
    slow_table: bool
    max_inputs: int
    grab_gap_ms: int
    gesture_lock_ms: int
    snap_back_ms: int
    settle_ms: int
    lag_cap_ms: int


@dataclass
class Record:
    """A timed input of a player, in the order of arrival; never changed."""

    seat: int
    verb: str
    bullet: int  # 0 for a gesture or a press
    at: int  # ms since the state opened


@dataclass(init=False)
class FastwestState(State):
    """All that is true on the table. Seats 0 to n - 1 are the players, seat n is the clock."""

    options: FastwestOptions
    phase: str
    game: int  # of the match, from 1
    wins: list[int]  # games won
    totals: list[int]  # tokens of the games before this one
    tokens: list[int]
    first: int  # player of this game
    round: int  # 1 to 3
    repeats: int  # of round 3
    packets: list[list[int]]  # sorted: luck decides which card comes only when it is flipped
    shown: list[list[int]]  # flipped in this round, oldest first
    tops: list[int]
    flipper: int  # in idle: flips next; else: has flipped last
    circle: list[int]  # the bullet at each place; place 0 is the middle
    window: int  # how many times idle, window or duel grab have opened
    fresh: bool  # this idle directly follows the flip of a cactus or child
    pressed: bool  # manual flip
    delay: int  # ms from the opening of this idle to its flip
    free_at: list[int]  # hands tied by grabs in idle: inputs before this time are ignored
    tie_order: list[int]  # each player's rank among equal times
    passed: list[bool]  # sends nothing more before this state ends
    inputs: list[int]  # timed inputs in this state
    last_at: list[int]  # of these, the time of the last one
    records: list[Record]
    holders: list[int]  # of bullet 1, 2 ...; this and what follows down to decided_at is the fold of the records
    complete: list[bool]  # bullet and gesture done
    step_at: list[int]  # when each player took his last bullet or became complete
    locked_until: list[int]  # gestures (sheriff, cavalry) or grabs (Indians) before this time fail
    decided: bool
    decided_at: int
    turn: int  # asked in the roulette
    announced: int  # 0 until a number is announced
    places: list[int]  # in the roulette: the bullet shown at each place; 0 is face down
    bullets: list[int]  # in the hands that point; 0 before
    targets: list[int]
    last_duel: list[int]  # each player's bullet in the last duel that was fought; 0 before

    def clone(self) -> "FastwestState":
        copy = FastwestState()
        copy.options = self.options
        copy.phase = self.phase
        copy.game = self.game
        copy.wins = self.wins[:]
        copy.totals = self.totals[:]
        copy.tokens = self.tokens[:]
        copy.first = self.first
        copy.round = self.round
        copy.repeats = self.repeats
        copy.packets = [packet[:] for packet in self.packets]
        copy.shown = [cards[:] for cards in self.shown]
        copy.tops = self.tops[:]
        copy.flipper = self.flipper
        copy.circle = self.circle[:]
        copy.window = self.window
        copy.fresh = self.fresh
        copy.pressed = self.pressed
        copy.delay = self.delay
        copy.free_at = self.free_at[:]
        copy.tie_order = self.tie_order[:]
        copy.passed = self.passed[:]
        copy.inputs = self.inputs[:]
        copy.last_at = self.last_at[:]
        copy.records = self.records[:]
        copy.holders = self.holders[:]
        copy.complete = self.complete[:]
        copy.step_at = self.step_at[:]
        copy.locked_until = self.locked_until[:]
        copy.decided = self.decided
        copy.decided_at = self.decided_at
        copy.turn = self.turn
        copy.announced = self.announced
        copy.places = self.places[:]
        copy.bullets = self.bullets[:]
        copy.targets = self.targets[:]
        copy.last_duel = self.last_duel[:]
        return copy


@dataclass(init=False)
class FastwestView(View):
    """All that one seat may know."""

    seat: int
    options: FastwestOptions
    phase: str
    to_act: list[int]
    game: int
    wins: list[int]
    totals: list[int]
    tokens: list[int]
    first: int
    round: int
    repeats: int
    cactus_left: list[int]  # in each packet
    events_left: list[int]
    known: list[list[int]]  # in a repeated round everybody knows the packets
    shown: list[list[int]]
    tops: list[int]
    flipper: int
    circle: list[int]
    window: int
    fresh: bool
    pressed: bool
    due: list[int]  # when the clock acts, for the clock alone
    free_at: list[int]
    passed: list[bool]  # or has sent as many inputs as may be
    records: list[Record]  # in the duel grab: one's own
    held: list[list[int]]  # bullets of each player; in the duel one's own
    gone: list[int]  # bullets that somebody holds
    complete: list[bool]
    decided: bool
    turn: int
    announced: int
    places: list[int]
    pointed: list[bool]
    shots: list[list[int]]  # who points at whom, as far as this seat knows
    last_duel: list[int]
