"""Results of deals looked up in tables: those of the rules, and their mean where the defenders' split is unknown."""

from math import comb
from random import Random

import numpy as np
import pytest

from kitapi.games.prefa.players.evaluation.money import (
    BOTH_PLAY,
    DECLARER,
    FIRST,
    SECOND,
    AnsweredContract,
    Stakes,
    declined_solo_value,
    money_of,
    pass_deal_values,
    role_of,
    solo_value,
    unopposed_value,
)
from kitapi.games.prefa.rules.contracts import LADDER, Contract
from kitapi.games.prefa.rules.deal_facts import ContractFacts, Defender, Ending, Part
from kitapi.games.prefa.rules.participation import PARTS
from kitapi.games.prefa.rules.settlement import settle, values_by_seat
from kitapi.games.prefa.rules.solo import SOLO_TRICKS
from kitapi.games.prefa.rules.variant import IdlePay, LastContract, PrefaVariant, SoloPaysPartner, TenOwed, TripleFrom
from kitapi.kernel import Seat
from kitapi_testing.clauses import clause

KASAS = (30, 170, 300, 900)


def facts_at_random(rng: Random) -> tuple[ContractFacts, PrefaVariant, tuple[int, ...]]:
    """Return a finished deal, its rules, and the seats by role."""
    players = rng.choice((3, 4))
    idle = rng.randrange(4) if players == 4 else None
    around = [seat for seat in range(players) if seat != idle]
    turn = rng.randrange(3)
    declarer, first, second = (Seat(seat) for seat in around[turn:] + around[:turn])
    parts = rng.choice(list(PARTS.values()))
    tricks = [10, 0, 0]
    if parts != (Part.OUT, Part.OUT):
        shares = [
            rng.choice([place for place in range(3) if not place or parts[place - 1] is not Part.OUT])
            for _ in range(10)
        ]
        tricks = [shares.count(place) for place in range(3)]
    facts = ContractFacts(
        players=players,
        idle=None if idle is None else Seat(idle),
        declarer=declarer,
        contract=rng.choice(LADDER),
        ending=Ending.UNOPPOSED if parts == (Part.OUT, Part.OUT) else Ending.PLAYED,
        declarer_tricks=tricks[0],
        first=Defender(seat=first, part=parts[0], tricks=tricks[1]),
        second=Defender(seat=second, part=parts[1], tricks=tricks[2]),
        aces=rng.random() < 0.3,
        kasa=rng.choice(KASAS),
    )
    variant = PrefaVariant(
        last_contract=rng.choice(list(LastContract)),
        solo_pays_partner=rng.choice(list(SoloPaysPartner)),
        idle_pay=rng.choice(list(IdlePay)),
        triple_from=rng.choice(list(TripleFrom)),
        ten_owed=rng.choice(list(TenOwed)),
    )
    return facts, variant, (declarer, first, second, *([] if idle is None else [idle]))


def test_money_is_what_the_rules_settle() -> None:
    rng = Random(4)
    for _ in range(150):
        facts, variant, seats = facts_at_random(rng)
        stakes = Stakes(facts.kasa, facts.players, variant)
        bought = AnsweredContract(facts.contract, (facts.first.part, facts.second.part), facts.aces)
        expected = values_by_seat(settle(facts, variant).transfers, facts.players)
        for role, seat in enumerate(seats):
            money = money_of(stakes, bought, role)
            assert money.values[facts.declarer_tricks, facts.first.tricks] == pytest.approx(float(expected[seat]))


def test_the_value_of_an_unknown_split_is_the_mean_over_its_splits() -> None:
    money = money_of(Stakes(900, 3, PrefaVariant()), AnsweredContract(Contract("7h"), BOTH_PLAY), FIRST)
    lean, taken = np.array([0.0, 0.3, 1.0]), (1, 0)
    found = money.mean_values(np.array([[5, 8], [6, 9], [7, 4]]), lean, taken)
    for row, tricks in enumerate(((5, 8), (6, 9), (7, 4))):
        for column, declarer in enumerate(tricks):
            left, share = 9 - declarer, lean[row]
            mean = sum(
                comb(left, more) * share**more * (1 - share) ** (left - more) * money.values[declarer, 1 + more]
                for more in range(left + 1)
            )
            assert found[row, column] == pytest.approx(mean)


def test_giving_up_and_being_left_alone_are_the_rulebooks_figures() -> None:
    stakes = Stakes(900, 3, PrefaVariant())
    assert solo_value(stakes, Contract("7h"), DECLARER) == pytest.approx(-210 + 140 / 3)
    assert unopposed_value(stakes, Contract("7h"), False, DECLARER) == pytest.approx(70 - 70 / 3)
    assert SOLO_TRICKS[7] == (5, 3, 2)
    assert pass_deal_values(4)[:, 3, 3] == pytest.approx([2.5, 2.5, -7.5, 2.5])


@clause("PREFA-HOUSE-01", "PREFA-HOUSE-02")
def test_house_rules_on_tricks_are_in_the_value_of_a_contract() -> None:
    plain, house = (
        Stakes(900, 3, PrefaVariant(triple_from=TripleFrom(triple), ten_owed=TenOwed(owed)))
        for triple, owed in (("never", "none"), ("3", "one"))
    )
    seven, ten = AnsweredContract(Contract("7h"), BOTH_PLAY), AnsweredContract(Contract("10h"), BOTH_PLAY)
    assert money_of(plain, seven, DECLARER).values[4, 3] == pytest.approx(-224 + 140 / 3)
    assert money_of(house, seven, DECLARER).values[4, 3] == pytest.approx(-336 + 210 / 3)
    assert money_of(plain, ten, FIRST).values[10, 0] == pytest.approx(-100 / 3)
    assert money_of(house, ten, FIRST).values[10, 0] == -100
    assert money_of(house, ten, SECOND).values[10, 0] == 0


@clause("PREFA-HOUSE-04")
@pytest.mark.parametrize("contract", LADDER)
@pytest.mark.parametrize(("kasa", "players"), [(10, 3), (900, 3), (10, 4), (1200, 4)])
def test_to_decline_a_solo_always_costs_a_defender(contract: Contract, kasa: int, players: int) -> None:
    for last in LastContract:
        stakes = Stakes(kasa, players, PrefaVariant(solo_declined=True, last_contract=last))
        assert declined_solo_value(stakes, contract, DECLARER) == pytest.approx(-20 + 20 / players)
        for role in (FIRST, SECOND):
            assert declined_solo_value(stakes, contract, role) == pytest.approx(20 / players)
            assert solo_value(stakes, contract, role) > declined_solo_value(stakes, contract, role)


def test_roles_go_round_from_the_declarer_and_the_fourth_is_idle() -> None:
    active = (Seat(2), Seat(3), Seat(0))
    assert [role_of(Seat(seat), Seat(3), active) for seat in (3, 0, 2, 1)] == [0, 1, 2, 3]
