"""Preferans' part of the review: its decisions, and when a game is won."""

from collections.abc import Callable, Sequence
from typing import Any, Literal

from kitapi.games.preferans.rules import events as happened
from kitapi.games.preferans.rules.actions import (
    Bid,
    Decline,
    Discard,
    GiveWay,
    Invite,
    Kontra,
    NameGame,
    Participate,
    PlayCard,
    ThrowIn,
)
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.games.preferans.rules.settlement import betl_made, preferans_made, suit_game_made
from kitapi.games.preferans.rules.variant import Seven
from kitapi.games.preferans.rules.view import Phase, PreferansView
from kitapi.review.recorded_decision import Done
from kitapi.wording.breaches import Breach
from kitapi.wording.languages import BidToBeat
from kitapi.wording.reasons import Where

bought: Literal["contract", "game"] = "game"


def breaches(_events: Sequence[happened.Event]) -> dict[int, Breach]:
    """Return nothing: in Preferans every bid is free."""
    return {}


def done_by(event: happened.Event) -> Done | None:
    """Return the decision that ``event`` records; None if no seat decided anything."""
    match event:
        case happened.CallMade(seat=seat, call=call):
            return Done(seat, call)
        case happened.CardsDiscarded(seat=seat, cards=cards):
            return Done(seat, Discard(cards))
        case happened.GameNamed(seat=seat, game=game, open=laid_open):
            return Done(seat, NameGame(game, laid_open))
        case happened.ParticipationSaid(seat=seat, plays=plays):
            return Done(seat, Participate(plays))
        case happened.InvitationSaid(seat=seat, invites=invites):
            return Done(seat, Invite(invites))
        case happened.CardPlayed(by=seat, card=card):
            return Done(seat, PlayCard(card))
        case happened.DealThrownIn() | happened.WayGiven() | happened.KontraSaid() | happened.KontraDeclined():
            return Done(event.seat, _PLAIN[type(event)])
        case _:
            return None


_PLAIN: dict[type, Any] = {
    happened.DealThrownIn: ThrowIn(),
    happened.WayGiven: GiveWay(),
    happened.KontraSaid: Kontra(),
    happened.KontraDeclined: Decline(),
}


def bid_to_beat(view: PreferansView) -> BidToBeat:
    """Return the highest number bid; when doubling is decided, the number of doublings so far."""
    match view.phase:
        case Phase.BIDDING:
            return max((spoken.call.number for spoken in view.calls if isinstance(spoken.call, Bid)), default=0)
        case Phase.DOUBLING:
            return 0 if view.bargain is None else len(view.bargain.doubled)
        case _:
            return None


def declares(view: PreferansView) -> bool:
    """Whether the player who decides is the declarer or, while games are named from hand, may become the declarer."""
    return view.phase is Phase.NAMING or (view.bargain is not None and view.bargain.declarer == view.seat)


def is_named(action: Any) -> bool:
    """Whether the action is a game."""
    return isinstance(action, NameGame)


def goal(view: PreferansView, action: Any) -> Callable[[int], bool] | None:
    """Return a function that says whether a number of tricks wins the game.

    None without one, or if more than tricks counts.
    """
    game = action.game if isinstance(action, NameGame) else view.bargain and view.bargain.game
    match game:
        case None:
            return None
        case GameNumber.BETL:
            return betl_made
        case GameNumber.PREFERANS:
            return preferans_made
        case GameNumber.SEVEN if view.variant.seven is Seven.SANS_ATOUT:
            return None
        case _:
            return suit_game_made


def counts_tricks(view: PreferansView, action: Any) -> bool:
    """Whether the declarer's tricks are counted after an action: there is a game, and it is not betl."""
    game = action.game if isinstance(action, NameGame) else view.bargain and view.bargain.game
    return game not in {None, GameNumber.BETL}


def aside(view: PreferansView) -> Where:
    """Return the name of the two cards that no player holds."""
    exchanged = view.bargain is not None and view.bargain.number is not None
    return "discards" if exchanged else "talon"
