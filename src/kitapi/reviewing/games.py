"""What the review must know of a game."""

from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple

from kitapi.reviewing import prefa, preferans
from kitapi.reviewing.done import Done
from kitapi.wording.decisions import Standing
from kitapi.wording.reasons import Where


class ReviewedGame(NamedTuple):
    """What the review must know of a game.

    ``done_by``: the decision that an event records; None for all other events. ``standing``: what the actions of a view
    answer. ``goal``: whether so many tricks make the contract or game after an action, None where that is not said.
    ``is_named``: whether an action is a contract or game itself. ``aside``: what two cards are that lie with nobody.
    ``bought``: what is made or not.
    """

    done_by: Callable[[Any], Done | None]
    standing: Callable[[Any], Standing]
    goal: Callable[[Any, Any], Callable[[int], bool] | None]
    is_named: Callable[[Any], bool]
    aside: Callable[[Any], Where]
    bought: Literal["contract", "game"]


REVIEWED: Mapping[str, ReviewedGame] = {
    "prefa": ReviewedGame(prefa.done_by, prefa.standing, prefa.goal, prefa.is_named, prefa.aside, "contract"),
    "preferans": ReviewedGame(
        preferans.done_by, preferans.standing, preferans.goal, preferans.is_named, preferans.aside, "game"
    ),
}
"""The games that are reviewed, by name."""
