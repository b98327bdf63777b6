"""What is declared is chosen without hindsight, and defenders and leaders are those of each game."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from kitapi.cards import read_cards
from kitapi.evaluating.choosing import Option, chosen_shares, worth_at
from kitapi.evaluating.trade import Defence, Goal, Lineup, Rung
from kitapi.games.preferans import value as preferans
from kitapi.games.preferans.players.judging.money import Game, Sheets, facts_of
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.games.preferans.rules.settlement import settle
from kitapi.games.preferans.rules.variant import PRESETS, PreferansVariant
from kitapi.games.preferans.value import GOALS, PreferansTrade
from kitapi.kernel import Seat
from kitapi.mechanics.worth import worths
from kitapi.players.tricks.holdings import hand_of

SHEETS = Sheets(3, (Seat(0), Seat(1), Seat(2)), PreferansVariant(), (20, 20, 20), (0, 0, 0), 0)
TALONS, LAYOUTS = 231, 24


def noisy(number: int, up: float | None) -> tuple[Any, tuple[Option, ...]]:
    """Options that are all worth nothing, but for the luck of each layout; ``up``: what giving up is worth."""
    rng = np.random.default_rng(2)
    options = tuple(
        Option(Goal(str(step), step, 0), step, rng.normal(size=(TALONS, LAYOUTS))) for step in range(number)
    )
    trade = SimpleNamespace(given_up=lambda _rung, _role: up)
    solved = SimpleNamespace(
        trade=trade,
        layouts=np.full((TALONS, number), LAYOUTS),
        number=LAYOUTS,
        plays=SimpleNamespace(twelve=np.zeros(TALONS)),
    )
    return solved, options


def test_luck_is_not_taken_for_skill() -> None:
    solved, options = noisy(25, None)
    hindsight = np.max([option.worths.mean(axis=1) for option in options], axis=0).mean()
    figure = worth_at(solved, options, Rung("any", 0))
    assert hindsight > 0.3
    assert abs(figure.expected) < 4 * figure.error
    assert figure.error == pytest.approx(1 / np.sqrt(TALONS * LAYOUTS), rel=0.1)


def test_who_bought_gives_up_where_that_is_better_and_declares_nothing_too_low() -> None:
    solved, options = noisy(5, 9.0)
    assert worth_at(solved, options, Rung("any", 0)).expected == 9.0
    assert chosen_shares(solved, options, Rung("any", 0)).tolist() == [0, 0, 0, 0, 0, 1]
    solved, options = noisy(5, None)
    shares = chosen_shares(solved, options, Rung("high", 3))
    assert shares[:3].tolist() == [0, 0, 0]
    assert shares.sum() == pytest.approx(1)


@pytest.mark.parametrize(("goal", "leaders"), [("hearts", [0, 2, 1]), ("seven", [2, 2, 2]), ("betl", [0, 2, 1])])
def test_who_leads_in_preferans(goal: str, leaders: list[int]) -> None:
    trade, named = PreferansTrade(SHEETS), next(one for one in GOALS if one.name == goal)
    assert [trade.leader(named, place, Lineup.BOTH) for place in range(3)] == leaders


def test_a_defender_who_all_but_beats_the_game_says_kontra_and_a_hopeless_one_drops_where_he_may() -> None:
    strong, weak = (np.array([hand_of(read_cards(cards))]) for cards in
                    ("As Ks Qs Js Ac Kc Ad Kd 7h 8h", "7s 8s 9s 7c 8c 9c 7d 8d 9d 9h"))  # fmt: skip
    leaves = GOALS[0]
    assert PreferansTrade(SHEETS).answered(leaves, Defence(strong, weak)).tolist() == [preferans.KONTRA_FIRST]
    assert PreferansTrade(SHEETS).answered(leaves, Defence(weak, weak)).tolist() == [preferans.BOTH]
    dropping = PreferansTrade(SHEETS._replace(variant=PreferansVariant(defenders_may_drop=True)))
    assert dropping.answered(leaves, Defence(weak, weak)).tolist() == [preferans.NOBODY]
    assert dropping.lineups[preferans.NOBODY] is Lineup.NOBODY


def test_a_table_of_the_balkans_has_other_rungs_and_games_and_leaves_that_stay_unplayed() -> None:
    strong, weak = (np.array([hand_of(read_cards(cards))]) for cards in
                    ("As Ks Qs Js Ac Kc Ad Kd 7h 8h", "7s 8s 9s 7c 8c 9c 7d 8d 9d 9h"))  # fmt: skip
    trade = PreferansTrade(SHEETS._replace(variant=PRESETS["balkan"], refas_due=True))
    assert [rung.step for rung in trade.rungs] == [2, 3, 4, 5, 6, 7]
    assert [goal.name for goal in trade.goals] == ["leaves", "bells", "hearts", "acorns", "betl", "seven"]
    assert trade.looks_worth(strong).shape == (1, len(trade.goals))
    leaves, hearts = GOALS[0], GOALS[2]
    assert trade.answered(leaves, Defence(weak, weak)).tolist() == [preferans.UNDOUBLED]
    assert trade.answered(leaves, Defence(strong, weak)).tolist() == [preferans.KONTRA_FIRST]
    assert not trade.pays(leaves, preferans.UNDOUBLED, 0, np.array([0.5])).any()
    free = trade._replace(sheets=trade.sheets._replace(refas_due=False))
    assert free.pays(leaves, preferans.UNDOUBLED, 0, np.array([0.5]))[0, 10] > 0
    good = np.array([hand_of(read_cards("Ah Kh 8h Ac 9c Kd 8d 7d 9s 8s"))])
    assert trade.answered(hearts, Defence(good, weak)).tolist() == [preferans.FIRST_INVITES]
    assert trade.lineups[preferans.FIRST_INVITES] is Lineup.BOTH
    assert trade.given_up(trade.rungs[0], 0) is None


@pytest.mark.parametrize("from_hand", [False, True])
def test_preferans_pays_what_its_settlement_says(from_hand: bool) -> None:
    trade = PreferansTrade(SHEETS, from_hand)
    for goal in GOALS:
        found = trade.pays(goal, preferans.KONTRA_SECOND, 0, np.array([1.0]))[0]
        game = Game(Seat(0), GameNumber(goal.step), from_hand, doublings=1, kontra_by=Seat(2))
        for tricks in range(11):
            moved = settle(facts_of(SHEETS, game, tricks, 10 - tricks), SHEETS.variant).transfers
            assert found[tricks] == pytest.approx(worths(moved, 3)[0] / 3)
