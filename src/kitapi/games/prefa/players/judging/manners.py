"""How sensible players call, name, lay away and answer: how likely each of it is, given the cards.

The limits are the steady player's, met softly; and whatever is done may now and then be done with any cards, since
there are odd players too.
"""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from kitapi.games.prefa.players.auction import FAIR, LEAST
from kitapi.games.prefa.players.good_faith import TALON
from kitapi.games.prefa.players.judging.hands import (
    LEVELS,
    STRAIN_OF,
    defensive_tricks,
    exchanged,
    margins,
    tricks,
    tricks_in,
)
from kitapi.games.prefa.players.judging.money import Parts
from kitapi.games.prefa.players.participation import LIMITS
from kitapi.games.prefa.players.worth import outcome, value_now
from kitapi.games.prefa.rules.actions import Answer
from kitapi.games.prefa.rules.contracts import LADDER
from kitapi.games.prefa.rules.participation import PARTS
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.players.judged import Bits, Floats
from kitapi.players.tricks.chances import TRICKS, chances
from kitapi.players.tricks.holdings import ACES
from kitapi.players.tricks.laying import Laying
from kitapi.players.tricks.masks import pairs_of

STEPS = len(LADDER)
ODD = 0.01
"""How often anything may be done with any cards."""

CALLING, ANSWERING, LAYING = 0.22, 0.3, 0.1
"""Tricks that make a limit of calls, or of answers, soft; and that two exchanges must differ by to be told apart."""

NAMING, NAMING_ODDLY = 2.0, 20.0
"""Kapikia that two contracts must differ by to be told apart; and by who names oddly, who yet has some sense."""

ODDLY = 0.05
"""How often a contract is named oddly."""

_GRID = np.linspace(0, 10, 101)
_CHANCES = np.array([chances(float(expected)) for expected in _GRID])


def soft(excess: Floats, width: float) -> Floats:
    """How likely something is done whose limit is exceeded by so much."""
    found: Floats = ODD + (1 - 2 * ODD) / (1 + np.exp(-np.clip(excess / width, -30, 30)))
    return found


def stays(hands: Bits) -> Floats:
    """(n, 26) how likely who was dealt each of the ``hands`` goes up to each step of the ladder, and beyond its top."""
    excess = np.maximum.accumulate(margins(hands)[:, ::-1], axis=1)[:, ::-1]
    return np.column_stack([soft(excess, CALLING), np.zeros(len(hands))])


def fair(hands: Bits) -> Floats:
    """(n,) how likely "if left" is said rather than nothing."""
    return soft(tricks(hands)[:, :4].max(axis=1) + TALON - (LEAST[6] - FAIR), CALLING)


def named(view: PrefaView, twelve: Bits, minimum: int) -> Floats:
    """(n, 25) how likely each contract is named from ``minimum`` on with ``twelve`` cards, the talon among them."""
    worths = naming_worths(view)
    kept = exchanged(twelve).tricks[:, STRAIN_OF]
    worth = worths[np.arange(STEPS), np.clip(np.rint(kept * 10), 0, 100).astype(np.intp)]
    worth[:, :minimum] = -np.inf
    return np.asarray((1 - ODDLY) * _preferred(worth, NAMING) + ODDLY * _preferred(worth, NAMING_ODDLY))


def _preferred(worth: Floats, width: float) -> Floats:
    """(n, k) how likely each is taken, of things worth so much that are told apart by ``width``."""
    likely = np.exp((worth - worth.max(axis=1, keepdims=True)) / width)
    return np.asarray(likely / likely.sum(axis=1, keepdims=True))


def naming_worths(view: PrefaView) -> Floats:
    """(25, 101) what the steady player has each contract worth, by tenths of a trick expected."""
    found: Floats = outcomes(view) @ _CHANCES.T
    return found


def outcomes(view: PrefaView) -> Floats:
    """(25, 11) what the steady player has each contract worth to its declarer, by the tricks he takes."""
    found = np.empty((STEPS, TRICKS + 1))
    for contract in LADDER:
        value = value_now(view, contract)
        found[contract.step] = [outcome(view, contract.level, value, taken) for taken in range(TRICKS + 1)]
    return found


def laid_away(twelve: Bits, strain: int) -> Laying:
    """How likely each pair is laid away before a contract of ``strain``: the sooner, the more tricks are kept."""
    pairs = pairs_of(twelve)
    kept = (twelve[:, None] & ~pairs).ravel()
    worth = tricks_in(strain, kept).reshape(pairs.shape)
    likely = np.exp((worth - worth.max(axis=1, keepdims=True)) / LAYING) * np.where(pairs & ACES, 0.01, 1.0)
    return Laying(pairs, ODD / pairs.shape[1] + (1 - ODD) * likely / likely.sum(axis=1, keepdims=True))


_LIMITS = np.array([LIMITS[int(level)] for level in LEVELS])

Words = tuple[Answer, ...]
"""What the two defenders have answered, in turn."""

Answers = Mapping[Words, Mapping[Answer, Floats]]
"""(n,) how likely each word is, after those said so far."""


def answers(first: Bits, second: Bits, steps: NDArray[np.integer]) -> Answers:
    """How the two defenders answer contracts of these ``steps`` with the hands they have."""
    ones, others = (defensive_tricks(hands, STRAIN_OF[steps]) for hands in (first, second))
    play, beside, together, rescue = _LIMITS[steps].T
    takes_along = soft(others - together, ANSWERING)
    return {
        (): _either(Answer.PLAY, soft(ones - play, ANSWERING), Answer.PASS),
        (Answer.PLAY,): _either(Answer.PLAY, soft(others - beside, ANSWERING), Answer.PASS),
        (Answer.PASS,): {
            Answer.TOGETHER: takes_along,
            **_either(Answer.PLAY, soft(others - play, ANSWERING), Answer.PASS, 1 - takes_along),
        },
        (Answer.PLAY, Answer.PASS): _either(Answer.TOGETHER, soft(ones - together, ANSWERING), Answer.ALONE),
        (Answer.PASS, Answer.PLAY): _either(Answer.TOGETHER, soft(ones - rescue, ANSWERING), Answer.PASS),
    }


def _either(one: Answer, chance: Floats, other: Answer, among: Floats | float = 1.0) -> dict[Answer, Floats]:
    return {one: chance * among, other: (1 - chance) * among}


def parts_after(said: Words, likely: Answers) -> dict[Parts, Floats]:
    """(n,) how likely the defenders come to each of the parts they may have, after what they have ``said``."""
    found: dict[Parts, Floats] = {}
    for words, parts in PARTS.items():
        if words[: len(said)] == said:
            chance = chance_of(words, likely, len(said))
            found[parts] = found[parts] + chance if parts in found else chance
    return found


def chance_of(words: Words, likely: Answers, since: int = 0) -> Floats:
    """(n,) how likely these words are, of which the first ``since`` were said anyway."""
    spoken = [likely[words[:place]][words[place]] for place in range(since, len(words))]
    return np.asarray(np.prod(spoken, axis=0) if spoken else np.ones_like(likely[()][Answer.PASS]))
