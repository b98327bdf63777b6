"""Caribbean Stud in batches agrees with the rules, and its observations have nothing hidden."""

from typing import Any

import msgspec
import numpy as np
import pytest

from kitapi.batch import kernels
from kitapi.batch.deals import Deals
from kitapi.batch.rows import LEGAL, PHASE, SITTING_OVER, STATUS
from kitapi.games.caribbean_stud.batch import columns
from kitapi.games.caribbean_stud.batch.columns import NO, RAISE, YES, antes_of
from kitapi.games.caribbean_stud.batch.part import BATCH
from kitapi.games.caribbean_stud.rules.terms.variant import (
    EXAMPLE,
    PRESETS,
    CaribbeanStudHouse,
    CaribbeanStudTerms,
    Qualification,
)
from kitapi_testing.batch_rules import compare_sittings
from kitapi_testing.games.caribbean_stud.batch import TWIN

HOUSES: dict[str, CaribbeanStudHouse] = {
    **PRESETS,
    "other rules": msgspec.structs.replace(
        EXAMPLE,
        qualification=Qualification.ACE_OR_KING,
        exchange_fee=3,
        folded_jackpot=True,
        table=(90, 40, 30, 9, 8, 7, 6, 5, 2),
        exchange_table=(50, 20, 10, 6, 5, 4, 3, 1, 0),
        maximum=1000,
        opening_meter=0,
        token=7,
        meter_share=5,
    ),
}
ROYALS = [[13 * suit + rank for rank in range(8, 13)] for suit in range(4)]
"""The four royal flushes."""


@pytest.mark.parametrize("players", [1, 4, 7])
@pytest.mark.parametrize("name", HOUSES)
def test_the_batch_agrees_with_the_rules_at_every_decision_and_in_every_payment(name: str, players: int) -> None:
    terms = CaribbeanStudTerms(players=players, variant=HOUSES[name])
    counts = compare_sittings(TWIN, terms, 6, seed=players, deals=3)

    assert counts["deals"] == 18
    assert counts["decisions"] >= 18 * 3


def order_with(*packets: list[int]) -> Any:
    """Return one row's order of cards, which begins with these packets."""
    first = [card for packet in packets for card in packet]
    return np.array([[*first, *(card for card in range(52) if card not in first)]])


def play_all(batch: Deals) -> None:
    """Every seat stakes the lowest ANTE and a token, and raises."""
    while not batch.done.all():
        legal = int(batch.legal()[0])
        batch.step(np.array([next(action for action in (0, YES, RAISE) if legal >> action & 1)]))


def test_straight_flushes_share_a_tenth_of_the_meter_and_royal_flushes_the_rest() -> None:
    batch = Deals(BATCH, CaribbeanStudTerms(players=5), 1, seed=1)
    play_all(batch)
    meter = int(batch.column("meter")[0, 0])
    straights = [list(range(5)), list(range(13, 18))]
    flush = [26, 27, 28, 29, 31]
    nine_high = [5, 20, 30, 39, 41]
    batch.deal(order_with(*straights, ROYALS[2], ROYALS[3], flush, nine_high))
    play_all(batch)

    basis = meter + 5 * EXAMPLE.meter_share
    tenth = basis // 10 // 2
    royal = (basis - 2 * tenth) // 2
    left = basis - 2 * (tenth + royal) + EXAMPLE.reset - EXAMPLE.flush
    assert batch.column("meter").tolist() == [[left]]
    won = [EXAMPLE.minimum - EXAMPLE.token + award for award in (tenth, tenth, royal, royal, EXAMPLE.flush)]
    assert batch.payments().tolist() == [[*won, -sum(won)]]


def test_the_antes_of_a_batch_are_all_that_a_house_takes_or_fifty_of_them() -> None:
    assert antes_of(EXAMPLE) == list(range(5, 251, 5))
    many = antes_of(HOUSES["other rules"])
    assert len(many) == 50
    assert (many[0], many[-1]) == (5, 1000)
    assert antes_of(msgspec.structs.replace(EXAMPLE, maximum=5)) == [5]


def test_the_last_seat_stakes_where_nobody_has() -> None:
    batch = Deals(BATCH, CaribbeanStudTerms(players=2), 1, seed=1)
    batch.step(np.array([NO]))

    assert not int(batch.legal()[0]) >> NO & 1


def hidden_columns(row: Any, viewer: int) -> list[int]:
    """Return the columns of a row that hold what ``viewer`` may not know."""
    others = [seat for seat in range(columns.MOST_SEATS) if seat != viewer]
    hands = [columns.HANDS + 5 * seat + place for seat in others for place in range(5)]
    own = [columns.GIVEN + seat for seat in others] + [columns.DEALT + seat for seat in others]
    order = range(columns.ORDER, columns.ORDER + columns.DECK)
    assert row[columns.UPCARD] in (-1, row[columns.BANK + 4])
    return [*hands, *own, *order, *range(columns.BANK, columns.BANK + 5), LEGAL]


def observe_rows(rows: Any, terms: Any, viewer: int) -> Any:
    seen = np.full((len(rows), sum(BATCH.observation.values())), -9, np.int32)
    BATCH.observe(rows, terms, np.full(len(rows), viewer), seen)
    return seen


def test_an_observation_does_not_depend_on_what_its_seat_may_not_know() -> None:
    rng = np.random.default_rng(1)
    terms = columns.terms_row(CaribbeanStudTerms(players=4))
    rows, orders = np.zeros((40, columns.WIDTH), np.int64), np.zeros((40, 52), np.uint8)
    rows[:, STATUS], actions, phases = SITTING_OVER, np.zeros(40, np.int64), set[int]()
    kernels.shuffle(rows, orders, np.uint64(1), 0)
    BATCH.begin(rows, terms, orders)
    for number in range(20):
        phases |= set(rows[:, PHASE].tolist())
        for viewer in range(4):
            changed = rows.copy()
            for row in changed:
                row[hidden_columns(row, viewer)] = rng.integers(0, 52)
            assert (observe_rows(changed, terms, viewer) == observe_rows(rows, terms, viewer)).all()
        kernels.choose(rows, actions, np.uint64(number), 0)
        BATCH.step(rows, terms, actions)

    assert phases == set(range(columns.PHASES))


def test_an_observation_holds_the_own_cards_and_what_lies_open() -> None:
    batch = Deals(BATCH, CaribbeanStudTerms(players=3), 200, seed=3)
    starts = np.cumsum([0, *BATCH.observation.values()])
    places = {name: slice(start, end) for name, start, end in zip(BATCH.observation, starts, starts[1:], strict=False)}
    for _ in range(14):
        for viewer in range(3):
            seen, shown = batch.observations(viewer), batch.column("upcard")[:, 0] >= 0
            plays = shown & (batch.column("ante")[:, viewer] > 0)
            hands = batch.column("hands")[:, 5 * viewer : 5 * viewer + 5]
            own = (hands[:, :, None] == np.arange(52)).any(axis=1) & plays[:, None]
            assert (seen[:, places["hand"]] == own).all()
            assert (seen[:, places["upcard"]].argmax(axis=1)[shown] == batch.column("upcard")[shown, 0]).all()
            seats = seen[:, places["seats"]].reshape(-1, 7, 7)[:, :3]
            assert (seats[:, :, 3] == np.roll(batch.column("ante")[:, :3], -viewer, axis=1)).all()
            assert (seats[:, :, 2].argmax(axis=1) == (batch.to_act - viewer) % 3)[~batch.done].all()
        batch.step(batch.random_actions())
