"""Several processes that serve one room at one port: nodes of one database, started, watched and ended by a parent.

The parent listens but accepts no connections: all workers share its socket, and an idle one accepts the next
connection. So waiting connections are not lost if a worker is killed.
"""

import logging
import multiprocessing
import os
import signal
import socket
import threading
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from urllib.parse import urlsplit

from msgspec.structs import replace

from kitapi.console.languages import in_language, language
from kitapi.room.faults import trace_of
from kitapi.web.logs import begin_logging
from kitapi.web.server import CannotServe, address_of, default_database, listen, open_server, place_of
from kitapi.web.settings import Settings
from kitapi.web.start_lines import print_start
from kitapi.web.worker_processes import BEGIN_TO_END, ENDING_SECONDS, Served, Worker, Workers

LOG = logging.getLogger(__name__)


def serve_by_workers(settings: Settings) -> None:
    """Serve by ``settings.workers`` processes until interrupted.

    Raises:
        CannotServe: a port is taken, the database cannot be used, or workers keep ending by themselves.
    """
    begin_logging(settings.log.level, settings.log.form)
    listening = listen(settings.network.host, settings.network.port)

    def print_all(served: Served) -> None:
        connections = served.connections * settings.workers
        database = settings.storage.database or default_database()
        print_start(address_of(settings.network.host, listening), database, connections, served.files)
        print(f"Workers: {settings.workers}.", flush=True)  # noqa: T201

    workers = Workers(
        settings.workers,
        lambda number: start_worker(settings_of_worker(settings, number), listening),
        on_first_served=print_all,
        ending_seconds=settings.play.finish + ENDING_SECONDS,
    )
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, workers.end_on_signal)
    with listening:
        workers.run()


def settings_of_worker(settings: Settings, number: int) -> Settings:
    """The settings of the worker ``number``, from 0 on: it has a share of the connections, and ports of its own.

    Its metrics are at the given port or one after it, and other nodes reach it at a port after the given one.
    """
    network, limits = settings.network, settings.limits
    metrics, address = network.metrics, network.address
    if metrics:
        host, port = place_of(metrics)
        metrics = f"{f'[{host}]' if ':' in host else host}:{port and port + number}"
    if address:
        parts = urlsplit(address)
        name, _, port_given = parts.netloc.rpartition(":")
        address = f"{parts.scheme}://{name}:{int(port_given) + 1 + number}"
    return replace(
        settings,
        network=replace(network, metrics=metrics, address=address),
        limits=replace(limits, connections=-(-limits.connections // settings.workers)),
    )


def start_worker(settings: Settings, listening: socket.socket) -> Worker:
    """A new process that accepts connections to ``listening``."""
    context = multiprocessing.get_context("spawn")
    reports, reporting = context.Pipe(duplex=False)
    process = context.Process(target=work, args=(settings, listening, reporting, language()), name="kitapi-worker")
    process.start()
    reporting.close()
    return Worker(process, reports)


def work(settings: Settings, listening: socket.socket, reports: Connection, lang: str) -> None:
    """Serve in a worker process at ``listening``, and at its own port for the other nodes; end with the parent.

    SIGINT stays blocked, as it was while the process was started: a terminal sends it to the parent too, which passes
    it on.
    """
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})
    begin_logging(settings.log.level, settings.log.form)
    if (parent := multiprocessing.parent_process()) is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    try:
        with in_language(lang):
            _serve(settings, listening, reports)
    except CannotServe as error:
        with suppress(OSError):  # the parent has ended
            reports.send(error.problem)
    except Exception as error:  # otherwise the error's message would be printed, which may contain cards
        LOG.critical("a worker failed: %s", trace_of(error))
        raise SystemExit(1) from None


def _serve(settings: Settings, listening: socket.socket, reports: Connection) -> None:
    opened = open_server(settings, listening, _listen_for_nodes(settings))

    def report() -> None:
        signal.signal(BEGIN_TO_END, lambda *_: opened.server.begin_to_end())
        reports.send(Served(opened.connections, opened.files))

    opened.server.on_started = report
    opened.run()


def _listen_for_nodes(settings: Settings) -> socket.socket:
    """The socket at which the other nodes reach this one: at a free port of this machine, if no address is given."""
    if not settings.network.address:
        return listen("127.0.0.1", 0)
    return listen(settings.network.host, urlsplit(settings.network.address).port or 0, option="--address")


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os.kill(os.getpid(), BEGIN_TO_END)
