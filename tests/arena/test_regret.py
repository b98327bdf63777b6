"""Costs of decisions."""

from collections.abc import Iterator
from typing import Any

import pytest

from kitapi.arena import regret
from kitapi.arena.campaign import Limits
from kitapi.arena.deals import Which, decisions
from kitapi.arena.entrants import BUDGET, Clairvoyant, Entrant, entrant_of
from kitapi.arena.games import ArenaGame, tricks_of
from kitapi.arena.regret import Cost, RegretRequest, costs, costs_of, lines, lost_tricks
from kitapi.arena.response import best_with_open_cards
from kitapi.arena.roles import ROLES, Part
from kitapi.arena.simulation import Match, match_of
from kitapi.registry import GAMES, PACKAGES
from kitapi.solver import reference

THREE = ((0, 1, 2),)


def match(game: str, *names: str) -> Match:
    return match_of(PACKAGES[game], names * (3 // len(names)), THREE, seed=11)


def open_cards(game: str) -> Clairvoyant:
    """Return a player that bids like ``steady``, and plays with all cards known."""
    steady: Any = entrant_of("steady", PACKAGES[game])

    def decide(state: Any, seat: Any, history: Any, rng: Any) -> Any:
        view = GAMES[game].view(state, seat)
        solvable = tricks_of(PACKAGES[game]).part_of(state, seat).solvable
        cards = [option for option in view.options if hasattr(option, "card")]
        if solvable is None or not cards:
            return steady(view, history, rng, BUDGET)
        best = best_with_open_cards(solvable.position, solvable.objective)
        return next(option for option in cards if option.card in best)

    return Clairvoyant(decide)


@pytest.mark.parametrize("game", ["prefa", "preferans"])
def test_who_sees_all_cards_loses_no_trick_and_others_do(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def entrant_named(name: str, played: ArenaGame) -> Entrant:
        return open_cards(played.name) if name == "steady" else entrant_of(name, played)

    monkeypatch.setattr(regret, "entrant_of", entrant_named)
    found = costs(PACKAGES[game], RegretRequest(match=match(game, "steady", "steady", "random")), Limits(12))
    with_tricks = [cost for deal in found for cost in deal if cost.tricks is not None]
    assert len(with_tricks) > 50
    assert {cost.tricks for cost in with_tricks if cost.player == "steady"} == {0}
    assert sum(cost.tricks or 0 for cost in with_tricks if cost.player == "random") > 0


def parts(game: str, deals: int) -> Iterator[tuple[Part, Any]]:
    for number in range(deals):
        players = [entrant_of("random", PACKAGES[game])] * 3
        for one in decisions(GAMES[game], GAMES[game].codec.read_terms(b"{}"), Which(number, 4), players):
            yield tricks_of(PACKAGES[game]).part_of(one.state, one.seat), one


@pytest.mark.parametrize("game", ["prefa", "preferans"])
def test_a_card_costs_what_the_reference_says(game: str) -> None:
    checked = 0
    for part, one in parts(game, 24):
        assert part.role in ROLES
        if part.solvable is None or part.solvable.position.tricks_left > 4 or not hasattr(one.action, "card"):
            continue
        found = reference.results(part.solvable.position, part.solvable.objective)
        own = max(found.values()) if part.solvable.wants_many else min(found.values())
        assert lost_tricks(part.solvable, one.action.card) == abs(own - found[one.action.card])
        checked += 1
    assert checked > 10


def test_every_deal_has_a_declarer_who_is_none_of_those_who_defend() -> None:
    roles = {part.role for game in ("prefa", "preferans") for part, _ in parts(game, 40)}
    assert {"bidder", "declarer", "alone", "first", "second", "betl", "against betl"} <= roles


def test_means_are_by_kind_of_decision_and_errors_are_over_deals() -> None:
    def cost(role: str, tricks: int | None) -> Cost:
        return Cost("steady", role, "playing", 1, tricks)

    deals = [[cost("declarer", 1), cost("declarer", 0), cost("first", 2)], [cost("declarer", 2)], [cost("first", None)]]
    declarer, first = lines(deals, ("player", "role"))
    assert declarer.key == ("steady", "declarer")
    assert declarer.tricks[:2] == (3, 1.0)
    assert declarer.tricks.error == pytest.approx(2**0.5 / 3)
    assert declarer.tricks.share == pytest.approx(2 / 3)
    assert first.tricks.decisions == 1
    assert not first.money.known


@pytest.mark.parametrize("game", ["prefa", "preferans"])
def test_the_clairvoyants_cards_cost_nothing_in_money_either(game: str) -> None:
    request = RegretRequest(match=match_of(PACKAGES[game], ("clairvoyant",) * 3, THREE, seed=2), layouts=1)
    deals = (
        [cost for cost in costs_of(PACKAGES[game], request, number) if cost.phase == "playing"] for number in range(9)
    )
    cards = next(deal for deal in deals if len(deal) > 5)
    assert all(cost.money == pytest.approx(0, abs=1e-9) for cost in cards)
