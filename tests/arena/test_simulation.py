"""Players against players, over many deals."""

from typing import Any

import pytest

from kitapi.arena import deals, simulation
from kitapi.arena.comparison import pair_of
from kitapi.arena.deals import chance_of, play_deal
from kitapi.arena.simulation import BadMatch, mean_and_error, row_of, simulate
from kitapi.cards import DECK_52
from kitapi.games.caribbean_stud.rules.table.events import JackpotAwarded, MeterTold
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudTerms
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.variant import PrefaTerms
from kitapi.kernel import Shuffled
from kitapi.registry import GAMES, PACKAGES
from kitapi.workers.bots import player_of

PACKAGE = PACKAGES["prefa"]

TRIO = ("steady", "passer", "random")


def without_time(answer: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in answer.items() if key != "seconds"}


def test_the_answer_has_the_fields_of_the_command() -> None:
    answer = simulate(PACKAGE, 4, TRIO, seed=7)
    assert list(answer) == ["game", "deals", "seed", "players", "passed_out", "seconds"]
    assert [player["name"] for player in answer["players"]] == list(TRIO)
    assert list(answer["players"][0]) == ["name", "mean", "standard_error", "declared", "made", "in_as_defender"]


def test_the_same_seed_gives_the_same_numbers_whatever_the_number_of_workers() -> None:
    alone = simulate(PACKAGE, 60, TRIO, seed=7, duplicate=True)
    shared = simulate(PACKAGE, 60, TRIO, seed=7, duplicate=True, workers=2)
    assert without_time(alone) == without_time(shared)


def test_another_seed_gives_other_numbers() -> None:
    assert without_time(simulate(PACKAGE, 20, TRIO, seed=1)) != without_time(simulate(PACKAGE, 20, TRIO, seed=2))


@pytest.mark.parametrize("players", [TRIO, ("steady", "random", "passer", "steady")])
def test_what_players_win_others_lose_the_idle_one_counted(players: tuple[str, ...]) -> None:
    answer = simulate(PACKAGE, 60, players, seed=3)
    assert sum(player["mean"] for player in answer["players"]) == pytest.approx(0)


def test_in_duplicate_equal_players_come_out_equal() -> None:
    answer = simulate(PACKAGE, 30, ("steady",) * 3, seed=5, duplicate=True)
    assert [player["mean"] for player in answer["players"]] == [0, 0, 0]
    assert [player["standard_error"] for player in answer["players"]] == [0, 0, 0]


def test_in_duplicate_every_deal_is_played_once_in_each_rotation() -> None:
    answer = simulate(PACKAGE, 25, TRIO, seed=5, duplicate=True)
    assert answer["deals"] == 25
    assert sum(player["declared"] for player in answer["players"]) + answer["passed_out"] == 75


def test_a_deal_of_a_seed_has_the_same_cards_whoever_plays_it() -> None:
    def deal_with(*names: str) -> Any:
        players = [player_of(name, "prefa") for name in names]
        return play_deal(PREFA, PrefaTerms(), 11, players, seed=4).deal.dealt

    assert deal_with("steady", "random", "passer") == deal_with("passer", "passer", "passer")


def test_chance_depends_on_its_parts_alone() -> None:
    assert chance_of("cards", 1, 2).random() == chance_of("cards", 1, 2).random()
    assert chance_of("cards", 1, 2).random() != chance_of("cards", 12).random()


def test_house_rules_reach_the_table() -> None:
    plain = simulate(PACKAGE, 60, ("passer",) * 3, seed=1)
    played = simulate(PACKAGE, 60, ("passer",) * 3, seed=1, variant={"pass_deals": "true"})
    assert all(player["mean"] == 0 for player in plain["players"])
    assert plain["passed_out"] == played["passed_out"] == 60
    assert any(player["mean"] != 0 for player in played["players"])


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"players": ("steady", "deep", "random")}, "players: no player “deep” of prefa; choose from .*steady"),
        ({"players": ("steady", "random")}, "players: "),
        ({"game": PACKAGE._replace(stats=None)}, "game: prefa cannot be simulated"),
        ({"variant": {"jokers": "yes"}}, "variant: .*jokers"),
        ({"variant": {"last_contract": "halved"}}, "variant.last_contract: "),
        ({"variant": {"kasa_share": "305"}}, "variant.kasa_share: "),
        ({"deals": 0}, "deals: must be at least 1, not 0"),
        ({"workers": 0}, "workers: must be at least 1, not 0"),
    ],
)
def test_what_cannot_be_simulated_is_refused_by_field(wrong: dict[str, Any], field: str) -> None:
    fields = {"game": PACKAGE, "deals": 2, "players": TRIO, "seed": 1, **wrong}
    with pytest.raises(BadMatch, match=f"^{field}"):
        simulate(**fields)


def test_progress_is_reported_up_to_the_last_deal() -> None:
    progress: list[tuple[int, int]] = []
    simulate(PACKAGE, 120, ("passer",) * 3, seed=1, progress=lambda done, of: progress.append((done, of)))
    assert progress == [(50, 120), (100, 120), (120, 120)]


def test_mean_and_standard_error_are_those_of_the_observations() -> None:
    assert mean_and_error([1, 2, 3]) == pytest.approx((2, 1 / 3**0.5))
    assert mean_and_error([5]) == (5, 0)


def test_pairs_are_compared_on_the_same_deals() -> None:
    answer = simulate(PACKAGE, 30, TRIO, seed=5, duplicate=True)
    means = {player["name"]: player["mean"] for player in answer["players"]}
    assert [(pair["one"], pair["other"]) for pair in answer["pairs"]] == [
        ("steady", "passer"), ("steady", "random"), ("passer", "random"),
    ]  # fmt: skip
    for pair in answer["pairs"]:
        assert pair["difference"] == pytest.approx(means[pair["one"]] - means[pair["other"]])
        assert pair["standard_error"] > 0
    assert "pairs" not in simulate(PACKAGE, 2, TRIO, seed=5)


def test_a_pair_of_three_seats_is_the_ones_mean_less_the_others() -> None:
    answer = simulate(PACKAGE, 30, ("steady", "passer", "passer"), seed=5, duplicate=True)
    (pair,) = answer["pairs"]
    steady, first, second = (player["mean"] for player in answer["players"])
    assert pair["difference"] == pytest.approx(steady - (first + second) / 2)


def test_decisions_are_timed_on_request() -> None:
    plain, timed = (
        simulate(PACKAGE, 3, TRIO, seed=7),
        simulate(PACKAGE, 3, TRIO, seed=7, timed=True),
    )
    for one, other in zip(plain["players"], timed["players"], strict=True):
        spent = other.pop("milliseconds")
        assert one == other
        assert spent["decisions"] > 3
        assert 0 < spent["median"] <= spent["p99"]


def test_who_does_not_choose_again_would_have_answered_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    pair = pair_of(PACKAGES["preferans"], "random", "steady", seed=4)
    calls: list[int] = []
    decided = deals.decide

    def count_call(*arguments: Any) -> Any:
        calls.append(1)
        return decided(*arguments)

    def without_memory(*arguments: Any) -> Any:
        return deals.play_round(*arguments[:4])

    monkeypatch.setattr(deals, "decide", count_call)
    remembered = [row_of(PACKAGES["preferans"], pair, number) for number in range(6)]
    few = len(calls)
    monkeypatch.setattr(simulation, "play_round", without_memory)
    assert [row_of(PACKAGES["preferans"], pair, number) for number in range(6)] == remembered
    assert len(calls) - few > few


def test_a_house_rule_whose_values_are_texts_may_look_like_a_number() -> None:
    usual = GAMES["prefa"].codec.read_terms(b"{}").variant
    numbered = next(rule for rule in type(usual.triple_from) if rule.value.isdecimal())
    match = simulation.match_of(PACKAGE, TRIO, ((0, 1, 2),), seed=1, variant={"triple_from": numbered.value})
    assert GAMES["prefa"].codec.read_terms(match.terms).variant.triple_from is numbered


def test_a_jackpot_is_paid_of_what_the_meter_then_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tokens of the same hand are in the meter (CSP-050)."""
    royal = [card for card in DECK_52 if card.value in ("Ts", "Js", "Qs", "Ks", "As")]
    rest = [card for card in DECK_52 if card not in royal]
    order = (*royal, *(card for first in range(9) for card in rest[first::9]))
    monkeypatch.setattr(deals, "shuffle_deck", lambda *_: Shuffled(order=order, algorithm="test", secret=""))
    stud = GAMES["caribbean-stud"]
    simple = player_of("simple", stud.name)
    table = deals.play_round(stud, CaribbeanStudTerms(players=2), deals.Which(1, 1), [simple, simple])
    (award,) = (event for event in table.events if isinstance(event, JackpotAwarded))
    house = CaribbeanStudTerms().variant
    assert award.amount == house.opening_meter + 2 * house.meter_share
    assert table.meter == house.reset
    amounts = [event.amount for event in table.events if isinstance(event, MeterTold)]
    assert amounts[0] == house.opening_meter
    assert house.opening_meter + 2 * house.meter_share in amounts
