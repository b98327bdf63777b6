"""The two shapes of docs/formats/hand.md: the request for a hand's value, and the value."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from kitapi.lines.lines import BadLine


class ValueRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The request.

    ``cards``: ten, or twelve with the talon. ``seat``: 0 for the forehand, who leads, to 2. ``kasa``: what lies in it
    before the deal. ``bid``: at which bid twelve cards were bought. ``preset``: house rules by
    name, of which ``variant`` changes single ones. ``exact``: count tricks over all layouts. ``open_cards``: results
    are those of open cards.
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
    """A request that has no value: ``subject`` is the field that is wrong, and ``problem`` says in words why."""


class BidValue(msgspec.Struct, frozen=True):
    """The expected result of buying at ``bid``, and its standard error."""

    bid: str
    expected: float
    error: float


class PassingValue(msgspec.Struct, frozen=True):
    """The expected result of passing, its standard error, and in which part of the deals somebody else buys."""

    expected: float
    error: float
    bought: float


class GoalValue(msgspec.Struct, frozen=True):
    """The expected result of declaring ``goal``, and its standard error.

    ``made``: how likely it is made. ``chosen``: the part of the talons after which who bought as low as can be
    declares it; with twelve cards 1 for the best. ``away``: what is laid away for it, with twelve cards.
    """

    goal: str
    expected: float
    error: float
    made: float
    chosen: float
    away: str | UnsetType = UNSET


class TrickChances(msgspec.Struct, frozen=True):
    """How likely 0, 1, 2 … tricks are in a strain with open cards, both defenders playing; at betl, that it is made.

    ``layouts``: how many were solved; ``exact``: these are all there are.
    """

    strain: str
    layouts: int
    exact: bool
    chances: tuple[float, ...] | UnsetType = UNSET
    made: float | UnsetType = UNSET


class HandValue(msgspec.Struct, frozen=True, kw_only=True):
    """The value. ``limit``: the highest bid worth as much as passing, None for none; ``best``: declared most often.

    ``given_up``: the result of giving up; left away where that cannot be. ``limit``, ``passing`` and ``bids`` belong
    to ten cards. ``from_hand``: goals without the talon, where the game has such.
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
