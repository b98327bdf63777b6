"""Values generated from a JSON Schema of msgspec's form, and values that break it."""

from collections.abc import Mapping
from typing import Any

from hypothesis import strategies as st

Schema = Mapping[str, Any]

WORDS = st.text(max_size=8) | st.sampled_from(
    ["", "me", "random", "dealer", "\ud7ff\ue000", "\u202e", "\x00", "9" * 30]
)
NUMBERS = st.integers(-3, 12) | st.sampled_from([2**31, 2**53, 2**63, 2**64, -(2**63), 10**40])
JSON = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.floats(allow_nan=False, allow_infinity=False) | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=5,
)


def values(schema: Schema, parts: Mapping[str, Schema]) -> st.SearchStrategy[Any]:
    """Values that ``schema`` accepts; ``parts``: the targets of its references."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return st.deferred(lambda: values(parts[name], parts))
    if "anyOf" in schema:
        return st.one_of([values(one, parts) for one in schema["anyOf"]])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    kinds: dict[Any, Any] = {"object": _objects, "array": _arrays, "integer": _integers, "string": _texts}
    plain: dict[Any, Any] = {"boolean": st.booleans(), "null": st.none(), "number": st.floats(0, 9)}
    kind = schema.get("type")
    made: st.SearchStrategy[Any] = kinds[kind](schema, parts) if kind in kinds else plain.get(kind, JSON)
    return made


@st.composite
def broken_objects(draw: st.DrawFn, whole: st.SearchStrategy[dict[str, Any]]) -> dict[str, Any]:
    """Draw an object of ``whole``, with one field left out, replaced by any value, or added."""
    value = dict(draw(whole))
    name = draw(st.sampled_from(sorted(value)))
    match draw(st.sampled_from(("left out", "anything", "more"))):
        case "left out":
            del value[name]
        case "anything":
            value[name] = draw(JSON)
        case _:
            value[draw(WORDS)] = draw(JSON)
    return value


def _objects(schema: Schema, parts: Mapping[str, Schema]) -> st.SearchStrategy[Any]:
    fields, needed = schema.get("properties", {}), schema.get("required", ())
    if not fields:
        others = schema.get("additionalProperties", {})
        return st.dictionaries(WORDS, values(others if isinstance(others, dict) else {}, parts), max_size=3)
    known = {name: values(field, parts) for name, field in fields.items()}
    return st.fixed_dictionaries(
        {name: known[name] for name in needed},
        optional={name: field for name, field in known.items() if name not in needed},
    )


def _arrays(schema: Schema, parts: Mapping[str, Schema]) -> st.SearchStrategy[Any]:
    items = schema.get("items", {})
    if isinstance(items, list):
        return st.tuples(*(values(one, parts) for one in items)).map(list)
    least = schema.get("minItems", 0)
    return st.lists(values(items, parts), min_size=least, max_size=min(schema.get("maxItems", least + 4), least + 4))


def _integers(schema: Schema, parts: Mapping[str, Schema]) -> st.SearchStrategy[Any]:
    lowest = schema.get("minimum", schema.get("exclusiveMinimum", -4) + ("exclusiveMinimum" in schema))
    highest = schema.get("maximum", schema.get("exclusiveMaximum", lowest + 10**6) - ("exclusiveMaximum" in schema))
    near = st.integers(lowest, min(highest, lowest + 20))
    return near | st.just(highest) if "multipleOf" not in schema else near.map(lambda one: one * schema["multipleOf"])


def _texts(schema: Schema, parts: Mapping[str, Schema]) -> st.SearchStrategy[Any]:
    if "pattern" in schema:
        return st.from_regex(schema["pattern"], fullmatch=True)
    most = schema.get("maxLength", 8)
    return WORDS.filter(lambda word: len(word) <= most)
