"""Runs a campaign: its controls, then block after block, until the figure or the time limit is reached.

A run that is ended from outside reports no failure; the totals stay as they were after the last block.
"""

import platform
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import active_children, get_context
from pathlib import Path

from kitapi_campaigns.proofs import totals as kept
from kitapi_campaigns.proofs.plan import Campaign, Control
from kitapi_campaigns.proofs.totals import ControlResult, Found, Run, Totals


class ControlFailed(AssertionError):
    """A control did not find its planted fault, so the campaign's results cannot be trusted."""


class BlockFailed(AssertionError):
    """A block failed, or the judge of all blocks together (None): the promise is broken."""

    def __init__(self, message: str, block: int | None) -> None:
        super().__init__(message)
        self.block = block


class CutOff(RuntimeError):
    """A process of the run was ended from outside, so the result of its block is unknown."""


@dataclass(frozen=True, kw_only=True)
class Effort:
    """The limits of a run: ``units`` in all, ``seconds`` of wall time, and the number of ``workers``, its processes."""

    units: int
    seconds: float
    workers: int


def run(
    campaign: Campaign, totals: Totals, effort: Effort, folder: Path, on_progress: Callable[[Totals], None]
) -> None:
    """Continue ``campaign`` from its ``totals``, which are written to ``folder`` after each block.

    ``on_progress`` receives the totals after each block. A block that failed once and passes now is reported as fixed.

    Raises:
        ControlFailed, BlockFailed: a control found nothing; a block failed.
        CutOff: a process was ended from outside.
    """
    started, before = time.monotonic(), totals.counts.get(campaign.unit, 0)
    commit = kept.commit()
    for control in campaign.controls:
        totals.controls[control.name] = _run_control(control, totals.seed, commit)
    runs = list(totals.runs)
    try:
        for counts in _blocks(campaign, totals, effort, started):
            totals.mark_fixed(totals.next, commit)
            totals.add(counts)
            totals.runs = [*runs, _run(effort, commit, totals.counts.get(campaign.unit, 0) - before, started)]
            kept.write(folder, totals)
            on_progress(totals)
        if run_judge(campaign, totals):
            totals.mark_fixed(None, commit)
    except BlockFailed as error:
        found = Found(block=error.block, message=str(error), commit=commit, date=kept.now())
        totals.found = [*totals.found, found]
        kept.write(folder, totals)
        raise
    kept.write(folder, totals)


def replay_found(campaign: Campaign, totals: Totals, folder: Path) -> None:
    """Play the failed blocks again, and note in ``folder`` that those which pass are fixed.

    A failure of all blocks together counts as fixed once they pass together, which requires playing all of them again.

    Raises:
        BlockFailed: a block still fails.
        CutOff: a process was ended from outside.
    """
    commit = kept.commit()
    for number in sorted({one.block for one in totals.open_findings if one.block is not None}):
        with _pool(1) as pool:
            _result(pool.submit(campaign.block, totals.seed, number), totals.seed, number)
        totals.mark_fixed(number, commit)
        kept.write(folder, totals)
    if run_judge(campaign, totals):
        totals.mark_fixed(None, commit)
        kept.write(folder, totals)


def run_judge(campaign: Campaign, totals: Totals) -> str:
    """The sentence of the campaign's judge; empty before the figure is reached, and without a judge.

    Raises:
        BlockFailed: the judge finds the promise broken.
    """
    if campaign.judge is None or totals.counts.get(campaign.unit, 0) < campaign.figure:
        return ""
    try:
        return campaign.judge(totals.counts)
    except AssertionError as error:
        raise BlockFailed(f"all blocks of seed {totals.seed}: {error}", None) from error


def _run(effort: Effort, commit: str, units: int, started: float) -> Run:
    return Run(
        date=kept.now(),
        commit=commit,
        machine=kept.machine(),
        python=platform.python_version(),
        workers=effort.workers,
        units=units,
        seconds=round(time.monotonic() - started, 1),
    )


def _run_control(control: Control, seed: int, commit: str) -> ControlResult:
    """Run the blocks of a control, which must find the fault that it plants.

    Raises:
        ControlFailed: the control never found the fault or, with ``every``, missed it once.
    """
    counts: Counter[str] = Counter()
    for number in range(control.blocks):
        counts += control.block(seed, number)
    tried, found = counts["tried"], counts["found"]
    if not found or (control.every and found < tried):
        raise ControlFailed(f"control {control.name}: {control.title}: found {found} times in {tried}")
    return ControlResult(tried=tried, found=found, commit=commit, date=kept.now())


def _blocks(campaign: Campaign, totals: Totals, effort: Effort, started: float) -> Iterator[Counter[str]]:
    """The counts of the blocks that are due, in order.

    Raises:
        BlockFailed, CutOff: the next block failed, or was ended from outside.
    """
    waiting: deque[Future[Counter[str]]] = deque()
    number = totals.next
    with _pool(effort.workers) as pool:
        while True:
            late = time.monotonic() - started >= effort.seconds
            enough = totals.counts.get(campaign.unit, 0) >= effort.units
            while not late and not enough and len(waiting) <= effort.workers:
                waiting.append(pool.submit(campaign.block, totals.seed, number))
                number += 1
            if not waiting or enough:
                return
            yield _result(waiting.popleft(), totals.seed, totals.next)


def _result(played: Future[Counter[str]], seed: int, number: int) -> Counter[str]:
    try:
        return played.result()
    except BrokenProcessPool as error:
        raise CutOff(f"a process was ended as it played block {number} of seed {seed}, or before") from error
    except Exception as error:
        raise BlockFailed(f"block {number} of seed {seed}: {error}", number) from error


@contextmanager
def _pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """A pool of processes for blocks, which end when this process is interrupted."""
    with ProcessPoolExecutor(workers, mp_context=get_context("fork")) as pool:
        try:
            yield pool
        except (KeyboardInterrupt, GeneratorExit):
            for one in active_children():
                one.terminate()
            raise
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
