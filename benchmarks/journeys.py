"""The tables at which journeys are traced: ``JOURNEY`` in the module ``journey`` of a game's folder."""

from typing import NamedTuple


class JourneyTable(NamedTuple):
    """A game, its terms in JSON, and a hand of it.

    With these terms a deal that all have passed is played, so that a first card is soon reached.
    """

    game: str
    terms: bytes
    hand: str
