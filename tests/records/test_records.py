from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kitapi.games.prefa.rules.events import DealSettled
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.variant import PrefaTerms, PrefaVariant
from kitapi.kernel import ImpossibleHistory, replay
from kitapi.records import BadRecord, Record, finished_deals, read_record, read_records, write_record
from kitapi.registry import GAMES
from kitapi_testing.games.sittings import play_sitting
from tests.records.record_freezer import HISTORIES

ANY = ("random", "random", "random")


@cache
def sitting() -> Record:
    return play_sitting(PREFA, PrefaTerms(variant=PrefaVariant(pass_deals=True)), ANY, seed=4, most_deals=3)


def lines_of(record: Record) -> list[bytes]:
    return list(write_record(record))


@given(seed=st.integers(0, 10_000), players=st.sampled_from([3, 4]))
@settings(max_examples=15)
def test_what_is_written_is_read_back(seed: int, players: int) -> None:
    record = play_sitting(PREFA, PrefaTerms(players=players), ("random",) * players, seed, most_deals=2)
    lines = lines_of(record)
    read = read_record(lines, GAMES)
    assert read == record
    assert lines_of(read) == lines


def test_the_first_line_says_what_follows() -> None:
    heading = msgspec.json.decode(lines_of(sitting())[0])
    assert heading == {
        "format": "kitapi-record",
        "version": 1,
        "game": "prefa",
        "terms": {
            "players": 3,
            "variant": {
                "kasa_share": 300,
                "aces": True,
                "pass_deals": True,
                "last_contract": "reduced",
                "solo_pays_partner": "double",
                "idle_pay": "as_written",
                "call_time": None,
                "triple_from": "never",
                "ten_owed": "none",
                "add_kasa": False,
                "solo_declined": False,
            },
        },
        "seats": ["random", "random", "random"],
        "unit": "kapikia",
    }


def test_every_further_line_is_an_event_with_kind_and_schema() -> None:
    for line in lines_of(sitting())[1:]:
        assert line.endswith(b"\n")
        assert line.count(b"\n") == 1
        assert list(msgspec.json.decode(line))[:2] == ["kind", "schema"]
        assert msgspec.json.decode(line)["schema"] == 1


def test_a_running_deal_is_left_out_of_the_finished_ones() -> None:
    events = [event for deal in sitting().deals for event in deal]
    running = events[: -len(sitting().deals[-1]) // 2]
    assert tuple(finished_deals(sitting().game, running)) == sitting().deals[:2]


def test_a_running_deal_is_never_written() -> None:
    record = sitting()
    running = Record(game=record.game, terms=record.terms, seats=record.seats, deals=(record.deals[0][:-1],))
    with pytest.raises(ImpossibleHistory, match="finished deals alone"):
        lines_of(running)


def broken_up_after(deal: tuple[Any, ...], events: int) -> tuple[Any, ...]:
    """Return the first ``events`` of ``deal``, and then the end of the sitting."""
    game = sitting().game
    return (*deal[:events], *game.break_up(replay(game, deal[:events])))


@pytest.mark.parametrize("events", [1, 5, 9, None], ids=["while shuffling", "in the auction", "later", "after the end"])
def test_a_sitting_broken_up_is_kept_with_its_last_deal(events: int | None) -> None:
    record = sitting()
    last = broken_up_after(record.deals[2], len(record.deals[2]) if events is None else events)
    broken = Record(game=record.game, terms=record.terms, seats=record.seats, deals=(*record.deals[:2], last))
    everything = [event for deal in broken.deals for event in deal]
    assert tuple(finished_deals(record.game, everything)) == broken.deals
    assert read_record(lines_of(broken), GAMES) == broken


def test_nothing_follows_once_the_sitting_was_broken_up() -> None:
    record = sitting()
    broken = broken_up_after(record.deals[0], len(record.deals[0]))
    lines = lines_of(Record(game=record.game, terms=record.terms, seats=record.seats, deals=(broken,)))
    with pytest.raises(BadRecord, match="cannot follow here"):
        read_record([*lines, lines[-1]], GAMES)


def test_a_record_may_hold_no_deal_yet() -> None:
    record = sitting()
    empty = Record(game=record.game, terms=record.terms, seats=record.seats, deals=())
    assert read_record(write_record(empty), GAMES) == empty


def test_blank_lines_are_passed_over() -> None:
    spaced = [part for line in lines_of(sitting()) for part in (line, b"\n")]
    assert read_record(spaced, GAMES) == sitting()


def test_fields_of_the_heading_left_out_of_the_terms_take_their_defaults() -> None:
    lines = lines_of(sitting())
    heading = msgspec.json.decode(lines[0])
    lines[0] = msgspec.json.encode({**heading, "terms": {"variant": {"pass_deals": True}}})
    assert read_record(lines, GAMES) == sitting()


Spoil = Callable[[list[bytes]], Iterable[bytes]]


CHANGE = {
    "kind": "seat_changed",
    "seat": 1,
    "deal": 1,
    "running": False,
    "before": {"kind": "person", "name": "Nikos"},
    "after": {"kind": "bot", "name": "steady"},
}


def heading_with(**changed: object) -> Spoil:
    return lambda lines: [msgspec.json.encode({**msgspec.json.decode(lines[0]), **changed}), *lines[1:]]


def event_with(place: int, **changed: object) -> Spoil:
    def spoil(lines: list[bytes]) -> list[bytes]:
        lines[place] = msgspec.json.encode({**msgspec.json.decode(lines[place]), **changed})
        return lines

    return spoil


DEEP = b'{"kind":"prefa.call_made","schema":1,"call":' + b"[" * 50_000 + b"]" * 50_000 + b"}\n"
NO_TEXT = b'{"kind":"prefa.call_made","schema":1,"call":"\xff"}\n'


def without(place: int) -> Spoil:
    return lambda lines: lines[:place] + lines[place + 1 :]


@pytest.mark.parametrize(
    ("spoil", "line", "problem"),
    [
        pytest.param(lambda _: [], 1, "this is no record of a sitting", id="empty"),
        pytest.param(lambda lines: [b"hello\n", *lines], 1, "this is no record of a sitting", id="no JSON"),
        pytest.param(without(0), 1, "this is no record of a sitting", id="no heading"),
        pytest.param(heading_with(format="pgn"), 1, "format: this is “pgn”", id="format"),
        pytest.param(heading_with(version=3), 1, "version: 3 is not known", id="newer"),
        pytest.param(
            heading_with(seat_changes=[CHANGE]),
            1,
            "seat_changes: a record of version 1 has none",
            id="changes of seats",
        ),
        pytest.param(
            heading_with(version=2, seat_changes=[{**CHANGE, "seat": -1}]), 1, "seat_changes", id="a seat there is not"
        ),
        pytest.param(heading_with(version=2, seat_changes=[CHANGE] * 201), 1, "seat_changes", id="many changes"),
        pytest.param(heading_with(version=0), 1, "version: 0 is not known", id="version"),
        pytest.param(heading_with(game="bridge"), 1, "game: there is no game “bridge” here", id="game"),
        pytest.param(heading_with(seats=["a", "b"]), 1, "seats: 2 names at a table for 3", id="seats"),
        pytest.param(heading_with(terms={"players": 7}), 1, "terms.players", id="terms"),
        pytest.param(heading_with(extra=1), 1, "unknown field", id="unknown field"),
        pytest.param(heading_with(terms=[]), 1, "terms", id="terms of another form"),
        pytest.param(lambda lines: [DEEP, *lines], 1, "this is no record of a sitting", id="deep heading"),
        pytest.param(lambda lines: [*lines[:4], DEEP, *lines[4:]], 5, "", id="deep line"),
        pytest.param(lambda lines: [*lines[:4], NO_TEXT, *lines[4:]], 5, "", id="no UTF-8"),
        pytest.param(without(1), 2, "no deal was opened", id="no opening"),
        pytest.param(without(8), 9, "cannot follow here", id="no cards dealt"),
        pytest.param(event_with(3, kind="prefa.dance"), 4, "prefa.dance", id="unknown kind"),
        pytest.param(event_with(3, schema=2), 4, "schema 2", id="unknown schema"),
        pytest.param(event_with(3, schema=0), 4, "schema", id="schema"),
        pytest.param(lambda lines: [*lines[:4], b"{\n", *lines[4:]], 5, "", id="broken line"),
        pytest.param(lambda lines: lines[:-1], None, "the record ends before its deal is over", id="cut off"),
        pytest.param(lambda lines: [*lines, lines[-1]], None, "cannot follow here", id="doubled end"),
        pytest.param(lambda lines: [*lines[:12], *lines[1:]], 13, "the deal before is not over", id="opened twice"),
    ],
)
def test_a_spoilt_record_is_refused_with_the_line(spoil: Spoil, line: int | None, problem: str) -> None:
    spoilt = list(spoil(lines_of(sitting())))
    with pytest.raises(BadRecord) as caught:
        read_record(spoilt, GAMES)
    assert caught.value.line == (line or len(spoilt))
    assert problem in str(caught.value.problem)


def test_a_card_from_a_seat_that_is_not_there_cannot_follow() -> None:
    lines = lines_of(sitting())
    place = next(place for place, line in enumerate(lines) if b"card_played" in line)
    with pytest.raises(BadRecord, match="cannot follow here") as caught:
        read_record(event_with(place, seat=9)(lines), GAMES)
    assert caught.value.line == place + 1


def test_replaying_checks_no_rule_again() -> None:
    """A record keeps what was paid then, even if a rule is corrected later."""
    lines = lines_of(sitting())
    settled = msgspec.json.decode(lines[-1])
    settled["settlement"]["value"] = 99
    lines[-1] = msgspec.json.encode(settled)
    last = read_record(lines, GAMES).deals[-1][-1]
    assert isinstance(last, DealSettled)
    assert last.settlement.value == 99


def test_a_file_may_hold_several_records_and_names_the_line_of_the_file() -> None:
    one, other = ((HISTORIES / f"0.1.0-{name}.jsonl").read_bytes() for name in ("prefa-three", "preferans-four"))
    lines = [*one.splitlines(keepends=True), b"\n", *other.splitlines(keepends=True)]
    first, second = read_records(lines, GAMES, audited=True)
    assert (first.game.name, second.game.name) == ("prefa", "preferans")
    assert first == read_record(one.splitlines(), GAMES)
    assert second == read_record(other.splitlines(), GAMES)
    spoilt = [*lines[:-1], b"{}"]
    with pytest.raises(BadRecord) as bad:
        list(read_records(spoilt, GAMES))
    assert bad.value.line == len(lines)
    with pytest.raises(BadRecord, match="line 1: "):
        list(read_records([], GAMES))
    with pytest.raises(BadRecord):
        read_record(lines, GAMES)


@pytest.mark.parametrize("terms", [{"variant": 5}, {"variant": ["refas"]}, {"variant": None}, 5, None])
def test_terms_of_an_earlier_version_in_another_form_are_refused_with_the_line(terms: object) -> None:
    lines = (HISTORIES / "0.1.0-preferans-three.jsonl").read_bytes().splitlines()
    for place in (0, 1):
        changed = msgspec.json.encode({**msgspec.json.decode(lines[place]), "terms": terms})
        with pytest.raises(BadRecord) as bad:
            read_record([*lines[:place], changed, *lines[place + 1 :]], GAMES)
        assert bad.value.line == place + 1
        assert "terms" in str(bad.value.problem)
