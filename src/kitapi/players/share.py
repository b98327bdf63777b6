"""A player's share in the shuffle, made in the same way at every table."""

from collections.abc import Sequence
from random import Random
from typing import Any

from kitapi.kernel import Nonce


def share(options: Sequence[Any], rng: Random) -> str:
    """Random bytes, in hexadecimal, as many as the option requires."""
    return next(rng.randbytes(option.bytes).hex() for option in options if isinstance(option, Nonce))
