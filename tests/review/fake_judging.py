"""A fake evaluation that knows no game: values depend on the places of cards, so that a review has much to explain."""

from collections.abc import Sequence
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import numpy as np

from kitapi.kernel import Form, Subset, expand
from kitapi.players import PlayedGame
from kitapi.players.evaluation import Effort, Judged, Worlds
from kitapi.players.tricks.holdings import DECK, cards_in, hand_of
from kitapi.registry import GAMES

LAYOUTS = 40
MOST = 5
"""The number of actions of a family that are evaluated."""


def judging_module(game: PlayedGame) -> Any:
    """Return a module that replaces the package ``judging`` of ``game``."""

    def judge(view: Any, history: Sequence[Any], worlds: Worlds, *, also: Sequence[Any] = (), ahead: int = 0) -> Judged:
        actions = _actions(game.name, view)
        return _judge_actions((*actions, *(one for one in also if one not in actions)), worlds)

    return SimpleNamespace(sample_worlds=_sample_worlds, judge=judge)


def _actions(game: str, view: Any) -> tuple[Any, ...]:
    found: list[Any] = []
    for option in view.options:
        if isinstance(option, Subset | Form):
            read = GAMES[game].codec.read_action
            found += [read(msgspec.json.encode(way)) for way in expand(option)[:MOST]]
        else:
            found.append(option)
    return tuple(found)


def _sample_worlds(view: Any, history: Sequence[Any], rng: Random, effort: Effort) -> Worlds:
    """Sample layouts in which everybody has the right number of cards; no voids are considered."""
    own = hand_of(view.hand) | (hand_of(view.bargain.discards) if view.bargain else 0)
    played = hand_of(seen.card for seen in history if type(seen).__name__ == "CardPlayed")
    seats = tuple(seat for seat, held in enumerate(view.held) if held and seat != view.seat)
    unseen = cards_in(DECK & ~own & ~played)
    rows = []
    for _ in range(LAYOUTS):
        rng.shuffle(unseen)
        left = list(unseen)
        rows.append([sum(left.pop() for _ in range(view.held[seat])) for seat in seats] + [sum(left)])
    weights = np.array([1 + rng.random() for _ in rows])
    return Worlds(seats, np.array(rows, np.int64), weights / weights.sum(), exact=False)


def _judge_actions(actions: tuple[Any, ...], worlds: Worlds) -> Judged:
    """Return values: a base value, an amount for one card in one place, and one for the number of cards there."""
    values = np.zeros((worlds.number, len(actions)))
    tricks = np.zeros((worlds.number, len(actions)), np.int8)
    everything = cards_in(int(np.bitwise_or.reduce(worlds.cards[0])))
    for place, action in enumerate(actions):
        chance = Random(str(action))
        column, card = chance.randrange(worlds.cards.shape[1]), chance.choice(everything or [1])
        there = (worlds.cards[:, column] & card) != 0
        values[:, place] = chance.uniform(-20, 20) + chance.uniform(-60, 60) * there
        tricks[:, place] = chance.randrange(5, 10) - there
    return Judged(actions, worlds, values, tricks)
