"""Running a simulation to its end, on this machine or on a cluster."""

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from kitapi.games.caribbean_stud.simulation.saved_state import Part, load_progress, new_progress, save_progress
from kitapi.games.caribbean_stud.simulation.simulations import KERNELS, Simulation, run_part
from kitapi.simulation.parallel import NoCluster, over_cluster, over_cores
from kitapi.simulation.tallies import Tally
from kitapi.texts import Text

Progress = Callable[[int, int], None]
"""A callback that receives the number of rounds played and the number of all rounds."""

KEPT_EVERY = 1.0
"""The shortest time between two writes of the progress to its file, in seconds."""


class Place(NamedTuple):
    """Where the rounds are played: on the Dask cluster at the address ``cluster``, or in ``workers`` local threads."""

    workers: int = 1
    cluster: str | None = None


def run(
    simulation: Simulation, rounds: int, place: Place, *, state: Path | None = None, on_progress: Progress | None = None
) -> Tally:
    """Play ``rounds`` rounds and return their tally; ``state``: the file from which progress is loaded and saved to.

    Raises:
        BadState: the file has no progress, or progress of another simulation or version, or rounds beyond ``rounds``.
        NoCluster: the cluster cannot be reached, or a worker has another version of the kernels.
    """
    progress = new_progress(simulation) if state is None else load_progress(state, simulation, rounds)
    written = time.monotonic()
    parts, work = progress.parts_left(rounds), partial(play_part, simulation, KERNELS)
    done = over_cluster(work, parts, place.cluster) if place.cluster else over_cores(work, parts, place.workers)
    try:
        for part, tally in done:
            progress = progress.with_part(part, tally)
            if on_progress:
                on_progress(progress.rounds, rounds)
            if state and time.monotonic() > written + KEPT_EVERY:
                save_progress(state, progress)
                written = time.monotonic()
    finally:
        done.close()
        if state:
            save_progress(state, progress)
    return progress.tally


def play_part(simulation: Simulation, kernels: str, part: Part) -> Tally:
    """Play ``part`` and return its tally; runs in a thread or on a worker of a cluster.

    Raises:
        NoCluster: the fingerprint of the kernels here differs from ``kernels``, the one at the start of the simulation.
    """
    if kernels != KERNELS:
        raise NoCluster(Text("cluster: a worker has another version of Kitapi, whose numbers may be others"))
    return run_part(simulation, part.first, part.rounds)
