"""The examples of the how-to for Python work, and there is one for every function."""

import re
from pathlib import Path

import pytest

from kitapi import api
from kitapi.players import levels
from kitapi.records import Record, write_record
from kitapi.registry import GAMES
from kitapi_testing.places import HOWTOS
from tests.review.fake_judging import judging_module
from tests.review.reviewed_deals import TERMS, deals

TEXT = (HOWTOS / "ask-from-python.md").read_text("utf-8")
BLOCKS = [part.partition("```")[0] for part in TEXT.split("```python\n")[1:]]


def test_the_examples_hold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("Anna", "Boris", "Cyril")
    record = Record(game=GAMES["prefa"], terms=TERMS["prefa"], seats=names, deals=deals("prefa")[:2])
    (tmp_path / "sitting.jsonl").write_bytes(b"".join(write_record(record)))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(levels, "judging_of", judging_module)
    known: dict[str, object] = {}
    for block in BLOCKS:
        exec(block, known)


def test_every_function_has_an_example() -> None:
    called = set(re.findall(r"api\.([a-z]+)\(", "".join(BLOCKS)))
    assert called == {name for name in api.__all__ if name.islower()}
