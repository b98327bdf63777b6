"""Files that a visitor loads keep to their budget in every language, in bytes as they are sent.

``tests/browser/test_page_budget.py`` counts what a browser really requests, including typefaces and pictures.
"""

import random
import re
import shutil
from html import unescape
from pathlib import Path

import pytest

from kitapi.web.bundles import BUNDLE, read_bundle
from kitapi.web.files import ClientFiles
from kitapi.web.pages import part_translations
from kitapi.web.room_setup import open_room
from kitapi.web.static_answers import build_static_json
from kitapi.web.wire import encode_message
from kitapi.wording import LANGUAGES
from kitapi_testing.room_people import story
from tests.web.visitors import serve_room

FIRST_PAGE = 60_000
"""Bytes of the start page's HTML, style sheets, code, texts and answers."""
TABLE = 60_000
"""Bytes that a Prefa table takes beside those."""
LOADED = re.compile(r'<(?:link|script)[^>]*? (?:href|src)="([^"]+)"')
OFFERS = re.compile(r'<meta name="kitapi-games" content="([^"]*)">')
TABLE_SHEETS = ("sheets/table.css", "sheets/print.css", "sheets/prefa.css")


def real_files() -> ClientFiles:
    return ClientFiles(bundle=read_bundle())


def plant_noise(folder: Path, name: str) -> ClientFiles:
    """Return the page's files with 60,000 more bytes in ``name`` that can hardly be compressed."""
    shutil.copytree(BUNDLE, folder)
    noise = random.Random(1).randbytes(45_000).hex()
    with (folder / name).open("a", encoding="utf-8") as file:
        file.write(f"/* {noise} */")
    return ClientFiles(bundle=read_bundle()._replace(folder=folder))


def size_of(files: ClientFiles, *names: str) -> int:
    """Return the packed bytes of files of the bundle."""
    assert files.bundle
    found = [files.find(f"{files.bundle.version}/{name}") for name in names]
    return sum(len(one.packed) for one in found if one)


def texts_size(files: ClientFiles, lang: str, *parts: str) -> int:
    """Return the packed bytes of the texts of parts of the page; English needs none."""
    assert files.bundle
    if lang == "en":
        return 0
    texts = files.bundle.texts
    return sum(len(build_static_json(encode_message(part_translations(lang, part, texts))).packed) for part in parts)


async def first_page_size(files: ClientFiles, lang: str) -> int:
    """Return the packed bytes of a start page in ``lang``, and of what it loads beside typefaces and pictures."""
    assert files.bundle
    async with serve_room(files, room=open_room("memory:", seconds=0)) as room, room.visitor() as maria:
        html = await maria.browser.get("/", headers={"accept-language": lang})
        offers = OFFERS.search(html.text)
        assert offers
        code = {path for path in LOADED.findall(html.text) if path.endswith((".css", ".js"))}
        code |= {f"/static/{files.bundle.version}/{name}" for name in files.bundle.parts["start"]}
        paths = sorted(code | {f"/api/games?version={unescape(offers[1])}", "/api/tables"})
        answers = [html, *[await maria.browser.get(path) for path in paths]]
    assert [answer.status_code for answer in answers] == [200] * len(answers)
    return sum(int(answer.headers["content-length"]) for answer in answers) + texts_size(files, lang, "start")


def table_size(files: ClientFiles, lang: str) -> int:
    """Return the packed bytes that a Prefa table in ``lang`` loads beside pictures and its own answers."""
    assert files.bundle
    parts = files.bundle.parts
    code = {*parts["table"], *parts["prefa"]} - {*parts["start"]}
    return size_of(files, *code, *TABLE_SHEETS) + texts_size(files, lang, "table", "prefa")


@pytest.mark.parametrize("lang", LANGUAGES)
@story
async def test_the_first_page_keeps_to_its_budget(lang: str) -> None:
    assert await first_page_size(real_files(), lang) <= FIRST_PAGE


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_prefa_table_keeps_to_its_budget(lang: str) -> None:
    assert table_size(real_files(), lang) <= TABLE


@pytest.mark.parametrize("name", ["main.js", "sheets/start.css"])
@story
async def test_a_first_page_that_is_too_large_is_noticed(tmp_path: Path, name: str) -> None:
    assert await first_page_size(plant_noise(tmp_path / "bundle", name), "en") > FIRST_PAGE


@pytest.mark.parametrize("name", ["tables.js", "prefa.js", "sheets/table.css"])
def test_a_table_that_is_too_large_is_noticed(tmp_path: Path, name: str) -> None:
    assert table_size(plant_noise(tmp_path / "bundle", name), "en") > TABLE


def test_too_many_texts_are_noticed() -> None:
    files = real_files()
    assert files.bundle
    texts = files.bundle.texts
    texts.texts["table"] = sorted(set().union(*texts.texts.values()))
    assert table_size(files, "el") > TABLE
