"""``kitapi solve``: what open cards are worth with best play by all."""

from typing import Annotated

from cyclopts import Parameter

from kitapi.cli.scoring import InJson, InputFile, answered_lines
from kitapi.cli.stopping import Stopped

Moves = Annotated[bool, Parameter(negative="", help="Say for every card that may be played what it leads to.")]
Line = Annotated[bool, Parameter(negative="", help="Add a line of best play to the end.")]
All = Annotated[bool, Parameter(name="--all", negative="", help="Solve for every strain and leader.")]


def solve(
    file: InputFile = None, /, *, moves: Moves = False, line: Line = False, all_: All = False, json: InJson = False
) -> int:
    """Solve open cards, a position a line: the declarer's tricks, or whether his betl is made."""
    if all_ and (moves or line):
        one = "--moves" if moves else "--line"
        raise Stopped(f"{one} asks about one strain and leader and --all about every one; choose one of them")
    from kitapi.cli.compiling import told_of_compiling  # noqa: PLC0415 - it loads Numba

    with told_of_compiling("the solver", "kitapi.cli.solve_lines"):
        from kitapi.cli.solve_lines import Also, line_solver  # noqa: PLC0415 - it is compiled at first use
    wanted = {Also.MOVES: moves, Also.LINE: line, Also.ALL: all_}
    also = frozenset(one for one, asked in wanted.items() if asked)
    return answered_lines("solve", line_solver(also), file, json)
