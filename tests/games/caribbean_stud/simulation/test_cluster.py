"""A cluster of several processes has the same tally as one process, even if one of them is killed."""

import multiprocessing
import os
import signal
from collections.abc import Iterator
from functools import partial
from typing import Any

import dask
import pytest
from distributed import Client, LocalCluster

from kitapi.games.caribbean_stud.simulation import run as run_module
from kitapi.games.caribbean_stud.simulation import saved_state, simulations
from kitapi.games.caribbean_stud.simulation.rounds import StudSimulation, play_rounds
from kitapi.games.caribbean_stud.simulation.run import Place, run
from kitapi.games.caribbean_stud.simulation.saved_state import Part
from kitapi.simulation.parallel import NoCluster, over_cluster
from kitapi.simulation.tallies import Tally

DRAWS = StudSimulation(strategy="draws", seed=3)
ROUNDS = 60_000


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Yield a scheduler with one worker, in a process of its own; forked if possible, because that starts sooner."""
    method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
    with (
        dask.config.set({"distributed.worker.multiprocessing-method": method}),
        LocalCluster(  # type: ignore[no-untyped-call]
            n_workers=1, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1"
        ) as found,
    ):
        yield found


@pytest.fixture(autouse=True)
def _small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulations, "ROUNDS_AT_ONCE", 5000)


def _scale_and_run(cluster: Any, workers: int) -> str:
    cluster.scale(workers)
    with Client(cluster.scheduler_address, set_as_default=False) as client:  # type: ignore[no-untyped-call]
        client.wait_for_workers(workers, timeout=120)
    return str(cluster.scheduler_address)


def killed_once(mark: str, part: Part) -> Tally:
    """Play a part; the first worker that reaches the third part is killed in the middle of it."""
    if part.first == 10_000:
        try:
            os.close(os.open(mark, os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            pass
        else:
            os.kill(os.getpid(), signal.SIGKILL)
    return play_rounds(DRAWS, *part)


def test_any_number_of_workers_gives_the_same_numbers_and_a_killed_one_changes_nothing(
    cluster: Any, tmp_path: Any
) -> None:
    alone = play_rounds(DRAWS, 0, ROUNDS)
    for workers in (1, 2, 4):
        address = _scale_and_run(cluster, workers)
        assert run(DRAWS, ROUNDS, Place(cluster=address)) == alone
    mark = tmp_path / "killed"
    progress = saved_state.new_progress(DRAWS)
    for part, tally in over_cluster(partial(killed_once, str(mark)), list(progress.parts_left(ROUNDS)), address):
        progress = progress.with_part(part, tally)
    assert mark.exists()
    assert progress.tally == alone


def test_a_worker_with_other_kernels_is_found(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_module, "KERNELS", "others")
    with pytest.raises(NoCluster, match="another version of Kitapi"):
        run(DRAWS, ROUNDS, Place(cluster=cluster.scheduler_address))


def test_a_cluster_that_is_not_there_is_reported() -> None:
    with pytest.raises(NoCluster, match="nothing answers at"):
        run(DRAWS, ROUNDS, Place(cluster="nowhere://there"))
