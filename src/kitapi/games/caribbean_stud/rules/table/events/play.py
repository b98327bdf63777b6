"""What happened from “Prego” to GAME OVER: choices, exchanges, the showdown, the jackpots, the end."""

from kitapi.cards import Card
from kitapi.games.caribbean_stud.rules.payment.round_facts import Settlement
from kitapi.games.caribbean_stud.rules.table.events.base import Moved, OfSeat, StudEvent, Transfers, kind_of
from kitapi.house import events as house
from kitapi.kernel import Role, Seat
from kitapi.mechanics.poker_hands import Combination

# Choices


class BetRaised(Moved, frozen=True, kw_only=True):
    """The seat raised, with ``amount`` on BET; ``lender``: who lent the chips that it lacked."""

    amount: int
    lender: Seat | None = None


class Folded(OfSeat, frozen=True, kw_only=True):
    """The seat laid its cards on BET; ``unanswered``: it was folded by the dealer, for it did not answer.

    ``transfers``: a BET that was not made exact, which comes back.
    """

    unanswered: bool = False
    transfers: Transfers = ()


class ExchangeAsked(Moved, frozen=True, kw_only=True):
    """The seat laid ``card`` above the slot, and the fee on it."""

    card: Card


class ExchangeWithdrawn(Moved, frozen=True, kw_only=True):
    """The seat took card and fee back; ``unanswered``: the request lapsed."""

    unanswered: bool = False


class ExchangeDeclined(OfSeat, frozen=True, kw_only=True):
    """The seat wants no card; ``unanswered``: it did not say so."""

    unanswered: bool = False


class AskedAgain(OfSeat, frozen=True, kw_only=True):
    """A seat that did not answer was warned."""


class Declared(OfSeat, frozen=True, kw_only=True):
    """The seat declared what it holds."""

    combination: Combination


class MeterTold(StudEvent, frozen=True, kw_only=True):
    """The display showed ``amount`` just then."""

    amount: int


class TablesStopped(StudEvent, frozen=True, kw_only=True):
    """All other tables stand still; ``basis``: the meter at that moment, by which the upper tiers are paid."""

    basis: int


class TablesReleased(StudEvent, frozen=True, kw_only=True):
    """The other tables continue, and this one waits: the person with the role ``waiting_for`` has not acted (AMB-65).

    The management is notified. ``seats``: whose royal or straight flush is not done with. ``reserved``: what was set
    aside in the meter for their awards, beside what was before.
    """

    waiting_for: Role
    seats: tuple[Seat, ...]
    reserved: int


class ReserveLifted(StudEvent, frozen=True, kw_only=True):
    """``amount`` that was set aside is in the meter again: no open award may be paid of it any more."""

    amount: int


class TablesResumed(StudEvent, frozen=True, kw_only=True):
    """The other tables continue."""


class StubTaken(StudEvent, frozen=True, kw_only=True):
    """The dealer has the stub in hand; ``null_card``: one lies under it."""

    null_card: bool


class SeatAsked(OfSeat, frozen=True, kw_only=True):
    """The dealer asked the seat whether it wants a card; those before it cannot ask any more."""


class CardGiven(OfSeat, frozen=True, kw_only=True):
    """The card asked for touched the felt."""

    card: Card


class FeeTaken(Moved, frozen=True, kw_only=True):
    """The fee was withdrawn."""


class ChoicesClosed(StudEvent, frozen=True, kw_only=True):
    """Every seat has raised or folded."""


# Check, reveal, settlement


class FoldCollected(Moved, frozen=True, kw_only=True):
    """ANTE and cards of a seat that folded were taken; ``cards``: their number, as counted.

    ``jackpot``: the tier that is paid to it all the same, where the house does so and the seat declared it (AMB-17).
    ``held``: the ANTE waits as a claim, because a card of the seat fell on the floor (AMB-71).
    """

    cards: int
    jackpot: Combination | None = None
    held: bool = False


class BetChecked(OfSeat, frozen=True, kw_only=True):
    """The seat's BET is exactly ``amount``, as it must be."""

    amount: int


class BetsChecked(StudEvent, frozen=True, kw_only=True):
    """All BETs are exact; ``nobody_in``: all have folded or are void, and the bank's cards stay face down.

    ``jackpots``: the number of jackpot wins of folded hands to be paid.
    """

    nobody_in: bool
    jackpots: int = 0


class BankRevealed(StudEvent, frozen=True, kw_only=True):
    """The bank's cards, highest first, what they make, and whether they qualify."""

    cards: tuple[Card, ...]
    combination: Combination
    qualifies: bool


class SeatSettled(Moved, frozen=True, kw_only=True):
    """The seat was paid or lost; ``shown``: its cards, lowest first, where turned; ``cards``: their number.

    ``jackpot``: the tier that is paid to it after the last seat. ``unclaimed``: one that it did not declare before its
    cards went, which only the management can see to (AMB-19). ``held``: its wagers wait as a claim (AMB-55, AMB-61,
    AMB-71).
    """

    settlement: Settlement
    shown: tuple[Card, ...]
    cards: int
    jackpot: Combination | None
    unclaimed: bool
    held: bool


class HandConfirmed(house.HandConfirmed, frozen=True, kw_only=True, tag=kind_of):
    """The control room has looked at a royal or straight flush: it is ``genuine``, or not."""


class DeclarationNoted(house.DeclarationNoted, frozen=True, kw_only=True, tag=kind_of):
    """The gaming inspector has taken note of the seat's royal or straight flush: the table continues."""


class PaymentAuthorised(house.PaymentAuthorised, frozen=True, kw_only=True, tag=kind_of):
    """The gaming inspector has authorised ANTE, BET and any jackpot of the seat, whose hand is confirmed."""


class ClaimDecided(Moved, frozen=True, kw_only=True):
    """The management decided about wagers that waited."""

    paid: bool


class SettlementEnded(StudEvent, frozen=True, kw_only=True):
    """The last seat is settled; ``jackpots``: the number of jackpot wins to be paid."""

    jackpots: int


# The jackpot's console


class ButtonPressed(StudEvent, frozen=True, kw_only=True):
    """A JACKPOT button was pressed; ``lit``: its lamp is lit now."""

    button: int
    lit: bool


class InspectorAttended(StudEvent, frozen=True, kw_only=True):
    """The municipal inspector is present."""


class SelectorTurned(house.SelectorTurned, frozen=True, kw_only=True, tag=kind_of):
    """The key selector stands at ``position``."""


class JackpotAwarded(Moved, frozen=True, kw_only=True):
    """The seat was paid ``amount`` for ``tier``, of which the house covered ``covered`` because the meter held less.

    ``remainder``: chips of an equal division that stay in the meter (AMB-11). ``lifted``: what of the award had been
    set aside in the meter while the other tables continued.
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
    """GAME OVER: the hand is over. ``won``: what every seat won or lost in it; ``results``: in the whole sitting."""

    won: tuple[int, ...]
    results: tuple[int, ...]


class TableBrokenUp(StudEvent, frozen=True, kw_only=True):
    """All agreed to end the sitting; a running hand is void, and its stakes are back (AMB-20).

    ``reversed``: the seats whose contributions to the meter were taken back.
    """

    reversed: tuple[Seat, ...]
    transfers: Transfers
    results: tuple[int, ...]
