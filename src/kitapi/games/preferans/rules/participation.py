"""Participation: which defenders play, if they may drop, and who calls in the other one (SK-PLAY-04)."""

from kitapi.games.preferans.rules.events import Event, InvitationSaid, ParticipationSaid
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.games.preferans.rules.state import Answering, Playing
from kitapi.games.preferans.rules.variant import PreferansVariant
from kitapi.kernel import Seat, rule
from kitapi.mechanics.table import defenders_of


@rule("SK-PLAY-04", without=False)
def may_drop(game: GameNumber, variant: PreferansVariant) -> bool:
    """Whether the defenders may choose not to play: never in betl."""
    return variant.defenders_may_drop and game is not GameNumber.BETL


def defenders(state: Answering) -> tuple[Seat, Seat]:
    """Return the two defenders, the one left of the declarer first."""
    return defenders_of(state.bargain.declarer, state.deal.opened.active)


def next_to_answer(state: Answering) -> Seat | None:
    """Return the next defender to say whether they play; None if both have."""
    said = len(state.participation)
    both = defenders(state)
    if said == len(both) or not may_drop(state.bargain.game, state.deal.opened.terms.variant):
        return None
    return both[said]


@rule("SK-PLAY-04", without=None)
def next_to_invite(state: Answering) -> Seat | None:
    """Return the lone defender, if they must say whether they call in the other, who dropped; else None."""
    playing = tuple(said.seat for said in state.participation if said.plays)
    everybody_spoke = len(state.participation) == len(defenders(state))
    if not state.deal.opened.terms.variant.invite or state.invitation is not None or not everybody_spoke:
        return None
    return playing[0] if len(playing) == 1 else None


def next_to_act(state: Answering) -> Seat | None:
    """Return the next seat to say whether it plays, or whether it calls the other in; None once kontra is next."""
    seat = next_to_answer(state)
    return next_to_invite(state) if seat is None else seat


def decide(_: Answering, seat: Seat, plays: bool) -> tuple[Event, ...]:
    """Return the event when a defender, whose turn it is, plays or drops."""
    return (ParticipationSaid(seat=seat, plays=plays),)


def decide_invitation(_: Answering, seat: Seat, invites: bool) -> tuple[Event, ...]:
    """Return the event when the defender who plays alone calls the other in, or does not."""
    return (InvitationSaid(seat=seat, invites=invites),)


def defenders_dropping(state: Answering) -> tuple[Seat, ...]:
    """Return the defenders who said that they drop, whatever followed."""
    return tuple(said.seat for said in state.participation if not said.plays)


@rule("SK-PLAY-04", without=False)
def both_dropped(state: Answering) -> bool:
    """Whether both defenders dropped: the declarer has ten tricks, and no card is led."""
    return len(defenders_dropping(state)) == len(defenders(state))


@rule("SK-PLAY-04", without=None)
def invited_by(state: Answering | Playing) -> Seat | None:
    """Return the defender who called in the other and answers for both; None if nobody did."""
    said = state.invitation
    return said.seat if said is not None and said.invites else None


@rule("SK-PLAY-04", without=())
def defenders_out(state: Answering) -> tuple[Seat, ...]:
    """Return the defenders out of play: those who dropped, unless a kontra or the other defender brought them back."""
    return () if state.doubled or invited_by(state) is not None else defenders_dropping(state)
