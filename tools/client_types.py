"""Writes the page's types of requests and answers, from the structs that the server reads and writes.

``python -m tools.client_types`` writes every file of ``FILES``; a test compares them.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec
from msgspec import inspect

from kitapi.api import HandValue, ValueRequest

CLIENT = Path(__file__).parents[1] / "src/kitapi/web/client"
FILES: Mapping[Path, Sequence[type[msgspec.Struct]]] = {CLIENT / "hand/value.d.ts": (ValueRequest, HandValue)}
"""The structs of each file; those that they hold are written with them."""

HEADING = "/** What a page asks and is answered. `python -m tools.client_types` writes this file. */\n"
_NAMES = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "any",
}


def render_types(structs: Sequence[type[msgspec.Struct]]) -> str:
    """The file that declares ``structs``.

    Raises:
        LookupError: a field has a type that this program cannot write.
    """
    found: dict[str, str] = {}
    for struct in structs:
        _declare(_struct(inspect.type_info(struct)), found)
    return HEADING + "".join(found.values())


def _declare(struct: inspect.StructType, found: dict[str, str]) -> None:
    """Add the declaration of ``struct`` to those ``found``, after those of the structs that it holds."""
    for held in _structs_in(struct):
        _declare(held, found)
    fields = "".join(
        f"  {field.encode_name}{'' if field.required else '?'}: {_name(field.type)};\n" for field in struct.fields
    )
    found[struct.cls.__name__] = f"\nexport interface {struct.cls.__name__} {{\n{fields}}}\n"


def _struct(kind: inspect.Type) -> inspect.StructType:
    assert isinstance(kind, inspect.StructType)
    return kind


def _structs_in(struct: inspect.StructType) -> Iterator[inspect.StructType]:
    for field in struct.fields:
        kind = field.type.item_type if isinstance(field.type, inspect.VarTupleType) else field.type
        if isinstance(kind, inspect.StructType):
            yield kind


def _name(kind: inspect.Type) -> str:
    match kind:
        case inspect.StructType():
            return kind.cls.__name__
        case inspect.UnionType():
            return " | ".join(map(_name, kind.types))
        case inspect.VarTupleType():
            return f"{_name(kind.item_type)}[]"
        case inspect.DictType():
            return f"{{ [name: {_name(kind.key_type)}]: {_name(kind.value_type)} }}"
        case _:
            return _NAMES[type(kind)]


def main() -> None:
    """Write all files."""
    for path, structs in FILES.items():
        path.write_text(render_types(structs), encoding="utf-8")


if __name__ == "__main__":
    main()
