"""The place of one seat in a hand of Caribbean Stud: its cards, its choices, and the result."""

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

    ``waved``: its stakes stand, or it sits out. ``stuck``: how often its token did not fall; ``lamp``: its token is in
    play. ``staked``, ``laid``: the chips of its ANTE and BET, wherever they are now. ``checked``: its BET was checked
    and is exact; ``bet_stands``: its BET is not exact, and was ruled on.
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

    ``wants``: the card laid out for an exchange that is not yet served. ``passed``: the seat cannot request a card any
    more. ``warned``: it was warned, and has not answered since.
    """

    wants: Card | None = None
    passed: bool = False
    warned: bool = False


class Proof(Approval, frozen=True, kw_only=True):
    """The approval of a declared hand; ``declared``: the combination that the seat declared, None: it declared none."""

    declared: Combination | None = None


class Claim(msgspec.Struct, frozen=True, kw_only=True):
    """Wagers of the seat that wait for the management's decision.

    ``held``: those of this hand wait; ``won``: the chips gained by the decision about them, None: there is none yet.
    ``earlier``: the possible winnings of those of earlier hands, None: none wait; ``decided``: the chips gained by the
    decision about those.
    """

    held: bool = False
    won: int | None = None
    earlier: int | None = None
    decided: int = 0


class Loan(msgspec.Struct, frozen=True, kw_only=True):
    """Loans for BETs. ``lends``: the seat to which this seat offers a loan; ``lent``, ``borrowed``: chips of loans."""

    lends: Seat | None = None
    lent: int = 0
    borrowed: int = 0


class Prize(msgspec.Struct, frozen=True, kw_only=True):
    """The seat's jackpot. ``won_tier``: the tier that it won; ``award``: its award, once paid."""

    won_tier: Combination | None = None
    award: Award | None = None


class SeatIncidents(msgspec.Struct, frozen=True, kw_only=True):
    """Irregularities at the seat.

    ``taken``: its cards were taken by mistake; ``as_fold``: its ANTE was taken with them, and waits as a claim;
    ``said``: its statement about the cards. ``dropped``: a card of it fell on the floor, and its wagers will wait as a
    claim. ``called``: it has called the inspector in this hand.
    """

    taken: bool = False
    as_fold: bool = False
    said: Outcome | None = None
    dropped: bool = False
    called: bool = False


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """The place of one seat in a hand; its chips are in the table's balances.

    ``plays``: it had an ANTE when the bets were closed. ``void``: it has no part in the hand any more. ``cards``: the
    five cards dealt, in that order; ``exchange``: the exchange that was served. ``choice``: raised or folded.
    ``collected``: its cards were taken and stored; ``shown``: its cards were turned face up. ``settlement``: the result
    of its round.
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
