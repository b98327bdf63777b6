"""Actions about irregularities, and the slips that are possible at a practice table (CSP-100 to CSP-124)."""

from enum import Enum
from typing import Annotated, Literal

from msgspec import Meta

from kitapi.games.caribbean_stud.rules.rulings.facts import ExchangeCase, RulingChoice, Shuffler
from kitapi.games.caribbean_stud.rules.table.actions.base import Amount, Count, SeatNumber, StudAction
from kitapi.kernel.bounds import LONGEST_WORD


class CallInspector(StudAction, frozen=True, kw_only=True, tag="call_inspector"):
    """A player or the dealer calls the gaming inspector: the table stands still until a ruling (CSP-087)."""


class StateFacts(StudAction, frozen=True, kw_only=True, tag="state_facts"):
    """The gaming inspector states the irregularity and what happened; the table itself knows the chips.

    The fields are those of ``rulings.facts.Facts`` that only a person can see; the irregularity's row says which of
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
    """A seat that cannot have its card continues without one, or has its hand void (CSP-113, -115, -118)."""

    choice: RulingChoice


class SayHand(StudAction, frozen=True, kw_only=True, tag="say_hand"):
    """A seat whose cards were taken by mistake says how they stand against the bank's (CSP-119, CSP-120, AMB-55)."""

    outcome: Literal["losing", "tie", "winning"]


class OfferLoan(StudAction, frozen=True, kw_only=True, tag="offer_loan"):
    """A player offers another the chips that they lack for BET (CSP-122, AMB-63)."""

    seat: SeatNumber


class CorrectBet(StudAction, frozen=True, kw_only=True, tag="correct_bet"):
    """A seat makes its BET exactly twice its ANTE, with chips offered by ``lender`` if it has too few (CSP-039)."""

    lender: SeatNumber | None = None


class MisplaceBet(StudAction, frozen=True, kw_only=True, tag="misplace_bet"):
    """A slip: a seat that raises lays other than twice its ANTE on BET (CSP-123, CSP-124); practice tables only."""

    amount: Amount


class SlipKind(Enum):
    """A mistake that the dealer may make at a practice table; at all other tables the console refuses it."""

    SKIP_SEAT = "skip_seat"
    """Leaves a seat out of the deal (CSP-104)."""
    DEAL_TO_EMPTY_SEAT = "deal_to_empty_seat"
    """Deals to a seat that does not play (CSP-108)."""
    SERVE_OUT_OF_TURN = "serve_out_of_turn"
    """Gives a waiting seat its card before others whose turn it is (CSP-112, CSP-113)."""
    OVERLOOK_BET = "overlook_bet"
    """Takes a BET as exact that is not (CSP-123, CSP-124)."""


class Slip(StudAction, frozen=True, kw_only=True, tag="slip"):
    """The dealer makes a mistake at ``seat``; practice tables only."""

    what: SlipKind
    seat: SeatNumber
