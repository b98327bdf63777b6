"""Rounds of Caribbean Stud scored through the command: the documented form, rounds at random, and what is refused."""

from typing import Any

import msgspec
import pytest

from kitapi.games.caribbean_stud.paper.scoring import score_line
from kitapi_testing.clauses import clause
from kitapi_testing.commands import CommandResult, kitapi
from kitapi_testing.games.caribbean_stud import plain_round
from kitapi_testing.games.caribbean_stud.plain_round import Line
from tests.games.caribbean_stud.rounds import BARE, EXAMPLES, NO_COMBINATION, Example, rounds_at_random, stake

LEFT_AWAY = object()
ROYAL = "As Ks Qs Js Ts"
EXCHANGED: Line = {"action": "exchange_raise", "exchange": {"discard": "2c", "new": "9d"}}


def line(**changed: Any) -> str:
    """Return a plain round with ``changed`` fields, as JSON."""
    plain = stake("7c 7h Ks Ts 2c", BARE)
    return msgspec.json.encode(
        {name: value for name, value in {**plain, **changed}.items() if value is not LEFT_AWAY}
    ).decode()


def score(*lines: str) -> CommandResult:
    return kitapi("score", "caribbean-stud", given="\n".join(lines))


def answer(**changed: Any) -> Any:
    """Return the answer to a good line."""
    ran = score(line(**changed))
    assert ran.status == 0, ran.out
    return ran.answers()[0]


def test_the_answer_has_the_documented_form() -> None:
    ran = score(
        '{"id":1,"ante":15,"jackpot_token":false,"cards":"Kh 6h 5h 2h Ah","bank":"Tc 6d 4c Ts 7c",'
        '"action":"exchange_raise","exchange":{"discard":"5h","new":"3c"},"house":{}}'
    )
    assert ran.out == (
        '{"id":1,"hand":"high_card","bank_hand":"pair","qualifies":true,"result":"bank_wins",'
        '"net":{"ante":-15,"bet":-30,"fee":-15},"total":-60,"jackpot":null}\n'
    )


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_manuals_example_rows(example: Example) -> None:
    assert answer(cards=example.cards, bank=example.bank)["result"] == example.result


def test_what_is_left_away_is_no_token_no_exchange_and_the_manuals_house() -> None:
    whole = answer(jackpot_token=False, exchange=None, irregular=False, bet=None, house={"meter": None, "fixed": None})
    assert answer() == whole
    assert (whole["net"], whole["jackpot"]) == ({"ante": 10, "bet": 20, "fee": 0}, None)


@clause("CSP-123", "CSP-124", "AMB-04", "AMB-05")
@pytest.mark.parametrize(("bet", "wins", "loses"), [(1, 1, -1), (20, 20, -20), (50, 20, -20)])
def test_a_bet_found_wrong_late_is_settled_where_the_line_says_so(bet: int, wins: int, loses: int) -> None:
    assert answer(irregular=True, bet=bet)["net"]["bet"] == wins
    assert answer(irregular=True, bet=bet, bank="8c 8d Kd Td 2d")["net"]["bet"] == loses
    assert answer(irregular=True, bet=bet, **EXCHANGED)["net"] == {"ante": 10, "bet": wins, "fee": -10}


@clause("CSP-132", "AMB-11", "AMB-17")
def test_the_jackpots_amount_is_shown_where_the_house_says_what_it_holds_and_pays() -> None:
    house = {"meter": 12_345, "fixed": [500, 100, 50]}
    token = {"jackpot_token": True, "house": house}
    assert "jackpot_amount" not in answer(jackpot_token=True, cards=ROYAL)
    assert answer(**token)["jackpot_amount"] == 0
    won = answer(**token, cards=ROYAL, bank=NO_COMBINATION)
    assert (won["jackpot"], won["jackpot_amount"], won["total"]) == ("royal_flush", 12_345, 10)
    assert answer(**token, cards="9c 8c 7c 6c 5c")["jackpot_amount"] == 1_234
    assert answer(**token, cards="Kc Jc 9c 6c 4c")["jackpot_amount"] == 50
    folded = answer(jackpot_token=True, cards=ROYAL, action="fold", house=house)
    assert (folded["jackpot"], folded["jackpot_amount"]) == (None, 0)
    paid = answer(jackpot_token=True, cards=ROYAL, action="fold", house={**house, "folded_jackpot": True})
    assert (paid["jackpot"], paid["jackpot_amount"], paid["total"]) == ("royal_flush", 12_345, -10)


def test_a_house_may_print_its_own_tables() -> None:
    house = {"table": [0] * 8 + [3], "exchange_table": [0] * 8 + [4]}
    assert answer(house=house)["net"]["bet"] == 60
    assert answer(house=house, **EXCHANGED)["net"]["bet"] == 80


@clause("AMB-01", "CSP-035")
def test_a_house_may_qualify_with_less_and_ask_more_for_an_exchange() -> None:
    king_high = "Kd Qd 4s 3h 2d"
    assert answer(bank=king_high)["qualifies"] is False
    assert answer(bank=king_high, house={"qualification": "ace_or_king"})["qualifies"] is True
    assert answer(house={"exchange_fee": 2}, **EXCHANGED)["net"]["fee"] == -20


def test_cards_may_stand_in_any_order_and_case() -> None:
    assert answer(cards=" TS ks  2C 7h 7c", bank="2D 3h 4s kd aC") == answer()


@pytest.mark.parametrize(
    ("changed", "error"),
    [
        ({"ante": LEFT_AWAY}, "ante: is missing"),
        ({"ante": 0}, "ante: must be 1 or more"),
        ({"ante": -5}, "ante: must be 1 or more"),
        ({"ante": 2.5}, "ante: must be a whole number, not a number with a fraction"),
        ({"ante": "10"}, "ante: must be a whole number, not a text"),
        ({"ante": True}, "ante: must be a whole number, not true or false"),
        ({"ante": 10**12 + 1}, "ante: must be 1000000000000 or less"),
        ({"jackpot_token": 1}, "jackpot_token: must be true or false, not a whole number"),
        ({"cards": LEFT_AWAY}, "cards: is missing"),
        ({"cards": ["7c", "7h"]}, "cards: must be a text, not a list"),
        ({"cards": ""}, "cards: must be 5 cards, not 0"),
        ({"cards": "7c 7h Ks Ts"}, "cards: must be 5 cards, not 4"),
        ({"cards": "7c 7h Ks Ts 2c 3c"}, "cards: must be 5 cards, not 6"),
        ({"cards": "7c 7h Ks Ts 1c"}, "cards: “1c” is no card; write rank then suit, such as 7c, Th or As"),
        ({"cards": "7c 7h Ks Ts 7h"}, "cards: 7h is given twice"),
        ({"bank": LEFT_AWAY}, "bank: is missing"),
        ({"bank": "Ac Kd 4s 3h"}, "bank: must be 5 cards, not 4"),
        ({"bank": "Ac Kd 4s 3h X"}, "bank: “X” is no card; write rank then suit, such as 7c, Th or As"),
        ({"bank": "Ac Kd 4s 3h Ac"}, "bank: Ac is given twice"),
        ({"bank": "Ac Kd 4s 7c 2d"}, "bank: must not contain 7c, which is in cards"),
        ({"action": LEFT_AWAY}, "action: is missing"),
        (
            {"action": "call"},
            "action: cannot be “call”; choose from fold, raise, exchange_fold, exchange_raise",
        ),
        ({"action": "exchange_raise"}, "exchange: is missing; the action is exchange_raise"),
        ({"action": "exchange_fold", "exchange": None}, "exchange: is missing; the action is exchange_fold"),
        ({**EXCHANGED, "action": "raise"}, "exchange: must be left out if the action is raise"),
        ({**EXCHANGED, "action": "fold"}, "exchange: must be left out if the action is fold"),
        ({**EXCHANGED, "exchange": {"discard": "2c"}}, "exchange.new: is missing"),
        ({**EXCHANGED, "exchange": {"new": "9d"}}, "exchange.discard: is missing"),
        ({**EXCHANGED, "exchange": ["2c", "9d"]}, "exchange: must be an object, not a list"),
        (
            {**EXCHANGED, "exchange": {"discard": "2c", "new": "9d", "fee": 10}},
            "exchange.fee: is no field known here",
        ),
        (
            {**EXCHANGED, "exchange": {"discard": "2c 7c", "new": "9d"}},
            "exchange.discard: “2c 7c” is no card; write rank then suit, such as 7c, Th or As",
        ),
        (
            {**EXCHANGED, "exchange": {"discard": "2c", "new": "9x"}},
            "exchange.new: “9x” is no card; write rank then suit, such as 7c, Th or As",
        ),
        ({**EXCHANGED, "exchange": {"discard": "9c", "new": "9d"}}, "exchange.discard: must be one of cards, not 9c"),
        (
            {**EXCHANGED, "exchange": {"discard": "2c", "new": "2c"}},
            "exchange.new: cannot be 2c, which is in cards",
        ),
        (
            {**EXCHANGED, "exchange": {"discard": "2c", "new": "Kd"}},
            "exchange.new: cannot be Kd, which is in bank",
        ),
        pytest.param(
            {"bet": 15},
            "CSP-033: BET is exactly 2 x ANTE, 20 here; bet is given only where irregular is true",
            marks=clause("CSP-033", "AMB-04"),
        ),
        ({"bet": 20}, "CSP-033: BET is exactly 2 x ANTE, 20 here; bet is given only where irregular is true"),
        ({"irregular": True}, "bet: is missing where irregular is true"),
        ({"irregular": True, "bet": 0}, "bet: must be 1 or more"),
        ({"irregular": "yes", "bet": 5}, "irregular: must be true or false, not a text"),
        ({"irregular": True, "bet": 15, "action": "fold"}, "bet: must be left out if the action is fold"),
        ({"irregular": True, "action": "fold"}, "irregular: must be left out if the action is fold"),
        (
            {**EXCHANGED, "bet": 15, "action": "exchange_fold"},
            "bet: must be left out if the action is exchange_fold",
        ),
        ({"house": None}, "house: must be an object, not nothing (null)"),
        ({"house": {"table": [100, 50]}}, "house.table: must be a list of 9"),
        ({"house": {"table": [1] * 8 + [-1]}}, "house.table[8]: must be 0 or more"),
        (
            {"house": {"exchange_table": [1] * 8 + [1.5]}},
            "house.exchange_table[8]: must be a whole number, not a number with a fraction",
        ),
        ({"house": {"folded_jackpot": 1}}, "house.folded_jackpot: must be true or false, not a whole number"),
        ({"house": {"meter": 1000}}, "house.fixed: is missing where meter is given"),
        ({"house": {"fixed": [500, 100, 50]}}, "house.meter: is missing where fixed is given"),
        ({"house": {"meter": -1, "fixed": [500, 100, 50]}}, "house.meter: must be 0 or more"),
        ({"house": {"meter": 1000, "fixed": [500, 100]}}, "house.fixed: must be a list of 3"),
        (
            {"house": {"qualification": "ace"}},
            "house.qualification: cannot be “ace”; choose from ace_and_king, ace_or_king",
        ),
        ({"house": {"exchange_fee": 0}}, "house.exchange_fee: must be 1 or more"),
        ({"house": {"tables": []}}, "house.tables: is no field known here"),
        ({"upcard": "2d"}, "upcard: is no field known here"),
    ],
)
def test_a_bad_round_is_refused_with_a_reason(changed: Line, error: str) -> None:
    ran = score(line(id=7, **changed))
    assert ran.status == 2
    assert ran.answers() == [{"id": 7, "error": error}]


def test_the_other_lines_are_still_answered_in_order() -> None:
    ran = score(line(id=1), "", "not json", line(id=2, action="call"), line(id=3), "[]", line())
    assert ran.status == 2
    assert [answer.get("id") for answer in ran.answers()] == [1, None, 2, 3, None, None]
    assert ["error" in answer for answer in ran.answers()] == [False, True, True, False, True, False]


@clause("CSP-040", "CSP-041", "CSP-042", "CSP-123", "CSP-124", "CSP-125", "CSP-130", "CSP-131", "CSP-132", "AMB-17")
@pytest.mark.parametrize("seed", range(3))
def test_thousands_of_lines_agree_with_the_rules_in_plain_words(seed: int) -> None:
    for given in rounds_at_random(seed, 3000):
        scored = msgspec.json.decode(msgspec.json.encode(score_line(msgspec.json.encode(given))))
        assert scored == plain_round.score(given), given


def test_ten_thousand_lines_are_answered_by_the_command() -> None:
    given = [{**one, "id": number} for number, one in enumerate(rounds_at_random(9, 10_000))]
    ran = score(*(msgspec.json.encode(one).decode() for one in given))
    assert ran.status == 0
    assert [answer.pop("id") for answer in ran.answers()] == list(range(10_000))


def test_on_a_terminal_the_score_is_written_for_people() -> None:
    house = {"meter": 9_999, "fixed": [500, 100, 50]}
    lines = [
        line(id="first", **EXCHANGED),
        line(jackpot_token=True, cards="Kc Jc 9c 6c 4c", bank=NO_COMBINATION, house=house),
        line(ante=0),
        line(jackpot_token=True, cards="Kc Jc 9c 6c 4c"),
    ]
    ran = kitapi("score", "caribbean-stud", given="\n".join(lines), terminal=True)
    assert ran.status == 2
    rows = [" ".join(row.split()) for row in ran.out.splitlines()]
    assert "first pair against high card; the player wins" in rows
    assert {"ante bet fee total", "+10 +20 -10 +20"} <= set(rows)
    assert {"line 2 flush against high card; the bank does not qualify", "+10 0 0 +10"} <= set(rows)
    assert "jackpot: flush, 50" in rows
    assert "line 3: ante: must be 1 or more" in rows
    assert "jackpot: flush" in rows


def test_json_may_be_requested_on_a_terminal() -> None:
    ran = kitapi("score", "caribbean-stud", "--json", given=line(), terminal=True)
    assert ran.answers()[0]["hand"] == "pair"
