"""Events up to the upcard: the table is opened, the deck prepared, stakes placed, tokens counted, cards dealt."""

from kitapi.cards import Card
from kitapi.games.caribbean_stud.rules.table.events.base import Moved, OfSeat, StudEvent, Transfers, kind_of
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudTerms, Shuffling
from kitapi.house import events as house
from kitapi.kernel import Commitment, Seat
from kitapi.kernel.shuffle import events as shuffle

# Opening and preparing


class HandOpened(StudEvent, frozen=True, kw_only=True):
    """A hand begins, with all values carried over from earlier hands; a table is loaded from its newest such event.

    ``number`` counts the sitting's hands from 1; before the first the table is opened. ``deck``: which of the two
    decks, 0 or 1. ``cutter``: the seat to which the cut is offered first. ``balances``: chips by account, adding up to
    zero. ``results``: the winnings of every seat so far. ``claims``: by seat, the possible winnings of wagers that wait
    since earlier hands; empty: none wait. ``closed``: the table was closed, and must be opened again first.
    """

    number: int
    terms: CaribbeanStudTerms
    deck: int
    cutter: Seat
    balances: dict[str, int]
    results: tuple[int, ...]
    commitment: Commitment
    claims: tuple[int, ...] = ()
    closed: bool = False


class TableOpened(house.TableOpened, frozen=True, kw_only=True, tag=kind_of):
    """The data are entered, the lid is open, GAME OVER was pressed.

    ``chips``: the chips counted in the tray, None: nobody counted; ``expected``: the chips in it by the books.
    """


class DecksChecked(StudEvent, frozen=True, kw_only=True):
    """Both decks were spread face up and checked."""


class DeckWashed(StudEvent, frozen=True, kw_only=True):
    """The deck was washed, face down."""


class Pledged(shuffle.Pledged, frozen=True, kw_only=True, tag="caribbean_stud.pledged"):
    """A seat bound itself to its share in the shuffle (empty: the seat was away and has no share)."""


class Contributed(shuffle.Contributed, frozen=True, kw_only=True, tag="caribbean_stud.contributed"):
    """A seat gave its share in the shuffle (empty: the seat was away)."""


class DeckShuffled(StudEvent, frozen=True, kw_only=True):
    """The deck was shuffled ``times`` times, into ``order``, which nobody sees; ``order`` was made from ``secret``."""

    method: Shuffling
    times: int
    order: tuple[Card, ...]
    algorithm: str
    secret: str


class ShuffleUnused(shuffle.ShuffleUnused, frozen=True, kw_only=True, tag="caribbean_stud.shuffle_unused"):
    """The hand is over and its deck was never shuffled: its commitment bound it to ``secret`` (hexadecimal)."""


class CutOffered(OfSeat, frozen=True, kw_only=True):
    """Deck and cutting card were offered to a seat."""


class CutDeclined(OfSeat, frozen=True, kw_only=True):
    """A seat let the next one cut."""


class DeckCut(StudEvent, frozen=True, kw_only=True):
    """``amount`` cards were cut off, by a seat or, where that is None, by the dealer."""

    seat: Seat | None
    amount: int


class DeckReady(StudEvent, frozen=True, kw_only=True):
    """The deck is ready to be dealt; ``green_light``: from the machine, whose count was right."""

    green_light: bool


# Stakes


class StakesInvited(StudEvent, frozen=True, kw_only=True):
    """The dealer invited stakes."""


class NotesChanged(house.NotesChanged, frozen=True, kw_only=True, tag=kind_of):
    """A note was changed into chips."""


class AnteStaked(Moved, frozen=True, kw_only=True):
    """The seat has staked ``amount`` on ANTE."""

    amount: int


class TokenInserted(Moved, frozen=True, kw_only=True):
    """A token lies in the slot, and its lamp is lit."""


class TokenTakenBack(Moved, frozen=True, kw_only=True):
    """The token was taken back."""


class StakesTakenBack(Moved, frozen=True, kw_only=True):
    """ANTE, and token, went back to the seat; ``by_dealer``: the dealer sent them back."""

    by_dealer: bool


class Waved(OfSeat, frozen=True, kw_only=True):
    """The seat's stakes stand, or it sits this hand out."""


class CashedOut(house.CashedOut, frozen=True, kw_only=True, tag=kind_of):
    """The chips of a seat whose player has left went back to the tray."""


class BetsClosed(StudEvent, frozen=True, kw_only=True):
    """“No more bets please”: the seats in this hand, from the left."""

    seats: tuple[Seat, ...]


# Coins and cards


class CoinsIn(StudEvent, frozen=True, kw_only=True):
    """COIN IN was pressed: the tokens of ``seats`` fell and light their lamps; those of ``stuck`` did not."""

    seats: tuple[Seat, ...]
    stuck: tuple[Seat, ...]
    transfers: Transfers


class TokenDecided(Moved, frozen=True, kw_only=True):
    """The gaming inspector took a stuck token as in play, or gave it back."""

    in_play: bool


class TokensCounted(StudEvent, frozen=True, kw_only=True):
    """The tokens were counted: as many as there are lit lamps."""

    tokens: int


class CardsDealt(StudEvent, frozen=True, kw_only=True):
    """The cards were dealt face down: ``hands`` by seat, empty without an ANTE; ``stub``: the cards that are left."""

    method: Shuffling
    hands: tuple[tuple[Card, ...], ...]
    bank: tuple[Card, ...]
    stub: tuple[Card, ...]


class UpcardTurned(StudEvent, frozen=True, kw_only=True):
    """The bank's fifth card lies face up: “Prego, go ahead”."""

    card: Card
