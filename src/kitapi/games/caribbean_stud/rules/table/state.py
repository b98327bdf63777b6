"""The state of a table of Caribbean Stud during a hand; its ``phase`` determines which actions are allowed.

Some parts of the state exist only in certain phases. Rules read them through properties, which raise ``MissingPart`` in
other phases. Code that runs in all phases, such as that of views, first tests ``is_dealt`` or the field itself.
"""

from collections.abc import Hashable
from functools import cached_property
from typing import Any

import msgspec
from msgspec.structs import replace

from kitapi.games.caribbean_stud.rules.table.events import HandOpened
from kitapi.games.caribbean_stud.rules.table.incidents import Incident
from kitapi.games.caribbean_stud.rules.table.parts import (
    Bank,
    Console,
    Deal,
    Deck,
    Exchanges,
    HandEnd,
    HandOutcome,
    JackpotMeter,
    Preparation,
    Stub,
)
from kitapi.games.caribbean_stud.rules.table.place import Place
from kitapi.games.caribbean_stud.rules.terms import accounts
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudHouse, CaribbeanStudTerms
from kitapi.house.closing import Closing
from kitapi.kernel import Seat, Shuffle, seats_of


class HandSetup(msgspec.Struct, frozen=True, kw_only=True):
    """All values with which a hand begins; ``HandOpened`` describes the fields."""

    number: int
    terms: CaribbeanStudTerms
    deck: int
    cutter: Seat
    balances: dict[str, int]
    results: tuple[int, ...]
    claims: tuple[int, ...] = ()
    closed: bool = False


class MissingPart(RuntimeError):
    """The error that a part of the state was read in a phase in which it does not exist: a bug."""

    def __init__(self, part: str, phase: Phase) -> None:
        super().__init__(f"there is no {part} in {phase.value}")


_FIELDS = {"deck": "deck_or_none", "end": "end_or_none", "outcome": "outcome_or_none"}
"""The field that holds a part which exists in some phases only."""

_DEALT = frozenset(Deal.__struct_fields__)
"""The parts that exist from the deal on, in ``deal_or_none``."""


class StudState(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """The state of a table, divided into parts.

    ``balances``: the chips of every account. ``places``: the state of each seat. ``results``: the result of each seat
    in the sitting. ``incident``: the irregularity that has stopped the play. Fields named ``…_or_none`` are parts that
    exist only in certain phases: the deck after its shuffle, the cards dealt, the end and the outcome of the hand.
    """

    opened: HandOpened
    phase: Phase
    balances: dict[str, int]
    places: tuple[Place, ...]
    shuffle: Shuffle
    results: tuple[int, ...]
    preparation: Preparation = Preparation()
    deck_or_none: Deck | None = None
    deal_or_none: Deal | None = None
    jackpot: JackpotMeter = JackpotMeter()
    console: Console = Console()
    incident: Incident | None = None
    end_or_none: HandEnd | None = None
    outcome_or_none: HandOutcome | None = None
    closing: Closing = Closing()

    @property
    def house(self) -> CaribbeanStudHouse:
        """The house rules of the table."""
        return self.opened.terms.variant

    @property
    def shuffled(self) -> bool:
        """Whether the deck is shuffled."""
        return self.shuffle.is_made

    @property
    def is_dealt(self) -> bool:
        """Whether the cards are dealt."""
        return self.deal_or_none is not None

    @property
    def is_void(self) -> bool:
        """Whether the hand is void as a whole."""
        return self.end_or_none is not None and self.end_or_none.void

    @property
    def deck(self) -> Deck:
        """The deck, from its shuffle on.

        Raises:
            MissingPart: the deck is not shuffled yet.
        """
        if (part := self.deck_or_none) is None:
            raise MissingPart("deck", self.phase)
        return part

    @property
    def bank(self) -> Bank:
        """The bank's hand, from the deal on.

        Raises:
            MissingPart: nothing is dealt yet.
        """
        deal = self.deal_or_none
        if deal is None:
            raise MissingPart("bank", self.phase)
        return deal.bank

    @property
    def stub(self) -> Stub:
        """The stub, from the deal on.

        Raises:
            MissingPart: nothing is dealt yet.
        """
        deal = self.deal_or_none
        if deal is None:
            raise MissingPart("stub", self.phase)
        return deal.stub

    @property
    def exchanges(self) -> Exchanges:
        """The exchanges, from the deal on.

        Raises:
            MissingPart: nothing is dealt yet.
        """
        deal = self.deal_or_none
        if deal is None:
            raise MissingPart("exchanges", self.phase)
        return deal.exchanges

    @property
    def end(self) -> HandEnd:
        """The end of the hand, once nothing is left to be played.

        Raises:
            MissingPart: the hand is still being played.
        """
        if (part := self.end_or_none) is None:
            raise MissingPart("end", self.phase)
        return part

    @property
    def outcome(self) -> HandOutcome:
        """The outcome of the hand.

        Raises:
            MissingPart: the hand is not over.
        """
        if (part := self.outcome_or_none) is None:
            raise MissingPart("outcome", self.phase)
        return part

    def with_part(self, part: str, **fields: Any) -> "StudState":
        """Return a copy of the state in which the ``fields`` of the part named ``part`` are replaced.

        Raises:
            MissingPart: the part does not exist in this phase.
        """
        changed: Any = replace(getattr(self, part), **fields)
        deal = self.deal_or_none
        if deal is not None and part in _DEALT:
            return replace(self, deal_or_none=replace(deal, **{part: changed}))
        return replace(self, **{_FIELDS.get(part, part): changed})

    @cached_property
    def cache(self) -> dict[Hashable, Any]:
        """The cache of results computed from this state; a key contains everything else on which its result depends."""
        return {}

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """The table's seats, from the dealer's left."""
        return seats_of(self.opened.terms.players)

    @cached_property
    def playing(self) -> tuple[Seat, ...]:
        """The seats in this hand, from the dealer's left; seats that were left out of the deal are not included."""
        places, is_dealt = self.places, self.is_dealt
        return tuple(seat for seat in self.seats if places[seat].plays and (places[seat].cards or not is_dealt))

    def chips_on(self, seat: Seat, wager: Wager) -> int:
        """Return the chips on a seat's wager."""
        return accounts.amount(self.balances, seat, wager)

    def chips(self, seat: Seat) -> int:
        """Return the chips before a seat's player."""
        return accounts.chips_of(self.balances, seat)
