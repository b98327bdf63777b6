"""Evaluation of calls: the others' limits in each layout, and the value of the game that is then played."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kitapi.games.preferans.players.evaluation.auction_ends import AuctionEnd, AuctionEnds
from kitapi.games.preferans.players.evaluation.hands import (
    BEFORE,
    NUMBERS,
    best_value_from,
    prices,
    value_games,
    value_games_before_talon,
)
from kitapi.games.preferans.players.evaluation.outcomes import Counts, Scene, hands_by_seat, scene_of
from kitapi.games.preferans.players.evaluation.successive_halving import TrialResults, fill_estimates
from kitapi.games.preferans.rules.actions import Bid, Call, FromHand, Hold, Pass
from kitapi.games.preferans.rules.bidding import BiddingStatus, holder, status_after
from kitapi.games.preferans.rules.events import CallMade
from kitapi.games.preferans.rules.game_numbers import HIGHEST_NUMBER
from kitapi.games.preferans.rules.view import PreferansView
from kitapi.kernel import Seat
from kitapi.players.evaluation import Bits, Judged, Worlds

NEAR = 12.0
"""Calls whose estimate is at most this many points below the best are solved."""


IDLE = 0.5
"""The points subtracted from the value of "from hand" if another player said it before.

A caller who then gives way has the same result as with a pass."""


NO_DECLARER = Seat(-1)
"""The declarer of a deal that all passed."""


class Rival(NamedTuple):
    """Another player still in the auction: their limit in each layout, and whether they say from hand; both (n,)."""

    seat: Seat
    limit: Counts
    from_hand: NDArray[np.bool_]


class AuctionState(NamedTuple):
    """The state of the auction: the player to act, and the rivals in turn; ``holds``: who may hold, or None."""

    seat: Seat
    status: BiddingStatus
    holds: Seat | None
    rivals: tuple[Rival, ...]
    ends: AuctionEnds

    def end(self, declarer: Seat, *, number: int = 1, from_hand: bool = False) -> AuctionEnd:
        """Return an end of the auction that is the same in every layout."""
        number_of = self.ends.worlds.number
        return AuctionEnd(
            np.full(number_of, int(declarer)), np.full(number_of, number), np.full(number_of, from_hand, np.bool_)
        )


def judge_call(view: PreferansView, worlds: Worlds, *, also: Sequence[Any] = ()) -> Judged:
    """Evaluate every legal call, with the best limit after it. ``also``: calls to solve in any case."""
    state = _state_of(scene_of(view, worlds), view, worlds)
    calls = tuple(option for option in view.options if isinstance(option, Bid | Hold | FromHand | Pass))
    ends = [_end_after(state, call) for call in calls]
    estimates = [float(worlds.weights @ state.ends.estimate(end)) for end in ends]
    least = next((place for place, call in enumerate(calls) if isinstance(call, Bid | Hold)), 0)
    tried = [
        place
        for place, call in enumerate(calls)
        if call in also or (estimates[place] > max(estimates) - NEAR and (place == least or not isinstance(call, Bid)))
    ]
    tried = tried or [int(np.argmax(estimates))]
    found = [state.ends.evaluate(ends[place]) for place in tried]
    idle = [IDLE if calls[place] == FromHand() and state.status.from_hand else 0.0 for place in tried]
    solved = TrialResults(
        np.stack([one.values for one in found], 1) - idle, np.stack([one.tricks for one in found], 1), worlds
    )
    columns = [tried.index(place) if place in tried else None for place in range(len(calls))]
    return fill_estimates(calls, columns, estimates, solved)


def _state_of(scene: Scene, view: PreferansView, worlds: Worlds) -> AuctionState:
    status = status_after(view.active, [CallMade(seat=spoken.seat, call=spoken.call) for spoken in view.calls])
    held = hands_by_seat(view, worlds)
    place = view.active.index(scene.seat)
    others = (*view.active[place + 1 :], *view.active[:place])
    spoken = {call.seat for call in view.calls}
    rivals = [_rival(scene, seat, held[seat], first=seat not in spoken) for seat in others if seat not in status.out]
    holds = holder(view.active, status, view.variant) if status.number else None
    return AuctionState(scene.seat, status, holds, tuple(rivals), AuctionEnds(scene, held, worlds))


def _rival(scene: Scene, seat: Seat, hands: Bits, *, first: bool) -> Rival:
    """Compute the limit of ``seat`` with its ``hands``; it says from hand only if this is its ``first`` call."""
    before = value_games_before_talon(hands, prices(scene.sheets, seat, from_hand=False, spread=BEFORE))
    best = np.stack([best_value_from(before, number) for number in range(1, HIGHEST_NUMBER + 1)], axis=1)
    own = value_games(hands, prices(scene.sheets, seat, from_hand=True)).max(axis=1)
    return Rival(seat, (best > 0).sum(axis=1), first & (own > np.maximum(best[:, 0], 0.0)))


def _end_after(state: AuctionState, call: Call) -> AuctionEnd:
    """Return the end of the auction after ``call``."""
    match call:
        case Pass():
            return _end_passing(state)
        case FromHand():
            return _end_from_hand(state)
        case Hold():
            return _end_staying(state, state.status.number)
        case Bid(number):
            return _end_staying(state, number)


def _end_from_hand(state: AuctionState) -> AuctionEnd:
    """Return the end after "from hand".

    If another player said it before, the player names a higher game or gives way, whichever has the higher value.
    """
    own = state.end(state.seat, from_hand=True)
    if not state.status.from_hand:
        return own
    other = state.end(state.status.from_hand[-1], from_hand=True)
    games = state.ends.games(state.status.from_hand[-1], from_hand=True)[:, 1]
    higher = own._replace(number=NUMBERS[games] + 1)
    better = (higher.number <= HIGHEST_NUMBER) & (state.ends.estimate(higher) > state.ends.estimate(other))
    return _select_ends(better, higher, other)


def _end_passing(state: AuctionState) -> AuctionEnd:
    """Return the end of the auction after a pass, when the others continue."""
    if state.status.from_hand:
        return state.end(state.status.from_hand[-1], from_hand=True)
    if not state.rivals:
        return state.end(NO_DECLARER)
    number, (first, *others) = state.status.number, state.rivals
    end = state.end(first.seat, number=max(1, number))
    if others:
        end = _end_between(state, first, others[0])
    return _with_rivals_from_hand(state, end)


def _end_between(state: AuctionState, one: Rival, other: Rival) -> AuctionEnd:
    """Return the end between two players: the higher limit wins.

    With equal limits, the player who may hold wins; if neither may, the one who called last.
    """
    ahead = one.seat in {state.holds, state.status.owner}
    if other.seat == state.holds:
        ahead = False
    wins = (one.limit > other.limit) | ((one.limit == other.limit) & ahead)
    return _select_ends(wins, _end_won_by(state, one, other), _end_won_by(state, other, one))


def _end_won_by(state: AuctionState, winner: Rival, loser: Rival) -> AuctionEnd:
    """Return the number at which ``winner`` wins in each layout."""
    number, holds = state.status.number, winner.seat == state.holds
    raised = loser.limit if holds else loser.limit + 1
    stands = number if holds or winner.seat == state.status.owner else number + 1
    reached = np.where(loser.limit > number, raised, max(1, stands))
    return state.end(winner.seat)._replace(number=np.minimum(reached, HIGHEST_NUMBER))


def _end_staying(state: AuctionState, number: int) -> AuctionEnd:
    """Return the end if the player stays in at ``number``, and bids up to the limit with the best expected value."""
    weights = state.ends.worlds.weights
    ends = [_end_up_to(state, number, limit) for limit in range(number, HIGHEST_NUMBER + 1)]
    return max(ends, key=lambda end: float(weights @ state.ends.estimate(end)))


def _end_up_to(state: AuctionState, number: int, limit: int) -> AuctionEnd:
    """Return the end if the player stays in at ``number``, and bids up to ``limit``."""
    holds = state.holds == state.seat
    end = state.end(state.seat, number=number)
    for rival in state.rivals:
        holding = rival.seat == state.holds
        continues = rival.limit >= (number if holding else number + 1)
        needed = np.where(continues, rival.limit if holds else rival.limit + 1, number)
        beaten = needed > limit
        against = state.end(rival.seat)._replace(
            number=np.maximum(np.minimum(rival.limit, limit + (not holding)), number)
        )
        own = end._replace(number=np.maximum(end.number, needed))
        end = _select_ends(
            beaten & (rival.limit >= end.number), against, _select_ends(end.declarer == state.seat, own, end)
        )
    return _with_rivals_from_hand(state, end._replace(number=np.minimum(end.number, HIGHEST_NUMBER)))


def _with_rivals_from_hand(state: AuctionState, end: AuctionEnd) -> AuctionEnd:
    """Return ``end``, replaced in layouts in which a rival says from hand."""
    for rival in reversed(state.rivals):
        end = _select_ends(rival.from_hand, state.end(rival.seat, from_hand=True), end)
    return end


def _select_ends(which: NDArray[np.bool_], one: AuctionEnd, other: AuctionEnd) -> AuctionEnd:
    return AuctionEnd(*(np.where(which, mine, others) for mine, others in zip(one, other, strict=True)))
