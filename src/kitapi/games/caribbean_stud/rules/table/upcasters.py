"""Converts events of older schemas into those of the newest."""

from collections.abc import Mapping
from typing import Any

from kitapi.games.caribbean_stud.rules.rulings.json_format import newly_named
from kitapi.kernel.codec import Upcaster

_FACTS_STATED = "caribbean_stud.facts_stated"

SCHEMAS: Mapping[str, int] = {_FACTS_STATED: 2}
"""The number of the newest schema, by event kind, if it is not 1."""


def _spilt_has_its_word(event: dict[str, Any]) -> dict[str, Any]:
    """Convert facts from the time when spilt and delivered cards had the same value, ``came_out`` (AMB-49)."""
    stated = event["stated"]
    shuffler = newly_named(stated.get("shuffler"), shows=bool(stated.get("shows")))
    return {**event, "stated": {**stated, "shuffler": shuffler}}


UPCASTERS: Mapping[tuple[str, int], Upcaster] = {(_FACTS_STATED, 1): _spilt_has_its_word}
"""The function that converts an event to the next schema, by kind and schema number."""
