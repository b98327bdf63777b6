"""The estimated value of deals after the auction: exchange, contract, answers and payments."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kitapi.games.prefa.players.evaluation import network_estimates, opponent_model
from kitapi.games.prefa.players.evaluation.auction_rollout import AuctionResult
from kitapi.games.prefa.players.evaluation.double_dummy import ContractBatch, Counts, DoubleDummyDeals, opener_of
from kitapi.games.prefa.players.evaluation.hands import STRAIN_OF, best_exchange, defensive_tricks
from kitapi.games.prefa.players.evaluation.money import (
    DECLARER,
    TRICKS,
    pass_deal_values,
    role_of,
    solo_value,
    stakes_of,
)
from kitapi.games.prefa.players.evaluation.network_estimates import Exchange
from kitapi.games.prefa.rules.contracts import LADDER
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.kernel import Seat
from kitapi.mechanics.table import defenders_of
from kitapi.players.evaluation import Bits, Floats, Worlds
from kitapi.players.tricks.estimate import NO_TRUMPS
from kitapi.players.tricks.holdings import hand_of

NOT_PLAYED = -1


class DealValue(NamedTuple):
    """The value of a deal for the viewer, in kapikia, and the declarer's tricks (-1 if it is not played)."""

    value: float
    tricks: int


Deal = tuple[int, AuctionResult]
"""A layout, by its index, and the result of its auction."""


def evaluate_deals(view: PrefaView, worlds: Worlds, deals: Sequence[Deal]) -> Mapping[Deal, DealValue]:
    """Return the value of each of ``deals`` for the viewer."""
    found: dict[Deal, DealValue] = {}
    for place in sorted({end.place for _, end in deals}):
        mine = [deal for deal in dict.fromkeys(deals) if deal[1].place == place]
        rows = np.array([row for row, _ in mine])
        if place < 0:
            values = _evaluate_passed(view, worlds, rows)
            found.update(
                (deal, DealValue(value, NOT_PLAYED)) for deal, value in zip(mine, values.tolist(), strict=True)
            )
            continue
        minimum = np.array([end.minimum for _, end in mine])
        values, tricks = _evaluate_won(view, worlds, _WonDeals(view.active[place], rows, minimum))
        found.update(zip(mine, map(DealValue, values.tolist(), tricks.tolist()), strict=True))
    return found


class _WonDeals(NamedTuple):
    """Deals won by one seat: the layouts, and the steps of the minimum contracts; both of shape (k,)."""

    declarer: Seat
    rows: Counts
    minimum: Counts


def _evaluate_won(view: PrefaView, worlds: Worlds, bought: _WonDeals) -> tuple[Floats, Counts]:
    """Return the value of each deal for the viewer, and the declarer's tricks; shape (k,)."""
    assert view.seat is not None
    layouts, place_of = np.unique(bought.rows, return_inverse=True)
    kept = _exchange_cards(
        view, bought.declarer, _hands_of(view, worlds, bought.declarer)[layouts] | worlds.aside[layouts]
    )
    steps, gives_up = _choose_contracts(view, kept.values[place_of], bought.minimum)
    role = role_of(view.seat, bought.declarer, view.active)
    # most minimum contracts lead to the same named contract, which is solved only once
    pairs, back = np.unique(np.stack([place_of, steps]), axis=1, return_inverse=True)
    values, tricks = _evaluate_contracts(
        view, worlds, _Contracts(bought.declarer, layouts[pairs[0]], kept.hands[pairs[0]], pairs[1])
    )
    given_up = np.array([solo_value(stakes_of(view), LADDER[step], role) for step in bought.minimum])
    back = back.ravel()
    return np.where(gives_up, given_up, values[back]), np.where(gives_up, NOT_PLAYED, tricks[back])


def _exchange_cards(view: PrefaView, declarer: Seat, twelve: Bits) -> Exchange:
    """Return the cards that a declarer keeps of ``twelve``: the viewer's by the network, others' by ``hands``."""
    if declarer == view.seat:
        return network_estimates.best_exchange(view, twelve, opener_of(declarer, view.active))
    kept = best_exchange(twelve)
    tenths = np.clip(np.rint(kept.tricks * 10), 0, 10 * TRICKS).astype(np.intp)
    return Exchange(
        kept.hands, opponent_model.naming_values(view)[np.arange(opponent_model.STEPS), tenths[:, STRAIN_OF]]
    )


def _choose_contracts(view: PrefaView, values: Floats, minimum: Counts) -> tuple[Counts, NDArray[np.bool_]]:
    """Return the contract that each declarer names, and whether they write solo instead because its value is higher.

    A contract is given as its step, and is the best by ``values``. Both arrays have the shape (k,).
    """
    possible = np.where(np.arange(opponent_model.STEPS) < minimum[:, None], -np.inf, values)
    given_up = np.array([solo_value(stakes_of(view), LADDER[step], DECLARER) for step in minimum])
    return np.argmax(possible, axis=1), possible.max(axis=1) < given_up


class _Contracts(NamedTuple):
    """Contracts of one seat: the layouts, (k,); the ten cards kept for each strain, (k, 5); the steps named, (k,)."""

    declarer: Seat
    rows: Counts
    kept: Bits
    steps: Counts


def _evaluate_contracts(view: PrefaView, worlds: Worlds, played: _Contracts) -> tuple[Floats, Counts]:
    """Return the value of the contracts for the viewer, and the declarer's tricks; shape (k,)."""
    assert view.seat is not None
    strains = STRAIN_OF[played.steps]
    ten = played.kept[np.arange(len(strains)), strains]
    others = [_hands_of(view, worlds, seat)[played.rows] for seat in defenders_of(played.declarer, view.active)]
    deals = DoubleDummyDeals(np.column_stack([ten, *others]), strains, opener_of(played.declarer, view.active))
    likely = opponent_model.part_chances((), opponent_model.answer_chances(others[0], others[1], played.steps))
    role = role_of(view.seat, played.declarer, view.active)
    contracts = ContractBatch(played.steps, stakes_of(view), role, blurred=not worlds.exact)
    return deals.mean_values(contracts, likely), deals.likeliest_tricks(likely).astype(np.int64)


def _hands_of(view: PrefaView, worlds: Worlds, seat: Seat) -> Bits:
    return np.full(worlds.number, hand_of(view.hand)) if seat == view.seat else worlds.held_by(seat)


def _evaluate_passed(view: PrefaView, worlds: Worlds, rows: Counts) -> Floats:
    """Return the value for the viewer of deals that all passed; shape (k,).

    If they are played, every player is assumed to take the tricks that their hand promises.
    """
    assert view.seat is not None
    if not view.variant.pass_deals:
        return np.zeros(len(rows))
    without = np.full(worlds.number, NO_TRUMPS)
    promised = np.stack([defensive_tricks(_hands_of(view, worlds, seat), without) for seat in view.active])
    tricks = np.rint(TRICKS * promised[:2] / promised.sum(axis=0)).astype(np.intp)
    second = np.minimum(tricks[1], TRICKS - tricks[0])
    found: Floats = pass_deal_values(view.players)[view.active.index(view.seat)][tricks[0], second][rows]
    return found
