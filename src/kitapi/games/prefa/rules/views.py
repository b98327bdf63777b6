"""Views, built phase by phase from what a viewer may know, and observations of events."""

from typing import Any, assert_never

from kitapi.cards import EMPTY, CardSet, cards_of, sorted_for_hand
from kitapi.games.prefa.rules.events import (
    AuctionWon,
    CallMade,
    DealOpened,
    DealSettled,
)
from kitapi.games.prefa.rules.kasa import kasa_options
from kitapi.games.prefa.rules.observations import AllShown, TalonTaken
from kitapi.games.prefa.rules.opening import sitting_over
from kitapi.games.prefa.rules.options import options_in_turn
from kitapi.games.prefa.rules.posting import solo_cost
from kitapi.games.prefa.rules.quotas import quotas_of
from kitapi.games.prefa.rules.scoresheet import fields_around, settlement_of
from kitapi.games.prefa.rules.settlement import explain_settlement, value_of_trick
from kitapi.games.prefa.rules.state import (
    Bargain,
    Bidding,
    BrokenUp,
    DealOver,
    DealtState,
    Discarding,
    GivenUp,
    Naming,
    Participating,
    Playing,
    PrefaState,
    Shuffling,
    Won,
    opened_of,
)
from kitapi.games.prefa.rules.turns import to_act
from kitapi.games.prefa.rules.view import (
    BargainView,
    BreakingUp,
    ClaimView,
    Outcome,
    Phase,
    PrefaView,
    SoloAnswer,
    SpokenAnswer,
    SpokenCall,
)
from kitapi.kernel import Instead, Seat, Viewer, rule
from kitapi.mechanics.deal.observations import trick_fields
from kitapi.mechanics.deal.views import DealViews
from kitapi.mechanics.shown_cards import (
    CardsView,
    all_cards_of,
)
from kitapi.mechanics.table import defenders_of


def view(state: PrefaState, viewer: Viewer) -> PrefaView:
    """Return all that ``viewer`` may know, with the viewer's options."""
    return PrefaView(**_VIEWS.fields(state, viewer))


def _observe_talon(state: PrefaState, event: AuctionWon, viewer: Viewer) -> TalonTaken:
    """Return the observation of the talon, whose cards only the declarer sees."""
    cards = talon_of(state) if viewer == event.declarer else ()
    return TalonTaken(declarer=event.declarer, minimum=event.minimum, cards=cards)


def _at_table(state: PrefaState, opened: DealOpened) -> dict[str, Any]:
    """Return the fields that every phase has, besides its name."""
    return {
        "kasa": opened.balances["kasa"],
        "turn": to_act(state),
        "kasa_changes": kasa_options(state),
    }


def _around(seat: Seat, shown: dict[str, Any]) -> tuple[Seat, ...]:
    return fields_around(seat, shown["players"])


_PHASES: dict[type, Phase] = {
    Shuffling: Phase.SHUFFLING,
    Bidding: Phase.BIDDING,
    Discarding: Phase.DISCARDING,
    Naming: Phase.NAMING,
    GivenUp: Phase.GIVEN_UP,
    Participating: Phase.PARTICIPATING,
    Playing: Phase.PLAYING,
    DealOver: Phase.OVER,
    BrokenUp: Phase.BROKEN_UP,
}


def _phase(state: PrefaState) -> Phase:
    if isinstance(state, Playing) and state.claim is not None:
        return Phase.CLAIMED
    return _PHASES[type(state)]


def _in_phase(state: DealtState) -> dict[str, Any]:
    """Return the fields that depend on the phase, as everybody sees them."""
    match state:
        case Bidding():
            return {"calls": _calls(state.calls)}
        case Discarding() | Naming():
            return {"calls": _calls(state.won.calls), "bargain": _exchange(state, None)}
        case GivenUp():
            answers = tuple(SoloAnswer(seat=one.seat, accept=one.accept) for one in state.answers)
            return {"calls": _calls(state.won.calls), "bargain": _exchange(state, None), "solo_answers": answers}
        case Participating():
            bargain = _bargain(state, state.bargain, None)
            return {"calls": _calls(state.bargain.won.calls), "bargain": bargain, "answers": _answers(state)}
        case Playing():
            return _play(state)
        case _:
            assert_never(state)


def _of_seat(state: DealtState, seat: Seat) -> dict[str, Any]:
    """Return the fields that only the declarer sees."""
    match state:
        case Discarding() | Naming() | GivenUp() if may_see_exchange(state.won, seat):
            return {"bargain": _exchange(state, seat)}
        case Participating() | Playing() if state.bargain and may_see_exchange(state.bargain.won, seat):
            return {"bargain": _bargain(state, state.bargain, seat)}
        case _:
            return {}


@rule("PREFA-DEAL-04", without=Instead(lambda hands, _seat: cards_of(hands[0] | hands[1])))
def own_hand(hands: tuple[int, ...], seat: Seat | None) -> tuple[Any, ...]:
    """Return the viewer's own cards, sorted; none for a viewer without a seat."""
    return () if seat is None else sorted_for_hand(hands[seat])


def _calls(calls: tuple[CallMade, ...]) -> tuple[SpokenCall, ...]:
    return tuple([SpokenCall(seat=made.seat, call=made.call, by_clock=made.by_clock) for made in calls])


def _answers(state: "Participating | Playing") -> tuple[SpokenAnswer, ...]:
    return tuple(SpokenAnswer(seat=given.seat, answer=given.answer) for given in state.answers)


@rule("PREFA-DEAL-04", without=True)
def may_see_exchange(won: Won, seat: Seat | None) -> bool:
    """Whether the viewer is the declarer, who alone sees the talon and the discards."""
    return seat is not None and seat == won.declarer


def _exchange(state: "Discarding | Naming | GivenUp", seat: Seat | None) -> BargainView:
    """Return the bid that the declarer won with, before they name a contract."""
    won, opened = state.won, state.deal.opened
    first, second = defenders_of(won.declarer, opened.active)
    own = may_see_exchange(won, seat)
    discards = () if isinstance(state, Discarding) or not own else sorted_for_hand(state.discards)
    return BargainView(
        declarer=won.declarer,
        minimum=won.minimum,
        first=first,
        second=second,
        talon=state.deal.dealt.talon if own else (),
        discards=discards,
        solo_cost=solo_cost(state) if own or isinstance(state, GivenUp) else None,
    )


def _bargain(state: "Participating | Playing", bargain: Bargain, seat: Seat | None) -> BargainView:
    """Return the named contract: its value, and the tricks that the defenders owe."""
    opened, won = state.deal.opened, bargain.won
    first, second = defenders_of(won.declarer, opened.active)
    own = may_see_exchange(won, seat)
    variant = opened.terms.variant
    return BargainView(
        declarer=won.declarer,
        minimum=won.minimum,
        first=first,
        second=second,
        contract=bargain.contract,
        aces=bargain.aces,
        value=value_of_trick(bargain.contract, opened.balances["kasa"], False, variant.last_contract),
        quotas=quotas_of(bargain.contract.level, variant.ten_owed),
        talon=state.deal.dealt.talon if own else (),
        discards=sorted_for_hand(bargain.discards) if own else (),
    )


def _play(state: Playing) -> dict[str, Any]:
    """Return the fields of the view while tricks are played."""
    fields: dict[str, Any] = {
        "calls": _calls(state.calls),
        "answers": _answers(state),
        "parts": state.parts,
        **trick_fields(state),
    }
    if state.bargain is not None:
        fields["bargain"] = _bargain(state, state.bargain, None)
    if state.claim is not None:
        cards = sorted_for_hand(state.claim.cards)
        fields["claim"] = ClaimView(seat=state.leader, cards=cards, accepted=state.claim.accepted)
    return fields


@rule(
    "PREFA-DEAL-04",
    without=Instead(lambda state: CardsView(hands=(), talon=(), discards=(), secret="", contributions=())),
)
def cards_shown(state: DealtState) -> CardsView:
    """Return all 32 cards, which are public after every deal, and the values from which their order was computed.

    ``state``: the state in which the deal ended.
    """
    return all_cards_of(state.deal.dealt, _discards_of(state), state.deal.shuffle.contributions)


def _discards_of(state: DealtState) -> CardSet:
    match state:
        case Naming() | GivenUp():
            return state.discards
        case Participating() | Playing() if state.bargain is not None:
            return state.bargain.discards
        case _:
            return EMPTY


def _outcome(state: DealOver) -> Outcome:
    settled = state.settled
    kasa = state.balances["kasa"]
    return Outcome(
        facts=settled.facts,
        settlement=settled.settlement,
        explained=explain_settlement(settled.facts, settled.settlement, opened_of(state).terms.variant),
        entries=settled.written.entries,
        results=state.results,
        sheet_settlement=settlement_of(state.sheet),
        kasa=kasa,
        sitting_over=sitting_over(kasa),
        added=kasa - settled.balances["kasa"],
        cards=cards_shown(state.before),
    )


def talon_of(state: PrefaState) -> tuple[Any, ...]:
    """Return the talon as dealt."""
    assert not isinstance(state, Shuffling | BrokenUp)
    return state.deal.dealt.talon


_VIEWS = DealViews(
    phase=_phase,
    at_table=_at_table,
    in_phase=_in_phase,
    of_seat=_of_seat,
    own_hand=own_hand,
    around=_around,
    options=options_in_turn,
    outcome=_outcome,
    breaking_up=BreakingUp,
    cards_shown=cards_shown,
    settled=DealSettled,
    all_shown=AllShown,
    own={AuctionWon: _observe_talon},
)

observe = _VIEWS.observe
