"""Reviews deals, one a line: ``python -m kitapi.web.review_lines``, which the room starts for itself.

In come ``{"record":TEXT}``, each a record of one deal, or ``{}``, which is answered when everything is loaded. Out
come, for each, lines ``{"done":12,"of":31}`` and one ``{"review":{LANG:REVIEW…}}``, or ``{"error":TEXT}``. In its
sentences players stand as ``{0}``, ``{1}``, ``{2}``: who reads them knows what to call them.
"""

import os
import sys
from typing import Any

import msgspec

from kitapi.records import read_record
from kitapi.registry import GAMES, PACKAGES
from kitapi.reviewing import review
from kitapi.reviewing.telling import told
from kitapi.wording import LANGUAGES
from kitapi.workers import prepare

KINDNESS = 5
"""By how much tables go before reviews, where the system lets one say so."""


class _Question(msgspec.Struct):
    record: str = ""


def main() -> None:
    """Answer every line until there is no more."""
    if hasattr(os, "nice"):
        os.nice(KINDNESS)
    for line in sys.stdin.buffer:
        try:
            answer = _answer(msgspec.json.decode(line, type=_Question).record)
        except Exception as error:  # the next deal is reviewed all the same
            answer = {"error": f"{type(error).__name__}: {error}"}
        _say(answer)


def _answer(record: str) -> dict[str, Any]:
    if not record:
        prepare()
        return {"ready": True}
    read = read_record(record.encode().splitlines(), GAMES)
    made = review(PACKAGES[read.game.name], read.deals[0], progress=lambda done, of: _say({"done": done, "of": of}))
    names = tuple(f"{{{seat}}}" for seat in range(len(read.seats)))
    return {"review": {lang: told(read.game, made, lang, names) for lang in LANGUAGES}}


def _say(value: dict[str, Any]) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(value) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
