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
"""The verdict on a decision by what could be known; if lucky or unlucky, the result as the cards lay was the opposite.
"""


class NotReviewable(TextError):
    """The deal cannot be reviewed; the message says why."""


class Alternative(msgspec.Struct, frozen=True, kw_only=True):
    """One possible action of a decision.

    ``expected``: its expected value for the player, in the game's unit. ``cost``: the difference from the best action,
    with its standard ``error``. ``tricks``: the declarer's mean number of tricks; ``chances``: the probability of each
    number. ``made``: the probability of making the contract or game. ``open``: its value as the cards lay. ``chosen``:
    whether it was taken.
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
    """The same decision with all cards known: the value of the action taken, that of the best, and their difference."""

    chosen: float
    best: float
    cost: float


class InWords(msgspec.Struct, frozen=True, kw_only=True):
    """The action taken and the best one, in words."""

    chosen: str
    best: str


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """One decision; see the format for its fields.

    ``other``: the action with which the facts compare ``best``: the action taken or, if that is the best, the second
    best; None if there is no other. ``standing``: the situation that the actions answer (a bid, or the number of
    doubles). ``breach``: the stop against good faith, if this call was one.
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
    """The sums for a seat: the numbers of decisions and mistakes, and their total cost with its standard error."""

    seat: int
    decisions: int
    mistakes: int
    cost: float
    error: float
    open_cost: float


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True):
    """The turning point of the deal, a decision; ``by``: its cost, or its loss as the cards lay."""

    step: int
    by: Literal["cost", "open"]


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A deal's review. ``deal``: its number in the sitting; ``terms``: the table's terms, as in a record."""

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
