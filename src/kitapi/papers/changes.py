"""The parts of a writer's sheet, as ``docs/formats/sheet.md`` describes them: its head, and the changes made to it.

The page reads the same form in ``web/client/writer/sheet_file.js``; a document that is read here is bounded in every
part.
"""

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from kitapi.kernel.bounds import LARGEST_AMOUNT, LONGEST_WORD

MOST_CHANGES = 5_000
"""The most changes of one sheet."""
MOST_DEVICES = 200
"""The most devices that one change has seen."""
MOST_PLAYERS = 7
"""The most players of any game."""
MOST_OPTIONS = 60
"""The most fields of a line, and the most house rules of a sheet."""
LONGEST_NAME = 24
"""The longest name of a player, in characters."""
LATEST = LARGEST_AMOUNT
"""The latest time, in milliseconds since 1970: in the year 2255."""

Device: TypeAlias = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]{1,64}\Z")]
"""The name of a device, a sheet or a game."""

ChangeId: TypeAlias = Annotated[str, Meta(max_length=74, pattern=r"^[A-Za-z0-9_-]{1,64}\.[0-9]{1,9}\Z")]
"""The device of a change, a dot, and the number of the change on that device, from 1."""

Seen: TypeAlias = Annotated[dict[Device, Annotated[int, Meta(ge=0, le=999_999_999)]], Meta(max_length=MOST_DEVICES)]
"""How many changes of each device were known."""

Moment: TypeAlias = Annotated[int, Meta(ge=0, le=LATEST)]
"""Milliseconds since 1970, UTC."""

Seat: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)]

Text: TypeAlias = Annotated[str, Meta(max_length=LONGEST_WORD)]

if TYPE_CHECKING:
    Value: TypeAlias = Any
else:
    Number = Annotated[int, Meta(ge=-LARGEST_AMOUNT, le=LARGEST_AMOUNT)]
    Plain = bool | None | Number | Text
    Value = Plain | Annotated[list[Plain], Meta(max_length=MOST_OPTIONS)]

Options: TypeAlias = Annotated[dict[Text, Value], Meta(max_length=MOST_OPTIONS)]
"""Fields that the game names: a line of the sheet, or house rules."""


class Head(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What never changes: the table that the sheet is kept for. ``made``: when it was begun."""

    id: Device
    game: Device
    players: Annotated[int, Meta(ge=2, le=MOST_PLAYERS)]
    first_dealer: Seat
    variant: Options
    made: Moment


class Made(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all changes say: which one it is, how many changes of each device were known before it, and when it was."""

    id: ChangeId
    seen: Seen
    at: Moment


class Write(Made, frozen=True, kw_only=True, tag_field="do", tag="write"):
    """Writes a line after the line that the change ``after`` wrote; None: before all others."""

    line: Options
    after: ChangeId | None


class Amend(Made, frozen=True, kw_only=True, tag_field="do", tag="amend"):
    """Gives the line ``of`` another content."""

    of: ChangeId
    line: Options


class Strike(Made, frozen=True, kw_only=True, tag_field="do", tag="strike"):
    """Takes the line ``of`` out of the accounts."""

    of: ChangeId


class Undo(Made, frozen=True, kw_only=True, tag_field="do", tag="undo"):
    """Cancels the change ``of``, which may be an ``Undo`` too."""

    of: ChangeId


class Name(Made, frozen=True, kw_only=True, tag_field="do", tag="name"):
    """Names the player at a seat."""

    seat: Seat
    name: Annotated[str, Meta(max_length=LONGEST_NAME)]


class Keep(Made, frozen=True, kw_only=True, tag_field="do", tag="keep"):
    """Says that the two changes ``of``, made on two devices, are both right."""

    of: tuple[ChangeId, ChangeId]


Change: TypeAlias = Write | Amend | Strike | Undo | Name | Keep


class KeptSheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A sheet with its whole history, as a file holds it; its changes come in any order."""

    format: Literal["kitapi-sheet"] = "kitapi-sheet"
    version: Literal[1] = 1
    head: Head
    changes: Annotated[tuple[Change, ...], Meta(max_length=MOST_CHANGES)] = ()


def is_same(one: Change, other: Change) -> bool:
    """Whether two changes with one id say the same; what a link leaves out of a change makes no difference."""
    return _without_losses(one) == _without_losses(other)


def _without_losses(change: Change) -> Change:
    """The change without its time and without fields of its line that are false."""
    if isinstance(change, Write | Amend):
        change = replace(change, line={field: value for field, value in change.line.items() if value is not False})
    return replace(change, at=0)


def device_of(change: str) -> str:
    """The device on which the change with this id was made."""
    return change.rpartition(".")[0]


def number_of(change: str) -> int:
    """The number of the change with this id on its device."""
    return int(change.rpartition(".")[2])
