"""Tries each mutant in a process of its own, forked from a bench, in which the tests are ready.

Two kinds of bench are started as ``python -m kitapi_campaigns.mutation.trials KIND TESTS…``. The ``warm`` bench has
imported everything and collected the tests; it puts mutants into loaded functions. The ``bare`` bench has imported
nothing of the project; for a mutant of code that runs at import, it imports the mutated module and the tests.
"""

import os
import resource
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import NoReturn

import msgspec
import pytest

from kitapi_campaigns.mutation.mutants import ROOT, Mutant, files, mutants_of, tree_of
from kitapi_campaigns.mutation.placement import CannotPlace, Loaded, loaded_functions, place_before_import, place_in

OUTSIDE = ("hypothesis.strategies", "numba", "numpy")
"""Libraries that are imported before mutants of code that is executed at import are tried."""
TESTS = (
    *("cards", "house", "kernel", "ledger", "mechanics", "contracts", "playthroughs", "records"),
    *("games/test_*.py", "games/*/test_*.py", "games/*/drills"),
    *("room/test_shuffling.py", "tools/test_rulings_table.py"),
)
"""Patterns of folders and modules of ``tests``: tests of rules, not of players or pages."""
SLACK, SLOWDOWN = 30.0, 10.0
"""A test hangs once it has used ``SLACK`` seconds of processor time beyond ``SLOWDOWN`` times its measured time.

The first test of a mutant may have to fill caches that other tests had filled when it was measured.
"""
MEMORY = 8 << 30
OPTIONS = ("-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:faker", "-x")


class Request(msgspec.Struct, frozen=True):
    """A mutant to be tried, and its tests in order, each with its measured seconds.

    ``unchanged``: a control that puts the function in place without the mutation. ``blind``: one whose tests check
    nothing.
    """

    mutant: Mutant
    tests: tuple[tuple[str, float], ...]
    unchanged: bool = False
    blind: bool = False


class Answer(msgspec.Struct, frozen=True):
    """The check that noticed a mutant: the name of a test, or another failure; empty if nothing noticed it."""

    noticed: str
    tried: int = 0
    misplaced: bool = False
    """Whether the mutant cannot be put in place in this bench."""
    broken: str = ""
    """Why the mutant could not be tried; empty if it was."""


class SourcesChanged(RuntimeError):
    """The modules have changed since the mutants were made."""


def check(mutant: Mutant) -> None:
    """Check that the module still has ``mutant`` as it was chosen.

    Raises:
        SourcesChanged: the module has changed since.
    """
    if mutants_of(ROOT / mutant.module)[mutant.place] != mutant:
        raise SourcesChanged(mutant.name)


def folders() -> list[str]:
    """Return the tests that mutants are tried with."""
    found = [place for one in TESTS for place in sorted((ROOT / "tests").glob(one))]
    return [str(one.relative_to(ROOT)) for one in found]


class _Failures:
    """A pytest plugin that notes the first test that failed."""

    def __init__(self) -> None:
        self.first = ""
        self.run = 0

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.run += report.when == "call"
        if report.failed and not self.first:
            self.first = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and not self.first:
            self.first = f"collecting {report.nodeid}"


# --- the warm bench --------------------------------------------------------------------------------------------------


class _Bench:
    """A pytest plugin that tries mutants in place of running the tests."""

    def __init__(self, requests: Callable[[Callable[[Request], Answer]], None]) -> None:
        self.requests = requests
        self.failures = _Failures()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        session.config.pluginmanager.register(self.failures)
        items = {item.nodeid: item for item in session.items}
        ready = loaded_functions()
        self.requests(lambda request: self._try(request, items, ready))
        return True

    def _try(self, request: Request, items: dict[str, pytest.Item], ready: Loaded) -> Answer:
        check(request.mutant)
        try:
            place_in(request.mutant, ready, unchanged=request.unchanged)
        except CannotPlace:
            return Answer(noticed="", misplaced=True)
        for node, seconds in request.tests:
            if request.blind:
                items[node].runtest = lambda: None  # type: ignore[method-assign]
            signal.setitimer(signal.ITIMER_PROF, SLACK + SLOWDOWN * seconds)
            items[node].ihook.pytest_runtest_protocol(item=items[node], nextitem=None)
            if self.failures.first:
                break
        return Answer(noticed=self.failures.first, tried=self.failures.run)


# --- the bare bench --------------------------------------------------------------------------------------------------

WHOLE_MODULES = 60
"""Seconds of processor time allowed for a batch of test modules, beyond the time of the chosen tests."""
FILES_AT_FIRST = 2
"""Test modules whose tests are run before the others are imported."""


def _try_bare(request: Request) -> Answer:
    check(request.mutant)
    place_before_import(request.mutant, unchanged=request.unchanged)
    failures = _Failures()
    for batch in _batches(request.tests):
        signal.setitimer(signal.ITIMER_PROF, WHOLE_MODULES + SLOWDOWN * sum(seconds for _, seconds in batch))
        status = _run([node for node, _ in batch], failures)
        if status == pytest.ExitCode.USAGE_ERROR and not failures.first:
            # The mutant has changed a parameter in a test's name: run all tests of its module.
            status = _run([node.partition("::")[0] for node, _ in batch], failures)
        if failures.first or status not in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}:
            return Answer(noticed=failures.first or f"pytest ended with {status}", tried=failures.run)
    return Answer(noticed="", tried=failures.run)


def _run(tests: Sequence[str], failures: _Failures) -> int:
    return pytest.main([*OPTIONS, *dict.fromkeys(tests)], plugins=[failures])


def _batches(tests: Sequence[tuple[str, float]]) -> Iterator[list[tuple[str, float]]]:
    modules = list(dict.fromkeys(node.partition("::")[0] for node, _ in tests))
    for chosen in (modules[:FILES_AT_FIRST], modules[FILES_AT_FIRST:]):
        if chosen:
            yield [one for one in tests if one[0].partition("::")[0] in set(chosen)]


# --- requests and answers --------------------------------------------------------------------------------------------


def _serve(try_one: Callable[[Request], Answer], requests: int, answers: int) -> None:
    with os.fdopen(requests, "rb") as requests_file, os.fdopen(answers, "wb", buffering=0) as said:
        for line in requests_file:
            said.write(msgspec.json.encode(_answer_in_fork(try_one, msgspec.json.decode(line, type=Request))) + b"\n")


def _answer_in_fork(try_one: Callable[[Request], Answer], request: Request) -> Answer:
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(reading)
        _run_child(try_one, request, writing)
    os.close(writing)
    with os.fdopen(reading, "rb") as file:
        said = file.read()
    _, status = os.waitpid(pid, 0)
    if said:
        return msgspec.json.decode(said, type=Answer)
    return Answer(noticed=f"ended by signal {os.WTERMSIG(status)}" if os.WIFSIGNALED(status) else "ended")


def _run_child(try_one: Callable[[Request], Answer], request: Request, writing: int) -> NoReturn:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    try:
        answer = try_one(request)
    except (SourcesChanged, KeyError) as error:
        answer = Answer(noticed="", broken=f"{type(error).__name__}: {error}")
    except BaseException as error:
        answer = Answer(noticed=f"{type(error).__name__}: {error}")
    os.write(writing, msgspec.json.encode(answer))
    os._exit(0)


def main(kind: str, tests: Sequence[str]) -> None:
    """Answer requests from standard input, one a line, on standard output, until the input ends.

    ``tests``: the tests that the warm bench collects; without any, all that mutants are tried with.
    """
    os.environ["HYPOTHESIS_PROFILE"] = "bite"
    requests, answers = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDWR)
    for one in (0, 1, 2):
        os.dup2(nothing, one)
    os.chdir(ROOT)
    for path in files():
        tree_of(path)  # read now, because the files may change later
    if kind == "warm":
        bench = _Bench(lambda try_one: _serve(try_one, requests, answers))
        pytest.main([*OPTIONS, *(tests or folders())], plugins=[bench])
    else:
        for module in OUTSIDE:
            import_module(module)
        _serve(_try_bare, requests, answers)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
