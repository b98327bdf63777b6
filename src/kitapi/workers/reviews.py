"""Reviews of deals, one a line, in every language.

Requests are ``{"record":TEXT}``, each with a record of one deal. The answer to each is lines ``{"done":12,"of":31}``
and one ``{"review":{LANG:REVIEW…}}``. In its sentences players are ``{0}``, ``{1}``, ``{2}``: the reader fills in their
names.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from kitapi.api import RecordedDeal, review
from kitapi.records import read_record
from kitapi.registry import GAMES
from kitapi.review.narration import narrate
from kitapi.wording import LANGUAGES

Write = Callable[[dict[str, Any]], None]
"""Writes a line."""


class _Question(msgspec.Struct):
    record: str


def review_line(line: bytes, write: Write) -> dict[str, Any]:
    """The review of the deal in ``line``; ``write`` gets the progress.

    Raises:
        Exception: the line is no record of a deal that can be reviewed.
    """
    record = msgspec.json.decode(line, type=_Question).record
    read = read_record(record.encode().splitlines(), GAMES)
    made = review(RecordedDeal(record=read), progress=lambda done, of: write({"done": done, "of": of}))
    names = tuple(f"{{{seat}}}" for seat in range(len(read.seats)))
    return {"review": {lang: narrate(read.game, made, lang, names) for lang in LANGUAGES}}
