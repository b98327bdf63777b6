#!/usr/bin/env python3
"""Rate the start page, a table and a review with Lighthouse: ``python -m docs.making.rate_pages docs/page-ratings.md``.

Lighthouse is not a dependency of the project: npm fetches it during the run, or ``--lighthouse PROGRAM`` names it. It
needs the browser of the browser tests and an otherwise idle machine. Each page is loaded without any cache, as by a
phone with a slow 4G network and a processor four times slower, in the light theme, and as by a computer, in the dark
theme; three times each, of which the run with the median performance counts.
"""

import argparse
import json
import shlex
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from playwright.sync_api import BrowserContext, sync_playwright

from kitapi_testing.browser.chromium import NO_BROWSER, find_browser

ROOT = Path(__file__).resolve().parents[2]
RECORDS = ROOT / "tests" / "histories"
RECORD = "0.3.0-*-house-rules.jsonl"
"""Records with finished deals; the first one's first deal has the review that is rated."""
LIGHTHOUSE = "npx --yes lighthouse@12.8.2"
RUNS = 3
REVIEWING = 180_000.0
"""Longest wait for a review in milliseconds; before the first one the solver is compiled."""

FORMS: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "phone, by day": ("light", ("--form-factor=mobile",)),
    "computer, by night": ("dark", ("--preset=desktop",)),
}
"""The theme and Lighthouse's options, by the name of the form."""
CATEGORIES = {"performance": "Performance", "accessibility": "Accessibility", "best-practices": "Best practices"}
METRICS = {
    "first-contentful-paint": "First paint",
    "largest-contentful-paint": "Largest paint",
    "interactive": "Interactive",
    "total-blocking-time": "Blocked",
    "cumulative-layout-shift": "Shift",
    "total-byte-weight": "Loaded",
}
LISTED_ABOVE = {
    *METRICS,
    "largest-contentful-paint-element",
    "speed-index",
    "max-potential-fid",
    "mainthread-work-breakdown",
}
"""Audits that are metrics, or parts of a metric."""
GOOD = 0.9
"""Audits with a lower score are listed."""
LEAST = 95
"""The score that each category must reach, of 100."""

REASONS = {
    "bf-cache": "a table holds a connection, and must not come back with outdated cards",
    "render-blocking-resources": "the style sheets, which the first paint needs",
    "render-blocking-insight": "the style sheets, which the first paint needs",
    "network-dependency-tree-insight": "page, script, then the answer that the script asks for: three levels",
    "label-content-name-mismatch": "the mark of a button's key is hidden from screen readers, which name the key",
    "forced-reflow-insight": "the hand is measured once it lies there, to be fanned as wide as the table is",
    "lcp-discovery-insight": "the largest element is text, or a card that only the script knows",
}
"""The reasons why audits stay below full marks, by audit."""

Report: TypeAlias = dict[str, Any]


class Rated(NamedTuple):
    """One page in one form, with Lighthouse's report."""

    page: str
    form: str
    report: Report

    @property
    def scores(self) -> list[int]:
        """The scores of the three categories, from 0 to 100."""
        return [round(100 * self.report["categories"][name]["score"]) for name in CATEGORIES]


@contextmanager
def run_room(database: str) -> Iterator[str]:
    """Run a card room, and yield its address without the trailing slash."""
    options = ("--port", "0", "--thinking", "0", "--database", database)
    command = [sys.executable, "-m", "kitapi", "serve", *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().partition("Kitapi: ")[2].strip().rstrip("/")
        finally:
            server.terminate()


def import_record(database: str) -> str:
    """Import a record; return its table's id."""
    record = min(RECORDS.glob(RECORD))
    command = [sys.executable, "-m", "kitapi", "import", str(record), "--database", database]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def prepared_pages(context: BrowserContext, address: str, reviewed: str) -> dict[str, str]:
    """The addresses of the pages, after the visitor has sat down at the table and the review has been made."""
    review = f"{address}/table/{reviewed}/deal/1?review"
    page = context.new_page()
    page.goto(review)
    page.wait_for_selector(".seat-sums", timeout=REVIEWING)
    page.goto(f"{address}/?lang=en")
    page.wait_for_function("() => !document.querySelector('[data-drawn]')")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".held")
    table = page.url
    page.close()
    return {"start": f"{address}/", "table": table, "review": review}


def rate(lighthouse: str, address: str, port: int, options: Sequence[str]) -> Report:
    """Load the page in the browser whose debugging ``port`` is given; return the report with the median performance."""
    wanted = ("--quiet", "--output=json", f"--port={port}", f"--only-categories={','.join(CATEGORIES)}", *options)
    command = [*shlex.split(lighthouse), address, *wanted]
    reports = []
    for _ in range(RUNS):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"Lighthouse failed: {done.stderr.strip()[-500:]}")
        reports.append(json.loads(done.stdout))
    reports.sort(key=lambda report: float(report["categories"]["performance"]["score"]))
    median: Report = reports[RUNS // 2]
    return median


def rate_pages(lighthouse: str, program: Path, folder: Path) -> list[Rated]:
    """Serve a room, and rate its pages in every form."""
    database = f"sqlite:///{folder / 'room.db'}"
    reviewed, port = import_record(database), free_port()
    arguments = ["--no-sandbox", f"--remote-debugging-port={port}"]
    with run_room(database) as address, sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            folder / "profile",
            executable_path=program,
            args=arguments,
            ignore_default_args=["--disable-back-forward-cache"],
            locale="en-GB",
        )
        pages = prepared_pages(context, address, reviewed)
        rated = []
        for form, (theme, options) in FORMS.items():
            context.add_cookies([{"name": "kitapi_look", "value": f"en.{theme}.", "url": address}])
            rated += [Rated(page, form, rate(lighthouse, at, port, options)) for page, at in pages.items()]
        context.close()
    return rated


def free_port() -> int:
    """A free port."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


def failed_audits(rated: Sequence[Rated]) -> dict[str, tuple[str, list[str]]]:
    """By id of each audit below ``GOOD``, its title and the pages on which it is."""
    found: dict[str, tuple[str, list[str]]] = {}
    for one in rated:
        for name, audit in one.report["audits"].items():
            if name not in LISTED_ABOVE and audit["score"] is not None and audit["score"] < GOOD:
                shown = f" ({audit['displayValue']})" if audit.get("displayValue") else ""
                found.setdefault(name, (audit["title"], []))[1].append(f"{one.page}, {one.form}{shown}")
    return found


def counts(rated: Sequence[Rated], audit: str) -> bool:
    """Whether the audit has a weight in a category."""
    categories = rated[0].report["categories"].values()
    return any(ref["id"] == audit and ref["weight"] for category in categories for ref in category["auditRefs"])


def row(*cells: str) -> str:
    """A row of a Markdown table."""
    whole = " | ".join(cell.replace("|", "\\|").replace("\xa0", " ") for cell in cells)
    return f"| {whole} |\n"


def table_of(rated: Sequence[Rated]) -> str:
    """Scores and metrics of every page."""
    head = ("Page", *CATEGORIES.values(), *METRICS.values())
    lines = [row(*head), row(*("---",) * len(head))]
    for one in rated:
        shown = [one.report["audits"][name]["displayValue"] for name in METRICS]
        shown[-1] = shown[-1].removeprefix("Total size was ")
        lines.append(row(f"{one.page}, {one.form}", *map(str, one.scores), *shown))
    return "".join(lines)


def render_report(rated: Sequence[Rated]) -> str:
    """The report in Markdown."""
    first = rated[0].report
    browser = next(word for word in first["environment"]["hostUserAgent"].split() if "Chrome/" in word)
    failed = failed_audits(rated)
    lines = [row("Audit", "Counts", "Where", "Why it stays"), row("---", "---", "---", "---")]
    for name, (title, where) in sorted(failed.items()):
        counted = "yes" if counts(rated, name) else "no"
        lines.append(row(title, counted, "; ".join(where), REASONS.get(name, "—")))
    return f"""# Ratings of the pages

Lighthouse {first["lighthouseVersion"]}, Chromium {browser.partition("/")[2]}, {first["fetchTime"][:10]}. Written by

    python -m docs.making.rate_pages docs/page-ratings.md

which serves a card room, sits down at a table of the first game, imports a record for the review, and loads each page
{RUNS} times without any cache; the run with the median performance counts. A phone is simulated with a slow 4G network
(1.6 Mbit/s, 150 ms) and a processor four times slower. Every category is to reach {LEAST} of 100.

{table_of(rated)}
“Blocked” is the time in which the page could not answer a tap, “shift” how much of it moved while it was loaded
(0: nothing).

Of the other audits, these are below {round(100 * GOOD)} of 100. Those that do not count in a category are hints.

{"".join(lines)}"""


def main(words: list[str]) -> int:
    """Rate the pages and write the report; return 1 if a category is below ``LEAST``."""
    parser = argparse.ArgumentParser(description="Rate pages with Lighthouse.")
    parser.add_argument("file", type=Path, help="where the report is written")
    parser.add_argument("--lighthouse", default=LIGHTHOUSE, help="the command that runs Lighthouse")
    options = parser.parse_args(words)
    program = find_browser()
    if program is None:
        print(NO_BROWSER, file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        rated = rate_pages(options.lighthouse, program, Path(folder))
    options.file.write_text(render_report(rated), encoding="utf-8")
    print(table_of(rated))
    return 1 if any(score < LEAST for one in rated for score in one.scores) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
