"""Questions about open cards, as docs/formats/solve.md describes them; an address contains the whole question."""

from collections.abc import Iterable
from typing import Any, Protocol

import msgspec
from litestar import MediaType, Response, get
from litestar.datastructures import State

from kitapi.room.errors import MalformedCommand
from kitapi.web.pages import AnyRequest, json_answer

HANDS = ("declarer", "first", "second")
FIELDS = ("strain", "leader", "objective", "table", "played")
"""The fields of a question, besides the hands, that its address may contain."""

LONGEST = 400
"""Maximum characters of a field; thirty cards need 89."""

CACHED_FOR_A_DAY = {"cache-control": "private, max-age=86400"}
"""Answers are exact, and never change."""


class Solver(Protocol):
    """Answers questions, one a line."""

    async def answer(self, line: bytes) -> bytes:
        """The line that answers ``line``; raises ``RoomError`` if there is no answer."""
        ...

    async def close(self) -> None:
        """Stop answering."""
        ...


class _Refusal(msgspec.Struct):
    error: str | None = None


_refusal_in = msgspec.json.Decoder(_Refusal).decode


@get("/api/solve")
async def solve(request: AnyRequest, state: State) -> Response[bytes]:
    """The value of open cards with best play by all."""
    return await answer_question(state.solving, msgspec.json.encode(_question(request.query_params)))


async def answer_question(solving: Solver, question: bytes) -> Response[bytes]:
    """The answer of ``solving`` to a line, sent unchanged."""
    line = await solving.answer(question)
    error = _refusal_in(line).error
    if error is None:
        return Response(line.removesuffix(b"\n"), media_type=MediaType.JSON, headers=CACHED_FOR_A_DAY)
    return json_answer({"reason": "malformed", "field": error.partition(":")[0], "text": f"{error}."}, 400)


def check_lengths(parts: Any, fields: Iterable[str], longest: int) -> None:
    """Check that no field of an address is too long.

    Raises:
        MalformedCommand: a field is too long.
    """
    for field in fields:
        if len(parts.get(field) or "") > longest:
            raise MalformedCommand(field, f"must have at most {longest} characters")


def _question(parts: Any) -> dict[str, Any]:
    """The question in ``parts``, a query by name; without ``second`` there is a lone defender."""
    check_lengths(parts, (*HANDS, *FIELDS, "also"), LONGEST)
    given = {field: parts[field] for field in FIELDS if parts.get(field) is not None}
    hands = {"second": None} | {hand: parts[hand] for hand in HANDS if parts.get(hand) is not None}
    return {**given, "hands": hands, "also": [one for one in (parts.get("also") or "").split(",") if one]}
