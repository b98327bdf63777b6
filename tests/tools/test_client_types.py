"""The page's types of requests and answers are those of the structs that the server reads and writes."""

from pathlib import Path

import msgspec
import pytest

from tools.client_types import FILES, render_types


class _Held(msgspec.Struct):
    names: tuple[str, ...]


class _Holding(msgspec.Struct):
    one: _Held | msgspec.UnsetType = msgspec.UNSET
    number: int | None = None


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_pages_types_are_those_of_the_server(path: Path) -> None:
    """If a change is intended: ``python -m tools.client_types``."""
    assert path.read_text("utf-8") == render_types(FILES[path])


def test_a_struct_is_declared_after_those_that_it_holds() -> None:
    _, held, holding = render_types([_Holding]).split("\n\n")
    assert held == "export interface _Held {\n  names: string[];\n}"
    assert holding == "export interface _Holding {\n  one?: _Held;\n  number?: number | null;\n}\n"


def test_a_type_without_a_counterpart_is_no_guess() -> None:
    with pytest.raises(LookupError):
        render_types([msgspec.defstruct("Sent", [("at", bytes)])])
