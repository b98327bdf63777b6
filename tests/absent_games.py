"""Skips the test modules of a game whose folder is missing, with a reason that names the game."""

import re
from pathlib import Path

import pytest

GAMES = Path(__file__).resolve().parents[1] / "src" / "kitapi" / "games"
_MISSING = re.compile(r"No module named '(?:kitapi|tests|kitapi_testing)\.games\.(\w+)")


def pass_over_absent_game(report: pytest.CollectReport, games: Path = GAMES) -> pytest.CollectReport:
    """Mark the report as skipped if the module cannot be imported because a game's folder is not in ``games``."""
    missing = _MISSING.search(report.longreprtext) if report.failed else None
    if missing and not (games / missing[1]).exists():
        report.outcome = "skipped"
        report.longrepr = (report.nodeid, 0, f"Skipped: needs the game {missing[1]}, which is not there")
    return report
