"""The dispatch of an action to the rules of its phase, and the settlement of a deal that it ends."""

from kitapi.games.prefa.rules import bidding, claims, exchange, kasa, participation, play, posting, solo
from kitapi.games.prefa.rules.actions import (
    Action,
    AddKasa,
    AnswerClaim,
    AnswerSolo,
    Bid,
    Claim,
    Discard,
    Hold,
    IfLeft,
    NameContract,
    Participate,
    Pass,
    PlayCard,
    WriteSolo,
)
from kitapi.games.prefa.rules.events import (
    AnswerGiven,
    CallMade,
    ClaimGranted,
    DealSettled,
    Event,
    SoloAnswered,
    SoloWritten,
    TrickTaken,
)
from kitapi.games.prefa.rules.evolve import evolve
from kitapi.games.prefa.rules.opening import DEALING
from kitapi.games.prefa.rules.state import (
    Bidding,
    Discarding,
    GivenUp,
    Naming,
    Participating,
    Playing,
    PrefaState,
)
from kitapi.games.prefa.rules.turns import to_act
from kitapi.kernel import (
    Actor,
    Contribute,
    Instead,
    Pledge,
    Seat,
    TimeUp,
    rule,
)
from kitapi.mechanics.deal.actions import DealActions

_OUT_OF_PHASE: dict[type, str] = {
    Pledge: "PREFA-DEAL-04",
    Contribute: "PREFA-DEAL-04",
    Bid: "PREFA-AUC-04",
    Hold: "PREFA-AUC-04",
    IfLeft: "PREFA-AUC-04",
    Pass: "PREFA-AUC-04",
    Discard: "PREFA-BUY-01",
    WriteSolo: "PREFA-BUY-02",
    AnswerSolo: "PREFA-HOUSE-04",
    NameContract: "PREFA-BUY-01",
    Participate: "PREFA-PART-02",
    PlayCard: "PREFA-PLAY-01",
    Claim: "PREFA-PLAY-04",
    AnswerClaim: "PREFA-PLAY-04",
}
"""The clause that says in which phase an action is allowed."""


def decide(state: PrefaState, actor: Actor, action: Action) -> tuple[Event, ...]:
    """Return the events when ``actor`` does ``action``.

    Raises:
        IllegalAction: it is not the actor's turn, or the rules forbid the action.
    """
    if isinstance(action, TimeUp):
        events: tuple[Event, ...] = bidding.decide_time_up(state, actor, action)
        return (*events, *ending(state, events))
    if isinstance(action, AddKasa):
        return kasa.decide_addition(state, actor, action)
    events = _ACTIONS.decide(state, actor, action)
    return (*events, *ending(state, events))


@rule("PREFA-DEAL-03", without=Instead(lambda _state, actor: not isinstance(actor, int)))
def speaks_out_of_turn(state: PrefaState, actor: Actor) -> bool:
    """Whether it is not the turn of ``actor``."""
    return actor not in to_act(state)


def _in_phase(  # noqa: PLR0911 - a row a phase
    state: PrefaState, seat: Seat, action: Action
) -> tuple[Event, ...] | None:
    """Return the events of ``action``; None if it does not belong to this phase."""
    match state, action:
        case Playing(claim=None), PlayCard(card):
            return play.decide_card(state, seat, card)
        case Bidding(), Bid() | Hold() | IfLeft() | Pass():
            return bidding.decide(state, seat, action)
        case Participating(), Participate(answer):
            return participation.decide(state, seat, answer)
        case Discarding(), Discard():
            return exchange.decide_discard(state, action)
        case Discarding() | Naming(), WriteSolo():
            return solo.decide_solo(state)
        case GivenUp(), AnswerSolo(accept):
            return solo.decide_answer(seat, accept)
        case Naming(), NameContract():
            return exchange.decide_contract(state, action)
        case Playing(claim=None), Claim():
            return claims.decide_claim(state, seat)
        case Playing(), AnswerClaim(accept) if state.claim is not None:
            return claims.decide_answer(state, seat, accept)
        case _:
            return None


_ACTIONS = DealActions(
    dealing=DEALING,
    to_act=to_act,
    speaks_out_of_turn=speaks_out_of_turn,
    out_of_turn="PREFA-DEAL-03",
    in_phase=_in_phase,
    out_of_phase=_OUT_OF_PHASE,
)


def ending(state: PrefaState, events: tuple[Event, ...]) -> tuple[DealSettled, ...]:
    """Return the settlement, if ``events`` have ended the deal."""
    match state, events[-1]:
        case Bidding(), CallMade():
            status = bidding.status_after((*state.calls, events[-1]))
            if bidding.all_passed(state.deal.opened.active, status):
                return (posting.settle_thrown_in(state),)
        case Discarding() | Naming() | GivenUp(), SoloWritten() | SoloAnswered():
            return posting.settle_solo(_after(state, events))
        case Participating(), AnswerGiven():
            if participation.nobody_plays((*state.answers, events[-1])):
                return (posting.settle_unopposed(state),)
        case Playing(), ClaimGranted() | TrickTaken():
            if isinstance(events[-1], ClaimGranted) or len(state.tricks) == play.TRICKS - 1:
                after = _after(state, events)
                assert isinstance(after, Playing)
                return (posting.settle_played(after, after.won),)
    return ()


def _after(state: PrefaState, events: tuple[Event, ...]) -> PrefaState:
    """Return ``state`` after ``events``, which have not ended the deal yet."""
    for event in events:
        state = evolve(state, event)
    return state
