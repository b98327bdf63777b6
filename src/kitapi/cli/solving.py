"""``kitapi solve``: what open cards are worth with best play by all."""

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

from cyclopts import Parameter

from kitapi.cli.scoring import InJson, InputFile, answered_lines
from kitapi.cli.stopping import Stopped

Moves = Annotated[bool, Parameter(negative="", help="Say for every card that may be played what it leads to.")]
Line = Annotated[bool, Parameter(negative="", help="Add a line of best play to the end.")]
All = Annotated[bool, Parameter(name="--all", negative="", help="Solve for every strain and leader.")]

_PATIENCE = 2.0
"""Seconds after which somebody at a terminal is told why nothing happens."""


def solve(
    file: InputFile = None, /, *, moves: Moves = False, line: Line = False, all_: All = False, json: InJson = False
) -> int:
    """Solve open cards, a position a line: the declarer's tricks, or whether his betl is made."""
    if all_ and (moves or line):
        one = "--moves" if moves else "--line"
        raise Stopped(f"{one} asks about one strain and leader and --all about every one; choose one of them")
    with _said_to_be_compiling():
        from kitapi.cli.solve_lines import Also, line_solver  # noqa: PLC0415 - what it needs is compiled at first use
    wanted = {Also.MOVES: moves, Also.LINE: line, Also.ALL: all_}
    also = frozenset(one for one, asked in wanted.items() if asked)
    return answered_lines("solve", line_solver(also), file, json)


@contextmanager
def _said_to_be_compiling() -> Iterator[None]:
    """Tell somebody who waits at a terminal what for."""
    told = threading.Timer(_PATIENCE, sys.stderr.write, ("Compiling the solver; this is done once …\n",))
    if sys.stderr.isatty():
        told.start()
    try:
        yield
    finally:
        told.cancel()
