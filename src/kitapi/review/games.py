"""The part of a game that reviews of its deals need."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, Protocol

from kitapi.players import PlayedGame
from kitapi.review.recorded_decision import Done
from kitapi.wording.breaches import Breach
from kitapi.wording.languages import BidToBeat
from kitapi.wording.reasons import Where


class ReviewedGame(Protocol):
    """The part of a game that reviews of its deals need."""

    @property
    def bought(self) -> Literal["contract", "game"]:
        """The game's word for what the declarer makes or fails to make."""
        ...

    def breaches(self, events: Sequence[Any]) -> Mapping[int, Breach]:
        """The actions against good faith in the deal of these ``events``, by step."""
        ...

    def done_by(self, event: Any) -> Done | None:
        """The decision that ``event`` records; None for all other events."""
        ...

    def bid_to_beat(self, view: Any) -> BidToBeat:
        """The bid that the actions of ``view`` answer, see ``BidToBeat``."""
        ...

    def declares(self, view: Any) -> bool:
        """Whether the seat that decides is the declarer."""
        ...

    def is_named(self, action: Any) -> bool:
        """Whether ``action`` is a contract or game itself."""
        ...

    def goal(self, view: Any, action: Any) -> Callable[[int], bool] | None:
        """The test whether a number of tricks makes the contract or game after ``action``; None if undefined."""
        ...

    def counts_tricks(self, view: Any, action: Any) -> bool:
        """Whether the number of the declarer's tricks matters after ``action``."""
        ...

    def aside(self, view: Any) -> Where:
        """The name of the two cards that are in nobody's hand, such as the talon."""
        ...


class ReviewableGame(PlayedGame, Protocol):
    """A game whose deals are reviewed if it has ``review``, such as a ``GamePackage``."""

    @property
    def review(self) -> Callable[[], ReviewedGame] | None:
        """Loads the part of the game that reviews need; None if the game has no reviews."""
        ...


def reviewed_game(game: ReviewableGame) -> ReviewedGame:
    """The part of ``game`` that reviews need.

    Raises:
        LookupError: the game has no reviews.
    """
    if game.review is None:
        raise LookupError(game.name)
    return game.review()
