"""The difference of two JSON values, as a JSON Patch (RFC 6902)."""

from collections.abc import Iterator
from typing import Any, TypeAlias

import msgspec

Change: TypeAlias = dict[str, Any]
"""A change; ``op``: add, remove or replace; ``path``: a JSON Pointer (RFC 6901), empty for the whole value; ``value``:
if any.
"""


def changes(before: Any, after: Any) -> list[Change]:
    """The changes that turn ``before`` into ``after``, in order."""
    return list(_changes("", before, after))


def _changes(path: str, before: Any, after: Any) -> Iterator[Change]:
    """The changes within an object or a list, or its replacement if that is shorter."""
    replaced = {"op": "replace", "path": path, "value": after}
    if isinstance(before, dict) and isinstance(after, dict):
        yield from _shorter([*_of_fields(path, before, after)], replaced)
    elif isinstance(before, list) and isinstance(after, list):
        yield from _shorter([*_of_entries(path, before, after)], replaced)
    elif type(before) is not type(after) or before != after:
        yield replaced


def _shorter(within: list[Change], replaced: Change) -> list[Change]:
    if len(within) < 2:
        return within
    return within if len(msgspec.json.encode(within)) < len(msgspec.json.encode(replaced)) + 2 else [replaced]


def _of_fields(path: str, before: dict[str, Any], after: dict[str, Any]) -> Iterator[Change]:
    for name, value in before.items():
        if name in after:
            yield from _changes(f"{path}/{_escape_name(name)}", value, after[name])
        else:
            yield {"op": "remove", "path": f"{path}/{_escape_name(name)}"}
    for name in (name for name in after if name not in before):
        yield {"op": "add", "path": f"{path}/{_escape_name(name)}", "value": after[name]}


def _of_entries(path: str, before: list[Any], after: list[Any]) -> Iterator[Change]:
    """The changes of a list: by index if the lengths are equal, else between the equal beginnings and ends."""
    if len(before) == len(after):
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from _changes(f"{path}/{place}", old, new)
        return
    shorter = min(len(before), len(after))
    start = next((place for place in range(shorter) if before[place] != after[place]), shorter)
    rest = shorter - start
    end = next((place for place in range(rest) if before[-1 - place] != after[-1 - place]), rest)
    for place in reversed(range(start, len(before) - end)):
        yield {"op": "remove", "path": f"{path}/{place}"}
    for place in range(start, len(after) - end):
        yield {"op": "add", "path": f"{path}/{place}", "value": after[place]}


def _escape_name(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1")
