"""Games with a clock, played by bots: the earliest acts, the clock acts when it is due."""

from dataclasses import replace

import pytest
from toys import LIMIT, SHOOT, draw_game

from saloon.bots.random import RandomBot
from saloon.core.action import Action
from saloon.core.bot import NEVER, Bot
from saloon.core.chance import Chance, SeededChance
from saloon.core.game import Game
from saloon.core.match import begin
from saloon.core.rules import View
from saloon.lab.clock_driver import play_against_clock


class Gunman(Bot):
    """Shoots at times set before."""

    def __init__(self, *times: int) -> None:
        self.is_timed = True
        self.times = list(times)
        self.asked: list[int] = []

    def when(self, view: View, previous: int, chance: Chance) -> int:
        self.asked.append(previous)
        return self.times.pop(0) if self.times else NEVER

    def choose(self, view: View | None, actions: list[Action], chance: Chance) -> Action:
        return actions[0]


def shoot_out(game: Game, *bots: Bot) -> list[str]:
    moves: list[str] = []
    lucks: list[Chance] = [SeededChance(seat) for seat in range(len(bots))]
    play_against_clock(
        game,
        len(bots),
        {},
        list(bots),
        SeededChance(1),
        lucks,
        lambda seat, action, _: moves.append(f"{seat} {action}"),
    )
    return moves


def test_players_act_in_the_order_of_their_times_and_the_clock_last() -> None:
    moves = shoot_out(draw_game(), Gunman(700), Gunman(300), Gunman(500))

    assert moves == ["1 shoot 300", "2 shoot 500", "0 shoot 700", "3 close"]


def test_of_equal_times_the_lowest_seat_comes_first() -> None:
    assert shoot_out(draw_game(), Gunman(300), Gunman(300)) == ["0 shoot 300", "1 shoot 300", "2 close"]


def test_who_has_no_time_or_one_beyond_the_bounds_does_not_act() -> None:
    assert shoot_out(draw_game(), Gunman(), Gunman(LIMIT + 1)) == ["2 close"]


def test_the_clock_acts_when_it_is_due_whoever_would_act_later() -> None:
    game = draw_game()
    game.realtime = replace(game.realtime, due=lambda state: 400)

    assert shoot_out(game, Gunman(400), Gunman(401)) == ["0 shoot 400", "2 close"]


def test_after_its_action_a_player_is_asked_again_unless_it_may_act_no_more() -> None:
    bot = Gunman(300, 600)

    moves = shoot_out(draw_game(), bot, Gunman())

    assert bot.asked == [NEVER, 300]
    assert moves == ["0 shoot 300", "2 close"]


def test_who_acted_in_the_same_millisecond_looks_again() -> None:
    early, late = Gunman(300), Gunman(300)

    shoot_out(draw_game(), early, late)

    assert early.asked == [NEVER, 300, 300]
    assert late.asked == [NEVER, 300]


def test_a_player_who_names_no_time_acts_at_the_pace_of_the_game() -> None:
    moves = shoot_out(draw_game(), RandomBot(), RandomBot())

    assert [move.split()[1] for move in moves] == ["shoot", "shoot", "close"]
    assert all(200 <= int(move.split()[2]) < 300 for move in moves[:2])


def test_what_the_driver_plays_is_a_legal_match() -> None:
    game = draw_game()
    match = begin(game, 3, {}, 1)

    for move in shoot_out(game, RandomBot(), Gunman(500), RandomBot()):
        seat, _, text = move.partition(" ")
        match.play(int(seat), match.parse(text))

    assert match.is_over()
    assert SHOOT in [record.action for record in match.moves]


def test_only_a_game_against_the_clock_is_driven(climb: Game) -> None:
    with pytest.raises(AssertionError, match="not played against the clock"):
        shoot_out(climb, Gunman(300), Gunman(300))
