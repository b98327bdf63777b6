"""What the evaluation of a hand must know of a game."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from kitapi.players.bot import AnyGame

if TYPE_CHECKING:
    from kitapi.evaluating.trade import Trade


class BadHand(ValueError):
    """A question that cannot be answered: which ``field`` of it is wrong, and the ``problem`` in words."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}")
        self.field, self.problem = field, problem


class Stake(NamedTuple):
    """What a hand is played for, besides the terms.

    ``kasa``: what lies in common before the deal; None: what does at the beginning of a sitting. ``open_cards``:
    results are those of open cards.
    """

    kasa: int | None = None
    open_cards: bool = False


class Trades(NamedTuple):
    """What can be declared at a table, with the talon and, in games that have it, ``from_hand``."""

    trade: "Trade"
    from_hand: "Trade | None" = None


class ValuedHands(NamedTuple):
    """How hands of a game are valued.

    ``trades``: what can be declared by the terms of a table, for a stake; it raises ``BadHand`` where the stake cannot
    be.
    """

    trades: Callable[[Any, Stake], Trades]


class ValuedGame(Protocol):
    """A game whose hands are valued, if it has ``value``; a package is one."""

    @property
    def name(self) -> str:
        """As addresses, records and commands spell it."""
        ...

    @property
    def rules(self) -> Callable[[], AnyGame]:
        """Its rules."""
        ...

    @property
    def value(self) -> Callable[[], ValuedHands] | None:
        """How its hands are valued; None: they are not."""
        ...
