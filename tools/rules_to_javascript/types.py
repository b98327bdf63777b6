"""Types of Python values as the translator needs them: annotations, resolved as the program resolves them."""

import types
import typing
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from functools import cache
from typing import Annotated, Any, Literal, NewType, Union, get_args, get_type_hints

import msgspec

Type = Any
"""A class, a generic alias, or a union, without ``Annotated`` and ``NewType`` around it."""

NOTHING = type(None)
EMPTY_LIST: Type = types.GenericAlias(list, ())
EMPTY_TUPLE: Type = types.GenericAlias(tuple, ())
_SEQUENCES: tuple[Any, ...] = (tuple, list, frozenset, set, Iterable, Sequence)


def origin(hint: Type) -> Any:
    """Return the class behind a generic alias; None for any other type."""
    return typing.get_origin(hint)


def plain(hint: Type) -> Type:
    """Return ``hint`` without ``Annotated``, ``NewType`` and the literals of ``Literal``."""
    while True:
        if isinstance(hint, NewType):
            hint = hint.__supertype__
        elif origin(hint) is Annotated:
            hint = get_args(hint)[0]
        elif origin(hint) is Literal:
            return type(get_args(hint)[0])
        elif hint is None:
            return NOTHING
        else:
            return hint


@cache
def hints_of(owner: Any) -> dict[str, Type]:
    """Return the annotations of a function or class."""
    return {name: plain(hint) for name, hint in get_type_hints(owner, include_extras=True).items()}


def members(hint: Type) -> tuple[Type, ...]:
    """Return the members of a union; any other type is its own only member."""
    hint = plain(hint)
    if origin(hint) in (Union, types.UnionType):
        return tuple(one for part in get_args(hint) for one in members(part))
    return (hint,)


def without_none(hint: Type) -> Type:
    """Return ``hint`` without None."""
    return union(*(one for one in members(hint) if one is not NOTHING))


def union(*parts: Type) -> Type:
    """Return the union of ``parts``; an empty tuple or list has no items of its own."""
    unique = list(dict.fromkeys(one for part in parts for one in members(part)))
    known = [one for one in unique if one not in (EMPTY_LIST, EMPTY_TUPLE)] or unique
    return known[0] if len(known) == 1 else _union_of(known) if known else NOTHING


def is_sequence(hint: Type) -> bool:
    """Whether a value of the type is an array in JavaScript, unless it is None."""
    return all((origin(one) or one) in _SEQUENCES for one in members(without_none(hint)))


def is_mapping(hint: Type) -> bool:
    """Whether a value of the type is a dict, unless it is None."""
    return all((origin(one) or one) in (dict, Mapping) for one in members(without_none(hint)))


def is_plain_class(hint: Type, base: type | tuple[type, ...]) -> bool:
    """Whether every member of the type is a class below ``base``."""
    return all(isinstance(one, type) and origin(one) is None and issubclass(one, base) for one in members(hint))


def is_scalar(hint: Type) -> bool:
    """Whether two values of the type are equal in JavaScript if they are the same."""
    return all(one is NOTHING or is_plain_class(one, (int, str, bool, Enum)) for one in members(hint))


def item_type(hint: Type) -> Type:
    """Return the type of the items of a sequence, and of the keys of a dict."""
    parts = []
    for one in members(without_none(hint)):
        arguments = [part for part in get_args(one) if part is not Ellipsis]
        parts += arguments[:1] if is_mapping(one) else arguments
    return union(*parts)


def value_type(hint: Type) -> Type:
    """Return the type of the values of a dict."""
    return union(*(get_args(one)[1] for one in members(without_none(hint))))


def field_at(hint: Type, place: int) -> Type:
    """Return the type of the item at ``place``."""
    parts = []
    for one in members(without_none(hint)):
        arguments = get_args(one)
        fixed = origin(one) is tuple and Ellipsis not in arguments
        parts.append(arguments[place] if fixed and place < len(arguments) else item_type(one))
    return union(*parts)


def is_struct(hint: Type) -> bool:
    """Whether the type is one of msgspec's structs."""
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


def is_named_tuple(hint: Type) -> bool:
    """Whether the type is a named tuple."""
    return isinstance(hint, type) and issubclass(hint, tuple) and hasattr(hint, "_fields")


def _union_of(parts: list[Type]) -> Type:
    return Union[tuple(parts)]  # noqa: UP007 - the members are known only now


def list_of(item: Type) -> Type:
    """Return the type of a list of ``item``."""
    return types.GenericAlias(list, (item,))


def tuple_of(item: Type) -> Type:
    """Return the type of a tuple of any number of ``item``."""
    return types.GenericAlias(tuple, (item, ...))


def tuple_with(items: list[Type]) -> Type:
    """Return the type of a tuple of exactly ``items``."""
    return types.GenericAlias(tuple, tuple(items))


def dict_of(key: Type, value: Type) -> Type:
    """Return the type of a dict from ``key`` to ``value``."""
    return types.GenericAlias(dict, (key, value))


def is_list(hint: Type) -> bool:
    """Whether a value of the type is a list, which can grow in place."""
    return all(origin(one) is list for one in members(hint))
