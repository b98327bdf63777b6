"""Distributes work in many parts over the cores of this machine or the machines of a Dask cluster.

Results are returned in the order in which they are ready, each once, even if a machine is lost and another repeats its
parts.
"""

from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from importlib import import_module
from itertools import islice
from typing import Any, TypeVar

from kitapi.texts import Text, TextError

PartT = TypeVar("PartT")
DoneT = TypeVar("DoneT")

Done = Generator[tuple[PartT, DoneT], None, None]

WAITING = 3
"""The number of parts submitted for each worker: one in progress, the others queued, so that no worker is idle."""


class NoCluster(TextError):
    """The cluster cannot be reached or used; the message says why."""


def over_cores(work: Callable[[PartT], DoneT], parts: Iterable[PartT], workers: int) -> Done[PartT, DoneT]:
    """Do ``work`` on each of ``parts`` in ``workers`` threads; ``work`` should release the GIL."""
    left = iter(parts)
    with ThreadPoolExecutor(workers) as pool:
        under_way = {pool.submit(work, part): part for part in islice(left, WAITING * workers)}
        try:
            while under_way:
                ready, _ = wait(under_way, return_when=FIRST_COMPLETED)
                yield from _collect(under_way, ready)
                under_way |= {pool.submit(work, part): part for part in islice(left, len(ready))}
        finally:
            pool.shutdown(cancel_futures=True)


def _collect(under_way: dict[Future[DoneT], PartT], ready: Iterable[Future[DoneT]]) -> Done[PartT, DoneT]:
    """Yield each part of ``ready`` with its result; failed parts come last, as the first of them raises its error."""
    for future in sorted(ready, key=lambda one: one.exception() is not None):
        yield under_way.pop(future), future.result()


def over_cluster(work: Callable[[PartT], DoneT], parts: Iterable[PartT], address: str) -> Done[PartT, DoneT]:
    """Do ``work`` on each of ``parts`` on the cluster whose scheduler is at ``address``; it needs Kitapi.

    Raises:
        NoCluster: the cluster cannot be reached, or has no workers.
    """
    dask = _dask()
    with _client(dask, address) as client:
        if not (threads := sum(client.nthreads().values())):
            raise NoCluster(Text("cluster: {address} has no workers", address=address))
        left = iter(parts)
        under_way = {_submit(client, work, part): part for part in islice(left, WAITING * threads)}
        ready = dask.as_completed(under_way, loop=client.loop)
        for future in ready:
            yield under_way.pop(future), _result(dask, future)
            for part in islice(left, 1):
                under_way[more := _submit(client, work, part)] = part
                ready.add(more)


def _result(dask: Any, future: Any) -> Any:
    try:
        return future.result()
    except dask.KilledWorker as error:
        raise NoCluster(Text("cluster: one worker after another was lost with the same part")) from error


def _submit(client: Any, work: Callable[[PartT], DoneT], part: PartT) -> Any:
    return client.submit(work, part, pure=False)


def _dask() -> Any:
    """Returns the module Dask, imported here because only clusters need it; it has no type annotations."""
    try:
        return import_module("distributed")
    except ImportError as error:
        raise NoCluster(Text("cluster: needs Dask; install kitapi[cluster] on every machine of the cluster")) from error


def _client(dask: Any, address: str) -> Any:
    try:
        return dask.Client(address, timeout="10s", set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        raise NoCluster(Text("cluster: nothing answers at {address}", address=address)) from error
