"""Kontra, and the answers to it (SK-KON-01)."""

from kitapi.games.preferans.rules import participation
from kitapi.games.preferans.rules.events import Event, KontraDeclined, KontraSaid
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.games.preferans.rules.state import Answering
from kitapi.games.preferans.rules.variant import PreferansVariant
from kitapi.kernel import Instead, Seat, rule


@rule("SK-KON-01", without=None)
def seat_to_double(state: Answering) -> Seat | None:
    """Return the seat to double or decline next, once the defenders have said whether they play; None if there is none.

    First the defenders in play; after a kontra declarer and caller in turn, until one declines or the limit is reached.
    """
    doublings = len(state.doubled)
    if doublings >= state.deal.opened.terms.variant.kontra_limit:
        return None
    in_turn = possible_callers(state) if doublings == 0 else (next_to_double(state),)
    return next((seat for seat in in_turn if seat not in state.declined), None)


@rule("SK-KON-01", "SK-PLAY-04", without=Instead(participation.defenders))
def possible_callers(state: Answering) -> tuple[Seat, ...]:
    """Return the seats that may say kontra, in turn: defenders who did not drop, the one left of the declarer first."""
    return tuple(seat for seat in participation.defenders(state) if seat not in participation.defenders_dropping(state))


@rule("SK-KON-01", without=Instead(lambda state: state.doubled[0]))
def next_to_double(state: Answering) -> Seat:
    """Return the seat that may double next: the declarer after the caller, and the caller after the declarer."""
    return state.bargain.declarer if len(state.doubled) % 2 == 1 else state.doubled[0]


@rule("SK-KON-01", without=False)
def stays_unplayed(state: Answering) -> bool:
    """Whether the game is not played because nobody said the kontra that it demands."""
    variant, bargain = state.deal.opened.terms.variant, state.bargain
    return not state.doubled and is_kontra_demanded(bargain.game, from_hand=bargain.from_hand, variant=variant)


def is_kontra_demanded(game: GameNumber, *, from_hand: bool, variant: PreferansVariant) -> bool:
    """Whether ``game`` is played only under kontra: leaves, with the talon, by house rule."""
    demanded = variant.mandatory_kontra and variant.kontra_limit > 0
    return demanded and game is GameNumber.LEAVES and not from_hand


def decide(state: Answering, seat: Seat, doubles: bool) -> tuple[Event, ...]:
    """Return the events when ``seat``, whose turn it is, doubles or declines."""
    if doubles:
        return (KontraSaid(seat=seat, level=len(state.doubled) + 1),)
    return (KontraDeclined(seat=seat),)
