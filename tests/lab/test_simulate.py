"""Games between bots: played out, counted, the same whatever the number of processes."""

from collections import Counter

import pytest
from toys import draw_game

from saloon import catalog
from saloon.bots.levels import UnknownLevel, make_bot, names, thinks_ahead
from saloon.bots.random import RandomBot
from saloon.bots.thinking import Budget
from saloon.core.action import Action
from saloon.core.chance import Chance, SeededChance
from saloon.core.errors import WrongSeats
from saloon.core.event import Event
from saloon.core.match import begin
from saloon.engine import engine
from saloon.lab.driver import play_out
from saloon.lab.simulate import Plan, Result, WrongEngine, fill, play_part, simulate
from saloon.lab.stats import WIN, double_places, wilson, win_parts
from saloon.lab.study import Notes, Study, conclude

A_TENTH = 100  # per mille of the rollouts of a level
ABILENE = catalog.game("abilene")
every_game = pytest.mark.parametrize("name", [name for name in catalog.names() if catalog.game(name).realtime is None])


def luck(seed: str, seats: int) -> list[Chance]:
    return [SeededChance(f"{seed}/{seat}") for seat in range(seats)]


def a_simulation(**changes: object) -> Result:
    options = ABILENE.settle(4, {"start_chips": 12})
    usual = {"game": ABILENE, "players": 4, "options": options, "bots": ["cowboy", "random"], "games": 12, "seed": 7}
    return simulate(**{**usual, **changes})  # type: ignore[arg-type]


def bots_to_try() -> list[tuple[str, str]]:
    """List every bot of every game; interpreted, those that think ahead would take minutes, and they play alike."""
    found = [(game, bot) for game in catalog.names() for bot in names()]
    return [each for each in found if engine() == "compiled" or not thinks_ahead(catalog.game(each[0]), each[1])]


def counted(result: Result) -> dict[str, object]:
    spent = ("seconds", "actions_per_second", "games_per_second", "jobs")
    return {name: value for name, value in result.to_data().items() if name not in spent}


@pytest.mark.parametrize(("name", "bot"), bots_to_try())
def test_bots_play_every_game_to_its_end(name: str, bot: str) -> None:
    game = catalog.game(name)
    seats = game.seats[0]
    bots = [make_bot(game, bot, Budget(A_TENTH))] * seats

    state, actions = play_out(game, seats, game.settle(seats, {}), bots, SeededChance(1), luck("1", seats))

    assert game.rules.to_act(state) == ()
    assert actions > 0


def test_a_driven_game_is_the_match_of_its_actions() -> None:
    moves: list[tuple[int, Action, list[Event]]] = []
    bots = [make_bot(ABILENE, "random")] * 3
    state, actions = play_out(
        ABILENE, 3, ABILENE.settle(3, {}), bots, SeededChance("x"), luck("x", 3), lambda *move: moves.append(move)
    )

    match = begin(ABILENE, 3, {}, "x")
    for seat, action, _ in moves:
        match.play(seat, action)

    assert match.state == state
    assert len(moves) == actions


def test_of_several_seats_to_act_the_lowest_is_asked_first() -> None:
    several = 0
    bots = [make_bot(ABILENE, "random")] * 6
    for seed in range(10):
        moves: list[tuple[int, Action]] = []
        options = ABILENE.settle(6, {})
        lucks = luck(str(seed), 6)
        play_out(ABILENE, 6, options, bots, SeededChance(seed), lucks, lambda *move, to=moves: to.append(move[:2]))

        match = begin(ABILENE, 6, {}, seed)
        for seat, action in moves:
            several += len(match.to_act()) > 1
            assert seat == min(match.to_act())
            match.play(seat, action)

    assert several > 0


def test_a_game_with_a_clock_is_simulated_too() -> None:
    result = simulate(draw_game(), 3, {}, ["random"], 20, 1)

    assert result.games == 20
    assert result.mean_actions == 4
    assert sum(result.seat_wins) == 20


def test_a_game_may_have_bots_of_its_own() -> None:
    game = draw_game()
    game.bots = {"legend": RandomBot}

    assert isinstance(make_bot(game, "legend"), RandomBot)
    assert not isinstance(make_bot(game, "desperado"), RandomBot)


def test_a_bot_has_a_temper() -> None:
    assert make_bot(ABILENE, "cowboy:bold") is not None
    with pytest.raises(UnknownLevel, match="cowboy:rude"):
        make_bot(ABILENE, "cowboy:rude")


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLevel, match="random, tenderfoot, cowboy"):
        make_bot(ABILENE, "ace")


def test_the_last_bot_fills_the_table() -> None:
    assert fill(["cowboy", "random"], 4) == ["cowboy", "random", "random", "random"]


def test_more_bots_than_seats_are_refused() -> None:
    with pytest.raises(WrongSeats, match="3 bots"):
        fill(["random"] * 3, 2)


def test_the_same_seed_gives_the_same_result_and_another_seed_another() -> None:
    assert counted(a_simulation()) == counted(a_simulation())
    assert counted(a_simulation(seed=8)) != counted(a_simulation())


def test_several_processes_give_the_same_result() -> None:
    assert counted(a_simulation(jobs=2)) == counted(a_simulation())


def test_every_game_is_won_once() -> None:
    result = a_simulation()

    assert sum(result.seat_wins) == pytest.approx(12)
    assert sum(bot.wins for bot in result.bot_results) == pytest.approx(12)


def test_progress_is_told_until_all_games_are_done() -> None:
    done: list[int] = []

    a_simulation(progress=done.append)

    assert sum(done) == 12


def test_everybody_moves_on_by_one_seat_so_that_no_bot_profits_from_its_seat() -> None:
    result = a_simulation(bots=["random"], games=4 * 30)

    assert [bot.name for bot in result.bot_results] == ["random"]
    assert result.bot_results[0].win_rate == pytest.approx(0.25)
    assert result.bot_results[0].mean_place == pytest.approx(2.5)


def test_a_study_counts_every_action_and_nothing_is_studied_unasked() -> None:
    result = a_simulation(study=True)

    assert result.study is not None
    assert sum(kind.per_game for kind in result.study.plays) == pytest.approx(result.mean_actions)
    assert result.study.median_actions <= result.study.ninth_decile_actions <= result.study.longest_actions
    assert {kind.name for kind in result.study.plays} <= {*ABILENE.verbs}
    assert {kind.name for kind in result.study.events} <= {kind.name for kind in ABILENE.events}
    assert a_simulation().study is None


def test_a_study_is_the_same_in_several_processes() -> None:
    assert a_simulation(study=True, jobs=2).study == a_simulation(study=True).study


def test_a_study_is_the_same_whatever_was_counted_first() -> None:
    plays = [Counter(gallop=1, sleep=1), Counter(sleep=1, gallop=1)]

    assert conclude(Study(plays=plays[0], events=plays[0])) == conclude(Study(plays=plays[1], events=plays[1]))


def test_what_winners_play_more_is_above_one() -> None:
    study, won, lost = Study(), Notes(), Notes()
    for seat, verb in [(0, "gallop"), (0, "gallop"), (1, "gallop"), (1, "sleep"), (2, "tick")]:
        won.take(seat, Action(verb), [])
    study.take(won, [WIN, 0])  # seat 2 is the clock
    study.take(lost, [WIN // 2, WIN // 2])

    found = {kind.name: kind for kind in conclude(study).plays}

    assert found["gallop"].per_game == pytest.approx(1.5)
    assert found["gallop"].winners == pytest.approx((2 / 2) / (3 / 5))
    assert found["sleep"].winners == found["tick"].winners == 0


def test_a_study_of_a_game_without_moves_says_nothing() -> None:
    found = conclude(Study())

    assert (found.median_actions, found.plays, found.events) == (0, [], [])


@pytest.mark.parametrize(("lengths", "median", "ninth"), [([7], 7, 7), ([1, 2], 1, 2), (list(range(1, 11)), 5, 9)])
def test_deciles_are_those_of_the_book(lengths: list[int], median: int, ninth: int) -> None:
    found = conclude(Study(lengths=Counter(lengths)))

    assert (found.median_actions, found.ninth_decile_actions, found.longest_actions) == (median, ninth, lengths[-1])


def test_the_result_says_which_engine_ran() -> None:
    assert a_simulation().engine == engine()


def test_a_worker_with_another_engine_plays_nothing_and_is_found_out() -> None:
    plan = Plan("abilene", 2, ABILENE.settle(2, {}), ["random"] * 2, "1", "another")

    part = play_part(plan, 0, 5)

    assert part.games == 0
    assert part.engine == engine()


def test_a_run_fails_when_a_worker_runs_another_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saloon.lab.simulate.engine", lambda: "another")

    with pytest.raises(WrongEngine, match="another"):
        a_simulation(jobs=2)


def test_a_shared_win_is_shared_exactly() -> None:
    assert win_parts([(3,), (5,), (5,), (5,)]) == [0, WIN // 3, WIN // 3, WIN // 3]
    assert sum(win_parts([(1, 0)] * 7)) == WIN


def test_those_who_tie_share_their_places() -> None:
    assert [place / 2 for place in double_places([(3,), (5,), (5,), (1,)])] == [3, 1.5, 1.5, 4]


def test_wilson_bounds_are_those_of_the_book() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)
