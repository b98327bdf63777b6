"""``kitapi report``: charts of a game against the house, with every number in a table."""

import asyncio
import os
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from kitapi.console.databases import Database
from kitapi.console.exits import Stopped
from kitapi.console.languages import language
from kitapi.games.caribbean_stud.commands.report_names import PartName

if TYPE_CHECKING:
    from kitapi.games.caribbean_stud.commands.report_parts import Request
    from kitapi.reports.parts import Part

report = App(name="report", help="Draw charts of a game against the house, with every number in a table.")


OneOf = Annotated[
    str | None,
    Parameter(help="strategy, results, rules, jackpot or hold. [default: all on one page]", show_default=False),
]
Out = Annotated[
    Path | None,
    Parameter(help="The file: a page (.html), A4 (.pdf), or one part as a picture (.svg, .png).", show_default=False),
]
ForGame = Annotated[str, Parameter(help="base (no exchange) or venice.")]
OfTable = Annotated[str | None, Parameter(help="A table in a database: its rules, jackpot and hold.")]


@report.default
def no_game() -> None:
    """Draw charts of a game against the house."""
    raise Stopped("name the game, as in “{example}”", example="kitapi report caribbean-stud")


@report.command(
    name="caribbean-stud",
    help_epilogue="report caribbean-stud strategy --out strategy.png",
)
def caribbean_stud(
    part: OneOf = None,
    /,
    *,
    out: Out = None,
    game: ForGame = "venice",
    table: OfTable = None,
    database: Database = None,
) -> None:
    """Draw the strategy, the results of a round, the house edge by house rules, the jackpot, or a table's hold.

    A page (.html) loads nothing and holds every number; a PDF (.pdf) is for paper; one PART may be a picture (.svg,
    .png). The rules are the rulebook's, and the jackpot is a made-up house's, unless --table names a table; the room
    may be running on its database. hold needs --table.
    """
    wanted, path = _parts_named(part, table), _path(part, out)
    if game not in ("base", "venice"):
        raise Stopped("--game: choose base or venice, not “{given}”", given=game)
    if table is None and database not in (None, os.environ.get("KITAPI_DATABASE")):
        raise Stopped("--database: name one of its tables with --table")
    from kitapi.games.caribbean_stud.commands import report_parts  # noqa: PLC0415 - takes a moment to load

    found = asyncio.run(report_parts.find_table(database, table)) if table else None
    request = report_parts.Request(wanted, game, found, language())
    if PartName.HOLD in wanted and not (found and found.rounds):
        raise Stopped("no round was played to its end at this table, so it has no hold")
    _write_report(path, report_parts.parts_of(request), request)
    sys.stdout.write(f"{path}\n")


def _parts_named(part: str | None, table: str | None) -> tuple[PartName, ...]:
    """The parts to draw, by default all; the hold only if a table is given.

    Raises:
        Stopped: ``part`` is unknown, or is the hold and no table is given.
    """
    names = [one.value for one in PartName]
    if part is None:
        return tuple(one for one in PartName if table or one is not PartName.HOLD)
    if part not in names:
        raise Stopped("no part “{part}”; choose from {choices}", part=part, choices=", ".join(names))
    if PartName(part) is PartName.HOLD and table is None:
        raise Stopped("hold: name the table with --table")
    return (PartName(part),)


def _path(part: str | None, out: Path | None) -> Path:
    """The file of the report.

    Raises:
        Stopped: the file's ending is unknown, a picture is wanted of several parts, or the folder does not exist.
    """
    if out is None:
        return Path(f"caribbean-stud-{part}.html" if part else "caribbean-stud.html")
    if out.suffix not in (".html", ".pdf", ".svg", ".png"):
        raise Stopped("--out: must end in .html, .pdf, .svg or .png, not “{name}”", name=out.name)
    if part is None and out.suffix not in (".html", ".pdf"):
        raise Stopped("--out: a picture has only one part; name it, or write .html or .pdf")
    if not out.parent.is_dir():
        raise Stopped("{name}: there is no folder {folder}", name="--out", folder=out.parent)
    return out


def _write_report(path: Path, parts: "Sequence[Part]", request: "Request") -> None:
    from kitapi.reports.drawing import NoCharts  # noqa: PLC0415
    from kitapi.reports.pdf import NoTypesetter  # noqa: PLC0415

    try:
        path.write_bytes(_content(path.suffix, parts, request))
    except NoCharts as error:
        raise Stopped("no charts can be drawn on this machine: {problem}", problem=error.problem) from error
    except NoTypesetter as error:
        raise Stopped("no PDF can be set on this machine: {problem}", problem=error.problem) from error


def _content(suffix: str, parts: "Sequence[Part]", request: "Request") -> bytes:
    """The bytes of the file."""
    from kitapi.games.caribbean_stud.charts.page import as_page  # noqa: PLC0415
    from kitapi.games.caribbean_stud.charts.report import report_of  # noqa: PLC0415
    from kitapi.games.caribbean_stud.odds.game import Game  # noqa: PLC0415
    from kitapi.reports.chart_pdf import as_pdf  # noqa: PLC0415
    from kitapi.reports.drawing import as_png, as_svg  # noqa: PLC0415
    from kitapi.reports.look import WIDE  # noqa: PLC0415

    table = request.found.table if request.found else None
    today = datetime.now(UTC).astimezone().date()
    whole = report_of(parts, Game(request.game), table, today, request.lang)
    match suffix:
        case ".html":
            return as_page(whole).encode()
        case ".pdf":
            return as_pdf(whole)
        case ".svg":
            return as_svg(parts[0].chart(WIDE)).encode()
        case _:
            return as_png(parts[0].chart(WIDE))
