"""The history of a sheet as a set of changes that only grows: undo and redo are changes too, and nothing is ever lost.

``web/client/writer/changes.js`` says the same for the page; a test runs both over the same logs.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import TypedDict

import msgspec
from msgspec.structs import replace

from kitapi.papers.changes import Amend, Change, Keep, Name, Options, Strike, Undo, Write, device_of, number_of


class Stamp(TypedDict):
    """What the next change of a device says of itself, as the arguments of its struct."""

    id: str
    seen: dict[str, int]
    at: int


class LineState(msgspec.Struct, frozen=True, kw_only=True):
    """A line as it is now; ``id``: the change that wrote it; ``changes``: that one and all that corrected the line."""

    id: str
    line: Options
    struck: bool
    changes: tuple[Change, ...]


def count_by_device(log: Iterable[Change]) -> dict[str, int]:
    """Return how many changes of each device are in the log."""
    counts: dict[str, int] = {}
    for change in log:
        device = device_of(change.id)
        counts[device] = max(counts.get(device, 0), number_of(change.id))
    return counts


def next_stamp(log: Iterable[Change], device: str, at: int) -> Stamp:
    """Return the stamp of the next change on ``device``, made at ``at`` milliseconds since 1970."""
    seen = count_by_device(log)
    return Stamp(id=f"{device}.{seen.get(device, 0) + 1}", seen=seen, at=at)


def in_order(log: Iterable[Change]) -> list[Change]:
    """Return the log in one order for all devices: each change after those that it had seen."""
    return sorted(log, key=lambda change: (sum(change.seen.values()), change.id))


def join_logs(one: Iterable[Change], other: Iterable[Change]) -> list[Change]:
    """Return the changes of both logs; where both have a change of one id, the one of ``other``."""
    return in_order({change.id: change for change in (*one, *other)}.values())


def active_changes(log: Iterable[Change]) -> list[Change]:
    """Return the changes that are not undone, in order."""
    undone: set[str] = set()
    active: list[Change] = []
    for change in reversed(in_order(log)):
        if change.id in undone:
            continue
        if isinstance(change, Undo):
            undone.add(change.of)
        active.append(change)
    return active[::-1]


def undoable(log: Iterable[Change]) -> Change | None:
    """Return the change that “undo” cancels now; names are not undone but given again."""
    return next((change for change in reversed(active_changes(log)) if not isinstance(change, Undo | Name)), None)


def redoable(log: Sequence[Change]) -> Undo | None:
    """Return the ``Undo`` that “redo” cancels now: the newest one after which nothing else was changed."""
    by_id = {change.id: change for change in log}
    for change in reversed(active_changes(log)):
        if isinstance(change, Undo):
            if not isinstance(by_id.get(change.of), Undo):
                return change
        elif not isinstance(change, Name):
            return None
    return None


def lines_of(log: Iterable[Change]) -> list[LineState]:
    """Return the lines of the sheet in order, struck ones too."""
    lines: list[LineState] = []
    for change in active_changes(log):
        if isinstance(change, Write):
            at = _place_of(lines, change.after) + 1
            lines.insert(at, LineState(id=change.id, line=change.line, struck=False, changes=(change,)))
        elif isinstance(change, Amend | Strike) and (at := _place_of(lines, change.of)) >= 0:
            lines[at] = _correct_line(lines[at], change)
    return lines


def _place_of(lines: Sequence[LineState], change: str | None) -> int:
    """The place of the line that ``change`` wrote; -1 if there is none. Later lines are looked at first."""
    return next((at for at in reversed(range(len(lines))) if lines[at].id == change), -1)


def _correct_line(line: LineState, change: Amend | Strike) -> LineState:
    changes = (*line.changes, change)
    if isinstance(change, Strike):
        return replace(line, struck=True, changes=changes)
    return replace(line, line=change.line, changes=changes)


def names_of(log: Iterable[Change], players: int) -> list[str]:
    """Return the names given to the players; the last one holds, and a player without one has an empty name."""
    names = [""] * players
    for change in active_changes(log):
        if isinstance(change, Name) and change.seat < players:
            names[change.seat] = change.name
    return names


def conflicts_in(log: Sequence[Change]) -> list[tuple[Change, Change]]:
    """Return pairs of changes that two devices made without knowing of each other, and that concern the same place.

    They wrote two deals after the same line, or corrected one line. A pair that was decided is not among them.
    """
    active = active_changes(log)
    decided = {frozenset(change.of) for change in active if isinstance(change, Keep)}
    gone = {line.id for line in lines_of(log) if line.struck}
    there = [(at, change) for at, change in enumerate(active) if change.id not in gone]
    by_place: dict[tuple[str, str | None], list[tuple[int, Change]]] = {}
    for at, change in there:
        if (place := _place_changed(change)) is not None:
            by_place.setdefault(place, []).append((at, change))
    pairs = [pair for group in by_place.values() for pair in combinations(group, 2)]
    pairs.sort(key=lambda pair: (pair[0][0], pair[1][0]))
    return [
        (one, other)
        for (_, one), (_, other) in pairs
        if not _had_seen(one, other) and not _had_seen(other, one) and frozenset((one.id, other.id)) not in decided
    ]


def _place_changed(change: Change) -> tuple[str, str | None] | None:
    """What ``change`` concerns: the place after a line, or a line; None if it concerns neither."""
    if isinstance(change, Write):
        return "after", change.after
    return ("line", change.of) if isinstance(change, Amend | Strike) else None


def _had_seen(change: Change, other: Change) -> bool:
    """Whether ``change`` was made on a device that knew ``other``."""
    return change.seen.get(device_of(other.id), 0) >= number_of(other.id)
