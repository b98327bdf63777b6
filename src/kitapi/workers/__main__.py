"""``python -m kitapi.workers``, which the web server starts: answers the requests of one service, one a line.

The first line of the input names the service, as ``{"serve":"solve"}``; the answer to it is ``{"ready":true}``, once
everything is loaded. Every further line is a request, and is answered by one line; a review first writes lines with its
progress.
"""

import os
import sys
from collections.abc import Callable, Mapping
from typing import Any, Literal, TypeAlias

import msgspec

Service: TypeAlias = Callable[[bytes], bytes]
"""A function that returns the answer to a line; both lines have their line break."""

NICENESS = 5
"""The niceness of reviews, by which their priority is lower than that of tables, if the system has priorities."""


class Greeting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line, which names the requested service."""

    serve: Literal["review", "solve", "value"]


def main() -> None:
    """Answer every line until there is no more."""
    greeting = msgspec.json.decode(sys.stdin.buffer.readline(), type=Greeting)
    answer = SERVICES[greeting.serve]()
    _write({"ready": True})
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(answer(line))
        sys.stdout.buffer.flush()


def _solve() -> Service:
    from kitapi.api import solve  # noqa: PLC0415 - loaded only if this service is requested
    from kitapi.lines.lines import answers  # noqa: PLC0415
    from kitapi.lines.solve.positions import read_open_cards  # noqa: PLC0415
    from kitapi.solver.loader import load_entries  # noqa: PLC0415

    load_entries()
    return lambda line: b"".join(one.line() for one in answers([line], lambda said: solve(read_open_cards(said))))


def _value() -> Service:
    from kitapi.registry import PACKAGES, names_with  # noqa: PLC0415
    from kitapi.solver.loader import load_many  # noqa: PLC0415
    from kitapi.workers.values import value_line  # noqa: PLC0415

    load_many()
    for package in map(PACKAGES.__getitem__, names_with("value")):
        assert package.value is not None
        package.value()
    return value_line


def _review() -> Service:
    from kitapi.workers.bots import prepare  # noqa: PLC0415
    from kitapi.workers.reviews import review_line  # noqa: PLC0415

    if hasattr(os, "nice"):
        os.nice(NICENESS)
    prepare()

    def answer_line(line: bytes) -> bytes:
        try:
            return _line(review_line(line, _write))
        except Exception as error:  # the next deal can still be reviewed
            return _line({"error": f"{type(error).__name__}: {error}"})

    return answer_line


SERVICES: Mapping[str, Callable[[], Service]] = {"review": _review, "solve": _solve, "value": _value}
"""The services; each is loaded on first use."""


def _line(value: dict[str, Any]) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def _write(value: dict[str, Any]) -> None:
    sys.stdout.buffer.write(_line(value))
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
