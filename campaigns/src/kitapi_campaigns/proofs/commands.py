"""Runs commands of Kitapi on damaged files: each must end with one sentence, and never with a traceback."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from kitapi_testing.commands import CommandResult, kitapi

ENDED_WELL = (0, 1, 2)
"""Permitted exit statuses: success, something found, refusal."""

SHARED_MEMORY = Path("/dev/shm")


def run_command(name: str, *line: str) -> CommandResult:
    """Run a command in this process, as a shell would.

    Raises:
        AssertionError: the command ended with a traceback, without a sentence, or with another exit status.
    """
    try:
        ran = kitapi(*line)
    except Exception as error:
        raise AssertionError(f"{name}: kitapi {line[0]} ended with {type(error).__name__}: {error}") from error
    demand_sentence(ran, name, line[0])
    return ran


def demand_sentence(ran: CommandResult, name: str, command: str) -> None:
    """Check that a command ended with a permitted status, and with one sentence if it refused.

    Raises:
        AssertionError: the status or the output is wrong.
    """
    where = f"{name}: kitapi {command}"
    assert ran.status in ENDED_WELL, f"{where} ended with {ran.status}"
    assert "Traceback" not in ran.err, f"{where} ended with a traceback: {ran.err}"
    if ran.status == 2:
        assert ran.err.startswith("kitapi: "), f"{where} said no sentence: {ran.err}"
        assert ran.err.count("\n") == 1, f"{where} said more than a sentence: {ran.err}"
    if ran.status == 1:
        assert ran.out or ran.err, f"{where} found something, and said nothing"


def run_alone(name: str, line: Sequence[str]) -> None:
    """Run a command in a process of its own; status and output must be the same as within this process."""
    command = [sys.executable, "-m", "kitapi", *line]
    alone = subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, "LC_ALL": "C.UTF-8"}
    )
    ran = CommandResult(alone.returncode, alone.stdout, alone.stderr)
    demand_sentence(ran, name, line[0])
    here = run_command(name, *line)
    assert ran == here, f"{name}: kitapi {line[0]} says {ran} as a process, and {here} here"


@contextmanager
def folder() -> Iterator[Path]:
    """A temporary folder, in memory if the system has a folder there."""
    with tempfile.TemporaryDirectory(dir=SHARED_MEMORY if SHARED_MEMORY.is_dir() else None) as made:
        yield Path(made)
