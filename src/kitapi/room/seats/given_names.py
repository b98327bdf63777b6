"""Names that people gave, beside the events of the room and not in them, so that they can be forgotten.

A field of an event is marked as such a name by its type, ``GivenName`` or ``ImportedName``, and nowhere else. What is
stored has the seal of the name in its place; what is read back has the name, or ``FORGOTTEN``.
"""

import secrets
from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any, NamedTuple, TypeAlias, get_args

import msgspec
from msgspec import Meta, inspect

from kitapi.kernel import ImpossibleHistory
from kitapi.records.seat_changes import MARK
from kitapi.store import NewEvent, Recorded, StoredName
from kitapi.store.names import seal_of, sealed_name

GivenName: TypeAlias = Annotated[str, Meta(extra={MARK: "user"})]
"""A name of the visitor whom the field ``user`` beside it says."""

CalledName: TypeAlias = Annotated[str, Meta(extra={MARK: "visitor"})]
"""A name of the visitor whose public name is in the field ``visitor`` beside it."""

ImportedName: TypeAlias = Annotated[str, Meta(extra={MARK: ""})]
"""A name in a record that was imported, of whom nobody knows which visitor they are, if any."""

FORGOTTEN = "—"
"""Stands for a name that was forgotten, in every language."""

EACH = "*"

OWNER_BYTES = 32
"""Of the pseudonym of somebody in a record, which is drawn when it is imported."""


class Place(NamedTuple):
    """Where a kind of event has a name: the keys to it, ``EACH`` for the entries of a list.

    ``owner``: the key beside the last one that says whose name it is; empty where nothing does.
    """

    path: tuple[str, ...]
    owner: str


Places: TypeAlias = Mapping[str, tuple[Place, ...]]
"""By kind of event, where it has names."""


class _Spot(NamedTuple):
    """One name in an event: what holds it, under which key, and its field as the store calls it."""

    holder: Any
    key: Any
    field: str
    owner: str


def places_in(events: Any) -> Places:
    """Where the kinds of the union ``events`` have names; kinds without any are left out."""
    found = {str(event.__struct_config__.tag): tuple(_places(inspect.type_info(event))) for event in get_args(events)}
    return {kind: places for kind, places in found.items() if places}


def _places(decoded: Any, path: tuple[str, ...] = ()) -> Iterator[Place]:
    match decoded:
        case inspect.Metadata(extra=extra) if extra is not None and MARK in extra:
            yield Place(path, extra[MARK])
        case inspect.Metadata(type=inner):
            yield from _places(inner, path)
        case inspect.StructType(fields=fields):
            for field in fields:
                yield from _places(field.type, (*path, field.encode_name))
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            yield from _places(item, (*path, EACH))
        case inspect.UnionType(types=types):
            for one in types:
                yield from _places(one, path)


def written(event: Any, payload: bytes, schema: int, places: Places) -> NewEvent:
    """The ``event``, whose JSON is ``payload``, for the store: its names beside it."""
    kind = str(type(event).__struct_config__.tag)
    if kind not in places:
        return NewEvent(kind=kind, schema=schema, payload=payload)
    decoded = msgspec.json.decode(payload)
    names = tuple(_set_apart(list(_spots(decoded, places[kind]))))
    return NewEvent(kind=kind, schema=schema, payload=msgspec.json.encode(decoded), names=names)


def payload_of(stored: Recorded | NewEvent, places: Places) -> bytes:
    """The event's JSON as it was before its names were set apart; ``FORGOTTEN`` for those that are not there any more.

    Raises:
        ImpossibleHistory: a name is not the one that was stored.
    """
    if stored.kind not in places or stored.schema < NAMES_BESIDE:
        return stored.payload
    try:
        decoded = msgspec.json.decode(stored.payload)
    except msgspec.MsgspecError as error:
        raise ImpossibleHistory(f"{stored.kind} cannot be read") from error
    _put_back(stored, list(_spots(decoded, places[stored.kind])))
    return msgspec.json.encode(decoded)


NAMES_BESIDE = 2
"""The first schema of every kind with names in which they stand beside it."""


def _set_apart(spots: list[_Spot]) -> Iterator[StoredName]:
    """Replace each name by its seal; whoever else has the name of a visitor who is known there is that visitor."""
    owners: dict[str, str] = {
        spot.holder[spot.key]: spot.holder[spot.owner] for spot in spots if spot.owner and spot.holder[spot.key]
    }
    for holder, key, field, owner in spots:
        if not (name := holder[key]):
            continue
        whose = holder[owner] if owner else owners.setdefault(name, secrets.token_hex(OWNER_BYTES))
        sealed = sealed_name(field, whose, name)
        holder[key] = seal_of(sealed)
        yield sealed


def _put_back(stored: Recorded | NewEvent, spots: Iterable[_Spot]) -> None:
    names = {name.field: name for name in stored.names}
    for holder, key, field, _ in spots:
        if not holder[key]:
            continue
        name = names.get(field)
        if name is not None and seal_of(name) != holder[key]:
            raise ImpossibleHistory(f"{stored.kind} has another name beside it than the one that was stored")
        holder[key] = FORGOTTEN if name is None else name.name


def _spots(decoded: Any, places: Iterable[Place]) -> Iterator[_Spot]:
    """Where ``decoded`` has names."""
    for place in places:
        yield from _spots_at(decoded, place.path, place.owner, ())


def _spots_at(decoded: Any, path: tuple[str, ...], owner: str, before: tuple[str, ...]) -> Iterator[_Spot]:
    key, *rest = path
    if key == EACH and isinstance(decoded, list):
        for number, one in enumerate(decoded):
            field = (*before, str(number))
            if rest:
                yield from _spots_at(one, tuple(rest), owner, field)
            elif isinstance(one, str):
                yield _Spot(decoded, number, ".".join(field), owner)
    elif isinstance(decoded, dict) and key in decoded:
        if rest:
            yield from _spots_at(decoded[key], tuple(rest), owner, (*before, key))
        elif isinstance(decoded[key], str):
            yield _Spot(decoded, key, ".".join((*before, key)), owner)
