"""Measures a visit: requests, bytes, times in the browser and in the server's loop, by bundle and by modules.

``uv run python -m benchmarks.bench_page`` drives the system's Chromium (``KITAPI_BROWSER`` names another). In each
round every variant is visited under every condition, so that other load slows all of them alike. ``--before FOLDER``
adds a checkout of an earlier commit. A visit is: the first page with an empty cache, *Play now* and the first card, the
first page again. Times are measured by the page itself; “server's loop” is the processor time of the server's main
thread, less what it uses when idle. Requests and bytes are counted during one additional visit, between browser and
server, including headers, the service worker's requests and the frames of the table's socket.
"""

import argparse
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from itertools import product
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from kitapi_testing.browser.chromium import NO_BROWSER, find_browser
from kitapi_testing.browser.relay import relay_to

SOURCES = Path(__file__).resolve().parents[1] / "src"
SERVE = ("-m", "kitapi", "serve", "--port", "0", "--pace", "0", "--thinking", "0", "--allow-per-address", "100000")

WATCH = """() => {
  const at = (name, place) => { if (!window[name] && document.querySelector(place)) window[name] = performance.now(); };
  const PLACES = { button: '#page button.big', taken: '#page:not([data-drawn]) button.big', card: '.held' };
  const look = () => { for (const [name, place] of Object.entries(PLACES)) at(name, place); };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributeFilter: ['data-drawn'] });
  addEventListener('click', () => { window.clicked ??= performance.now(); }, { capture: true });
}"""
"""Notes when the first button exists, when the script has drawn the page, when the first card exists, and the click."""
WORKER_IS_DONE = (
    """() => !document.querySelector("meta[name='kitapi-version']") || Boolean(navigator.serviceWorker.controller)"""
)
"""Whether the service worker, if the page has one, has loaded the files that it keeps."""
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"


class Condition(NamedTuple):
    """How a browser is slowed: latency in ms, bytes a second of download (0: unlimited), and the processor's factor.

    The condition Fast 3G is that of Chromium's own tools.
    """

    latency: float = 0.0
    down: int = 0
    cpu: int = 1


CONDITIONS: Mapping[str, Condition] = {
    "none": Condition(),
    "processor ÷ 4": Condition(cpu=4),
    "Fast 3G": Condition(562.5, 180_000),
    "Fast 3G, processor ÷ 4": Condition(562.5, 180_000, 4),
}
IDLE = 3.0
"""Seconds in which a server's idle loop is measured."""
UP = 84_375
"""Bytes a second of upload under Fast 3G."""


class Room(NamedTuple):
    """A running server: its process, its address, and the share of time that its idle event loop uses."""

    process: int
    address: str
    idle: float = 0.0

    def moment(self) -> tuple[float, float]:
        """The time, and the processor time of the main thread since its start, in seconds."""
        nanoseconds = Path(f"/proc/{self.process}/task/{self.process}/schedstat").read_text().split()[0]
        return time.perf_counter(), int(nanoseconds) / 1e9

    def busy_seconds_since(self, before: tuple[float, float]) -> float:
        """Processor seconds of the main thread since ``before``, less what it uses in that time when idle."""
        passed, worked = (now - then for now, then in zip(self.moment(), before, strict=True))
        return worked - self.idle * passed

    def measured_idle(self, seconds: float) -> "Room":
        """A copy with the idle share measured during ``seconds`` without visitors."""
        before = self.moment()
        time.sleep(seconds)
        passed, worked = (now - then for now, then in zip(self.moment(), before, strict=True))
        return self._replace(idle=worked / passed)


class Visit(NamedTuple):
    """The times of one visit in the page and of the server's loop, in milliseconds."""

    paint: float
    button: float
    taken: float
    card: float
    button_again: float
    taken_again: float
    loop: float
    loop_again: float


class Traffic(NamedTuple):
    """The number of requests in one visit, and kilobytes of responses."""

    requests: int
    kilobytes: float
    table_requests: int
    table_kilobytes: float
    requests_again: int


@contextmanager
def run_room(sources: Path, *more: str) -> Iterator[Room]:
    """Run a room of the code in ``sources``, over a database of its own."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, *SERVE, "--database", f"sqlite:///{folder}/room.db", *more]
        environment = {**os.environ, "PYTHONPATH": str(sources)}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=folder) as server:
            assert server.stdout is not None
            try:
                yield Room(server.pid, server.stdout.readline().partition("Kitapi: ")[2].strip())
            finally:
                server.terminate()


def open_page(context: BrowserContext, condition: Condition) -> Page:
    """Open a page that is slowed by ``condition``."""
    page = context.new_page()
    page.add_init_script(f"({WATCH})()")
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    throughput = {"downloadThroughput": condition.down or -1, "uploadThroughput": UP if condition.down else -1}
    session.send("Network.emulateNetworkConditions", {"offline": False, "latency": condition.latency, **throughput})
    session.send("Emulation.setCPUThrottlingRate", {"rate": condition.cpu})
    return page


@contextmanager
def newcomer(browser: Browser, address: str, condition: Condition) -> Iterator[Page]:
    """A page of a browser with an empty cache."""
    context = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(120_000)
    try:
        yield open_page(context, condition)
    finally:
        context.close()


def sit_down(page: Page) -> None:
    """Press *Play now*, and wait for the first card and all requests that belong to it."""
    page.get_by_role("button", name="Play now").click()
    page.wait_for_function("() => window.card")
    page.wait_for_load_state("networkidle")


def measure_visit(browser: Browser, room: Room, condition: Condition) -> Visit:
    """Measure one visit by a browser with an empty cache."""
    with newcomer(browser, room.address, condition) as page:
        before = room.moment()
        page.goto("/", wait_until="networkidle")
        page.wait_for_function(WORKER_IS_DONE)
        paint, button, taken = (page.evaluate(one) for one in (PAINTED, "() => window.button", "() => window.taken"))
        loop = room.busy_seconds_since(before)
        sit_down(page)
        card = page.evaluate("() => window.card - window.clicked")
        page.goto("about:blank")
        before = room.moment()
        page.goto("/", wait_until="networkidle")
        page.wait_for_function(WORKER_IS_DONE)
        again = (page.evaluate("() => window.button"), page.evaluate("() => window.taken"))
        loop_again = room.busy_seconds_since(before)
    return Visit(paint, button, taken, card, *again, loop * 1000, loop_again * 1000)


def count_traffic(browser: Browser, room: Room) -> Traffic:
    """Count what one visit requests and receives."""

    def take() -> tuple[int, float]:
        page.wait_for_function(WORKER_IS_DONE)
        found = network.take()
        return len(found), sum(len(one.answer) for one in found) / 1000

    with relay_to(room.address) as network, newcomer(browser, network.address, CONDITIONS["none"]) as page:
        page.goto("/", wait_until="networkidle")
        first = take()
        sit_down(page)
        table = take()
        page.goto("about:blank")
        page.goto("/", wait_until="networkidle")
        return Traffic(*first, *table, take()[0])


def median(visits: Sequence[Visit]) -> Visit:
    """The median of each figure."""
    return Visit._make(statistics.median(figures) for figures in zip(*visits, strict=True))


def show(variant: str, condition: str, visits: Sequence[Visit], traffic: Traffic) -> str:
    """A row of the table."""
    one = median(visits)
    sent = f"{traffic.requests} / {traffic.kilobytes:.0f} | {traffic.table_requests} / {traffic.table_kilobytes:.0f}"
    seconds = " | ".join(f"{value / 1000:.2f}" for value in one[:4])
    again = f"{one.button_again / 1000:.2f} / {one.taken_again / 1000:.2f}"
    loop = f"{one.loop:.0f} / {one.loop_again:.0f}"
    return f"| {variant} | {condition} | {sent} | {traffic.requests_again} | {seconds} | {again} | {loop} |"


COLUMNS = (
    *("variant", "slowed by", "first page: requests / kB", "table: requests / kB", "second visit: requests"),
    *("first paint, s", "first button, s", "script runs, s", "first card after the click, s"),
    *("second visit: first button / script runs, s", "server's loop, ms: first / second visit"),
)
HEAD = f"| {' | '.join(COLUMNS)} |\n|{' --- |' * len(COLUMNS)}"


def main() -> None:
    """Measure, and print a table in Markdown."""
    parser = argparse.ArgumentParser(description="Measure visits to the page.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--before", type=Path, help="a checkout of an earlier commit")
    parser.add_argument(
        "--only", action="append", choices=list(CONDITIONS), help="measure under this condition only; may be repeated"
    )
    options = parser.parse_args()
    program = find_browser()
    if program is None:
        sys.exit(NO_BROWSER)
    conditions = options.only or list(CONDITIONS)
    with ExitStack() as open_rooms, sync_playwright() as playwright:
        rooms = {} if options.before is None else {"before": open_rooms.enter_context(run_room(options.before / "src"))}
        rooms["modules"] = open_rooms.enter_context(run_room(SOURCES, "--modules"))
        rooms["bundle"] = open_rooms.enter_context(run_room(SOURCES))
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        # The first visit, for which a server prepares much, is only counted and not timed.
        traffic = {variant: count_traffic(browser, room) for variant, room in rooms.items()}
        rooms = {variant: room.measured_idle(IDLE) for variant, room in rooms.items()}
        visits: dict[tuple[str, str], list[Visit]] = {}
        for _, condition, variant in product(range(options.rounds), conditions, rooms):
            visit = measure_visit(browser, rooms[variant], CONDITIONS[condition])
            visits.setdefault((variant, condition), []).append(visit)
        browser.close()
    load = os.getloadavg()[0]
    print(
        f"{platform.machine()}, {os.cpu_count()} cores, load {load:.1f}; medians of {options.rounds} rounds\n\n{HEAD}"
    )
    for (variant, condition), found in visits.items():
        print(show(variant, condition, found, traffic[variant]))


if __name__ == "__main__":
    main()
