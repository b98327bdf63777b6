"""Two evaluations of a decision: over the layouts that were possible for its player, and over the actual layout."""

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple

from kitapi.cards import set_of
from kitapi.players.evaluation import Effort, Judged
from kitapi.players.levels import Judging, truth
from kitapi.review.moments import Moment


class JudgedMoment(NamedTuple):
    """A decision and its evaluations; ``judged`` and ``opened`` have the same actions in the same places.

    ``chosen``: the index of the action that was taken.
    """

    moment: Moment
    judged: Judged
    opened: Judged
    chosen: int


def judge_moment(judging: Judging, moment: Moment, effort: Effort, seed: bytes) -> JudgedMoment:
    """The evaluations of ``moment``; the same ``seed`` gives the same result."""
    view, history = moment.view, moment.history
    worlds = judging.sample_worlds(view, history, _chance(seed, moment.step), effort)
    judged = _without_doubles(judging.judge(view, history, worlds, also=(moment.action,), ahead=effort.ahead))
    opened = judging.judge(view, history, truth(moment.state, worlds), also=judged.actions)
    return JudgedMoment(moment, judged, _in_order_of(opened, judged.actions), place_of(moment.action, judged.actions))


def place_of(action: Any, actions: Sequence[Any]) -> int:
    """Index of ``action`` in ``actions``.

    Raises:
        LookupError: ``actions`` does not contain the action.
    """
    for place, one in enumerate(actions):
        if is_same(one, action):
            return place
    raise LookupError(f"{action} was not judged")


def is_same(one: Any, other: Any) -> bool:
    """Whether two actions have the same effect; the order of discarded cards does not matter."""
    if one == other:
        return True
    cards, others = getattr(one, "cards", None), getattr(other, "cards", None)
    return type(one) is type(other) and cards is not None and set_of(cards) == set_of(others or ())


def _chance(seed: bytes, step: int) -> Random:
    digest = sha256(seed + step.to_bytes(4, "big")).digest()
    return Random(int.from_bytes(digest[:8], "big"))  # noqa: S311 - not secret: the deal is over


def _without_doubles(judged: Judged) -> Judged:
    """``judged`` with each action only once."""
    firsts = [at for at, one in enumerate(judged.actions) if place_of(one, judged.actions) == at]
    return _at(judged, firsts)


def _in_order_of(judged: Judged, actions: Sequence[Any]) -> Judged:
    return _at(judged, [place_of(action, judged.actions) for action in actions])


def _at(judged: Judged, places: list[int]) -> Judged:
    if places == list(range(len(judged.actions))):
        return judged
    actions = tuple(judged.actions[place] for place in places)
    return Judged(actions, judged.worlds, judged.values_by_layout[:, places], judged.tricks[:, places])
