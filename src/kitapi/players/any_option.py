"""The player ``random``, which takes a random legal option, in any game."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from kitapi.kernel import Field, Form, Game, Nonce, Permutation, Range, Seal, Subset
from kitapi.players.player import Player


def random_player(game: Game[Any, Any, Any, Any, Any, Any]) -> Player:
    """The player of ``game`` that takes a random option, and then a random action of its family, equally likely."""

    def decide(view: Any, _history: Sequence[Any], rng: Random, _budget: float) -> Any:
        option = rng.choice(view.options)
        filled = random_action(option, rng)
        return option if filled is None else game.codec.read_action(msgspec.json.encode(filled))

    return decide


def random_action(option: Any, rng: Random) -> dict[str, Any] | None:
    """A random action of a family, as a JSON value; None for an option that is an action already."""
    match option:
        case Subset():
            return {"kind": option.action, "cards": rng.sample(option.of, option.size)}
        case Form():
            return {"kind": option.action, **{field.name: _value(field, rng) for field in option.fields}}
        case Range():
            return {"kind": option.action, "amount": rng.randrange(option.lowest, option.highest + 1, option.step)}
        case Nonce():
            return {"kind": option.action, "value": rng.randbytes(option.bytes).hex()}
        case Seal():
            return {"kind": option.action, "digest": ""}  # the room makes the pledges of its players
        case Permutation():
            raise ValueError("a permutation is asked of chance alone")
    return None


def _value(field: Field, rng: Random) -> Any:
    return rng.choice(field.values)
