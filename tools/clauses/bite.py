"""Disables one rule after the other and checks that a test fails.

Each trial runs in a forked child, in which everything is already imported: disabling a rule there does not affect the
parent, and a child is ready in milliseconds.
"""

import contextlib
import gc
import itertools
import math
import os
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import NamedTuple, NoReturn

import msgspec
import pytest

from tools.clauses.disabled_rule import Disabling
from tools.clauses.proofs import Proof

SECONDS_PER_TEST = 300
"""Timeout of a test in seconds, with every rule in place."""
PATIENCE = 30
"""Timeout of a test in seconds with a rule disabled, added to ``SLOWDOWN`` times its normal duration."""
SLOWDOWN = 5
SECONDS_PER_CHILD = 900
MEMORY = 6 << 30
"""Maximum bytes of a child's address space, because without a rule a loop may be endless."""
POLLING_SECONDS = 0.005


class Trial(NamedTuple):
    """Tests to run with one rule disabled, or with every rule in place."""

    name: str
    nodes: tuple[str, ...]
    disabled: Callable[[], AbstractContextManager[None]]
    seconds_per_test: int = SECONDS_PER_TEST
    to_first_failure: bool = True


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How a trial ended."""

    name: str
    failed: tuple[str, ...]
    """The tests that failed, by pytest's names."""
    seconds: dict[str, float]
    """Time by test, of those that ran."""
    said: str = ""
    """The end of pytest's output, if anything went wrong."""
    cut_short: bool = False
    """Whether the tests could not be completed for another reason than a failed test."""


class _Child(NamedTuple):
    name: str
    pid: int
    stem: Path
    """The path of its files, without suffix: ``.json`` has its outcome, ``.txt`` pytest's output, ``.d`` the tests'
    files.
    """
    started: float


def bites(
    chosen: Iterable[Disabling], proofs: Sequence[Proof], seconds: dict[str, float], patience: float = PATIENCE
) -> Iterator[Trial]:
    """Yield a trial for each disabling: the fast tests that carry any of its clauses, quickest first."""
    for disabling in chosen:
        clauses = set(disabling.clauses)
        nodes = [proof.node for proof in proofs if proof.bites and not clauses.isdisjoint(proof.clauses)]
        nodes.sort(key=lambda node: seconds.get(node, 0.0))
        slowest = max((seconds.get(node, 0.0) for node in nodes), default=0.0)
        limit = math.ceil(patience + SLOWDOWN * slowest)
        yield Trial(disabling.name, tuple(nodes), disabling.disabled, limit)


def baseline(proofs: Sequence[Proof], workers: int) -> Iterator[Trial]:
    """Yield trials of all fast tests with every rule in place; a test that fails there proves nothing."""
    nodes = sorted(proof.node for proof in proofs if proof.bites)
    modules = list(dict.fromkeys(node.partition("::")[0] for node in nodes))
    for worker in range(workers):
        mine = set(modules[worker::workers])
        part = tuple(node for node in nodes if node.partition("::")[0] in mine)
        if part:
            yield Trial(f"all rules in place, part {worker + 1}", part, nullcontext, to_first_failure=False)


def run(trials: Iterable[Trial], workers: int) -> Iterator[Outcome]:
    """Run the trials, at most ``workers`` at once; outcomes come as they are ready."""
    waiting = enumerate(trials)
    running: list[_Child] = []
    with tempfile.TemporaryDirectory(prefix="bite-") as folder:
        try:
            while True:
                for number, one in itertools.islice(waiting, workers - len(running)):
                    running.append(_start(one, Path(folder) / str(number)))
                if not running:
                    return
                ended = [child for child in running if _has_ended(child)]
                running = [child for child in running if child not in ended]
                yield from map(_outcome, ended)
                time.sleep(0 if ended else POLLING_SECONDS)
        finally:
            for child in running:
                _kill(child.pid)


def _start(one: Trial, stem: Path) -> _Child:
    sys.stdout.flush()
    sys.stderr.flush()
    pid = os.fork()
    if pid == 0:
        _be_child(one, stem)
    with contextlib.suppress(OSError):
        os.setpgid(pid, pid)
    return _Child(one.name, pid, stem, time.monotonic())


def _has_ended(child: _Child) -> bool:
    if time.monotonic() - child.started > SECONDS_PER_CHILD:
        _kill(child.pid)
    ended, _status = os.waitpid(child.pid, os.WNOHANG)
    if ended:
        _kill(child.pid)  # processes that the tests have left running
    return bool(ended)


def _kill(group: int) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(group, signal.SIGKILL)


def _outcome(child: _Child) -> Outcome:
    try:
        return msgspec.json.decode(child.stem.with_suffix(".json").read_bytes(), type=Outcome)
    except (OSError, msgspec.DecodeError):
        return Outcome(name=child.name, failed=(), seconds={}, said=_read_output(child.stem), cut_short=True)


def _read_output(stem: Path) -> str:
    """Return the end of pytest's output in a child."""
    try:
        return stem.with_suffix(".txt").read_text("utf-8", errors="replace")[-2000:]
    except OSError:
        return ""


# --- in the child -----------------------------------------------------------------------------------------------------


class _Listener:
    """A pytest plugin that notes how long tests took and which failed."""

    def __init__(self) -> None:
        self.failed: list[str] = []
        self.seconds: dict[str, float] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration
        if report.failed:
            self.failed.append(report.nodeid)


def _be_child(one: Trial, stem: Path) -> NoReturn:
    try:
        os.setpgid(0, 0)
        gc.freeze()  # pytest runs a garbage collection, which would scan all imported objects for 0.6 seconds
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        _redirect(stem.with_suffix(".txt"))
        answer = _run_tests(one, stem)
    except BaseException as error:
        said = f"{type(error).__name__}: {error}"
        answer = Outcome(name=one.name, failed=(), seconds={}, said=said, cut_short=True)
    with contextlib.suppress(OSError):
        stem.with_suffix(".json").write_bytes(msgspec.json.encode(answer))
    os._exit(0)


def _run_tests(one: Trial, stem: Path) -> Outcome:
    options = ["-q", "--no-header", "--tb=line", "-p", "no:cacheprovider", "-p", "no:faker"]
    options += [f"--basetemp={stem.with_suffix('.d')}"]
    options += ["-o", f"timeout={one.seconds_per_test}", *(["-x"] if one.to_first_failure else [])]
    listener = _Listener()
    with one.disabled():
        status = pytest.main([*options, *one.nodes], plugins=[listener])
    sys.stdout.flush()
    return Outcome(
        name=one.name,
        failed=tuple(listener.failed),
        seconds=listener.seconds,
        said="" if status == pytest.ExitCode.OK else _read_output(stem),
        cut_short=status not in {pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED},
    )


def _redirect(output: Path) -> None:
    file = os.open(output, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(file, 1)
    os.dup2(file, 2)
