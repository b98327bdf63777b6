"""Houses over HTTP: opened in, listed, and entered by an invitation."""

from pathlib import Path
from typing import Any

from kitapi.store import MemoryStore
from kitapi_testing.clauses import clause
from kitapi_testing.lottery_hall import HALL, hall
from kitapi_testing.room_people import story
from tests.web.visitors import Visitor, serve_room

LIVE = {"game": "lottery", "seats": ["open"], "terms": {"players": 1, "variant": {**HALL, "practice": False}}}


async def post(visitor: Visitor, path: str, request: Any) -> tuple[int, Any]:
    answer = await visitor.browser.post(path, json=request)
    return answer.status_code, answer.json()


@clause("AMB-72")
@story
async def test_a_house_is_founded_with_its_first_table_and_others_open_some_by_invitation(page: Path) -> None:
    async with serve_room(page, room=hall(MemoryStore())) as there, there.visitor() as maria, there.visitor() as nikos:
        assert (await post(maria, "/api/tables", {**LIVE, "house": {"name": "Lido"}}))[0] == 201
        [lido] = (await maria.browser.get("/api/houses")).json()["houses"]
        assert (lido["name"], lido["game"], lido["tables"], lido["founder"]) == ("Lido", "lottery", 1, True)
        assert lido["settled"] == {"opening": 100, "practice": False}
        in_lido = {**LIVE, "house": {"id": lido["id"]}}
        status, refused = await post(nikos, "/api/tables?lang=en", in_lido)
        assert (status, refused["reason"]) == (403, "not_of_house")
        status, invited = await post(maria, f"/api/houses/{lido['id']}/invitations", None)
        assert status == 201
        status, entered = await post(nikos, f"/api/houses/{lido['id']}/members", invited)
        assert (status, entered["house"]) == (200, {**lido, "founder": False})
        assert (await post(nikos, "/api/tables", in_lido))[0] == 201
        refusals = [
            await post(nikos, f"/api/houses/{lido['id']}/invitations", None),
            await post(nikos, "/api/houses/nowhere/members", invited),
            await post(nikos, f"/api/houses/{lido['id']}/members", {"code": "x"}),
            await post(nikos, "/api/tables", LIVE),
        ]
    reasons = [(status, refused["reason"], refused.get("field")) for status, refused in refusals]
    assert reasons == [
        (403, "not_founder", None),
        (404, "unknown_house", None),
        (400, "malformed", "code"),
        (400, "malformed", "house"),
    ]


@story
async def test_the_founder_withdraws_invitations_and_removes_a_member(page: Path) -> None:
    async with serve_room(page, room=hall(MemoryStore())) as there, there.visitor() as maria, there.visitor() as nikos:
        await post(maria, "/api/tables", {**LIVE, "house": {"name": "Lido"}})
        [house] = [one["id"] for one in (await maria.browser.get("/api/houses")).json()["houses"]]
        _, invited = await post(maria, f"/api/houses/{house}/invitations", None)
        await post(nikos, f"/api/houses/{house}/members", {**invited, "name": "Nikos"})
        [lido] = (await maria.browser.get("/api/houses")).json()["houses"]
        [member] = lido["members"]
        assert (member["name"], lido["invitations"]) == ("Nikos", 0)
        await post(maria, f"/api/houses/{house}/invitations", None)
        withdrawn = await maria.browser.delete(f"/api/houses/{house}/invitations")
        assert (withdrawn.status_code, withdrawn.json()["house"]) == (200, lido)
        address = f"/api/houses/{house}/members/{member['visitor']}"
        assert (await nikos.browser.delete(address)).status_code == 403
        removed = await maria.browser.delete(address)
        assert (removed.status_code, removed.json()["house"]) == (200, {**lido, "members": []})
        assert (await nikos.browser.get("/api/houses")).json()["houses"] == []
        assert (await post(nikos, "/api/tables", {**LIVE, "house": {"id": house}}))[0] == 403


@story
async def test_the_founder_sets_the_zone_and_the_currency_of_the_houses_reports(page: Path) -> None:
    rome, prague = {"zone": "Europe/Rome", "currency": "EUR"}, {"zone": "Europe/Prague", "currency": "CZK"}
    async with serve_room(page, room=hall(MemoryStore())) as there, there.visitor() as maria, there.visitor() as nikos:
        status, refused = await post(
            maria, "/api/tables", {**LIVE, "house": {"name": "Lido", "reports": {**rome, "zone": "Lido"}}}
        )
        assert (status, refused["field"]) == (400, "zone")
        await post(maria, "/api/tables", {**LIVE, "house": {"name": "Lido", "reports": rome}})
        [lido] = (await maria.browser.get("/api/houses")).json()["houses"]
        assert lido["reports"] == rome
        address = f"/api/houses/{lido['id']}/reports"
        answers = [
            await maria.browser.put(address, json=prague),
            await nikos.browser.put(address, json=rome),
            await maria.browser.put("/api/houses/nowhere/reports", json=rome),
            await maria.browser.put(address, json={**rome, "zone": "../etc/passwd"}),
            await maria.browser.put(address, json={**rome, "currency": "euro"}),
            await maria.browser.put(address, json={**rome, "language": "it"}),
        ]
        [lido] = (await maria.browser.get("/api/houses")).json()["houses"]
    assert answers[0].json()["house"] == lido == {**lido, "reports": prague}
    refusals = [(one.status_code, one.json()["reason"], one.json().get("field")) for one in answers[1:]]
    assert refusals == [
        (403, "not_founder", None),
        (404, "unknown_house", None),
        (400, "malformed", "zone"),
        (400, "malformed", "currency"),
        (400, "malformed", "language"),
    ]


@story
async def test_a_game_says_what_a_house_settles_for_its_tables(page: Path) -> None:
    async with serve_room(page, room=hall(MemoryStore())) as there, there.visitor() as maria:
        games = (await maria.browser.get("/api/games")).json()["games"]
    assert {game["name"]: game["settled"] for game in games} == {"toy": [], "lottery": ["opening", "practice"]}
