"""Advice: what everything that a seat may do now is worth, as docs/formats/advice.md writes it.

It is given the view and the public history that a player in that seat would be given, and nothing else.
"""

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from kitapi.players.bot import AnyGame, PlayedGame
from kitapi.players.roster import read_history

if TYPE_CHECKING:
    from kitapi.players.judged import Judged


class AdvisedAction(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that may be done, and what it is worth on average.

    ``error``: of what it is worth less than the best. ``chances``: how likely the declarer ends with how many tricks.
    """

    action: msgspec.Raw
    worth: float
    error: float
    chances: dict[int, float]
    best: bool


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """All that may be done, the best first; ``worlds``: layouts looked at, ``exact``: all there are."""

    unit: str
    worlds: int
    exact: bool
    actions: tuple[AdvisedAction, ...]


def advise(game: PlayedGame, view: bytes, history: bytes) -> bytes:
    """Advice in JSON on ``game`` for the seat of ``view``, which has options; the same question has the same answer.

    Raises:
        UnknownBot: nobody judges the decisions of ``game``.
        MalformedAction: view or history cannot be read.
    """
    from kitapi.players.levels import SHARP, judging_of  # noqa: PLC0415 - loads the solver, in a worker

    played, judging = game.rules(), judging_of(game)
    seen, observed = played.codec.read_view(view), read_history(played, history)
    rng = Random(int.from_bytes(sha256(view + b"\n" + history).digest()[:8], "big"))  # noqa: S311 - hides nothing
    judged = judging.judge(seen, observed, judging.believed(seen, observed, rng, SHARP))
    return msgspec.json.encode(advice_of(played, judged))


def advice_of(game: AnyGame, judged: "Judged") -> Advice:
    """``judged`` in plain values."""
    expected: Sequence[float] = [round(float(worth), 9) for worth in judged.expected]
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
        worth=round(float(judged.expected[place]), 6),
        error=round(judged.error(place), 6),
        chances={count: round(chance, 6) for count, chance in judged.chances(place).items()},
        best=best,
    )
