"""All attacks at once, for a moment: they start and are counted, and growing memory is found."""

from kitapi_campaigns.proofs.campaigns.abuse import GROWTH, block, growth


def test_commands_during_a_short_abuse_are_counted() -> None:
    counts = block(1, 0, seconds=1.5)
    assert counts["commands"] == sum(count for name, count in counts.items() if name.startswith(".")) > 3
    assert counts["MiB at most"] > 0


def test_memory_that_grows_in_the_second_half_is_found() -> None:
    assert growth([80, 120, 118, 121, 119, 120, 118, 119]) <= 0
    assert growth([80, 120, 140, 160, 180, 200, 220, 240]) > GROWTH
