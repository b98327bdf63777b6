"""``kitapi verify``: whether every deal of a record was shuffled as the room committed itself to."""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from kitapi.cli.database.record_files import RecordFile
from kitapi.console.exits import Stopped
from kitapi.console.files import lines_of
from kitapi.console.languages import translate, translate_many, translate_text
from kitapi.fairness import HEADING, BadSaved, Verdict, read_saved, verify_record
from kitapi.fairness import against as held_against
from kitapi.wording.catalogues import message

FOUND = 1
"""Exit status if a deal failed, or cannot be verified."""

_BAD = ("failed", "unknown")

_COUNTED = {
    "sound": message("{count} sound"),
    "aborted": message("{count} aborted"),
    "open": message("{count} open"),
    "unknown": message("{count} unknown"),
    "failed": message("{count} failed"),
}


def verify(
    record: RecordFile,
    /,
    *,
    json: Annotated[bool, Parameter(help="One JSON object per deal, also on a terminal.", negative="")] = False,
    against: Annotated[Path | None, Parameter(help="Commitments of the table that were saved earlier.")] = None,
) -> int:
    """Verify RECORD: each deal's cards must be those that were committed to, and no deal may be missing.

    The exit status is 0 if every deal passes, else 1.
    """
    counted: Counter[str] = Counter()
    write = _write_json if json or not sys.stdout.isatty() else _write_words
    for verdict in _verdicts(record, against):
        counted[verdict.outcome] += 1
        write(verdict)
    if not counted:
        raise Stopped("the record holds no deal")
    if write is _write_words:
        sys.stdout.write(_sum(counted) + "\n")
    return FOUND if any(counted[outcome] for outcome in _BAD) else 0


def _verdicts(record: Path, saved: Path | None) -> Iterator[Verdict]:
    """Yield a verdict for each deal until the record ends.

    Raises:
        Stopped: the text is no record, or the saved commitments cannot be read.
    """
    from kitapi.registry import FAIRNESS  # noqa: PLC0415 - loads the games

    found = verify_record(lines_of(record), FAIRNESS)
    try:
        judged = found if saved is None else held_against(read_saved(lines_of(saved)), found)
    except BadSaved as error:
        raise Stopped("{option}: {problem}", option="--against", problem=error.problem) from None
    for verdict in judged:
        if not verdict.context and verdict.problems and verdict.problems[0].check == HEADING:
            raise Stopped(verdict.problems[0].sentence)
        yield verdict


def _write_json(verdict: Verdict) -> None:
    answer = {**msgspec.structs.asdict(verdict), "problems": [one._asdict() for one in verdict.problems]}
    sys.stdout.write(msgspec.json.encode(answer, enc_hook=str).decode() + "\n")


def _write_words(verdict: Verdict) -> None:
    for line in _words(verdict):
        sys.stdout.write("".join(sign if sign.isprintable() else "?" for sign in line) + "\n")


def _words(verdict: Verdict) -> Iterator[str]:
    name = translate("Deal {number}", number=verdict.deal) if verdict.deal else translate("A deal without a number")
    yield f"{name}: {_outcome(verdict)}."
    for one in verdict.problems:
        yield f"  {translate_text(one.sentence)} ({one.check})."
    if verdict.silent:
        yield "  " + translate("No share in the shuffle: {seats}.", seats=_seats(verdict.silent))
    if verdict.withheld:
        yield "  " + translate("Pledged a share and did not show it: {seats}.", seats=_seats(verdict.withheld))


def _outcome(verdict: Verdict) -> str:
    match verdict.outcome:
        case "sound":
            return translate("sound: its cards are the promised ones")
        case "aborted":
            return translate("ABORTED before its cards were shuffled; its secret is the promised one")
        case "open":
            return translate("NOTHING TO CHECK: no cards were shuffled, and no secret is shown")
        case "unknown":
            text = message("UNKNOWN: it was shuffled by “{algorithm}”, which this program does not know")
            return translate(text, algorithm=str(verdict.algorithm))
        case _:
            return translate("FAILED")


def _sum(counted: Counter[str]) -> str:
    parts = ", ".join(translate(_COUNTED[outcome], count=count) for outcome, count in counted.items())
    return translate_many("{count} deal: {parts}.", "{count} deals: {parts}.", counted.total(), parts=parts)


def _seats(seats: Sequence[int]) -> str:
    named = ", ".join(map(str, seats))
    return translate("seat {seats}", seats=named) if len(seats) == 1 else translate("seats {seats}", seats=named)
