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
from saloon.games.farwest.terminal import say as say_action
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
            Event(told.MOVED, (CALAMITY, PINK_5, 6, ROSA, 0, 5, 26, 1, 0, [])),
            ADA,
            "Calamity : rose 5, le cow-boy rose va sur la dynamite, case 26.",
            "Calamity: pink 5, the pink cowboy goes onto the dynamite, square 26.",
        ),
        (
            Event(told.MOVED, (CALAMITY, PINK_5, 6, ROSA, 2, 10, 25, 0, 2, [0, 2])),
            ROSA,
            "Calamity : rose 5, doublé, votre cow-boy rose va à la case 25, devant le bleu, l’orange.",
            "Calamity: pink 5, doubled, your pink cowboy goes to square 25, past blue, orange.",
        ),
        (
            Event(told.MOVED, (ADA, GREEN_5, 3, BILL, 1, 1, 11, 0, 0, [])),
            ADA,
            "Vous : vert 5, une seule case, la cow-girl verte va à la case 11.",
            "You: green 5, 1 square only, the green cowgirl goes to square 11.",
        ),
        (
            Event(told.MOVED, (BILL, GREEN_5, 2, BILL, 0, 3, 32, 3, 0, [])),
            ADA,
            "Bill : vert 5, le cow-boy vert va à la mine.",
            "Bill: green 5, the green cowboy goes to the mine.",
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
        (Event(told.PAID, (ADA, 3, 1)), ADA, "3e place : vous recevez 1 billet.", "3rd place: you get 1 bill."),
        (Event(told.PAID, (BILL, 1, 4)), ADA, "1re place : Bill reçoit 4 billets.", "1st place: Bill gets 4 bills."),
        (Event(told.PAID, (BILL, 4, 0)), ADA, "4e place : rien pour Bill.", "4th place: nothing for Bill."),
        (
            Event(told.COUPLE_HOME, (ADA, 0, 1)),
            ADA,
            "Votre couple bleu est à la mine, le premier.",
            "Your blue couple reaches the mine first.",
        ),
        (
            Event(told.COUPLE_HOME, (BILL, 1, 2)),
            ADA,
            "Bill : le couple vert est à la mine, le deuxième.",
            "Bill’s green couple reaches the mine second.",
        ),
    ],
)
def test_an_event_is_told_to_its_reader(event: Event, reader: int, french: str, english: str) -> None:
    assert say("fr", event, reader) == french
    assert say("en", event, reader) == english


@pytest.mark.parametrize(
    ("values", "reader", "french", "english"),
    [
        (
            (CALAMITY, 25, 5, CALAMITY, 0, 5, 25, 0, 1, [0]),
            ADA,
            "Calamity avance la cow-girl orange de 5, devant le bleu.",
            "Calamity moves the orange cowgirl 5, past blue.",
        ),
        (
            (BILL, PINK_5, 7, ADA, 0, 5, 26, 1, 0, []),
            ADA,
            "Bill mène votre cow-girl rose sur la dynamite.",
            "Bill brings your pink cowgirl onto the dynamite.",
        ),
        (
            (BILL, PINK_5, 6, ROSA, 0, 5, 28, 2, 0, []),
            ADA,
            "Bill mène le cow-boy rose sur l’étoile.",
            "Bill brings the pink cowboy onto the star.",
        ),
        (
            (ADA, PINK_5, 6, ROSA, 0, 5, 32, 3, 0, []),
            ADA,
            "Vous menez le cow-boy rose à la mine.",
            "You bring the pink cowboy to the mine.",
        ),
    ],
)
def test_a_move_is_news_of_who_did_what_to_whom(values, reader, french, english) -> None:
    assert news("fr", Event(told.MOVED, values), reader) == french
    assert news("en", Event(told.MOVED, values), reader) == english


def news(lang: str, event: Event, reader: int) -> str:
    """Say an event as the line "what has just happened" does."""
    texts = Texts(lang, GAME)
    ending = "" if event.is_whole_for(reader) else "-public"
    keys = [f"news-{event.kind.name}{ending}", f"news-{event.kind.name}", f"event-{event.kind.name}{ending}"]
    key = next(key for key in keys if texts.has(key))
    return texts.say(key, **texts._fill(event.facts_for(reader), NAMES, reader)).replace(NBSP, " ")


NEWS = [
    Event(told.CHOSE, (CALAMITY, 2)),
    Event(told.LEFT_OUT, (2,)),
    Event(told.DEAL_BEGAN, (10, CALAMITY)),
    Event(told.PUT_ASIDE, (CALAMITY, ADA), (PINK_5,), (CALAMITY,)),
    Event(told.GAVE, (CALAMITY, ADA), (PINK_5,), (CALAMITY, ADA)),
    *[Event(told.MOVED, (CALAMITY, 25, 5, ADA, 2, 12, 25, square, 1, [1])) for square in range(4)],
    Event(told.LAID_NULL, (CALAMITY, 25)),
    Event(told.COUPLE_HOME, (CALAMITY, 2, 3)),
    Event(told.PAID, (CALAMITY, 1, 4)),
]


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("reader", [ADA, BILL, CALAMITY, SPECTATOR])
@pytest.mark.parametrize("event", NEWS, ids=lambda event: event.kind.name)
def test_what_has_just_happened_is_told_in_sixty_signs(event: Event, reader: int, lang: str) -> None:
    line = news(lang, event, reader)

    assert line.endswith(".")
    assert len(line) <= 60, line


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("phase", ["choose_colour", "pass_cards", "play"])
def test_what_the_others_decide_has_a_subject(lang, phase) -> None:
    for names, count in [("Bill", 1), ("Bill, Rosa", 2)]:
        assert Texts(lang, GAME).say(f"waits-{phase}", names=names, count=count).startswith(names)


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


@pytest.mark.parametrize(
    ("move", "french", "english"),
    [
        (
            "move 5 0 0",
            "Poser bleu 5 : le cow-boy, case 22, 1 · terre",
            "Lay blue 5: the cowboy, square 22, 1 · ground",
        ),
        ("move 6 0 1", "Poser bleu 6 : le cow-boy, case 24, 2 · étoile", "Lay blue 6: the cowboy, square 24, 2 · star"),
        ("move 6 1 0", "Poser bleu 6 : la cow-girl, case 11, terre", "Lay blue 6: the cowgirl, square 11, ground"),
        ("move 16 0 0", "Poser vert 6 : le cow-boy, à la mine", "Lay green 6: the cowboy, to the mine"),
        ("null 31", "Poser rose 1 : coup nul", "Lay pink 1: no effect"),
    ],
)
def test_the_terminal_says_where_a_move_ends_and_what_each_half_does(a_table, move, french, english) -> None:
    pawns = {BLUE_B: (12, 1), BLUE_G: (10, 0), 2: (31, 0), 6: HOME, 7: HOME}
    state = a_table(hands={ADA: [5, 6, 16, 31]}, pawns=pawns)
    [action] = [each for each in RULES.legal_actions(state, ADA) if each.text == move]

    view = RULES.view(state, ADA)

    assert say_action(view, Texts("fr", GAME), NAMES, action).replace(NBSP, " ") == french
    assert say_action(view, Texts("en", GAME), NAMES, action) == english


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
