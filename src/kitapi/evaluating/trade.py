"""What can be declared at a table, and what it comes to: all that the evaluation of a hand asks of a game."""

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from kitapi.players.judged import Bits, Floats
from kitapi.players.tricks.chances import TRICKS

Where = NDArray[np.bool_]


class Strain(NamedTuple):
    """What cards are played for: ``trump`` the index of the suit, -1 without; or no trick at all, at betl."""

    name: str
    trump: int
    betl: bool = False


class Goal(NamedTuple):
    """Something that can be declared: by its ``name``, as high as ``step`` in the bidding, in the strain at a place."""

    name: str
    step: int
    strain: int


class Rung(NamedTuple):
    """A place in the bidding: who buys there declares a goal of at least its ``step``."""

    name: str
    step: int


class Lineup(Enum):
    """Which defenders play."""

    BOTH = (1, 2)
    FIRST = (1,)
    SECOND = (2,)
    NOBODY = ()


class Defence(NamedTuple):
    """A pair of defenders' hands, or many: (n,) masks of the first and of the second."""

    first: Bits
    second: Bits


class Trade(Protocol):
    """A game at a table with its stakes and house rules.

    An *answer* is what both defenders say to a goal, as a number; ``lineups``: who plays after each of them. Roles are
    0 for the declarer, 1 and 2 for the defenders, the one to his left first.
    """

    @property
    def strains(self) -> tuple[Strain, ...]:
        """What is played for."""
        ...

    @property
    def goals(self) -> tuple[Goal, ...]:
        """What can be declared, from low to high."""
        ...

    @property
    def rungs(self) -> tuple[Rung, ...]:
        """The places in the bidding, from low to high."""
        ...

    @property
    def lineups(self) -> tuple[Lineup, ...]:
        """Who plays, by answer."""
        ...

    def looks(self, hands: Bits) -> Floats:
        """(n, strains) how good ten cards each look, by rule of thumb: likely tricks, at betl the chance of none."""
        ...

    def looks_worth(self, hands: Bits) -> Floats:
        """(n, goals) what each goal looks worth to a declarer with such ten cards, by rule of thumb."""
        ...

    def promised(self, goal: Goal, hands: Bits) -> Floats:
        """(n,) the tricks that ten cards each promise a defender against ``goal``."""
        ...

    def answered(self, goal: Goal, defence: Defence) -> Bits:
        """(n,) what such defenders answer to ``goal``."""
        ...

    def made_with(self, goal: Goal) -> Where:
        """(11,) which numbers of tricks make ``goal``; at betl 0 stands for made, 1 for not."""
        ...

    def likely(self, goal: Goal, answer: int, tricks: Bits, hands: Bits, /) -> Floats:
        """(n, 11) how likely a declarer with ``hands`` ends with how many tricks where open cards give so many."""
        ...

    def pays(self, goal: Goal, answer: int, role: int, lean: Floats) -> Floats:
        """(n, 11) what ``goal`` comes to for ``role``, by the declarer's tricks.

        ``lean``: (n,) how likely each of the defence's tricks is the first defender's.
        """
        ...

    def announces(self, twelve: Bits, /) -> Where:
        """(n,) whether the declarer's twelve cards may be announced for more."""
        ...

    def announced(self, goal: Goal, /) -> Floats:
        """(11,) what that brings or costs him, by his tricks."""
        ...

    def leader(self, goal: Goal, declarer: int, lineup: Lineup, /) -> int:
        """The role that leads, where the declarer sits at a place from 0 to 2, the forehand's being 0."""
        ...

    def given_up(self, rung: Rung, role: int, /) -> float | None:
        """What it comes to for ``role`` when the buyer at ``rung`` sees the talon and gives up; None: he may not."""
        ...

    def highest_bid(self, hands: Bits) -> Bits:
        """(n,) the step to which ten cards each are bid, by rule of thumb; -1 where they pass."""
        ...


def around(tricks: Bits, besides: Sequence[tuple[int, float]]) -> Floats:
    """(n, 11) how likely each number of tricks is that differs from ``tricks`` so often by so many."""
    found, rows = np.zeros((len(tricks), TRICKS + 1)), np.arange(len(tricks))
    for more, chance in besides:
        np.add.at(found, (rows, np.clip(tricks + more, 0, TRICKS)), chance)
    return found


def first_in_turn(declarer: int, start: int, lineup: Lineup) -> int:
    """The role of the first in turn, from the place ``start`` on, who plays in a deal of that ``declarer``."""
    roles = ((start + turn - declarer) % 3 for turn in range(3))
    return next(role for role in roles if role == 0 or role in lineup.value)
