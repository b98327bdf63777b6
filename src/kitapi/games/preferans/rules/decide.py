"""The dispatch of an action to the rules of its phase; the deal continues if nobody else must act."""

from functools import reduce

from kitapi.games.preferans.rules import bidding, exchange, kontra, participation, play, posting
from kitapi.games.preferans.rules.actions import (
    Action,
    Bid,
    Decline,
    Discard,
    FromHand,
    GiveWay,
    Hold,
    Invite,
    Kontra,
    NameGame,
    Participate,
    Pass,
    PlayCard,
    ThrowIn,
)
from kitapi.games.preferans.rules.events import Event, PlayStopped, TrickTaken
from kitapi.games.preferans.rules.evolve import evolve
from kitapi.games.preferans.rules.game_numbers import TRICKS
from kitapi.games.preferans.rules.opening import DEALING
from kitapi.games.preferans.rules.state import (
    Answering,
    Bidding,
    Discarding,
    HandNaming,
    Naming,
    Playing,
    PreferansState,
    Shuffling,
)
from kitapi.games.preferans.rules.turns import to_act
from kitapi.kernel import Actor, Contribute, Instead, Pledge, Seat, rule
from kitapi.mechanics.deal.actions import DealActions

_OUT_OF_PHASE: dict[type, str] = {
    Pledge: "SK-DEAL-03",
    Contribute: "SK-DEAL-03",
    Bid: "SK-BID-04",
    Hold: "SK-BID-04",
    FromHand: "SK-BID-04",
    Pass: "SK-BID-04",
    ThrowIn: "SK-BID-05",
    Discard: "SK-GAME-07",
    NameGame: "SK-GAME-07",
    GiveWay: "SK-BID-07",
    Participate: "SK-PLAY-04",
    Invite: "SK-PLAY-04",
    Kontra: "SK-KON-01",
    Decline: "SK-KON-01",
    PlayCard: "SK-PLAY-03",
}
"""The clause that says in which phase an action is allowed."""


def decide(state: PreferansState, actor: Actor, action: Action) -> tuple[Event, ...]:
    """Return the events when ``actor`` does ``action``.

    Raises:
        IllegalAction: it is not the actor's turn, or the rules forbid the action.
    """
    return _with_consequences(state, _ACTIONS.decide(state, actor, action))


@rule("SK-DEAL-03", without=Instead(lambda _state, actor: not isinstance(actor, int)))
def speaks_out_of_turn(state: PreferansState, actor: Actor) -> bool:
    """Whether ``actor``, who may not act out of turn (SK-BID-10), is not to act now."""
    if actor in to_act(state):
        return False
    return not (isinstance(actor, int) and isinstance(state, Bidding) and bidding.calls_out_of_turn(state, actor))


def _in_phase(  # noqa: PLR0911 - a row a phase
    state: PreferansState, seat: Seat, action: Action
) -> tuple[Event, ...] | None:
    """Return the events of ``action``; None if it does not belong to this phase."""
    match state, action:
        case Playing(), PlayCard(card):
            return play.decide_card(state, seat, card)
        case Bidding(), Bid() | Hold() | FromHand() | Pass():
            return bidding.decide(state, seat, action)
        case Discarding(), Discard():
            return exchange.decide_discard(state, action)
        case Discarding(), ThrowIn():
            return exchange.decide_throw_in(state)
        case Naming() | HandNaming(), NameGame():
            return exchange.decide_game(state, action)
        case HandNaming(), GiveWay():
            return exchange.decide_giving_way(state)
        case Answering(), Participate(plays) if participation.next_to_answer(state) is not None:
            return participation.decide(state, seat, plays)
        case Answering(), Invite(invites) if seat == participation.next_to_invite(state):
            return participation.decide_invitation(state, seat, invites)
        case Answering(), Kontra() | Decline() if participation.next_to_act(state) is None:
            return kontra.decide(state, seat, isinstance(action, Kontra))
        case _:
            return None


_ACTIONS = DealActions(
    dealing=DEALING,
    to_act=to_act,
    speaks_out_of_turn=speaks_out_of_turn,
    out_of_turn="SK-DEAL-03",
    in_phase=_in_phase,
    out_of_phase=_OUT_OF_PHASE,
)


def _with_consequences(state: PreferansState, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return ``events`` and those that follow: play begins when all have answered, a finished deal is settled."""
    if isinstance(state, Shuffling) or (isinstance(state, Playing) and not _may_end_play(state, events[-1])):
        return events
    after: PreferansState = reduce(evolve, events, state)  # type: ignore[arg-type]
    if isinstance(after, Answering) and not to_act(after) and not ending(after):
        begun = play.begin_play(after)
        return (*events, begun)
    return (*events, *ending(after))


def _may_end_play(state: Playing, last: Event) -> bool:
    """Whether play may end with the event ``last``: only with the last trick, or by stopping after a trick."""
    return isinstance(last, PlayStopped) or (isinstance(last, TrickTaken) and len(state.tricks) == TRICKS - 1)


def ending(state: PreferansState) -> tuple[Event, ...]:
    """Return the settlement, if the deal of ``state`` has ended."""
    match state:
        case Playing() if state.stopped or len(state.tricks) == TRICKS:
            return (posting.settle_played(state),)
        case Answering() if not to_act(state) and kontra.stays_unplayed(state):
            return (posting.settle_undoubled(state),)
        case Answering() if participation.both_dropped(state):
            return (posting.settle_unopposed(state),)
        case Discarding(thrown_in=True):
            return (posting.settle_thrown_in(state),)
        case Bidding() if bidding.is_passed_out(state):
            return (posting.settle_all_passed(state),)
        case _:
            return ()
