"""The authors of the steps of a house: people or the automaton."""

from collections.abc import Iterable, Sequence

import msgspec

from kitapi.kernel.books import Entry
from kitapi.kernel.done_by import DoneBy


class Signed(msgspec.Struct, frozen=True, kw_only=True):
    """A step of the house: the name of its event, when it was stored, and its author; None if the log has no author."""

    step: str
    at: str
    by: DoneBy | None


class Served(msgspec.Struct, frozen=True, kw_only=True):
    """Who acted in a role, a person or the automaton: the times of the first and last step, and the number of steps."""

    by: DoneBy
    since: str
    until: str
    steps: int


def sign_step(entry: Entry) -> Signed:
    """The step of ``entry``, with who took it and when."""
    kind = str(type(entry.event).__struct_config__.tag)
    return Signed(step=kind.partition(".")[2], at=entry.at, by=entry.by)


def ruling_signed(before: Iterable[Entry], stated: type, joined: type) -> tuple[Signed, ...]:
    """Who last stated the facts of a ruling, and who joined it since then; ``before``: the hand up to the ruling.

    ``stated``, ``joined``: the game's types of these events.
    """
    steps: list[Signed] = []
    for entry in before:
        if isinstance(entry.event, stated):
            steps = [sign_step(entry)]
        elif isinstance(entry.event, joined):
            steps.append(sign_step(entry))
    return tuple(steps)


def list_served(log: Iterable[Entry], apart: Sequence[str] = ()) -> tuple[Served, ...]:
    """Who acted in the house's roles, in the order of their first steps; the automaton and bots are listed separately.

    ``apart``: roles that are not of the house, and are left out.
    """
    kept: dict[tuple[str, str, bool], Served] = {}
    for entry in log:
        by = entry.by
        if by is None or by.role is None or by.role in apart:
            continue
        key = (by.role, by.visitor, by.automaton)
        first = kept.get(key)
        since, steps = (entry.at, 1) if first is None else (first.since, first.steps + 1)
        kept[key] = Served(by=by, since=since, until=entry.at, steps=steps)
    return tuple(kept.values())
