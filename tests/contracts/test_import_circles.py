"""No modules import each other, directly or indirectly, not even for types or inside functions.

Import contracts hold packages in layers, and do not look at imports that only a type checker reads. Here every module
of the program, of the test support and of the campaigns is read.
"""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
PACKAGES = {"kitapi": "src", "kitapi_testing": "src", "kitapi_campaigns": "campaigns/src"}
"""The packages whose modules are read, and the folder of each."""


@cache
def sources() -> Mapping[str, str]:
    """Return the source text of every module, by its name."""
    found = {}
    for package, folder in PACKAGES.items():
        root = PROJECT / folder
        for path in (root / package).rglob("*.py"):
            name = ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")
            found[name] = path.read_text("utf-8")
    return found


def list_imports(text: str, modules: Mapping[str, str]) -> Iterator[str]:
    """Yield those of ``modules`` that the source ``text`` imports, wherever the import stands."""
    for node in _statements(ast.parse(text)):
        match node:
            case ast.Import(names=names):
                yield from (one.name for one in names if one.name in modules)
            case ast.ImportFrom(module=str(module), names=names, level=0) if module in modules:
                below = (f"{module}.{one.name}" for one in names)
                yield from (one if one in modules else module for one in below)


def _statements(within: ast.AST) -> Iterator[ast.stmt]:
    """Yield the statements in ``within``; expressions are not searched, because they contain none."""
    for node in ast.iter_child_nodes(within):
        if isinstance(node, ast.stmt):
            yield node
        if isinstance(node, ast.stmt | ast.ExceptHandler | ast.match_case):
            yield from _statements(node)


def circle(modules: Mapping[str, str]) -> list[str]:
    """Return modules that import each other in a circle, the first again at the end; empty if there are none."""
    graph = TopologicalSorter({name: set(list_imports(text, modules)) - {name} for name, text in modules.items()})
    try:
        graph.prepare()
    except CycleError as error:
        return list(reversed(error.args[1]))
    return []


def test_no_modules_import_each_other() -> None:
    assert circle(sources()) == []


def test_all_packages_are_read() -> None:
    assert {name.partition(".")[0] for name in sources()} == set(PACKAGES)
    assert "kitapi.kernel.house" in set(list_imports(sources()["kitapi.kernel"], sources()))


@pytest.mark.parametrize(
    "line",
    [
        "import toy.table",
        "from toy.table import Table",
        "from toy import table",
        "if TYPE_CHECKING:\n    from toy.table import Table",
        "def table():\n    from toy.table import Table",
    ],
)
def test_a_circle_is_found_wherever_its_imports_stand(line: str) -> None:
    modules = {
        "toy": "",
        "toy.table": "from toy import seats",
        "toy.seats": "from toy.chips import one",
        "toy.chips": line,
    }
    assert set(circle(modules)) == {"toy.table", "toy.seats", "toy.chips"}
    assert circle({**modules, "toy.chips": "from toy.counting import two"}) == []
