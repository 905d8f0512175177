"""How the game speaks, in both languages."""

import re
from pathlib import Path

import pytest

from saloon.core.event import Event
from saloon.games.western import GAME
from saloon.games.western import events as told
from saloon.games.western.actions import JOINED, LAY_WITH_HAT, PAIRS, PLAIN
from saloon.games.western.cards import ATTACK_2, DOG, HORSE, INDIANS, JOKER
from saloon.texts import Texts

ADA, BILL, DOC, ETIENNE = range(4)
NAMES = ["Ada", "Bill", "Doc", "Étienne"]
TEXTS = Path(__file__).parent.parent / "texts"
SPACES = re.compile("[\u00a0\u202f]")


def say(lang: str, event: Event, reader: int) -> str:
    return SPACES.sub(" ", Texts(lang, GAME).event(event, NAMES, reader))


@pytest.mark.parametrize(
    ("event", "reader", "french", "english"),
    [
        (
            Event(told.PAID, (BILL, ADA, 50_000)),
            ADA,
            "Bill vous paie 50 000.",
            "Bill pays you 50,000.",
        ),
        (
            Event(told.PLAYED_ON, (BILL, ATTACK_2, DOC)),
            ADA,
            "Bill joue Attaque 2 fusils contre Doc.",
            "Bill plays Attack, 2 guns on Doc.",
        ),
        (
            Event(told.SENT_COWBOYS, (ADA, 3, BILL)),
            BILL,
            "Ada envoie 3 Cowboys chez vous.",
            "Ada sends 3 Cowboys after you.",
        ),
        (
            Event(told.TURNED, (DOC, -1)),
            ADA,
            "Doc abuse du whisky : on tourne dans le sens inverse.",
            "Doc has had too much whisky: the turn goes the other way.",
        ),
        (
            Event(told.STOPPED, (ADA, INDIANS, BILL)),
            ADA,
            "Vous sortez un Joker : les Indiens sans effet.",
            "You play a Joker: the Indians without effect.",
        ),
        (Event(told.ROLLED, (ETIENNE, 4)), ADA, "Étienne lance le dé : 4.", "Étienne rolls the die: 4."),
        (
            Event(told.STOLE, (ADA, BILL), (JOKER,), (ADA, BILL)),
            BILL,
            "Ada vous prend, au hasard, le Joker.",
            "Ada takes from you, at random, the Joker.",
        ),
        (
            Event(told.STOLE, (ADA, BILL), (JOKER,), (ADA, BILL)),
            DOC,
            "Ada prend une carte au hasard à Bill.",
            "Ada takes a card at random from Bill.",
        ),
        (
            Event(told.DREW, (ADA, 2), ([DOG, HORSE],), (ADA,)),
            ADA,
            "Vous piochez : Chien, Cheval.",
            "You draw: Dog, Horse.",
        ),
        (Event(told.DREW, (ADA, 2), ([DOG, HORSE],), (ADA,)), DOC, "Ada pioche 2 cartes.", "Ada draws 2 cards."),
        (Event(told.SHOWED, (ADA, 0, [])), DOC, "Ada n'a rien à montrer.", "Ada has nothing to show."),
        (
            Event(told.WON_PACTOLE, (ADA, 8, 1_200_000)),
            DOC,
            "Ada rafle le pactole avec Attaque 2 fusils + 2 Chevaux : 1 200 000.",
            "Ada takes the jackpot with Attack 2 guns + 2 Horses: 1,200,000.",
        ),
    ],
)
def test_an_event_is_told_to_its_reader(event: Event, reader: int, french: str, english: str) -> None:
    assert say("fr", event, reader) == french
    assert say("en", event, reader) == english


def test_an_action_names_its_target() -> None:
    french, english = Texts("fr", GAME), Texts("en", GAME)

    assert SPACES.sub(" ", french.action(PAIRS[BILL], NAMES)) == "2 Cowboys chez Bill : 50 000"
    assert english.action(PLAIN.attack[2][DOC], NAMES) == "Attack Doc: 3 guns"
    assert SPACES.sub(" ", french.action(JOINED.attack[0][DOC], NAMES)) == "Abus de whisky, puis attaquer Doc : 1 fusil"
    assert english.action(LAY_WITH_HAT[4], NAMES) == "Lay Attack 1 gun + Horse with the Hat"


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_kind_and_every_combination_has_a_name_and_every_card_an_effect(lang: str) -> None:
    texts = Texts(lang, GAME)

    assert all(texts.say(f"card-{card}.effect") for card in range(21))
    assert all(texts.say(f"combination-{rank}") for rank in range(1, 15))


@pytest.mark.parametrize("name", ["fr.ftl", "rules.fr.md"])
def test_french_signs_stand_after_a_space_that_does_not_break(name: str) -> None:
    lines = (TEXTS / name).read_text(encoding="utf-8").splitlines()
    wrong = [
        line
        for line in lines
        if not line.startswith(("#", "|:", "|-")) and re.search(r"[^\u00a0|:-][:;!?](\s|$)", line)
    ]

    assert wrong == []
