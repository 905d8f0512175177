"""The final duel: bullets in the hand, everybody points, the larger bullet of two who face each other is wounded."""

from saloon.core.chance import Chance
from saloon.core.event import Event
from saloon.games.fastwest import events as told
from saloon.games.fastwest.cards import SHOTS
from saloon.games.fastwest.deal import end_game
from saloon.games.fastwest.resolve import holds_nothing, left_over
from saloon.games.fastwest.state import DUEL_POINT, NOBODY, OVER, FastwestState
from saloon.games.fastwest.table import clear_inputs, free_hands


def close_grab(state: FastwestState, events: list[Event]) -> None:
    """Hand out what was left over and ask everybody to point."""
    for seat, number in zip(holds_nothing(state), left_over(state), strict=True):
        state.holders[number - 1] = seat
    state.bullets = [state.holders.index(seat) + 1 for seat in range(len(state.tokens))]
    for seat, bullet in enumerate(state.bullets):
        events.append(Event(told.ARMED, (seat,), (bullet,), (seat,)))
    state.phase = DUEL_POINT
    state.targets = [NOBODY] * len(state.tokens)
    free_hands(state)
    clear_inputs(state)


def point(state: FastwestState, seat: int, target: int, chance: Chance, events: list[Event]) -> None:
    """Choose an opponent for good; once all have chosen, shoot."""
    state.targets[seat] = target
    if state.options.open_pointing:
        events.append(Event(told.POINTED_OPENLY, (seat, target)))
    else:
        events.append(Event(told.POINTED, (seat,), (target,), (seat,)))
    if NOBODY not in state.targets:
        shoot(state, chance, events)


def shoot(state: FastwestState, chance: Chance, events: list[Event]) -> None:
    """Resolve the duel; who has not pointed does not shoot."""
    _uncover(state, events)
    shooters = [seat for seat in by_bullet(state) if state.targets[seat] != NOBODY]
    standing: list[int] = []
    for seat in shooters:
        if is_wounded(state, seat):
            events.append(Event(told.WOUNDED, (seat, state.targets[seat])))
        else:
            standing.append(seat)
    for place, seat in enumerate(standing):
        tokens = SHOTS[place] if place < len(SHOTS) else 1
        target = state.targets[seat]
        state.tokens[target] += tokens
        events.append(Event(told.SHOT, (seat, target, tokens, state.tokens[target])))
    _crown(state, chance, events)


def is_wounded(state: FastwestState, seat: int) -> bool:
    """Tell whether a player faces somebody with a smaller bullet."""
    target = state.targets[seat]
    return target != NOBODY and state.targets[target] == seat and state.bullets[target] < state.bullets[seat]


def by_bullet(state: FastwestState) -> list[int]:
    """Order the players by their bullets, smallest first."""
    return [state.bullets.index(number) for number in range(1, len(state.bullets) + 1)]


def _uncover(state: FastwestState, events: list[Event]) -> None:
    state.last_duel = state.bullets[:]
    for seat in by_bullet(state):
        events.append(Event(told.UNCOVERED, (seat, state.bullets[seat])))
        if state.targets[seat] != NOBODY:
            events.append(Event(told.AIMED, (seat, state.targets[seat])))


def _crown(state: FastwestState, chance: Chance, events: list[Event]) -> None:
    fewest = min(state.tokens)
    tied = [seat for seat in by_bullet(state) if state.tokens[seat] == fewest]
    winner = tied[0]
    state.wins[winner] += 1
    events.append(Event(told.WON, (winner, fewest, state.bullets[winner])))
    if not end_game(state, chance, events):
        state.phase = OVER
        if state.options.games_per_match > 1:
            champion = match_order(state)[0]
            events.append(Event(told.MATCH_WON, (champion, state.wins[champion])))


def match_order(state: FastwestState) -> list[int]:
    """Order the players: games won, then fewest tokens over all games, then the smaller bullet in the last duel."""
    ordered: list[int] = []
    for seat in by_bullet(state):
        place = len(ordered)
        while place > 0 and _is_ahead(state, seat, ordered[place - 1]):
            place -= 1
        ordered.insert(place, seat)
    return ordered


def _is_ahead(state: FastwestState, seat: int, other: int) -> bool:
    if state.wins[seat] != state.wins[other]:
        return state.wins[seat] > state.wins[other]
    return state.totals[seat] + state.tokens[seat] < state.totals[other] + state.tokens[other]
