"""Functions that apply events to states; they check and apply no rules."""

from msgspec.structs import replace

from kitapi.cards import EMPTY, set_of
from kitapi.games.prefa.rules.events import (
    AnswerGiven,
    AuctionWon,
    CallMade,
    CardsDealt,
    CardsDiscarded,
    ClaimAnswered,
    ClaimGranted,
    ClaimMade,
    ClaimRefused,
    ContractNamed,
    DealOpened,
    DealSettled,
    KasaAdded,
    PassDealBegun,
    PlayBegun,
    SittingBrokenUp,
    SoloAnswered,
    SoloWritten,
    TrickTaken,
)
from kitapi.games.prefa.rules.state import (
    Bargain,
    Bidding,
    BrokenUp,
    Deal,
    DealOver,
    DealState,
    Discarding,
    GivenUp,
    Naming,
    Participating,
    PendingClaim,
    Playing,
    PrefaState,
    Shuffling,
    Won,
)
from kitapi.kernel import ImpossibleHistory, open_shuffle
from kitapi.kernel.shuffle.state import mark_made
from kitapi.mechanics.deal.steps import (
    DEAL_STEPS,
    add_call,
    after_discards,
    before_tricks,
    take_trick,
    with_talon,
    with_tricks,
)
from kitapi.mechanics.fold import Fold

_FOLDING: Fold[PrefaState] = Fold(DEAL_STEPS)
_step = _FOLDING.step
evolve = _FOLDING.evolve


_step(Bidding, event=CallMade)(add_call)


@_step(type(None), DealOver, event=DealOpened)
def _open_deal(_: DealOver | None, event: DealOpened) -> Shuffling:
    return Shuffling(opened=event, shuffle=open_shuffle(event.commitment, event.terms.players))


@_step(Shuffling, event=CardsDealt)
def _deal_cards(state: Shuffling, event: CardsDealt) -> Bidding:
    deal = Deal(opened=state.opened, shuffle=mark_made(state.shuffle), dealt=event)
    return Bidding(deal=deal, hands=tuple(set_of(hand) for hand in event.hands), calls=())


@_step(Bidding, event=AuctionWon)
def _end_auction(state: Bidding, event: AuctionWon) -> Discarding:
    won = Won(calls=state.calls, declarer=event.declarer, minimum=event.minimum)
    return Discarding(won=won, **with_talon(state, event.declarer, state.deal.dealt.talon))


@_step(Bidding, event=PassDealBegun)
def _begin_pass_deal(state: Bidding, event: PassDealBegun) -> Playing:
    return Playing(
        calls=state.calls,
        bargain=None,
        answers=(),
        parts=(),
        claimed=False,
        claim=None,
        **before_tricks(state, state.deal.opened.active, event.leader),
    )


@_step(Discarding, event=CardsDiscarded)
def _discard_cards(state: Discarding, event: CardsDiscarded) -> Naming:
    return Naming(won=state.won, **after_discards(state, event))


@_step(Discarding, Naming, event=SoloWritten)
def _write_solo(state: Discarding | Naming, _: SoloWritten) -> GivenUp:
    discards = state.discards if isinstance(state, Naming) else EMPTY
    return GivenUp(deal=state.deal, hands=state.hands, won=state.won, discards=discards)


@_step(GivenUp, event=SoloAnswered)
def _answer_solo(state: GivenUp, event: SoloAnswered) -> GivenUp:
    return replace(state, answers=(*state.answers, event))


@_step(Naming, event=ContractNamed)
def _name_contract(state: Naming, event: ContractNamed) -> Participating:
    bargain = Bargain(won=state.won, discards=state.discards, contract=event.contract, aces=event.aces)
    return Participating(deal=state.deal, hands=state.hands, bargain=bargain, answers=())


@_step(Participating, event=AnswerGiven)
def _add_answer(state: Participating, event: AnswerGiven) -> Participating:
    return replace(state, answers=(*state.answers, event))


@_step(Participating, event=PlayBegun)
def _begin_play(state: Participating, event: PlayBegun) -> Playing:
    return Playing(
        calls=state.bargain.won.calls,
        bargain=state.bargain,
        answers=state.answers,
        parts=event.parts,
        claimed=False,
        claim=None,
        **before_tricks(state, event.lineup, event.leader),
    )


@_step(Playing, event=TrickTaken)
def _end_trick(state: Playing, event: TrickTaken) -> Playing:
    return take_trick(state, event.seat, claimed=False)


@_step(Playing, event=ClaimMade)
def _make_claim(state: Playing, event: ClaimMade) -> Playing:
    return replace(state, claim=PendingClaim(cards=set_of(event.cards), accepted=()))


@_step(Playing, event=ClaimAnswered)
def _answer_claim(state: Playing, event: ClaimAnswered) -> Playing:
    if state.claim is None:
        raise ImpossibleHistory("no claim was made")
    if not event.accept:
        return state
    return replace(state, claim=replace(state.claim, accepted=(*state.claim.accepted, event.seat)))


@_step(Playing, event=ClaimRefused)
def _refuse_claim(state: Playing, _: ClaimRefused) -> Playing:
    return replace(state, claim=None, claimed=True)


@_step(Playing, event=ClaimGranted)
def _grant_claim(state: Playing, event: ClaimGranted) -> Playing:
    return replace(state, claim=None, won=with_tricks(state.won, event.seat, event.tricks))


@_step(Shuffling, Bidding, Discarding, Naming, GivenUp, Participating, Playing, DealOver, event=SittingBrokenUp)
def _break_up(state: DealState, event: SittingBrokenUp) -> BrokenUp:
    return BrokenUp(before=state, broken=event)


@_step(Bidding, GivenUp, Participating, Playing, event=DealSettled)
def _settle_deal(state: Bidding | GivenUp | Participating | Playing, event: DealSettled) -> DealOver:
    return DealOver(deal=state.deal, before=state, settled=event)


@_step(DealOver, event=KasaAdded)
def _add_kasa(state: DealOver, event: KasaAdded) -> DealOver:
    return replace(state, added=(*state.added, event))
