"""Disables a rule in the running program, and restores it."""

import dataclasses
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from enum import Enum
from functools import partial
from types import FunctionType
from typing import Any, NamedTuple

import msgspec

from kitapi.kernel.rules import Instead, Rule, Table
from tools.clauses.marks import Marks


class CannotDisable(TypeError):
    """The marked object is of a kind that this module cannot disable."""


class Disabling(NamedTuple):
    """One rule that can be disabled."""

    name: str
    clauses: tuple[str, ...]
    disabled: Callable[[], AbstractContextManager[None]]
    """Opens a context in which the rule is gone."""


def disablings(marks: Marks) -> list[Disabling]:
    """Return every marked function, once for each of its marks, and every cell, or else row, of every marked table."""
    times = Counter(rule.name for rule in marks.rules)
    found = []
    for rule in marks.rules:
        name = rule.name if times[rule.name] == 1 else f"{rule.name} as {', '.join(rule.clauses)}"
        found.append(Disabling(name, rule.clauses, partial(without_rule, rule)))
    for table in marks.tables:
        found += _row_disablings(table)
    return found


def _row_disablings(table: Table) -> Iterator[Disabling]:
    for key in table.rows:
        others = [row for other, row in table.rows.items() if other != key]
        changes = [] if table.by_row else list(changed_copies(table.rows[key], others))
        for what, row in changes or [("gone", GONE)]:
            name = f"table of {', '.join(table.clauses)}, row {format_value(key)}: {what}"
            yield Disabling(name, table.clauses, partial(with_row, table.rows, key, row))


def format_value(value: Any) -> str:
    """Return a key or cell as a reader would write it."""
    if isinstance(value, Enum):
        return value.name
    if isinstance(value, tuple):
        return f"({', '.join(map(format_value, value))})"
    return repr(value)


# --- functions --------------------------------------------------------------------------------------------------------


def _value(*_arguments: Any, _without: Any, **_named: Any) -> Any:
    return _without


def _call(*arguments: Any, _without: Callable[..., Any], **named: Any) -> Any:
    return _without(*arguments, **named)


@contextmanager
def without_rule(rule: Rule) -> Iterator[None]:
    """Make the rule's function return what it would without the rule.

    Its code object is replaced, so that all modules that imported the function are affected.

    Raises:
        CannotDisable: the marked object is no plain function of a module.
    """
    function = rule.function
    if not isinstance(function, FunctionType) or function.__closure__:
        raise CannotDisable(f"{rule.name} is no plain function: mark the function itself, below other decorators")
    kept = function.__code__, function.__defaults__, function.__kwdefaults__
    by_call = isinstance(rule.without, Instead)
    function.__code__ = (_call if by_call else _value).__code__
    function.__defaults__ = None
    function.__kwdefaults__ = {"_without": rule.without.function if by_call else rule.without}
    try:
        yield
    finally:
        function.__code__, function.__defaults__, function.__kwdefaults__ = kept


# --- rows of tables ---------------------------------------------------------------------------------------------------

GONE = object()
"""Stands for a row that is removed."""


@contextmanager
def with_row(rows: dict[Any, Any], key: Any, row: Any) -> Iterator[None]:
    """Let the table hold ``row`` at ``key``, or nothing there if it is ``GONE``."""
    kept = dict(rows)
    if row is GONE:
        del rows[key]
    else:
        rows[key] = row
    try:
        yield
    finally:
        rows.clear()
        rows.update(kept)


def changed_copies(value: Any, others: list[Any]) -> Iterator[tuple[str, Any]]:
    """Yield copies of ``value``, each with one cell changed, and what was changed; none if it cannot be.

    Args:
        value: a row of a table, or a part of one.
        others: what stands at the same place in the other rows; texts and functions are taken from there.
    """
    if isinstance(value, bool):
        yield f"{not value}", not value
    elif isinstance(value, Enum):
        for member in [one for one in type(value) if one is not value][:1]:
            yield format_value(member), member
    elif isinstance(value, int):
        yield f"{value + 1}", value + 1
    elif isinstance(value, str):
        text = next(iter(_different(value, others)), f"{value}?")
        yield format_value(text), text
    elif isinstance(value, tuple | list):
        yield from _changed_items(value, others)
    elif isinstance(value, msgspec.Struct):
        yield from _changed_fields(value, [field.name for field in msgspec.structs.fields(value)], others)
    elif dataclasses.is_dataclass(value):
        yield from _changed_fields(value, [field.name for field in dataclasses.fields(value)], others)
    else:
        yield from ((format_value(other), other) for other in _different(value, others)[:1])


def _different(value: Any, others: list[Any]) -> list[Any]:
    return [other for other in others if type(other) is type(value) and other != value]


def _changed_items(value: Any, others: list[Any]) -> Iterator[tuple[str, Any]]:
    rebuild = value._make if hasattr(value, "_make") else type(value)
    for place, item in enumerate(value):
        beside = [other[place] for other in others if isinstance(other, tuple | list) and len(other) > place]
        for what, new in changed_copies(item, beside):
            yield f"[{place}] {what}", rebuild([*value[:place], new, *value[place + 1 :]])


def _changed_fields(value: Any, names: list[str], others: list[Any]) -> Iterator[tuple[str, Any]]:
    for name in names:
        beside = [getattr(other, name) for other in others if hasattr(other, name)]
        for what, new in changed_copies(getattr(value, name), beside):
            yield f".{name} {what}", _replace_field(value, name, new)


def _replace_field(value: Any, name: str, new: Any) -> Any:
    if isinstance(value, msgspec.Struct):
        return msgspec.structs.replace(value, **{name: new})
    return dataclasses.replace(value, **{name: new})
