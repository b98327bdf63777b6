"""The page of a writer's sheets: a sheet from its first line to its links, on one device and on several."""

import json
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from random import Random

from playwright.sync_api import FilePayload, Page

from docs.making.screenshots.stage import Stage, open_all, open_by, take_dialogs

SHARES = """navigator.share = async () => {};
navigator.canShare = () => true;
Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } });"""
"""A script by which the browser can send links and pictures as phones do."""

NO_STORAGE = "Object.defineProperty(window, 'indexedDB', { value: { open() { throw new Error('switched off'); } } });"
"""A script by which the browser keeps nothing."""
FULL_STORAGE = """() => {
  IDBDatabase.prototype.transaction = () => { throw new DOMException('full', 'QuotaExceededError'); };
}"""
"""A script by which the browser keeps nothing more."""

DEALS = 14
MOST_ANSWERS = 14
FORM, WRITE, LINE = ".deal-form", ".deal-form .ready .big", ".line-list > ol > li"
QUESTIONS = ".deal-form .deal-field button:enabled"


def show_sheets(stage: Stage, game: str) -> None:
    """Take pictures of a sheet of the game, and of everything around it."""
    with ExitStack() as visits:
        host = visits.enter_context(stage.visit(before=SHARES))
        _begin(stage, host, game)
        _explore(stage, host, Random(3))
        with stage.part("a sheet and its lines"):
            _correct(stage, host)
        with stage.part("sheets on several devices"):
            writer, watcher = (visits.enter_context(stage.visit()) for _ in range(2))
            _share(stage, host, writer, watcher)
        with stage.part("kept sheets"):
            _show_kept(stage, host)
    with stage.part("sheets without storage"):
        _show_without_storage(stage)


def _begin(stage: Stage, page: Page, game: str) -> None:
    """Take pictures of the page without a sheet, and of a sheet that has no deal yet."""
    page.goto(f"/?game={game}")
    page.goto("/paper")
    page.wait_for_selector(".new-sheet form")
    stage.take(page, "sheets-new")
    open_all(page, ".new-sheet")
    stage.take_news(page, "sheets-new-rules")
    for seat, name in enumerate(stage.names):
        page.locator(".new-sheet input[maxlength]").nth(seat).fill(name)
    page.locator(".new-sheet .big").click()
    page.wait_for_selector(FORM)
    page.wait_for_selector(QUESTIONS)
    stage.take(page, "sheets-begun")


def _explore(stage: Stage, page: Page, draws: Random) -> None:
    """Write deals with answers drawn by chance, and take a picture of every new text."""
    for _ in range(DEALS):
        _write_deal(page, draws, lambda: stage.take_news(page, "sheets-deal"))
    open_all(page)
    stage.take(page, "sheets-written")


def _write_deal(page: Page, draws: Random, look: Callable[[], None] = lambda: None) -> None:
    """Answer every question by chance, calling ``look`` before each answer and the last button; write the deal."""
    written = page.locator(LINE).count()
    _answer(page, draws, look)
    page.wait_for_function("([line, count]) => document.querySelectorAll(line).length > count", arg=[LINE, written])


def _answer(page: Page, draws: Random, look: Callable[[], None] = lambda: None) -> None:
    """Answer every question by chance, and press the button that writes the deal."""
    for _ in range(MOST_ANSWERS):
        look()
        choices = page.locator(QUESTIONS)
        if not choices.count():
            break
        choices.nth(draws.randrange(choices.count())).click()
    page.locator(WRITE).click()


def _correct(stage: Stage, page: Page) -> None:
    """Take pictures of a line that is corrected, struck out and restored, and of a deal inserted before others."""
    for name, button in (("correct", 0), ("insert", 2)):
        _press_tool(page, button)
        page.wait_for_selector(f"{FORM} > .plain:last-child")
        stage.take(page, f"sheets-{name}")
        page.locator(f"{FORM} > .plain:last-child").click()
    _press_tool(page, 1)
    page.wait_for_selector(".struck-line")
    open_by(page, ".struck-line .line-head", ".struck-line .line-tools")
    stage.take(page, "sheets-struck")
    page.locator(".struck-line .line-tools button").first.click()
    page.wait_for_selector(".struck-line", state="detached")
    open_by(page, ".line-head", ".line-tools")
    open_all(page)
    stage.take(page, "sheets-restored")
    page.locator(".bright-switch").click()
    stage.take(page, "sheets-bright")
    page.locator(".bright-switch").click()


def _press_tool(page: Page, button: int) -> None:
    """Press a button of the oldest line: correct, strike out, insert after it."""
    oldest = page.locator(LINE).last
    if not oldest.locator(".line-tools").count():
        oldest.locator(".line-head").click()
    oldest.locator(".line-tools button").nth(button).click()


def _share(stage: Stage, host: Page, writer: Page, watcher: Page) -> None:
    """Take pictures of the ways to share, of a second writer, of a watcher, and of what two writers wrote at once."""
    take_dialogs(stage, host, "sheets")
    links = _share_with_room(stage, host)
    writer.goto(links[0])
    watcher.goto(links[1])
    for page in (writer, watcher):
        page.wait_for_selector(".figures, .player-slip")
    stage.take(watcher, "sheets-watched")
    with stage.part("conflicts"):
        _write_apart(stage, host, writer)
        stage.take(watcher, "sheets-conflicts-watched")
        host.locator(".conflicts button").first.click()
        host.wait_for_function("() => document.querySelectorAll('.conflicts li').length < 2")
        writer.wait_for_selector(".shared-line span")
        stage.take(writer, "sheets-news")
    _open_shares(host)
    host.locator("dialog[open] .with-room > p > button").click()
    host.wait_for_function("() => !document.querySelector('dialog[open] .with-room input')")
    host.keyboard.press("Escape")
    for name, page in (("writer", writer), ("watcher", watcher)):
        page.wait_for_selector(".trouble")
        stage.take(page, f"sheets-gone-{name}")


def _open_shares(page: Page) -> None:
    open_by(page, ".sheet-sharing [aria-haspopup=dialog]", "dialog[open] .with-room")


def _share_with_room(stage: Stage, host: Page) -> list[str]:
    """Share the sheet with the room; returns the links to write and to watch."""
    _open_shares(host)
    host.locator("dialog[open] .with-room > p > button").click()
    host.wait_for_selector("dialog[open] .with-room input")
    links = [str(one.input_value()) for one in host.locator("dialog[open] .with-room input").all()]
    host.locator("dialog[open] .share button").first.click()
    stage.take(host, "sheets-shared", prepare=_open_shares)
    host.keyboard.press("Escape")
    return links


def _write_apart(stage: Stage, host: Page, writer: Page) -> None:
    """Let two devices without a connection write after the same deal, and change the same one."""
    for number, page in enumerate((host, writer)):
        page.context.set_offline(True)
        _write_deal(page, Random(number))
    _press_tool(host, 1)
    _press_tool(writer, 0)
    writer.locator(f"{FORM} .answered").first.click()
    _answer(writer, Random(9))
    host.wait_for_timeout(3000)
    stage.take(host, "sheets-apart")
    for page in (host, writer):
        page.context.set_offline(False)
    for page in (host, writer):
        page.wait_for_selector(".conflicts li")
    host.wait_for_function("() => document.querySelectorAll('.conflicts li').length > 1")
    stage.take(host, "sheets-conflicts")


def _show_kept(stage: Stage, page: Page) -> None:
    """Take pictures of the list of sheets, of one in the archive, and of files and links that hold none."""
    page.goto("/paper")
    page.wait_for_selector(".sheet-card")
    stage.take(page, "sheets-kept")
    page.locator(".sheet-card button").first.click()
    page.wait_for_selector(".writer-shelf details")
    open_all(page, ".writer-shelf")
    stage.take(page, "sheets-archived")
    file = FilePayload(name="sheet.json", mimeType="application/json", buffer=json.dumps({}).encode())
    _choose_file(page, file)
    stage.take(page, "sheets-no-file", prepare=partial(_choose_file, file=file))
    page.goto("about:blank")
    page.goto("/paper#sheet=broken")
    page.wait_for_selector(".trouble")
    stage.take(page, "sheets-no-link")


def _choose_file(page: Page, file: FilePayload) -> None:
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_selector(".trouble")


def _show_without_storage(stage: Stage) -> None:
    """Take pictures of the messages of a browser that keeps no sheets, or no more of them."""
    with stage.visit(before=NO_STORAGE) as page:
        for address in ("/paper", "/paper?sheet=kept"):
            page.goto(address)
            page.wait_for_selector(".trouble")
            stage.take_news(page, "sheets-unread")
        page.goto("/paper")
        page.locator(".new-sheet .big").click()
        page.wait_for_timeout(300)
        stage.take_news(page, "sheets-unkept")
    with stage.visit() as page:
        page.goto("/paper")
        page.locator(".new-sheet .big").click()
        page.wait_for_selector(FORM)
        page.wait_for_selector(QUESTIONS)
        page.evaluate(FULL_STORAGE)
        _answer(page, Random(1))
        page.wait_for_selector(".trouble")
        stage.take(page, "sheets-full")
