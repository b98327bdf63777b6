"""Sheets and changes from elsewhere are read only if they have the form of ``docs/formats/sheet.md``."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kitapi.papers.changes import (
    MOST_CHANGES,
    MOST_DEVICES,
    MOST_OPTIONS,
    Change,
    KeptSheet,
    device_of,
    is_same,
    number_of,
)

PAGE = Path("src/kitapi/web/client/writer/sheet_file.js")
HEAD = {"id": "1f0c", "game": "prefa", "players": 3, "first_dealer": 0, "variant": {"aces": True}, "made": 1}
LINE = {"kind": "deal", "declarer": 0, "contract": "6h", "aces": False}
MADE = {"id": "9ab3.4", "seen": {"9ab3": 3}, "at": 1795860300000}
CHANGES: tuple[dict[str, Any], ...] = (
    {**MADE, "do": "write", "after": None, "line": LINE},
    {**MADE, "do": "write", "after": "9ab3.2", "line": LINE},
    {**MADE, "do": "amend", "of": "9ab3.2", "line": LINE},
    {**MADE, "do": "strike", "of": "9ab3.2"},
    {**MADE, "do": "undo", "of": "9ab3.2"},
    {**MADE, "do": "name", "seat": 2, "name": "Βάσω"},
    {**MADE, "do": "keep", "of": ["9ab3.2", "77.1"]},
)


def read(change: object) -> Change:
    found: Change = msgspec.json.decode(msgspec.json.encode(change), type=Change)
    return found


def test_every_change_is_written_again_as_it_was_read() -> None:
    document = {"format": "kitapi-sheet", "version": 1, "head": HEAD, "changes": list(CHANGES)}
    sheet = msgspec.json.decode(msgspec.json.encode(document), type=KeptSheet)
    assert msgspec.json.decode(msgspec.json.encode(sheet)) == document


@pytest.mark.parametrize(
    "wrong",
    [
        {"id": "9ab3"},
        {"id": "9ab3.x"},
        {"id": "9ab3.1\n"},
        {"seen": {"9ab3\n": 1}},
        {"id": "9 b3.1"},
        {"seen": {"9ab3": -1}},
        {"seen": {str(one): 1 for one in range(MOST_DEVICES + 1)}},
        {"at": -1},
        {"at": 1.5},
        {"of": "9ab3"},
        {"more": 1},
        {"do": "erase"},
        {"line": {"kind": {"deal": 1}}},
        {"line": {"kind": "x" * 65}},
        {"line": {"tricks": [[1]]}},
        {"line": {str(one): 1 for one in range(MOST_OPTIONS + 1)}},
    ],
)
def test_a_change_of_another_form_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        read({**CHANGES[2], **wrong})


@pytest.mark.parametrize("wrong", [{"seat": 7}, {"seat": -1}, {"name": "x" * 25}])
def test_a_name_of_another_form_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        read({**CHANGES[5], **wrong})


def test_a_change_says_its_device_and_number() -> None:
    assert (device_of("a-b.12"), number_of("a-b.12")) == ("a-b", 12)


def test_what_a_link_leaves_out_makes_no_difference_and_all_else_does() -> None:
    one = read(CHANGES[0])
    assert is_same(one, read({**CHANGES[0], "at": 1, "line": {key: LINE[key] for key in LINE if key != "aces"}}))
    assert not is_same(one, read({**CHANGES[0], "line": {**LINE, "aces": True}}))
    assert not is_same(one, read(CHANGES[1]))
    assert not is_same(one, read(CHANGES[4]))
    assert not is_same(one, read({**CHANGES[0], "seen": {}}))


def test_the_page_has_the_same_bound() -> None:
    found = re.search(r"MOST_CHANGES = (\d+)", PAGE.read_text())
    assert found
    assert int(found[1]) == MOST_CHANGES
