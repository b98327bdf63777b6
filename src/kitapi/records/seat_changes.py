"""Who had a seat before and after it changed hands within a sitting, as tables show it and records hold it."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from kitapi.kernel import Seat
from kitapi.kernel.bounds import LARGEST_COUNT, LONGEST_LINE, MOST_SEATS

MARK = "beside"
"""Key in the type of a field that holds a person's name: the database stores that name beside the event, not in it.

The value of the key is the name of the neighbouring field that says whose name it is; empty if there is none.
"""

MOST_CHANGES = 200
"""The number of newest changes that a table keeps, and the maximum in a record."""


class SeatHolder(msgspec.Struct, frozen=True, kw_only=True):
    """Who has a seat: a ``person`` or ``bot`` by name, nobody (``open``), or nobody, ``reserved`` for a person."""

    kind: Literal["open", "person", "bot", "reserved"]
    name: Annotated[str, Meta(max_length=LONGEST_LINE, extra={MARK: ""})] = ""


class SeatChange(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="seat_changed"):
    """``seat`` changed hands or was released when ``deal`` was the newest; ``running``: that deal was not over."""

    seat: Annotated[Seat, Meta(ge=0, lt=MOST_SEATS)]
    deal: Annotated[int, Meta(ge=1, le=LARGEST_COUNT)]
    running: bool
    before: SeatHolder
    after: SeatHolder
