"""A few of the flips and stale pages of the campaign, and each of its controls."""

import random
from collections import Counter
from collections.abc import Callable

import pytest

from kitapi_campaigns.proofs import damage
from kitapi_campaigns.proofs.campaigns import damaged_commands, damaged_records
from kitapi_campaigns.proofs.campaigns.flips import (
    block,
    headless,
    log_unread,
    play_sittings,
    read_contents,
    read_unchecked,
    stale,
)
from kitapi_campaigns.proofs.damage import serial_types


def test_flips_are_refused_found_or_harmless() -> None:
    counts = block(1, 0, every=15_000)
    assert counts["flips"] == counts["refused"] + counts["found"] + counts["harmless"] > 10
    assert counts["refused"] > 0
    assert counts["found"] > 0


def test_stale_pages_are_refused_found_or_harmless() -> None:
    counts = stale(1, 0, most=12)
    assert counts["pages"] == counts["refused"] + counts["found"] + counts["harmless"] == 12


@pytest.mark.parametrize("control", [read_unchecked, log_unread])
def test_flips_are_read_where_nobody_looks(control: Callable[..., Counter[str]]) -> None:
    counts = control(1, 0, every=9_000)
    assert 1 <= counts["found"] <= counts["tried"]


def test_events_vanish_with_a_stale_page_where_no_head_is_kept() -> None:
    assert headless(1, 0)["found"] >= 1


def test_the_same_seed_makes_the_same_bytes() -> None:
    """Except in the log, whose header has a random number of SQLite."""
    play_sittings.cache_clear()
    before = play_sittings(3).stages
    play_sittings.cache_clear()
    assert play_sittings(3).stages == before


def test_commands_answer_on_damaged_copies() -> None:
    counts = damaged_commands.block(1, 0, copies=6, alone=0)
    assert sum(counts[one] for one in ("refused", "found", "harmless", "shorter log")) == counts["copies"] == 6


def test_commands_fall_over_rows_of_other_types_where_nobody_sorts_them_out() -> None:
    assert damaged_commands.audit_any_types(1, 0)["found"] >= 1


def test_every_column_of_every_row_can_be_damaged() -> None:
    content = damaged_commands.make_database(1).closed["k.db"]
    types = serial_types(content)
    rows = sum(len(rows) for rows in read_contents({"k.db": content}).rows)
    assert len(types) > 6 * rows
    assert types == tuple(sorted(set(types), key=types.index))


def test_a_database_is_damaged_in_every_way_and_the_same_for_the_same_chance() -> None:
    content = damaged_commands.make_database(1).closed["k.db"]
    for way in damage.WAYS:
        damaged = [way(content, content, random.Random(seed)) for seed in range(8)]
        assert any(one != content for one in damaged), way
        assert damaged == [way(content, content, random.Random(seed)) for seed in range(8)]


def test_commands_answer_on_damaged_records() -> None:
    counts = damaged_records.block(1, 0, copies=4, reviews=0, alone=0)
    assert counts["records"] == 4
    assert sum(counts[f"replay {status}"] for status in (0, 2)) == 4


def test_commands_fall_over_damaged_records_where_no_error_is_put_into_words() -> None:
    assert damaged_records.unread(1, 0)["found"] >= 1
