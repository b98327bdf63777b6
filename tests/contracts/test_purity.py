"""The rules are pure: besides each other they import only a few modules without chance, clock, disk or network.

Import contracts in ``pyproject.toml`` list what is forbidden; this test lists everything that is allowed.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "kitapi"
PURE = ("cards", "house", "kernel", "ledger", "mechanics", "games")
ALLOWED = {"collections", "enum", "fractions", "functools", "hashlib", "itertools", "msgspec", "re", "typing"}
FORBIDDEN_CALLS = {"open", "print", "input", "eval", "exec", "__import__", "id", "hash"}
"""Built-in functions that access something outside the program, or whose results differ from run to run."""

SCOPE = ("cards", "house", "kernel", "ledger", "mechanics", "games/*/rules", "games/*/drills")
"""The folders whose modules are read, as patterns below ``kitapi``."""


def impurities(source: str) -> Iterator[str]:
    """Imports and calls in ``source`` that no rule may have."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from (f"imports {name.name}" for name in names if _is_strange(name.name))
            case ast.ImportFrom(module=module, level=level):
                if level or module is None or _is_strange(module):
                    yield f"imports from {module}"
            case ast.Call(func=ast.Name(id=name)) if name in FORBIDDEN_CALLS:
                yield f"calls {name}"


def _is_strange(module: str) -> bool:
    first, _, rest = module.partition(".")
    if first != "kitapi":
        return first not in ALLOWED
    place = rest.split(".")
    if place == ["texts"]:
        return False
    return place[0] not in PURE or (place[0] == "games" and not {"rules", "drills"}.intersection(place[2:3]))


def modules() -> set[Path]:
    return {path for scope in SCOPE for folder in SOURCE.glob(scope) for path in folder.rglob("*.py")}


def test_every_module_of_rules_is_pure() -> None:
    read = sorted({*modules(), SOURCE / "texts.py"})
    found = {path: list(impurities(path.read_text(encoding="utf-8"))) for path in read}
    assert {path.relative_to(SOURCE): what for path, what in found.items() if what} == {}


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "import os.path",
        "from time import monotonic",
        "from kitapi.store import EventStore",
        "from kitapi.games.prefa.players import steady",
        "from . import bidding",
        "def decide(state):\n    import secrets\n    return secrets.randbelow(2)",
        "cards = open('cards')",
        "seed = id(object())",
    ],
)
def test_what_is_impure_is_found(source: str) -> None:
    assert list(impurities(source))


def test_there_are_rules_to_look_at() -> None:
    assert {path.relative_to(SOURCE).parts[0] for path in modules()} == set(PURE)
    for folder in (folder for one in SCOPE for folder in SOURCE.glob(one)):
        assert any(path.is_relative_to(folder) for path in modules()), folder
