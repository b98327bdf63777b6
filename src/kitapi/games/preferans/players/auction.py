"""The calls of the player ``steady``: as low as the plan allows, and only while its expected value is positive."""

from collections.abc import Sequence

from kitapi.games.preferans.players.plans import Plan, plans_before_talon, plans_with
from kitapi.games.preferans.rules.actions import Bid, Call, FromHand, Hold, Pass
from kitapi.games.preferans.rules.ladder import games_from
from kitapi.games.preferans.rules.view import PreferansView
from kitapi.players.tricks.holdings import hand_of

PASSING = 0.0
"""The value of leaving the auction, in points."""


def choose_call(view: PreferansView) -> Call:
    """Return the steady player's call."""
    if Bid(1) in view.options:
        return _choose_first_call(view)
    hand = hand_of(view.hand)
    from_hand = _best_value(plans_with(view, hand, games_from(1, view.variant), from_hand=True), 1)
    staying, number = _staying_call(view)
    talon = (
        PASSING
        if staying is None
        else _best_value(plans_before_talon(view, hand, games_from(number, view.variant)), number)
    )
    if FromHand() in view.options and from_hand > max(talon, PASSING):
        return FromHand()
    return staying if staying is not None and talon > PASSING else Pass()


def _choose_first_call(view: PreferansView) -> Call:
    """Return the first call: "one", which commits to nothing, or from hand with ten cards that need no talon."""
    hand = hand_of(view.hand)
    games = games_from(1, view.variant)
    from_hand = _best_value(plans_with(view, hand, games, from_hand=True), 1)
    talon = _best_value(plans_before_talon(view, hand, games), 1)
    return FromHand() if from_hand > max(talon, PASSING) else Bid(1)


def _best_value(plans: Sequence[Plan], number: int) -> float:
    return max(plan.value for plan in plans if plan.game.value >= number)


def _staying_call(view: PreferansView) -> tuple[Call | None, int]:
    """Return the lowest call that stays in the bidding, and its number; None if nobody bids numbers any more."""
    bids = [spoken.call.number for spoken in view.calls if isinstance(spoken.call, Bid)]
    for option in view.options:
        if isinstance(option, Hold):
            return option, bids[-1]
        if isinstance(option, Bid):
            return option, option.number
    return None, 0
