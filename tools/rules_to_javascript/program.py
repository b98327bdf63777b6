"""Gathers all that a few functions need, and writes it as one module of JavaScript."""

import ast
import inspect
import re
import textwrap
from collections.abc import Iterable, Mapping
from types import FunctionType
from typing import Any

from kitapi.lines.lines import BadLine
from tools.rules_to_javascript import types
from tools.rules_to_javascript.schemas import schema_text
from tools.rules_to_javascript.scope import RESERVED, RUNTIME, Unsupported, definition_of
from tools.rules_to_javascript.statements import function_text
from tools.rules_to_javascript.values import value_text

LONGEST = 118


class Root:
    """A function that the module exports; ``refuse`` gives its result for a document that cannot be read."""

    def __init__(self, function: FunctionType, refuse: FunctionType) -> None:
        self.function = function
        self.refuse = refuse


class Program:
    """All functions, classes and constants reached from some roots, each translated once."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.homes: dict[str, Any] = {}
        self.waiting: list[tuple[str, Any]] = []

    def need(self, name: str, value: Any) -> None:
        """Note that ``name`` is used, which must mean the same everywhere.

        Raises:
            Unsupported: two different things have that name.
        """
        if value is BadLine:
            return
        if name in RESERVED:
            raise Unsupported(f"{name} is a name of JavaScript or of runtime.js")
        known = self.homes.setdefault(name, value)
        if known is not value and known != value:
            raise Unsupported(f"{name} has two meanings: {known!r}, {value!r}")
        if name not in self.texts and (name, value) not in self.waiting:
            self.waiting.append((name, value))

    def gather(self) -> None:
        """Translate all that is waiting, and all that it needs."""
        while self.waiting:
            name, value = self.waiting.pop()
            self.texts[name] = ""
            self.texts[name] = self.text_of(name, value)

    def text_of(self, name: str, value: Any) -> str:
        """Return the translation of one thing."""
        if isinstance(value, FunctionType):
            return self.function(name, value)
        if isinstance(value, type):
            return self.class_text(value)
        try:
            return f"const {name} = {value_text(value)};"
        except TypeError as error:
            raise Unsupported(f"{name}: {error}") from None

    def function(self, name: str, value: FunctionType) -> str:
        """Return a function, or a property of a class as one."""
        if "." in value.__qualname__:
            owner = getattr(inspect.getmodule(value), value.__qualname__.split(".")[0])
            place, outer = definition_of(owner)
            node = next(one for one in outer.body if isinstance(one, ast.FunctionDef) and one.name == value.__name__)
            text = function_text(place, node, value, self.need, owner)
            body = text.split("{", 1)[1].replace("this.", "self.")
            return f"{documentation(node)}function {name}(self) {{{body}"
        place, node = definition_of(value)
        return documentation(node) + function_text(place, node, value, self.need)

    def class_text(self, value: type) -> str:
        """Return a class: a named tuple as a function that builds an object, any other with its methods."""
        place, node = definition_of(value)
        if types.is_named_tuple(value):
            fields = ", ".join(value._fields)  # type: ignore[attr-defined]
            return f"{documentation(node)}function {value.__name__}({fields}) {{\n  return {{ {fields} }};\n}}"
        methods = [one for one in node.body if isinstance(one, ast.FunctionDef)]
        texts = (
            documentation(one) + function_text(place, one, getattr(value, one.name), self.need, value)
            for one in methods
        )
        body = textwrap.indent("\n\n".join(texts), "  ")
        return f"{documentation(node)}class {value.__name__} {{\n{body}\n}}"


def documentation(node: Any) -> str:
    """Return the first sentence of a docstring as a comment."""
    stated = ast.get_docstring(node) or ""
    first = " ".join(stated.split("\n\n")[0].split())
    lines = textwrap.wrap(first, 110)
    if not lines:
        return ""
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}\n" for line in lines) + " */\n"


def module_text(roots: Iterable[Root], constants: Mapping[str, Any], names: str) -> str:
    """Return the module that exports ``roots`` and ``constants``; ``names``: what it is translated from."""
    program, exported = Program(), list(roots)
    for root in exported:
        program.need(root.function.__name__, root.function)
        program.need(root.refuse.__name__, root.refuse)
    for name, value in constants.items():
        program.need(name, value)
    program.gather()
    parts = sorted(program.texts.values(), key=_rank)
    exports = [
        *_schemas(exported),
        *(_export(root) for root in exported),
        *(f"export {{ {one} }};" for one in constants),
    ]
    runtime = RUNTIME.read_text()
    head = (
        f"// Generated by tools/rules_to_javascript from {names};\n// never edited by hand.\n"
        "// @ts-nocheck - the types are those of the source, which mypy checks\n"
    )
    text = "\n\n".join((head.rstrip("\n"), runtime.rstrip("\n"), *parts, *exports)) + "\n"
    return "\n".join(break_lines(text.splitlines())) + "\n"


def _rank(text: str) -> tuple[int, str]:
    code = re.sub(r"^/\*\*.*?\*/\n", "", text, flags=re.S)
    kind = {"const": 0, "class": 1}.get(code.split(" ", 1)[0], 2)
    return (kind, code.split("(")[0] if kind else code.split("=")[0])


def _export(root: Root) -> str:
    """Return the exported function, which reads its documents first."""
    name = root.function.__name__
    hints = types.hints_of(root.function)
    parameters = list(inspect.signature(root.function).parameters)
    reads = ", ".join(f'read({_schema(hints[one])}, {one}, "")' for one in parameters)
    types_said = "".join(f" * @param {{any}} {one} a document\n" for one in parameters)
    return (
        f"/**\n * {first_sentence(root.function)}\n{types_said} * @returns {{any}}\n */\n"
        f"function read_and_{name}({', '.join(parameters)}) {{\n"
        f"  let given;\n  try {{\n    given = [{reads}];\n  }} catch (refused) {{\n"
        f"    if (!(refused instanceof BadLine)) throw refused;\n"
        f"    return {root.refuse.__name__}(refused.subject);\n  }}\n"
        f"  return {name}(...given);\n}}\n\nexport {{ read_and_{name} as {name} }};"
    )


def _schemas(roots: list[Root]) -> list[str]:
    """Return the schema of every document that the exported functions take."""
    hints = {
        hint.__name__: hint
        for root in roots
        for name, hint in types.hints_of(root.function).items()
        if name != "return"
    }
    return [f"const {_schema(hint)} = {schema_text(hint)};" for hint in hints.values()]


def _schema(hint: Any) -> str:
    return f"{hint.__name__}_schema"


def first_sentence(function: FunctionType) -> str:
    """Return the first paragraph of a function's docstring."""
    return " ".join((inspect.getdoc(function) or "").split("\n\n")[0].split())


def break_lines(lines: Iterable[str]) -> Iterable[str]:
    """Break lines that are too long after a comma."""
    for line in lines:
        rest, indent = line, " " * (len(line) - len(line.lstrip()) + 2)
        while len(rest) > LONGEST and (at := rest.rfind(", ", len(indent) + 1, LONGEST)) > 0:
            yield rest[: at + 1]
            rest = indent + rest[at + 2 :]
        yield rest
