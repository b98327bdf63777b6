"""``kitapi ruling``: what the house rules say of an irregularity."""

import sys
from typing import Annotated, Any

import msgspec
from cyclopts import App, Parameter

from kitapi.cli import stud_ruling
from kitapi.cli.scoring import InJson, InputFile, answered_lines
from kitapi.console.stopping import Stopped

ListThem = Annotated[bool, Parameter(name="--list", negative="", help="Print every irregularity with its facts.")]

ruling = App(name="ruling", help="Say what the house rules say of an irregularity.")


@ruling.default
def no_game() -> None:
    """Say what the house rules say of an irregularity."""
    raise Stopped("say of which game, as in “kitapi ruling caribbean-stud”")


@ruling.command(name="caribbean-stud")
def caribbean_stud(file: InputFile = None, /, *, list_them: ListThem = False, json: InJson = False) -> int:
    """Rule on Caribbean Stud: what is void, which stakes come back, how play goes on, and who must be present."""
    if not list_them:
        return answered_lines("caribbean-stud-ruling", stud_ruling.rule_line, file, json)
    if file is not None:
        raise Stopped("--list reads no file")
    rows = list(stud_ruling.listed())
    if json or not sys.stdout.isatty():
        sys.stdout.buffer.write(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
    else:
        _show(rows)
    return 0


def _show(rows: list[Any]) -> None:
    from kitapi.games.caribbean_stud.commands.ruling_sheet import show_irregularities  # noqa: PLC0415 - rich takes a while to load

    show_irregularities(rows)
