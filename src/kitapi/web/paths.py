"""Paths of routes as they are declared, such as ``/table/{table_id:str}``, and the matching of addresses with them."""

import re
from collections.abc import Iterable, Mapping
from typing import Generic, TypeVar

ValueT = TypeVar("ValueT")

OF_TABLE = re.compile(r"/api/tables/([^/]+)/")
LONGEST_TABLE = 64

_PARAMETER = re.compile(r"\{[^:}]+:([a-z]+)\}")
_FORMS = {"int": r"-?\d+", "str": "[^/]+"}


def table_in(path: str) -> str:
    """The id of the table in ``path``, cut off at the maximum length of an id; empty for other paths."""
    found = OF_TABLE.match(path)
    return found[1][:LONGEST_TABLE] if found else ""


class Paths(Generic[ValueT]):
    """Values by the declared path of a route; a path without parameters has precedence over one with parameters."""

    def __init__(self, values: Mapping[str, ValueT]) -> None:
        self._plain: dict[str, ValueT] = {}
        self._prefixes: list[tuple[str, ValueT]] = []
        self._patterns: dict[int, list[tuple[re.Pattern[str], ValueT]]] = {}
        for path, value in sorted(values.items(), key=lambda one: one[0].count("{")):
            if path.endswith(":path}"):
                self._prefixes.append((path.partition("{")[0], value))
            elif "{" in path:
                pattern = re.compile("".join(_parts(path)))
                self._patterns.setdefault(path.count("/"), []).append((pattern, value))
            else:
                self._plain[path] = value

    def find(self, path: str) -> ValueT | None:
        """The value of the route that matches the address ``path``; None if none does."""
        path = path.rstrip("/") or "/"
        if (plain := self._plain.get(path)) is not None:
            return plain
        for prefix, value in self._prefixes:
            if path.startswith(prefix):
                return value
        for pattern, value in self._patterns.get(path.count("/"), ()):
            if pattern.fullmatch(path):
                return value
        return None


def _parts(path: str) -> Iterable[str]:
    for number, part in enumerate(_PARAMETER.split(path)):
        yield _FORMS[part] if number % 2 else re.escape(part)
