"""The request for a hand's value and the result, as docs/formats/hand.md describes them."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from kitapi.lines.lines import BadLine


class ValueRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The request.

    ``cards``: ten, or twelve with the talon. ``seat``: from 0, the forehand, who leads, to 2. ``kasa``: the amount of
    the kasa before the deal. ``bid``: the bid at which twelve cards were bought. ``preset``: a named set of house
    rules, some of which ``variant`` may change. ``exact``: whether to count tricks over all layouts. ``open_cards``:
    whether results are those with all cards known.
    """

    game: str
    cards: str
    seat: int = 0
    players: int = 3
    kasa: int | None = None
    bid: str | None = None
    preset: str | None = None
    variant: Mapping[str, Any] = {}
    seed: int = 1
    exact: bool = False
    open_cards: bool = False


class BadHand(BadLine):
    """A request that cannot be answered; ``subject``: the wrong field; ``problem``: the reason in words."""


class BidValue(msgspec.Struct, frozen=True):
    """The expected result of buying at ``bid``, and its standard error."""

    bid: str
    expected: float
    error: float


class PassingValue(msgspec.Struct, frozen=True):
    """The expected result of passing, its standard error, and the share of the deals in which another player buys."""

    expected: float
    error: float
    bought: float


class GoalValue(msgspec.Struct, frozen=True):
    """The expected result of declaring ``goal``, and its standard error.

    ``made``: the probability that it is made. ``chosen``: the share of the talons after which a buyer at the lowest bid
    declares it; for twelve cards, 1 for the best goal. ``away``: for twelve cards, the two cards discarded for this
    goal.
    """

    goal: str
    expected: float
    error: float
    made: float
    chosen: float
    away: str | UnsetType = UNSET


class TrickChances(msgspec.Struct, frozen=True):
    """The probability of 0, 1, 2 … tricks in a strain with all cards known and both defenders playing.

    At betl, the probability of making it. ``layouts``: the number of layouts solved; ``exact``: whether these are all
    layouts.
    """

    strain: str
    layouts: int
    exact: bool
    chances: tuple[float, ...] | UnsetType = UNSET
    made: float | UnsetType = UNSET


class HandValue(msgspec.Struct, frozen=True, kw_only=True):
    """The value of a hand.

    ``limit``: the highest bid with at least the value of passing, None if there is none; ``best``: the goal declared
    most often. ``given_up``: the result of giving up; left out if that is not allowed. ``limit``, ``passing`` and
    ``bids`` are present only for ten cards. ``from_hand``: goals without the talon, if the game has them.
    """

    game: str
    cards: str
    seat: int
    unit: str
    talons: int
    best: str
    limit: str | UnsetType | None = UNSET
    passing: PassingValue | UnsetType = UNSET
    bids: tuple[BidValue, ...] | UnsetType = UNSET
    given_up: float | UnsetType = UNSET
    goals: tuple[GoalValue, ...]
    from_hand: tuple[GoalValue, ...] | UnsetType = UNSET
    tricks: tuple[TrickChances, ...]
