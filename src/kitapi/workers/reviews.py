"""Reviews of deals, one a line, in every language.

Requests are ``{"record":TEXT}``, each with a record of one deal. The answer consists of lines ``{"done":12,"of":31}``
and one line ``{"review":{LANG:REVIEW…}}``. Its sentences have the placeholders ``{0}``, ``{1}``, ``{2}``, which the
reader fills with the players' names.
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
"""A function that writes a line."""


class _Question(msgspec.Struct):
    record: str


def review_line(line: bytes, write: Write) -> dict[str, Any]:
    """The review of the deal in ``line``; ``write`` is called with the progress.

    Raises:
        Exception: the line is no record of a deal that can be reviewed.
    """
    record = msgspec.json.decode(line, type=_Question).record
    read = read_record(record.encode().splitlines(), GAMES)
    made = review(RecordedDeal(record=read), progress=lambda done, of: write({"done": done, "of": of}))
    names = tuple(f"{{{seat}}}" for seat in range(len(read.seats)))
    return {"review": {lang: narrate(read.game, made, lang, names) for lang in LANGUAGES}}
