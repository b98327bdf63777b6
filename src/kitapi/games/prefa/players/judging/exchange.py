"""What to lay away and what to name: both chosen together, by what the contract then comes to over the layouts."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np

from kitapi.cards import set_of
from kitapi.games.prefa.players.judging import manners
from kitapi.games.prefa.players.judging.declaring import Hand, Named, buying, steps_worth_a_look
from kitapi.games.prefa.players.judging.hands import STRAINS, tricks
from kitapi.games.prefa.players.judging.learned import Learned
from kitapi.games.prefa.players.judging.money import DECLARER, solo, stakes_of
from kitapi.games.prefa.players.judging.open_deals import opener_of
from kitapi.games.prefa.rules.actions import Discard, NameContract, WriteSolo
from kitapi.games.prefa.rules.contracts import LADDER
from kitapi.games.prefa.rules.exchange import may_announce_aces
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.players.judged import Bits, Floats, Judged, Worlds
from kitapi.players.tricks.holdings import ACES, card_of, cards_in, hand_of
from kitapi.players.tricks.masks import pairs_of

SOLVED = 110
"""Deals that are solved for an exchange, where each layout is solved for more than the fewest ways."""

FEWEST, MOST = 4, 40
MORE_EVERY = 50
"""Ways of an exchange looked at: at least the fewest, one more for so many layouts, and no more than the most."""

ACE_KEPT = 10.0
"""Kapikia by which keeping an ace is thought better, when it is chosen what is looked at."""


class Way(NamedTuple):
    """A pair to lay away, for a strain."""

    pair: int
    strain: int


def judge_discard(view: PrefaView, worlds: Worlds, also: Sequence[Any] = ()) -> Judged:
    """What each pair worth a look comes to, with the best contract after it; what solo does; and what ``also`` does."""
    twelve = hand_of(view.hand)
    bought, aces = buying(view, worlds), may_announce_aces(set_of(view.hand), view.variant)
    asked = {hand_of(action.cards) for action in also if isinstance(action, Discard)}
    found: dict[int, Named] = {}
    for pair, strains in _by_pair(_ways(view, twelve, bought.minimum), _many(worlds), asked).items():
        hand = Hand(bought, twelve & ~pair)
        steps = _steps(twelve & ~pair, bought.minimum, strains)
        found[pair] = hand.best(steps, aces=aces)
    given_up = np.full(worlds.number, solo(stakes_of(view), LADDER[bought.minimum], DECLARER))
    actions = (*(Discard(tuple(card_of(bit) for bit in cards_in(pair))) for pair in found), WriteSolo())
    worths = np.column_stack([*(named.seat_values for named in found.values()), given_up])
    counts = [*(named.tricks for named in found.values()), np.full(worlds.number, -1, np.int8)]
    return Judged(actions, worlds, worths, np.column_stack(counts))


def judge_contract(view: PrefaView, worlds: Worlds, also: Sequence[Any] = ()) -> Judged:
    """The worth of naming each contract worth a look, with aces and without, of ``also``, and of solo."""
    assert view.bargain is not None
    bought, ten, away = buying(view, worlds), hand_of(view.hand), hand_of(view.bargain.discards)
    aces = may_announce_aces(set_of((*view.hand, *view.bargain.discards)), view.variant)
    best = np.argsort(
        -_estimated(view, _learned(view, np.array([ten]), np.array([away])), bought.minimum)[0], kind="stable"
    )
    asked = [action for action in also if isinstance(action, NameContract)]
    steps = {*_steps(ten, bought.minimum, best[: _many(worlds) // 2 + 1]), *(action.contract.step for action in asked)}
    said = (False, True) if aces else (False,)
    actions = [NameContract(LADDER[step], word) for step in sorted(steps) for word in said]
    hand = Hand(bought, ten)
    named = [hand.named(action.contract.step, aces=action.aces) for action in actions]
    given_up = np.full(worlds.number, solo(stakes_of(view), LADDER[bought.minimum], DECLARER))
    return Judged(
        (*actions, WriteSolo()),
        worlds,
        np.column_stack([*(one.seat_values for one in named), given_up]),
        np.column_stack([*(one.tricks for one in named), np.full(worlds.number, -1, np.int8)]),
    )


def _many(worlds: Worlds) -> int:
    """How many ways are looked at over so many layouts."""
    return max(FEWEST + worlds.number // MORE_EVERY, min(MOST, SOLVED // worlds.number))


def _steps(ten: int, minimum: int, strains: Iterable[int]) -> list[int]:
    """The contracts in these strains that are worth looking at."""
    estimate, expected = tricks(np.array([ten]))[0], np.full(STRAINS, -np.inf)
    for strain in strains:
        expected[strain] = estimate[strain]
    return steps_worth_a_look(expected, minimum)


def _ways(view: PrefaView, twelve: int, minimum: int) -> list[Way]:
    """Every pair for every strain, what looks best first; those much like another come last."""
    pairs = pairs_of(np.array([twelve]))[0]
    worths = (
        _estimated(view, _learned(view, twelve & ~pairs, pairs), minimum)
        - ACE_KEPT * np.bitwise_count(pairs & ACES)[:, None]
    )
    best = np.argsort(-worths, axis=None, kind="stable")
    ways = [Way(int(pairs[at // STRAINS]), int(at % STRAINS)) for at in best]
    alike: dict[tuple[float, int, tuple[int, ...]], Way] = {}
    for way, worth in zip(ways, worths.ravel()[best].tolist(), strict=True):
        alike.setdefault((worth, way.strain, _suits(way.pair)), way)
    first = set(alike.values())
    return [*alike.values(), *(way for way in ways if way not in first)]


def _suits(pair: int) -> tuple[int, ...]:
    """The suits of two cards: pairs of the same suits that leave hands worth the same are much alike."""
    return tuple(bit.bit_length() - 1 >> 3 for bit in cards_in(pair))


def _learned(view: PrefaView, tens: Bits, away: Bits) -> Learned:
    assert view.bargain is not None
    return Learned(tens, away, opener_of(view.bargain.declarer, view.active))


def _estimated(view: PrefaView, hands: Learned, minimum: int) -> Floats:
    """(n, 5) worth of the best contract in each strain, by what has been learnt; far below all where there is none."""
    outcomes = manners.outcomes(view)
    outcomes[:minimum] = -1000.0
    return np.column_stack([hands.seat_values(outcomes, strain).max(axis=1) for strain in range(STRAINS)])


def _by_pair(ways: list[Way], many: int, asked: set[int]) -> dict[int, list[int]]:
    """The strains to look at, by the pair laid away: of the best ways, and the best for each pair ``asked`` for."""
    found: dict[int, list[int]] = {}
    for place, way in enumerate(ways):
        if place < many or (way.pair in asked and way.pair not in found):
            found.setdefault(way.pair, []).append(way.strain)
    return found
