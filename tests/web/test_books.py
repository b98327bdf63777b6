"""The books of a table over the web."""

import io
import sys
from pathlib import Path

import pytest
from pypdf import PdfReader

from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.registry import GAMES
from kitapi.reports import pdf
from kitapi.room.rooms import CardRoom
from kitapi.room.table.bots import BotPlayers
from kitapi.store import MemoryStore
from kitapi.web.budgets import PURSES
from kitapi_testing.games.caribbean_stud.scenes import NOTHING, Scene, two_shifts
from kitapi_testing.room_people import LASTING, play_first, story
from tests.games.caribbean_stud.stored_evenings import store_evening
from tests.web.visitors import serve_room


def stud_room(store: MemoryStore) -> CardRoom:
    return CardRoom(store, GAMES, BotPlayers(play_first, pace=0), lambda _: ("steady",), times=LASTING)


@story
async def test_shifts_are_listed_the_newest_first_with_their_results(page: Path) -> None:
    store = MemoryStore()
    table = await store_evening(store, two_shifts())
    async with serve_room(page, room=stud_room(store)) as there, there.visitor() as visitor:
        answer = await visitor.browser.get(f"/api/tables/{table}/books?lang=el")
        shifts = answer.json()
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-store")
    assert shifts["game"] == "caribbean-stud"
    assert shifts["meter"]["value"] == "25.000"
    assert [(one["number"], one["title"], one["running"]) for one in shifts["shifts"]] == [
        (2, "Βάρδια 2", True),
        (1, "Βάρδια 1", False),
    ]
    assert shifts["shifts"][1]["lines"][0] == {"label": "Κέρδος της μπάνκας", "value": "−100", "weight": "sum"}


@story
async def test_a_shift_has_its_figures_and_its_report_in_words(page: Path) -> None:
    store = MemoryStore()
    table = await store_evening(store, two_shifts())
    async with serve_room(page, room=stud_room(store)) as there, there.visitor() as visitor:
        shift = (await visitor.browser.get(f"/api/tables/{table}/books/1?lang=it")).json()
        missing = await visitor.browser.get(f"/api/tables/{table}/books/3")
    assert shift["shift"]["tray"]["closing"] == 47_900
    assert shift["shift"]["chips"] == {"counted": 47_895, "expected": 47_900, "difference": -5}
    assert shift["report"]["title"] == "Turno 1"
    assert (missing.status_code, missing.json()["reason"]) == (404, "unknown_shift")
    assert missing.json()["text"] == "The books of this table have no shift 3."


@story
async def test_the_report_of_a_shift_comes_as_a_pdf_in_the_language_requested(page: Path) -> None:
    store = MemoryStore()
    table = await store_evening(store, two_shifts())
    async with serve_room(page, room=stud_room(store)) as there, there.visitor() as visitor:
        answer = await visitor.browser.get(f"/api/tables/{table}/books/1/report.pdf?lang=sk")
    assert answer.headers["content-type"] == "application/pdf"
    assert f"kitapi-{table}-1.pdf" in answer.headers["content-disposition"]
    text = "".join(one.extract_text() for one in PdfReader(io.BytesIO(answer.content)).pages)
    assert "Zmena 1" in text
    assert "Zásobník žetónov" in text


@story
async def test_a_server_that_cannot_set_pdfs_says_so_in_the_readers_language(
    page: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    store = MemoryStore()
    table = await store_evening(store, two_shifts())
    async with serve_room(page, room=stud_room(store)) as there, there.visitor() as visitor:
        answer = await visitor.browser.get(f"/api/tables/{table}/books/1/report.pdf?lang=it")
    assert (answer.status_code, answer.json()["reason"]) == (503, "no_pdf")
    assert answer.json()["text"] == "Su questo server non si può comporre un PDF: stampate invece la pagina."
    assert "no PDF can be set" in caplog.text


@story
async def test_a_typesetter_that_fails_is_reported_like_one_that_is_not_there(
    page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pdf, "read_template", lambda _: b"#unknown()")
    store = MemoryStore()
    table = await store_evening(store, two_shifts())
    async with serve_room(page, room=stud_room(store)) as there, there.visitor() as visitor:
        answer = await visitor.browser.get(f"/api/tables/{table}/books/1/report.pdf")
    assert (answer.status_code, answer.json()["reason"]) == (503, "no_pdf")


@story
async def test_nobody_keeps_the_room_busy_with_pdfs(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kitapi.web.books.as_pdf", lambda _: b"%PDF")
    store = MemoryStore()
    table = await store_evening(store, two_shifts())
    at_once = PURSES["reports"].burst
    async with serve_room(page, room=stud_room(store)) as there, there.visitor() as visitor:
        address = f"/api/tables/{table}/books/1/report.pdf"
        answers = [await visitor.browser.get(address) for _ in range(at_once + 5)]
    statuses = [one.status_code for one in answers]
    assert statuses[:at_once] == [200] * at_once
    assert statuses[-1] == 429


@story
async def test_a_hand_that_is_over_is_recalled_by_its_number(page: Path) -> None:
    store, scene = MemoryStore(), Scene()
    scene.until(Phase.OVER, hands=NOTHING)
    scene.open()
    scene.until(Phase.CHOOSE, hands=NOTHING)
    table = await store_evening(store, scene)
    async with serve_room(page, room=stud_room(store)) as there, there.visitor() as visitor:
        hand = (await visitor.browser.get(f"/api/tables/{table}/hands/1?lang=en")).json()
        running = await visitor.browser.get(f"/api/tables/{table}/hands/2")
        pages = [await visitor.browser.get(f"/table/{table}/hands/{number}") for number in (1, 2)]
    assert hand["hand"]["seats"][0]["cards"] == ["2c", "5d", "9h", "Jc", "Ah"]
    assert hand["names"] == ["Μαρία", "Ľubomír"]
    assert [one["clause"] for one in hand["refused"]] == ["CSP-023"]
    assert len(hand["hand"]["steps"][0]["hash"]) == 64
    assert hand["report"]["title"] == "Round 1"
    assert [one.status_code for one in pages] == [200, 404]
    assert (running.status_code, running.json()["reason"]) == (404, "unknown_deal"), "its cards are not to be seen yet"


@story
async def test_a_player_at_a_table_where_nobody_practises_sees_no_books(page: Path) -> None:
    store = MemoryStore()
    scene = Scene(practice=False)
    table = await store_evening(store, scene.until(Phase.OVER, hands=NOTHING))
    async with serve_room(page, room=stud_room(store)) as there, there.visitor() as visitor:
        for path in ("books", "books/1", "books/1/report.pdf", "hands/1"):
            answer = await visitor.browser.get(f"/api/tables/{table}/{path}")
            assert (answer.status_code, answer.json()["reason"]) == (400, "not_staffed"), path


@story
async def test_a_game_without_books_has_none_to_show(page: Path) -> None:
    async with serve_room(page) as there, there.visitor() as visitor:
        table = await visitor.new_table("me", "first")
        answer = await visitor.browser.get(f"/api/tables/{table}/books")
    assert (answer.status_code, answer.json()["reason"]) == (404, "no_books")
