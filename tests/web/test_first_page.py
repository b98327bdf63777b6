"""The start page and the frame of a table, as the server renders them."""

import re
import subprocess
from html.parser import HTMLParser
from pathlib import Path

import pytest
from litestar.datastructures import State

from kitapi.web import first_page
from kitapi.web.bundles import read_bundle
from kitapi.web.files import IMMUTABLE, ClientFiles, StaticFile
from kitapi.web.files import build_static_file as served_html
from kitapi.web.first_page import MOST_PAGES, VARIES, FirstPages, PageContent
from kitapi.web.looks import Look
from kitapi.web.prerendered_pages import FILE, Piece, Pieces, PrerenderedPages, prerendered_pages, render_pieces
from kitapi.wording import LANGUAGES, catalogue
from kitapi_testing.room_people import story
from tests.client.node_page import node
from tests.web.test_histories import play_a_deal
from tests.web.visitors import Visitor, serve_room

ROOT = Path(__file__).parents[2]
SHELL = (
    '<!doctype html><html lang="en"><meta name="description" content="">'
    '<script type="module" src="/static/main.js"></script><div id="page"></div></html>'
)


@pytest.fixture
def drawn_page(page: Path) -> Path:
    """Return the small page with placeholders that the server fills in."""
    (page / "index.html").write_text(SHELL, encoding="utf-8")
    return page


@story
async def test_the_start_page_stands_in_the_html_in_the_visitors_language(drawn_page: Path) -> None:
    async with serve_room(drawn_page) as room, room.visitor() as maria:
        greek = await maria.browser.get("/", headers={"accept-language": "el-GR,el;q=0.9"})
        slovak = await maria.browser.get("/", headers={"accept-language": "sk"})
    assert '<html lang="el" data-theme="auto" data-cloth="sea">' in greek.text
    assert "Παίξε τώρα" in greek.text
    assert '<button name="lang" value="el" lang="el" class="tool" aria-pressed="true">' in greek.text
    assert '<input type="hidden" name="game" value="prefa">' in greek.text
    assert '<meta name="description" content="Πρέφα, Πρεφεράνς και Καραϊβικό Πόκερ σε ήσυχο τραπέζι' in greek.text
    assert '<html lang="sk" data-theme="auto" data-cloth="sea">' in slovak.text
    assert '<input type="hidden" name="game" value="preferans">' in slovak.text, "the usual game of who speaks Slovak"
    assert greek.headers["vary"] == VARIES
    assert greek.headers["cache-control"] == "no-cache"


@story
async def test_what_was_chosen_without_a_script_is_kept_in_a_cookie(drawn_page: Path) -> None:
    async with serve_room(drawn_page) as room, room.visitor() as maria:
        chosen = await maria.browser.get("/?lang=it&game=preferans")
        assert (
            "kitapi_look=it.auto.preferans.sea; Path=/; Max-Age=34560000; SameSite=Lax" in chosen.headers["set-cookie"]
        )
        again = await maria.browser.get("/")
        assert again.text == chosen.text
        assert "kitapi_look" not in again.headers.get("set-cookie", "")
        for kept, cloth in [("el.dark.prefa", "sea"), ("el.dark.prefa.wine", "wine"), ("el.dark.prefa.pink", "sea")]:
            maria.browser.cookies.set("kitapi_look", kept)
            dark = await maria.browser.get("/")
            assert f'<html lang="el" data-theme="dark" data-cloth="{cloth}">' in dark.text
            assert '<input type="hidden" name="game" value="prefa">' in dark.text


@pytest.mark.parametrize(
    "kept", ["", "xx.auto.prefa", "en.auto", "en.pink.whist", "en.auto.prefa.<b>", "<script>", "e" * 5000]
)
@story
async def test_a_cookie_that_names_nothing_known_is_not_heeded(drawn_page: Path, kept: str) -> None:
    async with serve_room(drawn_page) as room, room.visitor() as maria:
        plain = await maria.browser.get("/")
        answer = await maria.browser.get("/", headers={"cookie": f"kitapi_look={kept}"})
    assert answer.text == plain.text


@story
async def test_a_page_is_made_once_and_not_sent_twice(drawn_page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def note(state: State, look: Look, drawn: PageContent) -> StaticFile:
        made.append(look.lang)
        return fill(state, look, drawn)

    fill = first_page.render_file
    monkeypatch.setattr(first_page, "render_file", note)
    async with serve_room(drawn_page) as room, room.visitor() as maria:
        first = await maria.browser.get("/")
        again = await maria.browser.get("/", headers={"if-none-match": first.headers["etag"]})
        greek = await maria.browser.get("/?lang=el", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content, again.headers["vary"]) == (304, b"", VARIES)
    assert greek.status_code == 200
    assert made == ["en", "el"]


def test_pages_kept_are_bounded() -> None:
    pages, page = FirstPages(), served_html(b"", ".html")
    for number in range(1000):
        pages.get(number, lambda: page)
    assert 0 < len(pages) <= MOST_PAGES


def test_a_page_with_names_of_people_is_not_kept() -> None:
    pages, page = FirstPages(), served_html(b"Maria", ".html")
    assert pages.get(None, lambda: page) is page
    assert len(pages) == 0


@story
async def test_a_tables_frame_shows_its_game_and_who_sits_there_and_nothing_hidden(
    drawn_page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = prerendered_pages()
    toy = PrerenderedPages(
        **{**{name: getattr(drawn, name) for name in drawn.__struct_fields__}, "frame": {"toy": drawn.frame["prefa"]}}
    )
    monkeypatch.setattr("kitapi.web.first_page.prerendered_pages", lambda: toy)
    async with serve_room(drawn_page) as room, room.visitor() as maria, room.visitor() as stranger:
        answer = await maria.open_table("me", "open", "first", name="<b>M&ria")
        table = answer.json()["table"]
        seen = await stranger.browser.get(f"/table/{table}", headers={"accept-language": "el"})
        assert seen.status_code == 200
        assert re.findall(r"<b>(.*?)</b>", seen.text) == ["&lt;b&gt;M&amp;ria", "Άδεια θέση", "Βάσω"]
        assert "Σύνδεση με το τραπέζι" in seen.text
        assert seen.text == (await maria.browser.get(f"/table/{table}", headers={"accept-language": "el"})).text
        assert seen.headers["cache-control"] == "no-store", "a name must not stay where it was shown"


@pytest.mark.parametrize(
    ("address", "sentence"),
    [(f"/table/{'A' * 22}", "Δεν υπάρχει τέτοιο τραπέζι"), ("/nowhere", "Δεν υπάρχει τέτοια σελίδα")],
)
@story
async def test_without_a_script_a_page_says_that_nothing_is_at_its_address(
    drawn_page: Path, address: str, sentence: str
) -> None:
    async with serve_room(drawn_page) as room, room.visitor() as maria:
        answer = await maria.browser.get(address, headers={"accept": "text/html", "accept-language": "el"})
    unscripted = re.findall("<noscript>(.*)</noscript>", answer.text)
    assert (answer.status_code, sentence in unscripted[0]) == (404, True)
    assert '<div id="page" data-drawn></div>' in answer.text


class Outline(HTMLParser):
    """Elements that were opened and not closed, and attributes that the content policy refuses."""

    VOID = frozenset({"br", "hr", "img", "input", "link", "meta"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.refused: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.VOID:
            self.open.append(tag)
        self.refused += [name for name, _ in attrs if name == "style" or name.startswith("on")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@story
async def test_the_page_of_a_finished_deal_names_all_that_its_script_will_request() -> None:
    real = ClientFiles(bundle=read_bundle())
    async with serve_room(real) as room, room.visitor() as maria:
        table = await maria.new_table("me", "first")
        async with maria.at(table) as line:
            await line.hear()
            running = await maria.browser.get(f"/table/{table}/deal/1")
            await play_a_deal(line)
        over = await maria.browser.get(f"/table/{table}/deal/1")
        answer = f"/api/tables/{table}/deals/1/replay"
        assert f'<link rel="preload" href="{answer}" as="fetch" crossorigin>' in over.text
        assert (await maria.browser.get(answer)).status_code == 200
        named = set(re.findall(r'<link rel="(?:modulepreload|stylesheet)" href="([^"]+)"', over.text))
        assert {real.address("replay.js"), real.address("sheets/table.css")} <= named
        for address in named:
            assert (await maria.browser.get(address)).headers["cache-control"] == IMMUTABLE
    assert answer not in running.text
    assert "modulepreload" not in running.text


@story
async def test_the_writers_page_names_all_that_it_needs_without_a_connection() -> None:
    async with serve_room(ClientFiles(bundle=read_bundle())) as room, room.visitor() as maria:
        page = await maria.browser.get("/paper")
        named = re.findall(r'<link rel="(?:preload|modulepreload|prefetch|stylesheet)" href="([^"]+)"', page.text)
        (games,) = (address for address in named if address.startswith("/api/"))
        assert games.startswith("/api/games?version=")
        for address in named:
            assert (await maria.browser.get(address)).headers["cache-control"] == IMMUTABLE


def all_pieces() -> list[Pieces]:
    drawn = prerendered_pages()
    single = (drawn.person, drawn.open, drawn.no_script, drawn.refused, drawn.offline, drawn.about)
    return [*drawn.start.values(), *drawn.frame.values(), *single, *drawn.bots, *drawn.lost.values()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_drawn_is_whole_html_without_styles_or_scripts(language: str) -> None:
    for pieces in all_pieces():
        outline = Outline()
        outline.feed(render_pieces(pieces, language))
        assert (outline.open, outline.refused) == ([], [])


def texts_in(piece: Piece) -> list[Piece]:
    return [piece, *(text for fact in piece.facts.values() if isinstance(fact, Piece) for text in texts_in(fact))]


def test_every_text_drawn_stands_in_the_catalogue() -> None:
    known = catalogue("el", "client")
    pieces = [text for page in all_pieces() for one in page if isinstance(one, Piece) for text in texts_in(one)]
    texts = [one for one in pieces if one.text is not None]
    assert len(texts) > 50
    assert [one.text for one in texts if one.text not in (known["plurals"] if one.other else known["messages"])] == []


def test_a_text_takes_the_form_for_its_count_and_what_it_says_is_no_markup() -> None:
    counted = Piece(text="with {count} bot", other="with {count} bots", count=2)
    assert render_pieces((counted,), "sk") == "s 2 botmi"
    assert (
        render_pieces((Piece(text="{name} & <b>", facts={"name": Piece(text="Pass")}),), "el") == "Πάσο &amp; &lt;b&gt;"
    )


def difference_in(file: Path) -> str:
    """Return the faults of ``file`` as a rendering of the page; empty if there are none."""
    command = [node(), "tools/drawing/draw.js", "--check", str(file)]
    drawing = subprocess.run(command, check=False, cwd=ROOT, capture_output=True, text=True)
    assert bool(drawing.returncode) == bool(drawing.stderr)
    return drawing.stderr


def test_what_was_drawn_is_what_the_pages_components_draw() -> None:
    assert difference_in(FILE) == ""


@pytest.mark.parametrize(
    ("drawn", "other"),
    [('"text": "Play now"', '"text": "Pass"'), ("big second", "big"), ('"usual": {', '"usual": {"de": "prefa",')],
)
def test_a_drawing_of_anything_else_is_found(tmp_path: Path, drawn: str, other: str) -> None:
    text = FILE.read_text(encoding="utf-8")
    assert drawn in text
    planted = tmp_path / "prerendered_pages.json"
    planted.write_text(text.replace(drawn, other, 1), encoding="utf-8")
    assert "is not what its components draw" in difference_in(planted)


async def press_play(visitor: Visitor, **more: str) -> tuple[int, str]:
    """Return the status and the address to which “Play now” leads."""
    fields = {"game": "toy", "players": "2", "name": "Maria", **more}
    answer = await visitor.browser.post("/play", data=fields)
    return answer.status_code, answer.headers.get("location", "")


@story
async def test_play_now_opens_a_table_against_bots_without_a_script(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        status, address = await press_play(maria)
        assert status == 303
        front = await room.room.front(address.removeprefix("/table/"))
        assert (front.game, [(one.kind, one.name) for one in front.sitters]) == (
            "toy",
            [("person", "Maria"), ("bot", "")],
        )
        tables = (await maria.browser.get("/api/tables")).json()["tables"]
        assert [one["table"] for one in tables] == [address.removeprefix("/table/")]


@story
async def test_play_now_is_refused_to_pages_of_other_sites(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        for origin in ("https://elsewhere.example", "null"):
            answer = await maria.browser.post("/play", data={"game": "toy", "players": "2"}, headers={"origin": origin})
            assert (answer.status_code, answer.json()["reason"]) == (403, "foreign_origin")
        own = await maria.browser.post("/play", data={"game": "toy", "players": "2"}, headers={"origin": room.address})
        assert own.status_code == 303


@pytest.mark.parametrize(
    ("body", "kind", "status", "field"),
    [
        (b"game=none&players=2", "form", 404, None),
        (b"game=toy", "form", 400, "players"),
        (b"game=toy&players=two", "form", 400, "players"),
        (b"game=toy&players=1", "form", 400, "players"),
        (b"game=toy&players=101", "form", 400, "players"),
        (b"game=toy&players=2&seats=7", "form", 400, "seats"),
        (b"game=toy&game=toy&players=2", "form", 400, "message"),
        (b"game=toy&players=2&name=" + b"x" * 201, "form", 400, "name"),
        (b"&".join([b"a=1"] * 9), "form", 400, "message"),
        (b"game=\xff", "form", 400, "message"),
        (b"game=%ff&players=2", "form", 400, "message"),
        (b'{"game":"toy"}', "json", 400, "content-type"),
        (b"x" * 3000, "form", 413, None),
    ],
)
@story
async def test_a_form_that_cannot_be_read_is_refused_by_field(
    page: Path, body: bytes, kind: str, status: int, field: str | None
) -> None:
    types = {"form": "application/x-www-form-urlencoded", "json": "application/json"}
    async with serve_room(page) as room, room.visitor() as maria:
        answer = await maria.browser.post("/play", content=body, headers={"content-type": types[kind]})
    assert (answer.status_code, answer.json().get("field")) == (status, field)


@story
async def test_a_browser_learns_why_from_a_page_over_which_no_script_draws(drawn_page: Path) -> None:
    headers = {"accept": "text/html,*/*;q=0.8", "accept-language": "el"}
    async with serve_room(drawn_page) as room, room.visitor() as maria:
        answer = await maria.browser.post("/play", data={"game": "<b>", "players": "2"}, headers=headers)
    assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert "<script" not in answer.text
    assert "<noscript></noscript>" in answer.text
    assert re.search(r'<html lang="el".*<h1>[^<]*&lt;b&gt;[^<]*</h1>.*href="/"', answer.text, re.DOTALL)


@story
async def test_a_form_beyond_the_budget_is_refused_by_a_page_and_a_program_by_json(drawn_page: Path) -> None:
    browser, table = {"accept": "text/html", "accept-language": "sk"}, {"game": "toy", "players": "2"}
    async with serve_room(drawn_page) as room, room.visitor() as maria:
        answers = [await maria.browser.post("/play", data=table, headers=browser) for _ in range(40)]
        program = await maria.browser.post("/play", data=table)
    refused = next(one for one in answers if one.status_code != 303)
    assert (refused.status_code, refused.headers["content-type"]) == (429, "text/html; charset=utf-8")
    assert int(refused.headers["retry-after"]) > 0
    assert re.search(r'<html lang="sk".*<h1>[^<]*o chvíľu[^<]*</h1>', refused.text, re.DOTALL)
    assert (program.status_code, program.json()["reason"]) == (429, "busy")
