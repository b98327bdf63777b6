"""Replays the recorded sittings of the tests, in which rare events of a table have happened."""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page

from docs.making.screenshots.explore import look_into_results
from docs.making.screenshots.stage import ROOM, Stage, open_all
from kitapi_testing.browser.fixtures import serve_module

RECORDS = Path(__file__).resolve().parents[3] / "tests" / "histories"

FIND_STEPS = r"""async (known) => {
  const slider = document.querySelector('.replay-slider');
  const put = (step) => {
    slider.value = String(step);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  };
  const seen = new Set(known), found = [];
  for (let step = 0; step <= Number(slider.max); step += 1) {
    await put(step);
    const lines = document.querySelector('main').innerText.split('\n');
    const fresh = lines.map((line) => line.replace(/[\d♠♣♦♥,.+−-]+/g, '#').trim()).filter((one) => !seen.has(one));
    fresh.forEach((one) => seen.add(one));
    if (fresh.length) found.push(step);
  }
  return [found, [...seen]];
}"""
"""A script that finds the steps of a replay with a line that no earlier step had; lines that differ only in numbers
count as equal."""

MOST_DEALS = 12


def replay_records(stage: Stage, game: str) -> None:
    """Take pictures of the sheet of every record of the game, and of each step of a deal that shows something new."""
    with served_records(game) as (address, tables), stage.visit(address=address) as page:
        known: list[str] = []
        for name, table in tables.items():
            with stage.part(f"record {name}"):
                page.goto(f"/table/{table}")
                page.wait_for_selector("main")
                page.wait_for_timeout(500)
                page.evaluate("() => document.querySelectorAll('.side button.figures').forEach((one) => one.click())")
                open_all(page)
                stage.take_news(page, "record")
                for deal in range(1, MOST_DEALS):
                    known = _replay(stage, page, f"/table/{table}/deal/{deal}", known)
                    if not page.locator(".replay-slider").count():
                        break


def _replay(stage: Stage, page: Page, address: str, known: list[str]) -> list[str]:
    """Take pictures of the steps of a deal that have new lines, and of its result; returns the lines known then."""
    page.goto(address)
    page.wait_for_selector(".replay-slider, .nothing-here, main .big")
    if not page.locator(".replay-slider").count():
        return known
    steps, lines = page.evaluate(FIND_STEPS, known)
    for step in steps:
        page.locator(".replay-slider").fill(str(step))
        stage.take_news(page, "record-step")
    look_into_results(stage, page, "record")
    return list(lines)


@contextmanager
def served_records(game: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the address of a room with the newest record of each name, and its tables by the name of the record."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'records.db'}"
        tables = {}
        for name, path in newest_records(game).items():
            command = [sys.executable, "-m", "kitapi", "import", str(path), "--database", database]
            done = subprocess.run(command, capture_output=True, text=True, check=True)
            tables[name] = done.stdout.split()[0]
        with serve_module(ROOM, database, "0") as address:
            yield address, tables


def newest_records(game: str) -> dict[str, Path]:
    """The newest record of each name of the game."""
    found = {}
    for path in sorted(RECORDS.glob(f"*-{game}-*.jsonl")):
        found[path.stem.partition(f"-{game}-")[2]] = path
    return found
