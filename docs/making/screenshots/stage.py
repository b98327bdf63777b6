"""Parts of all scenes: rooms, visitors, and ways to move about a page."""

import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Error, Page

from docs.making.screenshots.camera import Camera
from docs.making.screenshots.room import STEADY_BROWSER
from docs.making.screenshots.texts import NOTE_TEXTS
from kitapi_testing.browser.fixtures import serve_module
from kitapi_testing.browser.visitor import HAS_TURN, KEEP_SOCKETS, NO_WORKER, TWO_TAPS, await_script_after

ROOM = "docs.making.screenshots.room"
"""The module that serves a room for pictures."""
WIDE = {"width": 1280, "height": 800}
PATIENCE = 30_000.0
LOCALES = {"en": "en-GB", "el": "el-GR", "sk": "sk-SK", "it": "it-IT"}
NAMES = {
    "en": ("Maria", "Konstantinos", "Dora"),
    "el": ("Μαρία", "Κωνσταντίνος", "Δώρα"),
    "sk": ("Mária", "Konštantín", "Dora"),
    "it": ("Maria", "Costantino", "Dora"),
}


@dataclass
class Stage:
    """The rooms and the camera of the scenes; rooms by the cards on top of their decks.

    ``failed``: the scenes, or parts of them, that could not be played, each with the reason.
    """

    browser: Browser
    camera: Camera
    room_of: Callable[[str], str]
    failed: list[str] = field(default_factory=list)
    visitors: int = 0

    @property
    def names(self) -> tuple[str, str, str]:
        """The visitors' names in the language."""
        return NAMES[self.camera.language]

    @contextmanager
    def visit(self, *, top: str = "", before: str = "", address: str = "") -> Iterator[Page]:
        """Yield a new visitor's page; ``top``: cards on top of every deck of the room; ``before``: another script.

        ``address``: of another room.
        """
        self.visitors += 1
        context = self.browser.new_context(
            locale=LOCALES[self.camera.language],
            reduced_motion="reduce",
            base_url=address or self.room_of(top),
            viewport=WIDE,  # type: ignore[arg-type]
        )
        steady = STEADY_BROWSER.replace("SEED", str(1000 + self.visitors))
        for script in (NO_WORKER, TWO_TAPS, KEEP_SOCKETS, steady, NOTE_TEXTS, before):
            context.add_init_script(script)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        await_script_after(page)
        try:
            yield page
        finally:
            context.close()

    @contextmanager
    def part(self, name: str) -> Iterator[None]:
        """A part of a scene that may fail without ending it."""
        try:
            yield
        except (Error, AssertionError, LookupError) as error:
            self.failed.append(f"{self.camera.language} {name}: {str(error).partition(chr(10))[0][:160]}")

    def take(self, page: Page, name: str, prepare: Callable[[Page], None] = lambda page: None) -> None:
        """Take a picture, and note the phase on the table; ``prepare`` is called before, in each language."""
        self._note_phase(page)
        self.camera.take(page, name, prepare)

    def take_news(self, page: Page, name: str) -> None:
        """Take a picture if it shows a text that no picture shows yet."""
        self._note_phase(page)
        self.camera.take_news(page, name)

    def _note_phase(self, page: Page) -> None:
        if page.locator(".scene").count():
            look = page.locator(".scene").first.get_attribute("class") or ""
            self.camera.phases |= {one.removeprefix("phase-") for one in look.split() if one.startswith("phase-")}


class Scene(NamedTuple):
    """A scene by name; ``phases``: those of a deal that its pictures show; ``play`` reaches them at the stage."""

    name: str
    phases: frozenset[str]
    play: Callable[[Stage], None]


class GameScenes(NamedTuple):
    """All scenes of a game, and the phases of its deals; ``thinking``: seconds that its slowest bots think."""

    phases: frozenset[str]
    scenes: tuple[Scene, ...]
    thinking: float = 0.0


@contextmanager
def served_rooms(thinking: float = 0.0) -> Iterator[Callable[[str], str]]:
    """Yield a function from cards to the address of a room that has them on top of every deck, served from then on."""
    with ExitStack() as served, tempfile.TemporaryDirectory() as folder:
        rooms: dict[str, str] = {}

        def room_of(top: str) -> str:
            if top not in rooms:
                database = f"sqlite:///{Path(folder) / f'room-{len(rooms)}.db'}"
                rooms[top] = served.enter_context(serve_module(ROOM, database, str(thinking), top))
            return rooms[top]

        yield room_of


def open_table(page: Page, game: str, seats: list[str], variant: Mapping[str, Any], **more: Any) -> str:
    """Open a table by the room's interface; returns its address."""
    order = {"game": game, "seats": seats, "terms": {"players": len(seats), "variant": dict(variant)}, **more}
    answer = page.request.post("/api/tables", data=order, headers={"origin": page.evaluate("location.origin")})
    assert answer.ok, answer.text()
    return f"/table/{answer.json()['table']}"


def read_offer(page: Page, game: str) -> dict[str, Any]:
    """Return the choices that the room offers for a game: the fields of its terms, and its presets."""
    games = page.request.get("/api/games").json()["games"]
    found: dict[str, Any] = next(one for one in games if one["name"] == game)
    return found


def await_turn(page: Page, milliseconds: float = PATIENCE) -> None:
    """Wait until the visitor is to act, or the deal is over."""
    page.wait_for_function(HAS_TURN, timeout=milliseconds)


def take_dialogs(stage: Stage, page: Page, name: str) -> None:
    """Take a picture of every dialog that a button in sight opens."""
    for number in range(page.locator("[aria-haspopup=dialog]").count()):
        with stage.part(f"{name}, dialog {number + 1}"):
            button = page.locator("[aria-haspopup=dialog]").nth(number)
            if button.is_visible():
                stage.take(page, f"{name}-dialog-{number + 1}", prepare=partial(_open_dialog, number=number))
                page.keyboard.press("Escape")


def _open_dialog(page: Page, number: int) -> None:
    """Open the dialog of this button; some dialogs close when the language changes."""
    if not page.locator("dialog[open]").count():
        page.locator("[aria-haspopup=dialog]").nth(number).click()
        page.wait_for_selector("dialog[open]")


def open_by(page: Page, button: str, opened: str) -> None:
    """Click the first ``button`` unless ``opened`` is there."""
    if not page.locator(opened).count():
        page.locator(button).first.click()
        page.wait_for_selector(opened)


def take_drawers(stage: Stage, page: Page) -> None:
    """Take pictures of sheet and log, which are in drawers on a narrow screen."""
    for number, name in enumerate(("sheet", "log")):
        toggle = f"() => document.querySelectorAll('.tool.for-phone')[{number}].click()"
        page.evaluate(toggle)
        stage.take(page, f"drawer-{name}")
        page.evaluate(toggle)


def open_all(page: Page, place: str = "main") -> None:
    """Open everything folded in ``place``, even where the page usually opens one thing at a time."""
    opening = """(place) => document.querySelectorAll(`${place} details`).forEach((one) => {
      one.removeAttribute('name');
      one.open = true;
    })"""
    page.evaluate(opening, place)
