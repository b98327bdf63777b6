"""Modules that a text names are imports too: they exist, and go downwards by the same layers as all others.

``-m kitapi.workers`` and ``"kitapi.cli.hand.command:hand"`` are seen by no import checker; a name that is put together
when the program runs would be seen by nobody, so there is none.
"""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import pytest

import kitapi

SOURCES = Path(kitapi.__path__[0])
PROJECT = Path(__file__).parents[2] / "pyproject.toml"
NAMED = re.compile(r"kitapi(?:\.\w+)+(?::\w+)?")
FILES = {"kitapi.sqlite3", "kitapi.toml"}
"""Names of files that look like modules."""
FORMATTED = re.compile(r"\bkitapi\.")


class Named(NamedTuple):
    """A text in a module that names another."""

    module: str
    text: str


def modules() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(SOURCES.rglob("*.py")):
        parts = path.relative_to(SOURCES.parent).with_suffix("").parts
        yield ".".join(parts).removesuffix(".__init__"), ast.parse(path.read_bytes())


@cache
def named() -> tuple[Named, ...]:
    return tuple(
        Named(module, node.value)
        for module, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if NAMED.fullmatch(node.value) and node.value not in FILES
    )


@cache
def layers() -> dict[str, int]:
    """The place of every package of the program, the highest 0."""
    contracts = tomllib.loads(PROJECT.read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    (rows,) = (one["layers"] for one in contracts if one["id"] == "layers")
    return {name.strip(" ()"): place for place, row in enumerate(rows) for name in row.split("|")}


def climbs(one: Named) -> bool:
    """Whether a module names one that it may not import: of a higher layer, of one beside it, or of another game."""
    (_, here, *inside), (_, there, *named_inside) = one.module.split("."), one.text.partition(":")[0].split(".")
    if here == there:
        return here == "games" and inside[:1] != named_inside[:1]
    return layers()[here] >= layers()[there]


def test_there_are_texts_that_name_modules() -> None:
    assert {"kitapi.web.answering_process", "kitapi.registry", "kitapi.cli.commands"} <= {one.module for one in named()}


@pytest.mark.parametrize("one", named(), ids=lambda one: f"{one.module} names {one.text}")
def test_a_named_module_is_there_and_lies_below(one: Named) -> None:
    module, _, name = one.text.partition(":")
    spec = find_spec(module)
    assert spec is not None
    if name:
        assert spec.origin is not None
        assert re.search(rf"^(?:async )?(?:def|class) {name}\b|^{name} = ", Path(spec.origin).read_text(), re.MULTILINE)
    assert not climbs(one), "it may not import that"


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("kitapi.room.desk", "kitapi.web.app:create_app"),
        ("kitapi.games.prefa.package", "kitapi.games.preferans.players.judging"),
        ("kitapi.players.roster", "kitapi.registry"),
        ("kitapi.room.desk", "kitapi.games.prefa.package"),
    ],
)
def test_a_climb_is_seen(module: str, text: str) -> None:
    assert climbs(Named(module, text))


def test_no_name_of_a_module_is_put_together() -> None:
    formatted = [
        module
        for module, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        and any(isinstance(part, ast.Constant) and FORMATTED.search(str(part.value)) for part in node.values)
    ]
    assert formatted == []
