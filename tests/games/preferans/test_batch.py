"""Preferans in batches agrees with the rules, and its observations contain nothing hidden."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from kitapi.batch import kernels
from kitapi.batch.rows import LEGAL, PHASE, SITTING_OVER, STATUS
from kitapi.cards import DECK_32, Suit
from kitapi.games.preferans.batch import certain_ends, columns
from kitapi.games.preferans.batch.part import BATCH
from kitapi.games.preferans.rules import certain_ends as by_rules
from kitapi.games.preferans.rules.variant import (
    PRESETS,
    BetlSides,
    DutyBy,
    DutyGames,
    HandTies,
    HoldRight,
    KontraTakes,
    LastGame,
    LeadEight,
    LostKontra,
    Money,
    PreferansTerms,
    PreferansVariant,
    Seven,
    Sides,
)
from kitapi_testing.batch_rules import compare_sittings
from kitapi_testing.games.preferans.batch import TWIN

VARIANTS: dict[str, PreferansVariant] = {
    **PRESETS,
    "other readings": PreferansVariant(
        stake=5,
        sides=Sides.SYMMETRIC,
        refas=2,
        all_pass=True,
        hold_right=HoldRight.PASSES_ON,
        hand_ties=HandTies.FOREHAND,
        preferans_at_once=True,
        seven=Seven.SANS_ATOUT,
        lead_eight=LeadEight.RIGHT,
        kontra_takes=KontraTakes.ADDED,
        lost_kontra=LostKontra.PENALTY,
        duty_games=DutyGames.ALL_TRICK_GAMES,
        duty_by=DutyBy.EACH,
        last_game=LastGame.OVERSHOOT,
    ),
    "pot, dropping": PreferansVariant(
        money=Money.POT,
        pot_stake=3,
        sides=Sides.SYMMETRIC,
        defenders_may_drop=True,
        invite=True,
        stop_when_decided=False,
        betl_sides=BetlSides.FIVE_TRICKS,
        kontra_takes=KontraTakes.ADDED,
    ),
}


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("name", VARIANTS)
def test_the_batch_agrees_with_the_rules_at_every_decision_and_in_every_payment(name: str, players: int) -> None:
    terms = PreferansTerms(players=players, variant=VARIANTS[name])
    counts = compare_sittings(TWIN, terms, 15, seed=players, deals=3)

    assert counts["deals"] == 45
    assert counts["decisions"] > 500


def random_ending(rng: np.random.Generator) -> tuple[list[int], int]:
    """Draw two or three hands of equal size, and the place of the player on lead."""
    players, size = int(rng.integers(2, 4)), int(rng.integers(1, 7))
    cards = rng.permutation(32)[: players * size].reshape(players, size)
    return [sum(1 << int(card) for card in hand) for hand in cards], int(rng.integers(players))


def test_what_is_certain_of_an_ending_is_found_as_by_the_rules() -> None:
    rng, found = np.random.default_rng(5), Counter[str]()
    for _ in range(2_000):
        hands, leader = random_ending(rng)
        masks = tuple(sum(DECK_32[card].bit for card in range(32) if hand >> card & 1) for hand in hands)
        declarer, second, third = hands if len(hands) == 3 else (*hands, 0)
        for trump, cards in ((None, 0), (Suit.CLUBS, 0xFF00)):
            place = by_rules.takes_rest(masks, leader, trump)
            assert certain_ends.takes_rest(declarer, second, third, leader, cards) == (-1 if place is None else place)
            found["rest"] += place not in (None, leader)
        if leader:
            none, one, ducks = (
                rule(masks, leader, 0) for rule in (by_rules.takes_none, by_rules.takes_one, by_rules.can_duck)
            )
            assert certain_ends.takes_none(declarer, second, third, len(hands) == 3) == none
            assert certain_ends.takes_one(declarer, second, third) == one
            assert certain_ends.can_duck(declarer, second, third, leader) == ducks
            found.update(name for name, holds in (("none", none), ("one", one), ("ducks", ducks)) if holds)
    assert len(found) == 4
    assert min(found.values()) > 50


def hidden_columns(row: Any, viewer: int) -> list[int]:
    """Return the columns of a row that hold what ``viewer`` may not know."""
    hands = [] if row[columns.LAID_OPEN] else [columns.HANDS + seat for seat in range(4) if seat != viewer]
    talon = () if row[columns.DECLARER] >= 0 and row[columns.WON_AT] else (columns.TALON,)
    discards = () if viewer == row[columns.DECLARER] else (columns.DISCARDS,)
    return [*hands, LEGAL, *talon, *discards]


@pytest.mark.parametrize("players", [3, 4])
def test_an_observation_does_not_depend_on_what_its_seat_may_not_know(players: int) -> None:
    rng = np.random.default_rng(players)
    variant = PreferansVariant(defenders_may_drop=True, invite=True, all_pass=True)
    terms = columns.terms_row(PreferansTerms(players=players, variant=variant))
    rows, orders = np.zeros((40, columns.WIDTH), np.int64), np.zeros((40, 32), np.uint8)
    rows[:, STATUS], actions, phases = SITTING_OVER, np.zeros(40, np.int64), set[int]()
    kernels.shuffle(rows, orders, np.uint64(1), 0)
    BATCH.begin(rows, terms, orders)
    for number in range(60):
        phases |= set(rows[:, PHASE].tolist())
        for viewer in range(players):
            changed = rows.copy()
            for row in changed:
                row[hidden_columns(row, viewer)] = rng.integers(0, 1 << 32)
            assert (observe_rows(changed, terms, viewer) == observe_rows(rows, terms, viewer)).all()
        kernels.choose(rows, actions, np.uint64(number), 0)
        BATCH.step(rows, terms, actions)

    assert phases == set(range(columns.PHASES))


def observe_rows(rows: Any, terms: Any, viewer: int) -> Any:
    seen = np.full((len(rows), sum(BATCH.observation.values())), -9, np.int32)
    BATCH.observe(rows, terms, np.full(len(rows), viewer), seen)
    return seen
