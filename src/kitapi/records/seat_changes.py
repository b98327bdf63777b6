"""Changes of a seat's occupant within a sitting, as shown at tables and stored in records."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from kitapi.kernel import Seat
from kitapi.kernel.bounds import LARGEST_COUNT, LONGEST_LINE, MOST_SEATS

MARK = "beside"
"""The key in the type of a field with a person's name, which the database stores beside the event, not in it.

The value of the key is the name of the neighbouring field that identifies the person; empty if there is none.
"""

MOST_CHANGES = 200
"""The number of newest changes that a table keeps, and the maximum in a record."""


class SeatHolder(msgspec.Struct, frozen=True, kw_only=True):
    """The occupant of a seat: a ``person`` or ``bot`` by name; or none: ``open``, or ``reserved`` for a person."""

    kind: Literal["open", "person", "bot", "reserved"]
    name: Annotated[str, Meta(max_length=LONGEST_LINE, extra={MARK: ""})] = ""


class SeatChange(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="seat_changed"):
    """``seat`` changed hands or was released when ``deal`` was the newest; ``running``: that deal was not over."""

    seat: Annotated[Seat, Meta(ge=0, lt=MOST_SEATS)]
    deal: Annotated[int, Meta(ge=1, le=LARGEST_COUNT)]
    running: bool
    before: SeatHolder
    after: SeatHolder
