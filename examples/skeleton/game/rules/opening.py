"""Table and deal (SKELETON-DEAL)."""

from msgspec.structs import asdict

from kitapi.cards import DECK_32, Card
from kitapi.games.skeleton_game.rules.events import (
    CardsDealt,
    Contributed,
    DealOpened,
    Event,
    Pledged,
    ShuffleUnused,
    SittingBrokenUp,
)
from kitapi.games.skeleton_game.rules.state import (
    BrokenUp,
    Deal,
    DealOver,
    DealSetup,
    Shuffling,
    SkeletonGameState,
    balances_of,
    opened_of,
    source_of,
)
from kitapi.games.skeleton_game.rules.variant import SkeletonGameTerms
from kitapi.kernel import Commitment, IllegalAction, Instead, Seat, Shuffled, ShufflePhase, rule, seats_of
from kitapi.ledger import seat_account
from kitapi.mechanics.pack import is_other_pack
from kitapi.mechanics.table import next_seat

HAND_SIZE = 8

SHUFFLE = ShufflePhase(clause="SKELETON-DEAL-02", pledged=Pledged, contributed=Contributed, unused=ShuffleUnused)
"""The phase in which everybody gives their share in the shuffle."""


@rule("SKELETON-DEAL-03", without=Instead(lambda seat, _players: seat))
def next_dealer(seat: Seat, players: int) -> Seat:
    """Who deals after ``seat``."""
    return next_seat(seat, players)


@rule("SKELETON-DEAL-04", without=False)
def is_last(number: int, deals: int) -> bool:
    """Whether the deal ``number``, from 1, is the last of the sitting."""
    return number >= deals


def begin(terms: SkeletonGameTerms, drawn: int) -> DealSetup:
    """The setup of the first deal."""
    return DealSetup(
        number=1,
        terms=terms,
        dealer=Seat(drawn),
        balances={seat_account(seat): 0 for seat in range(terms.players)},
        sheet=None,
        results=(0,) * terms.players,
    )


def open_deal(setup: DealSetup, commitment: Commitment) -> tuple[Event, ...]:
    """The event that opens a deal."""
    return (DealOpened(active=seats_of(setup.terms.players), commitment=commitment, **asdict(setup)),)


def has_ended(state: SkeletonGameState) -> bool:
    """Whether the sitting has ended."""
    opened = opened_of(state)
    over = isinstance(state, DealOver) and is_last(opened.number, opened.terms.variant.deals)
    return over or isinstance(state, BrokenUp)


def succession(state: SkeletonGameState) -> DealSetup | None:
    """The next deal's setup; None while the deal runs, and after the last."""
    if not isinstance(state, DealOver) or has_ended(state):
        return None
    opened, balances = opened_of(state), balances_of(state)
    return DealSetup(
        number=opened.number + 1,
        terms=opened.terms,
        dealer=next_dealer(opened.dealer, opened.terms.players),
        balances=balances,
        sheet=None,
        results=tuple(balances.values()),
    )


def break_up(state: SkeletonGameState) -> tuple[Event, ...]:
    """The event that ends the sitting by agreement of all.

    Raises:
        IllegalAction: the sitting has ended already.
    """
    if has_ended(state):
        raise IllegalAction("SKELETON-DEAL-04", over=True)
    return (SittingBrokenUp(),)


def is_ready(state: SkeletonGameState) -> bool:
    """Whether chance may deal now."""
    return isinstance(state, Shuffling) and state.shuffle.is_ready


@rule("SKELETON-DEAL-01", without=False)
def is_other_deck(order: tuple[Card, ...]) -> bool:
    """Whether ``order`` is anything but the 32 cards, each once."""
    return is_other_pack(order)


def deck(state: SkeletonGameState) -> tuple[Card, ...] | None:
    """The cards that chance shuffles now."""
    return DECK_32 if is_ready(state) else None


def decide_dealing(state: Shuffling, action: Shuffled) -> tuple[Event, ...]:
    """The events of chance dealing the cards."""
    if not state.shuffle.is_ready:
        raise IllegalAction("SKELETON-DEAL-02", contributed=False)
    if is_other_deck(action.order):
        raise IllegalAction("SKELETON-DEAL-01", cards=len(action.order))
    cut = [action.order[at : at + HAND_SIZE] for at in range(0, len(action.order), HAND_SIZE)]
    players = state.opened.terms.players
    talon = action.order[HAND_SIZE * players :]
    return (CardsDealt(hands=tuple(cut[:players]), talon=talon, algorithm=action.algorithm, secret=action.secret),)


def is_dealt(state: SkeletonGameState, _seat: Seat) -> bool:
    """Whether the cards of this deal are dealt; everybody plays."""
    return isinstance(source_of(state), Deal)
