"""Rulings for browsers: the list, and the ruling on a report, in the reader's language."""

import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from kitapi.web import rulings
from kitapi_testing.clauses import clause
from tests.web.visitors import serve_room

pytestmark = pytest.mark.anyio

LIST = "/api/rulings/caribbean-stud"
SEATS = {"0": {"ante": 10, "token": 2}, "2": {"ante": 15, "bet": 30, "result": "player_wins", "paid": {"ante": 15}}}


def report(irregularity: str = "CSP-101", phase: str = "SETTLE", **facts: Any) -> dict[str, Any]:
    return {"irregularity": irregularity, "phase": phase, "facts": {"seats": SEATS, **facts}}


async def ask(page: Path, body: Any, lang: str = "en") -> httpx.Response:
    async with serve_room(page) as room, room.visitor() as visitor:
        return await visitor.browser.post(LIST, params={"lang": lang}, json=body)


async def test_every_irregularity_is_listed_in_the_readers_language(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as visitor:
        irregularities = (await visitor.browser.get(LIST, params={"lang": "sk"})).json()
        english = (await visitor.browser.get(LIST, headers={"accept-language": "en-GB,en;q=0.5"})).json()
    assert [one["id"] for one in irregularities["irregularities"]][:2] == ["CSP-100", "CSP-101"]
    assert len(irregularities["irregularities"]) == 28
    first = irregularities["irregularities"][0]
    assert first["what"] == "nesprávny počet kariet na mieste"
    assert first["phases"][0] == "PREPARE"
    assert [(fact["name"], fact["form"], fact["needed"]) for fact in first["facts"]] == [
        ("seats", "seats", True),
        ("seat", "seat", True),
        ("cards", "number", True),
    ]
    assert english["irregularities"][0]["what"] == "wrong number of cards at a seat"
    assert irregularities["clauses"]["CSP-101"] == "Banka má nesprávny počet kariet: rozdanie je neplatné."


@clause("CSP-101", "CSP-150", "AMB-20")
async def test_a_report_is_ruled_on(page: Path) -> None:
    answer = await ask(page, report(cards=6), "it")
    assert answer.status_code == 200
    assert answer.json() == {
        "void": "hand",
        "returned": [{"seat": 0, "wager": "ante", "amount": 10}, {"seat": 0, "wager": "token", "amount": 2}],
        "reversed": [{"seat": 2, "wager": "ante", "amount": 15}],
        "continues": "La mano è annullata: si contano le carte, e dopo GAME OVER la successiva comincia con l’altro "
        "mazzo.",
        "template": "The round is void: the cards are counted, and after GAME OVER the next one begins with the other "
        "deck.",
        "values": {},
        "clauses": ["CSP-101", "CSP-150", "AMB-20"],
        "present": ["gaming_inspector", "municipal_inspector"],
    }


async def test_a_ruling_is_computed_beside_the_event_loop(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads = list[threading.Thread]()
    honest = rulings.rule_on

    def compute_recorded(*given: Any) -> Any:
        threads.append(threading.current_thread())
        return honest(*given)

    monkeypatch.setattr(rulings, "rule_on", compute_recorded)
    assert (await ask(page, report(cards=6))).status_code == 200
    assert len(threads) == 1
    assert threads[0] is not threading.current_thread()


@clause("CSP-110")
async def test_the_sentence_comes_in_parts_too(page: Path) -> None:
    said = (await ask(page, report("CSP-110", "CHECK", seat=0))).json()
    assert said["continues"].startswith("The cards of seat 1 are void")
    assert said["template"].startswith("The cards of {seat} are void")
    assert said["values"] == {"seat": "0"}


@clause("AMB-74")
async def test_a_report_without_ground_is_ruled_and_no_error(page: Path) -> None:
    answer = await ask(page, report(cards=5), "el")
    assert (answer.status_code, answer.json()["void"]) == (200, "none")


@pytest.mark.parametrize(
    ("body", "reason", "field", "text"),
    [
        (report(), "no_ruling", "facts.cards", "facts.cards: λείπει."),
        (report("CSP-1", cards=5), "no_ruling", "irregularity", "irregularity: για το «CSP-1» δεν υπάρχει απόφαση."),
        (report(cards=99), "malformed", "facts.cards", "Το «facts.cards» πρέπει να είναι 52 ή λιγότερο."),
        ([], "malformed", "message", "Το «message» πρέπει να είναι αντικείμενο, όχι κατάλογος."),
    ],
)
async def test_bad_facts_are_refused_with_field_and_sentence(
    page: Path, body: Any, reason: str, field: str, text: str
) -> None:
    answer = await ask(page, body, "el")
    assert answer.status_code == 400
    assert (answer.json()["reason"], answer.json()["field"], answer.json()["text"]) == (reason, field, text)


async def test_a_game_without_rulings_has_none(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as visitor:
        for game in ("prefa", "nonsense"):
            answers = [await visitor.browser.get(f"/api/rulings/{game}")]
            answers.append(await visitor.browser.post(f"/api/rulings/{game}", json=report(cards=6)))
            assert [one.status_code for one in answers] == [404, 404]
            assert answers[0].json()["reason"] == "unknown_rulings"


async def test_a_report_that_is_no_json_is_refused(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as visitor:
        for content_type, status in (("text/plain", 400), ("application/json", 400)):
            answer = await visitor.browser.post(LIST, content=b"x", headers={"content-type": content_type})
            assert answer.status_code == status
        big = await visitor.browser.post(LIST, content=b" " * 17_000, headers={"content-type": "application/json"})
        assert big.status_code == 413
