"""The visitor's own tables over HTTP, and their archive."""

from pathlib import Path

from kitapi.store import MemoryStore
from kitapi_testing.room_people import story, toy_room
from tests.web.visitors import serve_room

TABLE = {"game": "toy", "terms": {"players": 2, "variant": {"deals": 3}}, "seats": ["me", "first"], "name": "Maria"}


@story
async def test_a_table_goes_into_the_archive_of_its_visitor_and_out_again(page: Path) -> None:
    async with (
        serve_room(page, room=toy_room(MemoryStore())) as there,
        there.visitor() as maria,
        there.visitor() as nikos,
    ):
        table = (await maria.browser.post("/api/tables", json=TABLE)).json()["table"]
        address = f"/api/tables/{table}/archive"

        async def list_archived() -> list[bool]:
            tables = (await maria.browser.get("/api/tables")).json()["tables"]
            return [one["archived"] for one in tables if one["others"] == [{"kind": "bot", "name": ""}]]

        assert await list_archived() == [False]
        assert (await maria.browser.post(address)).status_code == 200
        assert await list_archived() == [True]
        refused = await nikos.browser.post(address)
        assert (refused.status_code, refused.json()["reason"]) == (404, "unknown_table")
        assert (await maria.browser.delete(address)).status_code == 200
        assert await list_archived() == [False]
