"""How the reports of a house write times and amounts: a time zone and a currency."""

from typing import Annotated
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Meta

from kitapi.kernel.bounds import LONGEST_WORD
from kitapi.room.errors import MalformedCommand

Currency = Annotated[str, Meta(pattern=r"^([A-Z]{3})?$", max_length=3)]


class ReportFormat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A time zone by its IANA name, and the ISO 4217 code of the currency of which the smallest chip is one unit.

    Without a currency amounts are numbers of the smallest chip.
    """

    zone: Annotated[str, Meta(max_length=LONGEST_WORD)] = "UTC"
    currency: Currency = ""


def check_zone(zone: str) -> None:
    """Check that ``zone`` is a time zone.

    Raises:
        MalformedCommand: this machine knows no time zone of that name.
    """
    try:
        ZoneInfo(zone)
    except (KeyError, ValueError, OSError) as error:
        raise MalformedCommand("zone", f"Invalid value '{zone}'") from error
