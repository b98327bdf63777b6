"""The codec of games whose values are msgspec structs: the types of the structs define the JSON."""

import re
from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from kitapi.kernel.errors import ImpossibleHistory, MalformedAction

TermsT = TypeVar("TermsT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT")

Upcaster = Callable[[dict[str, Any]], dict[str, Any]]
"""A function that converts the JSON of an event from one schema to the next."""

NOT_THE_FORM = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""Exceptions that a decoder raises for bytes that are not JSON of the expected form, or are nested too deeply."""
_NOT_LIFTED = (LookupError, TypeError, AttributeError, ValueError)
"""Exceptions that an upcaster raises for JSON that no earlier version has written."""

_encode = msgspec.json.Encoder().encode

_PLACE = re.compile(r" - at `\$\.?(?:\[\.\.\.\]\.?)?([^`]*)`$")


def _malformed_action(error: Exception) -> MalformedAction:
    """Return the msgspec error as a ``MalformedAction`` with field and problem."""
    text = str(error)
    place = _PLACE.search(text)
    field = place.group(1) if place and place.group(1) else "message"
    return MalformedAction(field, _PLACE.sub("", text))


class StructCodec(Generic[TermsT, ActionT, EventT, ViewT]):
    """The codec of a game, made from its types.

    Args:
        terms, action, event, view, observation: the types; unions must be tagged by ``kind``.
        schemas: schema number by event kind, for kinds whose schema is no longer 1.
        upcasters: by kind and schema, the function that turns an event into the next schema.
        lifted: the function that converts the JSON of stored terms from any earlier form to the present one; None: the
        form has never changed.
    """

    write_terms = write_action = write_event = write_view = write_observation = write_sheet = staticmethod(_encode)
    """A value as JSON, every field written; one function writes structs of every type."""

    def __init__(  # noqa: PLR0913 - a keyword for each kind of value
        self,
        *,
        terms: type[TermsT],
        action: Any,
        event: Any,
        view: type[ViewT],
        observation: Any,
        schemas: Mapping[str, int] | None = None,
        upcasters: Mapping[tuple[str, int], Upcaster] | None = None,
        lifted: Upcaster | None = None,
    ) -> None:
        self.types: Mapping[str, Any] = {
            "terms": terms,
            "action": action,
            "event": event,
            "view": view,
            "observation": observation,
        }
        self._terms = msgspec.json.Decoder(terms)
        self._action = msgspec.json.Decoder(action)
        self._event = msgspec.json.Decoder(event)
        self._view = msgspec.json.Decoder(view)
        self._observation = msgspec.json.Decoder(observation)
        self.schemas = dict(schemas or {})
        self._upcasters = dict(upcasters or {})
        self._lifted = lifted

    def read_terms(self, raw: bytes) -> TermsT:
        """A table's terms from JSON; fields left out take their defaults."""
        terms: TermsT = self._read(self._terms, raw)
        return terms

    def read_stored_terms(self, raw: bytes) -> TermsT:
        """Terms from stored JSON, which must have every field that the version that wrote it had."""
        if self._lifted is None:
            return self.read_terms(raw)
        try:
            stored = msgspec.json.decode(raw, type=dict[str, Any])
        except NOT_THE_FORM:
            return self.read_terms(raw)  # its error says what is wrong
        return self.read_terms(_encode(self._lifted(stored)))

    def read_action(self, raw: bytes) -> ActionT:
        """An action from JSON."""
        action: ActionT = self._read(self._action, raw)
        return action

    def event_kind(self, event: EventT) -> tuple[str, int]:
        """The event's stable name and the number of its schema."""
        kind = str(type(event).__struct_config__.tag)  # type: ignore[attr-defined]
        return kind, self.schemas.get(kind, 1)

    def read_event(self, kind: str, schema: int, raw: bytes) -> EventT:
        """An event from JSON of any schema that a release has written."""
        newest = self.schemas.get(kind, 1)
        try:
            while schema < newest:
                raw = _encode(self._upcasters[kind, schema](msgspec.json.decode(raw, type=dict[str, Any])))
                schema += 1
            event: EventT = self._event.decode(raw)
        except NOT_THE_FORM as error:
            raise ImpossibleHistory(f"{kind} of schema {schema} cannot be read: {error}") from error
        except _NOT_LIFTED as error:
            raise ImpossibleHistory(f"{kind} of schema {schema} does not hold what its kind says") from error
        if schema > newest or self.event_kind(event)[0] != kind:
            raise ImpossibleHistory(f"{kind} of schema {schema} is not known to this version")
        return event

    def read_view(self, raw: bytes) -> ViewT:
        """A view from JSON."""
        view: ViewT = self._read(self._view, raw)
        return view

    def read_observation(self, raw: bytes) -> Any:
        """An observation from JSON."""
        return self._read(self._observation, raw)

    @staticmethod
    def _read(decoder: Any, raw: bytes) -> Any:
        try:
            return decoder.decode(raw)
        except NOT_THE_FORM as error:
            raise _malformed_action(error) from error
