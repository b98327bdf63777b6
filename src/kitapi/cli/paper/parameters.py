"""The parameters of the commands for sheets."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from kitapi.console.files import READ_FROM

SheetFile = Annotated[Path, Parameter(help="The sheet's file.")]
SourceFile = Annotated[Path, READ_FROM, Parameter(help="The file of the record or the scores; “-”: standard input.")]
LineNumber = Annotated[int, Parameter(help="Number of the line, counted from 1 with those struck out.")]
InJson = Annotated[bool, Parameter(negative="", help="Answer in JSON, also on a terminal.")]
Deals = Annotated[
    list[str] | None,
    Parameter(
        name="--line",
        negative="",
        help="A line as JSON, instead of questions or standard input; may be given several times.",
    ),
]
OneDeal = Annotated[
    str | None, Parameter(name="--line", help="The line as JSON, instead of questions or standard input.")
]
