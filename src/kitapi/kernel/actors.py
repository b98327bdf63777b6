"""Who acts and who looks on: seats and roles."""

from typing import NewType, TypeAlias

Seat = NewType("Seat", int)
"""The number of a seat at the table, counted from 0 in the order of play."""


def seat_number(seat: int) -> int:
    """The number of ``seat`` as people see it, counted from 1; in every format seats are counted from 0."""
    return seat + 1


Role = NewType("Role", str)
"""Somebody without a seat who acts or looks on; each game declares its roles."""

CHANCE = Role("chance")
"""Supplies shuffled cards, and nothing else. Every game has it."""

SPECTATOR = Role("spectator")
"""Sees what everybody sees, and does nothing. Every game has it."""

EVERYBODY = Role("everybody")
"""All people at the table as one actor: takes the actions that need the agreement of all of them."""

Actor: TypeAlias = Seat | Role
Viewer: TypeAlias = Seat | Role
