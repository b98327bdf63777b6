"""The probabilities of faults in one simulated evening, drawn from its seed."""

from random import Random
from typing import NamedTuple


class Faults(NamedTuple):
    """Probabilities, for each operation unless stated otherwise; seconds are virtual.

    Store: an append is refused (``store_refuses``), is stored but answered as refused (``answer_lost``), or fails for
    good, stored or not (``store_fails``); a read is refused (``read_refused``); an operation takes up to two seconds
    (``store_slow``). Node: it crashes (``crashes``, for each second). Connection: a frame is lost, arrives twice, or
    arrives late and so after others; the connection breaks (for each second), and the share ``half_open`` of breaks is
    noticed on one end only. Clock: the wall clock jumps (for each second). People: they send a command twice, act on an
    old state, or are ``wilful``: get up, call a bot, propose to break up, take and leave roles. A bot's worker fails or
    is stuck.
    """

    store_refuses: float = 0.0
    answer_lost: float = 0.0
    store_fails: float = 0.0
    read_refused: float = 0.0
    store_slow: float = 0.0
    crashes: float = 0.0
    lost: float = 0.0
    twice: float = 0.0
    late: float = 0.0
    breaks: float = 0.0
    half_open: float = 0.0
    jumps: float = 0.0
    repeats: float = 0.0
    stale: float = 0.0
    wilful: float = 0.0
    bot_fails: float = 0.0
    foreign: float = 0.0


NONE = Faults()

MOST = Faults(
    store_refuses=0.15,
    answer_lost=0.1,
    store_fails=0.03,
    read_refused=0.05,
    store_slow=0.1,
    crashes=0.5,
    lost=0.2,
    twice=0.2,
    late=0.3,
    breaks=0.15,
    half_open=0.3,
    jumps=0.2,
    repeats=0.15,
    stale=0.1,
    wilful=0.15,
    bot_fails=0.2,
    foreign=0.1,
)


def draw_faults(chance: Random) -> Faults:
    """Draw the faults of an evening: each kind is absent with probability 1/2, else between zero and its maximum."""
    return Faults(*(most * chance.random() * (chance.random() < 1 / 2) for most in MOST))
