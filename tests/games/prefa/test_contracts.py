"""Contracts: the ladder, the value of a trick, the quotas."""

import pytest

from kitapi.cards import DECK_32, Rank, Suit
from kitapi.games.prefa.rules.contracts import HIGHEST, LADDER, LOWEST, QUOTAS, Contract, Strain, trick_value
from kitapi_testing.clauses import clause


@clause("PREFA-DEAL-01")
def test_the_pack_is_ace_down_to_seven_in_spades_clubs_diamonds_hearts() -> None:
    assert [suit.value for suit in Suit] == ["s", "c", "d", "h"]
    for suit in Suit:
        ranks = [card.rank.value for card in DECK_32 if card.suit is suit]
        assert ranks == ["7", "8", "9", "T", "J", "Q", "K", "A"], "lowest first"
    assert len(DECK_32) == 32
    assert Rank.ACE.height > Rank.KING.height


@clause("PREFA-DEAL-01")
def test_strains_rank_as_the_suits_do_with_no_trumps_on_top() -> None:
    assert [strain.value for strain in Strain] == ["s", "c", "d", "h", "n"]
    assert [strain.trump for strain in Strain] == [*Suit, None]


@clause("PREFA-AUC-01")
def test_the_ladder_climbs_in_25_steps_without_a_gap() -> None:
    assert [contract.value for contract in LADDER] == [
        f"{level}{strain}" for level in range(6, 11) for strain in "scdhn"
    ]
    assert [contract.step for contract in LADDER] == list(range(25))
    assert (Contract("6s"), Contract("10n")) == (LOWEST, HIGHEST)


@clause("PREFA-PAY-01")
@pytest.mark.parametrize(
    ("level", "values"),
    [(6, [2, 3, 4, 5, 6]), (7, [7, 7, 7, 7, 8]), (8, [8, 8, 8, 8, 9]), (9, [9, 9, 9, 9, 10]), (10, [10] * 5)],
)
def test_the_value_of_a_trick_stands_in_the_table_of_values(level: int, values: list[int]) -> None:
    """The payment text's table."""
    assert [trick_value(Contract(f"{level}{strain}")) for strain in "scdhn"] == values


@clause("PREFA-QUOTA-01")
@pytest.mark.parametrize(("level", "quotas"), [(6, (2, 2)), (7, (2, 1)), (8, (1, 1)), (9, (1, 0)), (10, (0, 0))])
def test_the_defenders_owe_the_tricks_that_the_contract_leaves(level: int, quotas: tuple[int, int]) -> None:
    """The participation text's table: an odd trick is the first defender's."""
    assert QUOTAS[level] == quotas
    assert sum(quotas) == 10 - level
