"""Translates expressions."""

import ast
import builtins
import json
from collections.abc import Callable
from enum import Enum
from functools import cache
from types import ModuleType
from typing import Any

from tools.rules_to_javascript import calls, types
from tools.rules_to_javascript.scope import (
    BOTH,
    CALL,
    CONDITION,
    EITHER,
    EQUAL,
    LESS,
    PLUS,
    RESERVED,
    TIMES,
    UNARY,
    JavaScript,
    Place,
    constant_type,
    definition_of,
    method_name,
)
from tools.rules_to_javascript.values import value_text

_PLAIN = {ast.Add: ("+", PLUS), ast.Sub: ("-", PLUS), ast.Mult: ("*", TIMES)}
_WHOLE = {ast.FloorDiv: "div", ast.Mod: "mod"}
_ORDER = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}


class Expressions:
    """Translates the expressions of one function; ``local``: the types of its names.

    ``need``: is called with every function, class and constant of the program that an expression uses.
    """

    def __init__(self, place: Place, local: dict[str, Any], need: Callable[[str, Any], None]) -> None:
        self.place = place
        self.local = local
        self.need = need

    def of(self, node: ast.expr) -> JavaScript:
        """Return the translation of ``node``.

        Raises:
            Unsupported: it is outside the subset.
        """
        translate = getattr(self, method_name(node), None)
        if translate is None:
            raise self.place.refuse(node, f"{type(node).__name__} is outside the subset")
        result: JavaScript = translate(node)
        return result

    def with_name(self, name: str, hint: Any) -> "Expressions":
        """Return the same with one more name."""
        return Expressions(self.place, {**self.local, name: hint}, self.need)

    def object_of(self, node: ast.expr) -> Any:
        """Return the object of the program that ``node`` names; None if it names none."""
        if isinstance(node, ast.Name) and node.id not in self.local:
            return getattr(self.place.module, node.id, getattr(builtins, node.id, None))
        if isinstance(node, ast.Attribute) and isinstance(owner := self.object_of(node.value), type | ModuleType):
            return getattr(owner, node.attr, None)
        return None

    def _of_constant(self, node: ast.Constant) -> JavaScript:
        return JavaScript(value_text(node.value), type(node.value))

    def _of_name(self, node: ast.Name) -> JavaScript:
        if node.id in self.local:
            return JavaScript("this" if node.id == "self" else node.id, self.local[node.id])
        value = self.object_of(node)
        if value is None:
            raise self.place.refuse(node, f"nothing is known of {node.id}")
        self.need(node.id, value)
        return JavaScript(node.id, constant_type(self.place, node.id, value))

    def _of_attribute(self, node: ast.Attribute) -> JavaScript:
        known = self.object_of(node)
        if isinstance(known, Enum):
            return JavaScript(json.dumps(known.value), type(known))
        if known is not None and not callable(known):
            self.need(node.attr, known)
            return JavaScript(node.attr, type(known))
        owner = self.of(node.value)
        return self.attribute(node, owner, types.without_none(owner.type))

    def attribute(self, node: ast.Attribute, owner: JavaScript, owner_type: Any) -> JavaScript:
        """Return an attribute of a value."""
        if types.is_plain_class(owner_type, Enum):
            return self.enum_attribute(node, owner, owner_type)
        found = []
        if owner_type is types.NOTHING:
            raise self.place.refuse(node, f"{owner.text} is None, which has no attribute {node.attr}")
        for one in types.members(owner_type):
            stated = getattr(one, node.attr, None)
            if isinstance(stated, property):
                self.need(f"{one.__name__}_{node.attr}", stated.fget)
                return JavaScript(f"{one.__name__}_{node.attr}({owner.text})", types.hints_of(stated.fget)["return"])
            hints = class_fields(one)
            if node.attr in hints:
                found.append(hints[node.attr])
        if not found:
            raise self.place.refuse(node, f"nothing is known of the attribute {node.attr} of {owner_type}")
        return JavaScript(f"{owner.within(CALL)}.{node.attr}", types.union(*found))

    def enum_attribute(self, node: ast.Attribute, owner: JavaScript, owner_type: Any) -> JavaScript:
        """Return an attribute of a member of an enum, which is its value in JavaScript."""
        if node.attr == "value":
            return JavaScript(owner.text, types.union(*(type(one.value) for one in owner_type)), owner.level)
        name = f"{owner_type.__name__}_{node.attr}"
        rows = {one: getattr(one, node.attr) for one in owner_type}
        self.need(name, rows)
        return JavaScript(f"{name}.get({owner.text})", type(next(iter(rows.values()))))

    def _of_tuple(self, node: ast.Tuple) -> JavaScript:
        parts = [self.of(one) for one in node.elts]
        if any(isinstance(one, ast.Starred) for one in node.elts):
            items = [
                types.item_type(part.type) if isinstance(one, ast.Starred) else part.type
                for one, part in zip(node.elts, parts, strict=True)
            ]
            hint: Any = types.tuple_of(types.union(*items))
        else:
            hint = types.tuple_with([part.type for part in parts])
        return JavaScript(f"[{', '.join(part.within(CONDITION) for part in parts)}]", hint)

    def _of_list(self, node: ast.List) -> JavaScript:
        parts = self._of_tuple(ast.copy_location(ast.Tuple(elts=node.elts, ctx=ast.Load()), node))
        return JavaScript(parts.text, types.list_of(types.item_type(parts.type)) if node.elts else types.EMPTY_LIST)

    def _of_starred(self, node: ast.Starred) -> JavaScript:
        value = self.of(node.value)
        return JavaScript(f"...{value.within(CONDITION)}", value.type)

    def _of_dict(self, node: ast.Dict) -> JavaScript:
        parts, values = [], []
        for key, value in zip(node.keys, node.values, strict=True):
            inner = self.of(value)
            if key is None:
                parts.append(f"...{inner.within(CONDITION)}")
                values.append(types.value_type(inner.type))
                continue
            name = self.of(key)
            if not types.is_plain_class(name.type, str) or types.is_plain_class(name.type, Enum):
                raise self.place.refuse(node, "a dict is written with texts as keys")
            field = str(key.value) if isinstance(key, ast.Constant) else f"[{name.text}]"
            parts.append(f"{field}: {inner.within(CONDITION)}")
            values.append(inner.type)
        return JavaScript(
            f"{{ {', '.join(parts)} }}" if parts else "{}", types.dict_of(str, types.union(*values) if values else Any)
        )

    def _of_dict_comp(self, node: ast.DictComp) -> JavaScript:
        def entry(inner: "Expressions") -> str:
            return f"[{calls.key_text(inner.of(node.key))}, {inner.of(node.value).within(CONDITION)}]"

        items, inner = self.comprehension(node, node.generators, entry)
        key, value = inner.of(node.key).type, inner.of(node.value).type
        build = (
            "Object.fromEntries"
            if types.is_plain_class(key, str) and not types.is_plain_class(key, Enum)
            else "new Map"
        )
        return JavaScript(f"{build}({items})", types.dict_of(key, value))

    def _of_generator_exp(self, node: ast.GeneratorExp | ast.ListComp) -> JavaScript:
        items, inner = self.comprehension(node, node.generators, lambda inner: inner.of(node.elt).within(CONDITION))
        return JavaScript(items, types.list_of(inner.of(node.elt).type))

    _of_list_comp = _of_generator_exp

    def comprehension(
        self,
        node: ast.expr,
        loops: list[ast.comprehension],
        result: Callable[["Expressions"], str],
        last: str = "map",
    ) -> tuple[str, "Expressions"]:
        """Return the array of a comprehension, and what is known inside it."""
        loop = loops[0]
        source = self.array_of(loop.iter)
        inner = Expressions(self.place, dict(self.local), self.need)
        name = inner.bind(loop.target, source.type)
        text = source.within(CALL)
        for test in loop.ifs:
            text = f"{text}.filter(({name}) => {inner.truth(test).within(CONDITION)})"
        if len(loops) > 1:
            items, deepest = inner.comprehension(node, loops[1:], result)
            return f"{text}.flatMap(({name}) => {items})", deepest
        said = result(inner)
        if said == name and last == "map":
            return text, inner
        return f"{text}.{last}(({name}) => {f'({said})' if said.startswith('{') else said})", inner

    def array_of(self, node: ast.expr) -> JavaScript:
        """Return an array of the items of a sequence or dict, or of the members of an enum."""
        known = self.object_of(node)
        if isinstance(known, type) and issubclass(known, Enum):
            return JavaScript(value_text(list(known)), known)
        value = self.of(node)
        if types.is_mapping(value.type):
            return calls.keys_of(value)
        if not types.is_sequence(value.type):
            raise self.place.refuse(node, f"a loop goes over a sequence or dict, not {value.type}")
        return JavaScript(value.text, types.item_type(value.type), value.level)

    def bind(self, target: ast.expr, hint: Any) -> str:
        """Note the types of the names in ``target``; return it as a pattern."""
        if isinstance(target, ast.Name):
            if target.id in RESERVED:
                raise self.place.refuse(target, f"{target.id} is a name of JavaScript or of runtime.js")
            self.local[target.id] = hint
            return target.id
        if isinstance(target, ast.Tuple) and types.is_named_tuple(hint):
            fields = dict(zip(hint._fields, target.elts, strict=True))
            places = {name: self.bind(one, types.hints_of(hint)[name]) for name, one in fields.items()}
            return f"{{ {', '.join(name if name == one else f'{name}: {one}' for name, one in places.items())} }}"
        if isinstance(target, ast.Tuple):
            parts = [self.bind(one, types.field_at(hint, at)) for at, one in enumerate(target.elts)]
            return f"[{', '.join('' if part == '_' else part for part in parts)}]"
        raise self.place.refuse(target, "only names and tuples of names take values here")

    def _of_lambda(self, node: ast.Lambda) -> JavaScript:
        raise self.place.refuse(node, "a lambda is only the key of sorted")

    def _of_if_exp(self, node: ast.IfExp) -> JavaScript:
        test, one, other = self.truth(node.test), self.of(node.body), self.of(node.orelse)
        text = f"{test.within(EITHER)} ? {one.within(CONDITION)} : {other.within(CONDITION)}"
        return JavaScript(text, types.union(one.type, other.type), CONDITION)

    def _of_bool_op(self, node: ast.BoolOp) -> JavaScript:
        parts = [self.of(one) for one in node.values]
        if isinstance(node.op, ast.Or) and len(parts) == 2 and all(types.is_sequence(part.type) for part in parts):
            return self.first_not_empty(node, *parts)
        for part in parts:
            if not types.is_scalar(part.type):
                raise self.place.refuse(node, "and, or join numbers, texts and truths")
        sign, level = ("&&", BOTH) if isinstance(node.op, ast.And) else ("||", EITHER)
        text = f" {sign} ".join(part.within(level + 1) for part in parts)
        return JavaScript(text, types.union(*(part.type for part in parts)), level)

    def first_not_empty(self, node: ast.BoolOp, one: JavaScript, other: JavaScript) -> JavaScript:
        """Return one sequence, or the other where it is empty or None."""
        if not isinstance(node.values[0], ast.Name | ast.Attribute):
            raise self.place.refuse(node, "only a name or attribute stands before or")
        text = f"{one.within(CALL)}?.length ? {one.within(CONDITION)} : {other.within(CONDITION)}"
        return JavaScript(text, types.union(types.without_none(one.type), other.type), CONDITION)

    def truth(self, node: ast.expr) -> JavaScript:
        """Return an expression that is true in JavaScript whenever ``node`` is true in Python."""
        if isinstance(node, ast.BoolOp):
            sign, level = ("&&", BOTH) if isinstance(node.op, ast.And) else ("||", EITHER)
            return JavaScript(f" {sign} ".join(self.truth(one).within(level + 1) for one in node.values), bool, level)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return self.of(node)
        value = self.of(node)
        if types.is_scalar(value.type):
            return value
        if types.is_sequence(value.type) and types.NOTHING not in types.members(value.type):
            return JavaScript(f"{value.within(CALL)}.length > 0", bool, LESS)
        raise self.place.refuse(node, f"whether a value of {value.type} is true is not in the subset")

    def _of_unary_op(self, node: ast.UnaryOp) -> JavaScript:
        if isinstance(node.op, ast.Not):
            return JavaScript(f"!{self.truth(node.operand).within(UNARY)}", bool, UNARY)
        value = self.of(node.operand)
        if isinstance(node.op, ast.USub):
            return JavaScript(f"-{value.within(UNARY + 1)}", int, UNARY)
        raise self.place.refuse(node, f"{type(node.op).__name__} is outside the subset")

    def _of_bin_op(self, node: ast.BinOp) -> JavaScript:
        left, right = self.of(node.left), self.of(node.right)
        if types.is_sequence(left.type):
            return self.of_sequences(node, left, right)
        if not (types.is_scalar(left.type) and types.is_scalar(right.type)):
            raise self.place.refuse(node, f"no arithmetic with {left.type} and {right.type}")
        if isinstance(node.op, ast.LShift):
            return JavaScript(f"{left.within(TIMES)} * 2 ** {right.within(UNARY + 1)}", int, TIMES)
        if type(node.op) in _WHOLE:
            return JavaScript(f"{_WHOLE[type(node.op)]}({left.text}, {right.text})", int)
        if type(node.op) not in _PLAIN:
            raise self.place.refuse(node, f"{type(node.op).__name__} is outside the subset")
        sign, level = _PLAIN[type(node.op)]
        return JavaScript(f"{left.within(level)} {sign} {right.within(level + 1)}", left.type, level)

    def of_sequences(self, node: ast.BinOp, left: JavaScript, right: JavaScript) -> JavaScript:
        """Return two sequences together, or one repeated."""
        if isinstance(node.op, ast.Add):
            item = types.union(types.item_type(left.type), types.item_type(right.type))
            return JavaScript(f"[...{left.within(CONDITION)}, ...{right.within(CONDITION)}]", types.tuple_of(item))
        if isinstance(node.op, ast.Mult):
            return JavaScript(f"repeat({left.text}, {right.text})", types.tuple_of(types.item_type(left.type)))
        raise self.place.refuse(node, f"{type(node.op).__name__} of sequences is outside the subset")

    def _of_compare(self, node: ast.Compare) -> JavaScript:
        if len(node.ops) > 1:
            return self.chain(node)
        operator, other = node.ops[0], node.comparators[0]
        if isinstance(operator, ast.In | ast.NotIn):
            inside = self.membership(node.left, other)
            return inside if isinstance(operator, ast.In) else JavaScript(f"!{inside.within(UNARY)}", bool, UNARY)
        left, right = self.of(node.left), self.of(other)
        if type(operator) in _ORDER:
            return JavaScript(f"{left.within(LESS + 1)} {_ORDER[type(operator)]} {right.within(LESS + 1)}", bool, LESS)
        differs = isinstance(operator, ast.NotEq | ast.IsNot)
        if isinstance(operator, ast.Is | ast.IsNot) or (types.is_scalar(left.type) and types.is_scalar(right.type)):
            sign = "!==" if differs else "==="
            return JavaScript(f"{left.within(EQUAL + 1)} {sign} {right.within(EQUAL + 1)}", bool, EQUAL)
        same = JavaScript(f"isEqual({left.text}, {right.text})", bool)
        return JavaScript(f"!{same.text}", bool, UNARY) if differs else same

    def chain(self, node: ast.Compare) -> JavaScript:
        """Return comparisons in a chain; what stands between two of them is a name, attribute or number."""
        middle = node.comparators[:-1]
        if not all(isinstance(one, ast.Name | ast.Attribute | ast.Constant) for one in middle):
            raise self.place.refuse(node, "a chain of comparisons has a name, attribute or number in the middle")
        steps = zip([node.left, *middle], node.ops, node.comparators, strict=True)
        parts = [self.of(ast.Compare(left=left, ops=[sign], comparators=[right])) for left, sign, right in steps]
        return JavaScript(" && ".join(part.within(BOTH + 1) for part in parts), bool, BOTH)

    def membership(self, item: ast.expr, group: ast.expr) -> JavaScript:
        """Return whether an item is in a range, dict or sequence."""
        if isinstance(group, ast.Call) and self.object_of(group.func) is range:
            bounds = ", ".join(self.of(one).text for one in group.args)
            return JavaScript(f"isInRange({self.of(item).text}, {bounds})", bool)
        within, sought = self.of(group), self.of(item)
        if types.is_mapping(within.type):
            return calls.has_key(within, sought)
        if not types.is_sequence(within.type) or not types.is_scalar(sought.type):
            raise self.place.refuse(group, f"whether {within.type} holds an item is not in the subset")
        return JavaScript(f"{within.within(CALL)}.includes({sought.text})", bool)

    def _of_subscript(self, node: ast.Subscript) -> JavaScript:
        owner = self.of(node.value)
        if isinstance(node.slice, ast.Slice):
            return self.part(node, node.slice, owner)
        key = self.of(node.slice)
        if types.is_mapping(owner.type):
            return calls.looked_up(owner, key)
        place = node.slice.value if isinstance(node.slice, ast.Constant) else None
        hint = types.field_at(owner.type, place) if isinstance(place, int) else types.item_type(owner.type)
        if isinstance(node.slice, ast.UnaryOp):
            return JavaScript(f"itemAt({owner.text}, {key.text})", hint)
        return JavaScript(f"{owner.within(CALL)}[{key.text}]", hint)

    def part(self, node: ast.Subscript, bounds: ast.Slice, owner: JavaScript) -> JavaScript:
        """Return a part of a sequence."""
        if bounds.step is not None:
            raise self.place.refuse(node, "parts with steps are outside the subset")
        first = "0" if bounds.lower is None else self.of(bounds.lower).text
        end = "" if bounds.upper is None else f", {self.of(bounds.upper).text}"
        return JavaScript(f"{owner.within(CALL)}.slice({first}{end})", types.tuple_of(types.item_type(owner.type)))

    def _of_named_expr(self, node: ast.NamedExpr) -> JavaScript:
        value = self.of(node.value)
        self.local[node.target.id] = value.type
        return JavaScript(f"({node.target.id} = {value.text})", value.type)

    def _of_joined_str(self, node: ast.JoinedStr) -> JavaScript:
        text = ""
        for part in node.values:
            if isinstance(part, ast.Constant):
                text += str(part.value).replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${")
            elif isinstance(part, ast.FormattedValue) and part.conversion == -1 and part.format_spec is None:
                text += f"${{{self.of(part.value).text}}}"
            else:
                raise self.place.refuse(node, "only plain values stand in f-strings")
        return JavaScript(f"`{text}`", str)

    def _of_call(self, node: ast.Call) -> JavaScript:
        return calls.translate(self, node)


def class_fields(owner: Any) -> dict[str, Any]:
    """Return the types of a class's attributes: annotated, or assigned in ``__init__``."""
    if types.is_struct(owner) or types.is_named_tuple(owner):
        return types.hints_of(owner)
    return assigned_fields(owner) if isinstance(owner, type) else {}


@cache
def assigned_fields(owner: type) -> dict[str, Any]:
    """Return the types of the attributes that ``__init__`` assigns."""
    place, node = definition_of(owner)
    start = next(one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == "__init__")
    local = {**types.hints_of(vars(owner)["__init__"]), "self": owner}
    scope, found = Expressions(place, local, lambda _name, _value: None), {}
    for line in start.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Attribute):
            hint = eval(ast.unparse(line.annotation), vars(place.module))
            found[line.target.attr] = types.plain(hint)
        elif isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Attribute):
            found[line.targets[0].attr] = scope.of(line.value).type
    return found
