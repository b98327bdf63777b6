"""Values of the program, written as JavaScript."""

import json
from enum import Enum
from typing import Any

import msgspec


def value_text(value: Any) -> str:
    """Return ``value`` as an expression.

    Raises:
        TypeError: no expression can say it.
    """
    if isinstance(value, Enum):
        return json.dumps(value.value)
    if value is None or isinstance(value, bool | int | str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, msgspec.Struct):
        return f"{{ {', '.join(struct_fields(value))} }}"
    if isinstance(value, tuple | list):
        return f"[{', '.join(value_text(one) for one in value)}]"
    if isinstance(value, frozenset):
        return f"[{', '.join(sorted(value_text(one) for one in value))}]"
    if isinstance(value, dict):
        return _dict_text(value)
    if isinstance(value, msgspec.Raw):
        return "null"
    raise TypeError(f"{value!r} is no constant")


def struct_fields(value: msgspec.Struct) -> list[str]:
    """Return the fields of a struct, with its tag first."""
    config = value.__struct_config__
    tag = [f"{config.tag_field}: {json.dumps(config.tag)}"] if config.tag_field else []
    return tag + [f"{name}: {value_text(getattr(value, name))}" for name in value.__struct_fields__]


def key_text(key: Any) -> str:
    """Return the key of a map; keys that are tuples are their JSON, which maps can compare."""
    if isinstance(key, tuple):
        return json.dumps(
            json.dumps([one.value if isinstance(one, Enum) else one for one in key], separators=(",", ":"))
        )
    return value_text(key)


def _dict_text(rows: dict[Any, Any]) -> str:
    if rows and all(type(key) is str for key in rows):
        return "{ " + ", ".join(f"{json.dumps(key)}: {value_text(value)}" for key, value in rows.items()) + " }"
    pairs = ", ".join(f"[{key_text(key)}, {value_text(value)}]" for key, value in rows.items())
    return f"new Map([{pairs}])"
