"""Functions that apply events to states; they check and apply no rules."""

from msgspec.structs import replace

from kitapi.cards import EMPTY, set_of
from kitapi.games.preferans.rules.accounts import POT
from kitapi.games.preferans.rules.events import (
    BiddingWon,
    CallMade,
    CardsDealt,
    CardsDiscarded,
    DealOpened,
    DealSettled,
    DealThrownIn,
    DeclarerFound,
    GameNamed,
    HandsLaidOpen,
    HandWon,
    InvitationSaid,
    KontraDeclined,
    KontraSaid,
    ParticipationSaid,
    PlayBegun,
    PlayStopped,
    PotFed,
    SittingBrokenUp,
    TrickTaken,
    WayGiven,
)
from kitapi.games.preferans.rules.state import (
    Answering,
    Bargain,
    Bidding,
    BrokenUp,
    Deal,
    DealOver,
    DealState,
    Discarding,
    HandNaming,
    Naming,
    Playing,
    PreferansState,
    Shuffling,
)
from kitapi.kernel import open_shuffle
from kitapi.kernel.shuffle.state import mark_made
from kitapi.mechanics.deal.steps import (
    DEAL_STEPS,
    add_call,
    after_discards,
    before_tricks,
    take_trick,
    with_talon,
)
from kitapi.mechanics.fold import Fold

_FOLDING: Fold[PreferansState] = Fold(DEAL_STEPS)
_step = _FOLDING.step
evolve = _FOLDING.evolve


_step(Bidding, event=CallMade)(add_call)


@_step(type(None), DealOver, event=DealOpened)
def _open_deal(_: DealOver | None, event: DealOpened) -> Shuffling:
    pot = event.balances.get(POT, 0)
    return Shuffling(opened=event, pot=pot, shuffle=open_shuffle(event.commitment, event.terms.players))


@_step(Shuffling, event=PotFed)
def _feed_pot(state: Shuffling, event: PotFed) -> Shuffling:
    return replace(state, pot=state.pot + sum(transfer.amount for transfer in event.transfers))


@_step(Shuffling, event=CardsDealt)
def _deal_cards(state: Shuffling, event: CardsDealt) -> Bidding:
    deal = Deal(opened=state.opened, pot=state.pot, shuffle=mark_made(state.shuffle), dealt=event)
    return Bidding(deal=deal, hands=tuple(set_of(hand) for hand in event.hands), calls=())


@_step(Bidding, event=BiddingWon)
def _end_bidding(state: Bidding, event: BiddingWon) -> Discarding:
    shared = with_talon(state, event.declarer, event.talon)
    return Discarding(calls=state.calls, declarer=event.declarer, number=event.number, **shared)


@_step(Bidding, event=HandWon)
def _begin_hand_naming(state: Bidding, event: HandWon) -> HandNaming:
    return HandNaming(deal=state.deal, hands=state.hands, calls=state.calls, seats=event.seats, named=(), given_way=())


@_step(Discarding, event=DealThrownIn)
def _throw_in(state: Discarding, _: DealThrownIn) -> Discarding:
    return replace(state, thrown_in=True)


@_step(Discarding, event=CardsDiscarded)
def _discard_cards(state: Discarding, event: CardsDiscarded) -> Naming:
    shared = after_discards(state, event)
    return Naming(calls=state.calls, declarer=state.declarer, number=state.number, **shared)


@_step(Naming, event=GameNamed)
def _name_game(state: Naming, event: GameNamed) -> Answering:
    bargain = Bargain(
        calls=state.calls,
        declarer=event.seat,
        number=state.number,
        game=event.game,
        open=event.open,
        discards=state.discards,
    )
    return Answering(deal=state.deal, hands=state.hands, bargain=bargain)


@_step(HandNaming, event=GameNamed)
def _name_game_from_hand(state: HandNaming, event: GameNamed) -> HandNaming:
    return replace(state, named=(*state.named, event))


@_step(HandNaming, event=WayGiven)
def _give_way(state: HandNaming, event: WayGiven) -> HandNaming:
    return replace(state, given_way=(*state.given_way, event.seat))


@_step(HandNaming, event=DeclarerFound)
def _set_declarer(state: HandNaming, event: DeclarerFound) -> Answering:
    game = next(named for named in state.named if named.seat == event.seat)
    bargain = Bargain(
        calls=state.calls,
        declarer=event.seat,
        number=None,
        game=game.game,
        open=game.open,
        discards=EMPTY,
        named=tuple(named for named in state.named if named.seat != event.seat),
    )
    return Answering(deal=state.deal, hands=state.hands, bargain=bargain)


@_step(Answering, event=ParticipationSaid)
def _add_participation(state: Answering, event: ParticipationSaid) -> Answering:
    return replace(state, participation=(*state.participation, event))


@_step(Answering, event=InvitationSaid)
def _set_invitation(state: Answering, event: InvitationSaid) -> Answering:
    return replace(state, invitation=event)


@_step(Answering, event=KontraSaid)
def _add_doubling(state: Answering, event: KontraSaid) -> Answering:
    return replace(state, doubled=(*state.doubled, event.seat))


@_step(Answering, event=KontraDeclined)
def _add_decline(state: Answering, event: KontraDeclined) -> Answering:
    return replace(state, declined=(*state.declined, event.seat))


@_step(Answering, event=PlayBegun)
def _begin_play(state: Answering, event: PlayBegun) -> Playing:
    return Playing(
        bargain=state.bargain,
        participation=state.participation,
        invitation=state.invitation,
        doubled=state.doubled,
        dropped=event.dropped,
        plays_declarer=event.plays_declarer,
        run=0,
        longest_run=0,
        **before_tricks(state, event.lineup, event.leader),
    )


@_step(Playing, event=HandsLaidOpen)
def _lay_open(state: Playing, _: HandsLaidOpen) -> Playing:
    return replace(state, laid_open=True)


@_step(Playing, event=TrickTaken)
def _end_trick(state: Playing, event: TrickTaken) -> Playing:
    run = state.run + 1 if event.seat == state.bargain.declarer else 0
    return take_trick(state, event.seat, run=run, longest_run=max(run, state.longest_run))


@_step(Playing, event=PlayStopped)
def _stop_play(state: Playing, event: PlayStopped) -> Playing:
    return replace(state, won=event.tricks, longest_run=event.longest_run, stopped=True)


@_step(Shuffling, Bidding, Discarding, Naming, HandNaming, Answering, Playing, DealOver, event=SittingBrokenUp)
def _break_up(state: DealState, event: SittingBrokenUp) -> BrokenUp:
    return BrokenUp(before=state, broken=event)


@_step(Bidding, Discarding, Answering, Playing, event=DealSettled)
def _settle_deal(state: Bidding | Discarding | Answering | Playing, event: DealSettled) -> DealOver:
    return DealOver(deal=state.deal, before=state, settled=event)
