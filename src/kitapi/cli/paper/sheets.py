"""A sheet that a command has open: its lines, its players, and the accounts that its game computes."""

import secrets
import time
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from kitapi.console.exits import Stopped
from kitapi.console.folders import data_folder
from kitapi.console.languages import language
from kitapi.lines.paper import PaperSheets
from kitapi.papers.changes import MOST_CHANGES, Change, KeptSheet, Options, Undo
from kitapi.papers.files import UnreadableSheet, only_writer, read_sheet, write_sheet
from kitapi.papers.history import LineState, Stamp, lines_of, names_of, next_stamp
from kitapi.registry import PACKAGES, names_with, sitting_of
from kitapi.texts import Text
from kitapi.wording.players import names_at_table
from kitapi.wording.problems import field_and_problem, problem_text


class OpenSheet:
    """A sheet, with what follows from its changes. ``kept``: the sheet as its file holds it."""

    def __init__(self, kept: KeptSheet) -> None:
        self.kept = kept
        self.game = sheets_of(kept.head.game)

    @cached_property
    def lines(self) -> list[LineState]:
        """All lines in order, struck ones too."""
        return lines_of(self.kept.changes)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat, in the language of the command where one is missing."""
        return names_at_table(names_of(self.kept.changes, self.kept.head.players), language())

    @cached_property
    def sitting(self) -> Any:
        """What the accounts are computed from."""
        return self.sitting_before(len(self.lines))

    @cached_property
    def written(self) -> Any:
        """The accounts."""
        return self.game.write(self.sitting)

    def sitting_before(self, place: int) -> Any:
        """Return the sitting of the lines before the one at ``place``, counted from 0.

        Raises:
            Stopped: the game cannot read the sheet.
        """
        return self._sitting_of([one.line for one in self.lines[:place] if not one.struck])

    def words_of(self, line: Options) -> str:
        """Return a line as its change holds it in a few words."""
        sitting = self._sitting_of([line])
        return self.game.line(sitting.lines[0], self.names, sitting.variant, language())

    def explain(self, written: Any) -> tuple[str, ...]:
        """Return what a line has written, a sentence for every payment."""
        return self.game.explain(written, self.names, self.sitting.variant, language())

    def _sitting_of(self, lines: list[Options]) -> Any:
        head = self.kept.head
        fields = {name: getattr(head, name) for name in ("game", "players", "first_dealer", "variant")}
        return read_as({**fields, "lines": lines}, sitting_of(head.game))

    def result_of(self, place: int) -> Any:
        """Return what the line at ``place`` has written, or why it was refused; None: it is struck."""
        if self.lines[place].struck:
            return None
        return self.written.lines[sum(not one.struck for one in self.lines[:place])]

    def line_at(self, number: int) -> LineState:
        """Return the line of ``number``, counted from 1, struck ones too.

        Raises:
            Stopped: there is no such line.
        """
        if not 1 <= number <= len(self.lines):
            raise Stopped("there is no line {number}; the sheet has {count}", number=number, count=len(self.lines))
        return self.lines[number - 1]

    def grow(self, deed: Callable[[Stamp], Change]) -> "OpenSheet":
        """Return the sheet with one more change, made on this device now.

        Raises:
            Stopped: it has as many changes as a sheet can have.
        """
        changes = self.kept.changes
        if len(changes) >= MOST_CHANGES:
            raise Stopped("the sheet is full: it has {count} changes", count=MOST_CHANGES)
        change = deed(next_stamp(changes, device_name(), time.time_ns() // 1_000_000))
        return OpenSheet(replace(self.kept, changes=(*changes, change)))

    def cancel(self, change: Change) -> "OpenSheet":
        """Return the sheet without the effect of ``change``."""
        return self.grow(lambda stamp: Undo(**stamp, of=change.id))


def sheets_of(game: str) -> PaperSheets:
    """Return what the command line needs of the sheets of ``game``.

    Raises:
        Stopped: the game keeps none.
    """
    package = PACKAGES.get(game)
    paper = package.paper() if package and package.paper else None
    if paper is None or paper.sheets is None or paper.sitting is None:
        raise Stopped("no sheet of {game} is kept here; there are {choices}", game=game, choices=", ".join(games()))
    return paper.sheets()


def games() -> tuple[str, ...]:
    """The games whose sheets are kept on paper."""
    papers = ((name, PACKAGES[name].paper) for name in names_with("paper"))
    return tuple(name for name, paper in papers if paper and paper().sheets)


def read_as(fields: Any, kind: Any, *, inside: str = "") -> Any:
    """Return ``fields`` as a struct of ``kind``; ``inside``: the part whose name a sentence leaves out.

    Raises:
        Stopped: they do not fit; the sentence names the field.
    """
    try:
        return msgspec.convert(fields, kind)
    except msgspec.ValidationError as error:
        field, problem = field_and_problem(str(error))
        subject = field.removeprefix(inside).lstrip(".") or "line"
        raise Stopped(Text("{subject}: {problem}", subject=subject, problem=problem_text(problem))) from error


def open_sheet(path: Path) -> OpenSheet:
    """Return the sheet in the file.

    Raises:
        Stopped: the file holds no sheet, or one of a game that is not kept here.
    """
    try:
        return OpenSheet(read_sheet(path))
    except UnreadableSheet as error:
        raise Stopped(error.text) from error


def change_sheet(path: Path, deed: Callable[[OpenSheet], OpenSheet]) -> OpenSheet:
    """Write into the file what ``deed`` makes of the sheet; no other command writes meanwhile.

    Raises:
        Stopped: the file holds no sheet.
    """
    with only_writer(path):
        changed = deed(open_sheet(path))
        write_sheet(path, changed.kept)
    return changed


def device_name() -> str:
    """Return the name of this device in changes: random, and kept in the user's data folder."""
    file = data_folder() / "paper-device"
    try:
        return file.read_text(encoding="ascii").strip()
    except FileNotFoundError:
        file.parent.mkdir(parents=True, exist_ok=True)
        name = secrets.token_hex(4)
        file.write_text(name, encoding="ascii")
        return name
