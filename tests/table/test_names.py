"""Names at a table: each is seen, and none is taken for another."""

import pytest
from tables import a_lobby

from saloon.core.errors import MalformedMessage
from saloon.language import LANGUAGES
from saloon.server.wording import sentence
from saloon.table.lobby import Wish
from saloon.table.lookalikes import LOOK, SIGNS
from saloon.table.names import pick_name
from saloon.table.seats import BOT_NAMES, LONGEST_NAME

LOOKING_LIKE_BOTS = [
    *("Doϲ", "Dᴏc", "ᴄalamity", "Caʟamity", "Coǀe", "Calamɩty", "Annieʼ", "Dσc", "Dөc"),
    *("Calamitγ", "ᴅᴏᴄ", "ᴊᴇꜱꜱᴇ", "ᴘᴇᴀʀʟ", "ʙᴀꜱꜱ", "ꓓꓳꓚ", "ᎠᎾᏟ", "ᴡyatt", "Steꞁꞁa"),
]


@pytest.mark.parametrize(
    "typed", ["Ada", "  Ada  Lovelace ", "Zoé", "李雷", "Ольга", "Ωmega", "🤠", "❤️", "Ada\tL.", "R2-D2", "x"]
)
def test_a_usual_name_is_kept(typed: str) -> None:
    assert pick_name(typed, ["Bill"]) == " ".join(typed.replace("\ufe0f", "").split())


@pytest.mark.parametrize(
    "typed",
    [
        "",
        " ",
        "\t\n",
        "\u200b",
        "\u3164",
        "\u2800\u2800",
        "\u202e",
        "\u00a0",
        "\ufe0f",
        "\x00",
        "\u0301",
        "\ufffc",
        "\u02bc",
        "...",
        "'",
    ],
)
def test_a_blank_name_is_none(typed: str) -> None:
    with pytest.raises(MalformedMessage) as refused:
        pick_name(typed, [])

    assert refused.value.reason == "name"


@pytest.mark.parametrize(
    "hidden", ["\u200b", "\u200d", "\u202e", "\u2066", "\ufeff", "\u00ad", "\u3164", "\u034f", "\x00"]
)
def test_signs_that_nobody_sees_are_refused_with_a_name_that_would_do(hidden: str) -> None:
    with pytest.raises(MalformedMessage) as refused:
        pick_name(f"A{hidden}da", [])

    assert (refused.value.reason, refused.value.facts["free"]) == ("name-hidden", "Ada")


@pytest.mark.parametrize(
    ("typed", "other"),
    [
        ("Bill", "Bill"),
        ("BILL", "Bill"),
        ("Biil", "Bill"),
        ("BiII", "Bill"),
        ("B1ll", "Bill"),
        ("Вill", "Bill"),
        ("Аdа", "Ada"),
        ("Αda", "Ada"),
        ("Ａｄａ", "Ada"),
        ("𝓐da", "Ada"),
        ("Lоu", "Lou"),
        ("L0u", "Lou"),
        ("Rnary", "Mary"),
        ("Ada", "Аdа"),
        ("Ada.", "Ada"),
        ("A d a", "Ada"),
        ("A\u0335da", "Ada"),
        ("Mary-Lou", "Mary Lou"),
        ("Doᴄ Coǀe", "Doc Cole"),
        ("Roꜱa", "Rosa"),
        ("Oѕϲar", "Oscar"),
        ("ОЅСАR", "Oscar"),
        ("ꓡꓳꓴ", "Lou"),
        ("Adaǃ", "Ada"),
    ],
)
def test_a_name_that_looks_like_somebody_at_the_table_is_refused(typed: str, other: str) -> None:
    with pytest.raises(MalformedMessage) as refused:
        pick_name(typed, ["Zoe", other, ""])

    facts = refused.value.facts
    assert (refused.value.reason, facts["other"]) == ("name-taken", other)
    assert pick_name(str(facts["free"]), ["Zoe", other]) == facts["free"]
    assert len(str(facts["free"])) <= LONGEST_NAME


@pytest.mark.parametrize(
    "typed", [*BOT_NAMES, "calamity", "Dос", "Annie ", "*Doc*", "Bot 12", "bot3", *LOOKING_LIKE_BOTS]
)
def test_nobody_takes_the_name_of_a_bot(typed: str) -> None:
    with pytest.raises(MalformedMessage) as refused:
        pick_name(typed, [])

    assert refused.value.reason == "name-of-bot"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("typed", ["Ada\u200bB", "Bill", "Doc"])
def test_a_refusal_says_in_each_language_which_name_would_do(typed: str, lang: str) -> None:
    with pytest.raises(MalformedMessage) as refused:
        pick_name(typed, ["Bill"])

    assert str(refused.value.facts["free"]) in sentence(refused.value, lang, None)


@pytest.mark.parametrize("typed", ["\ua4d3oc", "\u13a0oc", "D\u0585c", "\ua4eeda", "\u13f4ill"])
def test_letters_of_two_alphabets_are_not_mixed(typed: str) -> None:
    with pytest.raises(MalformedMessage, match="alphabets"):
        pick_name(typed, [])


async def test_people_without_a_name_are_numbered_and_a_name_is_free_again_when_its_seat_is() -> None:
    lobby = a_lobby()
    table = await lobby.open(Wish("abilene", 4))
    for name in ("Stranger", "Stranger", "Ada"):
        await lobby.seating.sit(table, name)
    with pytest.raises(MalformedMessage):
        await lobby.seating.sit(table, "ADA")
    await lobby.seating.leave(table, 2)

    await lobby.seating.sit(table, "ADA")

    assert [seat.name for seat in table.header.seats] == ["Stranger", "Stranger 2", "ADA", ""]


def test_a_letter_is_mapped_to_one_that_stays_as_it_is_and_to_no_other() -> None:
    signs = "".join(SIGNS.values())

    assert len(signs) == len(set(signs))
    assert not set(LOOK).intersection(map(ord, "".join(SIGNS)))
