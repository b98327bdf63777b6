"""Prefa in batches agrees with the rules, and its observations contain nothing hidden."""

from typing import Any

import numpy as np
import pytest

from kitapi.batch import kernels
from kitapi.batch.deals import Deals
from kitapi.batch.observations import LARGEST
from kitapi.batch.rows import LEGAL, PHASE, SITTING_OVER, STATUS
from kitapi.games.prefa.batch import columns
from kitapi.games.prefa.batch.part import BATCH
from kitapi.games.prefa.rules.variant import (
    PRESETS,
    IdlePay,
    LastContract,
    PrefaTerms,
    PrefaVariant,
    SoloPaysPartner,
    TenOwed,
    TripleFrom,
)
from kitapi_testing.batch_rules import compare_sittings
from kitapi_testing.games.prefa.batch import TWIN

VARIANTS: dict[str, PrefaVariant] = {
    **PRESETS,
    "short": PrefaVariant(kasa_share=10, last_contract=LastContract.FULL, solo_declined=True, aces=False),
    "reduced if made": PrefaVariant(kasa_share=20, last_contract=LastContract.REDUCED_IF_MADE, pass_deals=True),
    "reduced": PrefaVariant(kasa_share=20, idle_pay=IdlePay.FLAT, solo_declined=True),
    "house rules": PrefaVariant(
        solo_pays_partner=SoloPaysPartner.SINGLE,
        idle_pay=IdlePay.DOUBLED,
        triple_from=TripleFrom.THREE,
        ten_owed=TenOwed.ONE,
        pass_deals=True,
    ),
}


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("name", VARIANTS)
def test_the_batch_agrees_with_the_rules_at_every_decision_and_in_every_payment(name: str, players: int) -> None:
    terms = PrefaTerms(players=players, variant=VARIANTS[name])
    counts = compare_sittings(TWIN, terms, 20, seed=players, deals=3)

    assert counts["deals"] == 60
    assert counts["decisions"] > 600


ACES = (7, 15, 23, 31)


def hidden_columns(row: Any, viewer: int) -> list[int]:
    """Return the columns of a row that hold what ``viewer`` may not know."""
    own = viewer == row[columns.DECLARER]
    hands = [columns.HANDS + seat for seat in range(4) if seat != viewer]
    return [*hands, LEGAL, *(() if own else (columns.TALON, columns.DISCARDS))]


@pytest.mark.parametrize("players", [3, 4])
def test_an_observation_does_not_depend_on_what_its_seat_may_not_know(players: int) -> None:
    rng = np.random.default_rng(players)
    terms = columns.terms_row(PrefaTerms(players=players, variant=PrefaVariant(pass_deals=True, solo_declined=True)))
    rows, orders = np.zeros((40, columns.WIDTH), np.int64), np.zeros((40, 32), np.uint8)
    rows[:, STATUS], actions, phases = SITTING_OVER, np.zeros(40, np.int64), set[int]()
    kernels.shuffle(rows, orders, np.uint64(1), 0)
    orders[::4] = [*ACES, *(card for card in range(32) if card not in ACES)]
    BATCH.begin(rows, terms, orders)
    for number in range(60):
        phases |= set(rows[:, PHASE].tolist())
        for viewer in range(players):
            changed = rows.copy()
            for row in changed:
                row[hidden_columns(row, viewer)] = rng.integers(0, 1 << 32)
            assert (observe_rows(changed, terms, viewer) == observe_rows(rows, terms, viewer)).all()
        kernels.choose(rows, actions, np.uint64(number), 0)
        actions[rows[:, LEGAL] >> columns.ACES & 1 == 1] = columns.ACES
        BATCH.step(rows, terms, actions)

    assert phases == set(range(columns.PHASES))


def observe_rows(rows: Any, terms: Any, viewer: int) -> Any:
    seen = np.full((len(rows), sum(BATCH.observation.values())), -9, np.int32)
    BATCH.observe(rows, terms, np.full(len(rows), viewer), seen)
    return seen


def test_an_observation_holds_the_own_cards_and_what_lies_open() -> None:
    batch = Deals(BATCH, PrefaTerms(players=4), 300, seed=3)
    starts = np.cumsum([0, *BATCH.observation.values()])
    places = {name: slice(start, end) for name, start, end in zip(BATCH.observation, starts, starts[1:], strict=False)}
    for _ in range(30):
        for viewer in range(4):
            seen = batch.observations(viewer)
            assert (seen >= -LARGEST).all()
            own = bits(batch.column("hands")[:, viewer])
            assert (seen[:, places["hand"]] == own).all()
            mine = batch.column("declarer")[:, 0] == viewer
            assert (seen[:, places["talon"]] == bits(batch.column("talon")[:, 0]) * mine[:, None]).all()
            assert (seen[:, places["discards"]] == bits(batch.column("discards")[:, 0]) * mine[:, None]).all()
            turned = np.roll(batch.column("won"), -viewer, axis=1)
            assert (seen[:, places["won"]] == turned).all()
            assert (seen[:, places["contract"]][:, 1] == batch.column("contract")[:, 0] + 1).all()
            acts = seen[:, places["place"]][:, 4:8].argmax(axis=1)
            assert ((viewer + acts) % 4 == batch.to_act)[~batch.done].all()
        batch.step(batch.random_actions())
    assert (batch.observations()[:, places["trick"]].sum(axis=1) <= 2).all()


def bits(sets: Any) -> Any:
    return sets[:, None] >> np.arange(32) & 1
