"""Functions that convert events of older schemas to the newest schema."""

from collections.abc import Mapping
from typing import Any

from kitapi.games.caribbean_stud.rules.rulings.json_format import newly_named
from kitapi.kernel.codec import Upcaster

_FACTS_STATED = "caribbean_stud.facts_stated"

SCHEMAS: Mapping[str, int] = {_FACTS_STATED: 2}
"""The number of the newest schema of each event kind for which it is not 1."""


def _spilt_has_its_word(event: dict[str, Any]) -> dict[str, Any]:
    """Replace the value ``came_out``, which stood for both spilt and delivered cards in schema 1 (AMB-49)."""
    stated = event["stated"]
    shuffler = newly_named(stated.get("shuffler"), shows=bool(stated.get("shows")))
    return {**event, "stated": {**stated, "shuffler": shuffler}}


UPCASTERS: Mapping[tuple[str, int], Upcaster] = {(_FACTS_STATED, 1): _spilt_has_its_word}
"""The function that converts an event to the next schema, by kind and schema number."""
