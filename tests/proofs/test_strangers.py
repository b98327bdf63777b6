"""Small runs of the attacks of strangers: they are carried out and counted, and slow commands are found."""

from collections import Counter

import pytest

from kitapi_campaigns.proofs.campaigns.strangers import LONGEST_MS, crowd_block, quick
from kitapi_campaigns.proofs.strangers import attack_latency


def test_commands_at_another_table_are_counted_while_a_small_crowd_connects(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attack_latency, "BEFORE", 0.2)
    counts = crowd_block(1, 0, many=30, seconds=0.5)
    assert counts["spectators"] == 30
    assert counts["commands"] == sum(count for name, count in counts.items() if name.startswith(".")) > 3


def test_one_slow_command_of_a_hundred_is_allowed_and_two_are_not() -> None:
    fast, slow = f".{LONGEST_MS:.0f}", f".{LONGEST_MS + 1:.0f}"
    assert quick(Counter({fast: 99, slow: 1})).endswith("all within 101 ms")
    with pytest.raises(AssertionError, match="99 % within 101 ms"):
        quick(Counter({fast: 98, slow: 2}))
