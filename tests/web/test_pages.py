"""Pages, files and JSON answers."""

import gzip
import os
import re
from pathlib import Path

import pytest
from litestar.handlers import HTTPRouteHandler

from kitapi.registry import names_with
from kitapi.web import pages
from kitapi.web.app import ROUTES
from kitapi.web.bundles import CLIENT
from kitapi.web.files import ClientFiles
from kitapi.web.guard import PROTECTION
from kitapi_testing.room_people import story
from tests.web.visitors import serve_room

PROTECTED = (
    "/",
    "/table/none",
    "/static/main.js",
    "/static/none",
    "/api/games",
    "/api/tables",
    "/none",
    "/healthz",
    "/readyz",
)


PAGE_ADDRESS = re.compile(r'\{ name: "\w+", address: "([^"]+)"')
NO_PAGES = {"/static/{path:path}", "/manifest.webmanifest", "/worker.js", "/offline", "/clauses/{number:str}"}


def _shape(address: str) -> str:
    """Return an address without the names of its parameters."""
    return re.sub(r"\{\w+(?::str)?\}", "{}", re.sub(r"\{\w+:int\}", "{int}", address))


def test_the_server_and_the_script_know_the_same_pages() -> None:
    drawn = {_shape(one) for one in PAGE_ADDRESS.findall((CLIENT / "pages.js").read_text("utf-8"))}
    served_paths = {
        path for one in ROUTES if isinstance(one, HTTPRouteHandler) and "HEAD" in one.http_methods for path in one.paths
    }
    odds = {f"/odds/{game}" for game in names_with("odds")}
    assert drawn == {_shape(path) for path in served_paths - NO_PAGES - odds} | {"/odds/{}"}


@pytest.mark.parametrize("path", PROTECTED)
@story
async def test_every_answer_is_protected(page: Path, path: str) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        headers = (await maria.browser.get(path)).headers
    for name, value in PROTECTION:
        assert headers[name.decode()] == value.decode()
    assert "server" not in headers
    policy = headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "unsafe" not in policy


@story
async def test_a_visitor_is_given_a_token_once(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria, room.visitor() as nikos:
        first = (await maria.browser.get("/")).headers["set-cookie"]
        assert re.fullmatch(
            r"kitapi_visitor=[\w-]{43}\.\d+\.\d+\.\.[\w-]{43}; Path=/; Max-Age=\d+; HttpOnly; SameSite=Lax", first
        ), "over a plain connection the cookie is not marked Secure"
        assert "set-cookie" not in (await maria.browser.get("/api/games")).headers
        assert "set-cookie" not in (await nikos.browser.get("/static/main.js")).headers
        assert (await nikos.browser.get("/api/games")).headers["set-cookie"] != first


@story
async def test_a_file_is_packed_for_who_takes_that_and_not_sent_twice(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        address = "/static/main.js"
        packed = await maria.browser.get(address, headers={"accept-encoding": "gzip"})
        plain = await maria.browser.get(address, headers={"accept-encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert int(packed.headers["content-length"]) < len(plain.content)
        assert "content-encoding" not in plain.headers
        assert packed.text == plain.text == (page / "main.js").read_text(encoding="utf-8")
        assert plain.headers["content-type"] == "text/javascript; charset=utf-8"
        assert plain.headers["cache-control"] == "no-cache"
        again = await maria.browser.get(address, headers={"if-none-match": plain.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


@story
async def test_a_file_that_has_changed_is_sent_anew(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        before = await maria.browser.get("/static/main.js")
        (page / "main.js").write_text("export const page = 2;", encoding="utf-8")
        os.utime(page / "main.js", ns=(1, 1))
        after = await maria.browser.get("/static/main.js", headers={"if-none-match": before.headers["etag"]})
        assert after.text == "export const page = 2;"


@story
async def test_pictures_may_be_kept(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        answer = await maria.browser.get("/static/art/icon.svg")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.headers["cache-control"] == "public, max-age=86400"


@pytest.mark.parametrize("path", ["/", "/static/main.js"])
@story
async def test_a_head_is_the_answer_without_its_body(page: Path, path: str) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        head, whole = await maria.browser.head(path), await maria.browser.get(path)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-length"] == whole.headers["content-length"]


@pytest.mark.parametrize(
    "path",
    ["none.js", "", "art", "../conftest.py", "..%2f..%2fsecret", "%2e%2e/secret", "/etc/passwd", "a%00b", "link"],
)
@story
async def test_nothing_but_the_pages_own_files_is_served(page: Path, path: str) -> None:
    (page.parent / "secret").write_text("secret", encoding="utf-8")
    (page / "link").symlink_to(page.parent / "secret")
    async with serve_room(page) as room, room.visitor() as maria:
        answer = await maria.browser.get(f"{room.address}/static/{path}")
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_files_outside_the_folder_are_not_found(tmp_path: Path) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "outside").write_text("secret", encoding="utf-8")
    files = ClientFiles(tmp_path / "page")
    assert files.find("../outside") is None
    assert files.find("/../outside") is None
    assert files.find(str(tmp_path / "outside")) is None


def test_the_real_page_is_there_and_packed_well() -> None:
    shell = ClientFiles(CLIENT).find("index.html")
    assert shell is not None
    assert gzip.decompress(shell.packed) == shell.plain
    assert b"<script>" not in shell.plain, "the page's policy forbids scripts within it"


@story
async def test_every_page_is_the_same_shell(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        table = await maria.new_table("me", "first")
        start, at_table = await maria.browser.get("/"), await maria.browser.get(f"/table/{table}")
        unknown = await maria.browser.get(f"/table/{'A' * 22}")
        assert start.content == at_table.content == unknown.content
        assert (start.status_code, at_table.status_code, unknown.status_code) == (200, 200, 404)


@story
async def test_an_unknown_address_answers_a_page_to_browsers_and_json_to_programs(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        shell = (await maria.browser.get("/")).content
        for path in ("/tabel/x", "/api/nothing", "/rulings", "/table"):
            browser = await maria.browser.get(path, headers={"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
            assert (browser.status_code, browser.content) == (404, shell), path
            for accepted in ("*/*", "application/json"):
                program = await maria.browser.get(path, headers={"Accept": accepted})
                assert (program.status_code, program.json()) == (404, {"reason": "not_found", "text": "Not Found."})
        assert (await maria.browser.head("/nothing", headers={"Accept": "text/html"})).content == b""


@story
async def test_a_deals_replay_is_the_same_shell_and_not_found_before_the_deal_is_over(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        table = await maria.new_table("me", "first")
        async with maria.at(table) as line:
            await line.hear()
            running = await maria.browser.get(f"/table/{table}/deal/1")
            await line.contribute()
            await line.play()
            await line.play()
            await line.state_where(lambda state: state["table"]["sheet"] == 1)
        over, never = [await maria.browser.get(f"/table/{table}/deal/{number}") for number in (1, 2)]
        elsewhere = await maria.browser.get(f"/table/{'A' * 22}/deal/1")
        start = await maria.browser.get("/")
        assert {one.content for one in (running, over, never, elsewhere)} == {start.content}
        assert [one.status_code for one in (running, over, never, elsewhere)] == [404, 200, 404, 404]


@story
async def test_the_texts_come_in_every_language_and_no_other(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        greek = (await maria.browser.get("/locale/el.json")).json()
        english = (await maria.browser.get("/locale/en.json")).json()
        assert greek["lang"] == "el"
        assert greek["messages"]["hearts"] == "κούπες"
        assert english["messages"]["hearts"] == "hearts"
        assert set(greek["messages"]) == set(english["messages"])
        for path in ("/locale/de.json", "/locale/el", "/locale/..%2f..%2fel.json"):
            assert (await maria.browser.get(path)).status_code == 404


@story
async def test_the_games_are_offered_with_their_house_rules(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        answer = await maria.browser.get("/api/games")
        [offer] = answer.json()["games"]
        assert (offer["name"], offer["seats"], offer["bots"]) == ("toy", [2, 3], ["first", "other"])
        assert [field["name"] for field in offer["fields"]] == ["deals", "loud"]
        assert answer.headers["cache-control"] == "no-cache"


STATIC = ("/locale/el.json", "/api/games", "/api/rulings/caribbean-stud?lang=sk", "/api/drills/caribbean-stud?lang=it")


@pytest.mark.parametrize("path", STATIC)
@story
async def test_an_answer_that_never_changes_is_packed_and_not_sent_twice(page: Path, path: str) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        packed = await maria.browser.get(path, headers={"accept-encoding": "gzip"})
        plain = await maria.browser.get(path, headers={"accept-encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.json() == plain.json()
        assert packed.headers["etag"] == plain.headers["etag"]
        assert (plain.headers["cache-control"], plain.headers["vary"]) == ("no-cache", "accept-encoding")
        again = await maria.browser.get(path, headers={"if-none-match": plain.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


@story
async def test_a_static_answer_is_made_once(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def translations(lang: str) -> dict[str, str]:
        made.append(lang)
        return {"lang": lang}

    monkeypatch.setattr(pages, "translations", translations)
    async with serve_room(page) as room, room.visitor() as maria:
        answers = [
            (await maria.browser.get(f"/locale/{lang}.json")).json()["lang"] for lang in ("el", "sk", "el", "sk")
        ]
    assert (answers, made) == (["el", "sk", "el", "sk"], ["el", "sk"])


@story
async def test_a_table_is_opened_and_listed(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        opened = await maria.open_table("me", "first")
        table = opened.json()["table"]
        assert (opened.status_code, opened.json()["seat"]) == (201, 0)
        (listed,) = (await maria.browser.get("/api/tables")).json()["tables"]
        mine = {"table": table, "game": "toy", "seat": 0, "roles": [], "number": 1, "over": False}
        assert listed | mine == listed
        sheet = await maria.browser.get(f"/api/tables/{table}/sheet")
        assert sheet.json() == {"tricks": []}


@pytest.mark.parametrize(
    ("body", "status", "reason", "field"),
    [
        ({"game": "chess"}, 404, "unknown_game", None),
        ({"seats": ["me"]}, 400, "malformed", "seats"),
        ({"seats": ["me", "nobody"]}, 400, "malformed", "seats[1]"),
        ({"seats": "me"}, 400, "malformed", "seats"),
        ({"terms": {"players": 9}}, 400, "malformed", "players"),
        ({"terms": {"variant": {"deals": "many"}}}, 400, "malformed", "variant.deals"),
        ({"terms": 7}, 400, "malformed", "message"),
        ({"name": "\u202e"}, 400, "malformed", "name"),
        ({"extra": 1}, 400, "malformed", "extra"),
        ({"game": "g" * 65}, 400, "malformed", "game"),
        ({"seats": ["open"] * 101}, 400, "malformed", "seats"),
    ],
)
@story
async def test_a_table_with_something_wrong_is_refused(
    page: Path, body: dict[str, object], status: int, reason: str, field: str | None
) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        answer = await maria.open_table("me", "first", **body)
        refusal = answer.json()
        assert (answer.status_code, refusal["reason"], refusal.get("field")) == (status, reason, field)
        assert refusal["text"]
        assert (await maria.browser.get("/api/tables")).json() == {"tables": []}


@pytest.mark.parametrize(
    ("body", "content_type", "status"),
    [
        (b"{", "application/json", 400),
        (b"\xff", "application/json", 400),
        (b"", "application/json", 400),
        (b"{}", "text/plain", 400),
        (b"game=toy", "application/x-www-form-urlencoded", 400),
        (b" " * 20_000, "application/json", 413),
    ],
)
@story
async def test_a_body_that_is_none_is_refused(page: Path, body: bytes, content_type: str, status: int) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        answer = await maria.browser.post("/api/tables", content=body, headers={"content-type": content_type})
        assert answer.status_code == status
        assert answer.json()["text"]


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://{host}.evil.example", "https://{host}"])
@story
async def test_another_sites_page_opens_no_table(page: Path, origin: str) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        sent = origin.format(host=room.host.partition(":")[0] if "evil" not in origin else room.host)
        answer = await maria.browser.post("/api/tables", content=b"{}", headers={"origin": sent})
        assert (answer.status_code, answer.json()["reason"]) == (403, "foreign_origin")
        assert "set-cookie" not in answer.headers


@story
async def test_more_tables_than_anybody_needs_are_refused(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        answers = [await maria.open_table("me", "open") for _ in range(31)]
        assert [answer.status_code for answer in answers] == [201] * 30 + [429]


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH"])
@story
async def test_other_methods_are_refused(page: Path, method: str) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        answer = await maria.browser.request(method, "/api/tables")
        assert (answer.status_code, answer.json()["reason"]) == (405, "method_not_allowed")


@pytest.mark.parametrize("path", ["/api/tables/none/sheet", f"/api/tables/{'A' * 22}/sheet"])
@story
async def test_the_sheet_of_no_table_is_refused(page: Path, path: str) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        answer = await maria.browser.get(path, headers={"accept-language": "el,en;q=0.5"})
        assert (answer.status_code, answer.json()["reason"]) == (404, "unknown_table")
        assert "τραπέζι" in answer.json()["text"]


@story
async def test_a_field_that_is_missing_or_unknown_is_named_once(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        missing = (await maria.browser.post("/api/tables", json={"seats": []})).json()
        assert (missing["field"], missing["text"]) == ("game", "“game” is missing.")
        unknown = (await maria.open_table("me", "first", house={"colour": "red"})).json()
        assert (unknown["field"], unknown["text"]) == ("house.colour", "“house.colour” is no field known here.")
