"""The options of an actor, in a form small enough to be sent in every view.

An option is a single action, or one of the families below, each of which represents many actions. A family contains the
``kind`` of the action as in its JSON; the actor fills in the other fields.
"""

from itertools import combinations, product
from typing import Any, TypeAlias, assert_never

import msgspec

from kitapi.cards import Card
from kitapi.kernel.shuffle.shares import Commitment

Value: TypeAlias = str | int | bool


class Subset(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="subset"):
    """The action ``action`` with any ``size`` of the cards ``of`` in its field ``cards``."""

    action: str
    of: tuple[Card, ...]
    size: int


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """One field of a form and every value it may take, as JSON values."""

    name: str
    values: tuple[Value, ...]


class Form(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="form"):
    """The action ``action`` with any combination of the fields' values."""

    action: str
    fields: tuple[Field, ...]


class Range(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="range"):
    """The action ``action`` with ``lowest`` to ``highest`` in its field ``amount``, in steps of ``step``."""

    action: str
    lowest: int
    highest: int
    step: int


class Seal(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="seal"):
    """The action ``action`` with a pledge in its field ``digest``; it binds the seat to ``bytes`` random bytes.

    ``seat`` and ``commitment`` are the other values from which the pledge is made (``shares.pledge_of``).
    """

    action: str
    seat: int
    commitment: Commitment
    bytes: int


class Nonce(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="nonce"):
    """The action ``action`` with ``bytes`` random bytes, in hexadecimal, in its field ``value``.

    ``pledge``: the pledge that these bytes must match; empty: any bytes are allowed.
    """

    action: str
    bytes: int
    pledge: str = ""


class Permutation(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="permutation"):
    """The action of chance that brings the cards ``of`` in a shuffled order."""

    of: tuple[Card, ...]


Family: TypeAlias = Subset | Form | Range | Seal | Nonce | Permutation


def expand(option: Family) -> tuple[dict[str, Any], ...]:
    """Every action of a finite family as a JSON value.

    Raises:
        ValueError: the family is too large to list (a pledge, a nonce, a permutation).
    """
    match option:
        case Subset():
            chosen = combinations([card.value for card in option.of], option.size)
            return tuple({"kind": option.action, "cards": list(cards)} for cards in chosen)
        case Form():
            names = [field.name for field in option.fields]
            rows = product(*(field.values for field in option.fields))
            return tuple({"kind": option.action, **dict(zip(names, row, strict=True))} for row in rows)
        case Range():
            amounts = range(option.lowest, option.highest + 1, option.step)
            return tuple({"kind": option.action, "amount": amount} for amount in amounts)
        case Permutation():
            raise ValueError("a permutation has too many values")
        case Seal() | Nonce():
            raise ValueError(f"{option.action} has too many values")
        case _:
            assert_never(option)
