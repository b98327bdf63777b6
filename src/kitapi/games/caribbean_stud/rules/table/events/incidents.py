"""Events of irregularities: slips, loans, the call, the facts, the ruling, and the effects of the ruling."""

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
    """The dealer made a mistake at a seat; its effects are in the events of the step itself."""

    what: SlipKind


class BetMisplaced(Moved, frozen=True, kw_only=True):
    """The seat raised, with ``amount`` on BET, which is not twice its ANTE."""

    amount: int


class LoanOffered(OfSeat, frozen=True, kw_only=True):
    """``seat`` offers the seat ``to`` a loan of the chips that it lacks for its BET."""

    to: Seat


class BetCorrected(Moved, frozen=True, kw_only=True):
    """The seat's BET was corrected to ``amount``, twice its ANTE; ``lender``: the seat that lent what was lacking."""

    amount: int
    lender: Seat | None = None


# The ruling


class InspectorCalled(house.InspectorCalled, frozen=True, kw_only=True, tag=kind_of):
    """The gaming inspector was called, by a ``seat`` or, where that is None, by the dealer; the table stands still."""


class CallDismissed(house.CallDismissed, frozen=True, kw_only=True, tag=kind_of):
    """The gaming inspector found nothing irregular."""


class FactsStated(StudEvent, frozen=True, kw_only=True):
    """The gaming inspector stated the facts; ``choosing``: the seats that must choose a remedy."""

    stated: StateFacts
    choosing: tuple[Seat, ...] = ()


class RulingJoined(house.RulingJoined, frozen=True, kw_only=True, tag=kind_of):
    """Another role of the house joined the ruling; ``stands``: whether the hand stands, by the gaming management."""


class RemedyChosen(OfSeat, frozen=True, kw_only=True):
    """A seat chose to continue without its card, or to have its hand void."""

    choice: RulingChoice


class RulingGiven(StudEvent, frozen=True, kw_only=True):
    """A ruling was given. ``continues``: how play continues, in English; ``values``: its places in braces.

    ``claim``: the wagers that wait for the management; ``kept``: fees and stakes that the house keeps; ``order``: the
    seats still to act, if the ruling changes their order. The effects on chips and cards follow as events of their own.
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


# What it does


class HandVoided(StudEvent, frozen=True, kw_only=True):
    """The whole hand is void, and every chip that it moved is back where it came from (AMB-20).

    ``reversed``: the seats whose contributions to the meter were taken back.
    """

    reversed: tuple[Seat, ...]
    transfers: Transfers


class SeatVoided(Moved, frozen=True, kw_only=True):
    """One seat has no part in the hand any more; ``reversed``: its contribution to the meter was taken back."""

    reversed: bool


class RequestReturned(Moved, frozen=True, kw_only=True):
    """A seat that gets no card took back the one it had laid out, and the fee; it cannot request a card any more."""


class CardsLost(StudEvent, frozen=True, kw_only=True):
    """The stub's next ``amount`` cards are void; ``where``: the place where they fell."""

    amount: int
    where: Literal["well", "felt", "floor", "seat"]


class ExchangesTurned(StudEvent, frozen=True, kw_only=True):
    """The exchanges continue from right to left, as they were begun (CSP-112)."""


class DeadHandTaken(OfSeat, frozen=True, kw_only=True):
    """The cards at a seat that does not play were taken unseen; ``cards``: their number (AMB-22)."""

    cards: int


class CardDropped(OfSeat, frozen=True, kw_only=True):
    """A card of the seat fell on the floor after the seat had folded, or after the reveal.

    The hand is not void: its wagers wait as a claim once it is collected or settled (AMB-71).
    """


class HandTaken(Moved, frozen=True, kw_only=True):
    """The cards of a seat that is in were taken by mistake.

    ``as_fold``: its ANTE was taken with them, and waits as a claim from now on (CSP-120, AMB-55). Before version 0.3.0
    it lay on its box again.
    """

    as_fold: bool


class HandSaid(OfSeat, frozen=True, kw_only=True):
    """A seat said how the cards taken from it stand against the bank's; ``unanswered``: it did not answer."""

    outcome: Literal["losing", "tie", "winning"]
    unanswered: bool = False


class ExcessReturned(Moved, frozen=True, kw_only=True):
    """The part of a seat's BET beyond twice its ANTE was returned (CSP-124)."""


class ShortBetStands(OfSeat, frozen=True, kw_only=True):
    """A BET of ``amount``, less than twice ANTE, was found too late to be corrected, and counts as it is (CSP-123)."""

    amount: int


class CheckedAgain(OfSeat, frozen=True, kw_only=True):
    """A BET that was overlooked is to be made exact before the bank's cards are turned (CSP-123)."""


class PlayerWarned(OfSeat, frozen=True, kw_only=True):
    """A player was warned (AMB-54)."""
