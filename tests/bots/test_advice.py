"""Advice: what a search found out, told to a player."""

import pytest

from saloon import catalog
from saloon.bots.advice import Advice, advise, decisive
from saloon.bots.search.thought import Candidate, Thought
from saloon.bots.thinking import Budget, ponder
from saloon.core.action import Action
from saloon.core.chance import SeededChance
from saloon.core.game import Game
from saloon.lab.walk import settings, walk
from saloon.texts import LANGUAGES, Texts

THINKERS = [name for name in catalog.names() if catalog.game(name).realtime is None]
EXPLAINED = [name for name in THINKERS if catalog.game(name).foresight.explain is not None]
every_thinker = pytest.mark.parametrize("game", [catalog.game(name) for name in THINKERS], ids=THINKERS)
every_explained_game = pytest.mark.parametrize("game", [catalog.game(name) for name in EXPLAINED], ids=EXPLAINED)
ABILENE = catalog.game("abilene")


def a_thought(*rows: tuple[str, list[int]]) -> Thought:
    return Thought([Candidate(Action(text), 0, values) for text, values in rows], 100)


def words(game: Game, key: str, action: Action, names: list[str], seat: int) -> bool:
    return all([Texts(lang, game).reason(key, action, names, seat) for lang in LANGUAGES])


def advice_of(thought: Thought) -> Advice:
    match = next(walk(ABILENE, settings(ABILENE)[0], 1, 1))[0]
    return advise(ABILENE, match.view(match.to_act()[0]), thought)


def test_the_shares_are_the_worlds_in_which_nothing_did_better() -> None:
    advice = advice_of(a_thought(("join", [9] * 14 + [1] * 6), ("sit_out", [5] * 20)))

    assert [(each.action, each.best_in) for each in advice.choices] == [("join", 7), ("sit_out", 3)]
    assert (advice.worlds, advice.equals, advice.against) == (10, 1, "sit_out")


def test_equals_share_a_world() -> None:
    advice = advice_of(a_thought(("join", [5] * 10), ("sit_out", [5] * 10)))

    assert [each.best_in for each in advice.choices] == [5, 5]


def test_few_worlds_are_not_called_ten() -> None:
    advice = advice_of(a_thought(("join", [9, 9, 1]), ("sit_out", [5, 5, 5])))

    assert (advice.worlds, [each.best_in for each in advice.choices]) == (3, [2, 1])


def test_what_differs_by_less_than_the_error_is_as_good() -> None:
    advice = advice_of(a_thought(("join", [900, 100] * 8), ("sit_out", [100, 890] * 8)))

    assert (advice.equals, advice.against, advice.reasons) == (2, "", [])


def test_one_choice_has_no_shares_and_no_reasons() -> None:
    advice = advice_of(a_thought(("join", [])))

    assert (advice.worlds, advice.equals, advice.against, advice.reasons) == (0, 1, "", [])


def test_a_mixed_choice_is_told_by_its_weights() -> None:
    thought = a_thought(("join", [5] * 9), ("sit_out", [9] * 9))
    thought.candidates[0].weight, thought.candidates[1].weight = 60, 40

    advice = advice_of(thought)

    assert advice.is_mixed
    assert [each.best_in for each in advice.choices] == [6, 4]


@every_explained_game
def test_the_parts_of_every_rating_add_up_to_it_and_have_words(game: Game) -> None:
    explain = game.foresight.explain
    assert explain is not None
    names = [f"Player {seat}" for seat in range(game.most_seats())]
    for seed, setting in enumerate(settings(game)[:8]):
        for match, _ in walk(game, setting, seed, 50):
            for seat, actions in match.legal.items():
                view = match.view(seat)
                for action in actions:
                    parts = explain(view, action)
                    assert sum([points for _, points in parts]) == game.rate(view, action), action
                    if seed < 2:
                        assert all(words(game, key, action, names, seat) for key, _ in parts)


@every_thinker
def test_advice_names_legal_actions_and_at_most_two_reasons_that_speak_for_the_best(game: Game) -> None:
    match = next(walk(game, settings(game)[0], 7, 1))[0]
    seat = match.to_act()[0]
    view, legal = match.view(seat), match.legal[seat]
    search = ponder(game, view, legal, 24, 4, SeededChance(1), Budget())

    advice = advise(game, view, search.thought())

    assert {each.action for each in advice.choices} <= {action.text for action in legal}
    assert len(advice.reasons) <= 2
    assert all([points > 0 for _, points in advice.reasons])


def test_reasons_are_the_largest_leads_first() -> None:
    match = next(walk(ABILENE, settings(ABILENE)[0], 1, 1))[0]
    game = ABILENE
    view = match.view(match.to_act()[0])
    parts = {"a": [("why-pot", 5), ("why-price", -3)], "b": [("why-pot", 1), ("why-price", -9), ("why-herds", 2)]}
    kept, game.foresight.explain = game.foresight.explain, lambda _, action: parts[action.verb]
    try:
        assert decisive(game, view, Action("a"), Action("b")) == [("why-price", 6), ("why-pot", 4)]
    finally:
        game.foresight.explain = kept
