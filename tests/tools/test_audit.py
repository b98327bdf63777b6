"""The audit of dependencies: known vulnerabilities are named, and sources that cannot be reached are reported."""

import json
import sys
from pathlib import Path

import pytest

from tools.audit import Outcome, audit_javascript, audit_python, report


def command(folder: Path, output: str, error: str, status: int) -> tuple[str, str]:
    """Return a program with this output and exit status, whatever its arguments are."""
    script = folder / "auditor.py"
    script.write_text(
        f"import sys\nsys.stdout.write({output!r})\nsys.stderr.write({error!r})\nsys.exit({status})\n", "utf-8"
    )
    return sys.executable, str(script)


UNREACHED = json.dumps({"message": "405", "error": {"summary": ""}})


@pytest.mark.parametrize(
    ("output", "error", "status"),
    [("", "error: Request failed\n  cause: dns error\n", 2), ("", "error: no such command", 1), ("", "", 127)],
)
def test_a_source_that_cannot_be_reached_is_said_and_nothing_passes_for_sound(
    tmp_path: Path, output: str, error: str, status: int
) -> None:
    python = audit_python(command(tmp_path, output, error, status))
    javascript = audit_javascript(command(tmp_path, UNREACHED, "npm error audit endpoint returned an error", 1))
    assert (python.reached, javascript.reached) == (False, False)
    ended, text = report((python, javascript))
    assert ended == 2
    assert text.count("NOT AUDITED, its source could not be reached") == 2
    assert text.endswith("npm error audit endpoint returned an error")


def test_a_program_that_is_missing_has_reached_nothing() -> None:
    assert not audit_python(("no-such-program",)).reached
    assert not audit_javascript(("no-such-program",)).reached


def test_known_vulnerabilities_are_named(tmp_path: Path) -> None:
    python = audit_python(command(tmp_path, "h11 0.1: CVE-1 is known", "", 1))
    answer = {"metadata": {"vulnerabilities": {"total": 1}}, "vulnerabilities": {"eslint": {}}}
    javascript = audit_javascript(command(tmp_path, json.dumps(answer), "", 1))
    ended, text = report((python, javascript))
    assert ended == 1
    assert text.splitlines() == [
        "uv audit: VULNERABILITIES KNOWN. h11 0.1: CVE-1 is known",
        "npm audit: VULNERABILITIES KNOWN. 1 known: eslint",
    ]


def test_where_nothing_is_known_the_audit_ends_well(tmp_path: Path) -> None:
    python = audit_python(command(tmp_path, "Found no known vulnerabilities in 105 packages", "", 0))
    javascript = audit_javascript(command(tmp_path, json.dumps({"metadata": {"vulnerabilities": {"total": 0}}}), "", 0))
    assert report((python, javascript)) == (
        0,
        "uv audit: nothing known. Found no known vulnerabilities in 105 packages\nnpm audit: nothing known. 0 known",
    )


def test_one_that_is_reached_does_not_hide_one_that_is_not() -> None:
    reached = Outcome("uv audit", reached=True, found=True, text="h11")
    assert report((reached, Outcome("npm audit", reached=False, found=False, text="dns")))[0] == 2
