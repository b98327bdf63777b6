"""A void seat is paid no jackpot; others with the same tier share the award without it (campaign, block 51)."""

from types import SimpleNamespace

from kitapi.games.caribbean_stud.bookcheck.house import LAWS_OF
from kitapi.games.caribbean_stud.bookcheck.parts import Jackpot

TERMS = {"meter_share": 1}


def test_a_straight_flush_is_not_shared_with_a_seat_that_is_void() -> None:
    jackpot = Jackpot()
    jackpot.basis = 131
    jackpot.note_tier(0, "straight_flush")
    jackpot.note_tier(3, "straight_flush")
    assert jackpot.due("straight_flush", TERMS) == 6, "13 in whole chips for two"
    hand = SimpleNamespace(jackpot=jackpot, number=4, players=6, entries=[], house=TERMS)
    voided = {
        "seat": 3,
        "transfers": [
            {"payer": "float", "payee": "stack3", "amount": 40, "clause": "CSP-121"},
            {"payer": "meter", "payee": "stack3", "amount": 1, "clause": "AMB-20"},
            {"payer": "jackpot_income", "payee": "stack3", "amount": 1, "clause": "AMB-20"},
        ],
        "reversed": True,
    }
    assert list(LAWS_OF["seat_voided"](hand, voided)) == []
    assert jackpot.due("straight_flush", TERMS) == 13


def test_a_seat_that_holds_no_tier_is_void_as_well() -> None:
    jackpot = Jackpot()
    jackpot.note_tier(0, "flush")
    hand = SimpleNamespace(jackpot=jackpot, number=1, players=2, entries=[], house=TERMS)
    assert list(LAWS_OF["seat_voided"](hand, {"seat": 1, "transfers": [], "reversed": False})) == []
    assert jackpot.tiers == {0: "flush"}
