"""Translates the statements of a function."""

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from kitapi.lines.lines import BadLine
from kitapi.texts import Text
from tools.rules_to_javascript import types
from tools.rules_to_javascript.calls import key_text
from tools.rules_to_javascript.expressions import Expressions
from tools.rules_to_javascript.scope import CALL, CONDITION, EQUAL, RESERVED, JavaScript, Place, method_name

_SIGNS = {ast.Add: "+=", ast.Sub: "-=", ast.Mult: "*="}


class Statements:
    """Translates one function; its lines are indented by two spaces for each block around them."""

    def __init__(
        self, place: Place, node: ast.FunctionDef, local: dict[str, Any], need: Callable[[str, Any], None]
    ) -> None:
        self.place = place
        self.scope = Expressions(place, local, need)
        self.changing = {name for name, times in Counter(_assignments(node)).items() if times > 1}
        self.changing |= {one.target.id for one in ast.walk(node) if isinstance(one, ast.NamedExpr)}
        self.changing |= set(_used_outside_their_block(node))
        self.declared = set(local)
        self.fresh = set(_first_in(node.body)) & self.changing - self.declared

    def body(self, lines: list[ast.stmt]) -> list[str]:
        """Return the lines of a function's body."""
        hoisted = sorted(self.changing - self.declared - self.fresh)
        inner = list(self.block(lines))
        hoisted = [name for name in hoisted if re.search(rf"\b{name}\b", "\n".join(inner))]
        return [f"  let {', '.join(hoisted)};", *inner] if hoisted else inner

    def block(self, lines: Iterable[ast.stmt]) -> Iterable[str]:
        """Return the lines of a block."""
        for line in lines:
            translate = getattr(self, method_name(line), None)
            if translate is None:
                raise self.place.refuse(line, f"{type(line).__name__} is outside the subset")
            for text in translate(line):
                yield f"  {text}"

    def _of_expr(self, line: ast.Expr) -> Iterable[str]:
        if not isinstance(line.value, ast.Constant):
            yield f"{self.scope.of(line.value).text};"

    def _of_pass(self, _line: ast.Pass) -> Iterable[str]:
        return ()

    def _of_continue(self, _line: ast.Continue) -> Iterable[str]:
        return ("continue;",)

    def _of_assert(self, _line: ast.Assert) -> Iterable[str]:
        return ()

    def _of_match(self, line: ast.Match) -> Iterable[str]:
        """Return cases of single values, of which the last may be any other, as conditions."""
        subject = self.scope.of(line.subject)
        if not types.is_scalar(subject.type) or not isinstance(line.subject, ast.Name | ast.Attribute):
            raise self.place.refuse(line, "only a number, text or truth that has a name is matched")
        for at, case in enumerate(line.cases):
            is_rest = case is line.cases[-1] and is_wildcard(case.pattern)
            test = "" if is_rest else f"if ({self.case_test(line, case, subject).text}) "
            yield f"{'} else ' if at else ''}{test}{{"
            yield from self.block(case.body)
        yield "}"

    def case_test(self, line: ast.Match, case: ast.match_case, subject: JavaScript) -> JavaScript:
        """Return whether ``subject`` is the value of a case."""
        if case.guard is not None or not isinstance(case.pattern, ast.MatchValue):
            raise self.place.refuse(line, "a case is one value, or any other at the end")
        value = self.scope.of(case.pattern.value)
        return JavaScript(f"{subject.within(EQUAL + 1)} === {value.within(EQUAL + 1)}", bool, EQUAL)

    def _of_return(self, line: ast.Return) -> Iterable[str]:
        yield "return;" if line.value is None else f"return {self.scope.of(line.value).text};"

    def _of_raise(self, line: ast.Raise) -> Iterable[str]:
        if line.exc is None:
            raise self.place.refuse(line, "only new errors are raised")
        yield f"throw {self.scope.of(line.exc).text};"

    def _of_if(self, line: ast.If) -> Iterable[str]:
        yield f"if ({self.scope.truth(line.test).text}) {{"
        yield from self.block(line.body)
        if len(line.orelse) == 1 and isinstance(line.orelse[0], ast.If):
            first, *rest = self._of_if(line.orelse[0])
            yield from (f"}} else {first}", *rest)
            return
        if line.orelse:
            yield "} else {"
            yield from self.block(line.orelse)
        yield "}"

    def _of_for(self, line: ast.For) -> Iterable[str]:
        if line.orelse:
            raise self.place.refuse(line, "else after a loop is outside the subset")
        source = self.scope.array_of(line.iter)
        yield f"for (const {self.scope.bind(line.target, source.type)} of {source.text}) {{"
        yield from self.block(line.body)
        yield "}"

    def _of_while(self, line: ast.While) -> Iterable[str]:
        if line.orelse:
            raise self.place.refuse(line, "else after a loop is outside the subset")
        yield f"while ({self.scope.truth(line.test).text}) {{"
        yield from self.block(line.body)
        yield "}"

    def _of_try(self, line: ast.Try) -> Iterable[str]:
        if len(line.handlers) != 1 or line.orelse or line.finalbody:
            raise self.place.refuse(line, "try has one except")
        handler = line.handlers[0]
        if handler.type is None or self.scope.object_of(handler.type) is not BadLine:
            raise self.place.refuse(line, "only BadLine is caught")
        name = handler.name or "refused"
        self.scope.local[name] = BadLine
        yield "try {"
        yield from self.block(line.body)
        yield f"}} catch ({name}) {{"
        yield f"  if (!({name} instanceof BadLine)) throw {name};"
        yield from self.block(handler.body)
        yield "}"

    def _of_assign(self, line: ast.Assign) -> Iterable[str]:
        value = self.scope.of(line.value)
        if value.type is Text:
            return
        for target in line.targets:
            yield self.assign(target, value)
            if isinstance(target, ast.Name):
                value = JavaScript(target.id, value.type)

    def _of_ann_assign(self, line: ast.AnnAssign) -> Iterable[str]:
        if line.value is None:
            raise self.place.refuse(line, "a name is declared with its first value")
        hint = types.plain(eval(ast.unparse(line.annotation), vars(self.place.module)))
        value = self.scope.of(line.value)
        text = value.text
        if (
            isinstance(line.value, ast.Dict)
            and not line.value.keys
            and not types.is_plain_class(types.item_type(hint), str)
        ):
            text = "new Map()"
        yield self.assign(line.target, JavaScript(text, hint, value.level))

    def assign(self, target: ast.expr, value: JavaScript) -> str:
        """Return the assignment of a value to a name, a tuple of names, an attribute, or a key of a dict."""
        if isinstance(target, ast.Attribute):
            return f"{self.scope.of(target.value).within(CALL)}.{target.attr} = {value.text};"
        if isinstance(target, ast.Subscript):
            return self.assign_key(target, value)
        names = _names(target)
        pattern = self.scope.bind(target, value.type)
        if isinstance(target, ast.Name) and target.id in self.fresh:
            self.fresh.remove(target.id)
            return f"let {pattern} = {value.text};"
        if any(name in self.declared for name in names) or any(name in self.changing for name in names):
            return f"{pattern} = {value.text};"
        return f"const {pattern} = {value.text};"

    def assign_key(self, target: ast.Subscript, value: JavaScript) -> str:
        """Return the assignment of a value to an item."""
        owner, key = self.scope.of(target.value), self.scope.of(target.slice)
        if types.is_mapping(owner.type) and not types.is_plain_class(types.item_type(owner.type), str):
            return f"{owner.within(CALL)}.set({key_text(key)}, {value.within(CONDITION)});"
        return f"{owner.within(CALL)}[{key.text}] = {value.text};"

    def _of_aug_assign(self, line: ast.AugAssign) -> Iterable[str]:
        if isinstance(line.target, ast.Subscript):
            whole = ast.copy_location(ast.BinOp(left=_as_value(line.target), op=line.op, right=line.value), line)
            yield self.assign_key(line.target, self.scope.of(whole))
            return
        owner, value = self.scope.of(_as_value(line.target)), self.scope.of(line.value)
        if types.is_sequence(owner.type):
            if (types.members(owner.type)[0].__dict__.get("__origin__") or owner.type) is list or str(
                owner.type
            ).startswith("list"):
                yield f"{owner.text}.push(...{value.within(CONDITION)});"
            else:
                yield f"{owner.text} = [...{owner.within(CONDITION)}, ...{value.within(CONDITION)}];"
            return
        if type(line.op) not in _SIGNS:
            raise self.place.refuse(line, f"{type(line.op).__name__} is outside the subset")
        yield f"{owner.text} {_SIGNS[type(line.op)]} {value.text};"


def is_wildcard(pattern: ast.pattern) -> bool:
    """Whether a pattern is ``_``."""
    return isinstance(pattern, ast.MatchAs) and pattern.pattern is None and pattern.name is None


def _as_value(node: ast.expr) -> ast.expr:
    """Return a target as the value that it holds."""
    return ast.parse(ast.unparse(node), mode="eval").body


def _names(target: ast.expr) -> list[str]:
    if isinstance(target, ast.Tuple):
        return [name for one in target.elts for name in _names(one)]
    return [target.id] if isinstance(target, ast.Name) else []


def _first_in(lines: list[ast.stmt]) -> Iterable[str]:
    """Return the names whose first assignment stands in no inner block, alone."""
    seen: set[str] = set()
    for line in lines:
        targets = (
            line.targets if isinstance(line, ast.Assign) else [line.target] if isinstance(line, ast.AnnAssign) else []
        )
        if len(targets) == 1 and isinstance(targets[0], ast.Name) and targets[0].id not in seen:
            yield targets[0].id
        seen |= {one.id for one in ast.walk(line) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)}


def _assignments(node: ast.AST) -> Iterable[str]:
    """Return every name that a function assigns, as often as it does."""
    for one in ast.walk(node):
        if isinstance(one, ast.Assign):
            for target in one.targets:
                yield from _names(target)
        elif isinstance(one, ast.AnnAssign | ast.AugAssign):
            yield from _names(one.target)


def _used_outside_their_block(node: ast.FunctionDef) -> Iterable[str]:
    """Return the names that are assigned in an inner block and read outside it, which Python allows.

    In JavaScript a name ends with its block unless it is declared before it.
    """
    for block in _inner_blocks(node):
        inside = {one for line in block for one in ast.walk(line)}
        assigned = {one.id for one in inside if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)}
        yield from (
            one.id
            for one in ast.walk(node)
            if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Load) and one.id in assigned and one not in inside
        )


def _inner_blocks(node: ast.FunctionDef) -> Iterable[list[ast.stmt]]:
    """Return the bodies of the statements in a function."""
    for one in ast.walk(node):
        if isinstance(one, ast.stmt | ast.ExceptHandler | ast.match_case) and one is not node:
            yield from (block for name in ("body", "orelse", "finalbody") if (block := getattr(one, name, None)))


def function_text(
    place: Place, node: ast.FunctionDef, owner: Any, need: Callable[[str, Any], None], this: Any = None
) -> str:
    """Return a function, or the method of a class if ``this`` is its class."""
    hints = types.hints_of(owner)
    names = [one.arg for one in (*node.args.args, *node.args.kwonlyargs)]
    if node.args.vararg or node.args.kwarg:
        raise place.refuse(node, "a function has a fixed number of parameters")
    if taken := RESERVED.intersection(names):
        raise place.refuse(node, f"{', '.join(taken)}: names of JavaScript or of runtime.js")
    local = {name: hints[name] for name in names if name != "self"}
    if this is not None:
        local["self"] = this
    translator = Statements(place, node, local, need)
    lines = translator.body(node.body)
    parameters = ", ".join(name for name in names if name != "self")
    name = "constructor" if node.name == "__init__" else node.name
    head = f"{name}({parameters}) {{" if this is not None else f"function {owner.__name__}({parameters}) {{"
    return "\n".join((head, *lines, "}"))
