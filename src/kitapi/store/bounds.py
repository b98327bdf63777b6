"""The checks of arguments in every store: of appends, names of streams, and ranges to read."""

from collections.abc import Iterable, Sequence
from itertools import repeat

from kitapi.store.port import LARGEST_PAYLOAD, LARGEST_SCHEMA, SALT_BYTES, Append, CommandKey, NewEvent, StoredName

OF_COMMAND = ("command stream", "command user", "command id", "command digest")
OF_NAME = ("names field", "names owner", "names name")


def check_range(after: int, limit: int | None) -> None:
    """Check the bounds of a range to read.

    Raises:
        ValueError: a bound is negative.
    """
    if after < 0 or (limit is not None and limit < 0):
        raise ValueError("after, limit: must be 0 or more")


def check_append(batches: Sequence[Append], command: CommandKey | None) -> None:
    """Check an append before it joins a group, so that one malformed append never fails the others.

    Raises:
        ValueError: a field is malformed; the message names the field and the problem.
    """
    named = [batch.stream for batch in batches]
    if len(set(named)) < len(named):
        raise ValueError("stream: two batches of one append name the same stream")
    _check_names(repeat("stream"), named)
    for batch in batches:
        if batch.expected is not None and batch.expected < 0:
            raise ValueError("expected: must be 0 or more")
        for event in batch.events:
            _check_event(event)
    if command is not None:
        _check_names(OF_COMMAND, (command.stream, command.user, command.id, command.digest))


def check_names(streams: Sequence[str]) -> None:
    """Check names of streams.

    Raises:
        ValueError: a name is malformed; the message says how.
    """
    _check_names(repeat("stream"), streams)


def _check_event(event: NewEvent) -> None:
    _check_names(("kind",), (event.kind,))
    if not 1 <= event.schema <= LARGEST_SCHEMA:
        raise ValueError(f"schema: must be between 1 and {LARGEST_SCHEMA}")
    if len(event.payload) > LARGEST_PAYLOAD:
        raise ValueError(f"payload: {len(event.payload)} bytes, more than {LARGEST_PAYLOAD}")
    if event.names:
        _check_stored_names(event.names)


def _check_stored_names(names: Sequence[StoredName]) -> None:
    for name in names:
        _check_names(OF_NAME, (name.field, name.owner, name.name))
        if len(name.salt) != SALT_BYTES:
            raise ValueError(f"names salt: must have {SALT_BYTES} bytes")
    if len({name.field for name in names}) < len(names):
        raise ValueError("names field: two names of one event stand in the same field")


def _check_names(fields: Iterable[str], names: Iterable[str]) -> None:
    for field, name in zip(fields, names, strict=False):
        if not name or "\0" in name:
            raise ValueError(f"{field}: must not be empty or hold a NUL character")
        try:
            name.encode()
        except UnicodeEncodeError:
            raise ValueError(f"{field}: is not valid Unicode text") from None
