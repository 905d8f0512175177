"""Levels and tempers: four of the one, three of the other, the same names everywhere."""

import pytest

from saloon import catalog
from saloon.bots.levels import COWBOY, LEVELS, UnknownLevel, make_bot
from saloon.bots.rating import Beginner, drawn
from saloon.bots.temper import BOLD, CAREFUL, EVEN, TEMPERS, Temper
from saloon.core.chance import SeededChance
from saloon.core.game import Game

every_turn_based_game = pytest.mark.parametrize(
    "name", [name for name in catalog.names() if catalog.game(name).realtime is None]
)


def decisions(game: Game, seats: int = 0, most: int = 80) -> list[tuple[object, list]]:
    """Return views and choices of a match between cowboys."""
    rules, seats = game.rules, seats or game.seats[0]
    bot, luck, chance = make_bot(game, COWBOY), SeededChance("minds"), SeededChance("levels")
    state = rules.setup(seats, game.settle(seats, {}), chance)
    found: list[tuple[object, list]] = []
    while len(found) < most and (acting := rules.to_act(state)):
        view, actions = rules.view(state, acting[0]), rules.legal_actions(state, acting[0])
        if len(actions) > 1:
            found.append((view, actions))
        rules.apply(state, acting[0], bot.choose(view, actions, luck), chance)
    return found


@pytest.mark.parametrize("name", catalog.names())
def test_every_game_has_the_same_four_levels_and_three_tempers(name: str) -> None:
    game = catalog.game(name)

    assert LEVELS == ["tenderfoot", "cowboy", "desperado", "legend"]
    assert TEMPERS == ["careful", "even", "bold"]
    for level in LEVELS:
        for temper in TEMPERS:
            make_bot(game, f"{level}:{temper}")


@pytest.mark.parametrize("name", ["greedy", "legend:angry", "", ":bold"])
def test_an_unknown_bot_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(UnknownLevel, match="tenderfoot, cowboy, desperado, legend"):
        make_bot(catalog.game("abilene"), name)


@every_turn_based_game
def test_a_beginner_never_plays_what_is_far_worse(name: str) -> None:
    game = catalog.game(name)
    bot = Beginner(game, Temper(game, EVEN))
    for view, actions in decisions(game):
        best = max(game.rate(view, action) for action in actions)
        chosen = bot.choose(view, actions, SeededChance("beginner"))

        assert best - game.rate(view, chosen) < 4 * bot._noticed


@every_turn_based_game
def test_a_cowboy_plays_what_is_rated_best(name: str) -> None:
    game = catalog.game(name)
    bot = make_bot(game, COWBOY)
    for view, actions in decisions(game):
        best = max(game.rate(view, action) for action in actions)

        assert game.rate(view, bot.choose(view, actions, SeededChance(2))) == best


@every_turn_based_game
def test_tempers_differ_only_between_what_is_nearly_as_good(name: str) -> None:
    game = catalog.game(name)
    careful, bold = (make_bot(game, f"{COWBOY}:{temper}") for temper in (CAREFUL, BOLD))
    differences = 0
    for view, actions in decisions(game, 4, 200):
        chosen = [bot.choose(view, actions, SeededChance(3)) for bot in (careful, bold)]
        best = max(game.rate(view, action) for action in actions)
        differences += chosen[0] != chosen[1]
        for bot, action in zip((careful, bold), chosen, strict=True):
            assert best - game.rate(view, action) <= bot._noticed
    assert (differences > 0) == (game.foresight.daring is not None)  # a new game may know no bold actions yet


def test_a_draw_follows_the_weights() -> None:
    luck = SeededChance("draws")
    counts = [0, 0, 0]
    for _ in range(4000):
        counts[drawn([1, 0, 3], luck)] += 1

    assert counts[1] == 0
    assert 2800 < counts[2] < 3200
