"""What the tests of several games share: how events are read, and what holds in a match played at random."""

from collections.abc import Callable

import pytest

from saloon.core.action import Action
from saloon.core.chance import SeededChance
from saloon.core.event import Event, Fact
from saloon.core.game import Game
from saloon.core.rules import SPECTATOR, View, save
from saloon.texts import LANGUAGES, Texts


@pytest.fixture(scope="session")
def facts() -> Callable[[list[Event], str], list[dict[str, Fact]]]:
    """Hand `facts_of` to a test."""
    return facts_of


def facts_of(events: list[Event], kind: str) -> list[dict[str, Fact]]:
    """List the public facts of all events of a kind."""
    return [dict(zip(event.kind.facts, event.values, strict=True)) for event in events if event.kind.name == kind]


class RandomMatch:
    """A match in which every seat plays at random."""

    def __init__(self, game: Game, players: int, given: dict[str, object], seed: int, steps: int = 0) -> None:
        self.game, self.rules, self.players = game, game.rules, players
        self.options = game.settle(players, given)
        self.chance = SeededChance(seed)
        self.luck = SeededChance(f"players of {seed}")
        self.state = game.rules.setup(players, self.options, self.chance)
        self.steps(steps)

    def is_over(self) -> bool:
        """Tell whether nobody is to act."""
        return not self.rules.to_act(self.state)

    def step(self) -> list[Event]:
        """Let one of those who are to act do something."""
        acting = self.rules.to_act(self.state)
        seat = acting[self.luck.below(len(acting))]
        actions = self.wanted(self.rules.legal_actions(self.state, seat))
        return self.rules.apply(self.state, seat, actions[self.luck.below(len(actions))], self.chance)

    def wanted(self, actions: list[Action]) -> list[Action]:
        """Choose from which actions luck takes one: all of them."""
        return actions

    def steps(self, count: int) -> None:
        """Play so many steps, or to the end."""
        for _ in range(count):
            if not self.is_over():
                self.step()


def check_conserved(match: RandomMatch) -> None:
    """Play to the end; nothing is lost at any step."""
    while not match.is_over():
        match.step()

        assert match.game.audit(match.state) == []


def check_choices(match: RandomMatch) -> None:
    """Play to the end; who is to act has something to do, of the numbering, and nobody else has."""
    game, rules = match.game, match.rules
    numbering = game.numbering(match.players, match.options)

    while not match.is_over():
        for seat in range(match.players):
            actions = rules.legal_actions(match.state, seat)
            assert bool(actions) == (seat in rules.to_act(match.state))
            assert all(numbering.actions[numbering.number(action)] is action for action in actions)
            assert len(set(actions)) == len(actions)
            assert not actions or game.patience(rules.view(match.state, seat), actions)[1] in actions
        match.step()


def check_saved(match: RandomMatch) -> None:
    """A saved table comes back the same."""
    loaded = match.rules.load(save(match.state))

    assert loaded == match.state
    assert save(loaded) == save(match.state)


def check_clone(match: RandomMatch, steps: int) -> None:
    """A clone goes its own way."""
    original = match.state
    before = save(original)
    match.state = original.clone()
    assert match.state == original

    match.steps(steps)

    assert save(original) == before


def check_imagined(match: RandomMatch, seed: int) -> None:
    """A table imagined by anybody is sound, and looks the same to that seat and to spectators."""
    rules = match.rules
    for seat in range(-1, match.players):
        view = rules.view(match.state, seat)
        imagined = rules.imagine(view, SeededChance(seed))

        assert match.game.audit(imagined) == []
        assert save(rules.view(imagined, seat)) == save(view)
        assert rules.view(imagined, SPECTATOR) == rules.view(match.state, SPECTATOR)
        assert rules.legal_actions(imagined, seat) == rules.legal_actions(match.state, seat)


Thing = tuple[str, int]  # a family of the game, and a number


def check_barriers(
    match: RandomMatch, things: Callable[[View], list[Thing]], played: Callable[[Action], list[Thing]]
) -> set[str]:
    """Check that who is to act is told why of every thing that no action plays, and of no other; return the reasons."""
    why_not, told = match.game.why_not, set()
    assert why_not is not None
    names = [f"Player {seat}" for seat in range(match.players)]
    for seat in [seat for seat in match.rules.to_act(match.state) if seat < match.players]:
        view, actions = match.rules.view(match.state, seat), match.rules.legal_actions(match.state, seat)
        playable = {thing for action in actions for thing in played(action)}
        for kind, number in things(view):
            why = why_not(view, actions, kind, number)
            assert (why is None) == ((kind, number) in playable), f"{kind} {number}: {why}, {actions}"
            if why is not None:
                told.add(why[0])
                assert all([Texts(lang, match.game).why_not(why, names, seat) for lang in LANGUAGES])
    return told
