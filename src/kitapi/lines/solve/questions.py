"""A question about open cards and its answer, with the fields of their JSON."""

from enum import Enum

import msgspec
from msgspec import UNSET, UnsetType

from kitapi.lines.solve.fields import Leader, Strain
from kitapi.solver.position import Objective


class Also(Enum):
    """The answer that is requested in addition to a position's result; ``ALL``: all results instead."""

    MOVES, LINE, ALL = "moves", "line", "all"


class OpenHands(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The hands, in the notation of cards; ``second``: None if there is only one defender."""

    declarer: str
    first: str
    second: str | None


class OpenCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question about open cards, as in docs/formats/solve.md; the answer repeats ``id`` unchanged."""

    hands: OpenHands
    strain: Strain | None = None
    leader: Leader | None = None
    objective: Objective = Objective.TRICKS
    table: str = ""
    played: str | None = None
    also: frozenset[Also] = frozenset()
    id: msgspec.Raw = msgspec.Raw()


class Solved(msgspec.Struct, frozen=True):
    """The result of a position: ``tricks``, or at betl whether it is ``made``; with ``ALL``, by strain and leader.

    ``turn``, ``taken`` and ``costs`` are about the cards played, if they were given.
    """

    tricks: int | dict[str, tuple[int, ...]] | UnsetType = UNSET
    made: bool | dict[str, tuple[bool, ...]] | UnsetType = UNSET
    moves: dict[str, int] | dict[str, bool] | UnsetType = UNSET
    line: str | UnsetType = UNSET
    turn: str | UnsetType | None = UNSET
    taken: dict[str, int] | UnsetType = UNSET
    costs: tuple[int, ...] | UnsetType = UNSET
