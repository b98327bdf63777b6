"""Events of irregularities: mistakes, loans, the call, the facts, the ruling, and the effects of the ruling."""

from typing import Literal

from kitapi.games.caribbean_stud.rules.rulings.facts import RulingChoice
from kitapi.games.caribbean_stud.rules.rulings.returns import Return
from kitapi.games.caribbean_stud.rules.rulings.row import Void
from kitapi.games.caribbean_stud.rules.table.actions.incidents import SlipKind, StateFacts
from kitapi.games.caribbean_stud.rules.table.events.base import Moved, OfSeat, StudEvent, Transfers, kind_of
from kitapi.house import events as house
from kitapi.kernel import Seat

# Slips and loans


class SlipMade(OfSeat, frozen=True, kw_only=True):
    """The dealer made a mistake at a seat; its effects are recorded by the events of the step in which it was made."""

    what: SlipKind


class BetMisplaced(Moved, frozen=True, kw_only=True):
    """The seat raised, with ``amount`` on BET, which is not twice its ANTE."""

    amount: int


class LoanOffered(OfSeat, frozen=True, kw_only=True):
    """``seat`` offered to lend the seat ``to`` the chips missing for its BET."""

    to: Seat


class BetCorrected(Moved, frozen=True, kw_only=True):
    """The seat's BET was corrected to ``amount``, twice its ANTE; ``lender``: the seat that lent missing chips."""

    amount: int
    lender: Seat | None = None


# The ruling


class InspectorCalled(house.InspectorCalled, frozen=True, kw_only=True, tag=kind_of):
    """The gaming inspector was called by ``seat`` or, if it is None, by the dealer, which stopped the play."""


class CallDismissed(house.CallDismissed, frozen=True, kw_only=True, tag=kind_of):
    """The gaming inspector found nothing irregular."""


class FactsStated(StudEvent, frozen=True, kw_only=True):
    """The gaming inspector stated the facts; ``choosing``: the seats that must choose a remedy."""

    stated: StateFacts
    choosing: tuple[Seat, ...] = ()


class RulingJoined(house.RulingJoined, frozen=True, kw_only=True, tag=kind_of):
    """Another role of the house joined the ruling; ``stands``: the management's decision whether the hand stands."""


class RemedyChosen(OfSeat, frozen=True, kw_only=True):
    """A seat chose to continue without its card, or to have its hand void."""

    choice: RulingChoice


class RulingGiven(StudEvent, frozen=True, kw_only=True):
    """A ruling was given.

    ``continues``: an English sentence about how the play continues; ``values``: the values of its placeholders in
    braces. ``claim``: the wagers that are held for the management's decision. ``kept``: the fees and stakes that the
    house keeps. ``order``: the seats that are still to act, if the ruling changes their order. The effects on chips and
    cards are recorded by further events.
    """

    irregularity: str
    void: Void
    clauses: tuple[str, ...]
    present: tuple[str, ...]
    continues: str
    values: dict[str, str]
    claim: tuple[Return, ...] = ()
    kept: tuple[Return, ...] = ()
    order: tuple[Seat, ...] = ()


# Effects of the ruling


class HandVoided(StudEvent, frozen=True, kw_only=True):
    """The whole hand was declared void, and every movement of chips in it was reversed (AMB-20).

    ``reversed``: the seats whose contributions to the meter were taken back.
    """

    reversed: tuple[Seat, ...]
    transfers: Transfers


class SeatVoided(Moved, frozen=True, kw_only=True):
    """One seat was ruled out of the hand; ``reversed``: whether its contribution to the meter was taken back."""

    reversed: bool


class RequestReturned(Moved, frozen=True, kw_only=True):
    """A seat that gets no new card took back its own card and the fee; it can no longer request a card."""


class CardsLost(StudEvent, frozen=True, kw_only=True):
    """The stub's next ``amount`` cards are void; ``where``: the place where they fell."""

    amount: int
    where: Literal["well", "felt", "floor", "seat"]


class ExchangesTurned(StudEvent, frozen=True, kw_only=True):
    """The exchanges were begun from right to left, and continue in this order (CSP-112)."""


class DeadHandTaken(OfSeat, frozen=True, kw_only=True):
    """The cards at a seat that does not play were taken unseen; ``cards``: their number (AMB-22)."""

    cards: int


class CardDropped(OfSeat, frozen=True, kw_only=True):
    """A card of the seat fell on the floor after the seat had folded, or after the reveal.

    The hand is not void; its wagers are held as a claim when it is collected or settled (AMB-71).
    """


class HandTaken(Moved, frozen=True, kw_only=True):
    """The cards of a seat that had not folded were collected by mistake.

    ``as_fold``: whether its ANTE was collected with them and is now held as a claim (CSP-120, AMB-55). Before version
    0.3.0 the ANTE was put back on its box.
    """

    as_fold: bool


class HandSaid(OfSeat, frozen=True, kw_only=True):
    """A seat stated whether its collected cards win, lose or tie; ``unanswered``: whether it did not answer."""

    outcome: Literal["losing", "tie", "winning"]
    unanswered: bool = False


class ExcessReturned(Moved, frozen=True, kw_only=True):
    """The part of a seat's BET beyond twice its ANTE was returned (CSP-124)."""


class ShortBetStands(OfSeat, frozen=True, kw_only=True):
    """A BET of ``amount``, less than twice ANTE, was noticed too late to be corrected, and is valid (CSP-123)."""

    amount: int


class CheckedAgain(OfSeat, frozen=True, kw_only=True):
    """A BET that was overlooked must be corrected before the bank's cards are turned (CSP-123)."""


class PlayerWarned(OfSeat, frozen=True, kw_only=True):
    """A player was warned (AMB-54)."""
