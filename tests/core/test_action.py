import pytest

from saloon.core.action import Action
from saloon.core.errors import MalformedMessage
from saloon.core.numbering import Numbering

GRAB = [Action("grab", (bullet,)) for bullet in range(3)]
CATALOGUE = Numbering([*GRAB, Action("gesture hands_up"), Action("pass"), Action("move", (1, 12))], timed=("grab",))


def test_an_action_has_one_text_form() -> None:
    assert [str(action) for action in CATALOGUE.actions] == [
        "grab 0",
        "grab 1",
        "grab 2",
        "gesture hands_up",
        "pass",
        "move 1 12",
    ]


def test_an_action_is_known_by_its_verb_and_numbers() -> None:
    assert Action("move", (1, 12)) == Action("move", (1, 12))
    assert Action("move", (1, 12)) != Action("move", (11, 2))
    assert len({Action("pass"), Action("pass"), Action("fold")}) == 2
    assert Action("pass") != "pass"


def test_the_time_is_no_part_of_the_identity() -> None:
    grab = GRAB[1].timed(412)

    assert grab == GRAB[1]
    assert str(grab) == "grab 1 412"
    assert grab.at == 412
    assert CATALOGUE.number(grab) == 1
    assert repr(grab) == "Action('grab 1 412')"


def test_a_text_reads_back_as_its_action() -> None:
    for action in CATALOGUE.actions:
        written = action.timed(7) if action.verb == "grab" else action

        read = CATALOGUE.parse(str(written))

        assert read == action
        assert read.at == written.at


def test_spaces_around_words_do_not_matter() -> None:
    assert CATALOGUE.parse("  move  1   12 ") == Action("move", (1, 12))


def test_a_timed_action_without_a_time_is_malformed() -> None:
    with pytest.raises(MalformedMessage, match="'grab 1' needs a time in milliseconds, as in 'grab 1 412'"):
        CATALOGUE.parse("grab 1")


@pytest.mark.parametrize("text", ["", "pass 412", "grab 1 -5", "grab 1 4.5", "grab 1 412 9", "grab", "fly", "grab 1 ٣"])
def test_what_is_no_action_is_malformed_and_the_verbs_are_named(text: str) -> None:
    with pytest.raises(MalformedMessage, match="is no action of this game; verbs: grab, gesture hands_up, pass, move"):
        CATALOGUE.parse(text)


def test_numbers_are_stable() -> None:
    assert [CATALOGUE.number(action) for action in CATALOGUE.actions] == list(range(len(CATALOGUE)))


def test_no_action_stands_twice_in_a_catalogue() -> None:
    with pytest.raises(AssertionError, match="an action stands twice"):
        Numbering([Action("pass"), Action("pass")], timed=())
