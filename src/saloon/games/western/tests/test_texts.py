"""How the game speaks, in both languages."""

import re
from pathlib import Path

import pytest

from saloon.core.event import Event
from saloon.games.western import GAME, state
from saloon.games.western import events as told
from saloon.games.western.actions import JOINED, LAY_WITH_HAT, PAIRS, PLAIN
from saloon.games.western.cards import ATTACK_2, COWBOY, DOG, HORSE, INDIANS, JOKER
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
            Event(told.ATTACKED, (BILL, ATTACK_2, 2, DOC)),
            ADA,
            "Bill vise Doc avec 2 fusils.",
            "Bill aims at Doc with 2 guns.",
        ),
        (
            Event(told.PLAYED_ON, (BILL, INDIANS, ADA)),
            ADA,
            "Bill joue les Indiens contre vous.",
            "Bill plays the Indians on you.",
        ),
        (
            Event(told.HIT, (BILL, DOC, ATTACK_2, 3, 0, 60_000, 2, 0)),
            DOC,
            "Dé 3 (3 × 10 000, doublé par les fusils) : vous payez 60 000 à Bill.",
            "Die 3 (3 × 10,000, doubled by the guns): you pay 60,000 to Bill.",
        ),
        (
            Event(told.BACKFIRED, (BILL, DOC, ATTACK_2, 4, 5, 0, 1, 1)),
            ADA,
            "Dé 4 contre 5 (5 × 10 000, mais l’argent manque) : Bill perd, et n’a rien à payer.",
            "Die 4 against 5 (5 × 10,000, but money is short): Bill loses, and has nothing to pay.",
        ),
        (
            Event(told.BEGAN, (DOC, 6, 2)),
            ADA,
            "Après 2 lancers, Doc fait 6 et commence.",
            "After 2 throws, Doc rolls 6 and starts.",
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
            Event(told.STOPPED, (ADA, COWBOY, BILL, 2)),
            BILL,
            "Ada sort un Joker : les 2 Cowboys sans effet.",
            "Ada plays a Joker: the 2 Cowboys without effect.",
        ),
        (
            Event(told.STOPPED, (ADA, INDIANS, BILL, 1)),
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
        (Event(told.SHOWED, (ADA, 0, [])), DOC, "Ada n’a rien à montrer.", "Ada has nothing to show."),
        (
            Event(told.WON_PACTOLE, (ADA, 8, 1_200_000)),
            DOC,
            "Ada rafle le pactole avec l’Attaque 2 fusils + 2 Chevaux : 1 200 000.",
            "Ada takes the jackpot with an Attack 2 guns + 2 Horses: 1,200,000.",
        ),
    ],
)
def test_an_event_is_told_to_its_reader(event: Event, reader: int, french: str, english: str) -> None:
    assert say("fr", event, reader) == french
    assert say("en", event, reader) == english


@pytest.mark.parametrize(
    ("event", "reader", "french", "english"),
    [
        (
            Event(told.HIT, (DOC, ETIENNE, ATTACK_2, 4, 3, 120_000, 3, 0)),
            ADA,
            "Doc vise Étienne, dé 4 contre 3 : −120 000 pour Étienne.",
            "Doc aims at Étienne, die 4 against 3: −120,000 for Étienne.",
        ),
        (
            Event(told.BACKFIRED, (ADA, ETIENNE, ATTACK_2, 4, 5, 100_000, 2, 0)),
            ADA,
            "Vous perdez contre Étienne, dé 4 contre 5 : −100 000.",
            "You lose to Étienne, die 4 against 5: −100,000.",
        ),
        (Event(told.COLLECTED, (BILL, 3, 30_000)), ADA, "Tous donnent 10 000 à Bill : +30 000.", None),
        (Event(told.CHIPPED_IN, (BILL, ADA, 10_000)), ADA, "Vous donnez 10 000 à Bill : −10 000.", None),
        (Event(told.CHIPPED_IN, (BILL, ADA, 10_000)), DOC, "", ""),
        (Event(told.WON_SALOON, (ETIENNE, BILL, 7, 6, 140_000)), BILL, None, None),
        (Event(told.TURNED, (ETIENNE, -1)), ADA, None, None),
        (Event(told.HELD_UP, (ETIENNE, 270_000)), ADA, None, None),
        (Event(told.DREW, (ADA, 2), ([DOG, HORSE],), (ADA,)), ADA, "", ""),
    ],
)
def test_news_say_who_what_to_whom_and_how_much_in_one_line(event, reader, french, english) -> None:
    for lang, wanted in (("fr", french), ("en", english)):
        texts = Texts(lang, GAME)
        said = SPACES.sub(
            " ", texts.say(f"news-{event.kind.name}", **texts._fill(event.facts_for(reader), NAMES, reader))
        )

        assert len(said) <= 60
        assert wanted is None or said == wanted


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_phase_says_what_the_others_decide(lang: str) -> None:
    texts = Texts(lang, GAME)
    phases = [state.MAIN, state.RESPOND_JOKER, state.RESPOND_ATTACK, state.RESPOND_CAKE, state.RESPOND_HAT, state.DRAW]

    assert all(
        texts.say(f"waits-{phase}", names="Ada", count=1).startswith("Ada ") for phase in [*phases, state.PACTOLE]
    )


def test_an_action_names_its_target() -> None:
    french, english = Texts("fr", GAME), Texts("en", GAME)

    assert SPACES.sub(" ", french.action(PAIRS[BILL], NAMES)) == "2 Cowboys chez Bill : 50 000"
    assert english.action(PLAIN.attack[2][DOC], NAMES) == "Attack Doc: 3 guns"
    assert SPACES.sub(" ", french.action(JOINED.attack[0][DOC], NAMES)) == "Abus de whisky, puis attaquer Doc : 1 fusil"
    assert english.action(LAY_WITH_HAT[4], NAMES) == "Lay an Attack 1 gun + Horse with the Hat"


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
