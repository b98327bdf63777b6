"""One player's part in a finished deal, of any game."""

from typing import NamedTuple


class Booked(NamedTuple):
    """One player's part in a deal; the game's own booking says what each word means there.

    ``worth``: in the game's units times the number of players, a whole number; all add up to zero where no house plays.
    ``made``: he declared and did not fail. ``took_part``: he defended. ``in_as_defender``: he did, and failed.
    """

    worth: int
    declared: bool
    made: bool
    took_part: bool
    in_as_defender: bool
