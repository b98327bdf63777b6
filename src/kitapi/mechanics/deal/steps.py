"""Functions that apply the events of a deal to the state in every game; they check no rules."""

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
    """Returns ``state`` after a seat's pledge or share in the shuffle, or after chance has shown its secret."""
    return replace(state, shuffle=after(state.shuffle, event))


def add_call(state: AuctionT, event: Any) -> AuctionT:
    """Returns ``state`` with one more call."""
    return replace(state, calls=(*state.calls, event))


def play_card(state: TrickPlayT, event: CardPlayed) -> TrickPlayT:
    """Returns ``state`` after a card has been moved from its hand to the trick."""
    hands = with_hand(state.hands, event.seat, state.hands[event.seat] & ~event.card.bit)
    return replace(state, hands=hands, trick=(*state.trick, event))


def take_trick(state: TrickPlayT, winner: Seat, **changes: Any) -> TrickPlayT:
    """Returns ``state`` after ``winner`` has taken the trick; they lead to the next.

    ``changes``: other fields of the new state.
    """
    tricks = (*state.tricks, Trick(cards=state.trick, winner=winner))
    return replace(state, leader=winner, trick=(), tricks=tricks, won=with_tricks(state.won, winner, 1), **changes)


def disclose(state: BrokenUpT, event: ShuffleUnused) -> BrokenUpT:
    """Returns ``state`` after the secret of a shuffle that was never made was shown.

    Raises:
        ImpossibleHistory: the cards were shuffled.
    """
    if not isinstance(state.before, Shuffling):
        raise ImpossibleHistory("the cards were shuffled")
    return replace(state, before=give_share(state.before, event))


def with_hand(hands: tuple[CardSet, ...], seat: Seat, hand: int) -> tuple[CardSet, ...]:
    """``hands`` with the hand of ``seat`` replaced by ``hand``."""
    return (*hands[:seat], CardSet(hand), *hands[seat + 1 :])


def with_talon(state: Holding[Any], declarer: Seat, talon: tuple[Card, ...]) -> dict[str, Any]:
    """The fields that every phase has after ``declarer`` has taken the talon: the deal and the hands."""
    return {"deal": state.deal, "hands": with_hand(state.hands, declarer, state.hands[declarer] | set_of(talon))}


def before_tricks(state: Holding[Any], lineup: tuple[Seat, ...], leader: Seat) -> dict[str, Any]:
    """The fields of every game's ``TrickPlay`` before the first card, which ``leader`` is to play."""
    won = (0,) * len(state.hands)
    return {"deal": state.deal, "hands": state.hands, "lineup": lineup, "leader": leader, "won": won}


def after_discards(state: Holding[Any], event: CardsDiscarded) -> dict[str, Any]:
    """The fields that every phase has after the discard: the deal, the hands, and the two discarded cards."""
    discards = set_of(event.cards)
    hands = with_hand(state.hands, event.seat, state.hands[event.seat] & ~discards)
    return {"deal": state.deal, "hands": hands, "discards": discards}


def with_tricks(won: tuple[int, ...], seat: Seat, count: int) -> tuple[int, ...]:
    """``won``, tricks by seat, with ``count`` more for ``seat``."""
    return (*won[:seat], won[seat] + count, *won[seat + 1 :])


DEAL_STEPS: dict[tuple[type, type], Callable[[Any, Any], Any]] = {
    (Shuffling, Pledged): give_share,
    (Shuffling, Contributed): give_share,
    (BrokenUp, ShuffleUnused): disclose,
    (TrickPlay, CardPlayed): play_card,
}
"""The steps for the phases and events that every game has."""
