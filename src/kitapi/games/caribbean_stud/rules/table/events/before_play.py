"""What happened until the cards lie there: the table opened, the deck prepared, stakes, coins, the deal."""

from kitapi.cards import Card
from kitapi.games.caribbean_stud.rules.table.events.base import Moved, OfSeat, StudEvent, Transfers, kind_of
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudTerms, Shuffling
from kitapi.house import events as house
from kitapi.kernel import Commitment, Seat
from kitapi.kernel.shuffle import events as shuffle

# Opening and preparing


class HandOpened(StudEvent, frozen=True, kw_only=True):
    """A hand begins, with everything carried over; a table is loaded from its last one.

    ``number`` counts the sitting's hands from 1, before the first of which the table is opened. ``deck``: which of the
    two, 0 or 1. ``cutter``: the seat to which the deck is offered first. ``balances``: chips by account, adding up to
    zero. ``results``: what every seat has won or lost so far. ``claims``: by seat, what wagers that wait from earlier
    hands would have won; empty where nobody has ever had any. ``closed``: the table is, and is opened again first.
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

    ``chips``: what was counted in the tray, None: nobody counted; ``expected``: what lay there by the books.
    """


class DecksChecked(StudEvent, frozen=True, kw_only=True):
    """Both decks were spread face up and checked."""


class DeckWashed(StudEvent, frozen=True, kw_only=True):
    """The deck was washed, face down."""


class Pledged(shuffle.Pledged, frozen=True, kw_only=True, tag="caribbean_stud.pledged"):
    """A seat bound itself to its share in the shuffle (empty: it was away, and has none)."""


class Contributed(shuffle.Contributed, frozen=True, kw_only=True, tag="caribbean_stud.contributed"):
    """A seat gave its share in the shuffle (empty: it was away)."""


class DeckShuffled(StudEvent, frozen=True, kw_only=True):
    """The deck was shuffled ``times`` times, into ``order``, which nobody sees; ``secret``: what it was made from."""

    method: Shuffling
    times: int
    order: tuple[Card, ...]
    algorithm: str
    secret: str


class ShuffleUnused(shuffle.ShuffleUnused, frozen=True, kw_only=True, tag="caribbean_stud.shuffle_unused"):
    """The hand is over and its deck was never shuffled: ``secret`` (hexadecimal) is what it was bound to."""


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
    """``amount`` lies on ANTE now."""

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
    """The chips of a seat that nobody has any more went back to the tray."""


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
    """As many tokens as lit lamps."""

    tokens: int


class CardsDealt(StudEvent, frozen=True, kw_only=True):
    """The cards lie face down: ``hands`` by seat as dealt, empty where no ANTE lies; ``stub`` is what is left."""

    method: Shuffling
    hands: tuple[tuple[Card, ...], ...]
    bank: tuple[Card, ...]
    stub: tuple[Card, ...]


class UpcardTurned(StudEvent, frozen=True, kw_only=True):
    """The bank's fifth card lies face up: “Prego, go ahead”."""

    card: Card
