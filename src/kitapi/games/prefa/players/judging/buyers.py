"""What becomes of a deal once it is known who won the auction: talon, discards, contract, answers and money."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kitapi.games.prefa.players.judging import learned, manners
from kitapi.games.prefa.players.judging.calling import Sold
from kitapi.games.prefa.players.judging.hands import STRAIN_OF, defensive_tricks, exchanged
from kitapi.games.prefa.players.judging.learned import Exchanged
from kitapi.games.prefa.players.judging.money import DECLARER, TRICKS, passed, role_of, solo, stakes_of
from kitapi.games.prefa.players.judging.open_deals import Bidden, Counts, OpenDeals, opener_of
from kitapi.games.prefa.rules.contracts import LADDER
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.kernel import Seat
from kitapi.mechanics.table import defenders_of
from kitapi.players.judged import Bits, Floats, Worlds
from kitapi.players.tricks.estimate import NO_TRUMPS
from kitapi.players.tricks.holdings import hand_of

NOT_PLAYED = -1


class CameTo(NamedTuple):
    """What a deal came to: worth to the viewer, and the declarer's tricks (-1: none was played for)."""

    worth: float
    tricks: int


Deal = tuple[int, Sold]
"""A layout, by its place, and who bought it."""


def came_to(view: PrefaView, worlds: Worlds, asked: Sequence[Deal]) -> Mapping[Deal, CameTo]:
    """What each of the deals ``asked`` about comes to for the viewer."""
    found: dict[Deal, CameTo] = {}
    for place in sorted({sold.place for _, sold in asked}):
        mine = [deal for deal in dict.fromkeys(asked) if deal[1].place == place]
        rows = np.array([row for row, _ in mine])
        if place < 0:
            worths = _thrown_in(view, worlds, rows)
            found.update((deal, CameTo(worth, NOT_PLAYED)) for deal, worth in zip(mine, worths.tolist(), strict=True))
            continue
        minimum = np.array([sold.minimum for _, sold in mine])
        worths, tricks = _bought(view, worlds, _Bought(view.active[place], rows, minimum))
        found.update(zip(mine, map(CameTo, worths.tolist(), tricks.tolist()), strict=True))
    return found


class _Bought(NamedTuple):
    """Deals won by one seat: (k,) the layouts, and the steps of his minimum contracts."""

    declarer: Seat
    rows: Counts
    minimum: Counts


def _bought(view: PrefaView, worlds: Worlds, bought: _Bought) -> tuple[Floats, Counts]:
    """(k,) the worth of each to the viewer, and the declarer's tricks."""
    assert view.seat is not None
    layouts, place_of = np.unique(bought.rows, return_inverse=True)
    kept = _exchanged(view, bought.declarer, _held(view, worlds, bought.declarer)[layouts] | worlds.aside[layouts])
    steps, gives_up = _named(view, kept.seat_values[place_of], bought.minimum)
    role = role_of(view.seat, bought.declarer, view.active)
    # most minimum contracts come to the same contract: it is solved once
    pairs, back = np.unique(np.stack([place_of, steps]), axis=1, return_inverse=True)
    worths, tricks = _played(view, worlds, _Played(bought.declarer, layouts[pairs[0]], kept.hands[pairs[0]], pairs[1]))
    given_up = np.array([solo(stakes_of(view), LADDER[step], role) for step in bought.minimum])
    back = back.ravel()
    return np.where(gives_up, given_up, worths[back]), np.where(gives_up, NOT_PLAYED, tricks[back])


def _exchanged(view: PrefaView, declarer: Seat, twelve: Bits) -> Exchanged:
    """What a declarer keeps of his ``twelve`` cards: the player himself by what he has learnt, another by a glance."""
    if declarer == view.seat:
        return learned.exchanged(view, twelve, opener_of(declarer, view.active))
    kept = exchanged(twelve)
    tenths = np.clip(np.rint(kept.tricks * 10), 0, 10 * TRICKS).astype(np.intp)
    return Exchanged(kept.hands, manners.naming_worths(view)[np.arange(manners.STEPS), tenths[:, STRAIN_OF]])


def _named(view: PrefaView, worths: Floats, minimum: Counts) -> tuple[Counts, NDArray[np.bool_]]:
    """(k,) the step each declarer names, and whether he rather writes the deal solo: by the ``worths`` he thinks of."""
    possible = np.where(np.arange(manners.STEPS) < minimum[:, None], -np.inf, worths)
    given_up = np.array([solo(stakes_of(view), LADDER[step], DECLARER) for step in minimum])
    return np.argmax(possible, axis=1), possible.max(axis=1) < given_up


class _Played(NamedTuple):
    """Contracts of one seat: (k,) the layouts, (k, 5) what he keeps for each strain, (k,) the steps he names."""

    declarer: Seat
    rows: Counts
    kept: Bits
    steps: Counts


def _played(view: PrefaView, worlds: Worlds, played: _Played) -> tuple[Floats, Counts]:
    """(k,) what the contracts come to for the viewer, and the declarer's tricks."""
    assert view.seat is not None
    strains = STRAIN_OF[played.steps]
    ten = played.kept[np.arange(len(strains)), strains]
    others = [_held(view, worlds, seat)[played.rows] for seat in defenders_of(played.declarer, view.active)]
    deals = OpenDeals(np.column_stack([ten, *others]), strains, opener_of(played.declarer, view.active))
    likely = manners.parts_after((), manners.answers(others[0], others[1], played.steps))
    role = role_of(view.seat, played.declarer, view.active)
    bidden = Bidden(played.steps, stakes_of(view), role, blurred=not worlds.exact)
    return deals.expected(bidden, likely), deals.usual_tricks(likely).astype(np.int64)


def _held(view: PrefaView, worlds: Worlds, seat: Seat) -> Bits:
    return np.full(worlds.number, hand_of(view.hand)) if seat == view.seat else worlds.held_by(seat)


def _thrown_in(view: PrefaView, worlds: Worlds, rows: Counts) -> Floats:
    """(k,) what deals all passed come to for the viewer; played, each takes about what his hand promises."""
    assert view.seat is not None
    if not view.variant.pass_deals:
        return np.zeros(len(rows))
    without = np.full(worlds.number, NO_TRUMPS)
    promised = np.stack([defensive_tricks(_held(view, worlds, seat), without) for seat in view.active])
    tricks = np.rint(TRICKS * promised[:2] / promised.sum(axis=0)).astype(np.intp)
    second = np.minimum(tricks[1], TRICKS - tricks[0])
    found: Floats = passed(view.players)[view.active.index(view.seat)][tricks[0], second][rows]
    return found
