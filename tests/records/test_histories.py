"""Histories of every released version replay for ever."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kitapi.games.caribbean_stud.rules.table import events as stud
from kitapi.games.prefa.rules import events as prefa
from kitapi.games.preferans.rules import events as preferans
from kitapi.kernel import NO_PAST, SPECTATOR, Viewer, advance_past, seats_of
from kitapi.records import Record, read_record, write_record
from kitapi.registry import GAMES
from tests.records.record_freezer import HISTORIES, end_of

FROZEN = sorted(HISTORIES.glob("*.jsonl"))


def read(path: Path) -> Record:
    return read_record(path.read_bytes().splitlines(keepends=True), GAMES)


@pytest.mark.parametrize("path", FROZEN, ids=lambda path: path.stem)
def test_a_history_ends_as_it_ended_then(path: Path) -> None:
    record = read(path)
    ends = msgspec.json.decode(path.with_suffix(".ends.json").read_bytes())
    assert [end_of(record, deal) for deal in record.deals] == ends


@pytest.mark.parametrize("path", FROZEN, ids=lambda path: path.stem)
def test_a_history_is_seen_by_every_seat_at_every_step(path: Path) -> None:
    record = read(path)
    for deal in record.deals:
        past = NO_PAST
        for event in deal:
            past = advance_past(record.game, past, event)
            viewers: tuple[Viewer, ...] = (*seats_of(len(record.seats)), SPECTATOR)
            for viewer in viewers:
                record.game.codec.write_view(record.game.view(past.state, viewer))


@pytest.mark.parametrize("path", FROZEN, ids=lambda path: path.stem)
def test_a_history_written_again_is_read_the_same(path: Path) -> None:
    record = read(path)
    assert read_record(write_record(record), GAMES) == record


EVENTS: Mapping[str, Any] = {
    "prefa": prefa.Event,
    "preferans": preferans.Event,
    "caribbean-stud": stud.Event,
}
MOST_KINDS = {"prefa": 18, "preferans": 20, "caribbean-stud": 40}
"""The smallest number of kinds of events that the histories of a version must have."""
NEVER_FROZEN = {
    "caribbean_stud.checked_again",
    "caribbean_stud.exchanges_turned",
    "caribbean_stud.meter_reset",
    "caribbean_stud.reserve_lifted",
    "caribbean_stud.short_bet_stands",
    "caribbean_stud.tables_resumed",
    "caribbean_stud.token_decided",
}
"""Rare kinds of events that no history has yet; this list may only become shorter."""


@pytest.mark.parametrize("game", GAMES)
def test_the_histories_of_a_version_hold_nearly_every_kind_of_event(game: str) -> None:
    kinds = {kind.__struct_config__.tag for kind in EVENTS[game].__args__}
    versions = {path.name.partition("-")[0] for path in HISTORIES.glob(f"*-{game}-*.jsonl")}
    assert versions
    for version in versions:
        found = {
            GAMES[game].codec.event_kind(event)[0]
            for path in HISTORIES.glob(f"{version}-{game}-*.jsonl")
            for deal in read(path).deals
            for event in deal
        }
        assert found <= kinds
        assert len(found) >= MOST_KINDS[game], version


def test_all_histories_together_hold_every_kind_of_event_but_a_few() -> None:
    held = {
        record.game.codec.event_kind(event)[0]
        for path in FROZEN
        if (record := read(path))
        for deal in record.deals
        for event in deal
    }
    kinds = {kind.__struct_config__.tag for events in EVENTS.values() for kind in events.__args__}
    assert kinds - held == NEVER_FROZEN
