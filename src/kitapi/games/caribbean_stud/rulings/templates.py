"""Sentences of the table with facts in braces, and what stands there in English."""

from collections.abc import Mapping

SEAT_PLACES = frozenset(("seat", "lender", "unreached", "void", "both", "next"))
"""Places that hold seats, by their numbers: “3” or “3, 5”. A sentence brings no word for “seat” itself: where the
players are known, their names stand there."""


def in_english(template: str, values: Mapping[str, str]) -> str:
    """``template`` with its places filled, as a sentence of its own."""
    said = filled(template, values)
    return said[:1].upper() + said[1:]


def filled(template: str, values: Mapping[str, str]) -> str:
    """``template`` with its places filled: seats as “seat 3” or “seats 3, 5”, all else as it is."""
    return template.format_map(
        {place: _seats(said) if place in SEAT_PLACES else said for place, said in values.items()}
    )


def _seats(numbers: str) -> str:
    return f"{'seats' if ',' in numbers else 'seat'} {numbers}"
