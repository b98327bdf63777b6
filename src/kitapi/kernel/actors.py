"""Who acts and who looks on: seats and roles."""

from typing import NewType, TypeAlias

Seat = NewType("Seat", int)
"""A place at the table, from 0, in order of play."""


def seat_number(seat: int) -> int:
    """The number by which people call ``seat``, from 1; in every format seats count from 0."""
    return seat + 1


Role = NewType("Role", str)
"""Somebody without a seat who acts or looks on; each game declares its roles."""

CHANCE = Role("chance")
"""Supplies shuffled cards, and nothing else. Every game has it."""

SPECTATOR = Role("spectator")
"""Sees what everybody sees, and does nothing. Every game has it."""

EVERYBODY = Role("everybody")
"""All people at the table together: does what all of them have agreed on, of what the game offers them."""

Actor: TypeAlias = Seat | Role
Viewer: TypeAlias = Seat | Role
