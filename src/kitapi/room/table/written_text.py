"""The form of free text at a table: one short line of printable characters."""

import unicodedata
from itertools import groupby

from kitapi.room.errors import MalformedCommand

JOINER = "\u200d"
"""Joins characters, as in emoji of several people; of the characters that cannot be seen, only this one is allowed."""

MOST_MARKS = 3
"""Maximum number of marks, such as accents, on one letter: more would cover the lines above and below."""


def parse_text(text: str) -> str:
    """``text`` in its shortest Unicode form, without blanks around it.

    Raises:
        MalformedCommand: it is empty, has several lines, or holds characters that cannot be printed.
    """
    trimmed = unicodedata.normalize("NFC", text).strip()
    plain = trimmed.replace(JOINER, "")
    if not plain:
        raise MalformedCommand("text", "must not be empty")
    if not plain.isprintable() or _most_marks(plain) > MOST_MARKS:
        raise MalformedCommand("text", "must have printable characters only")
    return trimmed


def _most_marks(text: str) -> int:
    """The largest number of marks on one letter."""
    runs = groupby(text, key=lambda letter: unicodedata.category(letter)[0] == "M")
    return max((len(list(marks)) for is_mark, marks in runs if is_mark), default=0)
