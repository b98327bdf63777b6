"""The messages of table talk: ready phrases, sent by name, so that each reader gets them in their own language."""

from typing import Literal, TypeAlias

import msgspec

from kitapi.room.command_fields import CommandId

Phrase: TypeAlias = Literal[
    "hello",
    "good_luck",
    "well_played",
    "bad_luck",
    "thanks",
    "laugh",
    "one_moment",
    "coffee",
    "once_more",
    "goodbye",
]
"""What may be said at a table. No phrase speaks of cards, and each can be said after any deal."""

Talk: TypeAlias = Literal["open", "silent", "off"]
"""Whether people at the seats may talk: now, not while cards are dealt, or not at this table."""


class Say(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="say"):
    """Say a ready phrase to everybody at the table."""

    id: CommandId
    phrase: Phrase


class AllowTalk(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="allow_talk"
):
    """As the person who opened the table, switch its table talk on or off."""

    id: CommandId
    allowed: bool


class Said(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="said"):
    """The person at ``seat`` said ``phrase``; ``number`` counts what is said at the table."""

    number: int
    seat: int
    name: str
    phrase: Phrase


class TalkRecord(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="talk"):
    """What was said lately by people who still sit at the table, for somebody who has just come."""

    said: tuple[Said, ...]
