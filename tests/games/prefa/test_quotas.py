"""Which players are in, and by how many tricks."""

import pytest

from kitapi.games.prefa.rules.quotas import judge
from kitapi.games.prefa.rules.variant import TenOwed
from kitapi_testing.clauses import clause
from kitapi_testing.games.prefa.settled_deals import deal


def fall(text: str) -> tuple[int, int, int]:
    """Return the numbers of tricks by which declarer, first and second defender are in."""
    short = judge(deal(text), TenOwed.NONE)
    return short.declarer, short.first, short.second


@clause("PREFA-QUOTA-02")
@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("6h 6/3/1", 0),
        ("6h 5/3/2", 1),
        ("6h 4/2/4", 2),
        ("6h 0/6/4", 6),
        ("7h 6/4/-", 1),
        ("10n 9/1/0", 1),
        ("10n 10/0/0", 0),
        ("9s 7/-/3", 2),
    ],
)
def test_the_declarer_is_in_by_the_tricks_missing_to_his_level(text: str, missing: int) -> None:
    assert fall(text)[0] == missing


@clause("PREFA-QUOTA-01")
@pytest.mark.parametrize(
    ("text", "short"),
    [
        ("6h 8/2/-", 0),
        ("6h 9/1/-", 1),
        ("6h 10/0/-", 2),
        ("7h 8/2/-", 0),
        ("7h 9/1/-", 1),
        ("8h 9/1/-", 0),
        ("8h 10/0/-", 1),
        ("9h 9/1/-", 0),
        ("9h 10/0/-", 1),
        ("10h 10/0/-", 0),
    ],
)
def test_a_lone_first_defender_owes_his_own_quota_and_nothing_for_the_absent(text: str, short: int) -> None:
    assert fall(text) == (0, short, 0)


@clause("PREFA-QUOTA-01")
@pytest.mark.parametrize(
    ("text", "short"),
    [("7h 8/-/2", 0), ("7h 9/-/1", 1), ("7h 10/-/0", 2), ("9h 10/-/0", 1), ("9h 9/-/1", 0), ("6h 8/-/2", 0)],
)
def test_a_lone_second_defender_owes_the_firsts_quota(text: str, short: int) -> None:
    """Participation text: at seven hearts, the second defender alone owes two tricks, not one."""
    assert fall(text) == (0, 0, short)


@clause("PREFA-QUOTA-03")
@pytest.mark.parametrize("text", ["6h 6/4/0", "6h 6/0/4", "7h 7/0/3", "7h 7/3/0", "8h 8/2/0", "8h 8/0/2", "9h 9/0/1"])
def test_two_defenders_who_reach_their_sum_are_both_safe_whatever_each_has(text: str) -> None:
    assert fall(text) == (0, 0, 0)


@clause("PREFA-QUOTA-03")
def test_together_is_judged_as_a_team_too() -> None:
    assert fall("6h 6/0/4 first-calls") == (0, 0, 0)
    assert fall("6h 9/0/1 second-calls") == (0, 2, 1)


@clause("PREFA-QUOTA-04")
@pytest.mark.parametrize(
    ("text", "first", "second"),
    [
        ("7h 8/0/2", 1, 0),
        ("7h 8/2/0", 0, 1),
        ("7h 9/0/1", 2, 0),
        ("7h 9/1/0", 1, 1),
        ("7h 10/0/0", 2, 1),
        ("6h 7/0/3", 1, 0),
        ("6h 7/3/0", 0, 1),
        ("6h 8/1/1", 1, 1),
        ("6h 8/2/0", 0, 2),
        ("6h 8/0/2", 2, 0),
        ("6h 9/1/0", 1, 2),
        ("6h 9/0/1", 2, 1),
        ("6h 10/0/0", 2, 2),
        ("8h 9/1/0", 0, 1),
        ("8h 9/0/1", 1, 0),
        ("8h 10/0/0", 1, 1),
        ("9h 10/0/0", 1, 0),
        ("10h 10/0/0", 0, 0),
    ],
)
def test_a_defender_is_in_by_his_quota_less_own_tricks_less_his_partners_surplus(
    text: str, first: int, second: int
) -> None:
    assert fall(text) == (0, first, second)


@clause("PREFA-QUOTA-04")
@pytest.mark.parametrize("level", range(6, 11))
def test_no_defender_is_in_when_the_declarer_is(level: int) -> None:
    short = level - 1
    for first in range(11 - short):
        assert fall(f"{level}h {short}/{first}/{10 - short - first}") == (1, 0, 0)
    assert fall(f"{level}h {short}/{10 - short}/-") == (1, 0, 0)


@clause("PREFA-PART-05", "PREFA-QUOTA-02")
@pytest.mark.parametrize("level", range(6, 11))
def test_with_both_out_nobody_is_in(level: int) -> None:
    assert fall(f"{level}s 10/-/-") == (0, 0, 0)
