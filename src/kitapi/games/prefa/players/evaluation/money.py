"""The value of a finished deal of Prefa for each player at the table, by tricks.

Every value is computed by the rules (``settle``, ``seat_values``): the payment plus the player's share of the kasa's
change (PREFA-PAY-10).
"""

from functools import lru_cache
from math import comb
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kitapi.games.prefa.rules.contracts import Contract, trick_value
from kitapi.games.prefa.rules.deal_facts import ContractFacts, Defender, Ending, Part, PassDealFacts
from kitapi.games.prefa.rules.settlement import CONTRACT_TRICKS, settle, settle_passed
from kitapi.games.prefa.rules.solo import SOLO_TRICKS
from kitapi.games.prefa.rules.variant import PrefaVariant
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.kernel import Seat
from kitapi.mechanics.table import defenders_of
from kitapi.mechanics.value import seat_values
from kitapi.players.evaluation import Floats

TRICKS = 10
_KEPT = 4096

Parts = tuple[Part, Part]
"""The parts of the first and of the second defender."""

DECLARER, FIRST, SECOND, IDLE = range(4)
"""Roles, as indices of the tables below; with three players nobody is idle."""

BOTH_PLAY: Parts = (Part.PLAYS, Part.PLAYS)
NOBODY_PLAYS: Parts = (Part.OUT, Part.OUT)


class Stakes(NamedTuple):
    """The values, known before the auction, on which payments depend: kasa, number of players, and house rules."""

    kasa: int
    players: int
    variant: PrefaVariant


class AnsweredContract(NamedTuple):
    """A contract and the parts of its defenders; ``aces``: whether the declarer announced four aces."""

    contract: Contract
    parts: Parts
    aces: bool = False


def stakes_of(view: PrefaView) -> Stakes:
    """Return the stakes of the deal that ``view`` shows."""
    return Stakes(view.kasa, view.players, view.variant)


def role_of(seat: Seat, declarer: Seat, active: tuple[Seat, ...]) -> int:
    """Return the role of ``seat`` in a contract of ``declarer``."""
    if seat not in active:
        return IDLE
    return (declarer, *defenders_of(declarer, active)).index(seat)


class Money(NamedTuple):
    """The value of a contract for one seat.

    ``values``, (11, 11): kapikia, by the declarer's tricks (rows) and the first defender's (columns); the second
    defender has the rest. If one defender is out, all columns are equal; if both are, all rows are equal too, because
    the declarer has all ten tricks.
    """

    values: Floats

    def of(self, declarer: NDArray[np.integer], first: NDArray[np.integer]) -> Floats:
        """Return the values by the tricks of the ``declarer`` and of the ``first`` defender, arrays of one shape."""
        found: Floats = self.values[declarer, first]
        return found

    def mean_values(self, declarer: NDArray[np.integer], lean: Floats, taken: tuple[int, int] = (0, 0)) -> Floats:
        """Compute expected values in n layouts, for k numbers of the declarer's tricks in each; shape (n, k).

        ``declarer``, (n, k): the declarer's tricks. The defence takes the other tricks. ``lean``, (n,): the probability
        that the first defender takes one of these, independently for each trick. ``taken``: the tricks that the first
        and the second defender already have.
        """
        return np.take_along_axis(self.by_tricks(lean, taken), declarer.astype(np.intp), axis=1)

    def by_tricks(self, lean: Floats, taken: tuple[int, int] = (0, 0)) -> Floats:
        """Return expected values for all numbers of tricks that the declarer may end with, 0 to 10; shape (n, 11)."""
        return powers(lean) @ self.coefficients(taken).T

    def coefficients(self, taken: tuple[int, int] = (0, 0)) -> Floats:
        """Return a row for each number of the declarer's tricks: the expected value as a polynomial in ``lean``.

        Shape: (11, 11).
        """
        return _lean_coefficients(self.values.tobytes(), *taken)


def powers(lean: Floats) -> Floats:
    """Return the powers of ``lean`` from 0 to 10; shape (n, 11)."""
    return np.asarray(lean, np.float64)[:, None] ** np.arange(TRICKS + 1)


def money_of(stakes: Stakes, answered: AnsweredContract, role: int) -> Money:
    """Return the value of a contract for ``role``; the table is cached."""
    full = CONTRACT_TRICKS * trick_value(answered.contract)
    # the kasa only matters if it is short (PREFA-PAY-08), so any amount beyond the full cost is equivalent
    return Money(_value_table(stakes._replace(kasa=min(stakes.kasa, full)), answered)[role])


def money_in(view: PrefaView, seat: Seat) -> Money:
    """Return the value of the deal for ``seat``, in a view that shows the contract and the parts.

    Raises:
        ValueError: the deal has no contract, or its defenders have not answered yet.
    """
    bargain = view.bargain
    if bargain is None or bargain.contract is None or not view.parts:
        raise ValueError("no contract that is played")
    parts = dict(view.parts)
    answered = AnsweredContract(bargain.contract, (parts[bargain.first], parts[bargain.second]), bargain.aces)
    return money_of(stakes_of(view), answered, role_of(seat, bargain.declarer, view.active))


def unopposed_value(stakes: Stakes, contract: Contract, aces: bool, role: int) -> float:
    """Return the value for ``role`` of a contract that nobody plays against (PREFA-PART-05)."""
    return float(money_of(stakes, AnsweredContract(contract, NOBODY_PLAYS, aces), role).values[TRICKS, 0])


def solo_value(stakes: Stakes, minimum: Contract, role: int) -> float:
    """Return the value for ``role`` of a deal written solo on ``minimum`` whose payment is accepted (PREFA-BUY-02).

    It is the same where defenders may decline (PREFA-HOUSE-04): declining always costs a defender.
    """
    declarer, first, _ = SOLO_TRICKS[minimum.level]
    return float(money_of(stakes, AnsweredContract(minimum, BOTH_PLAY), role).values[declarer, first])


def declined_solo_value(stakes: Stakes, minimum: Contract, role: int) -> float:
    """Return the value for ``role`` of a deal written solo on ``minimum`` and declined (PREFA-HOUSE-04)."""
    answered = AnsweredContract(minimum, BOTH_PLAY)
    return float(_role_values(stakes, answered, SOLO_TRICKS[minimum.level], Ending.SOLO_DECLINED)[role])


@lru_cache(_KEPT)
def _value_table(stakes: Stakes, answered: AnsweredContract) -> Floats:
    """Return the value for every role, by the tricks of the declarer and of the first defender.

    Shape: (roles, 11, 11).
    """
    found = np.zeros((stakes.players, TRICKS + 1, TRICKS + 1))
    first, second = answered.parts
    if first is Part.OUT and second is Part.OUT:
        found[:] = _role_values(stakes, answered, (TRICKS, 0, 0))[:, None, None]
        return found
    for declarer in range(TRICKS + 1):
        rest = TRICKS - declarer
        if Part.OUT in answered.parts:
            lone = (rest, 0) if second is Part.OUT else (0, rest)
            found[:, declarer, :] = _role_values(stakes, answered, (declarer, *lone))[:, None]
            continue
        for taken in range(rest + 1):
            found[:, declarer, taken] = _role_values(stakes, answered, (declarer, taken, rest - taken))
    return found


def _role_values(
    stakes: Stakes, answered: AnsweredContract, tricks: tuple[int, int, int], ending: Ending | None = None
) -> Floats:
    """Return the value of a deal with these ``tricks`` of declarer, first and second defender; shape (roles,).

    ``ending``: None if the defenders' parts determine whether the contract was played.
    """
    unplayed = answered.parts == NOBODY_PLAYS
    facts = ContractFacts(
        players=stakes.players,
        idle=Seat(IDLE) if stakes.players > IDLE else None,
        declarer=Seat(DECLARER),
        contract=answered.contract,
        ending=ending or (Ending.UNOPPOSED if unplayed else Ending.PLAYED),
        declarer_tricks=tricks[0],
        first=Defender(seat=Seat(FIRST), part=answered.parts[0], tricks=tricks[1]),
        second=Defender(seat=Seat(SECOND), part=answered.parts[1], tricks=tricks[2]),
        aces=answered.aces,
        kasa=stakes.kasa,
    )
    return np.array(seat_values(settle(facts, stakes.variant).transfers, stakes.players)) / stakes.players


@lru_cache(_KEPT)
def _lean_coefficients(table: bytes, first: int, second: int) -> Floats:
    """Return a row for each number of the declarer's tricks: the expected value as a polynomial in ``lean``.

    Shape: (11, 11).

    The number of the remaining tricks that the first defender takes is binomial. ``first``, ``second``: tricks that
    the defenders already have. ``table``: the bytes of ``Money.values``, so that results can be cached.
    """
    by_tricks = np.frombuffer(table).reshape(TRICKS + 1, TRICKS + 1)
    found = np.zeros((TRICKS + 1, TRICKS + 1))
    for declarer in range(TRICKS + 1):
        left = max(0, TRICKS - declarer - first - second)
        for more in range(left + 1):
            value = by_tricks[declarer, min(first + more, TRICKS)]
            for power in range(more, left + 1):
                ways = comb(left, more) * comb(left - more, power - more)
                found[declarer, power] += (-1) ** (power - more) * ways * value
    return found


@lru_cache(_KEPT)
def pass_deal_values(players: int) -> Floats:
    """Return the value of a deal that all passed and played, by the tricks of the first two (PREFA-AUC-06).

    Shape: (roles, 11, 11).

    Roles: the active seats in their order, then the idle player.
    """
    found = np.zeros((players, TRICKS + 1, TRICKS + 1))
    for one in range(TRICKS + 1):
        for two in range(TRICKS - one + 1):
            tricks = tuple(enumerate((one, two, TRICKS - one - two)))
            facts = PassDealFacts(
                players=players,
                ending=Ending.PASS_DEAL,
                tricks=tuple((Seat(seat), count) for seat, count in tricks),
                kasa=0,
            )
            found[:, one, two] = np.array(seat_values(settle_passed(facts).transfers, players)) / players
    return found
