"""No test, test support or campaign uses a private name of another object, not even given as text.

Ruff finds ``one._x``. These tests check the lines on which ruff is switched off, names given as text to ``setattr``,
``patch`` and similar functions, and imported names.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

FOLDERS = ("tests", "src/kitapi_testing", "campaigns/src", "examples")

BY_TEXT = {"setattr", "getattr", "delattr", "hasattr", "patch", "object", "attrgetter", "methodcaller"}
"""Functions and methods that take names as text."""

PRIVATE = re.compile(r"(?:[\w.]+\.)?_(?!(?:asdict|fields|make|replace)$)[a-z]\w*", re.IGNORECASE)
"""Matches private names, except those of named tuples."""
LIKELY = re.compile(r"""["'](?:[\w.]+\.)?_[a-zA-Z]\w*["']|import .*\b_[a-zA-Z]|SLF001""")

FOREIGN = {
    "campaigns/src/kitapi_campaigns/proofs/outlets/determinism.py": "the interpreter's frames",
    "campaigns/src/kitapi_campaigns/simulated_room/loop.py": "what asyncio exports for the authors of event loops",
}
"""Modules with lines on which ruff is switched off, because they use private names of Python itself."""


def private_names(code: str) -> Iterator[str]:
    """Yield the private names that ``code`` imports from Kitapi or tests, or gives as text (see ``BY_TEXT``)."""
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in BY_TEXT:
                texts = [one.value for one in node.args[:2] if isinstance(one, ast.Constant)]
                yield from (one for one in texts if isinstance(one, str) and PRIVATE.fullmatch(one))
            case ast.ImportFrom(module=str(module)) if module.startswith(("kitapi", "tests")):
                yield from (one.name for one in node.names if PRIVATE.fullmatch(one.name))


def sources() -> Iterator[tuple[str, str]]:
    """Yield the paths of the modules that are checked, with their code."""
    for folder in FOLDERS:
        for file in sorted((ROOT / folder).rglob("*.py")):
            code = file.read_text(encoding="utf-8")
            if file != Path(__file__) and LIKELY.search(code):
                yield str(file.relative_to(ROOT)), code


def test_no_private_name_is_given_as_text_or_imported() -> None:
    found = {file: names for file, code in sources() if (names := list(private_names(code)))}
    assert found == {}


def test_no_line_is_passed_over_but_where_python_has_no_public_name() -> None:
    assert {file for file, code in sources() if "SLF001" in code} == set(FOREIGN)


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ('monkeypatch.setattr(store, "_write", fail)', ["_write"]),
        ('mock.patch.object(Writer, "_settle", settle)', ["_settle"]),
        ('patch("kitapi.web.room_setup._build", build)', ["kitapi.web.room_setup._build"]),
        ("from kitapi.web.room_setup import _build", ["_build"]),
        ('monkeypatch.setattr(numba, "__version__", "99.0")', []),
        ('monkeypatch.setattr(store, "write", "_a_value")', []),
        ("from functools import _lru_cache_wrapper", []),
    ],
)
def test_each_way_to_a_private_name_is_found(line: str, found: list[str]) -> None:
    assert list(private_names(line)) == found
