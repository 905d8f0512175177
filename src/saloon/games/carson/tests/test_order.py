"""Everything happens, and everything is asked, at its step of the track: never earlier, never later.

The track is written down here a second time, from the rules alone, and whole games are held against it.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from saloon.core.action import Action
from saloon.core.chance import SeededChance
from saloon.core.event import Event
from saloon.core.match import Match, begin
from saloon.games.carson import GAME
from saloon.games.carson.cards import SETTLER, SQUARES
from saloon.games.carson.state import CarsonState
from saloon.lab.walk import settings

VERSION_1 = Path(__file__).parent / "version-1"
DUEL = ("duel_tile", "fallen")
BUILDING = ("build", "house", "consent")
CONSTRUCTION = ("buy_building", *BUILDING, *DUEL)

# In the order of resolution: the step of the track, its key, and what may be asked there.
TRACK: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("1", "wages", ()),
    ("2", "ammunition", DUEL),
    ("3", "roads_3", DUEL),
    ("4", "road_1", ()),
    ("5", "parcel_purchase", ("next_duel", "buy_parcel", *DUEL)),
    ("6.1", "build_12", CONSTRUCTION),
    ("6.2", "build_10", CONSTRUCTION),
    ("6.3", "build_8", CONSTRUCTION),
    ("6.4", "build_6", CONSTRUCTION),
    ("6.5", "build_5", CONSTRUCTION),
    ("6.6", "build_4", CONSTRUCTION),
    ("6.7", "build_3", CONSTRUCTION),
    ("6b", "kept_buildings", ("kept", *BUILDING)),
    ("7", "parcels_income", DUEL),
    ("8", "cowboy_income", DUEL),
    ("9", "gambling_income", DUEL),
    ("10", "estate_income", ("next_duel", "double", *DUEL)),
    ("11", "parcels_vp", DUEL),
    ("12", "cowboy_vp", DUEL),
    ("13", "estate_vp", DUEL),
    ("14", "buy_vp_5", ("buy_points", *DUEL)),
    ("15", "buy_vp_4", ("buy_points", *DUEL)),
    ("16", "buy_vp_3", ("buy_points", *DUEL)),
    ("17", "buy_vp_2", ("buy_points", *DUEL)),
)
STEP = {key: step for step, (_, key, _) in enumerate(TRACK)}
PURCHASE, KEPT, INCOME = STEP["parcel_purchase"], STEP["kept_buildings"], STEP["estate_income"]
BUILD = (STEP["build_12"], STEP["build_3"])

# The other phases of a round: what is asked there, in this order.
OTHER_PHASES = {
    "draft": ("start",),
    "personalities": ("personality", "eight_or_wait", "settler", "captain", "worker", *BUILDING),
    "placement": ("place", "sheriff"),
    "round_end": ("banker", "cash_limit"),
}

Span = tuple[int, int]  # the first and the last step at which a thing may happen
STEPS_OF_EVENTS: dict[str, Span] = {
    "took_chip": (STEP["ammunition"],) * 2,
    "took_roads": (STEP["roads_3"], STEP["road_1"]),
    "won_parcel": (PURCHASE,) * 2,
    "declined_parcel": (PURCHASE,) * 2,
    "bought_parcel": (PURCHASE,) * 2,
    "declined_building": BUILD,
    "bought_building": BUILD,
    **dict.fromkeys(("kept", "asked", "allowed", "refused", "built", "built_house"), (BUILD[0], KEPT)),
    **dict.fromkeys(("protected", "laid_road", "bridged"), (BUILD[0], KEPT)),
    "gambled": (STEP["gambling_income"],) * 2,
    **dict.fromkeys(("won_attack", "won_defence", "doubled", "took_cash", "robbed", "rent_paid"), (INCOME,) * 2),
    "bought_points": (STEP["buy_vp_5"], STEP["buy_vp_2"]),
}
OF_A_SQUARE = ("earned", "won_square", "won_building", "scored")  # their fact `square` tells the step
PHASE_4 = ("rewarded", "new_cowboys", "converted", "round_ended", "round_began")  # one of them tells that it has begun
ANYWHERE = ("rolled", "chose_tile", "showed_tile", "drew_tiles", "consoled", "fell", "resolution_began")


@dataclass
class Watcher:
    """Follows one round from outside: what was done so far can only have been done by this step."""

    step: int = 0
    ranks: list[int] = field(default_factory=list)
    duels: list[int] = field(default_factory=list)  # the places that are contested, and not yet fought for
    land: list[int] = field(default_factory=list)  # of them at the beginning, the parcels without an owner
    lone_buyers: list[tuple[int, int]] = field(default_factory=list)  # rank and parcel, in the order they were served

    def begin(self, state: CarsonState) -> None:
        """Look at the table when everybody has passed, before anything is resolved."""
        self.step = 0
        self.ranks = state.passed if state.options.tie_break == "pass" else state.order
        self.duels = [place for place in range(SQUARES + 64) if len(fighters(state, place)) > 1]
        self.land = [place for place in self.duels if place >= SQUARES and state.owners[place - SQUARES] == -1]
        self.lone_buyers = []

    def reach(self, span: Span, what: object) -> None:
        low, high = span
        self.step = max(self.step, low)
        assert self.step <= high, f"{what} at step {TRACK[self.step][0]}, after its time"

    def hear(self, event: Event) -> None:
        """Hold an event of the resolution against the track."""
        name, facts = event.kind.name, event.facts_for(-1)
        if name in ANYWHERE:
            return
        square = int(facts["square"]) if name in OF_A_SQUARE else -1
        self.reach((square, square) if square >= 0 else STEPS_OF_EVENTS[name], event)
        if name.startswith("won_"):
            self.duels.remove(square if square >= 0 else SQUARES + int(facts["parcel"]))
        elif name == "protected":
            self.duels = [place for place in self.duels if place != SQUARES + int(facts["parcel"])]
        elif name in ("bought_parcel", "declined_parcel") and SQUARES + int(facts["parcel"]) not in self.land:
            self.lone_buyers.append((self.ranks.index(int(facts["seat"])), int(facts["parcel"])))
            assert self.lone_buyers == sorted(self.lone_buyers), "lone buyers are served by rank, row and column"
            assert not [place for place in self.duels if place in self.land], "the duels come before lone buyers"

    def is_asked(self, state: CarsonState, offered: list[Action]) -> None:
        """Hold a question of the resolution against the track."""
        asked = state.pending[-1]
        span = step_of_question(state, offered)
        self.reach(span, asked)
        assert span[0] <= state.step <= span[1]
        assert asked.phase in TRACK[state.step][2]
        if asked.phase == "next_duel":
            here = [SQUARES + action.args[0] for action in offered]
            involved = {seat for place in here for seat in fighters(state, place)}
            assert here == [place for place in self.duels if place >= SQUARES and place in here]
            assert asked.seat == min(involved, key=self.ranks.index)


def fighters(state: CarsonState, place: int) -> list[int]:
    """Name who fights for a place; nobody fights on the squares where all are paid."""
    seats = {seat for seat in range(len(state.cash)) if state.posse[place] >> seat & 1}
    if place >= SQUARES and seats and state.options.undefended_attack == "duel":
        seats |= {state.owners[place - SQUARES]} - {-1}
    return sorted(seats)


def step_of_question(state: CarsonState, offered: list[Action]) -> Span:
    asked = state.pending[-1]
    if asked.phase == "next_duel":
        steps = {step_of_parcel(state, action.args[0]) for action in offered}
        assert len(steps) == 1, "duels for land and for buildings are offered together"
        return (min(steps), max(steps))
    if asked.phase in DUEL:
        place = asked.place
        return (place, place) if place < SQUARES else (step_of_parcel(state, place - SQUARES),) * 2
    if asked.phase in ("buy_building", "buy_points"):
        return asked.place, asked.place
    fixed = {"buy_parcel": PURCHASE, "kept": KEPT, "double": INCOME}
    return (BUILD[0], KEPT) if asked.phase in BUILDING else (fixed[asked.phase],) * 2


def step_of_parcel(state: CarsonState, parcel: int) -> int:
    """Land without an owner is fought for when it is bought, a building when it earns."""
    return PURCHASE if state.owners[parcel] == -1 else INCOME


Choose = Callable[[CarsonState, int, list[Action]], Action]


def at_random(seed: str) -> Choose:
    luck = SeededChance(f"{seed} moves")
    return lambda state, seat, legal: legal[luck.below(len(legal))]


def greedily(state: CarsonState, seat: int, legal: list[Action]) -> Action:
    view = GAME.rules.view(state, seat)
    return max(legal, key=lambda action: GAME.rate(view, action))


def fiercely(seed: str) -> Choose:
    """Attack and defend where one can, so that buildings are fought for."""
    luck = SeededChance(f"{seed} moves")

    def choose(state: CarsonState, seat: int, legal: list[Action]) -> Action:
        wild = [action for action in legal if action.verb in ("attack", "defend", "buy", "place_kept", "house")]
        some = wild if wild and luck.below(4) > 0 else legal
        return some[luck.below(len(some))]

    return choose


def watch(match: Match, choose: Choose) -> Iterator[CarsonState]:
    """Play a match to its end and hold all of it against the track; yield each state in which something is asked."""
    watcher = Watcher()
    while seats := match.to_act():
        state = match.state
        offered = [GAME.rules.legal_actions(state, seat) for seat in seats]
        if state.stage == "resolution":
            watcher.is_asked(state, offered[0])
        else:
            assert state.pending[-1].phase in OTHER_PHASES[state.stage]
        yield state
        step = match.prepare(seats[0], choose(state, seats[0], offered[0]))
        is_resolved = state.stage == "resolution"
        for event in step.events:
            if event.kind.name == "resolution_began":
                is_resolved = True
                watcher.begin(when_all_have_passed(state, step.move.seat, step.move.action, step.state))
            elif event.kind.name in PHASE_4 or (event.kind.name == "took_cash" and event.values[1] == SETTLER):
                is_resolved = False
            if is_resolved:
                watcher.hear(event)
        match.commit(step)
        if match.state.stage in ("round_end", "personalities", "over"):
            assert watcher.duels == [], "a duel was not fought"


def when_all_have_passed(state: CarsonState, seat: int, action: Action, after: CarsonState) -> CarsonState:
    """Return the table of the moment after the last pass."""
    table = state.clone()
    table.passed, table.order = after.passed, after.order
    if action.verb in ("claim", "attack", "defend") and state.pending[-1].phase == "place":
        table.posse[SQUARES + action.args[0]] |= 1 << seat
    elif action.verb == "place" and state.pending[-1].phase == "place":
        table.posse[action.args[0]] |= 1 << seat
    table.posse[0] = table.posse[3] = 0
    return table


@pytest.mark.parametrize("file", sorted(VERSION_1.glob("?-players*.json")), ids=lambda file: file.stem)
def test_what_version_1_did_is_noticed(file: Path) -> None:
    data = json.loads(file.read_text(encoding="utf-8"))
    moves = iter(data["moves"])
    match = begin(GAME, data["seats"], data["options"], data["seed"], version=1)

    with pytest.raises(AssertionError, match=r"after its time|offered together|^assert \(?16 <= 4"):
        list(watch(match, lambda state, seat, legal: match.parse(next(moves)[1])))


SETTINGS = [setting for setting in settings(GAME) if setting.version in (0, GAME.version)]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_question_is_asked_at_its_step_in_games_at_random(setting) -> None:
    for number, manner in enumerate((at_random, fiercely)):
        match = begin(GAME, setting.seats, setting.given, f"order {number}")

        assert len(list(watch(match, manner(f"order {number}")))) > 20


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("undefended", ["auto", "duel"])
def test_every_question_is_asked_at_its_step_in_greedy_games(seats: int, undefended: str) -> None:
    match = begin(GAME, seats, {"undefended_attack": undefended}, f"greedy {seats}")

    assert len(list(watch(match, greedily))) > 20


def test_whatever_the_track_can_ask_is_asked_in_some_game() -> None:
    given = {"fallen_cowboys": True, "duel_mode": "tiles", "undefended_attack": "duel"}
    asked = {
        (state.step, state.pending[-1].phase)
        for number in range(40)
        for state in watch(begin(GAME, 5, given, number), fiercely(str(number)))
        if state.stage == "resolution"
    }

    expected = {(step, phase) for step, (_, _, phases) in enumerate(TRACK) for phase in phases if phase not in BUILDING}
    assert expected - asked == set()
    assert {phase for step, phase in asked if BUILD[0] <= step <= BUILD[1]} == set(CONSTRUCTION)
    assert {phase for step, phase in asked if step == KEPT} == {"kept", *BUILDING}
