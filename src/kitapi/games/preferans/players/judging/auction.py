"""Calls, judged by how far the others are likely to go in each layout, and by what the game then comes to."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kitapi.games.preferans.players.judging.finals import Final, Finals
from kitapi.games.preferans.players.judging.hands import BEFORE, NUMBERS, least_worth, priced, priced_before, prices
from kitapi.games.preferans.players.judging.outcomes import Counts, Scene, by_seat, scene_of
from kitapi.games.preferans.players.judging.racing import Raced, filled
from kitapi.games.preferans.rules.actions import Bid, Call, FromHand, Hold, Pass
from kitapi.games.preferans.rules.bidding import Standing, holder, standing_after
from kitapi.games.preferans.rules.events import CallMade
from kitapi.games.preferans.rules.game_numbers import HIGHEST_NUMBER
from kitapi.games.preferans.rules.view import PreferansView
from kitapi.kernel import Seat
from kitapi.players.judged import Bits, Judged, Worlds

NEAR = 12.0
"""Points by which a call may be thought worth less than another and is solved all the same."""


IDLE = 0.5
"""Points by which it must be better to say from hand after another: only to give way then, one may as well pass."""


NO_DECLARER = Seat(-1)
"""Who declares where all have passed."""


class Rival(NamedTuple):
    """Another who may still call: (n,) how high he goes in each layout, and if he would say from hand."""

    seat: Seat
    limit: Counts
    from_hand: NDArray[np.bool_]


class Stage(NamedTuple):
    """A bidding as it stands: who judges, against whom, in turn; ``holds``: who has the right to, None: nobody."""

    seat: Seat
    standing: Standing
    holds: Seat | None
    rivals: tuple[Rival, ...]
    finals: Finals

    def end(self, declarer: Seat, *, number: int = 1, from_hand: bool = False) -> Final:
        """The same end in every layout."""
        number_of = self.finals.worlds.number
        return Final(
            np.full(number_of, int(declarer)), np.full(number_of, number), np.full(number_of, from_hand, np.bool_)
        )


def judge_call(view: PreferansView, worlds: Worlds, *, also: Sequence[Any] = ()) -> Judged:
    """Every call that may be made; he goes on afterwards as far as is best. ``also``: calls to solve in any case."""
    stage = _stage(scene_of(view, worlds), view, worlds)
    calls = tuple(option for option in view.options if isinstance(option, Bid | Hold | FromHand | Pass))
    ends = [_end(stage, call) for call in calls]
    thought = [float(worlds.weights @ stage.finals.thought(end)) for end in ends]
    least = next((place for place, call in enumerate(calls) if isinstance(call, Bid | Hold)), 0)
    tried = [
        place
        for place, call in enumerate(calls)
        if call in also or (thought[place] > max(thought) - NEAR and (place == least or not isinstance(call, Bid)))
    ]
    tried = tried or [int(np.argmax(thought))]
    found = [stage.finals.worth(ends[place]) for place in tried]
    idle = [IDLE if calls[place] == FromHand() and stage.standing.from_hand else 0.0 for place in tried]
    raced = Raced(np.stack([one.worth for one in found], 1) - idle, np.stack([one.tricks for one in found], 1), worlds)
    columns = [tried.index(place) if place in tried else None for place in range(len(calls))]
    return filled(calls, columns, thought, raced)


def _stage(scene: Scene, view: PreferansView, worlds: Worlds) -> Stage:
    standing = standing_after(view.active, [CallMade(seat=spoken.seat, call=spoken.call) for spoken in view.calls])
    held = by_seat(view, worlds)
    place = view.active.index(scene.seat)
    others = (*view.active[place + 1 :], *view.active[:place])
    spoken = {call.seat for call in view.calls}
    rivals = [_rival(scene, seat, held[seat], first=seat not in spoken) for seat in others if seat not in standing.out]
    holds = holder(view.active, standing, view.variant) if standing.number else None
    return Stage(scene.seat, standing, holds, tuple(rivals), Finals(scene, held, worlds))


def _rival(scene: Scene, seat: Seat, hands: Bits, *, first: bool) -> Rival:
    """How far ``seat`` goes with its ``hands``; what it would say from hand, it says the ``first`` time it calls."""
    before = priced_before(hands, prices(scene.sheets, seat, from_hand=False, spread=BEFORE))
    best = np.stack([least_worth(before, number) for number in range(1, HIGHEST_NUMBER + 1)], axis=1)
    own = priced(hands, prices(scene.sheets, seat, from_hand=True)).max(axis=1)
    return Rival(seat, (best > 0).sum(axis=1), first & (own > np.maximum(best[:, 0], 0.0)))


def _end(stage: Stage, call: Call) -> Final:
    """Where the bidding ends after ``call``."""
    match call:
        case Pass():
            return _left(stage)
        case FromHand():
            return _said_by_him(stage)
        case Hold():
            return _stayed(stage, stage.standing.number)
        case Bid(number):
            return _stayed(stage, number)


def _said_by_him(stage: Stage) -> Final:
    """He says from hand; against one who said it before, he names a higher game or gives way, whichever is better."""
    own = stage.end(stage.seat, from_hand=True)
    if not stage.standing.from_hand:
        return own
    other = stage.end(stage.standing.from_hand[-1], from_hand=True)
    games = stage.finals.games(stage.standing.from_hand[-1], from_hand=True)[:, 1]
    higher = own._replace(number=NUMBERS[games] + 1)
    better = (higher.number <= HIGHEST_NUMBER) & (stage.finals.thought(higher) > stage.finals.thought(other))
    return _either(better, higher, other)


def _left(stage: Stage) -> Final:
    """He passes, and the others are left to themselves."""
    if stage.standing.from_hand:
        return stage.end(stage.standing.from_hand[-1], from_hand=True)
    if not stage.rivals:
        return stage.end(NO_DECLARER)
    number, (first, *others) = stage.standing.number, stage.rivals
    end = stage.end(first.seat, number=max(1, number))
    if others:
        end = _between(stage, first, others[0])
    return _from_hand(stage, end)


def _between(stage: Stage, one: Rival, other: Rival) -> Final:
    """Two are left: the one who goes higher wins, of equals who may hold, else who spoke last."""
    ahead = one.seat in {stage.holds, stage.standing.owner}
    if other.seat == stage.holds:
        ahead = False
    wins = (one.limit > other.limit) | ((one.limit == other.limit) & ahead)
    return _either(wins, _won(stage, one, other), _won(stage, other, one))


def _won(stage: Stage, winner: Rival, loser: Rival) -> Final:
    """At which number ``winner`` wins in each layout."""
    number, holds = stage.standing.number, winner.seat == stage.holds
    raised = loser.limit if holds else loser.limit + 1
    stands = number if holds or winner.seat == stage.standing.owner else number + 1
    reached = np.where(loser.limit > number, raised, max(1, stands))
    return stage.end(winner.seat)._replace(number=np.minimum(reached, HIGHEST_NUMBER))


def _stayed(stage: Stage, number: int) -> Final:
    """He stays in at ``number``, and goes on as far as is best on average."""
    weights = stage.finals.worlds.weights
    ends = [_up_to(stage, number, limit) for limit in range(number, HIGHEST_NUMBER + 1)]
    return max(ends, key=lambda end: float(weights @ stage.finals.thought(end)))


def _up_to(stage: Stage, number: int, limit: int) -> Final:
    """He stays in at ``number`` and goes on up to ``limit``."""
    holds = stage.holds == stage.seat
    end = stage.end(stage.seat, number=number)
    for rival in stage.rivals:
        his = rival.seat == stage.holds
        goes_on = rival.limit >= (number if his else number + 1)
        needed = np.where(goes_on, rival.limit if holds else rival.limit + 1, number)
        beaten = needed > limit
        against = stage.end(rival.seat)._replace(number=np.maximum(np.minimum(rival.limit, limit + (not his)), number))
        own = end._replace(number=np.maximum(end.number, needed))
        end = _either(beaten & (rival.limit >= end.number), against, _either(end.declarer == stage.seat, own, end))
    return _from_hand(stage, end._replace(number=np.minimum(end.number, HIGHEST_NUMBER)))


def _from_hand(stage: Stage, end: Final) -> Final:
    """The same, but for layouts in which another says from hand."""
    for rival in reversed(stage.rivals):
        end = _either(rival.from_hand, stage.end(rival.seat, from_hand=True), end)
    return end


def _either(which: NDArray[np.bool_], one: Final, other: Final) -> Final:
    return Final(*(np.where(which, mine, others) for mine, others in zip(one, other, strict=True)))
