"""The page's bundle: it fits its sources, and is served under addresses that change with it."""

import json
import logging
import posixpath
import re
import shutil
from collections.abc import Iterable, Iterator
from html import unescape
from pathlib import Path
from urllib.parse import parse_qs

import msgspec
import pytest

from kitapi.registry import PACKAGES
from kitapi.web import covers, files
from kitapi.web.bundles import BUNDLE, CLIENT, CODE, MANIFEST, UnfitBundle, read_bundle, sources
from kitapi.web.covers import LIST, cover_folders, cover_module
from kitapi.web.files import IMMUTABLE, ClientFiles, open_files
from kitapi.web.prerendered_pages import Piece, prerendered_pages
from kitapi.wording import LANGUAGES, catalogue
from kitapi_testing.room_people import story
from tests.web.visitors import serve_room

TRANSLATED = [lang for lang in LANGUAGES if lang != "en"]
META = re.compile(r'<meta name="kitapi-(\w+)" content="([^"]*)">')


COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
IMPORTED = re.compile(r'(?:\bfrom|\bimport|@import)\s*\(?\s*"(\.[^"]+)"')


@pytest.fixture(scope="module")
def real() -> ClientFiles:
    """Return the page's files with the bundle in the repository."""
    return ClientFiles(bundle=read_bundle())


def test_the_bundle_fits_its_sources() -> None:
    """If it does not: ``make bundle`` builds it again."""
    assert read_bundle().version in msgspec.json.decode((BUNDLE / MANIFEST).read_bytes())["files"]


@pytest.mark.parametrize("changed", ["source", "picture", "file", "missing", "manifest"])
def test_an_unfit_bundle_is_refused(tmp_path: Path, changed: str) -> None:
    client, bundle = tmp_path / "client", tmp_path / "bundle"
    shutil.copytree(CLIENT, client)
    shutil.copytree(BUNDLE, bundle)
    read_bundle(client, bundle)
    paths = {"source": client / "main.js", "picture": client / "art" / "icon.svg", "file": bundle / "main.js"}
    if changed == "missing":
        (bundle / "table.js").unlink()
    elif changed == "manifest":
        (bundle / MANIFEST).write_text("{", encoding="utf-8")
    else:
        paths[changed].write_bytes(paths[changed].read_bytes() + b"\n")
    with pytest.raises(UnfitBundle):
        read_bundle(client, bundle)


def test_an_unfit_bundle_is_not_served_and_the_log_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def unfit() -> None:
        raise UnfitBundle("it does not fit the page's sources")

    monkeypatch.setattr(files, "read_bundle", unfit)
    with caplog.at_level(logging.WARNING):
        assert open_files().bundle is None
    assert [record.message.partition(":")[0] for record in caplog.records] == [
        "the bundle of the page is not used, as it does not fit the page's sources"
    ]


def test_modules_are_served_as_they_are_written_where_that_is_set() -> None:
    assert open_files(modules=True).bundle is None
    assert open_files().bundle is not None


def test_versioned_files_are_kept_for_good_and_others_are_not(real: ClientFiles) -> None:
    bundle = real.bundle
    assert bundle
    found = {path: real.find(path) for path in (f"{bundle.version}/main.js", f"{bundle.art}/art/icon.svg")}
    assert [one.caching for one in found.values() if one] == [IMMUTABLE] * 2
    icon, other = found[f"{bundle.art}/art/icon.svg"], real.find(f"{'0' * 16}/art/icon.svg")
    assert icon
    assert other
    assert (other.plain, other.caching == IMMUTABLE) == (icon.plain, False), "an old page still finds its pictures"
    assert real.find(f"{'0' * 16}/main.js") is None, "modules of another version are never mixed with these"
    assert real.find(f"{bundle.art}/main.js") is None
    source = real.find("main.js")
    assert source
    assert source.caching == "no-cache"
    assert source.plain == (CLIENT / "main.js").read_bytes()


def test_every_source_finds_what_it_imports_by_its_address() -> None:
    client = ClientFiles()
    imported = [
        (name, posixpath.normpath(posixpath.join(posixpath.dirname(name), target)))
        for name, path in sources()
        if path.suffix in CODE
        for target in IMPORTED.findall(COMMENT.sub("", path.read_text("utf-8")))
    ]
    assert len(imported) > 1000
    assert {name.split("/")[0] for name, _ in imported} == {"web", "games"}
    assert [(name, target) for name, target in imported if client.find(target) is None] == []


def test_the_list_of_games_is_written_from_the_packages() -> None:
    """If it is not: ``make bundle`` writes it again."""
    assert (CLIENT / LIST).read_text("utf-8") == cover_module(cover_folders())
    assert list(cover_folders()) == list(PACKAGES)


def test_a_game_without_a_folder_is_not_in_the_list_that_is_served(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    cover = tmp_path / "prefa" / "client" / "cover.js"
    cover.parent.mkdir(parents=True)
    cover.touch()
    monkeypatch.setattr(covers, "GAMES", tmp_path)
    found = ClientFiles().find(f"web/client/{LIST}")
    assert found
    assert re.findall(r"games/\w+", found.plain.decode()) == ["games/prefa"]
    assert re.findall(r"^  (.+),$", found.plain.decode(), re.MULTILINE) == ["prefa"]


def test_the_shells_modules_have_the_same_path_on_disk_and_in_their_address() -> None:
    assert ClientFiles().address("main.js") == "/static/web/client/main.js"
    assert ClientFiles().address("art/icon.svg") == "/static/art/icon.svg"


@pytest.mark.parametrize(
    "path",
    [
        *(
            "games/prefa/rules/game.py",
            "games/prefa/client/../rules/game.py",
            "games/prefa/client/../../../web/files.py",
        ),
        *(
            "games/prefa/client",
            "games/none/client/cover.js",
            "web/files.py",
            "web/client/../files.py",
            "kernel/game.py",
        ),
    ],
)
def test_nothing_but_the_pages_sources_is_found(path: str) -> None:
    assert ClientFiles().find(path) is None


@pytest.mark.parametrize("path", ["../files.py", "%2e%2e/files.py", "", "none.js", "sheets", "/etc/passwd"])
def test_nothing_but_the_bundles_files_has_its_version(real: ClientFiles, path: str) -> None:
    assert real.bundle
    assert real.find(f"{real.bundle.version}/{path}") is None


def test_every_file_that_the_bundle_names_is_there(real: ClientFiles) -> None:
    bundle = real.bundle
    assert bundle
    named = {name for part in bundle.parts.values() for name in part}
    for path in bundle.folder.rglob("*.[jc]s*"):
        text = path.read_text(encoding="utf-8")
        named |= set(re.findall(r'(?:from|import\()\s*["`]\./([\w-]+\.js)["`]', text))
        # Every address has a version.
        assert "/static/" not in text.replace(f"/static/{bundle.art}/", ""), path.name
        for art in re.findall(rf"/static/({bundle.art}/[\w./-]+\.(?:svg|woff2|json))", text):
            assert real.find(art), f"{path.name} names {art}"
    assert len(named) > 10
    assert [name for name in sorted(named) if not real.find(f"{bundle.version}/{name}")] == []


def texts_in(pieces: Iterable[str | int | Piece]) -> Iterator[str | None]:
    """Yield the texts of what is drawn, also of those that fill a place of another."""
    for piece in pieces:
        if isinstance(piece, Piece):
            yield piece.text
            yield from texts_in(piece.facts.values())


def test_the_parts_show_every_text_of_the_catalogue(real: ClientFiles) -> None:
    assert real.bundle
    texts = real.bundle.texts
    whole = catalogue("el", "client")
    drawn = prerendered_pages()
    by_server = set(texts_in((*drawn.no_script, *drawn.about)))
    shown = set().union(*texts.texts.values())
    assert shown <= {*whole["messages"], *whole["plurals"]} <= shown | by_server
    assert all(texts.texts[part] for part in texts.server)


@story
async def test_the_shell_names_what_it_loads_by_addresses_that_are_kept_for_good() -> None:
    async with serve_room(ClientFiles(bundle=read_bundle())) as room, room.visitor() as maria:
        shell = await maria.browser.get("/")
        assert shell.headers["cache-control"] == "no-cache"
        addresses = re.findall(r'(?:href|src)="(/static/[^"]+)"', shell.text)
        assert len(addresses) >= 4
        for address in addresses:
            answer = await maria.browser.get(address)
            assert (answer.status_code, answer.headers["cache-control"]) == (200, IMMUTABLE), address
        named = {name: unescape(content) for name, content in META.findall(shell.text)}
        games = await maria.browser.get(f"/api/games?version={named['games']}")
        assert games.headers["cache-control"] == IMMUTABLE
        assert (await maria.browser.get("/api/games?version=0")).headers["cache-control"] == "no-cache"
        assert "start" in json.loads(named["files"])
        assert set(parse_qs(named["words"])) == set(TRANSLATED)
        again = await maria.browser.get("/", headers={"if-none-match": shell.headers["etag"]})
        assert again.status_code == 304


@story
async def test_each_part_has_its_texts_in_every_language(real: ClientFiles) -> None:
    assert real.bundle
    async with serve_room(real) as room, room.visitor() as maria:
        shell = (await maria.browser.get("/")).text
        versions = parse_qs(dict(META.findall(shell))["words"].replace("&amp;", "&"))
        for lang in TRANSLATED:
            address = f"/locale/{lang}/prefa.json?version={versions[lang][0]}"
            answer = await maria.browser.get(address)
            assert answer.headers["cache-control"] == IMMUTABLE
            assert set(answer.json()["messages"]) == set(real.bundle.texts.texts["prefa"])
        greek = (await maria.browser.get("/locale/el/start.json")).json()
        assert greek["messages"]["Play now"] == catalogue("el", "client")["messages"]["Play now"]
        old = await maria.browser.get("/locale/el/start.json?version=0")
        assert old.headers["cache-control"] == "no-cache"
        rulings = (await maria.browser.get("/locale/el/caribbean-stud-rulings.json")).json()
        assert set(catalogue("el", "messages")["messages"]) <= set(rulings["messages"])
        for path in ("/locale/el/none.json", "/locale/en/start.json", "/locale/de/start.json", "/locale/el/start.po"):
            assert (await maria.browser.get(path)).status_code == 404
