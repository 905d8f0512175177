"""How a match that is over is told."""

import pytest

from saloon import catalog
from saloon.cli.telling import standings, tie_breaks
from saloon.cli.voice import Voice

MORE_FIRSTS = "With equal bills, more first places win."
BETTER_PLACE = "With equal bills and first places, the better place in the last race wins."


@pytest.mark.parametrize(
    ("scores", "told"),
    [
        ([(5, 1, -1), (3, 1, 0), (2, 0, -2)], []),
        ([(5, 2, -1), (5, 1, 0), (2, 0, -2)], [MORE_FIRSTS]),
        ([(5, 2, -1), (5, 2, 0), (2, 0, -2)], [BETTER_PLACE]),
        ([(5, 2, -1), (5, 1, 0), (2, 0, -2), (2, 0, -3)], [MORE_FIRSTS, BETTER_PLACE]),
        ([(2, 1, 0), (0, 0, -1), (2, 1, 0), (0, 0, -1)], []),  # partners share everything
    ],
)
def test_what_broke_a_tie_is_told(scores: list[tuple[int, ...]], told: list[str]) -> None:
    assert tie_breaks(Voice("en", catalog.game("farwest")), scores) == told


def test_what_breaks_a_tie_in_a_game_of_one_part_is_nothing() -> None:
    assert tie_breaks(Voice("en", catalog.game("abilene")), [(30,), (30,)]) == []


@pytest.mark.parametrize(
    ("name", "scores", "words"),
    [
        ("abilene", [(-5,), (7,), (-1,)], ("-5 chips", "7 chips")),
        ("western", [(-5,), (7,), (-1,)], ("-5", "7")),
        ("fastwest", [(-5, -1), (-7, -2), (0, 0)], (" 5 tokens", " 7 tokens", " 0 tokens")),
        ("fastwest", [(2, -5, -1), (1, -7, -2), (0, 0, 0)], ("2 games", "1 game", "0 games")),
    ],
)
def test_a_debt_has_its_sign_and_a_penalty_has_none(
    name: str, scores: list[tuple[int, ...]], words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    voice = Voice("en", catalog.game(name))

    voice.out.print(standings(voice, scores, ["Ada", "Bill", "Cora"]))

    said = capsys.readouterr().out
    assert [word for word in words if word not in said] == []
