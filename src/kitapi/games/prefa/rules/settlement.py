"""Computes the transfers of a deal from its tricks (πληρωμή, PREFA-PAY).

Amounts are first computed as if every defender in play were there on their own account; amounts that one defender
carries for another are moved afterwards (PREFA-PAY-06).
"""

from collections.abc import Iterable
from fractions import Fraction
from typing import NamedTuple

from msgspec.structs import replace

from kitapi.games.prefa.rules.contracts import Contract, trick_value
from kitapi.games.prefa.rules.deal_facts import (
    ContractFacts,
    Defender,
    Ending,
    Explained,
    Part,
    PassDealFacts,
    Reckoning,
    Settlement,
    Shortfall,
)
from kitapi.games.prefa.rules.quotas import SOLO_IN, judge
from kitapi.games.prefa.rules.variant import IdlePay, LastContract, PrefaVariant, SoloPaysPartner, TripleFrom
from kitapi.kernel import Instead, Seat, rule, table
from kitapi.ledger import Account, Transfer, net, seat_account

KASA = Account("kasa")
CONTRACT_TRICKS = 10
"""The number of tricks whose value a contract moves into the kasa or out of it."""
PASS_DEAL_TRICK = 10
"""Kapikia for each trick beyond the fewest in a deal all passed."""
DECLINED_SOLO = 20
"""Kapikia that the declarer pays into the kasa when the payment of a solo is declined."""
TRIPLED_FROM = 3
"""The shortfall from which on a player pays three times, by house rule (PREFA-HOUSE-01)."""

SIDE_PAY: dict[bool, int] = table("PREFA-BUY-03", "PREFA-PAY-07", rows={False: 25, True: 50})
"""Kapikia for aces, and for the idle player, by whether the level is 7 or higher."""


_NOBODY_IN = Shortfall(declarer=0, first=0, second=0)


class DuePayment(NamedTuple):
    """An amount due, which may be zero, and how it is computed."""

    payer: Account
    payee: Account
    calculation: Reckoning
    clause: str


@rule("PREFA-PAY-08", without=Instead(lambda contract, _kasa, _anyone_in, _option: trick_value(contract)))
def value_of_trick(contract: Contract, kasa: int, anyone_in: bool, option: LastContract) -> int:
    """Return the value of a trick in kapikia, with ``kasa`` kapikia in the kasa before the deal.

    By ``option``, it is reduced if the kasa cannot pay the contract in full.
    """
    full = trick_value(contract)
    short = kasa < CONTRACT_TRICKS * full
    reduced = option is LastContract.REDUCED or (option is LastContract.REDUCED_IF_MADE and not anyone_in)
    return kasa // CONTRACT_TRICKS if short and reduced else full


@rule("PREFA-HOUSE-01", without=False)
def is_tripled(shortfall: int, option: TripleFrom) -> bool:
    """Whether a player who is short by ``shortfall`` tricks pays three times, by the house rule ``option``."""
    return option is TripleFrom.THREE and shortfall >= TRIPLED_FROM


@rule("PREFA-PAY-03", "PREFA-PAY-04", "PREFA-PAY-05", without=1)
def times(shortfall: int, option: TripleFrom) -> int:
    """Return the factor of the payment of a player short by ``shortfall``: 3 by house rule, 2 if solo-in, else 1."""
    if is_tripled(shortfall, option):
        return 3
    return 2 if shortfall >= SOLO_IN else 1


def in_play(facts: ContractFacts) -> tuple[Defender, ...]:
    """Return the defenders who play, the first before the second."""
    return tuple(defender for defender in (facts.first, facts.second) if defender.part is not Part.OUT)


@rule("PREFA-PAY-02", without=())
def kasa_pays(facts: ContractFacts, value: int) -> tuple[DuePayment, ...]:
    """Return the payments if nobody is in: the kasa pays everybody in play for their tricks."""
    takers = [(facts.declarer, facts.declarer_tricks), *((one.seat, one.tricks) for one in in_play(facts))]
    return tuple(
        DuePayment(KASA, seat_account(seat), Reckoning(tricks=tricks, value=value), "PREFA-PAY-02")
        for seat, tricks in takers
    )


@rule("PREFA-PAY-03", without=())
def declarer_pays(facts: ContractFacts, value: int, doubled: int) -> tuple[DuePayment, ...]:
    """Return the payments of a declarer who is in: to the defenders for their tricks, and ten tricks into the kasa.

    A trick counts ``value`` × ``doubled`` kapikia.
    """
    payees = [(seat_account(one.seat), one.tricks) for one in in_play(facts)]
    return tuple(
        DuePayment(
            seat_account(facts.declarer),
            payee,
            Reckoning(tricks=tricks, value=value, times=doubled),
            "PREFA-PAY-03",
        )
        for payee, tricks in (*payees, (KASA, CONTRACT_TRICKS))
    )


@rule("PREFA-PAY-07", without=())
def idle_is_paid(facts: ContractFacts, doubled: int, option: IdlePay) -> tuple[DuePayment, ...]:
    """Return the payment to the idle player of a table of four by a declarer who is in and pays ``doubled`` times."""
    if facts.idle is None:
        return ()
    seven_up = facts.contract.level >= 7
    calculation = Reckoning(
        tricks=None,
        value=SIDE_PAY[seven_up or (doubled > 1 and option is IdlePay.AS_WRITTEN)],
        times=doubled if option is IdlePay.DOUBLED else 1,
    )
    return (DuePayment(seat_account(facts.declarer), seat_account(facts.idle), calculation, "PREFA-PAY-07"),)


@rule("PREFA-PAY-04", "PREFA-PAY-05", without=())
def defender_pays_declarer(
    facts: ContractFacts, one: Defender, value: int, doubled: int, clause: str
) -> tuple[DuePayment, ...]:
    """Return the payment for the declarer's tricks by a defender who is in; a trick counts ``value`` × ``doubled``."""
    calculation = Reckoning(tricks=facts.declarer_tricks, value=value, times=doubled)
    return (DuePayment(seat_account(one.seat), seat_account(facts.declarer), calculation, clause),)


@rule("PREFA-PAY-04", without=())
def defender_pays_partner(one: Defender, partner: Defender, value: int, doubled: int) -> tuple[DuePayment, ...]:
    """Return the payment for the other defender's tricks by the only defender who is in.

    A trick counts ``value`` × ``doubled``. If the other defender does not play, nothing is paid.
    """
    if partner.part is Part.OUT:
        return ()
    calculation = Reckoning(tricks=partner.tricks, value=value, times=doubled)
    return (DuePayment(seat_account(one.seat), seat_account(partner.seat), calculation, "PREFA-PAY-04"),)


@rule("PREFA-PAY-04", without=1)
def times_for_partner(shortfall: int, variant: PrefaVariant) -> int:
    """Return the factor by which a defender who is short by ``shortfall`` pays for the other defender's tricks."""
    return times(shortfall, variant.triple_from) if variant.solo_pays_partner is SoloPaysPartner.DOUBLE else 1


def defenders_pay(facts: ContractFacts, value: int, fall: Shortfall, variant: PrefaVariant) -> tuple[DuePayment, ...]:
    """Return the payments of the defenders who are in (PREFA-PAY-04, -05)."""
    pairs = ((facts.first, facts.second, fall.first), (facts.second, facts.first, fall.second))
    both = fall.first > 0 and fall.second > 0
    owed: list[DuePayment] = []
    for one, partner, short in pairs:
        if not short:
            continue
        clause = "PREFA-PAY-05" if both else "PREFA-PAY-04"
        owed += defender_pays_declarer(facts, one, value, times(short, variant.triple_from), clause)
        if not both:
            owed += defender_pays_partner(one, partner, value, times_for_partner(short, variant))
    return tuple(owed)


@rule("PREFA-BUY-03", without=())
def aces_are_paid(facts: ContractFacts, failed: bool) -> tuple[DuePayment, ...]:
    """Return the payments for four announced aces: from both others or, if the contract failed, to both."""
    if not facts.aces:
        return ()
    declarer = seat_account(facts.declarer)
    calculation = Reckoning(tricks=None, value=SIDE_PAY[facts.contract.level >= 7])
    others = [seat_account(one.seat) for one in (facts.first, facts.second)]
    return tuple(
        DuePayment(*((declarer, other) if failed else (other, declarer)), calculation, "PREFA-BUY-03")
        for other in others
    )


@rule("PREFA-PART-03", "PREFA-PAY-06", without=Instead(lambda owed, _facts: tuple(owed)))
def move_to_caller(owed: Iterable[DuePayment], facts: ContractFacts) -> tuple[DuePayment, ...]:
    """Return ``owed`` with the helper's amounts moved to the caller, who said "together".

    The two pay each other nothing.
    """
    by_part = {one.part: seat_account(one.seat) for one in (facts.first, facts.second)}
    caller, helper = by_part.get(Part.CALLS), by_part.get(Part.HELPS)
    if caller is None or helper is None:
        return tuple(owed)
    moved: list[DuePayment] = []
    for one in owed:
        payer = caller if one.payer == helper else one.payer
        payee = caller if one.payee == helper else one.payee
        clause = "PREFA-PAY-06" if caller in (payer, payee) else one.clause
        helped = (payer, payee) != (one.payer, one.payee)
        moved.append(DuePayment(payer, payee, replace(one.calculation, for_helper=helped), clause))
    return tuple(one for one in moved if one.payer != one.payee)


@rule("PREFA-HOUSE-04", without=())
def declined_solo_is_paid(facts: ContractFacts) -> tuple[DuePayment, ...]:
    """Return the only payment of a declined solo: a fixed amount from the declarer into the kasa."""
    calculation = Reckoning(tricks=None, value=DECLINED_SOLO)
    return (DuePayment(seat_account(facts.declarer), KASA, calculation, "PREFA-HOUSE-04"),)


def payments_due(facts: ContractFacts, fall: Shortfall, value: int, variant: PrefaVariant) -> tuple[DuePayment, ...]:
    """Return all amounts of a deal with a contract, each with the account that carries it; ``value``: of a trick."""
    if facts.ending is Ending.SOLO_DECLINED:
        return declined_solo_is_paid(facts)
    doubled = times(fall.declarer, variant.triple_from)
    if fall.declarer:
        owed = declarer_pays(facts, value, doubled)
    elif fall.first or fall.second:
        owed = defenders_pay(facts, value, fall, variant)
    else:
        owed = kasa_pays(facts, value)
    beside = aces_are_paid(facts, fall.declarer > 0)
    if fall.declarer:
        beside += idle_is_paid(facts, doubled, variant.idle_pay)
    return (*move_to_caller(owed, facts), *beside)


def settle(facts: ContractFacts, variant: PrefaVariant) -> Settlement:
    """Settle a deal with a contract.

    ``facts.kasa`` must be positive; the facts are not checked.
    """
    fall = judge(facts, variant.ten_owed)
    anyone_in = bool(fall.declarer or fall.first or fall.second)
    value = value_of_trick(facts.contract, facts.kasa, anyone_in, variant.last_contract)
    return Settlement(value=value, shortfall=fall, transfers=_transfers_of(payments_due(facts, fall, value, variant)))


@rule("PREFA-AUC-06", without=())
def payments_due_when_passed(facts: PassDealFacts) -> tuple[DuePayment, ...]:
    """Return the payments of a pass deal: each player pays the kasa for tricks beyond the fewest; none if thrown in."""
    if facts.ending is not Ending.PASS_DEAL:
        return ()
    fewest = min(tricks for _, tricks in facts.tricks)
    return tuple(
        DuePayment(seat_account(seat), KASA, Reckoning(tricks=tricks - fewest, value=PASS_DEAL_TRICK), "PREFA-AUC-06")
        for seat, tricks in facts.tricks
    )


def settle_passed(facts: PassDealFacts) -> Settlement:
    """Settle a deal all passed."""
    return Settlement(value=0, shortfall=_NOBODY_IN, transfers=_transfers_of(payments_due_when_passed(facts)))


def _transfers_of(owed: Iterable[DuePayment]) -> tuple[Transfer, ...]:
    """Return the transfers that pay what is due; amounts of zero are left out."""
    return tuple(
        Transfer(payer=one.payer, payee=one.payee, amount=one.calculation.amount, clause=one.clause)
        for one in owed
        if one.calculation.amount
    )


def explain_settlement(
    facts: ContractFacts | PassDealFacts, settlement: Settlement, variant: PrefaVariant
) -> Explained:
    """Explain how every transfer of ``settlement`` was computed, which settled ``facts`` under ``variant``.

    If the present rules compute other amounts, the settlement remains valid, but no transfer is explained.
    """
    if isinstance(facts, PassDealFacts):
        owed, full = payments_due_when_passed(facts), 0
    else:
        owed, full = payments_due(facts, settlement.shortfall, settlement.value, variant), trick_value(facts.contract)
    agrees = _transfers_of(owed) == settlement.transfers
    return Explained(
        reckonings=tuple(one.calculation for one in owed if one.calculation.amount) if agrees else (),
        full_value=full if settlement.value < full else None,
    )


@rule("PREFA-PAY-10", without=Instead(lambda _kasa, _players: Fraction(0)))
def share_of_kasa(kasa: int, players: int) -> Fraction:
    """Return one player's equal part of the kasa, as an exact fraction."""
    return Fraction(kasa, players)


def values_by_seat(transfers: Iterable[Transfer], players: int) -> tuple[Fraction, ...]:
    """Return the value of a deal for each seat: its payment plus its part of the kasa's change (PREFA-PAY-10)."""
    gained = net(transfers)
    part = share_of_kasa(gained.get(KASA, 0), players)
    return tuple(gained.get(seat_account(Seat(seat)), 0) + part for seat in range(players))
