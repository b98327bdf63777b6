"""Prefa as the review sees it: its decisions, and when a contract is made."""

from collections.abc import Callable
from typing import Any, Literal

from kitapi.games.prefa import events as happened
from kitapi.games.prefa.actions import (
    AnswerClaim,
    Bid,
    Claim,
    Discard,
    NameContract,
    Participate,
    PlayCard,
    WriteSolo,
)
from kitapi.games.prefa.view import Phase, PrefaView
from kitapi.reviewing.done import Done
from kitapi.wording.decisions import Standing
from kitapi.wording.reasons import Where

bought: Literal["contract", "game"] = "contract"


def done_by(event: happened.Event) -> Done | None:
    """The decision that ``event`` records; None for what no seat decided."""
    match event:
        case happened.CallMade(seat=seat, call=call):
            return Done(seat, call)
        case happened.CardsDiscarded(seat=seat, cards=cards):
            return Done(seat, Discard(cards))
        case happened.ContractNamed(seat=seat, contract=contract, aces=aces):
            return Done(seat, NameContract(contract, aces))
        case happened.AnswerGiven(seat=seat, answer=answer):
            return Done(seat, Participate(answer))
        case happened.CardPlayed(seat=seat, card=card):
            return Done(seat, PlayCard(card))
        case happened.ClaimAnswered(seat=seat, accept=accept):
            return Done(seat, AnswerClaim(accept))
        case happened.SoloWritten(seat=seat) | happened.ClaimMade(seat=seat):
            return Done(seat, WriteSolo() if isinstance(event, happened.SoloWritten) else Claim())
        case _:
            return None


def standing(view: PrefaView) -> Standing:
    """The bid that stands, while there is an auction."""
    if view.phase is not Phase.BIDDING:
        return None
    bids = [spoken.call.contract for spoken in view.calls if isinstance(spoken.call, Bid)]
    return max(bids, key=lambda contract: contract.step).value if bids else None


def declares(view: PrefaView) -> bool:
    """Whether who decides is the declarer."""
    return view.bargain is not None and view.bargain.declarer == view.seat


def is_named(action: Any) -> bool:
    """Whether the action is a contract itself."""
    return isinstance(action, NameContract)


def goal(view: PrefaView, action: Any) -> Callable[[int], bool] | None:
    """Whether so many tricks make the contract; None while there is none, and in a pass deal."""
    named = action.contract if isinstance(action, NameContract) else view.bargain and view.bargain.contract
    if not named:
        return None
    level = named.level
    return lambda tricks: tricks >= level


def counts_tricks(view: PrefaView, _action: Any) -> bool:
    """Whether somebody's tricks are counted after an action: there is a declarer."""
    return view.bargain is not None


def aside(view: PrefaView) -> Where:
    """What the two cards are that lie with nobody."""
    return "talon" if view.bargain is None else "discards"
