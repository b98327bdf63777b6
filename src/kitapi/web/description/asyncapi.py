"""AsyncAPI 3.0 of a table's socket, made from the types of its messages."""

from functools import cache
from typing import Any, get_args

from kitapi import __version__
from kitapi.records.seat_changes import SeatChange
from kitapi.registry import GAMES
from kitapi.room.onlookers import messages
from kitapi.room.onlookers.audience import PACES
from kitapi.room.onlookers.talk_messages import Said, TakenAway, TalkCommand, TalkRecord, Written
from kitapi.web.description.schemas import Schema, fill, of_any_game, ref, schemas_of, schemas_of_games
from kitapi.web.heartbeat import Here
from kitapi.web.visitors import COOKIE, SECURE_COOKIE
from kitapi.web.wire import Done, Probe, Refused
from kitapi.wording import CODES

COMMANDS: tuple[Any, ...] = (*get_args(messages.Command), *get_args(TalkCommand), Probe)
"""The messages of a visitor."""

MESSAGES: tuple[Any, ...] = (
    messages.State,
    messages.Watching,
    Said,
    Written,
    TakenAway,
    TalkRecord,
    Done,
    Refused,
    Here,
)
"""The messages of the server."""

ADDRESS = "/api/tables/{table_id}/socket"


@cache
def asyncapi() -> Schema:
    """The description of the socket: every command, and every message of the server."""
    _, parts = schemas_of((*COMMANDS, *MESSAGES, SeatChange))
    fill(parts, _game_fields())
    schemas = _as_draft_07({**parts, **schemas_of_games(GAMES, ("terms", "action", "view", "observation"))})
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Kitapi",
            "version": __version__,
            "description": "The socket of a table. Requests: see /api/openapi.json.",
            "license": {"name": "Apache-2.0"},
        },
        "defaultContentType": "application/json",
        "channels": {"table": _channel()},
        "operations": {
            "command": _operation("receive", "Commands that a visitor sends.", COMMANDS),
            "message": _operation("send", "Messages of the server to a visitor.", MESSAGES),
        },
        "components": {
            "schemas": schemas,
            "messages": {one.__name__: _message(one) for one in (*COMMANDS, *MESSAGES)},
            "securitySchemes": {
                "visitor": {"type": "httpApiKey", "in": "cookie", "name": SECURE_COOKIE},
                "visitorWithoutTls": {"type": "httpApiKey", "in": "cookie", "name": COOKIE},
            },
        },
    }


def _channel() -> Schema:
    return {
        "address": ADDRESS,
        "description": "One visitor at one table, with a seat or without.",
        "parameters": {"table_id": {"description": "The table's name, which cannot be guessed."}},
        "messages": {one.__name__: {"$ref": f"#/components/messages/{one.__name__}"} for one in (*COMMANDS, *MESSAGES)},
        "bindings": {
            "ws": {
                "method": "GET",
                "query": {
                    "type": "object",
                    "properties": {
                        "lang": {"type": "string", "description": f"Language of refusals: {CODES}."},
                        "pace": {"type": "string", "description": "Pace of bots and houses.", "enum": list(PACES)},
                        "as": {
                            "type": "string",
                            "description": "Role in which the visitor looks on; `spectator`: none.",
                        },
                    },
                },
            }
        },
    }


def _operation(action: str, summary: str, kinds: tuple[Any, ...]) -> Schema:
    sent = [{"$ref": f"#/channels/table/messages/{one.__name__}"} for one in kinds]
    return {"action": action, "channel": {"$ref": "#/channels/table"}, "summary": summary, "messages": sent}


def _message(kind: Any) -> Schema:
    return {"name": kind.__struct_config__.tag, "title": kind.__name__, "payload": ref(kind.__name__)}


def _game_fields() -> dict[str, Schema]:
    def any_game(kind: str) -> Schema:
        return of_any_game(GAMES, kind)

    seen = {"type": "array", "items": {"anyOf": [ref("SeatChange"), *any_game("observation")["anyOf"]]}}
    return {
        "Act.action": any_game("action"),
        "Propose.action": any_game("action"),
        "Terms.terms": any_game("terms"),
        "ProposalView.action": any_game("action"),
        "State.view": {"anyOf": [*any_game("view")["anyOf"], {"type": "null"}]},
        "State.observations": seen,
        "State.history": seen,
    }


def _as_draft_07(value: Any) -> Any:
    """A schema in the draft that AsyncAPI uses: another form of tuples, and no discriminators."""
    if isinstance(value, list):
        return [_as_draft_07(one) for one in value]
    if not isinstance(value, dict):
        return value
    changed = {name: _as_draft_07(one) for name, one in value.items() if name != "discriminator"}
    if "prefixItems" in changed:
        changed["items"], changed["additionalItems"] = changed.pop("prefixItems"), False
    return changed
