"""Checks of the machine: Python, open files, clock, disk."""

import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

from kitapi.cli.doctor.finding import Finding, fail, ok, warn
from kitapi.cli.serve.serve import ServeOptions
from kitapi.console.languages import translate

OLDEST_PYTHON = (3, 11)
FEWEST_FILES = 256
"""The minimum for the limit of open files; with a lower limit the room is unusable."""

FIRST_YEAR, LAST_YEAR = 2026, 2100
"""The clock's year must lie between these two."""

WATCHED = 0.2
"""Seconds for which the two clocks are compared."""

MOST_DRIFT = 0.02
"""Seconds by which the clocks may differ after ``WATCHED`` seconds."""

LEAST_FREE, GOOD_FREE = 100_000_000, 1_000_000_000
"""Free bytes on the database's disk: with fewer than the first the room must not be started, with fewer than the second
space should be made soon."""

SLOW_WRITE = 0.1
"""Seconds from which a synced write counts as slow; every move waits for one such write."""


def check_python(_options: ServeOptions, version: tuple[int, ...] = tuple(sys.version_info[:3])) -> Iterator[Finding]:
    """Whether Python is new enough."""
    said = ".".join(map(str, version))
    if version >= OLDEST_PYTHON:
        yield ok("python", f"Python {said}.")
    else:
        oldest = ".".join(map(str, OLDEST_PYTHON))
        yield fail(
            "python",
            translate("Python {version} is too old.", version=said),
            translate("Install Python {version} or newer.", version=oldest),
        )


def check_open_files(options: ServeOptions, limit: int | None = -1) -> Iterator[Finding]:
    """Whether enough files may be open for the settings' connections; ``limit``: None for none, -1 to look it up."""
    from kitapi.web.open_files import connections_within, largest_limit  # noqa: PLC0415 - the server loads slowly

    files = largest_limit() if limit == -1 else limit
    wanted = options.most_connections
    possible = connections_within(files, wanted)
    up_to = translate("without a limit") if files is None else translate("up to {count}", count=f"{files:,}")
    said = {"limit": up_to, "possible": f"{possible:,}", "wanted": f"{wanted:,}"}
    advice = translate("Raise it: LimitNOFILE=65536 in the systemd unit, or “ulimit -Hn”.")
    if files is not None and files < FEWEST_FILES:
        yield fail("open files", translate("Open files: {limit}, which is {possible} connections.", **said), advice)
    elif possible < wanted:
        text = translate("Open files: {limit}, which is {possible} connections of {wanted}.", **said)
        yield warn("open files", text, advice)
    else:
        yield ok("open files", translate("Open files: {limit}, enough for {wanted} connections.", **said))


def check_clock(
    _options: ServeOptions,
    wall: Callable[[], float] = time.time,
    monotonic: Callable[[], float] = time.monotonic,
    wait: Callable[[float], None] = time.sleep,
) -> Iterator[Finding]:
    """Whether the clock's year is possible, and whether it runs as fast as the monotonic clock."""
    year = datetime.fromtimestamp(wall(), UTC).year
    if not FIRST_YEAR <= year <= LAST_YEAR:
        text = translate("The clock says it is the year {year}.", year=year)
        yield fail("clock", text, translate("Set it, and let NTP keep it right."))
        return
    began, began_monotonic = wall(), monotonic()
    wait(WATCHED)
    drift = (wall() - began) - (monotonic() - began_monotonic)
    if abs(drift) > MOST_DRIFT:
        text = translate(
            "The clock moved by {drift} seconds within {watched} seconds.", drift=f"{drift:+.3f}", watched=WATCHED
        )
        yield warn("clock", text, translate("Something sets it: let one NTP client slew it, and no other program."))
    else:
        moment = f"{datetime.fromtimestamp(wall(), UTC):%Y-%m-%d %H:%M:%S}"
        yield ok("clock", translate("The clock says {moment} UTC, and runs evenly.", moment=moment))


def check_folder(folder: Path, free: Callable[[Path], int] | None = None) -> Iterator[Finding]:
    """Whether the disk of ``folder``, where the database is or will be, has space, and can be written to."""
    bytes_free = (free or _free)(folder)
    said = translate("{size} GB are free in {folder}.", size=f"{bytes_free / 1e9:,.1f}", folder=folder)
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
        text = translate("{folder} cannot be written to.", folder=folder)
        yield fail("writing", text, translate("Make the user who runs the room its owner."))
        return
    started = time.perf_counter()
    try:
        try_to_write(str(folder / f"kitapi-doctor-{os.getpid()}"))
    except StoreUnavailable as error:
        yield fail("writing", f"{folder}: {error}.", translate("Look after the disk: no move can be stored there."))
        return
    yield rate_writing(time.perf_counter() - started)


def rate_writing(seconds: float) -> Finding:
    """The finding about a synced write that took ``seconds``."""
    said = translate("256 KiB were written and synced in {time} ms.", time=f"{seconds * 1000:.0f}")
    if seconds > SLOW_WRITE:
        return warn("writing", said, translate("Every move waits for a write: put the database on a faster disk."))
    return ok("writing", said)
