"""The games that the room offers, and the house rules of a table, read from the games' own types."""

from typing import Any, Literal

import msgspec
from msgspec import inspect
from msgspec.structs import replace

from kitapi.room.record.deal import AnyGame

LISTS = (inspect.TupleType, inspect.VarTupleType, inspect.ListType)


class TermsField(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One house rule, whose value is an integer within bounds, a Boolean, or one of several values.

    ``optional``: the number may be null, which means that the rule does not apply. ``named``: common numbers that are
    offered by a name.
    """

    name: str
    type: Literal["integer", "boolean", "choice"]
    minimum: int | None = None
    maximum: int | None = None
    step: int | None = None
    values: tuple[str, ...] | None = None
    named: tuple[int, ...] | None = None
    default: bool | int | str | None = None
    optional: bool = False


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """A game that the room offers: its numbers of seats, bots, named sets of house rules, and house rules.

    ``roles``: the house's roles that people may take; empty if the game has no house. ``advice``: whether the game has
    advice. ``settled``: the house rules that are the same at all tables of a house.
    """

    name: str
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    presets: dict[str, Any]
    fields: tuple[TermsField, ...]
    roles: tuple[str, ...] = ()
    advice: bool = False
    settled: tuple[str, ...] = ()


def offer_of(game: AnyGame, bots: tuple[str, ...], *, advice: bool = False) -> Offer:
    """The offer of ``game``; its terms must have the fields ``players`` and ``variant``.

    A house rule that is a list, such as a table of payments, is no field of the offer; only presets set it.
    """
    terms = game.codec.read_terms(b"{}")
    shape = inspect.type_info(type(terms))
    assert isinstance(shape, inspect.StructType)
    by_name = {field.encode_name: field for field in shape.fields}
    variant = by_name["variant"].type
    assert isinstance(variant, inspect.StructType)
    return Offer(
        name=game.name,
        seats=_seats(by_name["players"].type),
        bots=bots,
        presets={name: msgspec.to_builtins(preset) for name, preset in game.presets.items()},
        fields=tuple(
            _field(field, getattr(terms.variant, field.name))
            for field in variant.fields
            if not isinstance(field.type, LISTS)
        ),
        roles=game.house.roles if game.house else (),
        advice=advice,
        settled=tuple(game.house.fixed_terms(terms)) if game.house else (),
    )


def _seats(players: inspect.Type) -> tuple[int, ...]:
    assert isinstance(players, inspect.IntType)
    lowest, highest, _ = _bounds(players)
    assert lowest is not None
    assert highest is not None
    return tuple(range(lowest, highest + 1))


def _field(field: inspect.Field, value: Any) -> TermsField:
    """A house rule with one value; ``value``: its default."""
    default = msgspec.to_builtins(value)
    kind, optional = _kind(field.type)
    if optional and isinstance(kind, inspect.IntType):
        return replace(_number(field.encode_name, kind, default), optional=True)
    shape, named = _plain(field.type)
    match shape:
        case inspect.BoolType():
            return TermsField(name=field.encode_name, type="boolean", default=default)
        case inspect.IntType():
            return replace(_number(field.encode_name, shape, default), named=named)
        case inspect.EnumType():
            values = tuple(str(member.value) for member in shape.cls)
            return TermsField(name=field.encode_name, type="choice", values=values, default=default)
        case _:
            raise TypeError(f"the house rule {field.name} is neither a whole number, nor yes or no, nor a choice")


def _kind(kind: inspect.Type) -> tuple[inspect.Type, bool]:
    """The type itself and False; for a type that may be null the other type and True."""
    if not isinstance(kind, inspect.UnionType):
        return kind, False
    [other, *more] = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
    return (kind, False) if more else (other, True)


def _number(name: str, kind: inspect.IntType, default: Any) -> TermsField:
    lowest, highest, step = _bounds(kind)
    return TermsField(name=name, type="integer", minimum=lowest, maximum=highest, step=step, default=default)


def _plain(shape: inspect.Type) -> tuple[inspect.Type, tuple[int, ...] | None]:
    """The type itself, and the usual numbers that the game names for the field, if any."""
    if not isinstance(shape, inspect.Metadata):
        return shape, None
    named = (shape.extra or {}).get("named")
    return shape.type, None if named is None else tuple(named.values())


def _bounds(number: inspect.IntType) -> tuple[int | None, int | None, int]:
    """The lowest and highest values a field takes, and the step between them."""
    step = number.multiple_of or 1
    lowest = number.ge if number.gt is None else number.gt + 1
    highest = number.le if number.lt is None else number.lt - 1
    return (
        None if lowest is None else -(-lowest // step) * step,
        None if highest is None else highest // step * step,
        step,
    )
