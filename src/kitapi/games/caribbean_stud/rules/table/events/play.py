"""Events from “Prego” to GAME OVER: choices, exchanges, the showdown, the jackpots, the end."""

from kitapi.cards import Card
from kitapi.games.caribbean_stud.rules.payment.round_facts import Settlement
from kitapi.games.caribbean_stud.rules.table.events.base import Moved, OfSeat, StudEvent, Transfers, kind_of
from kitapi.house import events as house
from kitapi.kernel import Role, Seat
from kitapi.mechanics.poker_hands import Combination

# Choices


class BetRaised(Moved, frozen=True, kw_only=True):
    """The seat raised, with ``amount`` on BET; ``lender``: the seat that lent missing chips."""

    amount: int
    lender: Seat | None = None


class Folded(OfSeat, frozen=True, kw_only=True):
    """The seat folded; ``unanswered``: whether the dealer folded it because it did not answer.

    ``transfers``: the return of a BET that was not made exact.
    """

    unanswered: bool = False
    transfers: Transfers = ()


class ExchangeAsked(Moved, frozen=True, kw_only=True):
    """The seat requested an exchange: it placed ``card`` above the slot, and the fee on it."""

    card: Card


class ExchangeWithdrawn(Moved, frozen=True, kw_only=True):
    """The seat took card and fee back; ``unanswered``: whether the request ended because the seat did not answer."""

    unanswered: bool = False


class ExchangeDeclined(OfSeat, frozen=True, kw_only=True):
    """The seat wants no card; ``unanswered``: whether this was assumed because it did not answer."""

    unanswered: bool = False


class AskedAgain(OfSeat, frozen=True, kw_only=True):
    """A seat that did not answer was warned."""


class Declared(OfSeat, frozen=True, kw_only=True):
    """The seat declared its combination."""

    combination: Combination


class MeterTold(StudEvent, frozen=True, kw_only=True):
    """The meter was read: the display showed ``amount``."""

    amount: int


class TablesStopped(StudEvent, frozen=True, kw_only=True):
    """All other tables were stopped; ``basis``: the meter at that moment, from which the upper tiers are computed."""

    basis: int


class TablesReleased(StudEvent, frozen=True, kw_only=True):
    """The other tables continue, and this one waits: the person with the role ``waiting_for`` has not acted (AMB-65).

    The management is notified. ``seats``: the seats whose royal or straight flush is still open. ``reserved``: the
    amount that was added to the reserve in the meter for their awards.
    """

    waiting_for: Role
    seats: tuple[Seat, ...]
    reserved: int


class ReserveLifted(StudEvent, frozen=True, kw_only=True):
    """``amount`` that was set aside was returned to the meter, because no open award needs it any more."""

    amount: int


class TablesResumed(StudEvent, frozen=True, kw_only=True):
    """The other tables continue."""


class StubTaken(StudEvent, frozen=True, kw_only=True):
    """The dealer took the stub in hand; ``null_card``: whether a null card was put under it."""

    null_card: bool


class SeatAsked(OfSeat, frozen=True, kw_only=True):
    """The dealer asked the seat whether it wants a card; seats before it cannot request one any more."""


class CardGiven(OfSeat, frozen=True, kw_only=True):
    """The new card of a seat that requested one touched the felt."""

    card: Card


class FeeTaken(Moved, frozen=True, kw_only=True):
    """The dealer collected the fee."""


class ChoicesClosed(StudEvent, frozen=True, kw_only=True):
    """Every seat has raised or folded."""


# Check, reveal, settlement


class FoldCollected(Moved, frozen=True, kw_only=True):
    """ANTE and cards of a seat that folded were collected; ``cards``: the number of cards counted.

    ``jackpot``: the tier that is paid although the seat folded, if the house rules allow it and the seat declared it
    (AMB-17). ``held``: whether the ANTE is held as a claim because a card of the seat fell on the floor (AMB-71).
    """

    cards: int
    jackpot: Combination | None = None
    held: bool = False


class BetChecked(OfSeat, frozen=True, kw_only=True):
    """The seat's BET was checked: it is ``amount``, exactly what is due."""

    amount: int


class BetsChecked(StudEvent, frozen=True, kw_only=True):
    """All BETs are exact.

    ``nobody_in``: whether all seats have folded or are void, so that the bank's cards stay face down.

    ``jackpots``: the number of jackpot wins of folded hands to be paid.
    """

    nobody_in: bool
    jackpots: int = 0


class BankRevealed(StudEvent, frozen=True, kw_only=True):
    """The bank's cards were turned; they are listed highest first, with their combination and whether they qualify."""

    cards: tuple[Card, ...]
    combination: Combination
    qualifies: bool


class SeatSettled(Moved, frozen=True, kw_only=True):
    """The seat was settled; ``shown``: its cards, lowest first, if they were turned; ``cards``: their number.

    ``jackpot``: the tier that is paid to it after the last seat is settled. ``unclaimed``: whether it won a tier that
    it did not declare before its cards were collected, so that the management must decide (AMB-19). ``held``: whether
    its wagers are held as a claim (AMB-55, AMB-61, AMB-71).
    """

    settlement: Settlement
    shown: tuple[Card, ...]
    cards: int
    jackpot: Combination | None
    unclaimed: bool
    held: bool


class HandConfirmed(house.HandConfirmed, frozen=True, kw_only=True, tag=kind_of):
    """The control room has examined a royal or straight flush; ``genuine``: whether it confirmed it."""


class DeclarationNoted(house.DeclarationNoted, frozen=True, kw_only=True, tag=kind_of):
    """The gaming inspector has taken note of the seat's royal or straight flush: the table continues."""


class PaymentAuthorised(house.PaymentAuthorised, frozen=True, kw_only=True, tag=kind_of):
    """The gaming inspector has authorised ANTE, BET and any jackpot of the seat, whose hand is confirmed."""


class ClaimDecided(Moved, frozen=True, kw_only=True):
    """The management decided about wagers that were held as a claim."""

    paid: bool


class SettlementEnded(StudEvent, frozen=True, kw_only=True):
    """The last seat is settled; ``jackpots``: the number of jackpot wins to be paid."""

    jackpots: int


# The jackpot's console


class ButtonPressed(StudEvent, frozen=True, kw_only=True):
    """A JACKPOT button was pressed; ``lit``: whether its lamp is now lit."""

    button: int
    lit: bool


class InspectorAttended(StudEvent, frozen=True, kw_only=True):
    """The municipal inspector is present."""


class SelectorTurned(house.SelectorTurned, frozen=True, kw_only=True, tag=kind_of):
    """The key selector was turned to ``position``."""


class JackpotAwarded(Moved, frozen=True, kw_only=True):
    """The seat was paid ``amount`` for ``tier``, of which the house paid ``covered`` because the meter held less.

    ``remainder``: the chips that cannot be divided equally, which stay in the meter (AMB-11). ``lifted``: the part of
    the award that was taken from the reserve.
    """

    tier: Combination
    amount: int
    covered: int
    remainder: int
    lifted: int = 0


class MeterReset(StudEvent, frozen=True, kw_only=True):
    """A royal flush emptied the meter, and it restarted with ``amount``."""

    amount: int
    transfers: Transfers


class JackpotsPaid(StudEvent, frozen=True, kw_only=True):
    """Every jackpot win is paid, and the selector is back at R."""


class BankStored(StudEvent, frozen=True, kw_only=True):
    """The bank's cards were counted and stored."""

    cards: int


class HandEnded(StudEvent, frozen=True, kw_only=True):
    """The hand is over (GAME OVER). ``won``: each seat's result in the hand; ``results``: its result in the sitting."""

    won: tuple[int, ...]
    results: tuple[int, ...]


class TableBrokenUp(StudEvent, frozen=True, kw_only=True):
    """All agreed to end the sitting; a running hand is void, and its stakes were returned (AMB-20).

    ``reversed``: the seats whose contributions to the meter were taken back.
    """

    reversed: tuple[Seat, ...]
    transfers: Transfers
    results: tuple[int, ...]
