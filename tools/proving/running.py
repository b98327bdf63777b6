"""Runs a campaign: its controls, then block after block, until its figure or the time is reached."""

import platform
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from tools.proving import totals as kept
from tools.proving.plan import Campaign, Control
from tools.proving.totals import Controlled, Found, Run, Totals


class ControlFailed(AssertionError):
    """A fault planted on purpose was not found, so nothing that the campaign says can be believed."""


class BlockFailed(AssertionError):
    """A block failed: the promise is broken."""


@dataclass(frozen=True, kw_only=True)
class Effort:
    """How far to go: up to ``units`` in all, for no more than ``seconds`` of wall time, on ``workers`` processes."""

    units: int
    seconds: float
    workers: int


def run(campaign: Campaign, totals: Totals, effort: Effort, folder: Path, tell: Callable[[Totals], None]) -> None:
    """Go on with ``campaign`` from its ``totals``, and keep them in ``folder`` as they grow.

    ``tell`` hears of the totals after each block.

    Raises:
        ControlFailed, BlockFailed: a control found nothing; a block failed.
    """
    started, before = time.monotonic(), totals.counts.get(campaign.unit, 0)
    commit = kept.commit()
    for control in campaign.controls:
        totals.controls[control.name] = _controlled(control, totals.seed, commit)
    runs = list(totals.runs)
    try:
        for counts in _blocks(campaign, totals, effort, started):
            totals.add(counts)
            totals.runs = [*runs, _run(effort, commit, totals.counts.get(campaign.unit, 0) - before, started)]
            kept.write(folder, totals)
            tell(totals)
        judged(campaign, totals)
    except BlockFailed as error:
        found = Found(block=totals.next, told=str(error), commit=commit, date=kept.now())
        totals.found = [*totals.found, found]
        kept.write(folder, totals)
        raise
    kept.write(folder, totals)


def judged(campaign: Campaign, totals: Totals) -> str:
    """What the campaign's judge says once the figure is reached; empty before, and where there is none.

    Raises:
        BlockFailed: the promise is broken, by all blocks together.
    """
    if campaign.judge is None or totals.counts.get(campaign.unit, 0) < campaign.figure:
        return ""
    try:
        return campaign.judge(totals.counts)
    except AssertionError as error:
        raise BlockFailed(f"all blocks of seed {totals.seed}: {error}") from error


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


def _controlled(control: Control, seed: int, commit: str) -> Controlled:
    """What the control comes to.

    Raises:
        ControlFailed: it found nothing, or not every time.
    """
    counts: Counter[str] = Counter()
    for number in range(control.blocks):
        counts += control.block(seed, number)
    tried, found = counts["tried"], counts["found"]
    if not found or (control.every and found < tried):
        raise ControlFailed(f"control {control.name}: {control.title}: found {found} times in {tried}")
    return Controlled(tried=tried, found=found, commit=commit, date=kept.now())


def _blocks(campaign: Campaign, totals: Totals, effort: Effort, started: float) -> Iterator[Counter[str]]:
    """The counts of the blocks that are due, in order.

    Raises:
        BlockFailed: the next one failed.
    """
    waiting: deque[Future[Counter[str]]] = deque()
    number = totals.next
    with ProcessPoolExecutor(effort.workers, mp_context=get_context("fork")) as pool:
        while True:
            late = time.monotonic() - started >= effort.seconds
            enough = totals.counts.get(campaign.unit, 0) >= effort.units
            while not late and not enough and len(waiting) <= effort.workers:
                waiting.append(pool.submit(campaign.block, totals.seed, number))
                number += 1
            if not waiting or enough:
                pool.shutdown(cancel_futures=True)
                return
            try:
                yield waiting.popleft().result()
            except Exception as error:
                pool.shutdown(cancel_futures=True)
                raise BlockFailed(f"block {totals.next} of seed {totals.seed}: {error}") from error
