from saloon.core.event import Event, EventKind

DREW = EventKind("drew", ("seat",), ("card",), reveals=True)
PLAYED = EventKind("played", ("seat", "card"))
ROLLED = EventKind("rolled", ("die",), reveals=True)
DROPPED = EventKind("dropped", ("seat",), ("card",))


def test_knowers_are_told_the_secret_facts_and_nobody_else_is() -> None:
    event = Event(DREW, (1,), (17,), (1,))

    assert event.facts_for(1) == {"seat": 1, "card": 17}
    assert event.facts_for(0) == {"seat": 1}
    assert event.facts_for(-1) == {"seat": 1}


def test_an_event_without_secrets_is_whole_for_everybody() -> None:
    event = Event(PLAYED, (2, 9))

    assert event.is_whole_for(0)
    assert event.is_whole_for(-1)
    assert event.facts_for(-1) == {"seat": 2, "card": 9}


def test_an_event_reveals_to_its_knowers_or_to_all() -> None:
    drew, rolled, dropped = Event(DREW, (1,), (17,), (1,)), Event(ROLLED, (6,)), Event(DROPPED, (1,), (3,), (1,))

    assert [drew.reveals_to(seat) for seat in (0, 1)] == [False, True]
    assert [rolled.reveals_to(seat) for seat in (0, 1)] == [True, True]
    assert [dropped.reveals_to(seat) for seat in (0, 1)] == [False, False]


def test_an_event_that_is_laid_open_has_no_secrets() -> None:
    event = Event(DREW, (1,), (17,), (1,)).laid_open()

    assert event.is_whole_for(-1)
    assert event.facts_for(0) == {"seat": 1, "card": 17}


def test_an_event_shows_its_facts_to_engineers() -> None:
    assert repr(Event(DREW, (1,), (17,), (1,))) == "Event('drew', (1,), (17,), (1,))"
