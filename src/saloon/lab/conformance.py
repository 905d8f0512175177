"""Conformance: checks that every game must pass; they know no game by name."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import fields

from saloon import catalog
from saloon.core.action import Action
from saloon.core.chance import ScriptedChance, SeededChance
from saloon.core.errors import IllegalAction, MalformedMessage, WrongData, WrongLog, WrongOption, WrongSeats
from saloon.core.event import Event
from saloon.core.game import Game
from saloon.core.log import read_log
from saloon.core.match import Match, check_legal, replay
from saloon.core.rules import SPECTATOR, Public, State, View, save
from saloon.engine import engine
from saloon.lab.walk import Setting, Step, everybody, random_action, settings, stroll, walked

MOST_MOVES = 50_000  # in a match; far more than any real one has
EFFORT = 15 if engine() == "compiled" else 1  # an interpreted game is checked at fewer positions
SECRETS = 100 * EFFORT  # positions, over all settings of a game
MOVERS = 2  # seats whose moves are tried in every position
MOST_POSITIONS = 150 * EFFORT  # for one check, shared among the settings
LONGEST_LOG = 30 * EFFORT  # moves
HASH_SEEDS = ("0", "1", "4242")

Moves = list[tuple[int, Action]]
Problems = Iterator[str]
Check = Callable[[Game], Problems]


def games_end(game: Game) -> Problems:
    """Games end within a bound, with a score for every player and nobody to act."""
    for setting in settings(game):
        match = walked(game, setting, "end", MOST_MOVES)
        if not match.is_over():
            yield f"{setting}: not over after {MOST_MOVES} moves"
        if len(game.rules.scores(match.state)) != setting.seats:
            yield f"{setting}: {len(game.rules.scores(match.state))} scores for {setting.seats} players"
        for seat in everybody(match):
            if game.rules.legal_actions(match.state, seat):
                yield f"{setting}: seat {seat} has legal actions after the end"


def legal_if_and_only_if_to_act(game: Game) -> Problems:
    """A seat has legal actions, each once, if and only if it is to act; spectators have none."""
    for where, match in positions(game, "legal", 200):
        seats = game.rules.to_act(match.state)
        if list(seats) != sorted(set(seats)):
            yield f"{where}: to_act {seats} is not in order"
        for seat in [SPECTATOR, *everybody(match)]:
            legal = game.rules.legal_actions(match.state, seat)
            if bool(legal) != (seat in seats):
                yield f"{where}: seat {seat} has {len(legal)} legal actions, to act are {seats}"
            if len(set(legal)) != len(legal):
                yield f"{where}: seat {seat} is offered an action twice"


def nothing_is_lost(game: Game) -> Problems:
    """Money, cards and pieces are conserved at every step: the game's own audit finds nothing wrong."""
    for where, match in positions(game, "audit", 400):
        for problem in game.audit(match.state):
            yield f"{where}: {problem}"


def clones_are_independent(game: Game) -> Problems:
    """A clone never changes, whatever happens to the original."""
    for setting, steps in strolls(game, "clone", 60):
        kept: list[tuple[State, str, Moves]] = []
        for match, _ in steps:
            copy = match.state.clone()
            if copy != match.state:
                yield f"{setting}: a clone differs from its state"
            kept.append((copy, _bytes(copy), _some_move(match)))
        for number, (copy, before, moves) in enumerate(kept):
            if _bytes(copy) == before:
                _play_in_place(game, copy.clone(), moves)
            if _bytes(copy) != before:
                yield f"{setting}: the copy kept at move {number} has changed"


def save_and_load(game: Game) -> Problems:
    """A saved state loads as an equal one and plays on alike; data that is no state is refused with a clear error."""
    for where, match in positions(game, "save", 30):
        saved = save(match.state)
        loaded = game.rules.load(json.loads(json.dumps(saved)))
        if loaded != match.state or _bytes(loaded) != _bytes(match.state):
            yield f"{where}: the state that was loaded differs from the one saved"
        moves = _some_move(match)
        if _play_in_place(game, loaded, moves) != _play_in_place(game, match.state.clone(), moves):
            yield f"{where}: the state that was loaded plays on otherwise"
    for name in saved:
        without = {key: part for key, part in saved.items() if key != name}
        for broken in ({**saved, name: object()}, *([] if name in game.added else [without])):
            try:
                game.rules.load(broken)
                yield f"a state with a broken field {name!r} was loaded"
            except WrongData:
                pass


def logs_replay(game: Game) -> Problems:
    """The log replays to an equal state, from the draws alone and from the seed; a log with other luck does not."""
    for setting in settings(game):
        match = walked(game, setting, "replay", LONGEST_LOG)
        data = json.loads(json.dumps(match.to_data()))
        for seed in (None, "replay"):
            try:
                if replay(game, read_log(data, seed)).fingerprint() != match.fingerprint():
                    yield f"{setting}: the log replays to another state"
            except WrongLog as error:
                yield f"{setting}: the log does not replay: {error}"
        try:
            replay(game, read_log(data, "another seed"))
            yield f"{setting}: the log replays from a seed that is not its own"
        except WrongLog:
            pass


def catalogue_covers(game: Game) -> Problems:
    """Every legal action is in the numbering, has a declared verb, and can be read from its text and its number."""
    for where, match in positions(game, "numbering", 120):
        numbering = match.numbering
        for seat in match.to_act():
            for action in match.legal[seat]:
                if numbering.actions[numbering.number(action)] != action:
                    yield f"{where}: {action} is not the action of its number"
                declared = game.verbs[action.verb]
                if len(declared) != len(action.args):
                    yield f"{where}: {action} has {len(action.args)} numbers, its verb declares {declared}"
            timed = random_action(match, seat, SeededChance(where))
            if str(numbering.parse(str(timed))) != str(timed):
                yield f"{where}: {timed} does not read back from its text"


def wrong_moves_are_refused(game: Game) -> Problems:
    """An illegal action, or a text that is not an action, is refused with a clear error and changes nothing."""
    for where, match in positions(game, "wrong", 12):
        before = _bytes(match.state)
        for seat in [*everybody(match), SPECTATOR, match.seats + 7]:
            legal = match.legal.get(seat, [])
            for action in _some_actions(match, 40):
                if action not in legal and not _refusal(game, match.state, seat, action):
                    yield f"{where}: seat {seat} was allowed {action}"
        for text in ("", "nonsense", "nonsense 1", "1", *[f"{verb} 999999 -1 x" for verb in game.verbs]):
            try:
                yield f"{where}: {match.parse(text)} was read from {text!r}"
            except MalformedMessage:
                pass
        if _bytes(match.state) != before:
            yield f"{where}: a refused action changed the state"


def wrong_tables_are_refused(game: Game) -> Problems:
    """A wrong number of players, an unknown option and a wrong value get a clear error."""
    for seats in (game.seats[0] - 1, game.most_seats() + 1, -3):
        try:
            game.settle(seats, {})
            yield f"{seats} players were accepted"
        except WrongSeats:
            pass
    wrong: list[dict[str, object]] = [{"no_such_option": 1}]
    wrong += [
        {option.name: value} for option in game.options for value in (None, "no such value", 10**9, -(10**9), 0.5)
    ]
    for given in wrong:
        try:
            game.settle(game.seats[0], given)
            yield f"the options {given} were accepted"
        except WrongOption:
            pass


def events_are_declared(game: Game) -> Problems:
    """Every event is of a declared kind, with the facts it declares, and known only to seats of the table."""
    for _, steps in strolls(game, "events", 150):
        for match, move in steps:
            for event in move.events if move else []:
                yield from _examine_event(game, match, event)


def judgement_is_legal(game: Game) -> Problems:
    """The heuristic rates every legal action, and what a table plays for an absent player is legal."""
    for where, match in positions(game, "judge", 80):
        for seat in match.to_act():
            if seat == match.seats:  # the clock's seat
                continue
            legal, view = match.legal[seat], match.view(seat)
            seconds, action = game.patience(view, legal)
            if action not in legal or seconds <= 0:
                yield f"{where}: after {seconds} seconds the table would play {action} for seat {seat}"
            if not all(isinstance(game.rate(view, each), int) for each in legal):
                yield f"{where}: a rating is no whole number"


def public_facts_are_for_all(game: Game) -> Problems:
    """What a game declares as public looks the same to every seat and to spectators."""
    for where, match in positions(game, "public", 30):
        views = [game.rules.view(match.state, seat) for seat in [SPECTATOR, *everybody(match)]]
        if len({_public_class(part) for part in (match.state, *views)}) != 1:
            yield f"{where}: state and views declare their public facts in different classes"
        for field in fields(_public_class(match.state)):
            seen = [getattr(view, field.name) for view in views]
            if seen != seen[:1] * len(seen):
                yield f"{where}: {field.name!r} is declared as public, but does not look the same to all"


def secrets_are_kept(game: Game) -> Problems:
    """When something changes that a seat cannot know, everything this seat receives stays the same, byte for byte."""
    luck = SeededChance("secrets luck")
    for where, match in positions(game, "secrets", max(5, SECRETS // len(settings(game)))):
        for seat in [*everybody(match), SPECTATOR]:
            other = game.rules.imagine(game.rules.view(match.state, seat), luck)
            yield from (f"{where}, seat {seat}: {problem}" for problem in _differences(match, other, seat, luck))


def imagination_is_sound(game: Game) -> Problems:
    """Imagined states look the same to their seat, pass the audit, and vary where an event has kept a secret."""
    luck = SeededChance("imagine luck")
    for setting, steps in strolls(game, "imagine", 30):
        varied, is_open = False, True
        for match, move in steps:
            is_open = is_open and not any(event.hidden for event in (move.events if move else []))
            for seat in everybody(match):
                view = game.rules.view(match.state, seat)
                other = game.rules.imagine(view, luck)
                if _bytes(game.rules.view(other, seat)) != _bytes(view):
                    yield f"{setting}: an imagined state looks different to seat {seat}"
                yield from (f"{setting}: imagined by seat {seat}: {problem}" for problem in game.audit(other))
                varied = varied or other != match.state
        if not varied and not is_open:
            yield f"{setting}: whatever is imagined, it is the true state"


def hashing_changes_nothing(game: Game) -> Problems:
    """A match is the same whatever PYTHONHASHSEED is."""
    code = f"from saloon.lab.conformance import digest; print(digest({game.name!r}))"
    digests = [_run({"PYTHONHASHSEED": seed}, code) for seed in HASH_SEEDS]
    if len(set(digests)) != 1:
        yield f"the match depends on PYTHONHASHSEED: {digests}"


CHECKS: tuple[Check, ...] = (
    games_end,
    legal_if_and_only_if_to_act,
    nothing_is_lost,
    clones_are_independent,
    save_and_load,
    logs_replay,
    catalogue_covers,
    wrong_moves_are_refused,
    wrong_tables_are_refused,
    events_are_declared,
    judgement_is_legal,
    public_facts_are_for_all,
    secrets_are_kept,
    imagination_is_sound,
    hashing_changes_nothing,
)


def check(game: Game, report: Callable[[str], None]) -> list[str]:
    """Run all checks on a game; list the problems found."""
    problems: list[str] = []
    for each in CHECKS:
        report((each.__doc__ or each.__name__).partition("\n")[0])
        try:
            problems += [f"{each.__name__}: {problem}" for problem in each(game)]
        except Exception as error:  # an unfinished game may fail in any way; the other checks go on
            problems.append(f"{each.__name__}: {type(error).__name__}: {error}")
    return problems


def strolls(game: Game, seed: str, moves: int) -> Iterator[tuple[Setting, Iterator[Step]]]:
    """Walk through every setting; they share the positions of a check, because some games have many options."""
    chosen = settings(game)
    share = min(moves, max(5, MOST_POSITIONS // len(chosen)))
    for setting in chosen:
        yield setting, stroll(game, setting, seed, share)


def positions(game: Game, seed: str, moves: int) -> Iterator[tuple[str, Match]]:
    """Yield each position of all walks, with words that say where it is."""
    for setting, steps in strolls(game, seed, moves):
        for match, _ in steps:
            yield f"{setting}, seed {seed!r}, move {len(match.moves)}", match


def digest(name: str) -> str:
    """Play a random match of a game and return its fingerprint."""
    game = catalog.game(name)
    return walked(game, Setting(game.seats[0], {}), "digest", 500).fingerprint()


def _differences(match: Match, other: State, seat: int, luck: SeededChance) -> Problems:
    """Compare two worlds that differ only in what a seat cannot know, as they are and after a move of any seat."""
    rules = match.game.rules
    if _bytes(rules.view(other, seat)) != _bytes(rules.view(match.state, seat)):
        yield "the view tells what the seat cannot know"
    if _bytes(rules.view(other, SPECTATOR)) != _bytes(rules.view(match.state, SPECTATOR)):
        yield "the spectators' view tells what no spectator can know"
    if rules.to_act(other) != match.to_act():
        yield "who is to act tells what the seat cannot know"
    if seat != SPECTATOR and _offers(match, match.state, seat) != _offers(match, other, seat):
        yield "the legal actions or their refusals tell what the seat cannot know"
    for mover in _some(match.to_act(), luck):
        action = random_action(match, mover, luck)
        if action in rules.legal_actions(other, mover):
            yield from _differences_after(match, other, seat, mover, action)


def _some(seats: tuple[int, ...], luck: SeededChance) -> list[int]:
    """Pick a few seats at random: in a game with a clock all of them may act all the time."""
    left = list(seats)
    return [luck.take(left) for _ in range(min(MOVERS, len(left)))]


def _differences_after(match: Match, other: State, seat: int, mover: int, action: Action) -> Problems:
    """Make the same move with the same draws in both worlds; they must look the same until something is revealed."""
    rules = match.game.rules
    state, imagined = match.state.clone(), other.clone()
    chance = match.chance.clone()
    events = rules.apply(state, mover, action, chance)
    try:
        others = rules.apply(imagined, mover, action, ScriptedChance(chance.draws))
    except WrongLog:
        return  # the draws do not fit the other world
    told, is_revealed = _told(events, seat)
    others_told, _ = _told(others, seat)
    if told != others_told:
        yield f"{action} by seat {mover} tells what the seat cannot know: {told} or {others_told}"
    elif not is_revealed and _bytes(rules.view(state, seat)) != _bytes(rules.view(imagined, seat)):
        yield f"after {action} by seat {mover}, which revealed nothing, the view tells what the seat cannot know"


def _told(events: list[Event], seat: int) -> tuple[list[str], bool]:
    """List what a seat is told until something hidden is revealed, and tell whether something is."""
    told: list[str] = []
    for event in events:
        if event.reveals_to(seat):
            return told, True
        told.append(f"{event.kind.name} {json.dumps(event.facts_for(seat))}")
    return told, False


def _offers(match: Match, state: State, seat: int) -> list[str]:
    """List the legal actions of a seat, its time bounds and some of the refusals it would get."""
    legal = match.game.rules.legal_actions(state, seat)
    refusals = [_refusal(match.game, state, seat, action) for action in _some_actions(match, 8) if action not in legal]
    return [*[action.text for action in legal], str(match.game.rules.time_bounds(state, seat)), *refusals]


def _some_actions(match: Match, count: int) -> list[Action]:
    """Pick about so many actions of the numbering, different ones at each move."""
    step = max(1, len(match.numbering) // count)
    return match.numbering.actions[len(match.moves) % step :: step]


def _refusal(game: Game, state: State, seat: int, action: Action) -> str:
    """Return the words with which an action is refused, "" if it is legal."""
    try:
        legal = game.rules.legal_actions(state, seat) if seat in game.rules.to_act(state) else []
        check_legal(game, state, seat, action, legal)
    except IllegalAction as error:
        return str(error)
    return ""


def _examine_event(game: Game, match: Match, event: Event) -> Problems:
    kind = event.kind
    if kind not in game.events:
        yield f"the event {kind.name} is not declared"
    if len(event.values) != len(kind.facts) or len(event.hidden) not in (0, len(kind.secret)):
        yield f"{event} has not the facts {kind.facts} and {kind.secret}"
    if not all(seat in everybody(match) for seat in event.knowers):
        yield f"{event} is known to somebody who is not there"


def _some_move(match: Match) -> Moves:
    """Choose a random move of the first seat to act; none if the match is over."""
    return [(seat, random_action(match, seat, SeededChance("in place"))) for seat in match.to_act()[:1]]


def _play_in_place(game: Game, state: State, moves: Moves) -> list[str]:
    """Make moves on a state that belongs to no match; list what every seat was told."""
    chance = SeededChance("in place luck")
    return [repr(event) for seat, action in moves for event in game.rules.apply(state, seat, action, chance)]


def _public_class(part: State | View) -> type[Public]:
    """Find the class in which a game declares what everybody sees."""
    found = [each for each in type(part).__mro__ if Public in each.__bases__]
    assert found, f"{type(part).__name__} inherits no class of public facts"
    return found[0]


def _bytes(part: State | View) -> str:
    return json.dumps(save(part))


def _run(environment: dict[str, str], code: str) -> str:
    command = [sys.executable, "-c", code]
    return subprocess.run(
        command, env={**os.environ, **environment}, capture_output=True, text=True, check=True
    ).stdout.strip()
