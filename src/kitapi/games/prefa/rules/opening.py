"""Table and deal: the active players, the dealer, and the order of the cards (PREFA-DEAL)."""

from msgspec.structs import asdict

from kitapi.cards import Card
from kitapi.games.prefa.rules.events import (
    CardsDealt,
    Contributed,
    DealOpened,
    Event,
    Pledged,
    ShuffleUnused,
    SittingBrokenUp,
)
from kitapi.games.prefa.rules.scoresheet import results_of, settlement_of
from kitapi.games.prefa.rules.sheet import blank_sheet
from kitapi.games.prefa.rules.state import (
    BrokenUp,
    DealOver,
    DealSetup,
    PrefaState,
    opened_of,
)
from kitapi.games.prefa.rules.variant import PrefaTerms
from kitapi.kernel import Commitment, IllegalAction, Instead, Seat, ShufflePhase, rule
from kitapi.ledger import seat_account
from kitapi.mechanics.deal.phase import Dealing
from kitapi.mechanics.deal.state import first_setup, next_setup
from kitapi.mechanics.pack import deal_hands, is_other_pack
from kitapi.mechanics.table import next_seat, playing_seats, resting_seat

SHUFFLE = ShufflePhase(clause="PREFA-DEAL-04", pledged=Pledged, contributed=Contributed, unused=ShuffleUnused)
"""The phase in which every seat pledges and gives its share in the shuffle."""


@rule("PREFA-DEAL-03", without=Instead(lambda seat, players: Seat((seat - 1) % players)))
def right_of(seat: Seat, players: int) -> Seat:
    """Return the next seat to the right of ``seat``, whose turn follows (PREFA-DEAL-03)."""
    return next_seat(seat, players)


@rule("PREFA-DEAL-02", without=Instead(lambda dealer, _players: (Seat(0), Seat(1), Seat(2))))
def active_seats(dealer: Seat, players: int) -> tuple[Seat, ...]:
    """Return the three active seats, in order, beginning right of the dealer; of four players the dealer sits out."""
    return playing_seats(dealer, players)


def idle_seat(opened: DealOpened) -> Seat | None:
    """Return the idle player at a table of four; None at a table of three."""
    return resting_seat(opened.dealer, opened.terms.players)


@rule("PREFA-DEAL-05", without=Instead(lambda _drawn: Seat(0)))
def first_dealer(drawn: int) -> Seat:
    """Return the seat that deals first, from a number drawn at random."""
    return Seat(drawn)


@rule("PREFA-KIT-01", without=Instead(lambda players, share: {"seat0": -players * share, "kasa": players * share}))
def first_balances(players: int, share: int) -> dict[str, int]:
    """Return the accounts after everybody has put ``share`` kapikia into the kasa."""
    return {**{seat_account(seat): -share for seat in range(players)}, "kasa": share * players}


def begin(terms: PrefaTerms, drawn: int) -> DealSetup:
    """Return the setup of the first deal: everybody has put their share into the kasa (PREFA-KIT-01)."""
    share = terms.variant.kasa_share
    balances, sheet = first_balances(terms.players, share), blank_sheet(terms.players, share)
    return DealSetup(**first_setup(terms, first_dealer(drawn), balances, sheet))


def succession(state: PrefaState) -> DealSetup | None:
    """Return the setup of the next deal; None while the deal runs, or if the kasa is empty (PREFA-PAY-09)."""
    if not isinstance(state, DealOver) or sitting_over(state.balances["kasa"]):
        return None
    opened = opened_of(state)
    dealer = right_of(opened.dealer, opened.terms.players)
    return DealSetup(**next_setup(opened, dealer, state.balances, state.sheet, results_of(state.sheet)))


def break_up(state: PrefaState) -> tuple[Event, ...]:
    """Return the event that ends the sitting, as all have agreed; a running deal is void (PREFA-PAY-09, -KIT-04).

    Raises:
        IllegalAction: the sitting has ended already.
    """
    if isinstance(state, BrokenUp) or (isinstance(state, DealOver) and sitting_over(state.balances["kasa"])):
        raise IllegalAction("PREFA-PAY-09", over=True)
    sheet = state.sheet if isinstance(state, DealOver) else opened_of(state).sheet
    return (SittingBrokenUp(settlement=settlement_of(sheet)),)


@rule("PREFA-PAY-09", without=False)
def sitting_over(kasa: int) -> bool:
    """Whether the kasa is used up."""
    return kasa <= 0


def open_deal(setup: DealSetup, commitment: Commitment) -> tuple[Event, ...]:
    """Return the event that opens a deal.

    Raises:
        IllegalAction: the kasa is empty (PREFA-PAY-09).
    """
    kasa = setup.balances["kasa"]
    if sitting_over(kasa):
        raise IllegalAction("PREFA-PAY-09", kasa=kasa)
    return (
        DealOpened(
            active=active_seats(setup.dealer, setup.terms.players),
            commitment=commitment,
            **asdict(setup),
        ),
    )


@rule("PREFA-DEAL-01", without=False)
def is_other_deck(order: tuple[Card, ...]) -> bool:
    """Whether ``order`` is not the 32 cards in some order."""
    return is_other_pack(order)


@rule(
    "PREFA-DEAL-04",
    without=Instead(lambda order, _active, players: ((order[:11], *(order[11:21],) * (players - 1)), ())),
)
def deal_out(
    order: tuple[Card, ...], active: tuple[Seat, ...], players: int
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Return the hands by seat, ten cards for each active seat in ``order``, and the talon."""
    return deal_hands(order, active, players)


DEALING = Dealing(
    shuffle=SHUFFLE, other_deck="PREFA-DEAL-01", dealt=CardsDealt, is_other_deck=is_other_deck, deal_out=deal_out
)
"""The functions that deal the cards."""
