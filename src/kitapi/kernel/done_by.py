"""The author of an event at a table of a house, as the log stores it beside the event.

Games know actors, the room knows people: the room writes ``DoneBy`` into the stored event, and no rule reads it.
"""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from kitapi.kernel.actors import Role, Seat

FIELD = "by"
"""The name of the field in a stored event and in a record; no event of a game with a house has one of that name."""

Text: TypeAlias = Annotated[str, Meta(max_length=100)]


class DoneBy(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A role or a seat, and who had it at that moment: a person, a bot or the automaton.

    If both are None, the author is the room itself, which opens deals. ``visitor``: the person's public name, 16
    hexadecimal digits, the same at all tables; ``name``: the person's name at this table; empty in the stored event.
    ``bot``: a bot's name.
    """

    role: Role | None = None
    seat: Annotated[Seat, Meta(ge=0, le=99)] | None = None
    visitor: Text = ""
    name: Text = ""
    bot: Text = ""
    automaton: bool = False

    @property
    def is_person(self) -> bool:
        """Whether a person caused the event."""
        return bool(self.visitor)

    @property
    def nameless(self) -> "DoneBy":
        """The part that is stored with an event: all but the person's name, which the person can have removed."""
        return msgspec.structs.replace(self, name="")

    @property
    def shown(self) -> "DoneBy":
        """The part that everybody at the table sees: everything but the person's public name."""
        return msgspec.structs.replace(self, visitor="")


class _Envelope(msgspec.Struct):
    by: DoneBy | None = None


_ENVELOPE = msgspec.json.Decoder(_Envelope)
_encode = msgspec.json.Encoder().encode


def with_author(payload: bytes, by: DoneBy | None) -> bytes:
    """The JSON object ``payload`` with ``by`` added, if ``by`` is not None."""
    if by is None:
        return payload
    body = payload.rstrip()[:-1]
    comma = b"" if body.rstrip().endswith(b"{") else b","
    return body + comma + b'"by":' + _encode(by) + b"}"


def author_in(payload: bytes) -> DoneBy | None:
    """Who caused the stored event ``payload``; None if it does not say so, as in older logs.

    Raises:
        msgspec.MsgspecError: the field cannot be read.
    """
    return _ENVELOPE.decode(payload).by
