"""A table of Caribbean Stud in the middle of a hand: one value, whose ``phase`` says what may be done.

Other than at games of tricks, nearly all of it lives through nearly all phases, so the phases share one shape
(docs/decisions/0012).
"""

from collections.abc import Hashable
from enum import Enum
from functools import cached_property
from typing import Any

import msgspec
from msgspec.structs import replace

from kitapi.cards import Card
from kitapi.games.caribbean_stud.rules.payment.settled import Exchange, Settlement
from kitapi.games.caribbean_stud.rules.table.events import HandOpened
from kitapi.games.caribbean_stud.rules.table.incidents import Counted, Incident, Outcome
from kitapi.games.caribbean_stud.rules.terms import accounts
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudHouse, CaribbeanStudTerms
from kitapi.kernel import Role, Seat, Shuffle, seats_of
from kitapi.mechanics.poker_hands import Combination


class Choice(Enum):
    """What a seat laid out for good."""

    RAISE = "raise"
    FOLD = "fold"


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


class Console(msgspec.Struct, frozen=True, kw_only=True):
    """The console's key selector, its lit JACKPOT keys, and whether the municipal inspector is present.

    ``lit``: the keys' numbers in ascending order. ``paid``: the seat whose award the display shows as to be paid, until
    another is selected or the hand ends.
    """

    selector: str = "R"
    lit: tuple[int, ...] = ()
    attended: bool = False
    paid: Seat | None = None

    def with_key(self, button: int, *, lit: bool) -> "Console":
        """The console with the lamp of ``button`` lit or out."""
        others = set(self.lit) - {button}
        return replace(self, lit=tuple(sorted(others | {button} if lit else others)))


class StudState(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """A table at one moment.

    ``checked``: the decks were spread and checked. ``washed``, ``ready``: how far the deck is prepared, beside
    ``shuffle``; ``offered``: to whom the cut is offered; ``declined``: who has let it pass. ``order``: the deck after
    shuffle and cut. ``coins``: COIN IN was pressed, ``counted``: and the tokens counted. ``bank``, ``stub``: the cards
    there; ``upcard``: turned. ``stub_taken``: the dealer has it in hand. ``asking``: the seat asked now whether it
    wants a card. ``fee_due``: a served seat whose fee still lies there. ``revealed``: the bank's cards lie face up;
    ``qualifies``: and qualify. ``meter``: what the display showed last, and what this table has moved since. ``basis``:
    the meter when this table stopped the others, None if it has not. ``stopping``: it holds them stopped; ``stops``:
    how often it has stopped them in this hand. ``released``: the seats for which it does so no more, although it is not
    done with them; ``waiting_for``: the role whose person has not acted then; ``reserved``: what is set aside in the
    meter for them. ``bank_stored``: the bank's cards are put away. ``won``: what the hand came to by seat, ``results``:
    the sitting.

    ``incident``: something irregular that the table stands still for. ``skipped``: seats that the dealer is about to
    leave out by mistake, ``extra``: and to deal to. ``lost``: cards of the stub that are void. ``from_right``: the
    exchanges go from right to left. ``void``: the whole hand is. ``paused``: COIN IN was pressed at the closing,
    and the table is not open again; ``counted_chips``: what was counted then. ``closed``: the table was closed before
    this hand was dealt.
    """

    opened: HandOpened
    phase: Phase
    balances: dict[str, int]
    places: tuple[Place, ...]
    shuffle: Shuffle
    results: tuple[int, ...]
    checked: bool = False
    washed: bool = False
    ready: bool = False
    offered: Seat | None = None
    declined: tuple[Seat, ...] = ()
    order: tuple[Card, ...] = ()
    invited: bool = False
    coins: bool = False
    counted: bool = False
    bank: tuple[Card, ...] = ()
    stub: tuple[Card, ...] = ()
    upcard: Card | None = None
    stub_taken: bool = False
    asking: Seat | None = None
    fee_due: Seat | None = None
    revealed: bool = False
    qualifies: bool = False
    meter: int | None = None
    basis: int | None = None
    stopping: bool = False
    stops: int = 0
    released: tuple[Seat, ...] = ()
    waiting_for: Role | None = None
    reserved: int = 0
    console: Console = Console()
    bank_stored: bool = False
    won: tuple[int, ...] = ()
    incident: Incident | None = None
    skipped: tuple[Seat, ...] = ()
    extra: tuple[Seat, ...] = ()
    lost: tuple[Card, ...] = ()
    from_right: bool = False
    void: bool = False
    paused: bool = False
    counted_chips: Counted | None = None
    closed: bool = False

    @property
    def house(self) -> CaribbeanStudHouse:
        """The table's house."""
        return self.opened.terms.variant

    @property
    def shuffled(self) -> bool:
        """Whether the deck is shuffled."""
        return self.shuffle.is_made

    @cached_property
    def reckoned(self) -> dict[Hashable, Any]:
        """What was reckoned from this state and may be asked for again, under whatever else it depends on."""
        return {}

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """The table's seats, from the dealer's left."""
        return seats_of(self.opened.terms.players)

    @cached_property
    def playing(self) -> tuple[Seat, ...]:
        """The seats in this hand, from the dealer's left; one that was left out of the deal is not."""
        places = self.places
        return tuple(seat for seat in self.seats if places[seat].plays and (places[seat].cards or not self.bank))

    def lying(self, seat: Seat, wager: Wager) -> int:
        """The chips on a seat's wager."""
        return accounts.amount(self.balances, seat, wager)

    def chips(self, seat: Seat) -> int:
        """The chips before a seat's player."""
        return accounts.chips_of(self.balances, seat)
