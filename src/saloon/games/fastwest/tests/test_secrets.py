"""Who knows what."""

from dataclasses import fields

from saloon.core.chance import SeededChance
from saloon.core.rules import SPECTATOR
from saloon.games.fastwest.cards import CACTUS, CHILD, NO_CARD, SHERIFF
from saloon.games.fastwest.rules import FastwestRules
from saloon.games.fastwest.state import FastwestView, Record

A, B, C, D = range(4)
CLOCK = 4
EVERYBODY = (A, B, C, D, CLOCK, SPECTATOR)
RULES = FastwestRules()


def test_only_the_clock_knows_when_the_card_comes(a_table) -> None:
    state = a_table(delay=1234)

    assert [RULES.view(state, seat).due for seat in EVERYBODY] == [[], [], [], [], [1234], []]


def test_nobody_knows_the_order_of_equal_times_nor_the_packets() -> None:
    names = [field.name for field in fields(FastwestView)]

    assert "tie_order" not in names
    assert "delay" not in names
    assert "packets" not in names


def test_everybody_knows_how_many_cactus_and_events_a_packet_holds(a_table) -> None:
    state = a_table(tops=[CACTUS, CHILD, NO_CARD, NO_CARD])

    for seat in EVERYBODY:
        view = RULES.view(state, seat)
        assert view.cactus_left == [2, 3, 3, 3]
        assert view.events_left == [5, 4, 5, 5]
        assert view.known == []


def test_in_a_repeated_round_everybody_knows_the_packets(a_table) -> None:
    state = a_table(round=3, repeats=1)

    assert RULES.view(state, SPECTATOR).known == state.packets


def test_records_holdings_and_completions_of_a_window_are_public(a_table, race) -> None:
    state = a_table("window", card=SHERIFF)
    race(state, "A grab 3 400", "A gesture hands_up 600", "B grab 3 450")

    for seat in EVERYBODY:
        view = RULES.view(state, seat)
        assert view.held == [[3], [], [], []]
        assert view.gone == [3]
        assert view.complete == [True, False, False, False]
        assert [str(record.at) for record in view.records] == ["400", "600", "450"]


def test_the_table_shows_which_bullets_are_gone_for_the_duel_but_not_who_took_them(a_table, race) -> None:
    state = a_table("duel_grab")
    race(state, "A grab 1 400", "C grab 3 450", "C grab 2 470")

    for seat in (B, D, CLOCK, SPECTATOR):
        view = RULES.view(state, seat)
        assert view.gone == [1, 3]
        assert view.held == [[], [], [], []]
        assert view.records == []
    assert RULES.view(state, C).held == [[], [], [3], []]
    assert RULES.view(state, C).records == [Record(C, "grab", 3, 450), Record(C, "grab", 2, 470)]


def test_neither_events_nor_to_act_tell_who_holds_a_bullet_for_the_duel(a_table, race) -> None:
    state = a_table("duel_grab")

    events = race(state, "A grab 1 400", "C grab 1 450", "C grab 3 470")

    assert [(event.kind.name, event.values, event.hidden) for event in events] == [
        ("gone", (1,), ()),
        ("gone", (1,), ()),
        ("gone", (2,), ()),
    ]
    assert RULES.to_act(state) == (A, B, C, D, CLOCK)


def test_two_duels_that_differ_in_the_takers_alone_look_the_same(a_table, race) -> None:
    one, other = a_table("duel_grab"), a_table("duel_grab")

    race(one, "A grab 1 400", "C grab 3 450")
    race(other, "B grab 1 300", "B grab 2 310", "A grab 3 390")

    assert RULES.view(one, D) == RULES.view(other, D)
    assert RULES.view(one, SPECTATOR) == RULES.view(other, SPECTATOR)


def test_who_goes_without_when_the_grab_closes_is_not_told(a_table, race, close) -> None:
    state = a_table("duel_grab")
    race(state, "A grab 1 400")

    events = close(state)

    assert [event.facts_for(D) for event in events] == [{"seat": A}, {"seat": B}, {"seat": C}, {"seat": D, "bullet": 4}]
    assert RULES.view(state, D).held == [[], [], [], [4]]
    assert RULES.view(state, SPECTATOR).held == [[], [], [], []]


def test_who_has_pointed_is_public_and_at_whom_is_not(a_table, race) -> None:
    state = a_table("duel_point", bullets=[1, 2, 3, 4])
    race(state, "B point 3")

    for seat in (A, C, D, CLOCK, SPECTATOR):
        assert RULES.view(state, seat).pointed == [False, True, False, False]
        assert RULES.view(state, seat).shots == []
    assert RULES.view(state, B).shots == [[B, D]]


def test_open_pointing_shows_each_target_at_once(a_table, race) -> None:
    state = a_table("duel_point", bullets=[1, 2, 3, 4], options={"open_pointing": True})
    race(state, "B point 3")

    assert RULES.view(state, SPECTATOR).shots == [[B, D]]


def test_after_the_shooting_all_is_known(a_table, race) -> None:
    state = a_table("duel_point", bullets=[1, 2, 3, 4])
    race(state, "A point 1", "B point 0", "C point 3", "D point 2")

    view = RULES.view(state, SPECTATOR)

    assert view.last_duel == [1, 2, 3, 4]
    assert view.shots == [[A, B], [B, A], [C, D], [D, C]]


def test_an_imagined_duel_agrees_with_what_a_seat_found_gone(a_table, race) -> None:
    state = a_table("duel_grab", free_at=[300, 0, 450, 0])
    race(state, "A grab 2 350", "B grab 1 380", "D grab 1 390", "D grab 2 400", "D grab 3 410", "C grab 4 460")

    for seat in EVERYBODY:
        view = RULES.view(state, seat)
        imagined = [RULES.imagine(view, SeededChance(seed)) for seed in range(20)]
        assert all(RULES.view(each, seat) == view for each in imagined)
        assert len({str(each.holders) for each in imagined}) > 1
    assert all(each.holders[:2] != [2, 2] for each in imagined)


def test_an_imagined_window_orders_equal_times_as_seen(a_table, race) -> None:
    state = a_table("window", card=SHERIFF, tie_order=[3, 2, 1, 0])
    race(state, "A grab 1 400", "B grab 1 400", "C grab 1 400", "D grab 1 400", "A grab 2 500", "B grab 2 500")

    view = RULES.view(state, A)
    imagined = [RULES.imagine(view, SeededChance(seed)) for seed in range(20)]

    assert all(RULES.view(each, A) == view for each in imagined)
    assert len({tuple(each.tie_order) for each in imagined}) > 1


def test_imagined_bullets_and_targets_of_the_others_vary(a_table, race) -> None:
    state = a_table("duel_point", bullets=[1, 2, 3, 4])
    race(state, "B point 3", "C point 3")

    imagined = [RULES.imagine(RULES.view(state, A), SeededChance(seed)) for seed in range(30)]

    assert all(each.bullets[A] == 1 and each.targets[A] == -1 for each in imagined)
    assert {each.bullets[B] for each in imagined} == {2, 3, 4}
    assert {each.targets[B] for each in imagined} == {A, C, D}
