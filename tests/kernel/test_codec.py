"""Events of older schemas are converted to the newest, one step after the other."""

from typing import Any

import msgspec
import pytest

from kitapi.kernel import ImpossibleHistory
from kitapi.kernel.codec import StructCodec


class Moved(msgspec.Struct, frozen=True, tag_field="kind", tag="toy.moved"):
    """An event with three schemas: 1 had a ``place``, 2 a ``column``, 3 has column and row."""

    column: int
    row: int


class Ended(msgspec.Struct, frozen=True, tag_field="kind", tag="toy.ended"):
    pass


def second(event: dict[str, Any]) -> dict[str, Any]:
    return {"kind": event["kind"], "column": event["place"] + 0}


def third(event: dict[str, Any]) -> dict[str, Any]:
    return {**event, "row": 0}


CODEC: StructCodec[Moved, Moved, Any, Moved] = StructCodec(
    terms=Moved,
    action=Moved,
    event=Moved | Ended,
    view=Moved,
    observation=Moved,
    schemas={"toy.moved": 3},
    upcasters={("toy.moved", 1): second, ("toy.moved", 2): third},
)


def test_an_event_has_the_newest_schema_and_one_without_changes_the_first() -> None:
    assert CODEC.event_kind(Moved(1, 2)) == ("toy.moved", 3)
    assert CODEC.event_kind(Ended()) == ("toy.ended", 1)


@pytest.mark.parametrize(
    ("schema", "written", "read"),
    [
        (1, b'{"kind": "toy.moved", "place": 7}', Moved(7, 0)),
        (2, b'{"kind": "toy.moved", "column": 7}', Moved(7, 0)),
        (3, b'{"kind": "toy.moved", "column": 7, "row": 8}', Moved(7, 8)),
    ],
)
def test_an_event_of_any_schema_is_read_as_one_of_the_newest(schema: int, written: bytes, read: Moved) -> None:
    assert CODEC.read_event("toy.moved", schema, written) == read


@pytest.mark.parametrize(
    ("kind", "schema", "written"),
    [
        ("toy.moved", 4, b'{"kind": "toy.moved", "column": 7, "row": 8}'),
        ("toy.moved", 0, b'{"kind": "toy.moved", "column": 7, "row": 8}'),
        ("toy.moved", 2, b'{"kind": "toy.moved"}'),
        ("toy.moved", 1, b'{"kind": "toy.moved", "place": "seven"}'),
        ("toy.moved", 1, b"[]"),
        ("toy.moved", 1, b"7"),
        ("toy.moved", 3, b'{"kind": "toy.\xff", "column": 7, "row": 8}'),
        ("toy.moved", 3, b'{"kind": "toy.moved", "column": 7, "row": 8, "x": ' + b"[" * 50_000 + b"]" * 50_000 + b"}"),
        ("toy.moved", 3, b'{"kind": "toy.ended"}'),
        ("toy.ended", 2, b'{"kind": "toy.ended"}'),
        ("toy.lost", 1, b'{"kind": "toy.lost"}'),
    ],
)
def test_what_no_version_wrote_is_no_history(kind: str, schema: int, written: bytes) -> None:
    with pytest.raises(ImpossibleHistory, match=rf"^{kind} of schema \d "):
        CODEC.read_event(kind, schema, written)
