"""A table of Caribbean Stud in the middle of a hand: one value, whose ``phase`` says what may be done."""

from collections.abc import Hashable
from functools import cached_property
from typing import Any

import msgspec

from kitapi.games.caribbean_stud.rules.table.events import HandOpened
from kitapi.games.caribbean_stud.rules.table.incidents import Incident
from kitapi.games.caribbean_stud.rules.table.parts import (
    Bank,
    Console,
    Deck,
    Exchanges,
    HandOutcome,
    JackpotMeter,
    Preparation,
)
from kitapi.games.caribbean_stud.rules.table.place import Place
from kitapi.games.caribbean_stud.rules.terms import accounts
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudHouse, CaribbeanStudTerms
from kitapi.house.closing import Closing
from kitapi.kernel import Seat, Shuffle, seats_of


class HandSetup(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a hand begins with; see ``HandOpened`` for the fields."""

    number: int
    terms: CaribbeanStudTerms
    deck: int
    cutter: Seat
    balances: dict[str, int]
    results: tuple[int, ...]
    claims: tuple[int, ...] = ()
    closed: bool = False


class StudState(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """A table at one moment; what has its place in some phases only lies in parts.

    ``balances``: the chips of every account. ``places``: by seat. ``results``: of the sitting. ``incident``: something
    irregular that the table stands still for.
    """

    opened: HandOpened
    phase: Phase
    balances: dict[str, int]
    places: tuple[Place, ...]
    shuffle: Shuffle
    results: tuple[int, ...]
    preparation: Preparation = Preparation()
    deck: Deck = Deck()
    bank: Bank = Bank()
    exchanges: Exchanges = Exchanges()
    jackpot: JackpotMeter = JackpotMeter()
    console: Console = Console()
    incident: Incident | None = None
    outcome: HandOutcome = HandOutcome()
    closing: Closing = Closing()

    @property
    def house(self) -> CaribbeanStudHouse:
        """The table's house."""
        return self.opened.terms.variant

    @property
    def shuffled(self) -> bool:
        """Whether the deck is shuffled."""
        return self.shuffle.is_made

    @cached_property
    def cache(self) -> dict[Hashable, Any]:
        """Results computed from this state, kept for later; the key is what else they depend on."""
        return {}

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """The table's seats, from the dealer's left."""
        return seats_of(self.opened.terms.players)

    @cached_property
    def playing(self) -> tuple[Seat, ...]:
        """The seats in this hand, from the dealer's left; one that was left out of the deal is not."""
        places = self.places
        return tuple(seat for seat in self.seats if places[seat].plays and (places[seat].cards or not self.bank.cards))

    def chips_on(self, seat: Seat, wager: Wager) -> int:
        """The chips on a seat's wager."""
        return accounts.amount(self.balances, seat, wager)

    def chips(self, seat: Seat) -> int:
        """The chips before a seat's player."""
        return accounts.chips_of(self.balances, seat)
