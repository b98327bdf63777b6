"""The parameters of commands that answer lines of JSON."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from kitapi.console.files import READ_FROM

InputFile = Annotated[Path | None, READ_FROM, Parameter(help="Lines of JSON; “-” or none: standard input.")]

InJson = Annotated[bool, Parameter(negative="", help="Answer in JSON Lines, also on a terminal.")]
