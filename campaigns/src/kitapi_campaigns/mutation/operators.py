"""The mutation operators: what may replace one node of a program."""

import ast
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

NodeT = TypeVar("NodeT", bound=ast.AST)

COMPARISONS: Mapping[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
ARITHMETIC: Mapping[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
OTHER_FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any"}
ORDERING = frozenset({"sorted", "reversed", "abs"})
"""Functions whose call is replaced by its argument."""


def mutations(node: ast.AST, members: Mapping[str, tuple[str, ...]]) -> Iterator[ast.AST]:
    """Yield the nodes that may replace ``node``.

    ``members``: by name of an enumeration (any name with attributes in capitals), all such attributes.
    """
    found = _BY_NODE.get(type(node))
    if found is not None:
        yield from found(node)
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.attr.isupper():
        yield from _other_member(node, members.get(node.value.id, ()))


def with_changes(node: NodeT, **fields: Any) -> NodeT:
    """A copy of ``node``, at the same place, with other values of ``fields``."""
    kept = {name: getattr(node, name) for name in node._fields}
    return ast.copy_location(type(node)(**(kept | fields)), node)


def constant(value: str | bytes | bool | int | None, at: ast.AST) -> ast.Constant:
    """``value`` as a node at the place of ``at``."""
    return ast.copy_location(ast.Constant(value=value), at)


def _other_member(node: ast.Attribute, members: tuple[str, ...]) -> Iterator[ast.AST]:
    if len(members) > 1 and node.attr in members:
        yield with_changes(node, attr=members[(members.index(node.attr) + 1) % len(members)])


def _without_each(node: NodeT, *fields: str) -> Iterator[NodeT]:
    """Copies of ``node``, each without one of the entries of the parallel lists ``fields``."""
    for place in range(len(getattr(node, fields[0]))):
        yield with_changes(
            node, **{one: [*getattr(node, one)[:place], *getattr(node, one)[place + 1 :]] for one in fields}
        )


# --- expressions ------------------------------------------------------------------------------------------------------


def _compare(node: ast.Compare) -> Iterator[ast.AST]:
    for place, operator in enumerate(node.ops):
        for other in COMPARISONS[type(operator)]:
            yield with_changes(node, ops=[*node.ops[:place], other(), *node.ops[place + 1 :]])


def _bool_op(node: ast.BoolOp) -> Iterator[ast.AST]:
    yield with_changes(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
    if len(node.values) == 2:
        yield from node.values
    else:
        yield from _without_each(node, "values")


def _unary_op(node: ast.UnaryOp) -> Iterator[ast.AST]:
    yield node.operand


def _bin_op(node: ast.BinOp) -> Iterator[ast.AST]:
    yield with_changes(node, op=ARITHMETIC[type(node.op)]())
    if isinstance(node.op, ast.Add | ast.BitOr | ast.BitAnd):
        yield node.left
        yield node.right


def _constant(node: ast.Constant) -> Iterator[ast.AST]:
    value = node.value
    if isinstance(value, bool):
        yield constant(not value, node)
    elif isinstance(value, int):
        yield constant(value + 1, node)
        yield constant(value - 1, node)
    elif isinstance(value, str) and " " not in value:  # a text with spaces is prose
        yield constant(f"{value}?", node)
    elif isinstance(value, bytes):
        yield constant(value + b"?", node)


def _if_exp(node: ast.IfExp) -> Iterator[ast.AST]:
    yield node.body
    yield node.orelse


def _sequence(node: ast.Tuple | ast.List | ast.Set) -> Iterator[ast.AST]:
    if not isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
        return
    yield from (one for one in _without_each(node, "elts") if one.elts or not isinstance(node, ast.Set))


def _dict(node: ast.Dict) -> Iterator[ast.AST]:
    yield from _without_each(node, "keys", "values")


def _call(node: ast.Call) -> Iterator[ast.AST]:
    yield from (one for one in _without_each(node, "keywords") if _is_strict(one) == _is_strict(node))
    if len(node.args) >= 2 and not any(isinstance(one, ast.Starred) for one in node.args[:2]):
        yield with_changes(node, args=[node.args[1], node.args[0], *node.args[2:]])
    if isinstance(node.func, ast.Name) and node.func.id in OTHER_FUNCTIONS:
        yield with_changes(node, func=ast.copy_location(ast.Name(OTHER_FUNCTIONS[node.func.id], ast.Load()), node.func))
    if isinstance(node.func, ast.Name) and node.func.id in ORDERING and node.args:
        yield node.args[0]


def _is_strict(node: ast.Call) -> bool:
    """Whether the call asserts equal lengths (``strict``); without the assertion nothing behaves otherwise."""
    return any(one.arg == "strict" for one in node.keywords)


def _comprehension(node: ast.comprehension) -> Iterator[ast.AST]:
    yield from _without_each(node, "ifs")


def _lambda(node: ast.Lambda) -> Iterator[ast.AST]:
    yield with_changes(node, body=constant(None, node.body))


def _slice(node: ast.Slice) -> Iterator[ast.AST]:
    for end in ("lower", "upper"):
        if getattr(node, end) is not None:
            yield with_changes(node, **{end: None})


# --- statements -------------------------------------------------------------------------------------------------------


def _left_out(node: ast.stmt) -> Iterator[ast.AST]:
    yield ast.copy_location(ast.Pass(), node)


def _expression(node: ast.Expr) -> Iterator[ast.AST]:
    if not isinstance(node.value, ast.Constant):
        yield from _left_out(node)


def _aug_assign(node: ast.AugAssign) -> Iterator[ast.AST]:
    yield from _left_out(node)
    yield with_changes(node, op=ARITHMETIC[type(node.op)]())


def _if(node: ast.If) -> Iterator[ast.AST]:
    yield with_changes(node, test=constant(True, node.test))
    yield with_changes(node, test=constant(False, node.test))


def _while(node: ast.While) -> Iterator[ast.AST]:
    yield with_changes(node, test=constant(False, node.test))


def _for(node: ast.For) -> Iterator[ast.AST]:
    yield with_changes(node, iter=ast.copy_location(ast.Tuple([], ast.Load()), node.iter))


def _leave(node: ast.Break | ast.Continue) -> Iterator[ast.AST]:
    yield ast.copy_location(ast.Continue() if isinstance(node, ast.Break) else ast.Break(), node)


def _match(node: ast.Match) -> Iterator[ast.AST]:
    for place, case in enumerate(node.cases):
        if not _is_never(case) and len(node.cases) > 1:
            yield with_changes(node, cases=[*node.cases[:place], *node.cases[place + 1 :]])
        if case.guard is not None:
            unguarded = ast.match_case(pattern=case.pattern, guard=None, body=case.body)
            yield with_changes(node, cases=[*node.cases[:place], unguarded, *node.cases[place + 1 :]])


def _is_never(case: ast.match_case) -> bool:
    return is_never(case.body[0])


def is_never(statement: ast.AST) -> bool:
    """Whether the statement marks code that is never reached."""
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Call)
        and isinstance(statement.value.func, ast.Name)
        and statement.value.func.id == "assert_never"
    )


def _match_or(node: ast.MatchOr) -> Iterator[ast.AST]:
    if len(node.patterns) == 2:
        yield from node.patterns
    else:
        yield from _without_each(node, "patterns")


_BY_NODE: Mapping[type[ast.AST], Callable[[Any], Iterator[ast.AST]]] = {
    ast.Compare: _compare,
    ast.BoolOp: _bool_op,
    ast.UnaryOp: _unary_op,
    ast.BinOp: _bin_op,
    ast.Constant: _constant,
    ast.IfExp: _if_exp,
    ast.Tuple: _sequence,
    ast.List: _sequence,
    ast.Set: _sequence,
    ast.Dict: _dict,
    ast.Call: _call,
    ast.comprehension: _comprehension,
    ast.Lambda: _lambda,
    ast.Slice: _slice,
    ast.Expr: _expression,
    ast.Assign: _left_out,
    ast.AugAssign: _aug_assign,
    ast.Raise: _left_out,
    ast.If: _if,
    ast.While: _while,
    ast.For: _for,
    ast.Break: _leave,
    ast.Continue: _leave,
    ast.Match: _match,
    ast.MatchOr: _match_or,
}


def answers(node: ast.Return, annotation: ast.expr | None) -> Iterator[ast.AST]:
    """Returns of an empty value in place of ``node``, of the type that the function's ``annotation`` names."""
    if node.value is None:
        return
    said = ast.unparse(annotation) if annotation is not None else ""
    for empty in _empty(said):
        if ast.unparse(empty) != ast.unparse(node.value):
            yield with_changes(node, value=ast.copy_location(empty, node.value))


def _empty(said: str) -> Iterator[ast.expr]:
    if said == "bool":
        yield from (ast.Constant(value=True), ast.Constant(value=False))
    elif said == "int":
        yield ast.Constant(value=0)
    elif said == "str":
        yield ast.Constant(value="")
    elif said.startswith("tuple"):
        yield ast.Tuple([], ast.Load())
    else:
        yield ast.Constant(value=None)
