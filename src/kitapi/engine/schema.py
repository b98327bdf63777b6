"""The JSON Schema of every request and answer of an engine, built from the types that the engine reads and writes."""

from inspect import cleandoc
from typing import Any

import msgspec

from kitapi.engine.requests import (
    ActRequest,
    Carried,
    ErrorAnswer,
    NewRequest,
    OptionsAnswer,
    OptionsRequest,
    ResultAnswer,
    ResultRequest,
    StepAnswer,
    ViewAnswer,
    ViewRequest,
)
from kitapi.engine.setup import AnyGame
from kitapi.kernel import Range

REQUESTS = (NewRequest, ActRequest, ViewRequest, OptionsRequest, ResultRequest)
ANSWERS = (StepAnswer, ViewAnswer, OptionsAnswer, ResultAnswer, ErrorAnswer)
DRAFT = "https://json-schema.org/draft/2020-12/schema"

OF_CHANCE = ("shuffled", "unused", "meter")
"""Kinds of actions that only the engine itself takes."""


def schema_of(game: AnyGame) -> dict[str, Any]:
    """The JSON Schema of the requests and answers of an engine of ``game``, with all their parts."""
    types = game.codec.types
    setup = type(game.begin(game.codec.read_terms(b"{}"), 0))
    described = (*REQUESTS, *ANSWERS, Carried, Range, setup, *types.values())
    found, parts = msgspec.json.schema_components(described, ref_template="#/$defs/{name}")
    named = dict(zip(("setup", *types), found[-len(types) - 1 :], strict=True))
    named["action"] = _without(named["action"], parts)
    _fill(parts)
    return {
        "$schema": DRAFT,
        "title": f"kitapi engine {game.name}",
        "description": "What the engine reads and writes: one object a line.",
        "$defs": {
            "request": {"oneOf": [_ref(one.__name__) for one in REQUESTS]},
            "answer": {"oneOf": [_ref(one.__name__) for one in ANSWERS]},
            **named,
            **dict(sorted(parts.items())),
        },
        "oneOf": [_ref("request"), _ref("answer")],
    }


def _ref(name: str) -> dict[str, str]:
    return {"$ref": f"#/$defs/{name}"}


def _without(action: dict[str, Any], parts: dict[str, Any]) -> dict[str, Any]:
    """The union of actions without those of chance."""
    kept = [one for one in action["anyOf"] if _kind(parts, one) not in OF_CHANCE]
    return {"anyOf": kept}


def _kind(parts: dict[str, Any], reference: dict[str, str]) -> str:
    part = parts[reference["$ref"].rpartition("/")[2]]
    kind: str = part["properties"]["kind"]["enum"][0]
    return kind


def _fill(parts: dict[str, Any]) -> None:
    """Fill in the schemas of raw JSON fields, and add the ``id`` that every request and answer may have."""
    options = {"type": "array", "items": {"anyOf": [_ref("action"), _ref("Range")]}}
    for name, field, schema in (
        ("NewRequest", "terms", {"type": "object"}),
        ("NewRequest", "carried", {"anyOf": [_ref("Carried"), {"type": "null"}]}),
        ("ActRequest", "action", _ref("action")),
        ("StepAnswer", "options", {"type": "object", "additionalProperties": options}),
        ("StepAnswer", "events", {"type": "array", "items": _ref("event")}),
        ("OptionsAnswer", "options", {"type": "object", "additionalProperties": options}),
        ("ViewAnswer", "view", _ref("view")),
        ("Carried", "setup", _ref("setup")),
    ):
        parts[name]["properties"][field] = schema
    for part in parts.values():
        if "description" in part:
            part["description"] = cleandoc(part["description"])
    for line in (*REQUESTS, *ANSWERS):
        parts[line.__name__]["properties"] = {"id": {}, **parts[line.__name__]["properties"]}
