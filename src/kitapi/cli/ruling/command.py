"""``kitapi ruling``: the ruling of the house rules on an irregularity."""

import sys
from collections.abc import Callable
from typing import Annotated

import msgspec
from cyclopts import App, Parameter

from kitapi.console.exits import Stopped
from kitapi.lines.answers import answered_lines
from kitapi.lines.paper import RulingPaper
from kitapi.lines.parameters import InJson, InputFile
from kitapi.registry import PACKAGES, names_with

ListThem = Annotated[bool, Parameter(name="--list", negative="", help="Print every irregularity with its facts.")]

ruling = App(name="ruling", help="Look up the ruling on an irregularity.")


@ruling.default
def no_game() -> None:
    """Look up the ruling on an irregularity."""
    raise Stopped("name the game, as in “{example}”", example=f"kitapi ruling {names_with('rulings')[0]}")


def _command(rulings: RulingPaper) -> Callable[..., int]:
    def command(file: InputFile = None, /, *, list_them: ListThem = False, json: InJson = False) -> int:
        if list_them:
            return _show_list(rulings, file, json=json)
        return answered_lines(rulings.rule, rulings.shown, file, json=json)

    return command


def _show_list(rulings: RulingPaper, file: InputFile, *, json: bool) -> int:
    if file is not None:
        raise Stopped("--list reads no file")
    rows = list(rulings.list_irregularities())
    if json or not sys.stdout.isatty():
        sys.stdout.buffer.write(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
    else:
        rulings.show_list(rows)
    return 0


for _package in PACKAGES.values():
    _rulings = None if _package.paper is None else _package.paper().rulings
    if _rulings is not None:
        _example = f"ruling {_package.name} reports.jsonl\nruling {_package.name} --list"
        ruling.command(_command(_rulings), name=_package.name, help=_rulings.about, help_epilogue=_example)
