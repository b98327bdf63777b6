"""``kitapi verify``: on a terminal, into a file, and compared with saved commitments."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from kitapi_testing.commands import kitapi
from kitapi_testing.games.transcripts import sitting
from kitapi_testing.shuffles import Shuffle

DEALS = [
    Shuffle("prefa", number=1, players=4, silent=(3,), withheld=(0, 2)),
    Shuffle("prefa", number=2, players=4, broken_up=True),
]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "sitting.jsonl"
    path.write_bytes(b"".join(sitting(Random(3), DEALS)))
    return path


def spoil(record: Path, old: bytes, new: bytes) -> None:
    text = record.read_bytes()
    assert old in text
    record.write_bytes(text.replace(old, new))


def test_a_terminal_gets_words(record: Path) -> None:
    ran = kitapi("verify", str(record), terminal=True)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines() == [
        "Deal 1: sound: its cards are the promised ones.",
        "  No share in the shuffle: seat 3.",
        "  Pledged a share and did not show it: seats 0, 2.",
        "Deal 2: ABORTED before its cards were shuffled; its secret is the promised one.",
        "2 deals: 1 sound, 1 aborted.",
    ]


def test_a_file_gets_json(record: Path) -> None:
    ran = kitapi("verify", str(record))
    assert ran.status == 0
    first, second = ran.answers()
    assert {name: first[name] for name in ("deal", "context", "algorithm", "outcome", "silent", "withheld")} == {
        "deal": 1,
        "context": "table/1",
        "algorithm": "kitapi-fy-2",
        "outcome": "sound",
        "silent": [3],
        "withheld": [0, 2],
    }
    assert (second["outcome"], second["problems"]) == ("aborted", [])
    assert kitapi("verify", str(record), "--json", terminal=True).out == ran.out


def test_a_record_may_come_from_standard_input(record: Path) -> None:
    assert kitapi("verify", "-", given=record.read_bytes()).out == kitapi("verify", str(record)).out


def test_a_deal_that_failed_ends_with_1(record: Path) -> None:
    spoil(record, b'"number":2', b'"number":3')
    ran = kitapi("verify", str(record))
    assert ran.status == 1
    assert ran.answers()[1]["problems"] == [
        {"check": "context", "sentence": "the context is that of deal 2, and this is deal 3"},
        {"check": "sitting", "sentence": "deal 3 follows deal 1"},
    ]
    in_words = kitapi("verify", str(record), terminal=True)
    assert in_words.status == 1
    assert "Deal 3: FAILED.\n  the context is that of deal 2, and this is deal 3 (context).\n" in in_words.out


def test_an_unknown_way_to_shuffle_ends_with_1_and_cannot_write_on_the_terminal(record: Path) -> None:
    spoil(record, b"kitapi-fy-2", b"\\u001b[31mtrue")
    ran = kitapi("verify", str(record), terminal=True)
    assert ran.status == 1
    assert "Deal 1: UNKNOWN: it was shuffled by “?[31mtrue”, which this program does not know.\n" in ran.out


def test_a_deal_that_shows_nothing_is_reported_and_has_not_failed(tmp_path: Path) -> None:
    path = tmp_path / "old.jsonl"
    path.write_bytes(b"".join(sitting(Random(3), [Shuffle("prefa", algorithm="kitapi-fy-1", broken_up=True)])))
    ran = kitapi("verify", str(path), terminal=True)
    assert ran.status == 0
    assert ran.out.startswith("Deal 1: NOTHING TO CHECK: no cards were shuffled, and no secret is shown.\n")


def test_what_was_saved_finds_a_deal_that_vanished(record: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    saved = [
        {**answer, "number": answer["deal"], "state": "used"} for answer in kitapi("verify", str(record)).answers()
    ]
    kept.write_bytes(b"\n".join(map(msgspec.json.encode, saved)))
    assert kitapi("verify", str(record), "--against", str(kept)).status == 0
    lines = record.read_bytes().splitlines(keepends=True)
    record.write_bytes(b"".join(lines[: next(place for place, line in enumerate(lines) if b"table/2" in line)]))
    ran = kitapi("verify", str(record), "--against", str(kept), terminal=True)
    assert ran.status == 1
    assert "it was saved, and is not in the record (against).\n" in ran.out


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (b"", "line 1 begins no record: "),
        (b"{}", "line 1 begins no record: "),
        (b"".join(sitting(Random(3), DEALS)[:1]), "the record holds no deal"),
    ],
)
def test_what_is_no_record_is_reported_in_one_line(given: bytes, said: str) -> None:
    ran = kitapi("verify", "-", given=given)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(f"kitapi: {said}")
    assert ran.err.count("\n") == 1


def test_saved_lines_that_are_none_are_named(record: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    kept.write_text("{}")
    ran = kitapi("verify", str(record), "--against", str(kept))
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("kitapi: --against: line 1 is no commitment: ")


def test_a_file_that_is_not_there_is_named() -> None:
    ran = kitapi("verify", "nothing.jsonl")
    assert (ran.status, ran.err) == (2, "kitapi: nothing.jsonl: No such file or directory\n")
