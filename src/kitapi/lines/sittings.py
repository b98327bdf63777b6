"""Sittings at real tables, written as lines: what all games say of a line that is refused, and of the end."""

import msgspec

MOST_LINES = 2_000
"""The most lines of a sitting."""
MOST_EVENTS = 3 * MOST_LINES
"""The most events of a record that are read for its sheet."""


class Refusal(msgspec.Struct, frozen=True, kw_only=True):
    """Why a line has no effect: the field that is wrong, or the clause that it breaks; the other one is empty."""

    field: str = ""
    clause: str = ""


class SittingOver(msgspec.Struct, frozen=True, kw_only=True):
    """The sitting has ended by ``clause``."""

    clause: str


def refusal_of(subject: str, rulebook: str) -> Refusal:
    """Return the refusal whose field or clause is ``subject``; ``rulebook``: the beginning of every clause."""
    return Refusal(clause=subject) if subject.startswith(rulebook) else Refusal(field=subject)
