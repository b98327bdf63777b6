"""The results of deals of Preferans in the arena."""

from typing import Any

import pytest

from kitapi.arena.deals import play_deal
from kitapi.arena.simulation import BadMatch, simulate
from kitapi.games.preferans.rules.deal_facts import GameFacts
from kitapi.games.preferans.rules.game import PREFERANS
from kitapi.games.preferans.rules.variant import Money, PreferansTerms, PreferansVariant
from kitapi.games.preferans.stats import deal_results
from kitapi.registry import PACKAGES
from kitapi.workers.bots import player_of

TRIO = ("steady", "passer", "random")


def play_numbered(number: int, terms: PreferansTerms, *names: str) -> Any:
    return play_deal(PREFERANS, terms, number, [player_of(name, "preferans") for name in names], seed=8)


@pytest.mark.parametrize("money", Money)
@pytest.mark.parametrize("players", [3, 4])
def test_values_add_up_to_zero_and_are_the_change_of_the_results(players: int, money: Money) -> None:
    """A result is rounded to whole points of a head sum, so a value may differ by less than ten points."""
    terms = PreferansTerms(players=players, variant=PreferansVariant(money=money, pot_stake=60))
    moved = 0
    for number in range(20):
        state = play_numbered(number, terms, *(*TRIO, "steady")[:players])
        values = [one.value for one in deal_results(state)]
        assert sum(values) == 0
        for value, result in zip(values, state.settled.booked.results, strict=True):
            assert abs(value / players - result) < 10
        moved += any(values)
    assert moved > 10


def test_who_declared_made_and_failed_is_what_the_settlement_says() -> None:
    seen = set()
    for number in range(60):
        settled = (state := play_numbered(number, PreferansTerms(), "steady", "random", "steady")).settled
        facts, lines = settled.facts, deal_results(state)
        if not isinstance(facts, GameFacts):
            assert not any(line.declared or line.made or line.took_part for line in lines)
            continue
        assert [seat for seat, line in enumerate(lines) if line.declared] == [facts.declarer]
        assert [seat for seat, line in enumerate(lines) if line.took_part] == sorted(facts.defenders)
        assert lines[facts.declarer].made is settled.settlement.won
        raised = {change.seat for change in settled.settlement.heads if change.points > 0} - {facts.declarer}
        assert {seat for seat, line in enumerate(lines) if line.in_as_defender} == raised
        seen.add((settled.settlement.won, bool(raised)))
    assert {(True, False), (False, False), (True, True)} <= seen


def test_the_same_seed_gives_the_same_numbers_and_duplicate_evens_equal_players_out() -> None:
    def simulate_players(**options: Any) -> Any:
        return simulate(PACKAGES["preferans"], 20, ("steady",) * 3, seed=5, **options)["players"]

    assert simulate_players() == simulate_players()
    assert [player["mean"] for player in simulate_players(duplicate=True)] == [0, 0, 0]


def test_house_rules_reach_the_table() -> None:
    plain = simulate(PACKAGES["preferans"], 30, TRIO, seed=5)
    pot = simulate(PACKAGES["preferans"], 30, TRIO, seed=5, variant={"money": "pot", "pot_stake": "1"})
    assert plain["players"] != pot["players"]
    with pytest.raises(BadMatch, match=r"^variant\.seven: "):
        simulate(PACKAGES["preferans"], 3, TRIO, seed=5, variant={"seven": "eight"})
