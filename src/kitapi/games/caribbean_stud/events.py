"""What happened at a table of Caribbean Stud; every event is a fact, and replay re-checks no rule.

``transfers`` are the chips that the event moved; an event without them moved none.
"""

from typing import TypeAlias

import msgspec

from kitapi.cards import Card
from kitapi.games.caribbean_stud.settled import Settlement
from kitapi.games.caribbean_stud.variant import CaribbeanStudTerms, Shuffling
from kitapi.kernel import Commitment, Seat
from kitapi.ledger import Transfer
from kitapi.mechanics.poker_hands import Combination

Transfers: TypeAlias = tuple[Transfer, ...]


def _tag(name: str) -> str:
    """The event's kind: ``HandOpened`` is ``caribbean_stud.hand_opened``."""
    words = "".join("_" + letter.lower() if letter.isupper() else letter for letter in name)
    return "caribbean_stud." + words.lstrip("_")


class _Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=_tag):
    """An event; its kind is its name."""


class _OfSeat(_Event, frozen=True, kw_only=True):
    """Something at one seat."""

    seat: Seat


class _Moved(_OfSeat, frozen=True, kw_only=True):
    """Something at one seat that moved chips."""

    transfers: Transfers


# Opening and preparing


class HandOpened(_Event, frozen=True, kw_only=True):
    """A hand begins, with everything carried over; a table is loaded from its last one.

    ``number`` counts the sitting's hands from 1, before the first of which the table is opened. ``deck``: which of the
    two, 0 or 1. ``cutter``: the seat to which the deck is offered first. ``balances``: chips by account, adding up to
    zero. ``results``: what every seat has won or lost so far. ``claims``: by seat, what wagers that wait from earlier
    hands would have won; empty where nobody has ever had any.
    """

    number: int
    terms: CaribbeanStudTerms
    deck: int
    cutter: Seat
    balances: dict[str, int]
    results: tuple[int, ...]
    commitment: Commitment
    claims: tuple[int, ...] = ()


class TableOpened(_Event, frozen=True, kw_only=True):
    """The data are entered, the lid is open, GAME OVER was pressed."""


class DecksChecked(_Event, frozen=True, kw_only=True):
    """Both decks were spread face up and checked."""


class DeckWashed(_Event, frozen=True, kw_only=True):
    """The deck was washed, face down."""


class Contributed(_OfSeat, frozen=True, kw_only=True):
    """A seat gave its share in the shuffle (empty: it was away)."""

    value: str


class DeckShuffled(_Event, frozen=True, kw_only=True):
    """The deck was shuffled so many ``times``; ``order`` is what nobody sees, ``secret`` what it was made from."""

    method: Shuffling
    times: int
    order: tuple[Card, ...]
    algorithm: str
    secret: str


class CutOffered(_OfSeat, frozen=True, kw_only=True):
    """Deck and cutting card were offered to a seat."""


class CutDeclined(_OfSeat, frozen=True, kw_only=True):
    """A seat let the next one cut."""


class DeckCut(_Event, frozen=True, kw_only=True):
    """``amount`` cards were cut off, by a seat or, where that is None, by the dealer."""

    seat: Seat | None
    amount: int


class DeckReady(_Event, frozen=True, kw_only=True):
    """The deck is ready to be dealt; ``green_light``: from the machine, whose count was right."""

    green_light: bool


# Stakes


class StakesInvited(_Event, frozen=True, kw_only=True):
    """The dealer invited stakes."""


class NotesChanged(_Moved, frozen=True, kw_only=True):
    """A note was changed into chips."""


class AnteStaked(_Moved, frozen=True, kw_only=True):
    """``amount`` lies on ANTE now."""

    amount: int


class TokenInserted(_Moved, frozen=True, kw_only=True):
    """A token lies in the slot, and its lamp is lit."""


class TokenTakenBack(_Moved, frozen=True, kw_only=True):
    """The token was taken back."""


class StakesTakenBack(_Moved, frozen=True, kw_only=True):
    """ANTE, and token, went back to the seat; ``by_dealer``: he sent them back."""

    by_dealer: bool


class Waved(_OfSeat, frozen=True, kw_only=True):
    """The seat's stakes stand, or it sits this hand out."""


class CashedOut(_Moved, frozen=True, kw_only=True):
    """The chips of a seat that nobody has any more went back to the tray."""


class BetsClosed(_Event, frozen=True, kw_only=True):
    """“No more bets please”: the seats in this hand, from the left."""

    seats: tuple[Seat, ...]


# Coins and cards


class CoinsIn(_Event, frozen=True, kw_only=True):
    """COIN IN was pressed: the tokens of ``seats`` fell and light their lamps; those of ``stuck`` did not."""

    seats: tuple[Seat, ...]
    stuck: tuple[Seat, ...]
    transfers: Transfers


class TokenDecided(_Moved, frozen=True, kw_only=True):
    """The gaming inspector took a stuck token as in play, or gave it back."""

    in_play: bool


class TokensCounted(_Event, frozen=True, kw_only=True):
    """As many tokens as lit lamps."""

    tokens: int


class CardsDealt(_Event, frozen=True, kw_only=True):
    """The cards lie face down: ``hands`` by seat as dealt, empty where no ANTE lies; ``stub`` is what is left."""

    method: Shuffling
    hands: tuple[tuple[Card, ...], ...]
    bank: tuple[Card, ...]
    stub: tuple[Card, ...]


class UpcardTurned(_Event, frozen=True, kw_only=True):
    """The bank's fifth card lies face up: “Prego, go ahead”."""

    card: Card


# Choices


class BetRaised(_Moved, frozen=True, kw_only=True):
    """The seat goes on, with ``amount`` on BET."""

    amount: int


class Folded(_OfSeat, frozen=True, kw_only=True):
    """The seat laid its cards on BET; ``unanswered``: it was folded by the dealer, for it did not answer."""

    unanswered: bool = False


class ExchangeAsked(_Moved, frozen=True, kw_only=True):
    """The seat laid ``card`` above the slot, and the fee on it."""

    card: Card


class ExchangeWithdrawn(_Moved, frozen=True, kw_only=True):
    """The seat took card and fee back; ``unanswered``: the request lapsed."""

    unanswered: bool = False


class ExchangeDeclined(_OfSeat, frozen=True, kw_only=True):
    """The seat wants no card; ``unanswered``: it did not say so."""

    unanswered: bool = False


class AskedAgain(_OfSeat, frozen=True, kw_only=True):
    """A seat that did not answer was asked again."""


class Declared(_OfSeat, frozen=True, kw_only=True):
    """The seat declared what it holds."""

    combination: Combination


class MeterTold(_Event, frozen=True, kw_only=True):
    """The display showed ``amount`` just then."""

    amount: int


class TablesStopped(_Event, frozen=True, kw_only=True):
    """All other tables stand still; ``basis``: the meter at that moment, by which the upper tiers are paid."""

    basis: int


class TablesResumed(_Event, frozen=True, kw_only=True):
    """The other tables go on."""


class StubTaken(_Event, frozen=True, kw_only=True):
    """The dealer has the stub in hand; ``null_card``: one lies under it."""

    null_card: bool


class SeatAsked(_OfSeat, frozen=True, kw_only=True):
    """The dealer asked the seat whether it wants a card; those before it cannot ask any more."""


class CardGiven(_OfSeat, frozen=True, kw_only=True):
    """The card asked for touched the felt."""

    card: Card


class FeeTaken(_Moved, frozen=True, kw_only=True):
    """The fee was withdrawn."""


class ChoicesClosed(_Event, frozen=True, kw_only=True):
    """Every seat has raised or folded."""


# Check, reveal, settlement


class FoldCollected(_Moved, frozen=True, kw_only=True):
    """ANTE and cards of a seat that folded were taken; so many ``cards`` were counted.

    ``jackpot``: the tier that is paid to it all the same, where the house does so and the seat declared it (AMB-17).
    """

    cards: int
    jackpot: Combination | None = None


class BetChecked(_OfSeat, frozen=True, kw_only=True):
    """The seat's BET is exactly ``amount``, as it must be."""

    amount: int


class BetsChecked(_Event, frozen=True, kw_only=True):
    """All BETs are exact; ``nobody_in``: all folded, and the bank's cards stay face down.

    ``jackpots``: so many jackpot wins of folded hands are to be paid.
    """

    nobody_in: bool
    jackpots: int = 0


class BankRevealed(_Event, frozen=True, kw_only=True):
    """The bank's cards, highest first, what they make, and whether they qualify."""

    cards: tuple[Card, ...]
    combination: Combination
    qualifies: bool


class SeatSettled(_Moved, frozen=True, kw_only=True):
    """The seat was paid or lost; ``shown``: its cards, lowest first, where turned; ``cards``: so many were counted.

    ``jackpot``: the tier that is paid to it after the last seat. ``unclaimed``: one that it did not declare before its
    cards went, which only the management can see to (AMB-19). ``held``: its wagers wait as a claim (AMB-61).
    """

    settlement: Settlement
    shown: tuple[Card, ...]
    cards: int
    jackpot: Combination | None
    unclaimed: bool
    held: bool


class HandConfirmed(_OfSeat, frozen=True, kw_only=True):
    """The control room has looked at a royal or straight flush: it is ``genuine``, or not."""

    genuine: bool


class ClaimDecided(_Moved, frozen=True, kw_only=True):
    """The management decided about wagers that waited."""

    paid: bool


class SettlementEnded(_Event, frozen=True, kw_only=True):
    """The last seat is settled; ``jackpots``: so many jackpot wins are to be paid."""

    jackpots: int


# The jackpot's console


class ButtonPressed(_Event, frozen=True, kw_only=True):
    """A JACKPOT button was pressed; ``lit``: its lamp is lit now."""

    button: int
    lit: bool


class InspectorAttended(_Event, frozen=True, kw_only=True):
    """The municipal inspector is present."""


class SelectorTurned(_Event, frozen=True, kw_only=True):
    """The key selector stands at ``position``."""

    position: str


class JackpotAwarded(_Moved, frozen=True, kw_only=True):
    """The seat was paid ``amount`` for ``tier``, of which the house covered ``covered`` because the meter held less.

    ``remainder``: chips of an equal division that stay in the meter (AMB-11).
    """

    tier: Combination
    amount: int
    covered: int
    remainder: int


class MeterReset(_Event, frozen=True, kw_only=True):
    """A royal flush emptied the meter, and it restarted with ``amount``."""

    amount: int
    transfers: Transfers


class JackpotsPaid(_Event, frozen=True, kw_only=True):
    """Every jackpot win is paid, and the selector is back at R."""


class BankStored(_Event, frozen=True, kw_only=True):
    """The bank's cards were counted and stored."""

    cards: int


class HandEnded(_Event, frozen=True, kw_only=True):
    """GAME OVER: the hand is over. ``won``: what every seat won or lost in it; ``results``: in the whole sitting."""

    won: tuple[int, ...]
    results: tuple[int, ...]


class TableBrokenUp(_Event, frozen=True, kw_only=True):
    """All agreed to end the sitting; a running hand is void, and its stakes are back (AMB-20).

    ``reversed``: the seats whose contributions to the meter were taken back.
    """

    reversed: tuple[Seat, ...]
    transfers: Transfers
    results: tuple[int, ...]


Event: TypeAlias = (
    HandOpened
    | TableOpened
    | DecksChecked
    | DeckWashed
    | Contributed
    | DeckShuffled
    | CutOffered
    | CutDeclined
    | DeckCut
    | DeckReady
    | StakesInvited
    | NotesChanged
    | AnteStaked
    | TokenInserted
    | TokenTakenBack
    | StakesTakenBack
    | Waved
    | CashedOut
    | BetsClosed
    | CoinsIn
    | TokenDecided
    | TokensCounted
    | CardsDealt
    | UpcardTurned
    | BetRaised
    | Folded
    | ExchangeAsked
    | ExchangeWithdrawn
    | ExchangeDeclined
    | AskedAgain
    | Declared
    | MeterTold
    | TablesStopped
    | TablesResumed
    | StubTaken
    | SeatAsked
    | CardGiven
    | FeeTaken
    | ChoicesClosed
    | FoldCollected
    | BetChecked
    | BetsChecked
    | BankRevealed
    | SeatSettled
    | HandConfirmed
    | ClaimDecided
    | SettlementEnded
    | ButtonPressed
    | InspectorAttended
    | SelectorTurned
    | JackpotAwarded
    | MeterReset
    | JackpotsPaid
    | BankStored
    | HandEnded
    | TableBrokenUp
)
