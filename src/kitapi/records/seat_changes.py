"""Who had a seat before and after it changed hands within a sitting, as tables show it and records hold it."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from kitapi.kernel import Seat
from kitapi.kernel.bounds import LARGEST_COUNT, LONGEST_LINE, MOST_SEATS

MARK = "beside"
"""In the type of a field: it is a name of a person, which stands beside the event in a database and not in it.

Its value is the field next to it that says whose name it is; empty where none does.
"""

MOST_CHANGES = 200
"""The number of newest changes that a table keeps, and the maximum in a record."""


class SeatHolder(msgspec.Struct, frozen=True, kw_only=True):
    """Who has a seat: a ``person`` or a ``bot`` by name, nobody (``open``), or the person it is ``reserved`` for."""

    kind: Literal["open", "person", "bot", "reserved"]
    name: Annotated[str, Meta(max_length=LONGEST_LINE, extra={MARK: ""})] = ""


class SeatChange(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="seat_changed"):
    """``seat`` changed hands when ``deal`` was the newest, or was released; ``running``: the deal was not over."""

    seat: Annotated[Seat, Meta(ge=0, lt=MOST_SEATS)]
    deal: Annotated[int, Meta(ge=1, le=LARGEST_COUNT)]
    running: bool
    before: SeatHolder
    after: SeatHolder
