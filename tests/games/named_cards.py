"""Finds the cards in any value."""

from collections.abc import Iterator
from typing import Any

import msgspec

from kitapi.cards import Card


def cards_in(value: Any) -> Iterator[Card]:
    """Yield every card that a value contains."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from cards_in(getattr(value, name))
    elif isinstance(value, tuple | list):
        for one in value:
            yield from cards_in(one)
