import json
from collections.abc import Callable
from dataclasses import replace

import pytest
from toys import STEP, MarchRules, MarchState, draw_game, march_game

from saloon.core.action import Action
from saloon.core.chance import ScriptedChance
from saloon.core.errors import IllegalAction, MalformedMessage, WrongData, WrongLog, WrongOption, WrongSeats
from saloon.core.game import Game
from saloon.core.log import read_log
from saloon.core.match import Match, Step, begin, replay
from saloon.core.rules import Data, save
from saloon.lab.walk import Setting, walked


@pytest.fixture
def match(climb: Game) -> Match:
    return begin(climb, 2, {}, "match")


@pytest.fixture
def log(climb: Game) -> Data:
    data: Data = json.loads(json.dumps(walked(climb, Setting(3, {}), "log", 500).to_data()))
    return data


def everything(match: Match) -> tuple[object, ...]:
    return (
        match.fingerprint(),
        match.entries[:],
        match.moves[:],
        set(match.resigned),
        dict(match.legal),
        dict(match.asked),
        match.turns[:],
        match.chance.clone().below(256),
    )


class CountingRules(MarchRules):
    """A march that counts how often anybody asks what is legal."""

    asked = 0

    def legal_actions(self, state: MarchState, seat: int) -> list[Action]:
        self.asked += 1
        return super().legal_actions(state, seat)


def test_prepare_leaves_the_match_as_it_was_and_commit_makes_the_step_true(match: Match) -> None:
    before = match.fingerprint()

    step = match.prepare(0, match.parse("pass"))

    assert match.fingerprint() == before
    assert match.moves == []

    match.commit(step)

    assert match.fingerprint() != before
    assert match.state == step.state
    assert [(move.seat, str(move.action)) for move in match.moves] == [(0, "pass")]


def test_a_prepared_step_that_is_not_committed_uses_up_no_luck(match: Match) -> None:
    first = match.prepare(0, match.parse("pass"))
    second = match.prepare(0, match.parse("pass"))

    assert first.entry.draws == second.entry.draws != []


@pytest.mark.parametrize("prepare", [Match.prepare_undo, Match.prepare_resignation])
def test_an_undo_and_a_resignation_change_nothing_before_they_are_committed(
    match: Match, prepare: Callable[[Match, int], Step]
) -> None:
    match.play(0, match.legal[0][0])
    before = everything(match)

    step = prepare(match, 0)

    assert everything(match) == before

    match.commit(step)

    assert everything(match) != before
    assert match.entries[-1] == step.entry


def test_a_legal_list_is_computed_once_for_a_position() -> None:
    rules = CountingRules()
    game = replace(march_game(), rules=rules)
    match = begin(game, 2, {}, 1)
    assert rules.asked == 1

    for number in range(3):
        match.play(number % 2, match.parse("step"))
        assert match.legal[(number + 1) % 2] == [STEP]
    assert rules.asked == 4

    match.take_back(0)
    assert rules.asked == 5


def test_who_goes_on_being_asked_the_same_keeps_the_seq_and_the_time() -> None:
    match = begin(draw_game(), 3, {}, 1)
    assert (match.asked, match.turns) == ({0: 0, 1: 0, 2: 0, 3: 0}, [[0, 1, 2, 3]])

    match.play(1, match.parse("shoot 300"))

    assert ({seat: match.asked[seat] for seat in match.legal}, match.turns[1]) == ({0: 0, 2: 0, 3: 0}, [])


def test_who_resigns_cannot_win_and_the_last_one_left_has_won(climb: Game) -> None:
    match = begin(climb, 3, {}, 1)

    match.commit(match.prepare_resignation(0))
    assert not match.is_over()
    match.commit(match.prepare_resignation(2))

    assert match.is_over()
    assert (match.outcome().winners, match.outcome().by) == ([1], "resignation")


def test_a_log_with_every_kind_of_entry_replays(match: Match) -> None:
    match.play(0, match.legal[0][0])
    match.play(1, match.parse("pass"))
    match.commit(match.prepare_undo(0))
    match.commit(match.prepare_resignation(1))

    again = replay(match.game, replace(read_log(match.to_data(), "match"), entries=match.entries))

    assert everything(again) == everything(match)


def test_a_log_in_which_an_entry_is_missing_or_an_undo_takes_back_something_else_is_refused(match: Match) -> None:
    match.play(0, match.legal[0][0])
    match.play(1, match.parse("pass"))
    match.commit(match.prepare_undo(0))
    log = read_log(match.to_data(), "match")

    with pytest.raises(WrongLog, match="entry 2 of the log is missing"):
        replay(match.game, replace(log, entries=[match.entries[0], match.entries[2]]))
    with pytest.raises(WrongLog, match="move 3"):
        replay(match.game, replace(log, entries=[*match.entries[:2], replace(match.entries[2], back_to=1)]))
    with pytest.raises(WrongLog, match="move 1 of the log, 'undo' by seat 0: seat 0 has no move to take back"):
        replay(match.game, replace(log, entries=[replace(match.entries[2], seq=1)]))


def test_a_refusal_says_who_tried_what_and_what_would_be_legal(match: Match) -> None:
    hand = match.game.rules.view(match.state, 0).hand
    missing = next(card for card in range(1, 41) if card not in hand)
    legal = ", ".join([f"play {card}" for card in hand] + ["pass"])

    with pytest.raises(IllegalAction) as refusal:
        match.play(0, match.parse(f"play {missing}"))

    assert str(refusal.value) == f"seat 0 may not 'play {missing}' now; legal: {legal}"
    assert refusal.value.code == "illegal_action"


@pytest.mark.parametrize("seat", [1, 2, -1])
def test_a_seat_that_is_not_to_act_is_told_so(match: Match, seat: int) -> None:
    with pytest.raises(IllegalAction, match=f"seat {seat} is not to act now"):
        match.play(seat, match.parse("pass"))


def test_what_is_no_action_is_malformed(match: Match) -> None:
    with pytest.raises(MalformedMessage):
        match.parse("play 99")


def test_a_wrong_number_of_players_is_refused(climb: Game) -> None:
    with pytest.raises(WrongSeats, match="climb is for 2 to 6 players, not 7"):
        begin(climb, 7, {}, 1)


def test_an_option_the_game_does_not_have_is_refused(climb: Game) -> None:
    with pytest.raises(WrongOption, match="no option is called 'speed'; there are: none"):
        begin(climb, 2, {"speed": 9}, 1)


def test_a_move_that_revealed_nothing_can_be_taken_back(match: Match) -> None:
    card = match.game.rules.legal_actions(match.state, 0)[0]
    before = match.fingerprint()
    match.play(0, card)

    assert match.may_take_back(0)
    assert not match.may_take_back(1)
    match.take_back(0)

    assert match.fingerprint() == before
    assert match.moves == []


def test_after_luck_a_move_cannot_be_taken_back(match: Match) -> None:
    match.play(0, match.parse("pass"))

    assert not match.may_take_back(0)
    with pytest.raises(IllegalAction, match="seat 0 has no move to take back"):
        match.take_back(0)


def test_after_another_seat_acted_a_move_cannot_be_taken_back(match: Match) -> None:
    match.play(0, match.game.rules.legal_actions(match.state, 0)[0])
    playable = match.game.rules.legal_actions(match.state, 1)
    match.play(1, playable[0])

    assert not match.may_take_back(0)


def test_luck_after_a_move_taken_back_is_the_same_as_without_it(climb: Game) -> None:
    plain, changed = begin(climb, 2, {}, 5), begin(climb, 2, {}, 5)
    changed.play(0, climb.rules.legal_actions(changed.state, 0)[0])
    changed.take_back(0)

    for match in (plain, changed):
        match.play(0, match.parse("pass"))

    assert plain.fingerprint() == changed.fingerprint()
    assert replay(climb, read_log(changed.to_data(), 5)).fingerprint() == plain.fingerprint()


def test_a_log_replays_from_its_draws_alone(climb: Game, log: Data) -> None:
    assert replay(climb, read_log(log)).to_data() == log


def test_a_log_replays_from_its_seed(climb: Game, log: Data) -> None:
    assert replay(climb, read_log(log, "log")).fingerprint() == replay(climb, read_log(log)).fingerprint()


def test_a_log_does_not_replay_from_another_seed(climb: Game, log: Data) -> None:
    with pytest.raises(WrongLog, match="the draws of move 0 are not those of the log"):
        replay(climb, read_log(log, "another"))


def test_a_log_of_another_version_is_refused(climb: Game, log: Data) -> None:
    with pytest.raises(WrongLog, match="played by version 9 of climb; this house plays version 1"):
        replay(climb, read_log({**log, "version": 9}))


def test_a_log_with_a_move_that_was_not_legal_names_the_move(climb: Game, log: Data) -> None:
    moves = log["moves"]
    assert isinstance(moves, list)
    seat, _, draws = moves[2]
    moves[2] = [seat, "play 99", draws]

    with pytest.raises(WrongLog, match="move 3 of the log, 'play 99' by seat 2: 'play 99' is no action"):
        replay(climb, read_log(log))


def test_a_log_whose_draws_do_not_fit_names_the_move(climb: Game) -> None:
    match = begin(climb, 2, {}, 1)
    match.play(0, match.parse("pass"))
    data = match.to_data()

    for draws in ([], [400], [0, 0]):
        data["moves"] = [[0, "pass", draws]]
        with pytest.raises(WrongLog, match="move 1"):
            replay(climb, read_log(data))


@pytest.mark.parametrize("line", ["pass", [0, "pass"], {"seat": 0}])
def test_a_line_that_is_none_is_named(climb: Game, log: Data, line: object) -> None:
    with pytest.raises(WrongLog, match=r"move 1 of the log must be \[seat, action, draws\]"):
        replay(climb, read_log({**log, "moves": [line]}))


def test_a_line_with_a_wrong_part_names_it(climb: Game, log: Data) -> None:
    with pytest.raises(WrongData, match=r"moves\[0\].seat must be a whole number, not 'A'"):
        replay(climb, read_log({**log, "moves": [["A", "pass", []]]}))


def test_a_log_without_its_parts_is_refused(climb: Game, log: Data) -> None:
    for part in log:
        if part != "game":
            with pytest.raises(WrongData, match=f"the field '{part}' is missing"):
                replay(climb, read_log({name: value for name, value in log.items() if name != part}))


def test_a_match_can_begin_from_a_position_and_its_log_replays(climb: Game) -> None:
    position = {**save(begin(climb, 2, {}, 1).state), "hands": [[1], [2, 3]], "deck": list(range(4, 41)), "pile": []}
    match = begin(climb, 2, {}, 1, position)
    match.play(0, match.parse("play 1"))

    again = replay(climb, read_log(json.loads(json.dumps(match.to_data()))))

    assert match.is_over()
    assert again.fingerprint() == match.fingerprint()
    assert climb.rules.scores(again.state) == [(0,), (-2,)]


def test_a_position_that_cannot_be_is_refused(climb: Game) -> None:
    position = {**save(begin(climb, 2, {}, 1).state), "pile": [1, 1, 1]}

    with pytest.raises(WrongData, match="this position cannot be: there are 43 cards, not the 40 of the game"):
        begin(climb, 2, {}, 1, position)


def test_a_match_can_be_played_with_scripted_luck(climb: Game) -> None:
    match = Match(climb, 2, {}, ScriptedChance([0] * 10 + [3]))

    match.play(0, Action("pass"))

    assert climb.rules.view(match.state, 0).hand == [1, 2, 3, 4, 5, 14]
