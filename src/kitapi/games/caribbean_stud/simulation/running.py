"""A simulation run to its end, on this machine or on many."""

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from kitapi.games.caribbean_stud.simulation.asked import KERNELS, Asked, part_done
from kitapi.games.caribbean_stud.simulation.keeping import Part, begun, keep, kept
from kitapi.simulation.parallel import NoCluster, over_cluster, over_cores
from kitapi.simulation.tallies import Tally

Told = Callable[[int, int], None]
"""Told how many of how many rounds are played."""

KEPT_EVERY = 1.0
"""Seconds between two writings of the state."""


class Place(NamedTuple):
    """Where the work is done: at a Dask scheduler's address, or in so many threads here."""

    workers: int = 1
    cluster: str | None = None


def run(simulation: Asked, rounds: int, place: Place, *, state: Path | None = None, told: Told | None = None) -> Tally:
    """The tally of ``rounds`` rounds; ``state``: the file where it is kept how far they got.

    Raises:
        BadState: the file is another simulation's.
        NoCluster: the cluster cannot be reached, or is not fit for it.
    """
    progress = begun(simulation) if state is None else kept(state, simulation, rounds)
    written = time.monotonic()
    parts, work = progress.left(rounds), partial(_play, simulation, KERNELS)
    done = over_cluster(work, parts, place.cluster) if place.cluster else over_cores(work, parts, place.workers)
    try:
        for part, tally in done:
            progress = progress.and_also(part, tally)
            if told:
                told(progress.rounds, rounds)
            if state and time.monotonic() > written + KEPT_EVERY:
                keep(state, progress)
                written = time.monotonic()
    finally:
        done.close()
        if state:
            keep(state, progress)
    return progress.tally


def _play(simulation: Asked, kernels: str, part: Part) -> Tally:
    """The tally of a part, on whatever machine."""
    if kernels != KERNELS:
        raise NoCluster("cluster: a worker has another version of Kitapi, whose numbers may be others")
    return part_done(simulation, part.first, part.rounds)
