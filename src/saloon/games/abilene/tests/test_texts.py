"""How the game speaks, in both languages."""

import re
from pathlib import Path

import pytest

from saloon.core.event import Event
from saloon.core.rules import SPECTATOR
from saloon.games.abilene import GAME
from saloon.games.abilene import events as told
from saloon.games.abilene.actions import SEND_DESPERADOS, answer
from saloon.games.abilene.cards import C10, C30, DESPERADOS, FIREWATER, GOLD_RESERVE, INDIANS, SHERIFF
from saloon.games.abilene.state import OVER, PHASES
from saloon.texts import Texts

ADA, BILL, DOC, ETIENNE = range(4)
NAMES = ["Ada", "Bill", "Doc", "Étienne"]
TEXTS = Path(__file__).parent.parent / "texts"
NBSP = "\u00a0"


def say(lang: str, event: Event, reader: int) -> str:
    return Texts(lang, GAME).event(event, NAMES, reader).replace(NBSP, " ")


@pytest.mark.parametrize(
    ("event", "reader", "french", "english"),
    [
        (
            Event(told.BOUGHT, (BILL, 1), (SHERIFF,), (BILL,)),
            ADA,
            "Bill achète une carte : 1 jeton.",
            "Bill buys a card for 1 chip.",
        ),
        (
            Event(told.BOUGHT, (BILL, 2), (SHERIFF,), (BILL,)),
            BILL,
            "Vous payez 2 jetons et recevez le Shérif.",
            "You pay 2 chips and get the Sheriff.",
        ),
        (Event(told.STOOD, (DOC, 5)), ADA, "Doc dit « servi » avec 5 cartes.", "Doc stands with 5 cards."),
        (Event(told.PRICES_DOUBLED, (DOC,)), ADA, "Les prix doublent.", "Prices double."),
        (
            Event(told.FOLDED, (ETIENNE, 1)),
            ADA,
            "Étienne se couche et reprend 1 jeton.",
            "Étienne folds and takes 1 chip back.",
        ),
        (
            Event(told.ATTACKED, (BILL, ADA, DESPERADOS, 2)),
            ADA,
            "Bill lance les Desperados sur vous et paie 2 jetons.",
            "Bill sends the Desperados after you and pays 2 chips.",
        ),
        (
            Event(told.ATTACKED, (BILL, ADA, INDIANS, 0)),
            DOC,
            "Bill lance les Tribus indiennes sur Ada.",
            "Bill sends the Indian tribes after Ada.",
        ),
        (
            Event(told.LAID_CATTLE, (DOC, C10, 13)),
            DOC,
            "Vous posez Bétail 10. Troupeau : 13.",
            "You lay Cattle 10. Herd: 13.",
        ),
        (
            Event(told.STOPPED, (ADA, SHERIFF, BILL, DESPERADOS, 0)),
            BILL,
            "Ada vous oppose le Shérif et arrête les Desperados.",
            "Ada meets you with the Sheriff and stops the Desperados.",
        ),
        (
            Event(told.WON, (DOC, 1, 0)),
            ADA,
            "Doc arrive avec 0 tête et gagne 1 jeton.",
            "Doc arrives with 0 head and wins 1 chip.",
        ),
    ],
)
def test_an_event_is_told_to_its_reader(event: Event, reader: int, french: str, english: str) -> None:
    assert say("fr", event, reader) == french
    assert say("en", event, reader) == english


def test_an_action_names_its_card_and_its_target() -> None:
    french, english = Texts("fr", GAME), Texts("en", GAME)
    reply = answer(SHERIFF, BILL)

    assert french.action(reply, NAMES) == "Répondre à Bill avec le Shérif"
    assert english.action(reply, NAMES) == "Answer Bill with the Sheriff"
    assert french.action(SEND_DESPERADOS[DOC], NAMES) == f"Lancer les Desperados sur Doc{NBSP}: 2 jetons"


@pytest.mark.parametrize("name", ["fr.ftl", "rules.fr.md"])
def test_french_signs_stand_after_a_space_that_does_not_break(name: str) -> None:
    lines = (TEXTS / name).read_text(encoding="utf-8").splitlines()
    wrong = [
        line
        for line in lines
        if not line.startswith(("#", "|:", "|-")) and re.search(r"[^\u00a0|:-][:;!?](\s|$)", line)
    ]

    assert wrong == []


NEWS = [
    Event(told.JOINED, (BILL, 2)),
    Event(told.SAT_OUT, (BILL,)),
    Event(told.VOIDED, (7,)),
    Event(told.BOUGHT, (BILL, 12), (INDIANS,), (BILL,)),
    Event(told.FOLDED, (BILL, 1)),
    Event(told.STOOD, (BILL, 10)),
    Event(told.PRICES_DOUBLED, (BILL,)),
    Event(told.DROPPED, (BILL,), (INDIANS,), (BILL,)),
    Event(told.PLAY_BEGAN, (BILL, 10)),
    Event(told.LAID_FACE_DOWN, (BILL,), (INDIANS,), (BILL,)),
    Event(told.LAID_CATTLE, (BILL, C30, 100)),
    Event(told.ATTACKED, (BILL, DOC, DESPERADOS, 2)),
    Event(told.ATTACKED, (BILL, DOC, INDIANS, 0)),
    Event(told.DECLINED, (BILL,)),
    Event(told.DEFENDED, (BILL, FIREWATER, 2)),
    Event(told.STOPPED, (BILL, GOLD_RESERVE, DOC, DESPERADOS, 0)),
    Event(told.LOOTED, (BILL, 5)),
    Event(told.LOOTED, (BILL, 0)),
    Event(told.STOLE, (BILL, DOC, C30)),
    Event(told.HERD_LOST, (BILL, DOC, 100)),
    Event(told.ATTACK_FAILED, (BILL, DOC, INDIANS)),
    Event(told.MISSED_TURN, (BILL,)),
    Event(told.STRAYED, (BILL, DOC, C30)),
    Event(told.RUSHED, (BILL, 24)),
    Event(told.ARRIVED, (BILL,)),
    Event(told.WON, (BILL, 24, 100)),
    Event(told.WON_UNPLAYED, (BILL, 24)),
]


def news(lang: str, event: Event, reader: int) -> str:
    """Say an event as the line "what has just happened" does."""
    texts = Texts(lang, GAME)
    ending = "" if event.is_whole_for(reader) else "-public"
    keys = [f"news-{event.kind.name}{ending}", f"news-{event.kind.name}", f"event-{event.kind.name}{ending}"]
    key = next(key for key in keys if texts.has(key))
    return texts.say(key, **texts._fill(event.facts_for(reader), ["Ada", "Calamity", "Étienne"], reader))


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("reader", [ADA, BILL, DOC, SPECTATOR])
@pytest.mark.parametrize("event", NEWS, ids=lambda event: event.kind.name)
def test_what_has_just_happened_is_told_in_sixty_signs(event: Event, reader: int, lang: str) -> None:
    line = news(lang, event, reader)

    assert line.endswith(".")
    assert len(line) <= 60, line


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_phase_in_which_others_act_says_what_they_decide(lang: str) -> None:
    texts = Texts(lang, GAME)

    for phase in PHASES:
        if phase != OVER:
            assert texts.say(f"waits-{phase}", names="Ada", count=1).startswith("Ada ")
