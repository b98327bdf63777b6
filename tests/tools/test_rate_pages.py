"""The report on Lighthouse's ratings, made from made-up results; Lighthouse itself is not run here."""

import json
from pathlib import Path
from typing import Any

import pytest

from docs.making import rate_pages
from docs.making.rate_pages import CATEGORIES, METRICS, Rated, failed_audits, rate, render_report, table_of

AUDIT = "label-content-name-mismatch"


def report(performance: float = 1.0, audit: float | None = 1.0, weight: int = 0) -> dict[str, Any]:
    audits = {name: {"score": 0.5, "title": name, "displayValue": "1.5\xa0s"} for name in METRICS}
    audits["total-byte-weight"] |= {"displayValue": "Total size was 96 KiB"}
    audits[AUDIT] = {"score": audit, "title": "Names | of buttons"}
    audits["other"] = {"score": audit, "title": "Another", "displayValue": "7 of them"}
    refs = [{"id": AUDIT, "weight": weight}, {"id": "other", "weight": 1}]
    categories = {name: {"score": 1.0, "auditRefs": refs} for name in CATEGORIES}
    categories["performance"] |= {"score": performance}
    environment = {"hostUserAgent": "Mozilla/5.0 Chrome/156.0.0.0 Safari/537.36"}
    about = {"lighthouseVersion": "12.8.2", "fetchTime": "2026-11-24T00:00:00.000Z", "environment": environment}
    return {"audits": audits, "categories": categories, **about}


def test_a_row_has_the_scores_and_metrics_of_a_page() -> None:
    table = table_of([Rated("start", "phone", report(0.944))])
    assert (
        table.splitlines()[-1] == "| start, phone | 94 | 100 | 100 | 1.5 s | 1.5 s | 1.5 s | 1.5 s | 1.5 s | 96 KiB |"
    )


def test_an_audit_that_fails_is_listed_with_its_pages_and_a_reason() -> None:
    rated = [Rated("start", "phone", report(audit=0.5)), Rated("table", "phone", report(audit=0.0))]
    assert failed_audits(rated)["other"] == ("Another", ["start, phone (7 of them)", "table, phone (7 of them)"])
    text = render_report(rated)
    assert f"| Names \\| of buttons | no | start, phone; table, phone | {rate_pages.REASONS[AUDIT]} |" in text
    assert "| Another | yes | start, phone (7 of them); table, phone (7 of them) | — |" in text
    assert "Lighthouse 12.8.2, Chromium 156.0.0.0, 2026-11-24." in text


@pytest.mark.parametrize("score", [1.0, 0.9, None])
def test_what_passes_or_does_not_apply_is_not_listed(score: float | None) -> None:
    assert failed_audits([Rated("start", "phone", report(audit=score))]) == {}


def test_the_run_with_the_median_performance_counts(tmp_path: Path) -> None:
    results = tmp_path / "results"
    results.write_text("\n".join(json.dumps(report(score)) for score in (0.99, 0.61, 0.95)), encoding="utf-8")
    program = tmp_path / "lighthouse"
    program.write_text(f"#!/bin/sh\nhead -n 1 '{results}'\nsed -i 1d '{results}'\n", encoding="utf-8")
    program.chmod(0o755)
    assert rate(str(program), "http://localhost/", 1, ())["categories"]["performance"]["score"] == 0.95


def test_a_run_that_fails_ends_the_tool_with_lighthouses_words(tmp_path: Path) -> None:
    program = tmp_path / "lighthouse"
    program.write_text("#!/bin/sh\necho 'no such page' >&2\nexit 1\n", encoding="utf-8")
    program.chmod(0o755)
    with pytest.raises(SystemExit, match="no such page"):
        rate(str(program), "http://localhost/", 1, ())
