"""Events up to the upcard: the table is opened, the deck prepared, stakes placed, tokens counted, cards dealt."""

from kitapi.cards import Card
from kitapi.games.caribbean_stud.rules.table.events.base import Moved, OfSeat, StudEvent, Transfers, kind_of
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudTerms, Shuffling
from kitapi.house import events as house
from kitapi.kernel import Commitment, Seat
from kitapi.kernel.shuffle import events as shuffle

# Opening and preparing


class HandOpened(StudEvent, frozen=True, kw_only=True):
    """A hand begins, with all values from earlier hands; a table is loaded from its newest event of this kind.

    ``number``: the hand's number in the sitting, from 1; the table is opened before the first hand. ``deck``: which of
    the two decks is used, 0 or 1. ``cutter``: the seat to which the cut is offered first. ``balances``: chips by
    account, whose sum is zero. ``results``: the winnings of every seat so far. ``claims``: by seat, the possible
    winnings of wagers that are held since earlier hands; empty if there are none. ``closed``: whether the table was
    closed, so that it must be opened again first.
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
    """The table was opened: the data are entered, the lid is open, and GAME OVER was pressed.

    ``chips``: the amount counted in the tray; None if nobody counted. ``expected``: the amount by the books.
    """


class DecksChecked(StudEvent, frozen=True, kw_only=True):
    """Both decks were spread face up and checked."""


class DeckWashed(StudEvent, frozen=True, kw_only=True):
    """The deck was washed, face down."""


class Pledged(shuffle.Pledged, frozen=True, kw_only=True, tag="caribbean_stud.pledged"):
    """A seat pledged its share in the shuffle; the digest is empty if the seat was away and has no share."""


class Contributed(shuffle.Contributed, frozen=True, kw_only=True, tag="caribbean_stud.contributed"):
    """A seat gave its share in the shuffle, which is empty if the seat was away."""


class DeckShuffled(StudEvent, frozen=True, kw_only=True):
    """The deck was shuffled ``times`` times into ``order``, which nobody sees; it was computed from ``secret``."""

    method: Shuffling
    times: int
    order: tuple[Card, ...]
    algorithm: str
    secret: str


class ShuffleUnused(shuffle.ShuffleUnused, frozen=True, kw_only=True, tag="caribbean_stud.shuffle_unused"):
    """The hand is over and its deck was never shuffled; ``secret``: the secret of its commitment, in hexadecimal."""


class CutOffered(OfSeat, frozen=True, kw_only=True):
    """The deck and the cutting card were offered to a seat."""


class CutDeclined(OfSeat, frozen=True, kw_only=True):
    """A seat declined the cut."""


class DeckCut(StudEvent, frozen=True, kw_only=True):
    """The deck was cut after the top ``amount`` cards, by ``seat`` or, if it is None, by the dealer."""

    seat: Seat | None
    amount: int


class DeckReady(StudEvent, frozen=True, kw_only=True):
    """The deck is ready to be dealt; ``green_light``: whether the shuffler counted the right number of cards."""

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
    """ANTE and any token were returned to the seat; ``by_dealer``: whether the dealer returned them."""

    by_dealer: bool


class Waved(OfSeat, frozen=True, kw_only=True):
    """The seat's stakes stand, or it sits this hand out."""


class CashedOut(house.CashedOut, frozen=True, kw_only=True, tag=kind_of):
    """The chips of a seat whose player has left were returned to the tray."""


class BetsClosed(StudEvent, frozen=True, kw_only=True):
    """The dealer closed the bets (“No more bets please”); the field has the seats in this hand, from the left."""

    seats: tuple[Seat, ...]


# Coins and cards


class CoinsIn(StudEvent, frozen=True, kw_only=True):
    """COIN IN was pressed: the tokens of ``seats`` fell, and their lamps are lit; those of ``stuck`` did not fall."""

    seats: tuple[Seat, ...]
    stuck: tuple[Seat, ...]
    transfers: Transfers


class TokenDecided(Moved, frozen=True, kw_only=True):
    """The gaming inspector decided that a stuck token is in play, or returned it."""

    in_play: bool


class TokensCounted(StudEvent, frozen=True, kw_only=True):
    """The tokens were counted, and their number is that of the lit lamps."""

    tokens: int


class CardsDealt(StudEvent, frozen=True, kw_only=True):
    """The cards were dealt face down: ``hands`` by seat, empty without an ANTE; ``stub``: the cards that are left."""

    method: Shuffling
    hands: tuple[tuple[Card, ...], ...]
    bank: tuple[Card, ...]
    stub: tuple[Card, ...]


class UpcardTurned(StudEvent, frozen=True, kw_only=True):
    """The bank's fifth card was turned face up: “Prego, go ahead”."""

    card: Card
