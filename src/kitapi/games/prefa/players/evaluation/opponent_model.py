"""Opponent model of Prefa: the probability of each call, discard, contract and answer, given the player's cards.

The model uses the limits of the player ``steady`` as soft thresholds, and gives every action a small probability with
any cards, because some players act unpredictably.
"""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from kitapi.games.prefa.players.auction import FAIR, LEAST
from kitapi.games.prefa.players.evaluation.hands import (
    LEVELS,
    STRAIN_OF,
    best_exchange,
    defensive_tricks,
    margins,
    tricks,
    tricks_in,
)
from kitapi.games.prefa.players.evaluation.money import Parts
from kitapi.games.prefa.players.expected_value import result_value, trick_value_now
from kitapi.games.prefa.players.good_faith import TALON
from kitapi.games.prefa.players.participation import LIMITS
from kitapi.games.prefa.rules.actions import Answer
from kitapi.games.prefa.rules.contracts import LADDER
from kitapi.games.prefa.rules.participation import PARTS
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.players.evaluation import Bits, Floats
from kitapi.players.tricks.chances import TRICKS, chances
from kitapi.players.tricks.discard_pairs import Laying
from kitapi.players.tricks.holdings import ACES
from kitapi.players.tricks.masks import pairs_of

STEPS = len(LADDER)
ODD = 0.01
"""The probability of an action that the cards do not explain."""

CALLING, ANSWERING, LAYING = 0.22, 0.3, 0.1
"""The widths, in tricks, of the soft thresholds of calls and of answers, and of the softmax over discards."""

NAMING, NAMING_ODDLY = 2.0, 20.0
"""The widths, in kapikia, of the softmax over contracts for ordinary and for unpredictable players."""

ODDLY = 0.05
"""The share of unpredictable players when a contract is named."""

_GRID = np.linspace(0, 10, 101)
_CHANCES = np.array([chances(float(expected)) for expected in _GRID])


def soft_threshold(excess: Floats, width: float) -> Floats:
    """Return the probability of an action whose limit is exceeded by ``excess``: a logistic curve."""
    found: Floats = ODD + (1 - 2 * ODD) / (1 + np.exp(-np.clip(excess / width, -30, 30)))
    return found


def stay_chances(hands: Bits) -> Floats:
    """Return the probability that each of the ``hands`` bids up to each step of the ladder, and beyond its top.

    Shape: (n, 26).
    """
    excess = np.maximum.accumulate(margins(hands)[:, ::-1], axis=1)[:, ::-1]
    return np.column_stack([soft_threshold(excess, CALLING), np.zeros(len(hands))])


def if_left_chance(hands: Bits) -> Floats:
    """Return the probability of "if left" instead of a pass; shape (n,)."""
    return soft_threshold(tricks(hands)[:, :4].max(axis=1) + TALON - (LEAST[6] - FAIR), CALLING)


def naming_chances(view: PrefaView, twelve: Bits, minimum: int) -> Floats:
    """Return the probability of naming each contract from ``minimum`` up; ``twelve``: the cards, talon included.

    Shape: (n, 25).
    """
    values = naming_values(view)
    kept = best_exchange(twelve).tricks[:, STRAIN_OF]
    value = values[np.arange(STEPS), np.clip(np.rint(kept * 10), 0, 100).astype(np.intp)]
    value[:, :minimum] = -np.inf
    return np.asarray((1 - ODDLY) * _softmax(value, NAMING) + ODDLY * _softmax(value, NAMING_ODDLY))


def _softmax(value: Floats, width: float) -> Floats:
    """Return the probability of each choice, by its value in units of ``width``; shape (n, k)."""
    likely = np.exp((value - value.max(axis=1, keepdims=True)) / width)
    return np.asarray(likely / likely.sum(axis=1, keepdims=True))


def naming_values(view: PrefaView) -> Floats:
    """Return the steady player's value of each contract, by tenths of a trick expected; shape (25, 101)."""
    found: Floats = values_by_tricks(view) @ _CHANCES.T
    return found


def values_by_tricks(view: PrefaView) -> Floats:
    """Return the steady player's value of each contract for the declarer, by the declarer's tricks; shape (25, 11)."""
    found = np.empty((STEPS, TRICKS + 1))
    for contract in LADDER:
        value = trick_value_now(view, contract)
        found[contract.step] = [result_value(view, contract.level, value, taken) for taken in range(TRICKS + 1)]
    return found


def discard_chances(twelve: Bits, strain: int) -> Laying:
    """Return the probability of discarding each pair for a contract of ``strain``: it grows with the tricks kept."""
    pairs = pairs_of(twelve)
    kept = (twelve[:, None] & ~pairs).ravel()
    value = tricks_in(strain, kept).reshape(pairs.shape)
    likely = np.exp((value - value.max(axis=1, keepdims=True)) / LAYING) * np.where(pairs & ACES, 0.01, 1.0)
    return Laying(pairs, ODD / pairs.shape[1] + (1 - ODD) * likely / likely.sum(axis=1, keepdims=True))


_LIMITS = np.array([LIMITS[int(level)] for level in LEVELS])

Words = tuple[Answer, ...]
"""The answers of the two defenders, in turn."""

Answers = Mapping[Words, Mapping[Answer, Floats]]
"""The probabilities of each answer, (n,), by the answers given before it."""


def answer_chances(first: Bits, second: Bits, steps: NDArray[np.integer]) -> Answers:
    """Return the probability of the defenders' answers to contracts of these ``steps``, given their hands."""
    ones, others = (defensive_tricks(hands, STRAIN_OF[steps]) for hands in (first, second))
    play, beside, together, rescue = _LIMITS[steps].T
    takes_along = soft_threshold(others - together, ANSWERING)
    return {
        (): _either(Answer.PLAY, soft_threshold(ones - play, ANSWERING), Answer.PASS),
        (Answer.PLAY,): _either(Answer.PLAY, soft_threshold(others - beside, ANSWERING), Answer.PASS),
        (Answer.PASS,): {
            Answer.TOGETHER: takes_along,
            **_either(Answer.PLAY, soft_threshold(others - play, ANSWERING), Answer.PASS, 1 - takes_along),
        },
        (Answer.PLAY, Answer.PASS): _either(Answer.TOGETHER, soft_threshold(ones - together, ANSWERING), Answer.ALONE),
        (Answer.PASS, Answer.PLAY): _either(Answer.TOGETHER, soft_threshold(ones - rescue, ANSWERING), Answer.PASS),
    }


def _either(one: Answer, chance: Floats, other: Answer, among: Floats | float = 1.0) -> dict[Answer, Floats]:
    return {one: chance * among, other: (1 - chance) * among}


def part_chances(said: Words, likely: Answers) -> dict[Parts, Floats]:
    """Return the probability of the defenders' possible parts, after what they have ``said``; shape (n,)."""
    found: dict[Parts, Floats] = {}
    for words, parts in PARTS.items():
        if words[: len(said)] == said:
            chance = chance_of_answers(words, likely, len(said))
            found[parts] = found[parts] + chance if parts in found else chance
    return found


def chance_of_answers(words: Words, likely: Answers, since: int = 0) -> Floats:
    """Return the probability of these answers, given the first ``since`` of them; shape (n,)."""
    spoken = [likely[words[:place]][words[place]] for place in range(since, len(words))]
    return np.asarray(np.prod(spoken, axis=0) if spoken else np.ones_like(likely[()][Answer.PASS]))
