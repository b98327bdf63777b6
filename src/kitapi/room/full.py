"""The reasons why a connection to a table is not accepted.

Full
├── TableFull     the table has as many spectators as it may have
├── RoomFull      the server has as many connections as it may have
└── AddressFull   one address has as many connections as it may have
"""

from kitapi.room.errors import RoomError


class Full(RoomError):
    """No more connections are accepted now; the client may try again later."""

    reason = "room_full"


class TableFull(Full):
    """The table has ``most`` connections of spectators."""

    reason = "table_full"


class RoomFull(Full):
    """The server has as many connections as it may have."""


class AddressFull(Full):
    """The visitor's address has ``most`` connections."""

    reason = "address_full"
