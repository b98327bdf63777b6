"""The JSON between browser and room: decodes commands, encodes answers and refusals."""

from collections.abc import Mapping
from typing import Any

import msgspec

from kitapi.kernel import IllegalAction, MalformedAction
from kitapi.room.command_fields import CommandId
from kitapi.room.errors import MalformedCommand, RoomError
from kitapi.room.onlookers.messages import Command, State
from kitapi.room.onlookers.talk_messages import TalkCommand
from kitapi.wording.problems import field_and_problem
from kitapi.wording.sentences import sentence_for

FRAME_LIMIT = 4096
"""Maximum number of bytes in a frame from a browser."""

LONGEST_ID = 64


class Done(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="done"):
    """The command ``id`` is carried out and stored; ``version``: of the play afterwards."""

    id: str
    version: int


class Refusal(msgspec.Struct, frozen=True, kw_only=True):
    """The reason of a refusal; ``text`` is a sentence for people."""

    reason: str
    clause: str | None
    field: str | None
    facts: dict[str, Any]
    text: str


class Refused(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="refused"):
    """The command ``id`` (None: it could not be read) was not carried out, and nothing was stored."""

    id: str | None
    reason: str
    clause: str | None
    field: str | None
    facts: dict[str, Any]
    text: str


class Probe(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="probe"):
    """Request a heartbeat, which shows that the connection still carries messages; nothing changes at the table."""

    id: CommandId


class _Named(msgspec.Struct):
    id: str


_COMMAND = msgspec.json.Decoder(Command | TalkCommand | Probe)
_NAMED = msgspec.json.Decoder(_Named)
_encode = msgspec.json.Encoder().encode


def encode_message(message: Any) -> bytes:
    """A message as JSON."""
    return message.written if isinstance(message, State) else _encode(message)


def read_command(frame: str | bytes | None) -> Command | TalkCommand | Probe:
    """The command or probe in ``frame``, which is None if bytes were sent instead of text.

    Raises:
        MalformedCommand: the frame is no text, is too long, or contains none.
    """
    if not isinstance(frame, str):
        raise MalformedCommand("message", "must be a text frame")
    raw = frame.encode()
    if len(raw) > FRAME_LIMIT:
        raise MalformedCommand("message", f"must have at most {FRAME_LIMIT} bytes")
    command: Command | TalkCommand | Probe = read(_COMMAND, raw)
    return command


def read(decoder: msgspec.json.Decoder[Any], raw: bytes) -> Any:
    """``raw``, decoded by ``decoder``.

    Raises:
        MalformedCommand: ``raw`` cannot be decoded; the error names the field.
    """
    try:
        return decoder.decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        field, problem = field_and_problem(str(error))
        raise MalformedCommand(field or "message", problem) from error


def id_in(frame: str | bytes | None) -> str | None:
    """The id of a frame that is refused, if it has one."""
    if not isinstance(frame, str) or len(frame) > FRAME_LIMIT:
        return None
    try:
        named = _NAMED.decode(frame)
    except (msgspec.MsgspecError, RecursionError):
        return None
    return named.id if len(named.id) <= LONGEST_ID else None


def refusal_of(error: Exception, lang: str) -> Refusal:
    """``error`` for the sender; a fault of the server is sent without details."""
    clause: str | None = None
    field: str | None = None
    facts: Mapping[str, Any] = {}
    if isinstance(error, IllegalAction):
        reason, clause, facts = "illegal", error.clause, error.facts
    elif isinstance(error, MalformedAction | MalformedCommand):
        reason, field = "malformed", error.field
    elif isinstance(error, RoomError):
        reason, facts = error.reason, error.facts
    else:
        reason = "server"
    return Refusal(reason=reason, clause=clause, field=field, facts=dict(facts), text=sentence_for(error, lang))


def refusal_frame(command: str | None, error: Exception, lang: str) -> Refused:
    """The frame that refuses the command with the id ``command``."""
    why = refusal_of(error, lang)
    return Refused(id=command, reason=why.reason, clause=why.clause, field=why.field, facts=why.facts, text=why.text)
