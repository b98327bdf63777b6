"""``kitapi solve``: the result of open cards with best play by all."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from msgspec import Struct
from msgspec.structs import replace

from kitapi.console.exits import Stopped
from kitapi.console.languages import translate
from kitapi.console.progress import progress_bar
from kitapi.lines.answers import Shown, answered_lines
from kitapi.lines.parameters import InJson, InputFile

Moves = Annotated[bool, Parameter(negative="", help="Add the value of every card that may be played.")]
Line = Annotated[bool, Parameter(negative="", help="Add a line of best play to the end.")]
All = Annotated[bool, Parameter(name="--all", negative="", help="Solve for every strain and leader.")]
Layouts = Annotated[bool, Parameter(name="--layouts", negative="", help="Count tricks over all layouts around a hand.")]


def solve(  # noqa: PLR0913 - an option each
    file: InputFile = None,
    /,
    *,
    moves: Moves = False,
    line: Line = False,
    all_: All = False,
    layouts: Layouts = False,
    json: InJson = False,
) -> int:
    """Solve open cards, one position per line: the declarer's tricks, or whether their betl is made."""
    options = {"--moves": moves, "--line": line, "--all": all_, "--layouts": layouts}
    if layouts and moves + line + all_:
        raise Stopped(
            "{option} asks about one layout and --layouts about every one; choose one of them", option=_first(options)
        )
    if all_ and moves + line:
        raise Stopped(
            "{option} asks about one strain and leader and --all about every one; choose one of them",
            option=_first(options),
        )
    return _layouts(file, json) if layouts else _positions(options, file, json)


def _first(options: dict[str, bool]) -> str:
    return next(option for option, wanted in options.items() if wanted)


def _positions(options: dict[str, bool], file: Path | None, json: bool) -> int:
    from kitapi.api import solve as value_of  # noqa: PLC0415 - loads the games
    from kitapi.console.compilation import show_compiling  # noqa: PLC0415 - it loads Numba
    from kitapi.lines.solve.positions import read_open_cards  # noqa: PLC0415 - loads NumPy
    from kitapi.solver.loader import load_entries  # noqa: PLC0415

    with show_compiling(translate("the solver"), "kitapi.solver.entries"):
        load_entries()
    from kitapi.lines.solve.questions import Also  # noqa: PLC0415 - with it

    also = frozenset(one for one in Also if options[f"--{one.value}"])

    def answer(line: bytes) -> Struct:
        question = read_open_cards(line)
        return value_of(replace(question, also=question.also | also))

    return answered_lines(answer, _position_shown, file, json=json)


def _layouts(file: Path | None, json: bool) -> int:
    from kitapi.console.compilation import show_compiling  # noqa: PLC0415 - it loads Numba
    from kitapi.lines.solve.layouts import layout_counter  # noqa: PLC0415 - loads NumPy
    from kitapi.solver.loader import load_many  # noqa: PLC0415

    with show_compiling(translate("the solver"), "kitapi.solver.many"):
        load_many()
    with progress_bar(translate("Layouts")) as watch:
        return answered_lines(layout_counter(watch), _layouts_shown, file, json=json)


def _position_shown() -> Shown:
    from kitapi.cli.solve.sheet import solved_position  # noqa: PLC0415 - rich takes a while to load

    return solved_position


def _layouts_shown() -> Shown:
    from kitapi.cli.solve.sheet import counted_layouts  # noqa: PLC0415 - rich takes a while to load

    return counted_layouts
