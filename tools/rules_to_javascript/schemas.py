"""How documents from elsewhere are read: a schema for each type, from the annotations that msgspec reads by."""

import json
from typing import Any

from msgspec import inspect

from tools.rules_to_javascript.values import value_text

SAFE = 2**53 - 1


def schema_text(hint: Any) -> str:
    """Return the schema of ``hint`` as an expression.

    Raises:
        TypeError: documents cannot hold it.
    """
    return _text(inspect.type_info(hint))


def _text(info: Any) -> str:
    writer = _WRITERS.get(type(info))
    if writer is None:
        raise TypeError(f"no schema for {info}")
    text: str = writer(info)
    return text


def _integer(info: inspect.IntType) -> str:
    least = -SAFE if info.ge is None else info.ge
    least = least if info.gt is None else info.gt + 1
    most = SAFE if info.le is None else info.le
    return f'{{ type: "integer", least: {least}, most: {most}, multiple: {info.multiple_of or 1} }}'


def _list(info: inspect.VarTupleType) -> str:
    most = "Infinity" if info.max_length is None else info.max_length
    return f'{{ type: "list", most: {most}, item: {_text(info.item_type)} }}'


def _tuple(info: inspect.TupleType) -> str:
    return f'{{ type: "tuple", items: [{", ".join(_text(one) for one in info.item_types)}] }}'


def _choice(values: list[Any]) -> str:
    return f'{{ type: "choice", values: {json.dumps(values)} }}'


def _union_text(info: inspect.UnionType) -> str:
    others = [one for one in info.types if not isinstance(one, inspect.NoneType)]
    if len(others) == 1:
        return "{ optional: true, " + _text(others[0]).removeprefix("{ ")
    members = ",\n".join(_struct_text(one) for one in others)
    return f'{{ type: "union", members: [\n{members},\n] }}'


def _struct_text(info: Any) -> str:
    tag = f" tagField: {json.dumps(info.tag_field)}, tag: {json.dumps(info.tag)}," if info.tag_field else ""
    fields = "".join(
        f"  {one.encode_name}: {{ schema: {_text(one.type)}{_default_text(one)} }},\n" for one in info.fields
    )
    others = "" if info.cls.__struct_config__.forbid_unknown_fields else " others: true,"
    return f'{{ type: "object",{tag}{others} fields: {{\n{fields}}} }}'


def _default_text(field: inspect.Field) -> str:
    return "" if field.required else f", missing: {value_text(field.default)}"


_WRITERS: dict[Any, Any] = {
    inspect.Metadata: lambda info: _text(info.type),
    inspect.UnionType: _union_text,
    inspect.IntType: _integer,
    inspect.BoolType: lambda _info: '{ type: "truth" }',
    inspect.EnumType: lambda info: _choice([one.value for one in info.cls]),
    inspect.LiteralType: lambda info: _choice(list(info.values)),
    inspect.StrType: lambda _info: '{ type: "text" }',
    inspect.RawType: lambda _info: '{ type: "anything" }',
    inspect.VarTupleType: _list,
    inspect.TupleType: _tuple,
    inspect.StructType: _struct_text,
}
