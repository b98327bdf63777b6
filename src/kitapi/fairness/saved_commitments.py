"""Commitments saved while deals were played, and their comparison with the record."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from kitapi.fairness.arithmetic import commitment_of
from kitapi.fairness.verdict import Problem, Verdict
from kitapi.texts import Text, TextError

AGAINST = "against"
"""The name of this check."""

_FORM = r"\A[0-9a-f]{64}\Z"


class Saved(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a table's public commitments, as somebody saved it."""

    number: Annotated[int, Meta(ge=1, lt=1 << 53)]
    context: str
    algorithm: str
    commitment: str
    state: Literal["open", "used", "aborted"]
    secret: Annotated[str, Meta(pattern=_FORM)] | None = None


class BadSaved(TextError):
    """A line is no commitment; the message names the line."""


_read = msgspec.json.Decoder(Saved).decode


def read_saved(lines: Iterable[bytes]) -> tuple[Saved, ...]:
    """The commitments in ``lines``, blank ones skipped.

    Raises:
        BadSaved: a line is no commitment.
    """
    saved: list[Saved] = []
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            saved.append(_read(line))
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise BadSaved(
                Text("line {number} is no commitment: {problem}", number=number, problem=str(error))
            ) from None
    return tuple(saved)


def against(saved: Sequence[Saved], verdicts: Iterable[Verdict]) -> Iterator[Verdict]:
    """Yield ``verdicts``, corrected by the saved commitments, and then one for each saved deal that is missing.

    A deal that shows no secret is verified with the saved one. If there is only one verdict, on a deal that is not the
    first of its sitting, other deals are not reported as missing.
    """
    numbers: list[int] = []
    for verdict in verdicts:
        numbers.append(verdict.deal)
        yield _compare(verdict, [one for one in saved if one.number == verdict.deal])
    if numbers and (len(numbers) > 1 or numbers[0] == 1):
        yield from _report_missing(saved, frozenset(numbers))


def _compare(verdict: Verdict, saved: Sequence[Saved]) -> Verdict:
    secrets = {one.secret for one in saved if one.secret}
    problems = [Problem(AGAINST, said) for one in saved for said in _differences(verdict, one)]
    if problems:
        return replace(verdict, outcome="failed", problems=(*verdict.problems, *dict.fromkeys(problems)))
    return replace(verdict, outcome="aborted") if verdict.outcome == "open" and secrets else verdict


def _differences(verdict: Verdict, saved: Saved) -> Iterator[Text]:
    if saved.context != verdict.context:
        yield Text("it was saved as “{context}”", context=saved.context[:80])
    if (saved.algorithm, saved.commitment) != (verdict.algorithm, verdict.commitment):
        yield Text(
            "it was bound to {commitment} by “{algorithm}” when that was saved",
            commitment=saved.commitment[:64],
            algorithm=saved.algorithm[:40],
        )
    yield from _unfit(saved)


def _unfit(saved: Saved) -> Iterator[Text]:
    if saved.secret and commitment_of(saved.context, bytes.fromhex(saved.secret)) != saved.commitment:
        yield Text("the secret that was saved is not the one that was promised")


def _report_missing(saved: Sequence[Saved], checked: frozenset[int]) -> Iterator[Verdict]:
    """Verdicts on saved deals that are not in the record; the next deal may be missing if it was running when saved."""
    missed: dict[int, list[Saved]] = {}
    for one in saved:
        if one.number not in checked:
            missed.setdefault(one.number, []).append(one)
    for number in sorted(missed):
        ones = missed[number]
        if number == max(checked) + 1 == max(missed) and all(one.state == "open" for one in ones):
            continue
        said = dict.fromkeys([Text("it was saved, and is not in the record"), *_unfit(ones[-1])])
        yield Verdict(
            deal=number,
            context=ones[-1].context,
            algorithm=ones[-1].algorithm,
            commitment=ones[-1].commitment,
            outcome="failed",
            problems=tuple(Problem(AGAINST, one) for one in said),
        )
