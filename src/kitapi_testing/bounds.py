"""The law of bounds: every number has a lowest and a highest value, every text, list and mapping a longest length."""

from collections.abc import Iterator
from typing import Any

from msgspec import inspect

LARGEST = 2**53 // 1000
"""The largest allowed distance from zero: sums of a thousand such numbers are exact in a browser."""

SEQUENCES = (inspect.VarTupleType, inspect.ListType, inspect.SetType, inspect.FrozenSetType)
TEXTS = (inspect.StrType, inspect.BytesType)
PLAIN = (inspect.BoolType, inspect.NoneType, inspect.EnumType, inspect.LiteralType)
LEFT_TO_ANOTHER_DECODER = (inspect.RawType,)
"""Types of raw JSON, which is decoded later: terms and actions by their game, an ``id`` never."""


def find_unbounded(checked: Any, place: str = "") -> list[str]:
    """Return the places in a type that have no bounds, or too wide ones."""
    return sorted(set(_find_in_type(inspect.type_info(checked), place, ())))


def _find_in_type(kind: inspect.Type, place: str, above: tuple[type, ...]) -> Iterator[str]:
    """Yield the unbounded places below ``place``; ``above``: the enclosing structs, as a struct may contain itself."""
    match kind:
        case inspect.Metadata():
            yield from _find_in_type(kind.type, place, above)
        case inspect.IntType() | inspect.FloatType():
            yield from [] if _is_bounded(kind) else [place]
        case inspect.UnionType():
            for one in kind.types:
                yield from _find_in_type(one, place, above)
        case inspect.StructType():
            yield from _find_in_fields(kind, place, above)
        case inspect.TupleType():
            for number, one in enumerate(kind.item_types):
                yield from _find_in_type(one, f"{place}[{number}]", above)
        case _:
            yield from _find_in_container(kind, place, above)


def _find_in_fields(struct: inspect.StructType, place: str, above: tuple[type, ...]) -> Iterator[str]:
    if struct.cls in above:
        return
    name = f"{place}.{struct.cls.__name__}".lstrip(".")
    for field in struct.fields:
        yield from _find_in_type(field.type, f"{name}.{field.name}", (*above, struct.cls))


def _find_in_container(kind: inspect.Type, place: str, above: tuple[type, ...]) -> Iterator[str]:
    """Yield the unbounded places in a text, a list or a mapping; for any other type, its own place."""
    if isinstance(kind, (*TEXTS, *SEQUENCES, inspect.DictType)):
        if kind.max_length is None:
            yield place
        if isinstance(kind, SEQUENCES):
            yield from _find_in_type(kind.item_type, f"{place}[]", above)
        if isinstance(kind, inspect.DictType):
            yield from _find_in_type(kind.key_type, f"{place} key", above)
            yield from _find_in_type(kind.value_type, f"{place}{{}}", above)
    elif not isinstance(kind, (*PLAIN, *LEFT_TO_ANOTHER_DECODER)):
        yield place


def _is_bounded(number: inspect.IntType | inspect.FloatType) -> bool:
    lowest = number.ge if number.gt is None else number.gt
    highest = number.le if number.lt is None else number.lt
    return lowest is not None and highest is not None and lowest >= -LARGEST and highest <= LARGEST
