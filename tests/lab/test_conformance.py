"""The examination finds what is wrong: each fault is planted in a sound game and must be named."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from toys import draw_game

from saloon import catalog
from saloon.core.action import Action
from saloon.core.chance import Chance, SeededChance
from saloon.core.event import Event, EventKind
from saloon.core.game import Game
from saloon.lab import conformance
from saloon.lab.conformance import CHECKS, Check, check
from saloon.lab.walk import Setting, settings, walked


def with_rules(climb: Game, **answers: Callable[..., object]) -> Game:
    """Give the game rules in which some answers are wrong."""
    faulty = type("Faulty", (type(climb.rules),), answers)
    return replace(climb, rules=faulty(), _numberings={})


def test_a_sound_game_has_no_problems(climb: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "CHECKS", CHECKS[:-1])
    said: list[str] = []

    assert check(climb, said.append) == []
    assert len(said) == len(CHECKS) - 1


@pytest.mark.parametrize("each", CHECKS[:-1], ids=lambda each: each.__name__)
def test_a_game_with_a_clock_has_no_problems(each: Check) -> None:
    assert list(each(draw_game())) == []


def test_a_game_that_does_not_end(climb: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "MOST_MOVES", 5)

    assert any("not over after 5 moves" in problem for problem in conformance.games_end(climb))


def test_legal_actions_for_a_seat_that_is_not_to_act(climb: Game) -> None:
    def legal_actions(self: object, state: object, seat: int) -> list[Action]:
        return [Action("pass")]

    problems = list(conformance.legal_if_and_only_if_to_act(with_rules(climb, legal_actions=legal_actions)))

    assert any("seat 1 has 1 legal actions, to act are (0,)" in problem for problem in problems)


def test_a_card_that_vanishes(climb: Game) -> None:
    def apply(self: object, state: object, seat: int, action: Action, chance: Chance) -> list[Event]:
        events = type(climb.rules).apply(climb.rules, state, seat, action, chance)
        state.pile.clear()  # type: ignore[attr-defined]
        return events

    problems = list(conformance.nothing_is_lost(with_rules(climb, apply=apply)))

    assert any("there are 39 cards, not the 40" in problem for problem in problems)


def test_clones_that_share_a_hand(climb: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    state = type(climb.rules.setup(2, {}, SeededChance(0)))
    clone = state.clone

    def shallow(self: object) -> object:
        copy = clone(self)
        copy.hands = self.hands  # type: ignore[attr-defined]
        return copy

    monkeypatch.setattr(state, "clone", shallow)

    assert any("has changed" in problem for problem in conformance.clones_are_independent(climb))


def test_a_state_that_loads_another_way(climb: Game) -> None:
    def load(self: object, data: object) -> object:
        state = climb.rules.load(data)
        state.top += 1
        return state

    problems = list(conformance.save_and_load(with_rules(climb, load=load)))

    assert any("differs from the one saved" in problem for problem in problems)


def test_luck_that_is_not_asked_of_chance(climb: Game) -> None:
    own = SeededChance("own luck")

    def apply(self: object, state: object, seat: int, action: Action, chance: Chance) -> list[Event]:
        return climb.rules.apply(state, seat, action, own)

    problems = list(conformance.logs_replay(with_rules(climb, apply=apply)))

    assert any("the log does not replay" in problem for problem in problems)


def test_an_action_that_is_missing_in_the_catalogue_is_named_and_the_other_checks_go_on(
    climb: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conformance, "CHECKS", (conformance.catalogue_covers, conformance.nothing_is_lost))
    game = replace(climb, actions=lambda seats, options: [Action("pass")], audit=lambda state: ["lost"], _numberings={})

    problems = check(game, lambda line: None)

    assert problems[0].startswith("catalogue_covers: KeyError: 'play")
    assert problems[-1].startswith("nothing_is_lost: 6 players, seed 'audit'")


def test_a_view_that_tells_a_secret(climb: Game) -> None:
    def view(self: object, state: object, seat: int) -> object:
        seen = climb.rules.view(state, seat)
        seen.passes = sum(state.deck)  # type: ignore[attr-defined]
        return seen

    problems = list(conformance.secrets_are_kept(with_rules(climb, view=view)))

    assert any("the view tells what the seat cannot know" in problem for problem in problems)


def test_a_public_fact_that_one_seat_sees_another_way(climb: Game) -> None:
    def view(self: object, state: object, seat: int) -> object:
        seen = climb.rules.view(state, seat)
        seen.top += seat
        return seen

    problems = list(conformance.public_facts_are_for_all(with_rules(climb, view=view)))

    assert any("'top' is declared as public, but does not look the same to all" in problem for problem in problems)


def test_an_event_that_tells_a_secret(climb: Game) -> None:
    blabbed = EventKind("blabbed", ("cards",))

    def apply(self: object, state: object, seat: int, action: Action, chance: Chance) -> list[Event]:
        events = climb.rules.apply(state, seat, action, chance)
        return [*events, Event(blabbed, (sum(state.deck),))]  # type: ignore[attr-defined]

    problems = list(conformance.secrets_are_kept(with_rules(climb, apply=apply)))

    assert any("tells what the seat cannot know: " in problem for problem in problems)


def test_a_legal_list_that_tells_a_secret(climb: Game) -> None:
    def legal_actions(self: object, state: object, seat: int) -> list[Action]:
        legal = climb.rules.legal_actions(state, seat)
        return legal[:-1] if len(legal) > 1 and state.hands[1 - seat % 2][0] < 5 else legal  # type: ignore[attr-defined]

    problems = list(conformance.secrets_are_kept(with_rules(climb, legal_actions=legal_actions)))

    assert any("the legal actions or their refusals tell" in problem for problem in problems)


def test_imagination_that_copies_the_truth_or_loses_cards(climb: Game) -> None:
    def imagine(self: object, view: object, chance: Chance) -> object:
        state = climb.rules.imagine(view, chance)
        del state.deck[:1]
        return state

    problems = list(conformance.imagination_is_sound(with_rules(climb, imagine=imagine)))

    assert any("there are 39 cards" in problem for problem in problems)
    assert any("looks different" in problem for problem in problems)


def test_an_event_that_is_not_declared(climb: Game) -> None:
    problems = list(conformance.events_are_declared(replace(climb, events=())))

    assert any("the event passed is not declared" in problem for problem in problems)


def test_a_table_that_would_play_what_is_not_legal(climb: Game) -> None:
    game = replace(climb, patience=lambda view, actions: (30, Action("play", (40,))))

    assert any("after 30 seconds the table would play" in problem for problem in conformance.judgement_is_legal(game))


def test_every_option_is_varied_and_what_is_refused_is_left_out(climb: Game) -> None:
    abilene = settings(catalog.game("abilene"))

    assert {setting.seats for setting in settings(climb)} == {2, 3, 4, 5, 6}
    assert Setting(4, {"defence_timing": "interrupt"}) in abilene
    assert Setting(10, {"max_players": 10}) in abilene
    assert Setting(10, {}) not in abilene


def test_a_walk_with_the_same_seed_is_the_same(climb: Game) -> None:
    setting = Setting(3, {})

    assert walked(climb, setting, 1, 99).fingerprint() == walked(climb, setting, 1, 99).fingerprint()
    assert walked(climb, setting, 1, 99).fingerprint() != walked(climb, setting, 2, 99).fingerprint()
