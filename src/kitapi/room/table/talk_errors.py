"""Refusals of table talk.

RoomError
├── CardsOut           nobody talks while anybody holds cards
├── TalkOff            nobody talks at this table
├── FreeTextOff        nobody writes free text at this table
└── UnknownText        the text is no longer kept
"""

from kitapi.room.errors import RoomError


class CardsOut(RoomError):
    """Somebody holds cards; nobody may talk until nobody does."""

    reason = "cards_out"


class TalkOff(RoomError):
    """Table talk is switched off at this table."""

    reason = "talk_off"


class FreeTextOff(RoomError):
    """The host has not allowed free text at this table."""

    reason = "free_text_off"


class UnknownText(RoomError):
    """The text with this number is no longer kept."""

    reason = "unknown_text"
