"""The benches of this process: child processes, started once, that try one mutant after another."""

import os
import subprocess
import sys
from functools import cache

import msgspec

from kitapi_campaigns.mutation.mutants import ROOT, Mutant
from kitapi_campaigns.mutation.reach import QUICK, Reach
from kitapi_campaigns.mutation.trials import Answer, Request


class BenchFailed(RuntimeError):
    """A bench has ended by itself, because the tests cannot be collected."""


class Bench:
    """A process that tries mutants; see ``kitapi_campaigns.mutation.trials``."""

    def __init__(self, kind: str, *tests: str) -> None:
        command = [sys.executable, "-m", "kitapi_campaigns.mutation.trials", kind, *tests]
        self._process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def try_mutant(self, request: Request) -> Answer:
        """Return the outcome of a mutant.

        Raises:
            BenchFailed: the bench has ended, or could not try the mutant.
        """
        requests, answers = self._process.stdin, self._process.stdout
        assert requests is not None
        assert answers is not None
        requests.write(msgspec.json.encode(request) + b"\n")
        requests.flush()
        line = answers.readline()
        if not line:
            raise BenchFailed(f"the bench ended with {self._process.wait()}")
        answer = msgspec.json.decode(line, type=Answer)
        if answer.broken:
            raise BenchFailed(answer.broken)
        return answer

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


def bench(kind: str) -> Bench:
    """This process's bench of ``kind``; a forked process does not use its parent's."""
    return _bench(kind, os.getpid())


@cache
def _bench(kind: str, _process: int) -> Bench:
    return Bench(kind)


def reach() -> Reach:
    """Which lines the tests reach; a forked process reads it again, because coverage would empty its parent's file."""
    return _reach(os.getpid())


@cache
def _reach(_process: int) -> Reach:
    return Reach()


def try_mutant(mutant: Mutant, budget: float = QUICK, *, unchanged: bool = False, blind: bool = False) -> Answer:
    """Try ``mutant`` with the quickest tests that reach it; ``unchanged``, ``blind``: see ``Request``."""
    chosen = reach().choose_tests(mutant, budget)
    request = Request(mutant, chosen.tests, unchanged, blind)
    if not chosen.tests:
        return Answer(noticed="")
    answer = bench("warm").try_mutant(request) if mutant.function else Answer(noticed="", misplaced=True)
    if answer.noticed or blind or not (answer.misplaced or chosen.bare):
        return answer
    return bench("bare").try_mutant(request)
