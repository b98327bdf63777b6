"""What the translator knows of one module and one function while it reads them."""

import ast
import inspect
import re
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, get_type_hints

from tools.rules_to_javascript import types

RUNTIME = Path(__file__).with_name("runtime.js")
_WORDS = (
    "arguments await case catch const default delete do enum export extends function instanceof interface let new null "
    "package static super switch this throw typeof var void yield"
)
RESERVED = {*_WORDS.split(), *re.findall(r"^(?:const|function|class) (\w+)", RUNTIME.read_text(), flags=re.M)}
"""Names that nothing in the program may have: words of JavaScript and names of ``runtime.js``."""


class Unsupported(Exception):
    """A construct outside the subset, with the file and line where it stands."""


class Place(NamedTuple):
    """A module of the program, in whose file the code stands."""

    module: ModuleType

    def refuse(self, node: ast.AST, why: str) -> Unsupported:
        """Return the error that names the file and line of ``node``."""
        return Unsupported(f"{self.module.__file__}:{getattr(node, 'lineno', '?')}: {why}")


class JavaScript(NamedTuple):
    """An expression: its text, the type of its value in Python, and how strongly its parts hold together."""

    text: str
    type: Any
    level: int = 20

    def within(self, level: int) -> str:
        """Return the text, in parentheses where its parts would fall apart."""
        return self.text if self.level >= level else f"({self.text})"


ARROW, CONDITION, EITHER, BOTH, EQUAL, LESS, PLUS, TIMES, UNARY, CALL = 1, 2, 3, 4, 8, 9, 12, 13, 15, 20


def method_name(node: ast.AST) -> str:
    """Return the name of the method that translates such a node."""
    return "_of_" + re.sub(r"(?<!^)(?=[A-Z])", "_", type(node).__name__).lower()


@cache
def tree_of(module: ModuleType) -> ast.Module:
    """Return the syntax tree of a module."""
    return ast.parse(inspect.getsource(module))


def definition_of(owner: Any) -> tuple[Place, Any]:
    """Return the syntax tree of a function or class at the top of its module.

    Raises:
        Unsupported: it stands elsewhere.
    """
    module = sys.modules[owner.__module__]
    if not owner.__module__.startswith("kitapi."):
        raise Unsupported(f"{owner!r} is not of this program")
    for node in tree_of(module).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == owner.__qualname__:
            return Place(module), node
    raise Unsupported(f"{owner.__module__}.{owner.__qualname__} is not at the top of its module")


def constant_type(place: Place, name: str, value: Any) -> Any:
    """Return the type of a constant, from its annotation if it has one."""
    homes = [module for title, module in list(sys.modules.items()) if title.startswith("kitapi.")]
    for module in [place.module, *homes]:
        if getattr(module, name, None) is value and name in getattr(module, "__annotations__", {}):
            return types.plain(get_type_hints(module, include_extras=True)[name])
    return value if isinstance(value, type) else type(value)
