"""JSON Schemas of types, for the components of both descriptions."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from inspect import cleandoc
from typing import Any, TypeAlias

import msgspec

from kitapi.kernel import Game

Schema: TypeAlias = dict[str, Any]
AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any]

PLACE = "#/components/schemas/"


def ref(name: str) -> Schema:
    """A reference to the component ``name``."""
    return {"$ref": PLACE + name}


def schemas_of(types: Iterable[Any], prefix: str = "") -> tuple[list[Schema], dict[str, Schema]]:
    """The schema of each type, and all components that they refer to, whose names begin with ``prefix``."""
    known = [_without_raw_defaults(one) for one in types]
    found, parts = msgspec.json.schema_components(known, ref_template=PLACE + prefix + "{name}")
    return [_tidy(one) for one in found], {prefix + name: _tidy(part) for name, part in sorted(parts.items())}


def schemas_of_games(games: Mapping[str, AnyGame], kinds: Sequence[str]) -> dict[str, Schema]:
    """Every game's types of these ``kinds``, as ``GAME.view``, and those that they refer to, as ``GAME.Pass``."""
    parts: dict[str, Schema] = {}
    for name, game in games.items():
        found, more = schemas_of((game.codec.types[kind] for kind in kinds), f"{name}.")
        parts |= {f"{name}.{kind}": schema for kind, schema in zip(kinds, found, strict=True)} | more
    return parts


def of_any_game(games: Iterable[str], kind: str) -> Schema:
    """The schema of a value of the type ``kind`` of any of ``games``; the value may have additional fields."""
    return {"anyOf": [ref(f"{name}.{kind}") for name in games]}


def fill(parts: dict[str, Schema], values: Mapping[str, Schema]) -> None:
    """Insert schemas where a type has raw JSON; ``values``: schema by type and field, such as ``Act.action``."""
    for place, schema in values.items():
        part, _, field = place.partition(".")
        parts[part]["properties"][field] = schema


def _without_raw_defaults(kind: Any) -> Any:
    """``kind``, or a type with the same schema if ``kind`` has an optional field of raw JSON."""
    if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        return kind
    fields = msgspec.structs.fields(kind)
    if not any(isinstance(field.default, msgspec.Raw) for field in fields):
        return kind
    return msgspec.defstruct(
        kind.__name__,
        [_plain_field(field) for field in fields],
        namespace={"__doc__": kind.__doc__},
        kw_only=True,
        forbid_unknown_fields=kind.__struct_config__.forbid_unknown_fields,
    )


def _plain_field(field: msgspec.structs.FieldInfo) -> tuple[str, Any, Any]:
    if isinstance(field.default, msgspec.Raw):
        return field.encode_name, Any, msgspec.UNSET
    if field.default_factory is not msgspec.NODEFAULT:
        return field.encode_name, field.type, msgspec.field(default_factory=field.default_factory)
    return field.encode_name, field.type, field.default


def _tidy(schema: Schema) -> Schema:
    """``schema`` with descriptions without indentation, and patterns as other languages write them."""
    changed: dict[str, Callable[[str], str]] = {
        "description": cleandoc,
        "pattern": lambda pattern: pattern.removesuffix(r"\Z") + "$" if pattern.endswith(r"\Z") else pattern,
    }
    tidied: Schema = _map_texts(schema, lambda name, value: changed[name](value) if name in changed else value)
    return tidied


def _map_texts(value: Any, change: Callable[[str, str], str]) -> Any:
    """``value`` with the text of every field replaced by ``change``, which gets the field's name."""
    if isinstance(value, dict):
        return {
            name: change(name, one) if isinstance(one, str) else _map_texts(one, change) for name, one in value.items()
        }
    return [_map_texts(one, change) for one in value] if isinstance(value, list) else value
