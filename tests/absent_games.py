"""Test modules of a game whose folder is not there: they are passed over, with a reason that names the game."""

import re
from pathlib import Path

import pytest

GAMES = Path(__file__).resolve().parents[1] / "src" / "kitapi" / "games"
_MISSING = re.compile(r"No module named '(?:kitapi|tests|kitapi_testing)\.games\.(\w+)")


def pass_over_absent_game(report: pytest.CollectReport, games: Path = GAMES) -> pytest.CollectReport:
    """A module that could not be imported, as a game's folder is not in ``games``, counts as skipped."""
    missing = _MISSING.search(report.longreprtext) if report.failed else None
    if missing and not (games / missing[1]).exists():
        report.outcome = "skipped"
        report.longrepr = (report.nodeid, 0, f"Skipped: needs the game {missing[1]}, which is not there")
    return report
