"""The result of a finished deal for one player, of any game."""

from typing import NamedTuple


class DealResult(NamedTuple):
    """The result of a deal for one player; the game's ``stats`` define each field.

    ``value``: gain or loss in 1/players of the game's unit, a whole number; the values of all players sum to 0 unless
    there is a house. ``made``: declared, and did not fail. ``took_part``: defended. ``in_as_defender``: defended and
    failed.
    """

    value: int
    declared: bool
    made: bool
    took_part: bool
    in_as_defender: bool
