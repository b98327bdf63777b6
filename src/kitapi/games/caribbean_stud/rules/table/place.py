"""What lies and what was done at one seat in a hand of Caribbean Stud."""

from enum import Enum

import msgspec

from kitapi.cards import Card
from kitapi.games.caribbean_stud.rules.payment.settled import Exchange, Settlement
from kitapi.games.caribbean_stud.rules.table.incidents import Outcome
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


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """What lies and what was done at one seat in this hand; its chips are in the balances.

    ``waved``: its stakes stand, or it sits out. ``plays``: its
    ANTE lay when the bets were closed. ``stuck``: how often its token did not fall. ``lamp``: its token is in play.
    ``cards``: the five dealt, in that order. ``wants``: the card laid out for an exchange that is not yet served.
    ``passed``: it cannot ask for a card any more. ``exchange``: the one that was served. ``warned``: it was asked again
    and has not answered. ``choice``: raised or folded. ``declared``: what it said it holds. ``confirmed``: what the
    control room said of it. ``noted``: the inspector has taken note of it; ``authorised``: and has its wagers and
    any jackpot paid. ``collected``: its cards are put away. ``checked``: its BET is known to be exact.
    ``settlement``: what its round came to. ``shown``: its cards lie face up. ``held``: its wagers wait as a claim.
    ``won_tier``: the jackpot's tier to be paid to it. ``award``: what it was paid. ``earlier``: what its wagers that
    wait from earlier hands would have won, None where none do; ``decided``: what a decision about them brought it, and
    ``claim_won``: one about wagers of this hand, None before.

    ``staked``, ``laid``: the chips of its ANTE and BET, wherever they lie now. ``void``: it has no part in the hand any
    more. ``lends``: the seat to which it offers a loan; ``lent``,
    ``borrowed``: chips of loans for a BET. ``bet_stands``: its BET, not exact, was ruled on. ``taken``: its cards were
    taken by mistake, ``as_fold``: and its ANTE, which waits as a claim since; ``said``: what it then said of them.
    ``dropped``: a card of it fell on the floor, and its wagers are to wait as a claim. ``called``: it has called the
    inspector in this hand.
    """

    waved: bool = False
    plays: bool = False
    stuck: int = 0
    lamp: bool = False
    cards: tuple[Card, ...] = ()
    wants: Card | None = None
    passed: bool = False
    exchange: Exchange | None = None
    warned: bool = False
    choice: Choice | None = None
    declared: Combination | None = None
    noted: bool = False
    confirmed: bool | None = None
    authorised: bool = False
    collected: bool = False
    checked: bool = False
    settlement: Settlement | None = None
    shown: bool = False
    held: bool = False
    won_tier: Combination | None = None
    award: Award | None = None
    earlier: int | None = None
    decided: int = 0
    claim_won: int | None = None
    staked: int = 0
    laid: int = 0
    void: bool = False
    lends: Seat | None = None
    lent: int = 0
    borrowed: int = 0
    bet_stands: bool = False
    taken: bool = False
    as_fold: bool = False
    dropped: bool = False
    said: Outcome | None = None
    called: bool = False

    @property
    def final(self) -> tuple[Card, ...]:
        """The five cards after any exchange."""
        if self.exchange is None:
            return self.cards
        return tuple(self.exchange.new if card is self.exchange.discard else card for card in self.cards)

    @property
    def is_in(self) -> bool:
        """Whether the seat goes on against the bank."""
        return self.choice is Choice.RAISE
