#!/usr/bin/env python3
"""Look up known vulnerabilities of all packages: uv asks OSV about uv.lock, npm its registry about package-lock.json.

Exit status: 0 if none are known, 1 if there are some, 2 if a source could not be reached.
"""

import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 120
"""Timeout of each look-up in seconds."""


class Outcome(NamedTuple):
    """The result of one look-up; ``reached``: whether its source answered. ``text``: the result for people."""

    name: str
    reached: bool
    found: bool
    text: str


def audit_python(command: Sequence[str] = (sys.executable, "start.py", "uv")) -> Outcome:
    """Look up the packages of uv.lock; uv ends with 0 if no vulnerabilities are known, else with 1."""
    words = (*command, "audit", "--frozen", "--no-config", "--preview-features", "audit")
    done = _run(words)
    if done is None or done.returncode not in {0, 1} or _has_crashed(done):
        return Outcome("uv audit", reached=False, found=False, text=_why_not(done))
    return Outcome("uv audit", reached=True, found=done.returncode == 1, text=done.stdout.strip())


def audit_javascript(command: Sequence[str] = ("npm",)) -> Outcome:
    """Look up the packages of package-lock.json; npm prints JSON, with ``error`` if its registry does not answer."""
    done = _run((*command, "audit", "--json", "--package-lock-only"))
    try:
        answer = json.loads(done.stdout) if done is not None else {}
        known = answer["metadata"]["vulnerabilities"]["total"]
    except (ValueError, KeyError, TypeError):
        return Outcome("npm audit", reached=False, found=False, text=_why_not(done))
    names = ", ".join(sorted(answer.get("vulnerabilities", {})))
    return Outcome("npm audit", reached=True, found=known > 0, text=f"{known} known{': ' if names else ''}{names}")


def report(outcomes: Sequence[Outcome]) -> tuple[int, str]:
    """The exit status, and a line or more for each."""
    lines = []
    for one in outcomes:
        if not one.reached:
            lines.append(f"{one.name}: NOT AUDITED, its source could not be reached: {one.text}")
        else:
            lines.append(f"{one.name}: {'VULNERABILITIES KNOWN' if one.found else 'nothing known'}. {one.text}")
    unreached, found = (any(not one.reached for one in outcomes), any(one.found for one in outcomes))
    return 2 if unreached else 1 if found else 0, "\n".join(lines)


def _run(words: Sequence[str]) -> subprocess.CompletedProcess[str] | None:
    """The finished command; None if the program is missing or took too long."""
    if shutil.which(words[0]) is None:
        return None
    try:
        return subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        return None


def _has_crashed(done: subprocess.CompletedProcess[str]) -> bool:
    """Whether uv itself failed, rather than found something."""
    return done.returncode == 1 and not done.stdout.strip()


def _why_not(done: subprocess.CompletedProcess[str] | None) -> str:
    if done is None:
        return "the program is missing or did not end"
    lines = [line.strip() for line in (done.stderr.strip() or done.stdout.strip()).splitlines() if line.strip()]
    wrong = [line for line in lines if "error" in line]
    return next(iter(wrong or lines[-1:]), f"it ended with status {done.returncode}")


if __name__ == "__main__":
    status, text = report((audit_python(), audit_javascript()))
    print(text)
    sys.exit(status)
