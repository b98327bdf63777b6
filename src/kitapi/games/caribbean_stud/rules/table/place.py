"""The state of one seat in a hand of Caribbean Stud: its cards, its choices, and the result."""

from enum import Enum

import msgspec

from kitapi.cards import Card
from kitapi.games.caribbean_stud.rules.payment.round_facts import Exchange, Settlement
from kitapi.games.caribbean_stud.rules.table.incidents import Outcome
from kitapi.house.approvals import Approval
from kitapi.kernel import Seat
from kitapi.mechanics.poker_hands import Combination


class Choice(Enum):
    """The final choice of a seat."""

    RAISE = "raise"
    FOLD = "fold"


class Award(msgspec.Struct, frozen=True, kw_only=True):
    """A jackpot award that was paid; ``covered``: the part that the house paid, because the meter held less."""

    tier: Combination
    amount: int
    covered: int = 0


class Stake(msgspec.Struct, frozen=True, kw_only=True):
    """The stakes of a seat.

    ``waved``: whether the seat has signed that its stakes stand or that it sits out. ``stuck``: the number of times its
    token did not fall. ``lamp``: whether its token is in play. ``staked``, ``laid``: the amounts of its ANTE and BET,
    also after these chips were moved. ``checked``: whether its BET was checked and found exact. ``bet_stands``: whether
    a ruling accepted its BET, although it is not exact.
    """

    waved: bool = False
    stuck: int = 0
    lamp: bool = False
    staked: int = 0
    laid: int = 0
    checked: bool = False
    bet_stands: bool = False


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """The seat's turn to exchange a card.

    ``wants``: the card that the seat wants to exchange, until the new card is given. ``passed``: whether the seat can
    no longer request a card. ``warned``: whether it was warned and has not answered since.
    """

    wants: Card | None = None
    passed: bool = False
    warned: bool = False


class Proof(Approval, frozen=True, kw_only=True):
    """The approval of a declared hand; ``declared``: the combination that the seat declared, or None."""

    declared: Combination | None = None


class Claim(msgspec.Struct, frozen=True, kw_only=True):
    """Wagers of the seat that are held until the management decides.

    ``held``: whether wagers of this hand are held. ``won``: the chips that the seat gained by the decision about them;
    None before the decision. ``earlier``: the possible winnings of wagers of earlier hands; None if none are held.
    ``decided``: the chips that the seat gained by the decision about those.
    """

    held: bool = False
    won: int | None = None
    earlier: int | None = None
    decided: int = 0


class Loan(msgspec.Struct, frozen=True, kw_only=True):
    """Loans for BETs.

    ``lends``: the seat to which this seat offers a loan. ``lent``, ``borrowed``: the chips that it lent, and borrowed.
    """

    lends: Seat | None = None
    lent: int = 0
    borrowed: int = 0


class Prize(msgspec.Struct, frozen=True, kw_only=True):
    """The jackpot win of a seat. ``won_tier``: the tier that it won. ``award``: the award, when it is paid."""

    won_tier: Combination | None = None
    award: Award | None = None


class SeatIncidents(msgspec.Struct, frozen=True, kw_only=True):
    """Irregularities at the seat.

    ``taken``: its cards were collected by mistake. ``as_fold``: its ANTE was collected with them, and is held as a
    claim. ``said``: its statement about the cards. ``dropped``: one of its cards fell on the floor, and its wagers will
    be held as a claim. ``called``: it has called the inspector in this hand.
    """

    taken: bool = False
    as_fold: bool = False
    said: Outcome | None = None
    dropped: bool = False
    called: bool = False


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """The state of one seat in a hand; its chips are in the table's balances.

    ``plays``: whether it had an ANTE when the bets were closed. ``void``: whether it was ruled out of the hand.
    ``cards``: the five cards as dealt, in this order. ``exchange``: the card given away and the new card. ``choice``:
    whether it raised or folded. ``collected``: whether its cards were collected and stored. ``shown``: whether its
    cards were turned face up. ``settlement``: the result of its round.
    """

    plays: bool = False
    void: bool = False
    cards: tuple[Card, ...] = ()
    exchange: Exchange | None = None
    choice: Choice | None = None
    collected: bool = False
    shown: bool = False
    settlement: Settlement | None = None
    stake: Stake = Stake()
    turn: Turn = Turn()
    proof: Proof = Proof()
    claim: Claim = Claim()
    loan: Loan = Loan()
    prize: Prize = Prize()
    incidents: SeatIncidents = SeatIncidents()

    @property
    def final(self) -> tuple[Card, ...]:
        """The five cards after any exchange."""
        if self.exchange is None:
            return self.cards
        return tuple(self.exchange.new if card is self.exchange.discard else card for card in self.cards)

    @property
    def is_in(self) -> bool:
        """Whether the seat plays against the bank, and has not folded."""
        return self.choice is Choice.RAISE
