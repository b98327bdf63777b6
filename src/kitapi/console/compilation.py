"""The progress of compilation on the command line; kernels are compiled once, which takes a while."""

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from kitapi.compiling.code_cache import uncached_kernels
from kitapi.compiling.progress import Compiling, report_compiling
from kitapi.console.languages import translate
from kitapi.wording.catalogues import message

_LOST = message(
    "compiled code cannot be kept here, so the next use compiles again; NUMBA_CACHE_DIR may name a folder for it"
)


@contextmanager
def show_compiling(what: str, module: str) -> Iterator[None]:
    """Show on standard error the progress of compiling ``what``, a translated name, while ``module`` is imported.

    A terminal shows a bar, which disappears at the end; other outputs get a line for every kernel. Nothing is written
    if everything is already compiled.
    """
    before = len(uncached_kernels())
    with ExitStack() as shown:
        reporter = _Bar(what, shown) if sys.stderr.isatty() else _Lines(what)
        with report_compiling(module, reporter.report):
            yield
    if len(uncached_kernels()) > before:
        _write(translate(_LOST))


class _Lines:
    def __init__(self, what: str) -> None:
        self._what = what

    def report(self, now: Compiling) -> None:
        _write(
            translate(
                "compiling {what}, once: {number} of {total} ({kernel})",
                what=self._what,
                number=now.number,
                total=now.total,
                kernel=now.kernel,
            )
        )


class _Bar:
    """A progress bar that appears with the first kernel that is compiled."""

    def __init__(self, what: str, shown: ExitStack) -> None:
        self._shown = shown
        words, kernel = TextColumn(translate("Compiling {what}, once", what=what)), TextColumn("{task.description}")
        console = Console(stderr=True)
        self._bar = Progress(words, BarColumn(), MofNCompleteColumn(), kernel, console=console, transient=True)

    def report(self, now: Compiling) -> None:
        if not self._bar.tasks:
            self._shown.enter_context(self._bar)
            self._bar.add_task(now.kernel, total=now.total)
        self._bar.update(self._bar.task_ids[0], completed=now.number, description=now.kernel)


def _write(line: str) -> None:
    sys.stderr.write(line + "\n")
    sys.stderr.flush()
