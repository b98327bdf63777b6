"""Progress bars of long commands on a terminal."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

LINE_SECONDS = 10.0
"""The time between two lines of progress, and before the first one, where standard error is no terminal."""


@contextmanager
def progress_bar(what: str) -> Iterator[Callable[[int, int], None]]:
    """Yield a function that shows number done and total on standard error: a bar on a terminal, else some lines."""
    if not sys.stderr.isatty():
        yield _line_writer(what)
        return
    from rich.console import Console  # noqa: PLC0415 - only a terminal needs it
    from rich.progress import Progress  # noqa: PLC0415

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _line_writer(what: str) -> Callable[[int, int], None]:
    """Return a function that writes number done and total as a line, at most once in ``LINE_SECONDS``."""
    last = monotonic()

    def write(done: int, total: int) -> None:
        nonlocal last
        if (now := monotonic()) - last >= LINE_SECONDS:
            last = now
            print(f"{what}: {done:,} / {total:,}", file=sys.stderr, flush=True)  # noqa: T201

    return write


@contextmanager
def running_bar() -> Iterator[Callable[[float, str], None] | None]:
    """Yield a function that shows the share done and a description as a bar on standard error; None if no terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console  # noqa: PLC0415 - only a terminal needs it
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn  # noqa: PLC0415

    columns = (BarColumn(20), TimeElapsedColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=1)
        yield lambda share, stands: bar.update(task, completed=share, description=stands)
