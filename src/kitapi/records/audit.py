"""Checks a record from another source: each deal must continue the one before, and all accounts must add up."""

from typing import Any

from kitapi.records.record import AnyGame


class Auditor:
    """Checks the events of a sitting on ``terms``, one by one.

    Raises:
        IllegalAction: the terms break a rule.
    """

    def __init__(self, game: AnyGame, terms: Any) -> None:
        self._game = game
        self._setups = tuple(game.begin(terms, drawn) for drawn in range(game.seats(terms)))

    def problem(self, event: Any, state: Any) -> str | None:
        """The problem with the next ``event``, which led to ``state``, in a few English words; None: it is sound."""
        game = self._game
        if game.codec.event_kind(event)[0] == game.opening_kind and not self._may_open(event, state):
            return "the deal does not begin where the sitting stands"
        if game.is_over(state):
            following = game.succession(state)
            self._setups = () if following is None else (following,)
        return game.discrepancy(state)

    def _may_open(self, event: Any, state: Any) -> bool:
        commitment = self._game.shuffle(state).commitment
        return any(self._game.open(setup, commitment)[0] == event for setup in self._setups)
