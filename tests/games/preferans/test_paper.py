"""Preferans deals scored through the command: the rulebook's worked results, lines at random, and what is refused."""

from typing import Any

import msgspec
import pytest

from kitapi.games.preferans.paper.scoring import score_line
from kitapi_testing.clauses import clause
from kitapi_testing.commands import CommandResult, kitapi
from kitapi_testing.games.preferans.settled_deals import Line, deal
from tests.games.preferans import plain_score
from tests.games.preferans.scored_lines import WORKED, Worked, lines_at_random

LEFT_AWAY = object()


def line(**changed: Any) -> str:
    """Return a plain deal with ``changed`` fields, as JSON."""
    plain = {"declarer": 0, "game": 4, "tricks": [7, 2, 1], "heads": [20, 20, 20]}
    fields = {name: value for name, value in {**plain, **changed}.items() if value is not LEFT_AWAY}
    return msgspec.json.encode(fields).decode()


def score(*lines: str) -> CommandResult:
    return kitapi("score", "preferans", given="\n".join(lines))


def answer(**changed: Any) -> Any:
    """Return the answer to a good line."""
    ran = score(line(**changed))
    assert ran.status == 0, ran.out
    return ran.answers()[0]


def in_json(given: Line) -> str:
    return msgspec.json.encode(given).decode()


@pytest.mark.parametrize("worked", WORKED)
def test_the_rulebooks_worked_results(worked: Worked) -> None:
    ran = score(in_json(worked.line))
    assert ran.status == 0
    (answer,) = ran.answers()
    assert (answer["value"], answer["heads"]) == (worked.value, worked.heads)
    sides = {(i, j): points for i, row in enumerate(answer["sides"]) for j, points in enumerate(row) if points}
    assert sides == worked.sides
    assert answer["won"] is (worked.heads[worked.line["declarer"]] < 0)


def test_the_answer_has_the_documented_form() -> None:
    ran = score(
        '{"id":1,"declarer":0,"game":4,"from_hand":false,"open":false,"doublings":0,"kontra_by":null,"tricks":[7,2,1],'
        '"heads":[20,20,20],"refa":false,"variant":{}}'
    )
    assert ran.out == (
        '{"id":1,"value":4,"won":true,"heads":[-4,0,0],"sides":[[0,0,0],[8,0,0],[4,0,0]],"final":[8,-2,-6]}\n'
    )


@clause("SK-SCORE-07")
def test_the_result_after_the_deal_counts_what_stood_on_the_sheets_before() -> None:
    sides = [[0, 20, 12], [28, 0, 8], [14, 10, 0]]
    scored = answer(game=2, tricks=[8, 1, 1], heads=[-5, 1, 5], variant={"duty_games": "suits"}, sides=sides)
    assert scored["heads"] == [-1, 1, 1], "the sum was 1, so that leaves count 1"
    assert scored["sides"] == [[0, 0, 0], [1, 0, 0], [1, 0, 0]]
    assert scored["final"] == [60 + 32 - 44, -10 + 37 - 30, -50 + 25 - 20]


@clause("SK-SCORE-08")
def test_the_result_makes_the_head_sums_add_up_to_zero_first() -> None:
    assert answer(game=6, tricks=[0, 5, 5], heads=[16, 7, 3])["final"] == [-30, 0, 30]
    assert answer(game=6, tricks=[0, 5, 5], heads=[2, 2, 1], variant={"last_game": "overshoot"})["final"] == [
        30,
        -20,
        -10,
    ]


@clause("SK-SCORE-09")
def test_the_pot_form_answers_with_the_changes_of_pot_and_chips() -> None:
    house = {"money": "pot"}
    assert answer(variant=house, pot=90, chips=[-30, -30, -30], heads=LEFT_AWAY) == {
        "value": 4,
        "won": True,
        "heads": [-4, 0, 0],
        "sides": [[0, 0, 0], [8, 0, 0], [4, 0, 0]],
        "final": [-2 + 17, -22 + 17, -26 + 16],
        "pot": -40,
        "chips": [28, 8, 4],
    }
    short = answer(variant=house, pot=35, chips=[-35, 0, 0])
    assert (short["value"], short["pot"], short["chips"]) == (3, -30, [21, 6, 3])
    assert answer(variant=house, pot=90, chips=[0, 0, 0], heads=[-9, 0, 0], refa=True)["value"] == 8


@clause("SK-PLAY-04")
def test_a_kontra_brings_one_who_dropped_back_in() -> None:
    may = {"defenders_may_drop": True}
    scored = answer(tricks=[6, 2, 2], dropped=[2], kontra_by=1, doublings=1, variant=may)
    assert scored == answer(tricks=[6, 2, 2], kontra_by=1, doublings=1)
    assert answer(tricks=[10, 0, 0], dropped=[2, 1], variant=may)["heads"] == [-4, 0, 0]
    assert answer(tricks=[9, 1, 0], dropped=[2], variant=may)["heads"] == [-4, 1, 0]


@clause("SK-DEAL-02")
def test_of_four_the_dealer_rests() -> None:
    scored = answer(dealer=1, declarer=3, tricks=[1, 0, 1, 8], heads=[20, 20, 20, 20])
    assert scored["heads"] == [1, 0, 1, -4]
    assert scored["sides"] == [[0, 0, 0, 4], [0, 0, 0, 0], [0, 0, 0, 4], [0, 0, 0, 0]]


@clause("SK-SCORE-10")
def test_an_agreed_penalty_is_an_entry_of_its_own() -> None:
    penalty = '{"id":7,"penalty":{"seat":1,"points":2,"reason":"revoke"},"heads":[20,20,20]}'
    line = '{"id":7,"heads":[0,2,0],"sides":[[0,0,0],[0,0,0],[0,0,0]],"final":[10,-10,0]}\n'
    assert score(penalty).out == line
    four = score('{"penalty":{"seat":3,"points":1},"heads":[5,5,5,5]}').answers()[0]
    assert four["heads"] == [0, 0, 0, 1]
    pot = '{"penalty":{"seat":0,"points":1},"pot":30,"chips":[-10,-10,-10],"variant":{"money":"pot"}}'
    (chips,) = score(pot).answers()
    assert (chips["pot"], chips["chips"], chips["final"]) == (10, [-10, 0, 0], [-6, 3, 3])


MAY_DROP = {"defenders_may_drop": True}
MAY_INVITE = {**MAY_DROP, "invite": True}
MAY_NOT_INVITE = "SK-PLAY-04: nobody is called in where the options defenders_may_drop and invite are not both on"
SANS = {"game": 7, "variant": {"seven": "sans_atout"}}
FOUR = {"dealer": 3, "heads": [20] * 4, "tricks": [7, 2, 1, 0]}
IN_POT = {"money": "pot"}


@pytest.mark.parametrize(
    ("changed", "error"),
    [
        ({"declarer": LEFT_AWAY}, "declarer: is missing"),
        ({"declarer": 3}, "declarer: must be a seat from 0 to 2 with 3 players, not 3"),
        ({"declarer": "0"}, "declarer: must be a whole number, not a text"),
        ({"declarer": -1}, "declarer: must be 0 or more"),
        ({"game": LEFT_AWAY}, "game: is missing"),
        ({"game": 1}, "game: cannot be “1”; the games are 2 to 8"),
        ({"game": 9}, "game: cannot be “9”; the games are 2 to 8"),
        ({"game": "hearts"}, "game: must be a whole number, not a text"),
        ({"open": True}, "SK-GAME-06: only the games 6, 7 and 8 are played open, not 4"),
        ({"from_hand": 1}, "from_hand: must be true or false, not a whole number"),
        ({"tricks": LEFT_AWAY}, "tricks: is missing"),
        ({"tricks": [7, 2, 2]}, "tricks: must add up to 10, not 11"),
        ({"tricks": [7, 2]}, "tricks: must be a list of 3 or 4, one for each player, not of 2"),
        ({"tricks": [7, 2, 1, 0, 0]}, "tricks: must be a list of 3 or 4, one for each player, not of 5"),
        ({"tricks": [11, 0, -1]}, "tricks[0]: must be 10 or less"),
        ({"game": 6, "tricks": [0, 5, 4]}, "tricks: must add up to 10, not 9"),
        ({"game": 6, "tricks": [1, 5, 5]}, "tricks: must add up to 10 or, in a lost betl, to fewer, not 11"),
        ({"heads": LEFT_AWAY}, "heads: is missing"),
        ({"heads": [20, 20]}, "heads: must be a list of 3, one for each player, not of 2"),
        ({"heads": [20, 20, 20.5]}, "heads[2]: must be a whole number, not a number with a fraction"),
        (
            {"heads": [2, -1, -1]},
            "SK-SCORE-06: no deal is scored once the head sums add up to zero or less; they make 0",
        ),
        (
            {"heads": [2, -1, -4], "variant": {"last_game": "overshoot"}},
            "SK-SCORE-06: no deal is scored once the head sums add up to zero or less; they make -3",
        ),
        ({"doublings": 1}, "kontra_by: is missing: in a doubled game somebody said kontra"),
        ({"kontra_by": 1}, "doublings: must be 1 or more where somebody said kontra, not 0"),
        ({"kontra_by": 0, "doublings": 1}, "SK-KON-01: a defender says kontra, not the declarer, seat 0"),
        ({"kontra_by": 3, "doublings": 1}, "kontra_by: must be a seat from 0 to 2 with 3 players, not 3"),
        ({"kontra_by": 1, "doublings": 5}, "SK-KON-01: kontra_limit allows 4 doublings in all, not 5"),
        ({"kontra_by": 1, "doublings": -1}, "doublings: must be 0 or more"),
        (
            {"kontra_by": 1, "doublings": 1, "variant": {"kontra_limit": 0}},
            "SK-KON-01: kontra_limit allows 0 doublings in all, not 1",
        ),
        (SANS, "longest_run: is missing: the option seven is sans_atout"),
        ({**SANS, "longest_run": 8}, "longest_run: must be 2 to 7 with these tricks, not 8"),
        ({**SANS, "longest_run": 1}, "longest_run: must be 2 to 7 with these tricks, not 1"),
        ({**SANS, "longest_run": 11}, "longest_run: must be 10 or less"),
        ({"dropped": [2]}, "SK-PLAY-04: nobody drops where the option defenders_may_drop is off"),
        (
            {"dropped": [2], "game": 6, "tricks": [0, 5, 5], "variant": MAY_DROP},
            "SK-PLAY-04: nobody drops in a betl",
        ),
        ({"dropped": [0], "variant": MAY_DROP}, "dropped[0]: must be a defender, 1 or 2, not 0"),
        ({"dropped": [2, 2], "variant": MAY_DROP}, "dropped[1]: names seat 2 a second time"),
        ({"dropped": [2], "variant": MAY_DROP}, "tricks[2]: must be 0 for a defender who dropped, not 1"),
        (
            {"dropped": [2, 1], "kontra_by": 1, "doublings": 1, "variant": MAY_DROP},
            "SK-PLAY-04: where both defenders dropped nobody says kontra",
        ),
        ({"invited_by": 1}, MAY_NOT_INVITE),
        ({"invited_by": 1, "variant": MAY_DROP}, MAY_NOT_INVITE),
        ({"invited_by": 0, "variant": MAY_INVITE}, "invited_by: must be a defender, 1 or 2, not 0"),
        (
            {"invited_by": 1, "game": 6, "tricks": [0, 5, 5], "variant": MAY_INVITE},
            "SK-PLAY-04: nobody drops in a betl, so nobody is called in",
        ),
        (
            {"invited_by": 1, "dropped": [2], "variant": MAY_INVITE},
            "dropped: must be left out if the defender who dropped was called in",
        ),
        (
            {"invited_by": 1, "kontra_by": 2, "doublings": 1, "variant": MAY_INVITE},
            "SK-KON-01: a defender who dropped says no kontra, so only seat 1 can have said it",
        ),
        (
            {"game": 8, "tricks": [10, 0, 0], "variant": {"top_game": "seven"}},
            "SK-GAME-04: the option top_game allows no game above 7, not 8",
        ),
        (
            {"game": 7, "open": True, "variant": {"open_games": False}},
            "SK-GAME-06: no game is played open where the option open_games is off",
        ),
        (
            {"game": 2, "variant": {"mandatory_kontra": True}},
            "SK-KON-01: leaves without kontra are not played: if they are won, both defenders dropped",
        ),
        ({"dealer": 3}, "dealer: must be a seat from 0 to 2 with 3 players, not 3"),
        ({**FOUR, "dealer": LEFT_AWAY}, "dealer: is missing: with four players the dealer sits out"),
        ({**FOUR, "dealer": 0}, "SK-DEAL-02: with four players the dealer sits out, so seat 0 cannot declare"),
        ({**FOUR, "dealer": 2}, "tricks[2]: must be 0 for the dealer, who sits out, not 1"),
        (
            {**FOUR, "kontra_by": 3, "doublings": 1},
            "SK-DEAL-02: with four players the dealer sits out, so seat 3 cannot say kontra",
        ),
        ({**FOUR, "dropped": [3], "variant": MAY_DROP}, "dropped[0]: must be a defender, 1 or 2, not 3"),
        ({"pot": 30}, "pot: must be left out if the option money is sheet"),
        ({"chips": [0, 0, 0]}, "chips: must be left out if the option money is sheet"),
        ({"variant": IN_POT}, "pot: is missing"),
        ({"variant": IN_POT, "pot": 30}, "chips: is missing"),
        ({"variant": IN_POT, "pot": -1, "chips": [0, 0, 0]}, "pot: must be 0 or more"),
        (
            {"variant": IN_POT, "pot": 30, "chips": [0, 0]},
            "chips: must be a list of 3, one for each player, not of 2",
        ),
        (
            {"variant": IN_POT, "pot": 30, "chips": [0, 0, 0], "sides": [[0] * 3] * 3},
            "sides: must be left out if the option money is pot",
        ),
        ({"sides": [[0, 0, 0]]}, "sides: must be a list of 3, one for each player, not of 1"),
        ({"sides": [[0, 0, 0], [0, 0], [0, 0, 0]]}, "sides[1]: must be a list of 3, one for each player, not of 2"),
        (
            {"sides": [[0, 0, 0], [0, 4, 0], [0, 0, 0]]},
            "sides[1][1]: must be 0, as nobody has an account with themselves, not 4",
        ),
        ({"sides": [[0, -1, 0], [0, 0, 0], [0, 0, 0]]}, "sides[0][1]: must be 0 or more"),
        ({"variant": {"sides": "halved"}}, "variant.sides: cannot be “halved”; choose from real, symmetric"),
        ({"variant": {"stakes": 20}}, "variant.stakes: is no field known here"),
        ({"variant": {"kontra_limit": 99}}, "variant.kontra_limit: must be 16 or less"),
        ({"trump": "h"}, "trump: is no field known here"),
        ({"penalty": {"seat": 1, "points": 2}}, "declarer: must be left out in a penalty"),
    ],
)
def test_a_bad_deal_is_refused_with_a_reason(changed: Line, error: str) -> None:
    ran = score(line(id=7, **changed))
    assert ran.status == 2
    assert ran.answers() == [{"id": 7, "error": error}]


@clause("SK-SCORE-10")
@pytest.mark.parametrize(
    ("changed", "error"),
    [
        ({"heads": LEFT_AWAY}, "heads: is missing"),
        ({"penalty": {"seat": 3, "points": 2}}, "penalty.seat: must be a seat from 0 to 2 with 3 players, not 3"),
        ({"penalty": {"seat": 1, "points": 0}}, "penalty.points: must be 1 or more"),
        ({"penalty": {"seat": 1}}, "penalty.points: is missing"),
        ({"penalty": {"seat": 1, "points": 1, "why": ""}}, "penalty.why: is no field known here"),
        ({"refa": True}, "refa: must be left out in a penalty"),
        ({"tricks": [7, 2, 1]}, "tricks: must be left out in a penalty"),
    ],
)
def test_a_bad_penalty_is_refused_with_a_reason(changed: Line, error: str) -> None:
    bare = {"declarer": LEFT_AWAY, "game": LEFT_AWAY, "tricks": LEFT_AWAY, "penalty": {"seat": 1, "points": 2}}
    ran = score(line(id=7, **{**bare, **changed}))
    assert ran.status == 2
    assert ran.answers() == [{"id": 7, "error": error}]


def test_the_other_lines_are_still_answered_in_order() -> None:
    ran = score(line(id=1), "", "not json", line(id=2, game=9), line(id=3), "[]", line())
    assert ran.status == 2
    assert [answer.get("id") for answer in ran.answers()] == [1, None, 2, 3, None, None]
    assert ["error" in answer for answer in ran.answers()] == [False, True, True, False, True, False]
    assert ran.answers()[1] == {"id": None, "error": "line: is not JSON"}


@clause("SK-SCORE-02", "SK-SCORE-03", "SK-SCORE-04", "SK-SCORE-05", "SK-SCORE-06", "SK-SCORE-07", "SK-SCORE-08")
@pytest.mark.parametrize("seed", range(4))
def test_thousands_of_lines_agree_with_the_rules_in_plain_words(seed: int) -> None:
    for given in lines_at_random(seed, 5000):
        scored = msgspec.json.decode(msgspec.json.encode(score_line(msgspec.json.encode(given))))
        assert scored == plain_score.score(given), given
        assert given["variant"].get("money") == "pot" or sum(scored["final"]) == 0, given


def test_lines_at_random_are_all_answered_by_the_command() -> None:
    given = [{**one, "id": number} for number, one in enumerate(lines_at_random(9, 500))]
    ran = score(*map(in_json, given))
    assert ran.status == 0
    assert [answer.pop("id") for answer in ran.answers()] == list(range(500))


def test_on_a_terminal_the_score_is_written_for_people() -> None:
    lines = [
        line(id="first"),
        line(kontra_by=1, doublings=1, tricks=[5, 3, 2]),
        line(game=9),
        line(variant=IN_POT, pot=90, chips=[-30, -30, -30]),
        '{"penalty":{"seat":1,"points":2},"heads":[20,20,20]}',
    ]
    ran = kitapi("score", "preferans", given="\n".join(lines), terminal=True)
    assert ran.status == 2
    rows = [" ".join(row.split()) for row in ran.out.splitlines()]
    assert "first won; the game counts 4" in rows
    assert {"head sum -4 0 0", "against seat0 0 +8 +4", "settled now +8 -2 -6"} <= set(rows)
    assert {"line 2 lost; the game counts 8", "head sum +8 0 0", "against seat0 0 +40 0"} <= set(rows)
    assert "line 3: game: cannot be “9”; the games are 2 to 8" in rows
    assert "chips +28 +8 +4 -40" in rows
    assert "line 5 a penalty" in rows


def test_json_may_be_requested_on_a_terminal() -> None:
    ran = kitapi("score", "preferans", "--json", given=in_json(deal(4, "7/2/1")), terminal=True)
    assert ran.answers()[0]["value"] == 4
