"""What is told of a move and of the end of a race: all that people look at while the table rests."""

A, B, C, D = range(4)
BLUE_B, BLUE_G, GREEN_B, GREEN_G, ORANGE_B, ORANGE_G, PINK_B, PINK_G = range(8)
HOME = (32, 0)


def test_the_end_of_a_race_tells_places_bills_and_where_every_pawn_stood(a_table, do, facts) -> None:
    pawns = {
        ORANGE_B: HOME,
        ORANGE_G: HOME,
        BLUE_B: HOME,
        BLUE_G: HOME,
        PINK_B: HOME,
        PINK_G: (31, 0),
        GREEN_G: (12, 1),
    }
    state = a_table(hands={A: [33]}, pawns=pawns, arrivals=[2, 0], bills=[1, 2, 3, 4], race=1)

    (ended,) = facts(do(state, A, "move 33 1 0", luck=[]), "race_ended")

    assert ended == {
        "race": 2,
        "races": 3,
        "places": [2, 4, 1, 3],
        "earned": [2, 0, 4, 1],
        "bills": [3, 2, 7, 5],
        "steps": [32, 32, 0, 12, 32, 32, 32, 32],
        "halves": [0, 0, 0, 1, 0, 0, 0, 0],
        "arrivals": [2, 0, 3],
    }


def test_partners_share_place_and_bills(a_table, do, facts) -> None:
    pawns = {BLUE_B: HOME, BLUE_G: HOME, ORANGE_B: HOME, ORANGE_G: (31, 0)}
    state = a_table(options={"partners": True}, hands={A: [21]}, pawns=pawns)

    (ended,) = facts(do(state, A, "move 21 1 0", luck=[]), "race_ended")

    assert (ended["places"], ended["earned"]) == ([1, 2, 1, 2], [2, 0, 2, 0])


def test_the_end_of_a_race_is_told_before_the_next_one_begins(a_table, do) -> None:
    pawns = {ORANGE_B: HOME, ORANGE_G: HOME, BLUE_B: HOME, BLUE_G: HOME, PINK_B: HOME, PINK_G: (31, 0)}
    events = do(a_table(hands={A: [33]}, pawns=pawns), A, "move 33 1 0", luck=[])

    kinds = [event.kind.name for event in events]
    assert kinds[:8] == ["moved", "couple_home", "race_ended", "paid", "paid", "paid", "paid", "race_began"]
    assert [event.kind.name for event in events if event.kind.beat] == ["race_ended"]


def test_a_move_tells_whose_pawn_it_is_what_square_it_left_and_whom_it_overtakes(a_table, do, facts) -> None:
    pawns = {ORANGE_G: (14, 0), BLUE_B: (15, 0), BLUE_G: (21, 0), PINK_B: (22, 0), GREEN_B: (14, 0), ORANGE_B: (16, 0)}
    state = a_table(hands={A: [24]}, pawns=pawns)

    (moved,) = facts(do(state, A, "move 24 1 1"), "moved")

    assert moved == {
        "seat": A, "card": 24, "rider": ORANGE_G, "target": C, "left": 2, "count": 8, "step": 22, "square": 2,
        "overtaken": 1, "passed": [0],
    }  # fmt: skip


def test_nobody_is_overtaken_in_a_lane_of_their_own(a_table, do, facts) -> None:
    state = a_table(hands={A: [5]}, pawns={GREEN_B: (2, 0), PINK_B: (8, 0), BLUE_G: (7, 0)})

    (moved,) = facts(do(state, A, "move 5 0 0"), "moved")

    assert (moved["overtaken"], moved["passed"]) == (0, [])
