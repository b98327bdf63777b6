"""The facts of one seat's regular round, and its result."""

from enum import Enum
from typing import TypeAlias

import msgspec

from kitapi.cards import Card
from kitapi.mechanics.poker_hands import Combination

Five: TypeAlias = tuple[Card, Card, Card, Card, Card]


class Exchange(msgspec.Struct, frozen=True, kw_only=True):
    """One card of the five put aside, and the one given for it."""

    discard: Card
    new: Card


class SeatFacts(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's stakes, cards and choices in a round against the bank.

    ``cards``: the first five. ``bank``: the bank's five cards, in any order. ``bet``: the chips on BET, more than 0;
    None: the seat folded. It differs from twice ANTE only if this was found too late to be corrected. ``token``:
    whether a token is in play for the jackpot. Amounts are in the smallest chips.
    """

    ante: int
    bet: int | None
    token: bool
    cards: Five
    bank: Five
    exchange: Exchange | None = None

    @property
    def folded(self) -> bool:
        """Whether the seat gave its ANTE up."""
        return self.bet is None

    @property
    def final(self) -> tuple[Card, ...]:
        """The five cards after any exchange."""
        if (exchange := self.exchange) is None:
            return self.cards
        return tuple(exchange.new if card is exchange.discard else card for card in self.cards)


class Result(Enum):
    """How a round ended for a seat."""

    FOLD = "fold"
    BANK_WINS = "bank_wins"
    TIE = "tie"
    PLAYER_WINS = "player_wins"
    NOT_QUALIFIED = "not_qualified"
    """The bank did not qualify, and no hand was compared."""


class Net(msgspec.Struct, frozen=True, kw_only=True):
    """The amount that the seat won or lost by each wager; 0: the wager was returned or not staked."""

    ante: int
    bet: int
    fee: int

    @property
    def total(self) -> int:
        """The net result of all wagers together."""
        return self.ante + self.bet + self.fee

    @property
    def winnings(self) -> int:
        """The amount that the bank pays on BET and ANTE, 0 or more; losses are not deducted."""
        return max(0, self.bet) + max(0, self.ante)


class Settlement(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a round for a seat; ``jackpot``: the tier won, whose amount depends on the meter."""

    hand: Combination
    bank_hand: Combination
    qualifies: bool
    result: Result
    net: Net
    jackpot: Combination | None
