"""The types of a review; docs/formats/review.md describes their JSON."""

from typing import Any, Literal, TypeAlias

import msgspec

from kitapi.texts import TextError
from kitapi.wording.breaches import Breach
from kitapi.wording.languages import BidToBeat
from kitapi.wording.reasons import Fact

Action: TypeAlias = dict[str, Any]
"""An action as its game's codec writes it."""

Verdict: TypeAlias = Literal["right", "unlucky", "mistake", "lucky"]
"""The verdict on a decision by what could be known; lucky and unlucky: as the cards lay it was the opposite."""


class NotReviewable(TextError):
    """The deal cannot be reviewed; the message says why."""


class Alternative(msgspec.Struct, frozen=True, kw_only=True):
    """One possible action of a decision.

    ``expected``: its expected value for the player, in the game's unit. ``cost``: the difference from the best, with
    its standard ``error``. ``tricks``: the declarer's on average; ``chances``: by their number.
    ``made``: probability of making the contract or game. ``open``: its value as the cards lay. ``chosen``: whether it
    was taken.
    """

    action: Action
    words: str = ""
    expected: float
    cost: float
    error: float
    tricks: float | None
    chances: dict[int, float]
    made: float | None
    open: float
    chosen: bool


class AsCardsLay(msgspec.Struct, frozen=True, kw_only=True):
    """The same decision with all cards known: the value of the action done, of the best, and the difference."""

    chosen: float
    best: float
    cost: float


class InWords(msgspec.Struct, frozen=True, kw_only=True):
    """The action taken and the best one, in words."""

    chosen: str
    best: str


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """One decision; see the format for its fields.

    ``other``: the action with which the facts compare ``best``: the one taken, or if that is the best, the second best;
    None if there is no other. ``standing``: what the actions answer (a bid, or the number of doubles). ``breach``: the
    stop against good faith, if this call was one.
    """

    deal: int
    step: int
    seat: int
    phase: str
    chosen: Action
    best: Action
    cost: float
    error: float
    verdict: Verdict
    turning_point: bool = False
    why: str = ""
    open: AsCardsLay
    words: InWords = InWords(chosen="", best="")
    other: Action | None
    standing: BidToBeat
    alternatives: tuple[Alternative, ...]
    facts: tuple[Fact, ...]
    layouts: int
    exact: bool
    breach: Breach | None = None


class SeatSum(msgspec.Struct, frozen=True, kw_only=True):
    """All decisions of a seat: how many, how many mistakes, and what they cost together, with its standard error."""

    seat: int
    decisions: int
    mistakes: int
    cost: float
    error: float
    open_cost: float


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True):
    """The decision on which the deal turned; ``by``: its cost, or its loss as the cards lay."""

    step: int
    by: Literal["cost", "open"]


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A deal's review. ``deal``: its number in the sitting; ``terms``: the table's, as the first line of a record."""

    format: Literal["kitapi-review"] = "kitapi-review"
    version: int = 1
    game: str
    deal: int
    terms: dict[str, Any]
    effort: str
    language: str = ""
    unit: str
    seats: tuple[SeatSum, ...]
    turning_point: TurningPoint | None
    decisions: tuple[Decision, ...]
