"""Applies events to states; this module checks and applies no rule."""

from msgspec.structs import replace

from kitapi.cards import set_of
from kitapi.games.german_whist.rules.events import (
    CardPlayed,
    CardsDealt,
    Contributed,
    DealOpened,
    DealSettled,
    Pledged,
    ShuffleUnused,
    SittingBrokenUp,
    StockDrawn,
    TrickTaken,
)
from kitapi.games.german_whist.rules.state import BrokenUp, Deal, DealOver, GermanWhistState, Playing, Shuffling
from kitapi.kernel import Seat, open_shuffle
from kitapi.kernel.shuffle.state import mark_made
from kitapi.mechanics.deal.steps import disclose, give_share, play_card, take_trick, with_hand
from kitapi.mechanics.fold import Fold

_FOLDING: Fold[GermanWhistState] = Fold()
_step = _FOLDING.step
evolve = _FOLDING.evolve

_step(Shuffling, event=Pledged)(give_share)
_step(Shuffling, event=Contributed)(give_share)
_step(BrokenUp, event=ShuffleUnused)(disclose)
_step(Playing, event=CardPlayed)(play_card)


@_step(type(None), DealOver, event=DealOpened)
def _open_deal(_: DealOver | None, event: DealOpened) -> Shuffling:
    return Shuffling(opened=event, shuffle=open_shuffle(event.commitment, event.terms.players))


@_step(Shuffling, event=CardsDealt)
def _deal_cards(state: Shuffling, event: CardsDealt) -> Playing:
    lineup = tuple(Seat((state.opened.dealer + 1 + place) % len(event.hands)) for place in range(len(event.hands)))
    return Playing(
        deal=Deal(opened=state.opened, shuffle=mark_made(state.shuffle), dealt=event),
        hands=tuple(set_of(hand) for hand in event.hands),
        lineup=lineup,
        leader=lineup[0],
        won=(0,) * len(event.hands),
    )


@_step(Playing, event=TrickTaken)
def _end_trick(state: Playing, event: TrickTaken) -> Playing:
    return take_trick(state, event.seat)


@_step(Playing, event=StockDrawn)
def _draw_from_stock(state: Playing, event: StockDrawn) -> Playing:
    """Give each player their card from the stock."""
    other = Seat(1 - event.seat)
    hands = with_hand(state.hands, event.seat, state.hands[event.seat] | event.shown.bit)
    return replace(state, hands=with_hand(hands, other, hands[other] | event.hidden.bit), drawn=state.drawn + 2)


@_step(Playing, event=DealSettled)
def _settle_deal(state: Playing, event: DealSettled) -> DealOver:
    return DealOver(deal=state.deal, before=state, settled=event)


@_step(Shuffling, Playing, DealOver, event=SittingBrokenUp)
def _break_up(state: Shuffling | Playing | DealOver, event: SittingBrokenUp) -> BrokenUp:
    return BrokenUp(before=state, broken=event)
