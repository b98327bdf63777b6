"""Hands written as lines of JSON, and what they are worth."""

from collections.abc import Callable
from typing import Any

import msgspec

from kitapi.api import BadHand, HandQuestion, HandValue, value
from kitapi.console.stopping import Stopped
from kitapi.kernel import IllegalAction, MalformedAction
from kitapi.lines.fields import read_fields
from kitapi.lines.lines import BadLine
from kitapi.solver.layouts import Watch
from kitapi.wording.sentences import sentence_for

__all__ = ["HandLines", "of_one"]


class _Paper(HandQuestion, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: str = ""
    cards: str = ""
    id: msgspec.Raw = msgspec.Raw()


_read: Callable[[bytes], _Paper] = msgspec.json.Decoder(_Paper).decode


class HandLines:
    """Answers hands; what a line does not say is as ``asked`` for all of them."""

    def __init__(self, asked: dict[str, Any], workers: int, watch: Watch | None) -> None:
        self.asked = asked
        self._workers, self._watch = workers, watch

    def answer(self, line: bytes) -> HandValue:
        """What the hand in a line is worth.

        Raises:
            BadLine: it says what cannot be.
        """
        read_fields(_read, line, {})
        said = msgspec.json.decode(line)
        said.pop("id", None)
        if "cards" not in said:
            raise BadLine("cards", "is missing")
        return self.of(said)

    def of(self, said: dict[str, Any]) -> HandValue:
        """What the hand that ``said`` describes is worth.

        Raises:
            BadLine: it cannot be.
        """
        try:
            asked = msgspec.convert(self.asked | said, HandQuestion)
            return value(asked, workers=self._workers, watch=self._watch)
        except BadHand as bad:
            cause = bad.__cause__
            known = isinstance(cause, MalformedAction | IllegalAction)
            problem = sentence_for(cause, "en").removesuffix(".") if known else bad.problem  # type: ignore[arg-type]
            raise BadLine(bad.field, problem) from None


def of_one(lines: HandLines) -> HandValue:
    """What the hand of the options is worth.

    Raises:
        Stopped: it cannot be.
    """
    try:
        return lines.of({})
    except BadLine as bad:
        raise Stopped(str(bad)) from None
