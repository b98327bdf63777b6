"""The routes of shared sheets: what they answer, what they refuse, and what they keep out of the log."""

import logging
from pathlib import Path
from typing import Any

import httpx
import pytest

from kitapi.registry import names_with, sitting_of
from kitapi.room.shared_sheets.requests import MOST_AT_ONCE
from kitapi.web.bundles import read_bundle
from kitapi.web.paper_page import WORDS
from kitapi.web.shared_sheets import EXCHANGE_LIMIT
from tests.web.visitors import Visitor, serve_room

pytestmark = pytest.mark.anyio

GAME = next(game for game in names_with("paper") if sitting_of(game))
HEAD = {"id": "s1", "game": GAME, "players": 3, "first_dealer": 0, "variant": {}, "made": 1}
NAMED = {"id": "a.1", "seen": {}, "at": 2, "do": "name", "seat": 0, "name": "Ρένα"}
PASSED = {
    "id": "a.2",
    "seen": {"a": 1},
    "at": 3,
    "do": "write",
    "after": None,
    "line": {"kind": "deal", "passed": True},
}


def test_every_game_whose_sheets_the_page_keeps_can_share_them() -> None:
    files = read_bundle()
    assert {game for game in names_with("paper") if f"{game}{WORDS}" in files.parts} == {
        game for game in names_with("paper") if sitting_of(game)
    }


async def share(visitor: Visitor) -> dict[str, str]:
    answer = await visitor.browser.post("/api/sheets", json={"head": HEAD})
    assert answer.status_code == 201, answer.text
    kept: dict[str, str] = answer.json()
    return kept


async def exchange(visitor: Visitor, sheet: str, **sent: Any) -> httpx.Response:
    return await visitor.browser.post(f"/api/sheets/{sheet}/changes", json=sent)


async def test_a_writer_shares_others_watch_and_the_writer_stops(page: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with serve_room(page) as room, room.visitor() as rena, room.visitor() as eve:
        kept = await share(rena)
        sheet, write, watch = kept["sheet"], kept["write_key"], kept["watch_key"]
        sent = await exchange(rena, sheet, key=write, changes=[NAMED, PASSED])
        seen = await exchange(eve, sheet, key=watch, after=1)
        refused = await exchange(eve, sheet, key=watch, changes=[NAMED])
        clash = await exchange(rena, sheet, key=write, changes=[{**PASSED, "after": "a.1"}])
        stopped = await rena.browser.post(f"/api/sheets/{sheet}/removal", json={"key": write})
        gone = await exchange(eve, sheet, key=watch)
    assert (sent.status_code, sent.json()["version"], sent.json()["watch_key"]) == (200, 3, watch)
    assert sent.headers["cache-control"] == "no-store"
    assert seen.json() == {
        "role": "watcher",
        "head": HEAD,
        "version": 3,
        "after": 1,
        "changes": [NAMED, PASSED],
        "watch_key": None,
    }
    assert (refused.status_code, refused.json()["reason"]) == (403, "watched_only")
    assert (clash.status_code, clash.json()["reason"]) == (409, "change_clash")
    assert stopped.json() == {"ok": True}
    assert (gone.status_code, gone.json()["reason"]) == (404, "unknown_sheet")
    assert gone.json()["text"]
    for secret in (write, watch, "Ρένα"):
        assert secret not in caplog.text


@pytest.mark.parametrize(
    ("sent", "field"),
    [
        ({"key": 1}, "key"),
        ({"key": "k", "after": -1}, "after"),
        ({"key": "k", "more": 1}, "more"),
        ({"key": "k", "changes": [{**NAMED, "name": "x" * 25}]}, "changes[0].name"),
        ({"key": "k", "changes": [{**NAMED, "do": "erase"}]}, "changes[0].do"),
        ({"key": "k", "changes": [NAMED] * (MOST_AT_ONCE + 1)}, "changes"),
        ({"changes": []}, "key"),
    ],
)
async def test_what_is_wrong_is_named(page: Path, sent: dict[str, Any], field: str) -> None:
    async with serve_room(page) as room, room.visitor() as rena:
        answer = await exchange(rena, (await share(rena))["sheet"], **sent)
    assert answer.status_code == 400
    assert answer.json()["reason"] == "malformed"
    assert answer.json()["field"] == field


@pytest.mark.parametrize(
    "head", [{"game": "chess"}, {"players": 7}, {"variant": {"jokers": 2}}, {"made": "now"}, {"id": ""}]
)
async def test_what_is_no_head_of_a_sheet_is_refused(page: Path, head: dict[str, Any]) -> None:
    async with serve_room(page) as room, room.visitor() as rena:
        answer = await rena.browser.post("/api/sheets", json={"head": {**HEAD, **head}})
    assert answer.status_code in {400, 404}
    assert answer.json()["text"]


async def test_a_line_of_another_form_is_refused_by_its_field(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as rena:
        kept = await share(rena)
        wrong = {**PASSED, "line": {"kind": "deal", "said": "a name"}}
        answer = await exchange(rena, kept["sheet"], key=kept["write_key"], changes=[wrong])
    assert (answer.status_code, answer.json()["field"]) == (400, "lines[0].said")


async def test_long_requests_and_forms_are_refused(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as rena:
        sheet = (await share(rena))["sheet"]
        long = await rena.browser.post(f"/api/sheets/{sheet}/changes", content=b" " * (EXCHANGE_LIMIT + 1))
        form = await rena.browser.post(f"/api/sheets/{sheet}/removal", data={"key": "k"})
    assert long.status_code in {400, 413}
    assert (form.status_code, form.json()["field"]) == (400, "content-type")
