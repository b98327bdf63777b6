"""What lies and what was done at one seat in a hand of Caribbean Stud."""

from enum import Enum

import msgspec

from kitapi.cards import Card
from kitapi.games.caribbean_stud.rules.payment.round_facts import Exchange, Settlement
from kitapi.games.caribbean_stud.rules.table.incidents import Outcome
from kitapi.house.approvals import Approval
from kitapi.kernel import Seat
from kitapi.mechanics.poker_hands import Combination


class Choice(Enum):
    """What a seat laid out for good."""

    RAISE = "raise"
    FOLD = "fold"


class Award(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat was paid of the jackpot; ``covered``: that much of it by the house, for the meter held less."""

    tier: Combination
    amount: int
    covered: int = 0


class Stake(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat has staked.

    ``waved``: its stakes stand, or it sits out. ``stuck``: how often its token did not fall; ``lamp``: its token is in
    play. ``staked``, ``laid``: the chips of its ANTE and BET, wherever they lie now. ``checked``: its BET is known to
    be exact; ``bet_stands``: it is not exact and was ruled on.
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

    ``wants``: the card laid out for an exchange that is not yet served. ``passed``: it cannot ask for a card any more.
    ``warned``: it was warned, and has not answered since.
    """

    wants: Card | None = None
    passed: bool = False
    warned: bool = False


class Proof(Approval, frozen=True, kw_only=True):
    """How far a hand is approved that the seat said it holds, ``declared``; the control room confirms it."""

    declared: Combination | None = None


class Claim(msgspec.Struct, frozen=True, kw_only=True):
    """Wagers of the seat that wait for a decision.

    ``held``: those of this hand do; ``won``: what the decision about them brought, None before. ``earlier``: what those
    of earlier hands would have won, None where there are none; ``decided``: what the decision about them brought.
    """

    held: bool = False
    won: int | None = None
    earlier: int | None = None
    decided: int = 0


class Loan(msgspec.Struct, frozen=True, kw_only=True):
    """Loans for a BET: ``lends``: the seat to which one is offered; ``lent``, ``borrowed``: chips of loans."""

    lends: Seat | None = None
    lent: int = 0
    borrowed: int = 0


class Prize(msgspec.Struct, frozen=True, kw_only=True):
    """The jackpot: ``won_tier``: its tier to be paid to the seat; ``award``: the amount paid."""

    won_tier: Combination | None = None
    award: Award | None = None


class SeatIncidents(msgspec.Struct, frozen=True, kw_only=True):
    """What was irregular at the seat.

    ``taken``: its cards were taken by mistake, ``as_fold``: and its ANTE, which waits as a claim since; ``said``: what
    it then said of them. ``dropped``: a card of it fell on the floor, and its wagers are to wait as a claim.
    ``called``: it has called the inspector in this hand.
    """

    taken: bool = False
    as_fold: bool = False
    said: Outcome | None = None
    dropped: bool = False
    called: bool = False


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """What lies and what was done at one seat in this hand; its chips are in the balances.

    ``plays``: its ANTE lay when the bets were closed. ``void``: it has no part in the hand any more. ``cards``: the
    five dealt, in that order; ``exchange``: the exchange that was served. ``choice``: raised or folded. ``collected``:
    its cards are put away; ``shown``: they lie face up. ``settlement``: the result of its round.
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
