"""How the game speaks and draws, in both languages."""

import re
from pathlib import Path

import pytest
from rich.console import Console

from saloon.core.chance import SeededChance
from saloon.core.event import Event
from saloon.core.rules import SPECTATOR
from saloon.games.farwest import GAME, RULES
from saloon.games.farwest import events as told
from saloon.games.farwest.actions import CHOOSE, GIVE, MOVE, MOVES_OF_CARD, NULL
from saloon.games.farwest.terminal import draw
from saloon.texts import Texts

ADA, BILL, CALAMITY, ROSA = range(4)
NAMES = ["Ada", "Bill", "Calamity", "Rosa"]
TEXTS = Path(__file__).parent.parent / "texts"
NBSP = "\u00a0"
GREEN_5, PINK_5 = 15, 35
BLUE_B, BLUE_G = 0, 1
HOME = (32, 0)


def say(lang: str, event: Event, reader: int) -> str:
    return Texts(lang, GAME).event(event, NAMES, reader).replace(NBSP, " ")


@pytest.mark.parametrize(
    ("event", "reader", "french", "english"),
    [
        (
            Event(told.MOVED, (CALAMITY, PINK_5, 6, 5, 26, 1)),
            ADA,
            "Calamity pose rose 5 : le cow-boy rose avance de 5 cases, sur la dynamite, case 26.",
            "Calamity lays pink 5: the pink cowboy moves 5 squares, onto the dynamite, square 26.",
        ),
        (
            Event(told.MOVED, (ADA, GREEN_5, 3, 1, 11, 0)),
            ADA,
            "Vous posez vert 5 : la cow-girl verte avance de 1 case, en terrain sûr, case 11.",
            "You lay green 5: the green cowgirl moves 1 square, to safe ground, square 11.",
        ),
        (
            Event(told.MOVED, (BILL, GREEN_5, 2, 3, 32, 3)),
            ADA,
            "Bill pose vert 5 : le cow-boy vert entre dans la mine.",
            "Bill lays green 5: the green cowboy enters the mine.",
        ),
        (
            Event(told.GAVE, (BILL, ADA), (PINK_5,), (BILL, ADA)),
            ADA,
            "Bill vous donne rose 5.",
            "Bill gives you pink 5.",
        ),
        (
            Event(told.GAVE, (BILL, ADA), (PINK_5,), (BILL, ADA)),
            ROSA,
            "Bill donne une carte à Ada.",
            "Bill gives a card to Ada.",
        ),
        (Event(told.PAID, (ADA, 3, 1)), ADA, "Place 3 : vous recevez 1 billet.", "Place 3: you get 1 bill."),
        (Event(told.PAID, (BILL, 1, 4)), ADA, "Place 1 : Bill reçoit 4 billets.", "Place 1: Bill gets 4 bills."),
        (
            Event(told.COUPLE_HOME, (ADA, 0)),
            ADA,
            "Votre couple bleu est à la mine.",
            "Your blue couple is at the mine.",
        ),
    ],
)
def test_an_event_is_told_to_its_reader(event: Event, reader: int, french: str, english: str) -> None:
    assert say("fr", event, reader) == french
    assert say("en", event, reader) == english


@pytest.mark.parametrize(
    ("action", "french", "english"),
    [
        (CHOOSE[2], "Prendre le couple orange", "Take the orange couple"),
        (MOVE[MOVES_OF_CARD * GREEN_5], "Poser vert 5 : le cow-boy", "Lay green 5: the cowboy"),
        (
            MOVE[MOVES_OF_CARD * GREEN_5 + 3],
            "Poser vert 5 : la cow-girl, seconde moitié",
            "Lay green 5: the cowgirl, second half",
        ),
        (NULL[PINK_5], "Poser rose 5 : coup nul", "Lay pink 5: no effect"),
        (GIVE[PINK_5], "Donner rose 5", "Give away pink 5"),
    ],
)
def test_an_action_is_said(action, french, english) -> None:
    assert Texts("fr", GAME).action(action, NAMES).replace(NBSP, " ") == french
    assert Texts("en", GAME).action(action, NAMES) == english


@pytest.mark.parametrize(("lang", "letters"), [("fr", "BVOR"), ("en", "BGOP")])
def test_each_colour_has_a_letter_and_a_shape_of_its_own(lang, letters) -> None:
    texts = Texts(lang, GAME)

    assert "".join(texts.family("colour", colour, "letter") for colour in range(4)) == letters
    assert len({texts.family("colour", colour, "sign") for colour in range(4)}) == 4
    assert len({texts.family("colour", colour, "shape") for colour in range(4)}) == 4


@pytest.mark.parametrize("name", ["fr.ftl", "rules.fr.md"])
def test_french_signs_stand_after_a_space_that_does_not_break(name: str) -> None:
    lines = (TEXTS / name).read_text(encoding="utf-8").splitlines()
    wrong = [
        line
        for line in lines
        if not line.startswith(("#", "|:", "|-")) and re.search(r"[^\u00a0|:-][:;!?](\s|$)", line)
    ]

    assert wrong == []


def drawn(state, seat: int, lang: str = "fr") -> str:
    """Draw a table without colours, 80 columns wide."""
    console = Console(width=80, no_color=True, force_terminal=False)
    names = NAMES[: len(state.bills)]
    with console.capture() as capture:
        console.print(draw(RULES.view(state, seat), Texts(lang, GAME), names))
    return capture.get().replace(NBSP, " ")


def test_the_drawing_shows_squares_and_pawns_by_letter_and_shape(a_table) -> None:
    state = a_table(hands={ADA: [6, 31]}, pawns={BLUE_B: (12, 1), BLUE_G: (12, 0), 2: (3, 0)})

    picture = drawn(state, ADA)

    assert "■b/■B" in picture
    assert "!/★" in picture
    assert "■B 12 → 24 !/★" in picture
    assert "■b 12 → 13 ·" in picture
    assert "✿R rose 1" in picture
    assert re.search(r"▼V vert +▼v +▼V", picture)
    assert "boule porte-bonheur" in picture


def test_the_drawing_shows_null_cards_and_who_is_home(a_table) -> None:
    state = a_table(hands={ADA: [6, 11]}, pawns={BLUE_B: HOME, BLUE_G: HOME, 2: HOME, 3: (31, 0)})

    picture = drawn(state, ADA)

    assert "bleu 6   coup nul" in picture
    assert "▼V à la mine   ▼v 31 → mine" in picture
    assert "boule porte-bonheur, à la mine" in picture


def test_the_drawing_shows_what_only_this_seat_knows(a_table) -> None:
    state = a_table(
        options={"partners": True, "seven_cards": True},
        hands={CALAMITY: [16]}, known=[(ADA, CALAMITY, 16)], dropped=[[36], [], [], []],
    )  # fmt: skip

    assert "Calamity holds from you: green 6" in drawn(state, ADA, "en")
    assert "You have dropped: pink 6" in drawn(state, ADA, "en")
    assert "team 1" in drawn(state, ADA, "en")
    assert "holds from you" not in drawn(state, BILL, "en")
    assert "You have dropped" not in drawn(state, SPECTATOR, "en")


def test_the_drawing_says_for_whom_a_gift_is(a_table) -> None:
    state = a_table(options={"exchange": True}, phase="pass_cards")

    assert "Votre prochaine carte est pour Bill." in drawn(state, ADA)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("board", ["classic", "short", "long"])
def test_every_drawing_fits_into_80_columns(lang, seats, board) -> None:
    lines = ["0 start", *[f"{step} {'lane' if step < 30 else 'trail'} D/S" for step in range(1, 99)], "99 mine"]
    options = GAME.settle(seats, {"board": {"lines": lines} if board == "long" else board, "rounds": 1})
    chance, luck = SeededChance(1), SeededChance(2)
    state = RULES.setup(seats, options, chance)
    for move in range(60):
        if move % 15 == 0:
            assert max(len(line) for line in drawn(state, state.turn, lang).splitlines()) <= 80
        if acting := RULES.to_act(state):
            actions = RULES.legal_actions(state, acting[0])
            RULES.apply(state, acting[0], actions[luck.below(len(actions))], chance)
