"""``kitapi`` and ``kitapi serve``: the card room."""

import os
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from kitapi.cli.serve.settings import ConfigFile, name_origin, read_from_environment
from kitapi.console.exits import Stopped
from kitapi.console.languages import in_words, translate_text

if TYPE_CHECKING:
    from kitapi.web.settings import Settings

LogLevel = Literal["debug", "info", "warning", "error", "critical"]


LogFormat = Literal["text", "json"]


@read_from_environment
@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class ServeOptions:
    """The options with which the room is served."""

    host: Annotated[str, Parameter(help="Address to listen on; another one lets others in.")] = "127.0.0.1"
    port: Annotated[int | None, Parameter(help="Port to listen on; 0 picks a free one. [default: 8000]")] = None
    database: Annotated[
        str | None,
        Parameter(
            help="sqlite:///PATH, postgresql://HOST/DATABASE or memory: [default: a file in your data folder]",
        ),
    ] = None
    pace: Annotated[float, Parameter(help="How long bots pause: 1 is as people play, 0 at once.")] = 1.0
    thinking: Annotated[
        float, Parameter(help="Seconds the bot “patient” thinks; at 0 no bot solves, which saves memory.")
    ] = 5.0
    finish: Annotated[
        float, Parameter(help="Seconds in which running deals may be finished when the server must stop.")
    ] = 0.0
    metrics: Annotated[
        str | None, Parameter(help="Port, or ADDRESS:PORT, at which Prometheus finds /metrics. [default: nowhere]")
    ] = None
    allow_per_address: Annotated[
        float, Parameter(help="Factor for all limits per address; raise it where many visitors share an address.")
    ] = 1.0
    forwarded_by: Annotated[
        tuple[str, ...],
        Parameter(
            negative="",
            show_default=False,
            help="Address or network of a trusted proxy, which says who the visitor is, and whether they use https.",
        ),
    ] = ()
    address: Annotated[
        str | None,
        Parameter(help="http://HOST:PORT at which other servers on the same PostgreSQL database reach this one."),
    ] = None
    allow_host: Annotated[
        tuple[str, ...],
        Parameter(
            negative="",
            show_default=False,
            help="Name under which visitors reach the room, such as cards.example; local names always work.",
        ),
    ] = ()
    allow_origin: Annotated[
        tuple[str, ...],
        Parameter(
            negative="",
            show_default=False,
            help="Another site whose pages may use the room, such as https://club.example.",
        ),
    ] = ()
    most_connections: Annotated[
        int, Parameter(help="Maximum number of connections; fewer if the system allows fewer open files.")
    ] = 10_000
    most_per_address: Annotated[
        int,
        Parameter(
            help="Maximum number of spectators from one address, times --allow-per-address; of players, twice as many."
        ),
    ] = 200
    most_spectators: Annotated[int, Parameter(help="Maximum number of spectators at one table.")] = 500
    megabytes_per_day: Annotated[
        float,
        Parameter(help="Megabytes that one address may store in a day, times --allow-per-address; 0: no limit."),
    ] = 50.0
    keep_days: Annotated[
        int, Parameter(help="Days after its last event for which a table is kept, up to 36,500; 0: for ever.")
    ] = 0
    workers: Annotated[
        int, Parameter(help="Processes that serve the room together; several need a PostgreSQL database.")
    ] = 1
    modules: Annotated[
        bool, Parameter(help="Serve the page's modules as they are written, to develop it; loads more slowly.")
    ] = False
    log_level: Annotated[LogLevel, Parameter(help="Least severe level that is logged on standard error.")] = "warning"
    log_format: Annotated[LogFormat, Parameter(help="Lines of text for people, or one JSON object per line.")] = "text"


USUAL = ServeOptions()


def serve(
    *,
    config: ConfigFile = None,  # noqa: ARG001 - it is read before the command starts
    options: ServeOptions = USUAL,
) -> None:
    """Start the card room; its address is printed. Ends with Ctrl-C; tables continue where they stopped."""
    check_options(options)
    from kitapi.web import server  # noqa: PLC0415 - the server takes a while to load

    try:
        if options.workers == 1:
            server.serve(_settings(options))
        else:
            from kitapi.web import worker_servers  # noqa: PLC0415 - it needs what Windows does not have

            worker_servers.serve_by_workers(_settings(options))
    except server.CannotServe as error:
        raise Stopped(name_origin(translate_text(error.problem))) from error


def check_options(options: ServeOptions) -> None:
    """Check that every option has a possible value.

    Raises:
        Stopped: a value is impossible; the sentence starts with the option, or the variable or file that has set it.
    """
    try:
        demand_possible(options)
    except Stopped as problem:
        raise Stopped(name_origin(in_words(problem))) from None


def demand_possible(options: ServeOptions) -> None:
    """Check that the options are possible for a server.

    Raises:
        Stopped: an option is impossible; the message says which, and why.
    """
    if options.port is not None:
        _demand("port", options.port, 0, 65535)
    _demand("pace", options.pace, 0, 10)
    _demand("finish", options.finish, 0, 3600)
    _demand("allow-per-address", options.allow_per_address, 1, 1_000_000)
    _demand("most-connections", options.most_connections, 10, 1_000_000)
    _demand("most-per-address", options.most_per_address, 1, 1_000_000)
    _demand("most-spectators", options.most_spectators, 0, 1_000_000)
    if options.megabytes_per_day:
        _demand("megabytes-per-day", options.megabytes_per_day, 1, 1_000_000)
    _demand("keep-days", options.keep_days, 0, 36_500)
    _demand("workers", options.workers, 1, 64)
    if options.address and not options.address.startswith(("http://", "https://")):
        raise Stopped("--address: must begin with http:// or https://, not {given}", given=options.address[:60])
    if options.workers > 1:
        _demand_shared(options)
    _demand_names(options)
    if options.thinking and not 1 <= options.thinking <= 60:
        raise Stopped("--thinking: must be 0, or from 1 to 60, not {given}", given=options.thinking)


def _demand_shared(options: ServeOptions) -> None:
    """Check that several processes can serve the room."""
    from kitapi.store import is_postgresql  # noqa: PLC0415 - the commands that store nothing do not need it

    if os.name == "nt":
        raise Stopped("--workers: must be 1 on Windows")
    if not is_postgresql(options.database or ""):
        raise Stopped("--workers: must be 1 unless --database is PostgreSQL; a file belongs to one process at a time")
    if options.address and not re.fullmatch(r"http://[^/]+:\d+/?", options.address):
        raise Stopped("--address: must be http://HOST:PORT if there are several --workers")


def _demand_names(options: ServeOptions) -> None:
    from kitapi.web.hosts import is_host_name, is_origin  # noqa: PLC0415 - only a running room needs it

    for name in options.allow_host:
        if not is_host_name(name):
            raise Stopped("--allow-host: must be a host's name such as cards.example, not {given}", given=name[:60])
    for origin in options.allow_origin:
        if not is_origin(origin):
            raise Stopped("--allow-origin: must be a site such as https://club.example, not {given}", given=origin[:60])


def _demand(option: str, value: float, lowest: int, highest: int) -> None:
    if not lowest <= value <= highest:
        raise Stopped(
            "{option}: must be from {lowest} to {highest}, not {given}",
            option=f"--{option}",
            lowest=lowest,
            highest=highest,
            given=value,
        )


def _settings(options: ServeOptions) -> "Settings":
    """The settings that the options state, by subject."""
    from kitapi.web import settings  # noqa: PLC0415 - the server takes a while to load

    network = settings.Network(
        host=options.host,
        port=settings.DEFAULT_PORT if options.port is None else options.port,
        address=options.address or "",
        forwarded_by=options.forwarded_by,
        allow_hosts=options.allow_host,
        allow_origins=options.allow_origin,
        metrics=options.metrics or "",
    )
    limits = settings.Bounds(
        connections=options.most_connections,
        of_address=options.most_per_address,
        allowance=options.allow_per_address,
        spectators=options.most_spectators,
    )
    return settings.Settings(
        network=network,
        limits=limits,
        storage=settings.Storage(
            database=options.database, megabytes=options.megabytes_per_day, keep_days=options.keep_days
        ),
        play=settings.Play(pace=options.pace, thinking=options.thinking, finish=options.finish),
        log=settings.Log(level=options.log_level, form=options.log_format),
        modules=options.modules,
        workers=options.workers,
    )
