"""Evaluation of discards and contracts together, by the value of the contract over the layouts."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np

from kitapi.cards import set_of
from kitapi.games.prefa.players.evaluation import opponent_model
from kitapi.games.prefa.players.evaluation.declarer_hand import ContractValue, Hand, purchase_in, steps_to_try
from kitapi.games.prefa.players.evaluation.double_dummy import opener_of
from kitapi.games.prefa.players.evaluation.hands import STRAINS, tricks
from kitapi.games.prefa.players.evaluation.money import DECLARER, solo_value, stakes_of
from kitapi.games.prefa.players.evaluation.network_estimates import NetworkHands
from kitapi.games.prefa.rules.actions import Discard, NameContract, WriteSolo
from kitapi.games.prefa.rules.contracts import LADDER
from kitapi.games.prefa.rules.exchange import may_announce_aces
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.players.evaluation import Bits, Floats, Judged, Worlds
from kitapi.players.tricks.holdings import ACES, card_of, cards_in, hand_of
from kitapi.players.tricks.masks import pairs_of

SOLVED = 110
"""The number of deals solved for one exchange, if more than ``FEWEST`` candidates are solved in each layout."""

FEWEST, MOST = 4, 40
MORE_EVERY = 50
"""The number of candidates evaluated is ``FEWEST``, plus one for every ``MORE_EVERY`` layouts, but at most ``MOST``."""

ACE_KEPT = 10.0
"""The penalty for discarding an ace when candidates are ordered, in kapikia."""


class Candidate(NamedTuple):
    """Two cards to discard, for a strain."""

    pair: int
    strain: int


def judge_discard(view: PrefaView, worlds: Worlds, also: Sequence[Any] = ()) -> Judged:
    """Evaluate writing solo, the best discards, each with its best contract, and the actions in ``also``."""
    twelve = hand_of(view.hand)
    bought, aces = purchase_in(view, worlds), may_announce_aces(set_of(view.hand), view.variant)
    required = {hand_of(action.cards) for action in also if isinstance(action, Discard)}
    found: dict[int, ContractValue] = {}
    for pair, strains in _strains_by_pair(
        _candidates(view, twelve, bought.minimum), _candidate_count(worlds), required
    ).items():
        hand = Hand(bought, twelve & ~pair)
        steps = _steps_of(twelve & ~pair, bought.minimum, strains)
        found[pair] = hand.best_contract(steps, aces=aces)
    given_up = np.full(worlds.number, solo_value(stakes_of(view), LADDER[bought.minimum], DECLARER))
    actions = (*(Discard(tuple(card_of(bit) for bit in cards_in(pair))) for pair in found), WriteSolo())
    values = np.column_stack([*(evaluated.values for evaluated in found.values()), given_up])
    counts = [*(evaluated.tricks for evaluated in found.values()), np.full(worlds.number, -1, np.int8)]
    return Judged(actions, worlds, values, np.column_stack(counts))


def judge_contract(view: PrefaView, worlds: Worlds, also: Sequence[Any] = ()) -> Judged:
    """Evaluate writing solo, the contracts in ``also``, and those near the estimate, with and without aces."""
    assert view.bargain is not None
    bought, ten, away = purchase_in(view, worlds), hand_of(view.hand), hand_of(view.bargain.discards)
    aces = may_announce_aces(set_of((*view.hand, *view.bargain.discards)), view.variant)
    best = np.argsort(
        -_estimate_values(view, _network_hands(view, np.array([ten]), np.array([away])), bought.minimum)[0],
        kind="stable",
    )
    required = [action for action in also if isinstance(action, NameContract)]
    steps = {
        *_steps_of(ten, bought.minimum, best[: _candidate_count(worlds) // 2 + 1]),
        *(action.contract.step for action in required),
    }
    said = (False, True) if aces else (False,)
    actions = [NameContract(LADDER[step], word) for step in sorted(steps) for word in said]
    hand = Hand(bought, ten)
    evaluated = [hand.evaluate(action.contract.step, aces=action.aces) for action in actions]
    given_up = np.full(worlds.number, solo_value(stakes_of(view), LADDER[bought.minimum], DECLARER))
    return Judged(
        (*actions, WriteSolo()),
        worlds,
        np.column_stack([*(one.values for one in evaluated), given_up]),
        np.column_stack([*(one.tricks for one in evaluated), np.full(worlds.number, -1, np.int8)]),
    )


def _candidate_count(worlds: Worlds) -> int:
    """Return the number of candidates that are evaluated over these layouts."""
    return max(FEWEST + worlds.number // MORE_EVERY, min(MOST, SOLVED // worlds.number))


def _steps_of(ten: int, minimum: int, strains: Iterable[int]) -> list[int]:
    """Return the contracts in these strains that are evaluated."""
    estimate, expected = tricks(np.array([ten]))[0], np.full(STRAINS, -np.inf)
    for strain in strains:
        expected[strain] = estimate[strain]
    return steps_to_try(expected, minimum)


def _candidates(view: PrefaView, twelve: int, minimum: int) -> list[Candidate]:
    """Return every pair for every strain, by decreasing estimate; those equivalent to an earlier one come last."""
    pairs = pairs_of(np.array([twelve]))[0]
    values = (
        _estimate_values(view, _network_hands(view, twelve & ~pairs, pairs), minimum)
        - ACE_KEPT * np.bitwise_count(pairs & ACES)[:, None]
    )
    best = np.argsort(-values, axis=None, kind="stable")
    candidates = [Candidate(int(pairs[at // STRAINS]), int(at % STRAINS)) for at in best]
    distinct: dict[tuple[float, int, tuple[int, ...]], Candidate] = {}
    for candidate, value in zip(candidates, values.ravel()[best].tolist(), strict=True):
        distinct.setdefault((value, candidate.strain, _suits_of(candidate.pair)), candidate)
    first = set(distinct.values())
    return [*distinct.values(), *(candidate for candidate in candidates if candidate not in first)]


def _suits_of(pair: int) -> tuple[int, ...]:
    """Return the suits of two cards.

    Pairs of the same suits that leave hands of the same estimate count as equivalent.
    """
    return tuple(bit.bit_length() - 1 >> 3 for bit in cards_in(pair))


def _network_hands(view: PrefaView, tens: Bits, away: Bits) -> NetworkHands:
    assert view.bargain is not None
    return NetworkHands(tens, away, opener_of(view.bargain.declarer, view.active))


def _estimate_values(view: PrefaView, hands: NetworkHands, minimum: int) -> Floats:
    """Return the network's estimate of the best contract in each strain; a very low value if there is none.

    Shape: (n, 5).
    """
    by_tricks = opponent_model.values_by_tricks(view)
    by_tricks[:minimum] = -1000.0
    return np.column_stack([hands.contract_values(by_tricks, strain).max(axis=1) for strain in range(STRAINS)])


def _strains_by_pair(candidates: list[Candidate], count: int, required: set[int]) -> dict[int, list[int]]:
    """Return the strains to evaluate, by pair: those of the best candidates, and the best one of ``required`` pairs."""
    found: dict[int, list[int]] = {}
    for place, candidate in enumerate(candidates):
        if place < count or (candidate.pair in required and candidate.pair not in found):
            found.setdefault(candidate.pair, []).append(candidate.strain)
    return found
