"""What the events of a deal change in every game's state; no rule is checked here, and none is applied."""

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from kitapi.cards import Card, CardSet, set_of
from kitapi.kernel import ImpossibleHistory, Seat
from kitapi.kernel.shuffle.events import Contributed, Pledged, ShuffleUnused
from kitapi.kernel.shuffle.state import after
from kitapi.mechanics.deal.events import CardPlayed, CardsDiscarded
from kitapi.mechanics.deal.state import Auction, BrokenUp, Holding, Shuffling, Trick, TrickPlay

ShufflingT = TypeVar("ShufflingT", bound=Shuffling[Any])
AuctionT = TypeVar("AuctionT", bound=Auction[Any, Any])
TrickPlayT = TypeVar("TrickPlayT", bound=TrickPlay[Any, Any])
BrokenUpT = TypeVar("BrokenUpT", bound=BrokenUp[Any, Any])


def give_share(state: ShufflingT, event: Pledged | Contributed | ShuffleUnused) -> ShufflingT:
    """A seat pledges or reveals its share in the shuffle, or chance its secret."""
    return replace(state, shuffle=after(state.shuffle, event))


def add_call(state: AuctionT, event: Any) -> AuctionT:
    """One more call."""
    return replace(state, calls=(*state.calls, event))


def play_card(state: TrickPlayT, event: CardPlayed) -> TrickPlayT:
    """A card leaves its hand for the trick."""
    hands = with_hand(state.hands, event.seat, state.hands[event.seat] & ~event.card.bit)
    return replace(state, hands=hands, trick=(*state.trick, event))


def take_trick(state: TrickPlayT, winner: Seat, **changes: Any) -> TrickPlayT:
    """The trick goes to ``winner``, who leads to the next; ``changes``: what else becomes of the state."""
    tricks = (*state.tricks, Trick(cards=state.trick, winner=winner))
    return replace(state, leader=winner, trick=(), tricks=tricks, won=with_tricks(state.won, winner, 1), **changes)


def disclose(state: BrokenUpT, event: ShuffleUnused) -> BrokenUpT:
    """The secret of a shuffle that was never made is shown.

    Raises:
        ImpossibleHistory: the cards were shuffled.
    """
    if not isinstance(state.before, Shuffling):
        raise ImpossibleHistory("the cards were shuffled")
    return replace(state, before=give_share(state.before, event))


def with_hand(hands: tuple[CardSet, ...], seat: Seat, hand: int) -> tuple[CardSet, ...]:
    """``hands`` with ``seat``'s replaced."""
    return (*hands[:seat], CardSet(hand), *hands[seat + 1 :])


def with_talon(state: Holding[Any], declarer: Seat, talon: tuple[Card, ...]) -> dict[str, Any]:
    """The fields of every phase after ``declarer`` has taken the talon: the deal and the hands."""
    return {"deal": state.deal, "hands": with_hand(state.hands, declarer, state.hands[declarer] | set_of(talon))}


def before_tricks(state: Holding[Any], lineup: tuple[Seat, ...], leader: Seat) -> dict[str, Any]:
    """The fields of every game's ``TrickPlay`` before the first card, which ``leader`` plays."""
    won = (0,) * len(state.hands)
    return {"deal": state.deal, "hands": state.hands, "lineup": lineup, "leader": leader, "won": won}


def after_discards(state: Holding[Any], event: CardsDiscarded) -> dict[str, Any]:
    """The fields of every phase after the declarer has laid two cards away: the deal, the hands, and those two."""
    discards = set_of(event.cards)
    hands = with_hand(state.hands, event.seat, state.hands[event.seat] & ~discards)
    return {"deal": state.deal, "hands": hands, "discards": discards}


def with_tricks(won: tuple[int, ...], seat: Seat, count: int) -> tuple[int, ...]:
    """The tricks by seat, with ``count`` more for ``seat``."""
    return (*won[:seat], won[seat] + count, *won[seat + 1 :])


DEAL_STEPS: dict[tuple[type, type], Callable[[Any, Any], Any]] = {
    (Shuffling, Pledged): give_share,
    (Shuffling, Contributed): give_share,
    (BrokenUp, ShuffleUnused): disclose,
    (TrickPlay, CardPlayed): play_card,
}
"""What becomes of the phases that every game has."""
