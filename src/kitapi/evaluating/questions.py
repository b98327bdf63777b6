"""A question about a hand as it is written, and its answer as it is told."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType


class Asked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question, as ``docs/formats/hand.md`` has it.

    ``cards``: ten, or twelve with the talon. ``seat``: 0 for the forehand, who leads, to 2. ``kasa``: what lies in it
    before the deal. ``bid``: at which bid twelve cards were bought. ``preset``: house rules by
    name, of which ``variant`` changes single ones. ``open_cards``: results are those of open cards.
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


class ToldFigure(msgspec.Struct, frozen=True):
    """An expected result and its standard error."""

    expected: float
    error: float


class ToldBid(msgspec.Struct, frozen=True):
    """What buying at ``bid`` is worth."""

    bid: str
    expected: float
    error: float


class ToldPassing(msgspec.Struct, frozen=True):
    """What passing is worth, and in which part of the deals somebody else buys."""

    expected: float
    error: float
    bought: float


class ToldGoal(msgspec.Struct, frozen=True):
    """What declaring ``goal`` is worth; see ``GoalWorth``. ``away``: what is laid away for it, with twelve cards."""

    goal: str
    expected: float
    error: float
    made: float
    chosen: float
    away: str | UnsetType = UNSET


class ToldTricks(msgspec.Struct, frozen=True):
    """How likely 0, 1, 2 … tricks are in a strain; at betl how likely it is ``made``."""

    strain: str
    layouts: int
    exact: bool
    chances: tuple[float, ...] | UnsetType = UNSET
    made: float | UnsetType = UNSET


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """The answer. ``limit``: how high to go, None for not at all; ``best``: what is declared most often, or best.

    ``given_up``: what giving up is worth; left away where that cannot be.
    """

    game: str
    cards: str
    seat: int
    unit: str
    talons: int
    best: str
    limit: str | UnsetType | None = UNSET
    passing: ToldPassing | UnsetType = UNSET
    bids: tuple[ToldBid, ...] | UnsetType = UNSET
    given_up: float | UnsetType = UNSET
    goals: tuple[ToldGoal, ...]
    from_hand: tuple[ToldGoal, ...] | UnsetType = UNSET
    tricks: tuple[ToldTricks, ...]
