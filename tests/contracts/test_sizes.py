"""No function, signature or module is larger than CONTRIBUTING.md says, except those listed here.

Every exception has its reason, and exceptions may only become fewer and smaller; ``test_record_sizes`` has those of
records.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

SOURCES = Path(__file__).resolve().parents[2] / "src"

MOST_LINES = 30
"""The most lines of a function, without its docstring."""
MOST_PARAMETERS = 5
"""The most parameters of a function, without ``self``."""
LONGEST_MODULE = 400
WIDEST = 120

REASON = re.compile(r"noqa: .*PLR0913.* - \w")

KERNELS = ("compiled",)
"""Decorators of functions that Numba compiles: these are long, with many arrays and numbers as parameters."""

COMMAND = "a command: its options, and what it prints of them"
VIEW = "a view, field by field"
CASES = "a row for each case"
STEPS = "a random walk, told from top to bottom"

LONG_FUNCTIONS = {
    "kitapi/cli/arena/deals.py regret": (36, COMMAND),
    "kitapi/games/caribbean_stud/rules/books/shifts.py _shift": (31, VIEW),
    "kitapi/games/caribbean_stud/rules/views/build.py view": (33, VIEW),
    "kitapi_testing/games/caribbean_stud/evenings.py _intrusions": (31, CASES),
    "kitapi_testing/games/caribbean_stud/plain_rulings.py _of_seat": (32, CASES),
    "kitapi_testing/strategies.py sitting": (34, STEPS),
}
LONG_MODULES = {
    "kitapi_testing/store_contract.py": (556, "a class that every store's tests inherit, with a test for each promise"),
}
GENERATED = "/client/accounts/rules.js"
"""The end of the paths of files that are generated from the rules, which have their own sizes."""
MANY_PARAMETERS = {
    "kitapi_testing/strategies.py sitting": (8, "keywords that most callers leave out"),
    "kitapi_testing/strategies.py _next_action": (6, "what ``sitting`` was given"),
    "kitapi_testing/room_people.py play_first": (6, "the signature of every bot"),
    "kitapi_testing/browser/visitor.py visit": (6, "keywords that most callers leave out"),
}
"""Functions with more parameters, besides those whose line says ``noqa: PLR0913`` and a reason."""


class Size(NamedTuple):
    """A function and how large it is; ``says_why``: its first line gives a reason for its parameters."""

    place: str
    lines: int
    parameters: int
    says_why: bool


def sources(suffix: str) -> Iterator[tuple[str, str]]:
    """Yield the sources of program and test support, by path below ``src``, without those of third parties."""
    for path in sorted(SOURCES.rglob(f"*{suffix}")):
        name = path.relative_to(SOURCES).as_posix()
        if "/vendor/" not in name and "/bundle/" not in name:
            yield name, path.read_text("utf-8")


def functions_of(name: str, code: str) -> Iterator[Size]:
    """Yield every function in ``code``, the module ``name``, that Numba does not compile."""
    lines = code.splitlines()
    for node in _functions_in(ast.parse(code)):
        if _is_kernel(node):
            continue
        first = node.body[0]
        docstring = 0 if ast.get_docstring(node) is None else (first.end_lineno or 0) - first.lineno + 1
        length = (node.end_lineno or 0) - node.lineno + 1 - docstring
        yield Size(f"{name} {node.name}", length, _parameters(node), REASON.search(lines[node.lineno - 1]) is not None)


def _functions_in(within: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Yield the functions in ``within``; only statements are searched, because expressions contain none."""
    for node in ast.iter_child_nodes(within):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node
        if isinstance(node, ast.stmt | ast.ExceptHandler | ast.match_case):
            yield from _functions_in(node)


def _is_kernel(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return any(ast.unparse(one).partition("(")[0].rpartition(".")[2] in KERNELS for one in node.decorator_list)


def _parameters(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    given = node.args
    names = [one.arg for one in (*given.posonlyargs, *given.args, *given.kwonlyargs)]
    return len(names) - (names[:1] in (["self"], ["cls"]))


@cache
def functions() -> tuple[Size, ...]:
    return tuple(size for name, code in sources(".py") for size in functions_of(name, code))


def beyond(found: dict[str, int], exceptions: dict[str, tuple[int, str]]) -> dict[str, int]:
    """Return the pieces that are larger than their exception allows, or have none."""
    return {name: size for name, size in found.items() if size > exceptions.get(name, (0, ""))[0]}


def test_no_function_is_longer_than_30_lines() -> None:
    assert len(functions()) > 5000
    found = {one.place: one.lines for one in functions() if one.lines > MOST_LINES}
    assert beyond(found, LONG_FUNCTIONS) == {}


def test_no_function_has_more_than_5_parameters_without_a_reason() -> None:
    found = {one.place: one.parameters for one in functions() if one.parameters > MOST_PARAMETERS and not one.says_why}
    assert beyond(found, MANY_PARAMETERS) == {}


@pytest.mark.parametrize("suffix", [".py", ".js", ".d.ts"])
def test_no_module_is_longer_than_400_lines(suffix: str) -> None:
    found = {name: code.count("\n") for name, code in sources(suffix) if not name.endswith(GENERATED)}
    assert len(found) > 10
    assert beyond({name: lines for name, lines in found.items() if lines > LONGEST_MODULE}, LONG_MODULES) == {}


def test_the_pages_types_have_no_line_of_more_than_120_characters() -> None:
    """ESLint checks the modules."""
    wide = [name for name, code in sources(".d.ts") if max(map(len, code.splitlines())) > WIDEST]
    assert wide == []


def test_a_long_function_and_a_long_signature_are_found() -> None:
    code = 'def long(a, b, c, d, e, f):\n    """It is."""\n' + "    a()\n" * MOST_LINES
    assert list(functions_of("x.py", code)) == [Size("x.py long", MOST_LINES + 1, 6, says_why=False)]
    assert beyond({"x.py long": 31}, {"x.py long": (30, "")}) == {"x.py long": 31}
    reasoned = "class One:\n    def long(self, a, b, c, d, e, f):  # noqa: PLR0913 - all of it\n        ..."
    assert list(functions_of("x.py", reasoned)) == [Size("x.py long", 2, 6, says_why=True)]
    assert list(functions_of("x.py", f"@compiled\n{code}")) == []
