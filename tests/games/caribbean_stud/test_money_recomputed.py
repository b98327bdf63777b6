"""Hands with all kinds of irregularities: the win of every seat is computed again from the events, independently."""

import random
from collections import Counter

import pytest

from kitapi.games.caribbean_stud.rules.console.service import rests
from kitapi.games.caribbean_stud.rules.decide import RULED
from kitapi.games.caribbean_stud.rules.incidents.calls import has_ground
from kitapi.games.caribbean_stud.rules.table.actions.incidents import StateFacts
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi_campaigns.games.caribbean_stud.hands.irregular import Irregular
from kitapi_campaigns.games.caribbean_stud.hands.random_table import Room
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud import plain_rulings
from tests.games.caribbean_stud.gathered_cases import statements

SITTINGS, HANDS = range(20), 6
OFTEN = {Phase.COIN_IN: 0.5, Phase.CHOOSE: 0.15, Phase.CHECK: 0.4, Phase.SETTLE: 0.4, Phase.DONE: 0.2}
SELDOM = 0.05
OF_ONE_SEAT = ("CSP-110", "CSP-111", "CSP-119", "CSP-120", "CSP-121")


class Clumsy(Irregular):
    """A practice table at which seats, dealer and inspectors make mistakes, and tokens and cards often fail."""

    def _chance(self) -> float:
        return OFTEN.get(self.state.phase, super()._chance()) if self.goes_wrong else 0

    def _any_facts(self) -> StateFacts | None:
        """Choose mostly irregularities that move the chips of one seat and leave the others in play."""
        if self.rng.random() < SELDOM:
            return super()._any_facts()
        if self.state.phase not in RULED or rests(self.state):
            return None
        chosen = [
            one for one in OF_ONE_SEAT if one != "CSP-121" or (self.state.is_dealt and self.rng.random() < SELDOM)
        ]
        for irregularity in self.rng.sample(chosen, len(chosen)):
            stated = [facts for facts in statements(self.state, irregularity) if has_ground(self.state, facts)]
            if stated:
                return self.rng.choice(stated)
        return None


def sitting(seed: int) -> Irregular:
    """Play a few hands, and recompute each when it ends."""
    table = Clumsy(f"recomputed {seed}", Room(), random.Random(f"recomputed/{seed}"), stacked=seed % 3 == 0)
    table.play(HANDS)
    return table


@clause(
    "CSP-110", "CSP-119", "CSP-120", "CSP-121", "CSP-122", "AMB-20", "AMB-23", "AMB-47", "AMB-55", "AMB-63", "AMB-71"
)
def test_the_money_of_hands_with_rulings_claims_loans_and_stuck_tokens_is_what_plain_words_make_of_them() -> None:
    counts: Counter[str] = Counter()
    for seed in SITTINGS:
        counts.update(sitting(seed).counts)
    assert counts["recomputed"] > 60
    rulings = {row.split()[1] for row in counts if row.startswith("ruled: ")}
    assert rulings >= set(OF_ONE_SEAT)
    events = {"TokenDecided", "ClaimDecided", "CardDropped", "HandVoided", "SeatVoided", "BetRaised with a loan"}
    assert {f"event: {event}" for event in events} <= counts.keys()


@clause("AMB-23")
def test_a_fee_kept_of_the_wrong_hands_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain_rulings, "VOID_WITH_ITS_FEE_KEPT", "CSP-121")
    with pytest.raises(AssertionError, match="by plain words"):
        list(map(sitting, SITTINGS))
