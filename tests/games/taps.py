"""How many taps a deal takes in the form of a sheet on paper."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

WRITE = 1
"""The tap that writes the finished line."""


def taps_of(paper: Any, offer: Callable[[Any, Any], Any], written: Any) -> Iterator[int]:
    """Return the taps that each deal of ``paper`` takes: one for each answer that is not filled in, and one to write.

    ``offer``: the form of the game; ``written``: what the lines have written, which the taps write again.
    """
    for at, (line, result) in enumerate(zip(paper.lines, written.lines, strict=True)):
        if hasattr(line, "tricks"):
            taps, form = fill_in_form(replace(paper, lines=paper.lines[:at]), offer, line)
            assert form.written.settlement == result.written.settlement, line
            yield taps + WRITE


def fill_in_form(before: Any, offer: Callable[[Any, Any], Any], line: Any) -> tuple[int, Any]:
    """Return the number of answers that ``line`` needs, and the form with them."""
    taps, draft = 0, type(line)()
    form = offer(before, draft)
    while form.line is None or says_more(line, form):
        choices = form.fields[-1].choices
        names = {name for one in choices for name in one}
        draft = replace(draft, **max(choices, key=lambda one: count_alike(line, one, names)))
        form, taps = offer(before, draft), taps + 1
    return taps, form


def says_more(line: Any, form: Any) -> bool:
    """Whether ``line`` answers the last question of a finished form, and in another way."""
    choices = form.fields[-1].choices
    chosen = (one for one in choices if all(getattr(line, name) == value for name, value in one.items()))
    return any(getattr(form.line, name) != value for one in chosen for name, value in one.items())


def count_alike(line: Any, choice: dict[str, Any], names: set[str]) -> int:
    """Return how well ``line`` agrees with ``choice`` in the fields ``names``.

    A table counts all tricks; a form asks of some games only whether the declarer took any, which counts half.
    """
    blank = {one.name: one.default for one in msgspec.structs.fields(type(line))}
    return sum(_agreement(getattr(line, name), choice.get(name, blank[name])) for name in names)


def _agreement(said: Any, offered: Any) -> int:
    if said == offered:
        return 2
    are_tricks = isinstance(said, tuple) and isinstance(offered, tuple) and len(said) == len(offered) > 0
    return 1 if are_tricks and (said[0] == 0) == (offered[0] == 0) else 0
