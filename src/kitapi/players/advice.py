"""Advice: the values of all actions of a seat, in the format of docs/formats/advice.md.

It is computed only from the view and the public history of the seat, as the action of a player is.
"""

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from kitapi.players.bot import AnyGame, PlayedGame
from kitapi.players.roster import read_history

if TYPE_CHECKING:
    from kitapi.players.evaluation import Judged


class AdvisedAction(msgspec.Struct, frozen=True, kw_only=True):
    """An action and its expected value, in the game's unit.

    ``error``: the standard error of the difference between its value and that of the best action. ``chances``: the
    probability of each number of the declarer's tricks.
    """

    action: msgspec.Raw
    value: float = msgspec.field(name="worth")
    error: float
    chances: dict[int, float]
    best: bool


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """All actions, the best first; ``worlds``: the number of evaluated layouts; ``exact``: whether these are all."""

    unit: str
    worlds: int
    exact: bool
    actions: tuple[AdvisedAction, ...]


def advise(game: PlayedGame, view: bytes, history: bytes) -> bytes:
    """Advice in JSON on ``game`` for the seat of ``view``, which has options; equal arguments give equal advice.

    Raises:
        UnknownBot: no package evaluates the decisions of ``game``.
        MalformedAction: view or history cannot be read.
    """
    from kitapi.players.levels import SHARP, judging_of  # noqa: PLC0415 - loads the solver, in a worker

    played, judging = game.rules(), judging_of(game)
    seen, observed = played.codec.read_view(view), read_history(played, history)
    rng = Random(int.from_bytes(sha256(view + b"\n" + history).digest()[:8], "big"))  # noqa: S311 - hides nothing
    judged = judging.judge(seen, observed, judging.sample_worlds(seen, observed, rng, SHARP))
    return msgspec.json.encode(advice_of(played, judged))


def advice_of(game: AnyGame, judged: "Judged") -> Advice:
    """Convert ``judged`` to advice: the best action first, expected values rounded to nine digits."""
    expected: Sequence[float] = [round(float(value), 9) for value in judged.expected]
    best = max(expected)
    order = sorted(range(len(expected)), key=lambda place: -expected[place])
    return Advice(
        unit=game.unit,
        worlds=judged.worlds.number,
        exact=judged.worlds.exact,
        actions=tuple(_advised_action(game, judged, place, best=expected[place] == best) for place in order),
    )


def _advised_action(game: AnyGame, judged: "Judged", place: int, *, best: bool) -> AdvisedAction:
    action: Any = judged.actions[place]
    return AdvisedAction(
        action=msgspec.Raw(game.codec.write_action(action)),
        value=round(float(judged.expected[place]), 6),
        error=round(judged.error(place), 6),
        chances={count: round(chance, 6) for count, chance in judged.chances(place).items()},
        best=best,
    )
