"""Events of free text at tables, and their streams.

``talk:TABLE:TIME`` is a part of the texts of a table, from a time on. ``report:TABLE:TIME`` is one report of a text to
the operator. TIME is in milliseconds since 1970 and makes the name of a stream unique, so a part or report can be
removed as a whole. The texts are stored beside the events, as names are, so they can be removed with a person's names.
"""

from collections.abc import Callable
from datetime import datetime
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from kitapi.records.seat_changes import MARK
from kitapi.room.onlookers.talk_messages import Reason
from kitapi.room.seats.given_names import GivenName

PARTS = "talk:"
"""The prefix of the streams with texts."""

REPORTS = "report:"
"""The prefix of the streams with reports."""

GivenText: TypeAlias = Annotated[str, Meta(extra={MARK: "user"})]
"""A text of the visitor in the field ``user`` beside it, stored beside the event as a name is."""


class TextWritten(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="talk.written"):
    """The person ``user`` at ``seat`` wrote ``text``."""

    number: int
    user: str
    seat: int
    text: GivenText

    def __repr__(self) -> str:
        return f"TextWritten(number={self.number})"


class TextTakenAway(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="talk.taken_away"):
    """The text with this number is shown no longer; ``by``: who opened the table, or reported the text."""

    number: int
    by: str


class TextInReport(msgspec.Struct, frozen=True, kw_only=True):
    """A text in a report, with the name of its author at that time."""

    number: int
    user: str
    seat: int
    name: GivenName
    text: GivenText

    def __repr__(self) -> str:
        return f"TextInReport(number={self.number})"


class ReportMade(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="report.made"):
    """The person ``by`` reported the text ``number``, which is among ``texts``: those before and after it."""

    table: str
    number: int
    reason: Reason
    by: str
    texts: tuple[TextInReport, ...]


TextEvent: TypeAlias = TextWritten | TextTakenAway | ReportMade


def parts_of(table: str) -> str:
    """The prefix of the parts of the texts of ``table``."""
    return f"{PARTS}{table}:"


def reports_of(table: str) -> str:
    """The prefix of the reports of texts at ``table``."""
    return f"{REPORTS}{table}:"


def name_stream(prefix: str, clock: Callable[[], datetime], before: str) -> str:
    """A name with this prefix that sorts after ``before``, the newest one, even if the clock was set back."""
    now = int(clock().timestamp() * 1000)
    newest = int(before.removeprefix(prefix)) if before else 0
    return f"{prefix}{max(now, newest + 1):013d}"
