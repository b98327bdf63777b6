"""Actions about irregularities, and the mistakes that are possible at a practice table (CSP-100 to CSP-124)."""

from enum import Enum
from typing import Annotated, Literal

from msgspec import Meta

from kitapi.games.caribbean_stud.rules.rulings.facts import ExchangeCase, RulingChoice, Shuffler
from kitapi.games.caribbean_stud.rules.table.actions.base import Amount, Count, SeatNumber, StudAction
from kitapi.kernel.bounds import LONGEST_WORD


class CallInspector(StudAction, frozen=True, kw_only=True, tag="call_inspector"):
    """A player or the dealer calls the gaming inspector, which stops the play until a ruling (CSP-087)."""


class StateFacts(StudAction, frozen=True, kw_only=True, tag="state_facts"):
    """The gaming inspector states the irregularity and the facts that the table does not know by itself.

    The fields are those of ``rulings.facts.Facts`` that only a person can see; the irregularity determines which of
    them are needed. ``cards``: the number of cards that were counted, or that fell.
    """

    irregularity: Annotated[str, Meta(max_length=LONGEST_WORD)]
    seat: SeatNumber | None = None
    cards: Count | None = None
    shuffler: Shuffler | None = None
    where: Literal["floor", "well"] | None = None
    shows: bool | None = None
    from_right: bool = False
    case: ExchangeCase = "earlier_seat"
    both: tuple[SeatNumber, SeatNumber] | None = None


class Dismiss(StudAction, frozen=True, kw_only=True, tag="dismiss"):
    """The gaming inspector finds nothing irregular, and play continues."""


class RuleOnHand(StudAction, frozen=True, kw_only=True, tag="rule"):
    """The gaming management joins a ruling that needs it; ``stands``: whether the hand stands (AMB-50, CSP-088)."""

    stands: bool = True


class ChooseRemedy(StudAction, frozen=True, kw_only=True, tag="choose_remedy"):
    """A seat that cannot get a new card continues without one, or has its hand declared void (CSP-113, -115, -118)."""

    choice: RulingChoice


class SayHand(StudAction, frozen=True, kw_only=True, tag="say_hand"):
    """A seat whose cards were collected by mistake states whether they win, lose or tie (CSP-119, CSP-120, AMB-55)."""

    outcome: Literal["losing", "tie", "winning"]


class OfferLoan(StudAction, frozen=True, kw_only=True, tag="offer_loan"):
    """A player offers to lend another player the chips missing for their BET (CSP-122, AMB-63)."""

    seat: SeatNumber


class CorrectBet(StudAction, frozen=True, kw_only=True, tag="correct_bet"):
    """A seat makes its BET exactly twice its ANTE, with chips offered by ``lender`` if it has too few (CSP-039)."""

    lender: SeatNumber | None = None


class MisplaceBet(StudAction, frozen=True, kw_only=True, tag="misplace_bet"):
    """A mistake at a practice table: a seat raises with a BET that is not twice its ANTE (CSP-123, CSP-124)."""

    amount: Amount


class SlipKind(Enum):
    """A mistake that the dealer may make at a practice table; at all other tables the console refuses it."""

    SKIP_SEAT = "skip_seat"
    """Deal no cards to a seat that plays (CSP-104)."""
    DEAL_TO_EMPTY_SEAT = "deal_to_empty_seat"
    """Deal cards to a seat that does not play (CSP-108)."""
    SERVE_OUT_OF_TURN = "serve_out_of_turn"
    """Give a seat its new card before another seat whose turn is earlier (CSP-112, CSP-113)."""
    OVERLOOK_BET = "overlook_bet"
    """Accept a BET as exact although it is not (CSP-123, CSP-124)."""


class Slip(StudAction, frozen=True, kw_only=True, tag="slip"):
    """The dealer makes a mistake at ``seat``; practice tables only."""

    what: SlipKind
    seat: SeatNumber
