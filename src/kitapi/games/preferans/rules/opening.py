"""Table and deal: the active players, the dealer, and the order of the cards (SK-DEAL)."""

from msgspec.structs import asdict

from kitapi.cards import Card
from kitapi.games.preferans.rules.accounts import POT, pot_balances, sheet_balances
from kitapi.games.preferans.rules.events import (
    CardsDealt,
    Contributed,
    DealOpened,
    Event,
    Pledged,
    PotFed,
    ShuffleUnused,
)
from kitapi.games.preferans.rules.posting import pot_payments, settle_broken_up
from kitapi.games.preferans.rules.scoresheet import sitting_over
from kitapi.games.preferans.rules.sheet import blank_sheet
from kitapi.games.preferans.rules.state import (
    BrokenUp,
    DealOver,
    DealSetup,
    PreferansState,
    Shuffling,
    opened_of,
)
from kitapi.games.preferans.rules.variant import Money, PreferansTerms
from kitapi.kernel import Commitment, IllegalAction, Instead, Seat, ShufflePhase, rule
from kitapi.mechanics.deal.phase import Dealing
from kitapi.mechanics.deal.state import first_setup, next_setup
from kitapi.mechanics.pack import HAND_SIZE, TALON_SIZE, is_other_pack
from kitapi.mechanics.table import PLAYING, next_seat, playing_seats, resting_seat

PACKET = 5
"""The number of cards dealt to a player at a time (SK-DEAL-03)."""

_FIRST_ROUND = PLAYING * PACKET

SHUFFLE = ShufflePhase(clause="SK-DEAL-03", pledged=Pledged, contributed=Contributed, unused=ShuffleUnused)
"""The phase in which every seat pledges and gives its share in the shuffle."""


@rule("SK-DEAL-03", without=Instead(lambda seat, players: Seat((seat - 1) % players)))
def next_to(seat: Seat, players: int) -> Seat:
    """Return the next seat clockwise, whose turn follows and who deals next; seats are numbered in that order."""
    return next_seat(seat, players)


@rule("SK-DEAL-02", "SK-DEAL-03", without=Instead(lambda _dealer, _players: (Seat(0), Seat(1), Seat(2))))
def active_seats(dealer: Seat, players: int) -> tuple[Seat, ...]:
    """Return the three active seats, in order, beginning with the forehand left of the dealer.

    Of four players the dealer rests.
    """
    return playing_seats(dealer, players)


def resting_seat_of(opened: DealOpened) -> Seat | None:
    """Return the player who rests at a table of four; None at a table of three."""
    return resting_seat(opened.dealer, opened.terms.players)


@rule("SK-DEAL-03", without=Instead(lambda _drawn: Seat(0)))
def first_dealer(drawn: int) -> Seat:
    """Return the seat that deals first, from a number drawn at random."""
    return Seat(drawn)


def begin(terms: PreferansTerms, drawn: int) -> DealSetup:
    """Return the setup of the first deal: the stake in every head sum (SK-SCORE-01), or an empty pot (SK-SCORE-09)."""
    balances, sheet = first_balances(terms), blank_sheet(terms.players, terms.variant.stake)
    return DealSetup(**first_setup(terms, first_dealer(drawn), balances, sheet))


def first_balances(terms: PreferansTerms) -> dict[str, int]:
    """Return the balances before the first deal (SK-SCORE-01, SK-SCORE-09)."""
    variant, players = terms.variant, terms.players
    in_pot = variant.money is Money.POT
    balances = pot_balances(players) if in_pot else sheet_balances(players, variant.stake)
    return {str(account): amount for account, amount in balances.items()}


def succession(state: PreferansState) -> DealSetup | None:
    """Return the setup of the next deal; None while the deal runs, or once the sitting is over (SK-SCORE-06)."""
    if not isinstance(state, DealOver) or state.settled.booked.sitting_over:
        return None
    opened, books = opened_of(state), state.settled.booked
    dealer = next_to(opened.dealer, opened.terms.players)
    return DealSetup(**next_setup(opened, dealer, books.balances, books.sheet, books.results))


def break_up(state: PreferansState) -> tuple[Event, ...]:
    """Return the event that ends the sitting, as all have agreed; a running deal is void (SK-SCORE-08).

    Raises:
        IllegalAction: the sitting has ended already.
    """
    if isinstance(state, BrokenUp) or (isinstance(state, DealOver) and state.settled.booked.sitting_over):
        raise IllegalAction("SK-SCORE-08", over=True)
    opened = opened_of(state)
    if isinstance(state, DealOver):
        books = state.settled.booked
        return (settle_broken_up(opened, books.sheet, books.balances, fed=False),)
    pot = state.pot if isinstance(state, Shuffling) else state.deal.pot
    return (settle_broken_up(opened, opened.sheet, opened.balances, fed=pot > opened.balances.get(POT, 0)),)


def open_deal(setup: DealSetup, commitment: Commitment) -> tuple[Event, ...]:
    """Return the events that open a deal: in the pot form everybody who plays puts their chips in.

    Raises:
        IllegalAction: the sitting is over (SK-SCORE-06).
    """
    variant = setup.terms.variant
    if sitting_over(setup.sheet, variant):
        raise IllegalAction("SK-SCORE-06", heads=sum(setup.sheet.heads))
    active = active_seats(setup.dealer, setup.terms.players)
    opened = DealOpened(
        active=active,
        commitment=commitment,
        **asdict(setup),
    )
    fed = pot_payments(active, variant)
    return (opened, PotFed(transfers=fed)) if fed else (opened,)


@rule("SK-DEAL-01", without=False)
def is_other_deck(order: tuple[Card, ...]) -> bool:
    """Whether ``order`` is not the 32 cards in some order."""
    return is_other_pack(order)


@rule(
    "SK-DEAL-03",
    without=Instead(lambda order, _active, players: ((order[:11], *(order[11:21],) * (players - 1)), ())),
)
def deal_out(
    order: tuple[Card, ...], active: tuple[Seat, ...], players: int
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Return the hands by seat, and the talon: ``order`` dealt as 5-5-5 to the active seats, 2 to the talon, 5-5-5."""
    hands: list[tuple[Card, ...]] = [()] * players
    for place, seat in enumerate(active):
        first = PACKET * place
        second = _FIRST_ROUND + TALON_SIZE + first
        hands[seat] = order[first : first + PACKET] + order[second : second + HAND_SIZE - PACKET]
    return tuple(hands), order[_FIRST_ROUND : _FIRST_ROUND + TALON_SIZE]


DEALING = Dealing(
    shuffle=SHUFFLE, other_deck="SK-DEAL-01", dealt=CardsDealt, is_other_deck=is_other_deck, deal_out=deal_out
)
"""The functions that deal the cards."""
