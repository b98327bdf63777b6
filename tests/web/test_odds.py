"""Odds over HTTP: the same as those of ``decision``; bad requests are refused with the name of the field."""

import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

import httpx
import pytest

from kitapi.cards import read_card, read_cards
from kitapi.games.caribbean_stud.odds.decision import Decision, decision
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudVariant, Qualification
from kitapi.web.budgets import PURSES, Purse
from tests.web.visitors import serve_room

pytestmark = pytest.mark.anyio

ADDRESS = "/api/odds/caribbean-stud"
DEAL = f"{ADDRESS}/deal"
CARDS = {"hand": "Kh 6h 5s 2h Ah", "upcard": "7c"}
SMALLER = "90,50,20,7,5,4,3,2,1"


async def ask(page: Path, address: str = ADDRESS, **params: str) -> httpx.Response:
    async with serve_room(page) as room, room.visitor() as visitor:
        return await visitor.browser.get(address, params=params)


def read(fractions: dict[str, Any]) -> Fraction:
    assert fractions["float"] == fractions["num"] / fractions["den"]
    return Fraction(fractions["num"], fractions["den"])


def assert_same(answer: dict[str, Any], wanted: Decision) -> None:
    assert read(answer["fold"]) == wanted.fold
    assert read(answer["raise"]) == wanted.raise_
    exchange = {card.value: value for card, value in wanted.exchange.items()}
    assert {card: read(value) for card, value in answer.get("exchange", {}).items()} == exchange
    assert answer["best"] == wanted.best


async def test_every_choice_is_sent_as_computed(page: Path) -> None:
    answer = await ask(page, **CARDS)
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "private, max-age=86400"
    wanted = decision(read_cards(CARDS["hand"]), read_card("7c"))
    assert wanted.best == "exchange 5s"
    assert_same(answer.json(), wanted)


@pytest.mark.parametrize(
    ("params", "variant", "exchange"),
    [
        ({"game": "base"}, CaribbeanStudVariant(), False),
        ({"exchange_fee": "3"}, CaribbeanStudVariant(exchange_fee=3), True),
        ({"qualification": "ace_or_king"}, CaribbeanStudVariant(qualification=Qualification.ACE_OR_KING), True),
        ({"exchange_table": SMALLER}, CaribbeanStudVariant(exchange_table=(90, 50, 20, 7, 5, 4, 3, 2, 1)), True),
        ({"lang": "it"}, CaribbeanStudVariant(), True),
    ],
)
async def test_game_and_house_rules_may_be_named(
    page: Path, params: dict[str, str], variant: CaribbeanStudVariant, exchange: bool
) -> None:
    answer = await ask(page, **CARDS, **params)
    assert_same(answer.json(), decision(read_cards(CARDS["hand"]), read_card("7c"), variant, exchange=exchange))


async def test_a_deal_is_drawn_from_its_seed(page: Path) -> None:
    first, again, other = [await ask(page, DEAL, seed="7", number=number) for number in ("0", "0", "1")]
    answer = first.json()
    assert answer == again.json()
    assert answer["hand"] != other.json()["hand"]
    assert_same(answer, decision(read_cards(answer["hand"]), read_card(answer["upcard"])))


async def test_close_deals_are_close(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as visitor:
        for number in range(8):
            params = {"seed": "7", "number": str(number), "close": "yes", "game": "base"}
            answer = (await visitor.browser.get(DEAL, params=params)).json()
            assert 0 <= abs(read(answer["raise"]) - read(answer["fold"])) < Fraction(1, 10)
            assert "exchange" not in answer


@pytest.mark.parametrize(
    ("address", "params", "field"),
    [
        (ADDRESS, {"upcard": "7c"}, "hand"),
        (ADDRESS, {"hand": CARDS["hand"]}, "upcard"),
        (ADDRESS, {**CARDS, "hand": "Kh 6h"}, "hand"),
        (ADDRESS, {**CARDS, "hand": "Kh 6h 5h 2h 1h"}, "hand"),
        (ADDRESS, {**CARDS, "hand": "Kh 6h 5h 2h Kh"}, "hand"),
        (ADDRESS, {**CARDS, "hand": "Kh " * 50}, "hand"),
        (ADDRESS, {**CARDS, "upcard": "Ah"}, "upcard"),
        (ADDRESS, {**CARDS, "upcard": "7c 8c"}, "upcard"),
        (ADDRESS, {**CARDS, "game": "oasis"}, "game"),
        (ADDRESS, {**CARDS, "exchange_fee": "0"}, "exchange_fee"),
        (ADDRESS, {**CARDS, "qualification": "pair"}, "qualification"),
        (ADDRESS, {**CARDS, "table": "100,50"}, "table"),
        (ADDRESS, {**CARDS, "exchange_table": "a,b"}, "exchange_table"),
        (ADDRESS, {**CARDS, "seed": "7"}, "seed"),
        (DEAL, {"seed": "7"}, "number"),
        (DEAL, {"seed": "-7", "number": "1"}, "seed"),
        (DEAL, {"seed": "٧", "number": "1"}, "seed"),
        (DEAL, {"seed": "1000000000", "number": "1"}, "seed"),
        (DEAL, {"seed": "7", "number": "1", "close": "perhaps"}, "close"),
        (DEAL, {"seed": "7", "number": "1", "hand": "As"}, "hand"),
    ],
)
async def test_a_bad_request_is_refused_by_name(page: Path, address: str, params: dict[str, str], field: str) -> None:
    answer = await ask(page, address, **params)
    assert answer.status_code == 400
    refusal = answer.json()
    assert refusal["field"] == field
    assert field in refusal["text"]
    assert refusal["text"].count("\n") == 0


async def test_who_asks_too_much_has_to_wait(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PURSES, "odds", Purse(1e-6, 2, "odds"))
    async with serve_room(page) as room, room.visitor() as visitor:
        answers = [await visitor.browser.get(address, params=CARDS) for address in (ADDRESS, DEAL, ADDRESS)]
        assert [answer.status_code for answer in answers] == [200, 400, 429]


def test_the_rooms_own_process_answers_without_a_compiler() -> None:
    code = (
        "import sys, kitapi.web.app; from kitapi.games.caribbean_stud.odds import text_queries\n"
        "text_queries.draw_decision({'seed': '7', 'number': '0'}); assert 'numba' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


async def test_the_page_has_its_address(page: Path) -> None:
    assert (await ask(page, "/odds/caribbean-stud", part="chart")).status_code == 200
    assert (await ask(page, "/odds/prefa")).status_code == 404
