"""Names that people gave, stored beside the events of the room and not in them, so that they can be removed.

The type of a field, such as ``GivenName`` or ``ImportedName``, marks it as a name. The stored event has the seal of the
name in its place; the decoded one has the name, or ``FORGOTTEN``.
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
"""A name of the visitor in the field ``user`` beside it."""

CalledName: TypeAlias = Annotated[str, Meta(extra={MARK: "visitor"})]
"""A name of the visitor whose public name is in the field ``visitor`` beside it."""

ImportedName: TypeAlias = Annotated[str, Meta(extra={MARK: ""})]
"""A name in an imported record; whether it belongs to a visitor is unknown."""

FORGOTTEN = "—"
"""Shown in place of a removed name, in every language."""

EACH = "*"

OWNER_BYTES = 32
"""The length of the random pseudonym of a person in an imported record."""


class Place(NamedTuple):
    """The place of a name in a kind of event, as a path of keys; the key ``EACH`` stands for all entries of a list.

    ``owner``: the key of the name's owner, beside the last key; empty if there is none.
    """

    path: tuple[str, ...]
    owner: str


Places: TypeAlias = Mapping[str, tuple[Place, ...]]
"""The places of names, by kind of event."""


class _Spot(NamedTuple):
    """One name in an event: the object and key that hold it, and its field in the store."""

    holder: Any
    key: Any
    field: str
    owner: str


def places_in(events: Any) -> Places:
    """The places of names in the kinds of the union ``events``; kinds without names are left out."""
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


def encode_event(event: Any, payload: bytes, schema: int, places: Places) -> NewEvent:
    """The ``event``, whose JSON is ``payload``, for the store, with its names beside it."""
    kind = str(type(event).__struct_config__.tag)
    if kind not in places:
        return NewEvent(kind=kind, schema=schema, payload=payload)
    decoded = msgspec.json.decode(payload)
    names = tuple(_set_apart(list(_spots(decoded, places[kind]))))
    return NewEvent(kind=kind, schema=schema, payload=msgspec.json.encode(decoded), names=names)


def payload_of(stored: Recorded | NewEvent, places: Places) -> bytes:
    """The event's JSON with its names put back; ``FORGOTTEN`` for those that were removed.

    Raises:
        ImpossibleHistory: a name does not match its seal.
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
"""The first schema of every kind with names that has them beside the event."""


def _set_apart(spots: list[_Spot]) -> Iterator[StoredName]:
    """Replace each name by its seal; equal names in one event belong to the same owner."""
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
    """The names in ``decoded``."""
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
