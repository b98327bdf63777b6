"""The declaration is chosen without knowing its outcome, and defenders and leaders are those of each game."""

import numpy as np
import pytest

from kitapi.cards import read_cards
from kitapi.games.preferans import value as preferans
from kitapi.games.preferans.players.evaluation.money import Game, Sheets, facts_of
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.games.preferans.rules.settlement import settle
from kitapi.games.preferans.rules.variant import PRESETS, PreferansVariant
from kitapi.games.preferans.value import PreferansModel
from kitapi.kernel import Seat
from kitapi.mechanics.value import seat_values
from kitapi.players.evaluation import Bits
from kitapi.players.tricks.holdings import hand_of
from kitapi.valuation.choice import Choices
from kitapi.valuation.game import Bid, Declaration, Lineup
from kitapi.valuation.layouts import Option, Outcome, leader

SHEETS = Sheets(3, (Seat(0), Seat(1), Seat(2)), PreferansVariant(), (20, 20, 20), (0, 0, 0), 0)
TALONS, LAYOUTS = 231, 24


MADE = (True,) * 11
EVERY = np.ones((TALONS, LAYOUTS), bool)


def noisy(number: int) -> tuple[Outcome, ...]:
    """Return outcomes whose mean value is 0, with random noise in each layout."""
    rng = np.random.default_rng(2)
    drawn = [rng.normal(size=(TALONS, LAYOUTS)) for _ in range(number)]
    options = [Option(Declaration(str(step), step, 0, MADE), step, EVERY) for step in range(number)]
    return tuple(Outcome(option, results, results) for option, results in zip(options, drawn, strict=True))


def choices(outcomes: tuple[Outcome, ...]) -> Choices:
    return Choices(outcomes, np.ones((TALONS, len(outcomes)), bool))


def test_luck_is_not_taken_for_skill() -> None:
    outcomes = noisy(25)
    hindsight = np.max([one.results.mean(axis=1) for one in outcomes], axis=0).mean()
    figure = choices(outcomes).figure(Bid("any", 0))
    assert hindsight > 0.3
    assert abs(figure.expected) < 4 * figure.error
    assert figure.error == pytest.approx(1 / np.sqrt(TALONS * LAYOUTS), rel=0.1)


def test_who_bought_gives_up_where_that_is_better_and_declares_nothing_too_low() -> None:
    found, giving_up = choices(noisy(5)), Bid("any", 0, (9.0, -4.5, -4.5))
    assert found.figure(giving_up).expected == 9.0
    assert found.shares(giving_up).tolist() == [0, 0, 0, 0, 0, 1]
    shares = found.shares(Bid("high", 3))
    assert shares[:3].tolist() == [0, 0, 0]
    assert shares.sum() == pytest.approx(1)


@pytest.mark.parametrize(("goal", "leaders"), [("hearts", [0, 2, 1]), ("seven", [2, 2, 2]), ("betl", [0, 2, 1])])
def test_who_leads_in_preferans(goal: str, leaders: list[int]) -> None:
    before = next(one.leads_before for one in PreferansModel(SHEETS).declarations if one.name == goal)
    assert [leader(place, Lineup.BOTH, before=before) for place in range(3)] == leaders


STRONG, WEAK, GOOD = (
    np.array([hand_of(read_cards(cards))])
    for cards in (
        "As Ks Qs Js Ac Kc Ad Kd 7h 8h",
        "7s 8s 9s 7c 8c 9c 7d 8d 9d 9h",
        "Ah Kh 8h Ac 9c Kd 8d 7d 9s 8s",
    )
)


def answer_of(model: PreferansModel, game: str, first: Bits, second: Bits) -> int:
    """Return the answers of defenders with these hands to a game."""
    declaration = next(one for one in model.declarations if one.name == game)
    promised = (model.estimate_defence(declaration.strain, hands) for hands in (first, second))
    return int(model.answers(declaration, *promised)[0])


def test_a_defender_who_all_but_beats_the_game_says_kontra_and_a_hopeless_one_drops_where_they_may() -> None:
    assert answer_of(PreferansModel(SHEETS), "leaves", STRONG, WEAK) == preferans.KONTRA_FIRST
    assert answer_of(PreferansModel(SHEETS), "leaves", WEAK, WEAK) == preferans.BOTH
    dropping = PreferansModel(SHEETS._replace(variant=PreferansVariant(defenders_may_drop=True)))
    assert answer_of(dropping, "leaves", WEAK, WEAK) == preferans.NOBODY
    assert dropping.lineups[preferans.NOBODY] is Lineup.NOBODY


def test_a_table_of_the_balkans_has_other_bids_and_games_and_leaves_that_stay_unplayed() -> None:
    sheets = SHEETS._replace(variant=PRESETS["balkan"], refas_due=True)
    model, even = PreferansModel(sheets), np.array([0.5])
    assert [bid.step for bid in model.bids] == [2, 3, 4, 5, 6, 7]
    assert [one.name for one in model.declarations] == ["leaves", "bells", "hearts", "acorns", "betl", "seven"]
    assert model.estimated_results(STRONG).shape == (1, len(model.declarations))
    leaves = model.declarations[0]
    assert answer_of(model, "leaves", WEAK, WEAK) == preferans.UNDOUBLED
    assert answer_of(model, "leaves", STRONG, WEAK) == preferans.KONTRA_FIRST
    assert not model.results(leaves, preferans.UNDOUBLED, 0, even).any()
    free = PreferansModel(sheets._replace(refas_due=False))
    assert free.results(leaves, preferans.UNDOUBLED, 0, even)[0, 10] > 0
    assert answer_of(model, "hearts", GOOD, WEAK) == preferans.FIRST_INVITES
    assert model.lineups[preferans.FIRST_INVITES] is Lineup.BOTH
    assert model.bids[0].given_up is None


@pytest.mark.parametrize("from_hand", [False, True])
def test_preferans_pays_what_its_settlement_says(from_hand: bool) -> None:
    model = PreferansModel(SHEETS, from_hand=from_hand)
    for declaration in model.declarations:
        found = model.results(declaration, preferans.KONTRA_SECOND, 0, np.array([1.0]))[0]
        game = Game(Seat(0), GameNumber(declaration.step), from_hand, doublings=1, kontra_by=Seat(2))
        for tricks in range(11):
            moved = settle(facts_of(SHEETS, game, tricks, 10 - tricks), SHEETS.variant).transfers
            assert found[tricks] == pytest.approx(seat_values(moved, 3)[0] / 3)
