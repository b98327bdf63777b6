"""What the value of a hand depends on: a game at a table, with its stakes and house rules."""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from kitapi.players.bot import AnyGame
from kitapi.players.judged import Bits, Floats
from kitapi.players.tricks.chances import TRICKS

Where = NDArray[np.bool_]


class Stake(NamedTuple):
    """What a hand is played for, besides the terms.

    ``kasa``: what lies in common before the deal; None: what does at the beginning of a sitting. ``open_cards``:
    results are those of open cards.
    """

    kasa: int | None = None
    open_cards: bool = False


class Strain(NamedTuple):
    """What cards are played for: ``trump`` the index of the suit, -1 without; or no trick at all, at betl."""

    name: str
    trump: int
    betl: bool = False


class Declaration(NamedTuple):
    """A contract or game: its ``name``, its ``step`` in the bidding, and the place of its ``strain``.

    ``made``: by the declarer's tricks, 0 to 10, whether it is made; at betl 0 stands for made, 1 for not.
    ``leads_before``: who sits before the declarer leads, and not the forehand.
    """

    name: str
    step: int
    strain: int
    made: tuple[bool, ...]
    leads_before: bool = False


class Bid(NamedTuple):
    """A bid: who buys at it makes a declaration of at least its ``step``.

    ``given_up``: by role, the result where the buyer sees the talon and gives up; None: they may not.
    """

    name: str
    step: int
    given_up: tuple[float, float, float] | None = None


class Lineup(Enum):
    """Which defenders play."""

    BOTH = (1, 2)
    FIRST = (1,)
    SECOND = (2,)
    NOBODY = ()


class GameModel(Protocol):
    """A game by the terms of a table, for a stake: what is constant, and functions over arrays of hands.

    A hand is a mask as in ``players.tricks.holdings``. An *answer* is what both defenders say to a declaration, as a
    number. Roles are 0 for the declarer, 1 and 2 for the defenders, the one to the declarer's left first.
    """

    @property
    def strains(self) -> tuple[Strain, ...]:
        """What is played for."""
        ...

    @property
    def declarations(self) -> tuple[Declaration, ...]:
        """What can be declared, from low to high."""
        ...

    @property
    def bids(self) -> tuple[Bid, ...]:
        """The bids, from low to high."""
        ...

    @property
    def lineups(self) -> tuple[Lineup, ...]:
        """Who plays, by answer."""
        ...

    def estimate(self, hands: Bits) -> Floats:
        """(n, strains) how good ten cards each look, by rule of thumb: likely tricks, at betl the chance of none."""
        ...

    def estimated_results(self, hands: Bits) -> Floats:
        """(n, declarations) the result that each brings a declarer with such ten cards, by rule of thumb."""
        ...

    def estimate_defence(self, strain: int, hands: Bits) -> Floats:
        """(n,) the tricks that ten cards each promise a defender in the strain at this place."""
        ...

    def answers(self, declaration: Declaration, first: Floats, second: Floats) -> Bits:
        """(n,) what defenders answer whose hands promise ``first`` and ``second`` tricks."""
        ...

    def outcomes(self, declaration: Declaration, answer: int, tricks: Bits, hands: Bits) -> Floats:
        """(n, 11) how likely a declarer with ``hands`` ends with how many tricks where open cards give ``tricks``."""
        ...

    def results(self, declaration: Declaration, answer: int, role: int, lean: Floats) -> Floats:
        """(n, 11) the result for ``role``, by the declarer's tricks.

        ``lean``: (n,) how likely each of the defence's tricks is the first defender's.
        """
        ...

    def announces(self, twelve: Bits) -> Where:
        """(n,) whether the declarer may announce cards among these twelve."""
        ...

    def announcement_results(self, declaration: Declaration) -> Floats:
        """(11,) what announcing adds to the declarer's result, by tricks."""
        ...

    def highest_bid(self, hands: Bits) -> Bits:
        """(n,) the step to which ten cards each are bid, by rule of thumb; -1 where they pass."""
        ...


class Models(NamedTuple):
    """A game with the talon and, where it has that, from hand."""

    game: GameModel
    from_hand: GameModel | None = None


class ValuedHands(NamedTuple):
    """How hands of a game are valued.

    ``models``: the game by the terms of a table, for a stake; it raises ``formats.BadHand`` where the stake cannot be.
    """

    models: Callable[[Any, Stake], Models]


class ValuedGame(Protocol):
    """A game whose hands are valued, if it has ``value``; a package is one."""

    def __hash__(self) -> int:
        """Its models are kept by it."""
        ...

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


def chances_around(besides: Sequence[tuple[int, float]]) -> Floats:
    """(11, 11) by a number of tricks, how likely each is; ``besides``: by how many it differs, and how often."""
    found, every = np.zeros((TRICKS + 1, TRICKS + 1)), np.arange(TRICKS + 1)
    for more, chance in besides:
        np.add.at(found, (every, np.clip(every + more, 0, TRICKS)), chance)
    return found
