"""A game with its terms and stakes, on which the value of a hand depends."""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from kitapi.players.bot import AnyGame
from kitapi.players.evaluation import Bits, Floats
from kitapi.players.tricks.chances import TRICKS

Where = NDArray[np.bool_]


class Stake(NamedTuple):
    """The stakes of a hand, besides the terms.

    ``kasa``: the amount in the common account before the deal; None: its amount at the beginning of a sitting.
    ``open_cards``: whether results are those with all cards known.
    """

    kasa: int | None = None
    open_cards: bool = False


class Strain(NamedTuple):
    """A strain: ``trump`` is the index of the suit, -1 for none; or betl, which is won without a trick."""

    name: str
    trump: int
    betl: bool = False


class Declaration(NamedTuple):
    """A contract or game: its ``name``, its ``step`` in the bidding, and the index of its ``strain``.

    ``made``: by the declarer's tricks, 0 to 10, whether it is made; at betl 0 stands for made, 1 for not made.
    ``leads_before``: whether the player before the declarer leads, in place of the forehand.
    """

    name: str
    step: int
    strain: int
    made: tuple[bool, ...]
    leads_before: bool = False


class Bid(NamedTuple):
    """A bid: a buyer at this bid makes a declaration of at least its ``step``.

    ``given_up``: by role, the result if the buyer sees the talon and gives up; None: they may not.
    """

    name: str
    step: int
    given_up: tuple[float, float, float] | None = None


class Lineup(Enum):
    """The defenders who play."""

    BOTH = (1, 2)
    FIRST = (1,)
    SECOND = (2,)
    NOBODY = ()


class GameModel(Protocol):
    """A game under the terms of a table, for a stake: constants, and functions over arrays of hands.

    A hand is a mask as in ``players.tricks.holdings``. An *answer* is a number that represents the answers of both
    defenders to a declaration. Roles are 0 for the declarer, 1 and 2 for the defenders, the one to the declarer's left
    first.
    """

    @property
    def strains(self) -> tuple[Strain, ...]:
        """The strains of the game."""
        ...

    @property
    def declarations(self) -> tuple[Declaration, ...]:
        """The possible declarations, from low to high."""
        ...

    @property
    def bids(self) -> tuple[Bid, ...]:
        """The bids, from low to high."""
        ...

    @property
    def lineups(self) -> tuple[Lineup, ...]:
        """The defenders who play, by answer."""
        ...

    def estimate(self, hands: Bits) -> Floats:
        """Array (n, strains): an estimate of ten cards in each strain, by rule of thumb: likely tricks.

        At betl, the probability of taking no trick.
        """
        ...

    def estimated_results(self, hands: Bits) -> Floats:
        """Array (n, declarations): the estimated result of each declaration with such ten cards, by rule of thumb."""
        ...

    def estimate_defence(self, strain: int, hands: Bits) -> Floats:
        """Array (n,): the expected tricks of a defender's ten cards in the strain with the index ``strain``."""
        ...

    def answers(self, declaration: Declaration, first: Floats, second: Floats) -> Bits:
        """Array (n,): the answers of defenders whose hands promise ``first`` and ``second`` tricks."""
        ...

    def outcomes(self, declaration: Declaration, answer: int, tricks: Bits, hands: Bits) -> Floats:
        """Array (n, 11): the probability of each number of the declarer's tricks, if the solver returns ``tricks``."""
        ...

    def results(self, declaration: Declaration, answer: int, role: int, lean: Floats) -> Floats:
        """Array (n, 11): the result for ``role``, by the declarer's tricks.

        ``lean``: (n,) the probability that a trick of the defence is the first defender's.
        """
        ...

    def announces(self, twelve: Bits) -> Where:
        """Array (n,): whether the declarer may announce cards among these twelve."""
        ...

    def announcement_results(self, declaration: Declaration) -> Floats:
        """Array (11,): the addition to the declarer's result by an announcement, by tricks."""
        ...

    def highest_bid(self, hands: Bits) -> Bits:
        """Array (n,): the highest step that such ten cards bid, by rule of thumb; -1 for a pass."""
        ...


class Models(NamedTuple):
    """The models of a game with the talon and, if the game has it, from hand."""

    game: GameModel
    from_hand: GameModel | None = None


class ValuedHands(NamedTuple):
    """The part of a game by which its hands are valued.

    ``models``: returns the game under the terms of a table, for a stake; raises ``formats.BadHand`` if the stake is
    impossible.
    """

    models: Callable[[Any, Stake], Models]


class ValuedGame(Protocol):
    """A game whose hands are valued, if it has ``value``; a game's package is one."""

    def __hash__(self) -> int:
        """The hash by which its models are cached."""
        ...

    @property
    def name(self) -> str:
        """The game's name in addresses, records and commands."""
        ...

    @property
    def rules(self) -> Callable[[], AnyGame]:
        """Returns the game's rules."""
        ...

    @property
    def value(self) -> Callable[[], ValuedHands] | None:
        """Returns the part of the game by which its hands are valued; None: they are not valued."""
        ...


def chances_around(besides: Sequence[tuple[int, float]]) -> Floats:
    """Array (11, 11): by a number of tricks, the probability of each number after a random difference is added.

    ``besides``: differences, with their frequencies.
    """
    found, every = np.zeros((TRICKS + 1, TRICKS + 1)), np.arange(TRICKS + 1)
    for more, chance in besides:
        np.add.at(found, (every, np.clip(every + more, 0, TRICKS)), chance)
    return found
