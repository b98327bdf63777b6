"""What a table's socket carries: the commands of those who look on, and what they are shown.

The JSON form is that of ``docs/formats/socket.md``. Actions, views and observations pass through as the game wrote
them.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

CommandId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,64}$")]


class Act(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="act"):
    """Do what the game offers; ``seen`` is the version of the newest state shown to whoever chose."""

    id: CommandId
    seen: int
    action: msgspec.Raw


class Sit(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="sit"):
    """Take a seat that is open or a bot's."""

    id: CommandId
    seat: int
    name: str


class Rise(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="rise"):
    """Give the seat up; it becomes open."""

    id: CommandId


class SeatBot(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="seat_bot"):
    """Put a bot into an open seat, another bot's, or one's own."""

    id: CommandId
    seat: int
    bot: str


class Next(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="next"):
    """Ready for the next deal."""

    id: CommandId


Command: TypeAlias = Act | Sit | Rise | SeatBot | Next


class SeatShown(msgspec.Struct, frozen=True, kw_only=True):
    """One seat as everybody sees it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    connected: bool
    ready: bool


class TableShown(msgspec.Struct, frozen=True, kw_only=True):
    """The table around the cards; ``me``: the viewer's seat; ``sheet``: how many deals are settled."""

    id: str
    game: str
    me: int | None
    seats: tuple[SeatShown, ...]
    sheet: int


class State(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="state"):
    """All that one viewer may know now, and what happened since he was last told."""

    version: int
    table: TableShown
    view: msgspec.Raw | None
    observations: tuple[msgspec.Raw, ...]
