"""Applies events to states; this module checks and applies no rule."""

from kitapi.cards import set_of
from kitapi.games.skeleton_game.rules.events import (
    CardPlayed,
    CardsDealt,
    Contributed,
    DealOpened,
    DealSettled,
    Pledged,
    ShuffleUnused,
    SittingBrokenUp,
    TrickTaken,
)
from kitapi.games.skeleton_game.rules.state import BrokenUp, Deal, DealOver, Playing, Shuffling, SkeletonGameState
from kitapi.kernel import Seat, open_shuffle
from kitapi.kernel.shuffle.state import mark_made
from kitapi.mechanics.deal.steps import disclose, give_share, play_card, take_trick
from kitapi.mechanics.fold import Fold

_FOLDING: Fold[SkeletonGameState] = Fold()
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


@_step(Playing, event=DealSettled)
def _settle_deal(state: Playing, event: DealSettled) -> DealOver:
    return DealOver(deal=state.deal, before=state, settled=event)


@_step(Shuffling, Playing, DealOver, event=SittingBrokenUp)
def _break_up(state: Shuffling | Playing | DealOver, event: SittingBrokenUp) -> BrokenUp:
    return BrokenUp(before=state, broken=event)
