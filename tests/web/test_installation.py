"""Files that a browser installs: manifest, icons, service worker, and the page for times without a connection."""

import re
from html import unescape

import pytest

from art.make_icons import ICONS, outdated_icons, size_of
from kitapi.web.bundles import CLIENT, read_bundle
from kitapi.web.files import IMMUTABLE, ClientFiles
from kitapi.wording import LANGUAGES
from kitapi_testing.room_people import story
from tests.web.visitors import serve_room

NO_VERSION = "0" * 16


@pytest.fixture(scope="module")
def real() -> ClientFiles:
    """Return the page's files as they are released."""
    return ClientFiles(bundle=read_bundle())


@story
async def test_each_page_names_a_manifest_in_its_language_that_is_kept_for_good(real: ClientFiles) -> None:
    descriptions = set()
    async with serve_room(real) as room, room.visitor() as maria:
        for lang in LANGUAGES:
            page = await maria.browser.get(f"/?lang={lang}")
            found = re.search(r'<link rel="manifest" href="([^"]+)">', page.text)
            assert found
            maria.browser.cookies.clear()  # a browser fetches a manifest without cookies
            answer = await maria.browser.get(unescape(found[1]), headers={"accept-language": "de"})
            assert (answer.status_code, answer.headers["cache-control"]) == (200, IMMUTABLE)
            assert answer.headers["content-type"].startswith("application/manifest+json")
            assert "set-cookie" not in answer.headers
            manifest = answer.json()
            assert (manifest["lang"], manifest["name"], manifest["short_name"]) == (lang, "Kitapi", "Kitapi")
            assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("/", "/", "standalone")
            descriptions.add(manifest["description"])
    assert len(descriptions) == len(LANGUAGES)


@story
async def test_the_icons_are_served_for_good_in_the_sizes_that_the_manifest_says(real: ClientFiles) -> None:
    async with serve_room(real) as room, room.visitor() as maria:
        answer = await maria.browser.get("/manifest.webmanifest?lang=el")
        assert (answer.headers["cache-control"], answer.json()["lang"]) == ("no-cache", "el")
        sizes = set()
        for icon in answer.json()["icons"]:
            file = await maria.browser.get(icon["src"])
            assert (file.status_code, file.headers["cache-control"]) == (200, IMMUTABLE)
            assert file.headers["content-type"].partition(";")[0] == icon["type"]
            if icon["type"] == "image/png":
                assert "{}x{}".format(*size_of(file.content)) == icon["sizes"]
            sizes.add((icon["sizes"], icon["purpose"]))
    assert sizes == {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable"), ("any", "any")}


def test_the_icons_are_made_from_the_icon_as_it_is() -> None:
    assert outdated_icons() == []
    assert all((CLIENT / "art" / icon.name).is_file() for icon in ICONS)


@story
async def test_the_worker_answers_for_every_address_and_is_kept_under_its_version(real: ClientFiles) -> None:
    assert real.bundle
    async with serve_room(real) as room, room.visitor() as maria:
        maria.browser.cookies.clear()
        kept = await maria.browser.get(f"/worker.js?version={real.bundle.version}")
        assert (kept.status_code, kept.headers["cache-control"]) == (200, IMMUTABLE)
        assert kept.headers["content-type"].startswith("text/javascript")
        assert "import" not in kept.text, "a browser need not know modules in workers"
        assert "worker-src 'self'" in kept.headers["content-security-policy"]
        assert "manifest-src 'self'" in kept.headers["content-security-policy"]
        assert "set-cookie" not in kept.headers
        for other in ("", f"?version={NO_VERSION}"):
            assert (await maria.browser.get(f"/worker.js{other}")).headers["cache-control"] == "no-cache"


@story
async def test_modules_as_they_are_written_have_no_worker_and_no_version() -> None:
    async with serve_room(ClientFiles()) as room, room.visitor() as maria:
        assert (await maria.browser.get("/worker.js")).status_code == 404
        assert 'name="kitapi-version"' not in (await maria.browser.get("/")).text


@story
async def test_the_offline_page_stands_in_the_html_and_says_nothing_of_the_visitor(real: ClientFiles) -> None:
    async with serve_room(real) as room, room.visitor() as maria, room.visitor() as nikos:
        await maria.new_table("me", "first", name="Maria")
        greek = await maria.browser.get("/offline", headers={"accept-language": "el"})
        assert greek.status_code == 200
        assert '<html lang="el" data-theme="auto" data-cloth="sea">' in greek.text
        assert "Δεν υπάρχει σύνδεση" in greek.text
        assert greek.text == (await nikos.browser.get("/offline", headers={"accept-language": "el"})).text
        assert "No connection" in (await nikos.browser.get("/offline")).text
        assert "No connection" not in (await nikos.browser.get("/")).text


@story
async def test_a_connection_announces_the_version_of_the_pages_files(real: ClientFiles) -> None:
    assert real.bundle
    async with (
        serve_room(real) as room,
        room.visitor() as maria,
        maria.at(await maria.new_table("me", "first")) as line,
    ):
        heard = [await line.hear_any() for _ in range(2)]
        assert heard[1]["page"] == real.bundle.version
