"""Rulebooks for browsers: the page, the book, and single clauses, in the reader's language."""

import re
from pathlib import Path

from kitapi.registry import RULEBOOKS
from kitapi.web.bundles import read_bundle
from kitapi.web.files import ClientFiles
from kitapi_testing.room_people import story
from tests.web.visitors import serve_room


@story
async def test_a_book_is_answered_in_the_readers_language_or_in_english(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        for lang, found in (("el", "el"), ("sk", "en"), ("de", "en")):
            answer = await maria.browser.get("/api/rules/prefa", params={"lang": lang})
            assert answer.json()["languages"] == ["en", "el"]
            assert answer.json()["rulebook"]["language"] == found
        again = await maria.browser.get(
            "/api/rules/prefa", params={"lang": "de"}, headers={"if-none-match": answer.headers["etag"]}
        )
        assert (again.status_code, again.content) == (304, b"")
        assert (await maria.browser.get("/api/rules/whist")).json()["reason"] == "unknown_rulebook"


@story
async def test_a_clause_is_answered_by_its_number_alone(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        answer = (await maria.browser.get("/api/clauses/SK-KON-05", params={"lang": "sk"})).json()
        assert (answer["game"], answer["language"]) == ("preferans", "sk")
        assert answer["clause"]["number"] == "SK-KON-05"
        assert answer["clause"]["options"] == ["kontra_takes"]
        unknown = await maria.browser.get("/api/clauses/SK-KON-99")
        assert (unknown.status_code, unknown.json()["reason"]) == (404, "unknown_clause")


@story
async def test_the_address_of_a_clause_leads_to_its_place_in_the_book(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        led = await maria.browser.get("/clauses/CSP-130")
        assert (led.status_code, led.headers["location"]) == (302, "/rules/caribbean-stud#CSP-130")
        for unknown in ("/clauses/CSP-999", "/clauses/none", "/rules/whist"):
            assert (await maria.browser.get(unknown)).status_code == 404, unknown


@story
async def test_the_page_names_what_its_script_will_request() -> None:
    async with serve_room(ClientFiles(bundle=read_bundle())) as room, room.visitor() as maria:
        for game in RULEBOOKS:
            page = await maria.browser.get(f"/rules/{game}")
            (named,) = re.findall(r'<link rel="preload" href="([^"]+)" as="fetch" crossorigin>', page.text)
            assert (await maria.browser.get(named)).json()["rulebook"]["language"] == "en"
