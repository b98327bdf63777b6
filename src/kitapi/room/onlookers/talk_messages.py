"""The messages of table talk: ready phrases, sent by name, and free text where the host allows it."""

from typing import Literal, TypeAlias

import msgspec

from kitapi.room.command_fields import CommandId, Line, Number

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

Reason: TypeAlias = Literal["insult", "threat", "privacy", "advertising", "other"]
"""Why a person reports a text to the operator."""


class Say(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="say"):
    """Say a ready phrase to everybody at the table."""

    id: CommandId
    phrase: Phrase


class Write(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="write"):
    """Write a line of free text to everybody at the table, if its host allows that."""

    id: CommandId
    text: Line


class TakeAway(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="take_away"
):
    """As the person who opened the table, take a text away, so that nobody sees it any more."""

    id: CommandId
    number: Number


class Report(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="report"):
    """Report a text of another person to the operator, and take it away."""

    id: CommandId
    number: Number
    reason: Reason


TalkCommand: TypeAlias = Say | Write | TakeAway | Report
"""What people do with table talk; it changes nothing at the table."""


class AllowTalk(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="allow_talk"
):
    """As the person who opened the table, switch its table talk on or off."""

    id: CommandId
    allowed: bool


class AllowFreeText(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="allow_free_text"
):
    """As the person who opened the table, allow people to write free text there, or end that."""

    id: CommandId
    allowed: bool


class Said(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="said"):
    """The person at ``seat`` said ``phrase``; ``number`` counts what is said at the table.

    ``who``: a pseudonym of the person that is valid at this table only, and stays if they change their name or seat.
    """

    number: int
    seat: int
    name: str
    who: str
    phrase: Phrase


class Written(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="written"):
    """The person at ``seat`` wrote ``text``; the other fields are those of ``Said``."""

    number: int
    seat: int
    name: str
    who: str
    text: str


class TakenAway(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="taken_away"):
    """The text with this number was taken away, and is shown no longer."""

    number: int


class TalkRecord(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="talk"):
    """What was said lately by people who still sit at the table, for somebody who has just come."""

    said: tuple[Said | Written, ...]
