"""Tricks taken → transfers (πληρωμή, PREFA-PAY).

Amounts are reckoned as if every defender in play had played of his own will; what one carries for another is moved
afterwards (PREFA-PAY-06).
"""

from collections.abc import Iterable
from fractions import Fraction
from typing import NamedTuple

from kitapi.games.prefa.contracts import Contract, trick_value
from kitapi.games.prefa.quotas import SOLO_IN, judge
from kitapi.games.prefa.settled import ContractFacts, Defender, Ending, Part, PassDealFacts, Settlement, Shortfall
from kitapi.games.prefa.variant import IdlePay, LastContract, PrefaVariant, SoloPaysPartner
from kitapi.kernel import Instead, Seat, rule, table
from kitapi.ledger import Account, Transfer, net, seat_account

KASA = Account("kasa")
CONTRACT_TRICKS = 10
"""A contract moves ten tricks' worth in or out of the kasa."""

SIDE_PAY: dict[bool, int] = table("PREFA-BUY-03", "PREFA-PAY-07", rows={False: 25, True: 50})
"""Kapikia for aces, and for the idle player: by whether the level is 7 or higher."""


_NOBODY_IN = Shortfall(declarer=0, first=0, second=0)


class Owed(NamedTuple):
    """An amount due, before it is moved to whoever carries it; may be zero."""

    payer: Account
    payee: Account
    amount: int
    clause: str


@rule("PREFA-PAY-08", without=Instead(lambda contract, _kasa, _anyone_in, _option: trick_value(contract)))
def value_of_trick(contract: Contract, kasa: int, anyone_in: bool, option: LastContract) -> int:
    """Kapikia a trick, in a deal before which the kasa held ``kasa``: a short contract is worth what it holds."""
    full = trick_value(contract)
    short = kasa < CONTRACT_TRICKS * full
    reduced = option is LastContract.REDUCED or (option is LastContract.REDUCED_IF_MADE and not anyone_in)
    return kasa // CONTRACT_TRICKS if short and reduced else full


@rule("PREFA-PAY-03", "PREFA-PAY-04", "PREFA-PAY-05", without=1)
def times(shortfall: int) -> int:
    """What doubles: 2 for one who is solo-in, else 1. There is no tripling."""
    return 2 if shortfall >= SOLO_IN else 1


def in_play(facts: ContractFacts) -> tuple[Defender, ...]:
    """The defenders who play, first before second."""
    return tuple(defender for defender in (facts.first, facts.second) if defender.part is not Part.OUT)


@rule("PREFA-PAY-02", without=())
def kasa_pays(facts: ContractFacts, value: int) -> tuple[Owed, ...]:
    """Made, and nobody in: the kasa pays everybody in play for the tricks he took."""
    takers = [(facts.declarer, facts.declarer_tricks), *((one.seat, one.tricks) for one in in_play(facts))]
    return tuple(Owed(KASA, seat_account(seat), value * tricks, "PREFA-PAY-02") for seat, tricks in takers)


@rule("PREFA-PAY-03", without=())
def declarer_pays(facts: ContractFacts, value: int) -> tuple[Owed, ...]:
    """Declarer in, a trick being worth ``value``, doubled already: he pays the defenders and fills the kasa."""
    payer = seat_account(facts.declarer)
    to_defenders = (Owed(payer, seat_account(one.seat), value * one.tricks, "PREFA-PAY-03") for one in in_play(facts))
    return (*to_defenders, Owed(payer, KASA, value * CONTRACT_TRICKS, "PREFA-PAY-03"))


@rule("PREFA-PAY-07", without=())
def idle_is_paid(facts: ContractFacts, solo: bool, option: IdlePay) -> tuple[Owed, ...]:
    """Declarer in, with four at the table: he pays the idle player too."""
    if facts.idle is None:
        return ()
    seven_up = facts.contract.level >= 7
    amount = SIDE_PAY[seven_up]
    if solo and option is IdlePay.DOUBLED:
        amount *= 2
    if solo and option is IdlePay.AS_WRITTEN:
        amount = SIDE_PAY[True]
    return (Owed(seat_account(facts.declarer), seat_account(facts.idle), amount, "PREFA-PAY-07"),)


@rule("PREFA-PAY-04", "PREFA-PAY-05", without=())
def defender_pays_declarer(facts: ContractFacts, one: Defender, value: int, clause: str) -> tuple[Owed, ...]:
    """A defender in, a trick being worth ``value``, doubled already, pays the declarer's tricks."""
    return (Owed(seat_account(one.seat), seat_account(facts.declarer), value * facts.declarer_tricks, clause),)


@rule("PREFA-PAY-04", without=())
def defender_pays_partner(one: Defender, partner: Defender, value: int) -> tuple[Owed, ...]:
    """The one defender in pays the tricks of the other, who plays and is not in."""
    if partner.part is Part.OUT:
        return ()
    return (Owed(seat_account(one.seat), seat_account(partner.seat), value * partner.tricks, "PREFA-PAY-04"),)


@rule("PREFA-PAY-04", without=1)
def times_for_partner(shortfall: int, option: SoloPaysPartner) -> int:
    """Whether the other defender's tricks are paid double by one who is solo-in."""
    return times(shortfall) if option is SoloPaysPartner.DOUBLE else 1


def defenders_pay(facts: ContractFacts, value: int, fall: Shortfall, variant: PrefaVariant) -> tuple[Owed, ...]:
    """What the defenders in pay (PREFA-PAY-04, -05)."""
    pairs = ((facts.first, facts.second, fall.first), (facts.second, facts.first, fall.second))
    both = fall.first > 0 and fall.second > 0
    owed: list[Owed] = []
    for one, partner, short in pairs:
        if not short:
            continue
        clause = "PREFA-PAY-05" if both else "PREFA-PAY-04"
        owed += defender_pays_declarer(facts, one, value * times(short), clause)
        if not both:
            owed += defender_pays_partner(one, partner, value * times_for_partner(short, variant.solo_pays_partner))
    return tuple(owed)


@rule("PREFA-BUY-03", without=())
def aces_are_paid(facts: ContractFacts, failed: bool) -> tuple[Owed, ...]:
    """Four aces announced: each of the two others pays, or is paid when the contract failed."""
    if not facts.aces:
        return ()
    declarer, amount = seat_account(facts.declarer), SIDE_PAY[facts.contract.level >= 7]
    others = [seat_account(one.seat) for one in (facts.first, facts.second)]
    return tuple(
        Owed(declarer, other, amount, "PREFA-BUY-03") if failed else Owed(other, declarer, amount, "PREFA-BUY-03")
        for other in others
    )


@rule("PREFA-PART-03", "PREFA-PAY-06", without=Instead(lambda owed, _facts: tuple(owed)))
def moved_to_caller(owed: Iterable[Owed], facts: ContractFacts) -> tuple[Owed, ...]:
    """Together: every amount of the helper goes to the caller; between the two nothing is paid."""
    by_part = {one.part: seat_account(one.seat) for one in (facts.first, facts.second)}
    caller, helper = by_part.get(Part.CALLS), by_part.get(Part.HELPS)
    if caller is None or helper is None:
        return tuple(owed)
    moved = []
    for one in owed:
        payer = caller if one.payer == helper else one.payer
        payee = caller if one.payee == helper else one.payee
        clause = "PREFA-PAY-06" if caller in (payer, payee) else one.clause
        moved.append(Owed(payer, payee, one.amount, clause))
    return tuple(one for one in moved if one.payer != one.payee)


def settle(facts: ContractFacts, variant: PrefaVariant) -> Settlement:
    """What a deal with a contract came to.

    ``facts.kasa`` is positive; the facts are taken as they stand.
    """
    fall = judge(facts)
    anyone_in = bool(fall.declarer or fall.first or fall.second)
    value = value_of_trick(facts.contract, facts.kasa, anyone_in, variant.last_contract)
    if fall.declarer:
        owed = declarer_pays(facts, value * times(fall.declarer))
    elif anyone_in:
        owed = defenders_pay(facts, value, fall, variant)
    else:
        owed = kasa_pays(facts, value)
    beside = aces_are_paid(facts, fall.declarer > 0)
    if fall.declarer:
        beside += idle_is_paid(facts, fall.declarer >= SOLO_IN, variant.idle_pay)
    return Settlement(value=value, shortfall=fall, transfers=_booked((*moved_to_caller(owed, facts), *beside)))


@rule("PREFA-AUC-06", without=Instead(lambda facts: Settlement(value=0, shortfall=_NOBODY_IN, transfers=())))
def settle_passed(facts: PassDealFacts) -> Settlement:
    """What a deal all passed came to: in one that was played, each pays the kasa for tricks beyond the fewest."""
    if facts.ending is not Ending.PASS_DEAL:
        return Settlement(value=0, shortfall=_NOBODY_IN, transfers=())
    fewest = min(tricks for _, tricks in facts.tricks)
    owed = (
        Owed(seat_account(seat), KASA, CONTRACT_TRICKS * (tricks - fewest), "PREFA-AUC-06")
        for seat, tricks in facts.tricks
    )
    return Settlement(value=0, shortfall=_NOBODY_IN, transfers=_booked(owed))


def _booked(owed: Iterable[Owed]) -> tuple[Transfer, ...]:
    """What is really paid: amounts of zero are left out."""
    return tuple(
        Transfer(payer=one.payer, payee=one.payee, amount=one.amount, clause=one.clause) for one in owed if one.amount
    )


@rule("PREFA-PAY-10", without=Instead(lambda _kasa, _players: Fraction(0)))
def share_of_kasa(kasa: int, players: int) -> Fraction:
    """One player's equal part of what lies in the kasa, exactly."""
    return Fraction(kasa, players)


def worth(transfers: Iterable[Transfer], players: int) -> tuple[Fraction, ...]:
    """What a deal is worth to each seat: his payment and his part of the kasa's change (PREFA-PAY-10)."""
    gained = net(transfers)
    part = share_of_kasa(gained.get(KASA, 0), players)
    return tuple(gained.get(seat_account(Seat(seat)), 0) + part for seat in range(players))
