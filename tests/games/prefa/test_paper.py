"""The worked amounts of the rulebook, and what is refused, through the command."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from kitapi_testing.clauses import clause
from kitapi_testing.commands import CommandResult, kitapi

PLAIN = {
    "players": 3,
    "dealer": 2,
    "declarer": 0,
    "contract": "6h",
    "participation": ["play", "play"],
    "tricks": [6, 3, 1],
    "kasa": 900,
}
LEFT_AWAY = object()


def line(**changed: Any) -> str:
    deal = {**PLAIN, **changed}
    return msgspec.json.encode({name: value for name, value in deal.items() if value is not LEFT_AWAY}).decode()


def score(*lines: str) -> CommandResult:
    return kitapi("score", "prefa", given="\n".join(lines))


def net(**changed: Any) -> tuple[list[int], int]:
    """Return each seat's gain, and the change of the kasa."""
    ran = score(line(**changed))
    assert ran.status == 0, ran.out
    gained = ran.answers()[0]["net"]
    assert sum(gained.values()) == 0
    kasa = gained.pop("kasa")
    return [gained[f"seat{seat}"] for seat in range(len(gained))], kasa


TOGETHER = ["pass", "together"]
LONE = ["play", "pass", "alone"]
SHORT = {"kasa": 30}


@pytest.mark.parametrize(
    ("changed", "seats", "kasa"),
    [
        pytest.param({}, [30, 15, 5], -50, marks=clause("PREFA-PAY-02")),
        pytest.param(
            {"contract": "7h", "participation": LONE, "tricks": [7, 3, 0]},
            [49, 21, 0],
            -70,
            marks=clause("PREFA-PAY-02", "PREFA-PART-04"),
        ),
        pytest.param(
            {"contract": "7h", "participation": LONE, "tricks": [8, 2, 0]},
            [56, 14, 0],
            -70,
            marks=clause("PREFA-QUOTA-01"),
        ),
        pytest.param(
            {"contract": "6c", "participation": LONE, "tricks": [6, 4, 0]},
            [18, 12, 0],
            -30,
            marks=clause("PREFA-PAY-01"),
        ),
        pytest.param({"contract": "7h", "tricks": [5, 3, 2]}, [-210, 42, 28], 140, marks=clause("PREFA-PAY-03")),
        pytest.param({"tricks": [4, 2, 4]}, [-160, 20, 40], 100, marks=clause("PREFA-PAY-03")),
        pytest.param(
            {"players": 4, "dealer": 3, "tricks": [4, 2, 4]},
            [-210, 20, 40, 50],
            100,
            marks=clause("PREFA-PAY-07", "PREFA-DEAL-02"),
        ),
        pytest.param({"tricks": [5, 3, 2]}, [-75, 15, 10], 50, marks=clause("PREFA-PAY-03")),
        pytest.param(
            {"contract": "6d", "participation": TOGETHER},
            [24, 0, 16],
            -40,
            marks=clause("PREFA-PAY-06", "PREFA-PART-03"),
        ),
        pytest.param(
            {"participation": TOGETHER, "tricks": [9, 0, 1]},
            [135, 0, -135],
            0,
            marks=clause("PREFA-PAY-05", "PREFA-PAY-06"),
        ),
        pytest.param(
            {"contract": "6n", "participation": TOGETHER, "tricks": [10, 0, 0]},
            [240, 0, -240],
            0,
            marks=clause("PREFA-PAY-06"),
        ),
        pytest.param(
            {"contract": "7n", "participation": ["play", "pass", "together"], "tricks": [10, 0, 0]},
            [240, -240, 0],
            0,
            marks=clause("PREFA-PAY-06"),
        ),
        pytest.param({"tricks": [8, 2, 0]}, [80, 20, -100], 0, marks=clause("PREFA-PAY-04", "PREFA-QUOTA-04")),
        pytest.param(
            {"tricks": [8, 2, 0], "variant": {"solo_pays_partner": "single"}},
            [80, 10, -90],
            0,
            marks=clause("PREFA-PAY-04"),
        ),
        pytest.param(
            {"contract": "7h", "participation": LONE, "tricks": [9, 1, 0]},
            [63, -63, 0],
            0,
            marks=clause("PREFA-PAY-04"),
        ),
        pytest.param(
            {"contract": "8h", "participation": LONE, "tricks": [10, 0, 0]},
            [80, -80, 0],
            0,
            marks=clause("PREFA-QUOTA-01"),
        ),
        pytest.param({"contract": "10h", "tricks": [9, 1, 0]}, [-110, 10, 0], 100, marks=clause("PREFA-QUOTA-02")),
        pytest.param(
            {"contract": "7h", "participation": ["pass", "pass"], "tricks": LEFT_AWAY},
            [70, 0, 0],
            -70,
            marks=clause("PREFA-PART-05"),
        ),
        pytest.param(
            {"contract": "7h", "participation": ["pass", "play", "pass"], "tricks": [8, 0, 2]},
            [56, 0, 14],
            -70,
            marks=clause("PREFA-PART-02"),
        ),
        pytest.param(
            {"contract": "7h", "participation": ["pass", "play", "pass"], "tricks": [9, 0, 1]},
            [63, 0, -63],
            0,
            marks=clause("PREFA-QUOTA-01"),
        ),
        pytest.param({"contract": "7h", "tricks": [9, 0, 1]}, [126, -140, 14], 0, marks=clause("PREFA-PAY-04")),
        pytest.param(
            {"contract": "7h", "tricks": [9, 0, 1], "variant": {"solo_pays_partner": "single"}},
            [126, -133, 7],
            0,
            marks=clause("PREFA-PAY-04"),
        ),
        pytest.param(
            {"players": 4, "dealer": 3, "contract": "7h", "tricks": [5, 3, 2]},
            [-260, 42, 28, 50],
            140,
            marks=clause("PREFA-PAY-07"),
        ),
        pytest.param(
            {"contract": "7h", "participation": LONE, "tricks": [6, 4, 0]},
            [-98, 28, 0],
            70,
            marks=clause("PREFA-PAY-03"),
        ),
        pytest.param({"tricks": [4, 3, 3], "aces": True}, [-210, 55, 55], 100, marks=clause("PREFA-BUY-03")),
        pytest.param({**SHORT}, [18, 9, 3], -30, marks=clause("PREFA-PAY-08")),
        pytest.param({**SHORT, "tricks": [5, 3, 2]}, [-45, 9, 6], 30, marks=clause("PREFA-PAY-08")),
        pytest.param(
            {**SHORT, "tricks": [5, 3, 2], "variant": {"last_contract": "reduced_if_made"}},
            [-75, 15, 10],
            50,
            marks=clause("PREFA-PAY-08"),
        ),
        pytest.param(
            {**SHORT, "tricks": [5, 3, 2], "variant": {"last_contract": "full"}},
            [-75, 15, 10],
            50,
            marks=clause("PREFA-PAY-08"),
        ),
        pytest.param(
            {"contract": "7h", "solo": True, "participation": LEFT_AWAY, "tricks": LEFT_AWAY},
            [-210, 42, 28],
            140,
            marks=clause("PREFA-BUY-02"),
        ),
        pytest.param(
            {
                "players": 4,
                "dealer": 1,
                "declarer": 2,
                "contract": "6s",
                "solo": True,
                "participation": LEFT_AWAY,
                "tricks": LEFT_AWAY,
                "variant": {"idle_pay": "doubled"},
            },
            [12, 50, -114, 12],
            40,
            marks=clause("PREFA-BUY-02", "PREFA-PAY-07"),
        ),
        pytest.param(
            {"contract": "7h", "tricks": [4, 3, 3], "variant": {"triple_from": "3"}},
            [-336, 63, 63],
            210,
            marks=clause("PREFA-HOUSE-01"),
        ),
        pytest.param(
            {"contract": "10h", "tricks": [10, 0, 0], "variant": {"ten_owed": "one"}},
            [100, -100, 0],
            0,
            marks=clause("PREFA-HOUSE-02"),
        ),
        pytest.param(
            {
                "contract": "7h",
                "solo": True,
                "declined": True,
                "participation": LEFT_AWAY,
                "tricks": LEFT_AWAY,
                "variant": {"solo_declined": True},
            },
            [-20, 0, 0],
            20,
            marks=clause("PREFA-HOUSE-04"),
        ),
    ],
)
def test_a_paper_deal_is_paid_as_the_rulebook_says(changed: dict[str, Any], seats: list[int], kasa: int) -> None:
    assert net(**changed) == (seats, kasa)


def test_the_answer_has_the_documented_form() -> None:
    ran = score(
        '{"id":1,"players":3,"dealer":2,"declarer":0,"contract":"6h","participation":["play","pass","together"],'
        '"tricks":[9,0,1],"aces":false,"kasa":900,"variant":{"last_contract":"reduced"}}'
    )
    assert ran.out == (
        '{"id":1,"value":5,"in":{"declarer":0,"first":2,"second":1},"net":{"seat0":135,"seat1":-135,"seat2":0,"kasa":0},'
        '"transfers":[{"payer":"seat1","payee":"seat0","amount":90,"clause":"PREFA-PAY-06"},'
        '{"payer":"seat1","payee":"seat0","amount":45,"clause":"PREFA-PAY-06"}]}\n'
    )


@clause("PREFA-DEAL-02", "PREFA-DEAL-03")
def test_with_four_the_defenders_are_the_next_active_seats_to_the_declarers_right() -> None:
    assert net(players=4, dealer=3, declarer=1, tricks=[6, 3, 1]) == ([5, 30, 15, 0], -50)
    assert net(players=4, dealer=2, declarer=1, tricks=[6, 3, 1]) == ([5, 30, 0, 15], -50)
    assert net(players=4, dealer=0, declarer=3, tricks=[6, 3, 1]) == ([0, 15, 5, 30], -50)


@clause("PREFA-AUC-06")
def test_a_deal_all_passed_pays_the_kasa_where_that_is_played() -> None:
    passed = {"declarer": LEFT_AWAY, "contract": LEFT_AWAY, "participation": LEFT_AWAY, "passed": True}
    played = {"pass_deals": True}
    assert net(**passed, dealer=2, tricks=[5, 3, 2], variant=played) == ([-30, -10, 0], 40)
    assert net(**passed, players=4, dealer=2, tricks=[3, 5, 2], variant=played) == ([-30, 0, 0, -10], 40)
    assert net(**passed, tricks=LEFT_AWAY) == ([0, 0, 0], 0)


@pytest.mark.parametrize(
    ("changed", "error"),
    [
        ({"players": True}, "players: must be a whole number, not true or false"),
        ({"players": 5}, "players: must be 4 or less"),
        ({"players": LEFT_AWAY}, "players: is missing"),
        ({"dealer": 3}, "dealer: must be a seat from 0 to 2 with 3 players, not 3"),
        ({"dealer": -1}, "dealer: must be 0 or more"),
        ({"dealer": LEFT_AWAY}, "dealer: is missing"),
        ({"declarer": 3}, "declarer: must be a seat from 0 to 2 with 3 players, not 3"),
        ({"declarer": LEFT_AWAY}, "declarer: is missing"),
        ({"declarer": "0"}, "declarer: must be a whole number, not a text"),
        ({"contract": LEFT_AWAY}, "contract: is missing"),
        (
            {"contract": "5h"},
            "contract: cannot be “5h”; write a level from 6 to 10 and a strain of s c d h n, as in 6h or 10n",
        ),
        ({"kasa": 0}, "PREFA-PAY-09: no deal is scored on a kasa of zero or less; kasa is 0"),
        ({"kasa": -50}, "PREFA-PAY-09: no deal is scored on a kasa of zero or less; kasa is -50"),
        ({"kasa": 905}, "kasa: must be a multiple of 10, not 905"),
        ({"kasa": 900.0}, "kasa: must be a whole number, not a number with a fraction"),
        ({"kasa": LEFT_AWAY}, "kasa: is missing"),
        ({"tricks": [6, 3, 2]}, "tricks: must add up to 10, not 11"),
        ({"tricks": [6, 4]}, "tricks: must be a list of 3"),
        ({"tricks": [11, -1, 0]}, "tricks[0]: must be 10 or less"),
        ({"tricks": [6, 3, True]}, "tricks[2]: must be a whole number, not true or false"),
        ({"tricks": LEFT_AWAY}, "tricks: is missing"),
        (
            {"participation": LONE, "tricks": [6, 3, 1]},
            "tricks: must be 0 for the second defender, who is out of play, not 1",
        ),
        (
            {"participation": ["pass", "play", "pass"], "tricks": [6, 4, 0]},
            "tricks: must be 0 for the first defender, who is out of play, not 4",
        ),
        (
            {"participation": ["pass", "pass"], "tricks": [10, 0, 0]},
            "tricks: must be left out if both defenders passed and nothing was played",
        ),
        ({"participation": LEFT_AWAY}, "participation: is missing"),
        ({"participation": []}, "PREFA-PART-02: the first answer is one of play, pass: the answer is missing"),
        ({"participation": ["together"]}, "PREFA-PART-02: the first answer is one of play, pass, not together"),
        (
            {"participation": ["play"]},
            "PREFA-PART-02: the answer after play is one of play, pass: the answer is missing",
        ),
        (
            {"participation": ["play", "together"]},
            "PREFA-PART-02: the answer after play is one of play, pass, not together",
        ),
        (
            {"participation": ["pass", "play", "pass", "together"]},
            "PREFA-PART-02: no answer follows pass, play, pass",
        ),
        (
            {"participation": ["play", "maybe"]},
            "participation[1]: cannot be “maybe”; choose from play, pass, together, alone",
        ),
        ({"aces": 1}, "aces: must be true or false, not a whole number"),
        (
            {"aces": True, "variant": {"aces": False}},
            "PREFA-BUY-03: aces are not announced where the option aces is off",
        ),
        (
            {"solo": True, "aces": True, "participation": LEFT_AWAY, "tricks": LEFT_AWAY},
            "PREFA-BUY-03: aces are not announced in a deal written solo",
        ),
        (
            {"solo": True, "declined": True, "participation": LEFT_AWAY, "tricks": LEFT_AWAY},
            "PREFA-HOUSE-04: nobody declines a payment where the option solo_declined is off",
        ),
        (
            {"declined": True, "variant": {"solo_declined": True}},
            "PREFA-HOUSE-04: only the payment of a deal written solo is declined",
        ),
        (
            {"variant": {"triple_from": "2"}},
            "variant.triple_from: cannot be “2”; choose from never, 3",
        ),
        (
            {"variant": {"ten_owed": "two"}},
            "variant.ten_owed: cannot be “two”; choose from none, one",
        ),
        ({"solo": True}, "participation: must be left out in a deal written solo"),
        ({"solo": True, "participation": LEFT_AWAY}, "tricks: must be left out in a deal written solo"),
        ({"passed": True}, "contract: must be left out if all have passed"),
        (
            {
                "passed": True,
                "contract": LEFT_AWAY,
                "declarer": LEFT_AWAY,
                "participation": LEFT_AWAY,
            },
            "tricks: must be left out if all have passed",
        ),
        (
            {"players": 4, "dealer": 0},
            "PREFA-DEAL-02: with four players the dealer sits out, so seat 0 cannot declare",
        ),
        ({"variant": {"lastcontract": "full"}}, "variant.lastcontract: is no field known here"),
        (
            {"variant": {"last_contract": "none"}},
            "variant.last_contract: cannot be “none”; choose from reduced, reduced_if_made, full",
        ),
        ({"variant": {"kasa_share": 55}}, "variant.kasa_share: must be a multiple of 10"),
        ({"variant": []}, "variant: must be an object, not a list"),
        ({"vulnerable": True}, "vulnerable: is no field known here"),
    ],
)
def test_a_bad_deal_is_refused_with_a_reason(changed: dict[str, Any], error: str) -> None:
    ran = score(line(id=7, **changed))
    assert ran.status == 2
    assert ran.answers() == [{"id": 7, "error": error}]


def test_the_other_lines_are_still_answered_in_order() -> None:
    ran = score(line(id=1), "", "not json", line(id=2, kasa=5), "   ", line(id=3), "[]", line(), '"x"')
    assert ran.status == 2
    answers = ran.answers()
    assert [answer.get("id") for answer in answers] == [1, None, 2, 3, None, None, None]
    assert ["error" in answer for answer in answers] == [False, True, True, False, True, False, True]
    assert answers[1] == {"id": None, "error": "line: is not JSON"}
    assert answers[4] == {"id": None, "error": "line: must be a JSON object"}
    assert "id" not in answers[5]


@pytest.mark.parametrize("written", ["1", '"a\\u00e9"', "null", "1.50", '{"deal": [1, 2]}', "12345678901234567890123"])
def test_an_id_is_copied_through_as_it_was_written(written: str) -> None:
    good = line()[:-1] + f',"id":{written}}}'
    bad = line(kasa=5)[:-1] + f',"id":{written}}}'
    ran = score(good, bad)
    assert ran.out.splitlines()[0].startswith(f'{{"id":{written},"value":5')
    assert ran.out.splitlines()[1].startswith(f'{{"id":{written},"error":"kasa')


def test_a_line_that_is_no_text_is_answered_like_any_bad_line() -> None:
    ran = kitapi("score", "prefa", given=b'{"id":"\xff"}\n' + line(id=2).encode())
    assert ran.status == 2
    assert ran.answers()[0] == {"id": None, "error": "line: is not UTF-8 text"}
    assert ran.answers()[1]["id"] == 2


def test_a_line_nested_without_end_is_answered_like_any_bad_line() -> None:
    ran = score('{"id":' + "[" * 100_000, line(id=2))
    assert ran.status == 2
    assert len(ran.answers()) == 2


def test_a_byte_order_mark_and_windows_line_ends_do_no_harm() -> None:
    ran = kitapi("score", "prefa", given=b"\xef\xbb\xbf" + f"{line(id=1)}\r\n{line(id=2)}\r\n".encode())
    assert ran.status == 0
    assert len(ran.answers()) == 2


def test_deals_are_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    path.write_text(line(id=1) + "\n" + line(id=2) + "\n")
    assert [answer["id"] for answer in kitapi("score", "prefa", str(path)).answers()] == [1, 2]
    assert kitapi("score", "prefa", "-", given=line(id=4)).answers()[0]["id"] == 4


def test_no_lines_no_answers() -> None:
    assert score("") == CommandResult(0, "", "kitapi: the input holds no line, so there is no answer\n")


def test_a_file_that_is_not_there_is_wrong_usage(tmp_path: Path) -> None:
    ran = kitapi("score", "prefa", str(tmp_path / "none.jsonl"))
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.startswith("kitapi: ")
    assert "none.jsonl: No such file" in ran.err


def test_on_a_terminal_the_score_is_written_for_people() -> None:
    ran = kitapi("score", "prefa", given=line(id="first") + "\n" + line(kasa=5), terminal=True)
    assert ran.status == 2
    assert "a trick is worth 5; nobody is in" in ran.out
    assert "kasa pays seat0" in ran.out
    assert "line 2: kasa: must be a multiple of 10, not 5" in ran.out


def test_json_may_be_requested_on_a_terminal() -> None:
    assert kitapi("score", "prefa", "--json", given=line(id=1), terminal=True).answers()[0]["id"] == 1
