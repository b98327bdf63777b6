"""Translates calls: of functions and classes of the program, and of those built into Python."""

import ast
import inspect
import json
from collections.abc import Hashable
from types import FunctionType
from typing import TYPE_CHECKING, Any, NewType

import msgspec
from msgspec.structs import replace

from kitapi.lines.lines import BadLine
from kitapi.texts import Text
from tools.rules_to_javascript import types
from tools.rules_to_javascript.scope import CALL, CONDITION, EQUAL, JavaScript
from tools.rules_to_javascript.values import value_text

if TYPE_CHECKING:
    from tools.rules_to_javascript.expressions import Expressions


def translate(scope: "Expressions", node: ast.Call) -> JavaScript:
    """Return the translation of a call."""
    called = scope.object_of(node.func)
    if called is None:
        return _method(scope, node)
    if isinstance(called, NewType):
        return scope.of(node.args[0])
    if called is replace:
        return _replace_fields(scope, node)
    if isinstance(called, Hashable) and (builder := _BUILT_IN.get(called)):
        built: JavaScript = builder(scope, node)
        return built
    return _of_program(scope, node, called)


def _of_program(scope: "Expressions", node: ast.Call, called: Any) -> JavaScript:
    """Return the call of a function or class of the program."""
    if isinstance(called, FunctionType):
        scope.need(called.__name__, called)
        return JavaScript(f"{called.__name__}({_arguments(scope, node, called)})", types.hints_of(called)["return"])
    if called is Text:
        return JavaScript("null", Text)
    if called is BadLine:
        return JavaScript(f"new BadLine({scope.of(node.args[0]).text})", BadLine)
    if types.is_struct(called):
        return _struct(scope, node, called)
    if isinstance(called, type):
        scope.need(called.__name__, called)
        new = "" if types.is_named_tuple(called) else "new "
        return JavaScript(f"{new}{called.__name__}({_arguments(scope, node, called)})", called)
    raise scope.place.refuse(node, f"calls of {called} are outside the subset")


def _arguments(scope: "Expressions", node: ast.Call, called: Any) -> str:
    """Return the arguments in the order of the parameters; those that are left out have their defaults."""
    given = [scope.of(one).within(CONDITION) for one in node.args]
    named = {str(one.arg): scope.of(one.value).within(CONDITION) for one in node.keywords}
    if any(isinstance(one, ast.Starred) for one in node.args):
        if named:
            raise scope.place.refuse(node, "no named arguments beside unpacked ones")
        return ", ".join(given)
    parameters = list(inspect.signature(called).parameters.values())
    rest = [_argument(scope, node, one, named) for one in parameters[len(given) :]]
    if named:
        raise scope.place.refuse(node, f"no parameters {', '.join(named)}")
    return ", ".join((*given, *rest))


def _struct(scope: "Expressions", node: ast.Call, called: Any) -> JavaScript:
    config = called.__struct_config__
    parts = [f"{config.tag_field}: {json.dumps(config.tag)}"] if config.tag_field else []
    given = dict(zip(called.__struct_fields__, (scope.of(one) for one in node.args), strict=False))
    for one in node.keywords:
        if one.arg is None:
            raise scope.place.refuse(node, "a struct is built with named fields")
        given[one.arg] = scope.of(one.value)
    for field in msgspec.structs.fields(called):
        if field.name in given:
            text = given[field.name].within(CONDITION)
        elif field.required:
            raise scope.place.refuse(node, f"{called.__name__} lacks {field.name}")
        else:
            text = value_text(field.default)
        parts.append(field.name if text == field.name else f"{field.name}: {text}")
    return JavaScript(f"{{ {', '.join(parts)} }}", called)


def _replace_fields(scope: "Expressions", node: ast.Call) -> JavaScript:
    owner = scope.of(node.args[0])
    parts = [f"{one.arg}: {scope.of(one.value).within(CONDITION)}" for one in node.keywords]
    return JavaScript(f"{{ ...{owner.within(CALL)}, {', '.join(parts)} }}", owner.type)


def _method(scope: "Expressions", node: ast.Call) -> JavaScript:
    if not isinstance(node.func, ast.Attribute):
        raise scope.place.refuse(node, "only names and methods are called")
    owner, name = scope.of(node.func.value), node.func.attr
    values = [scope.of(one) for one in node.args]
    if types.is_mapping(owner.type) and name in ("get", "items", "values"):
        return _of_dict(owner, name, values)
    if types.is_sequence(owner.type) and name in ("append", "index"):
        there = {"append": "push", "index": "indexOf"}[name]
        return JavaScript(f"{owner.within(CALL)}.{there}({values[0].within(CONDITION)})", int)
    if types.is_plain_class(owner.type, str) and name == "startswith":
        return JavaScript(f"{owner.within(CALL)}.startsWith({values[0].text})", bool)
    method = getattr(owner.type, name, None)
    if not isinstance(method, FunctionType):
        raise scope.place.refuse(node, f"nothing is known of the method {name} of {owner.type}")
    arguments = ", ".join(one.within(CONDITION) for one in values)
    if node.keywords:
        raise scope.place.refuse(node, "methods are called without named arguments")
    return JavaScript(f"{owner.within(CALL)}.{name}({arguments})", types.hints_of(method)["return"])


def _has_text_keys(hint: Any) -> bool:
    return types.is_plain_class(types.item_type(hint), str)


def key_text(key: JavaScript) -> str:
    """Return the key by which a map finds a value; that of a tuple is its JSON."""
    return f"keyOf({key.text})" if types.is_sequence(key.type) else key.text


def _of_dict(owner: JavaScript, name: str, values: list[JavaScript]) -> JavaScript:
    key, value = types.item_type(owner.type), types.plain(types.value_type(owner.type))
    whole, text = owner.within(CALL), _has_text_keys(owner.type)
    if name == "get":
        found = f"{whole}[{values[0].text}]" if text else f"{whole}.get({key_text(values[0])})"
        default = values[1] if len(values) > 1 else JavaScript("null", types.NOTHING)
        return JavaScript(f"{found} ?? {default.within(EQUAL)}", types.union(value, default.type), CONDITION)
    if name == "values":
        return JavaScript(f"Object.values({owner.text})" if text else f"[...{whole}.values()]", types.list_of(value))
    pairs = f"Object.entries({owner.text})" if text else f"[...{whole}]"
    if types.is_sequence(key):
        pairs = f"{pairs}.map(([key, value]) => [JSON.parse(key), value])"
    return JavaScript(pairs, types.list_of(types.tuple_with([key, value])))


def keys_of(owner: JavaScript) -> JavaScript:
    """Return the keys of a dict in order, with the type of one of them."""
    key = types.item_type(owner.type)
    if _has_text_keys(owner.type):
        return JavaScript(f"Object.keys({owner.text})", key)
    keys = f"[...{owner.within(CALL)}.keys()]"
    return JavaScript(f"{keys}.map((key) => JSON.parse(key))" if types.is_sequence(key) else keys, key)


def has_key(owner: JavaScript, key: JavaScript) -> JavaScript:
    """Return whether a dict has a key."""
    if _has_text_keys(owner.type):
        return JavaScript(f"Object.hasOwn({owner.text}, {key.text})", bool)
    return JavaScript(f"{owner.within(CALL)}.has({key_text(key)})", bool)


def looked_up(owner: JavaScript, key: JavaScript) -> JavaScript:
    """Return the value of a key that a dict has."""
    value = types.plain(types.value_type(owner.type))
    if _has_text_keys(owner.type):
        dotted = json.loads(key.text) if key.text.startswith('"') else ""
        return JavaScript(
            f"{owner.within(CALL)}.{dotted}" if dotted.isidentifier() else f"{owner.within(CALL)}[{key.text}]", value
        )
    return JavaScript(f"{owner.within(CALL)}.get({key_text(key)})", value)


def _array(scope: "Expressions", node: ast.expr) -> JavaScript:
    """Return an array that nobody else changes."""
    value = scope.array_of(node)
    fresh = isinstance(node, ast.GeneratorExp | ast.ListComp | ast.Call)
    return JavaScript(
        value.text if fresh else f"[...{value.within(CONDITION)}]", value.type, value.level if fresh else CALL
    )


def _tuple(scope: "Expressions", node: ast.Call) -> JavaScript:
    if not node.args:
        return JavaScript("[]", types.EMPTY_TUPLE)
    items = _array(scope, node.args[0])
    return JavaScript(items.text, types.tuple_of(items.type), items.level)


def _list(scope: "Expressions", node: ast.Call) -> JavaScript:
    items = _array(scope, node.args[0])
    return JavaScript(items.text, types.list_of(items.type), items.level)


def _dict(scope: "Expressions", node: ast.Call) -> JavaScript:
    value = scope.of(node.args[0])
    if not types.is_mapping(value.type):
        raise scope.place.refuse(node, "dict copies dicts only")
    hint = types.dict_of(types.item_type(value.type), types.value_type(value.type))
    return JavaScript(
        f"{{ ...{value.within(CALL)} }}" if _has_text_keys(value.type) else f"new Map({value.text})", hint
    )


def _length(scope: "Expressions", node: ast.Call) -> JavaScript:
    value = scope.of(node.args[0])
    if not types.is_sequence(value.type):
        raise scope.place.refuse(node, "len counts the items of sequences")
    return JavaScript(f"{value.within(CALL)}.length", int)


def _sum(scope: "Expressions", node: ast.Call) -> JavaScript:
    return JavaScript(f"sum({scope.array_of(node.args[0]).text})", int)


def _extreme(name: str) -> Any:
    def build(scope: "Expressions", node: ast.Call) -> JavaScript:
        if len(node.args) > 1:
            return JavaScript(f"Math.{name}({', '.join(scope.of(one).text for one in node.args)})", int)
        items = scope.array_of(node.args[0])
        if not types.is_plain_class(items.type, int):
            raise scope.place.refuse(node, f"{name} compares numbers")
        return JavaScript(f"Math.{name}(...{items.within(CONDITION)})", int)

    return build


def _test_items(method: str) -> Any:
    def build(scope: "Expressions", node: ast.Call) -> JavaScript:
        inner = node.args[0]
        if not isinstance(inner, ast.GeneratorExp):
            return _test_each(scope, node, method)
        if len(inner.generators) > 1:
            raise scope.place.refuse(node, "any and all take one generator")
        text, _ = scope.comprehension(
            inner, inner.generators, lambda known: known.truth(inner.elt).within(CONDITION), method
        )
        return JavaScript(text, bool)

    return build


def _test_each(scope: "Expressions", node: ast.Call, method: str) -> JavaScript:
    """Return whether some or every item of a sequence of numbers, texts or truths is true."""
    items = scope.array_of(node.args[0])
    if not types.is_scalar(items.type):
        raise scope.place.refuse(node, "any and all test numbers, texts and truths")
    return JavaScript(f"{items.within(CALL)}.{method}(Boolean)", bool)


def _sort(scope: "Expressions", node: ast.Call) -> JavaScript:
    items = scope.array_of(node.args[0])
    key = next((one.value for one in node.keywords if one.arg == "key"), None)
    if not isinstance(key, ast.Lambda) or len(node.keywords) > 1:
        raise scope.place.refuse(node, "sorted takes a key that is a lambda, and nothing more")
    name = key.args.args[0].arg
    inner = scope.with_name(name, items.type)
    value = inner.of(key.body)
    parts = types.members(types.item_type(value.type)) if types.is_sequence(value.type) else (value.type,)
    if not all(types.is_plain_class(one, int) for one in parts):
        raise scope.place.refuse(node, "sorted goes by numbers, or tuples of numbers")
    return JavaScript(f"sortedBy({items.text}, ({name}) => {value.within(CONDITION)})", types.list_of(items.type))


def _zip(scope: "Expressions", node: ast.Call) -> JavaScript:
    if [(one.arg, getattr(one.value, "value", None)) for one in node.keywords] != [("strict", True)]:
        raise scope.place.refuse(node, "zip is strict")
    items = [scope.array_of(one) for one in node.args]
    hint = types.tuple_with([one.type for one in items])
    return JavaScript(f"zip({', '.join(one.text for one in items)})", types.list_of(hint))


def _enumerate(scope: "Expressions", node: ast.Call) -> JavaScript:
    items = scope.array_of(node.args[0])
    return JavaScript(f"[...{items.within(CALL)}.entries()]", types.list_of(types.tuple_with([int, items.type])))


def _range(scope: "Expressions", node: ast.Call) -> JavaScript:
    bounds = [scope.of(one).text for one in node.args]
    return JavaScript(f"range({', '.join(['0', *bounds] if len(bounds) == 1 else bounds)})", list[int])


def _is_instance(scope: "Expressions", node: ast.Call) -> JavaScript:
    value, wanted = scope.of(node.args[0]), scope.object_of(node.args[1])
    config = getattr(wanted, "__struct_config__", None)
    if config is None or not config.tag_field:
        raise scope.place.refuse(node, "isinstance takes one struct with a tag")
    return JavaScript(f"{value.within(CALL)}.{config.tag_field} === {json.dumps(config.tag)}", bool, EQUAL)


def _next(scope: "Expressions", node: ast.Call) -> JavaScript:
    items = scope.array_of(node.args[0])
    if len(node.args) == 1:
        return JavaScript(f"{items.within(CALL)}[0]", items.type)
    default = scope.of(node.args[1])
    return JavaScript(
        f"{items.within(CALL)}[0] ?? {default.within(EQUAL)}", types.union(items.type, default.type), CONDITION
    )


def _divide(scope: "Expressions", node: ast.Call) -> JavaScript:
    number, divisor = (scope.of(one) for one in node.args)
    return JavaScript(f"divmod({number.text}, {divisor.text})", types.tuple_with([int, int]))


def _field(scope: "Expressions", node: ast.Call) -> JavaScript:
    owner, name = (scope.of(one) for one in node.args)
    if not types.is_struct(owner.type):
        raise scope.place.refuse(node, "getattr takes a field of a struct")
    return JavaScript(f"{owner.within(CALL)}[{name.text}]", types.union(*types.hints_of(owner.type).values()))


def _one_value(wrapper: str, hint: Any) -> Any:
    def build(scope: "Expressions", node: ast.Call) -> JavaScript:
        value = scope.truth(node.args[0]) if hint is bool else scope.of(node.args[0])
        return JavaScript(f"{wrapper}({value.text})", hint)

    return build


_BUILT_IN: dict[Any, Any] = {
    abs: _one_value("Math.abs", int),
    all: _test_items("every"),
    any: _test_items("some"),
    bool: _one_value("Boolean", bool),
    dict: _dict,
    divmod: _divide,
    enumerate: _enumerate,
    getattr: _field,
    int: _one_value("Number", int),
    isinstance: _is_instance,
    len: _length,
    list: _list,
    max: _extreme("max"),
    min: _extreme("min"),
    next: _next,
    range: _range,
    sorted: _sort,
    str: _one_value("String", str),
    sum: _sum,
    tuple: _tuple,
    zip: _zip,
}


def _argument(scope: "Expressions", node: ast.Call, parameter: inspect.Parameter, named: dict[str, str]) -> str:
    """Return the argument of a parameter that has no positional one: a named one, or the default."""
    if parameter.name in named:
        return named.pop(parameter.name)
    if parameter.default is inspect.Parameter.empty:
        raise scope.place.refuse(node, f"no argument for {parameter.name}")
    return value_text(parameter.default)
