"""The tables at which journeys are traced: ``JOURNEY`` in the module ``journey`` of a game's folder."""

from typing import NamedTuple


class JourneyTable(NamedTuple):
    """A game, its terms in JSON, and a hand of it.

    With these terms a deal in which all pass is played, so that the first card comes soon.
    """

    game: str
    terms: bytes
    hand: str
