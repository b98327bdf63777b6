"""The head of a house's reports: the names on it, and how times and amounts are written below it."""

from datetime import UTC, datetime, tzinfo
from zoneinfo import ZoneInfo

import msgspec
from babel import Locale
from babel.dates import get_timezone_location
from babel.numbers import format_currency, get_currency_symbol

from kitapi.wording.catalogues import language_of, message, say
from kitapi.wording.papers import day, figure, write_minus

UNKNOWN = "–"
"""Stands for an unknown time."""


class Letterhead(msgspec.Struct, frozen=True, kw_only=True):
    """The head of a report in the language ``lang``: the names of the house and its table, which may be empty.

    ``zone``: the IANA name of the time zone. ``currency``: the ISO 4217 code of the currency of which the smallest chip
    is one unit; empty: amounts are numbers of the smallest chip.
    """

    lang: str
    house: str = ""
    table: str = ""
    zone: str = "UTC"
    currency: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """The house and the table, those that have names."""
        return (
            *((say(self.lang, message("House {house}"), house=self.house),) if self.house else ()),
            *((say(self.lang, message("Table {table}"), table=self.table),) if self.table else ()),
        )

    @property
    def zone_name(self) -> str:
        """The time zone as a reader knows it: UTC, or its city."""
        zone = _zone(self.zone)
        return "UTC" if zone is UTC else get_timezone_location(zone, locale=language_of(self.lang), return_city=True)

    def amount(self, amount: int) -> str:
        """An amount of the smallest chip, with the currency if there is one, and a true minus."""
        if not self.currency:
            return figure(amount, self.lang)
        return write_minus(
            format_currency(
                amount, self.currency, _pattern(self.currency, self.lang), language_of(self.lang), currency_digits=False
            )
        )

    def difference(self, amount: int) -> str:
        """A difference of amounts, with its sign even if it is positive."""
        return f"+{self.amount(amount)}" if amount > 0 else self.amount(amount)

    def moment(self, at: str) -> str:
        """Day and minute of a time that is given in UTC; a dash if unknown."""
        if not at:
            return UNKNOWN
        local = self._local(at)
        return f"{day(local, self.lang)}, {local:%H:%M}"

    def clock_time(self, at: str) -> str:
        """Hour, minute and second of a time that is given in UTC; a dash if unknown."""
        return f"{self._local(at):%H:%M:%S}" if at else UNKNOWN

    def _local(self, at: str) -> datetime:
        return datetime.fromisoformat(at).astimezone(_zone(self.zone))


def _zone(name: str) -> tzinfo:
    """The time zone ``name``; UTC if this machine does not know it."""
    try:
        return UTC if name == "UTC" else ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return UTC


def _pattern(currency: str, lang: str) -> str:
    """The pattern of the language for whole amounts; a code before the number is set off by a space."""
    code = language_of(lang)
    pattern: str = Locale(code).currency_formats["standard"].pattern.replace(".00", "")
    symbol = get_currency_symbol(currency, code)
    return pattern.replace("¤#", "¤\N{NO-BREAK SPACE}#") if symbol[-1].isalpha() else pattern
