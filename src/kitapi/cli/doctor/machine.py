"""Checks of the machine: Python, open files, clock, disk."""

import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

from kitapi.cli.doctor.finding import Finding, fail, ok, warn
from kitapi.cli.serve.serving import ServeOptions

OLDEST_PYTHON = (3, 11)
FEWEST_FILES = 256
"""The room is of no use with fewer open files."""

FIRST_YEAR, LAST_YEAR = 2026, 2100
"""The clock's year must lie between these two."""

WATCHED = 0.2
"""Seconds for which the two clocks are compared."""

MOST_DRIFT = 0.02
"""Seconds by which the clocks may differ at the end of that."""

LEAST_FREE, GOOD_FREE = 100_000_000, 1_000_000_000
"""Free bytes on the database's disk: with fewer than the first the room must not be started, with fewer than the second
space should be made soon."""

SLOW_WRITE = 0.1
"""Seconds; every move waits for one such write."""


def check_python(_options: ServeOptions, version: tuple[int, ...] = tuple(sys.version_info[:3])) -> Iterator[Finding]:
    """Whether Python is new enough."""
    said = ".".join(map(str, version))
    if version >= OLDEST_PYTHON:
        yield ok("python", f"Python {said}.")
    else:
        oldest = ".".join(map(str, OLDEST_PYTHON))
        yield fail("python", f"Python {said} is too old.", f"Install Python {oldest} or newer.")


def check_open_files(options: ServeOptions, limit: int | None = -1) -> Iterator[Finding]:
    """Whether enough files may be open for the settings' connections; ``limit``: None for none, -1 to look it up."""
    from kitapi.web.open_files import connections_within, largest_limit  # noqa: PLC0415 - the server loads slowly

    files = largest_limit() if limit == -1 else limit
    wanted = options.most_connections
    possible = connections_within(files, wanted)
    said = "without a limit" if files is None else f"up to {files:,}"
    advice = "Raise it: LimitNOFILE=65536 in the systemd unit, or “ulimit -Hn”."
    if files is not None and files < FEWEST_FILES:
        yield fail("open files", f"Open files: {said}, which is {possible:,} connections.", advice)
    elif possible < wanted:
        yield warn("open files", f"Open files: {said}, which is {possible:,} connections of {wanted:,}.", advice)
    else:
        yield ok("open files", f"Open files: {said}, enough for {wanted:,} connections.")


def check_clock(
    _options: ServeOptions,
    wall: Callable[[], float] = time.time,
    monotonic: Callable[[], float] = time.monotonic,
    wait: Callable[[float], None] = time.sleep,
) -> Iterator[Finding]:
    """Whether the clock's year is possible, and whether it runs as evenly as the clock that nobody can set."""
    year = datetime.fromtimestamp(wall(), UTC).year
    if not FIRST_YEAR <= year <= LAST_YEAR:
        yield fail("clock", f"The clock says it is the year {year}.", "Set it, and let NTP keep it right.")
        return
    began, began_monotonic = wall(), monotonic()
    wait(WATCHED)
    drift = (wall() - began) - (monotonic() - began_monotonic)
    if abs(drift) > MOST_DRIFT:
        text = f"The clock moved by {drift:+.3f} seconds within {WATCHED} seconds."
        yield warn("clock", text, "Something sets it: let one NTP client slew it, and no other program.")
    else:
        yield ok(
            "clock", f"The clock says {datetime.fromtimestamp(wall(), UTC):%Y-%m-%d %H:%M:%S} UTC, and runs evenly."
        )


def check_folder(folder: Path, free: Callable[[Path], int] | None = None) -> Iterator[Finding]:
    """Whether the disk of ``folder``, where the database is or will be, has space, and can be written to."""
    bytes_free = (free or _free)(folder)
    said = f"{bytes_free / 1e9:,.1f} GB are free in {folder}."
    if bytes_free < LEAST_FREE:
        yield fail("disk", said, "Make space: nothing is stored on a full disk, so nothing is played.")
    elif bytes_free < GOOD_FREE:
        yield warn("disk", said, "Make space soon; /metrics has the free bytes as kitapi_store_free_bytes.")
    else:
        yield ok("disk", said)
    yield from _check_writing(folder)


def _free(folder: Path) -> int:
    return shutil.disk_usage(folder).free


def _check_writing(folder: Path) -> Iterator[Finding]:
    from kitapi.store import StoreUnavailable  # noqa: PLC0415 - only some commands need the store
    from kitapi.store.trials import try_to_write  # noqa: PLC0415

    if not os.access(folder, os.W_OK):
        yield fail("writing", f"{folder} cannot be written to.", "Make the user who runs the room its owner.")
        return
    started = time.perf_counter()
    try:
        try_to_write(str(folder / f"kitapi-doctor-{os.getpid()}"))
    except StoreUnavailable as error:
        yield fail("writing", f"{folder}: {error}.", "Look after the disk: no move can be stored there.")
        return
    yield rate_writing(time.perf_counter() - started)


def rate_writing(seconds: float) -> Finding:
    """Whether ``seconds`` is a good time for a write with its sync."""
    said = f"256 KiB were written and synced in {seconds * 1000:.0f} ms."
    if seconds > SLOW_WRITE:
        return warn("writing", said, "Every move waits for a write: put the database on a faster disk.")
    return ok("writing", said)
