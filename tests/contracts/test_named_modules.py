"""Modules that are named in a text count as imports: they exist, and are in lower layers, as for other imports.

No import checker finds ``-m kitapi.workers`` or ``"kitapi.cli.hand.command:hand"``. A name that is put together at run
time could not be found here either, so these are forbidden.
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
TEXT = re.compile("[\"']kitapi")
IMPORT = r"\s*(?:from kitapi[\w.]* import\b|import kitapi[\w.]*(?: as \w+)?$)"
FORMATTED_TEXT = re.compile(rf"^(?!{IMPORT}).*\bkitapi\.", re.MULTILINE)
"""Matches a line, not an import, that contains ``kitapi.``; only modules with such a line are parsed."""


class Named(NamedTuple):
    """A text in a module that names another."""

    module: str
    text: str


def modules_with(pattern: re.Pattern[str]) -> Iterator[tuple[str, ast.Module]]:
    """Yield the modules in whose text ``pattern`` is found; only these are parsed."""
    for path in sorted(SOURCES.rglob("*.py")):
        if pattern.search(code := path.read_text("utf-8")):
            parts = path.relative_to(SOURCES.parent).with_suffix("").parts
            yield ".".join(parts).removesuffix(".__init__"), ast.parse(code)


@cache
def find_named() -> tuple[Named, ...]:
    return tuple(
        Named(module, node.value)
        for module, tree in modules_with(TEXT)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if NAMED.fullmatch(node.value) and node.value not in FILES
    )


@cache
def layers() -> dict[str, int]:
    """Return the place of every package of the program, the highest 0."""
    contracts = tomllib.loads(PROJECT.read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    (rows,) = (one["layers"] for one in contracts if one["id"] == "layers")
    return {name.strip(" ()"): place for place, row in enumerate(rows) for name in row.split("|")}


def climbs(one: Named) -> bool:
    """Whether a module names one that it may not import: of a higher or the same layer, or of another game."""
    (_, here, *inside), (_, there, *named_inside) = one.module.split("."), one.text.partition(":")[0].split(".")
    if here == there:
        return here == "games" and inside[:1] != named_inside[:1]
    return layers()[here] >= layers()[there]


def test_there_are_texts_that_name_modules() -> None:
    assert {"kitapi.web.answering_process", "kitapi.registry", "kitapi.cli.commands"} <= {
        one.module for one in find_named()
    }


def test_every_named_module_is_there_and_lies_below() -> None:
    for one in find_named():
        module, _, name = one.text.partition(":")
        spec = find_spec(module)
        assert spec is not None, one
        if name:
            assert spec.origin is not None, one
            definition = rf"^(?:async )?(?:def|class) {name}\b|^{name} = "
            assert re.search(definition, Path(spec.origin).read_text(), re.MULTILINE), one
        assert not climbs(one), f"{one}: it may not import that"


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("kitapi.room.desk", "kitapi.web.app:create_app"),
        ("kitapi.games.prefa.package", "kitapi.games.preferans.players.evaluation"),
        ("kitapi.players.roster", "kitapi.registry"),
        ("kitapi.room.desk", "kitapi.games.prefa.package"),
    ],
)
def test_a_climb_is_seen(module: str, text: str) -> None:
    assert climbs(Named(module, text))


def test_no_name_of_a_module_is_put_together() -> None:
    formatted = [
        module
        for module, tree in modules_with(FORMATTED_TEXT)
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        and any(isinstance(part, ast.Constant) and FORMATTED.search(str(part.value)) for part in node.values)
    ]
    assert formatted == []
