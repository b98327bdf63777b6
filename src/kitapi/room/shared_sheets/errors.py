"""Why the room refuses something about a shared sheet.

RoomError
├── UnknownSheet   no sheet is kept under this id, or the key does not open it
├── WatchedOnly    the key opens the sheet for watching, not for writing
├── ChangeClash    another change is kept under the id of this one
└── SheetFull      the sheet has as many changes, or is as long, as a sheet may be
"""

from kitapi.room.errors import RoomError


class UnknownSheet(RoomError):
    """The room keeps no sheet that this link opens."""

    reason = "unknown_sheet"


class WatchedOnly(RoomError):
    """With this key the sheet is watched only."""

    reason = "watched_only"


class ChangeClash(RoomError):
    """Another change is kept under the id ``change``."""

    reason = "change_clash"


class SheetFull(RoomError):
    """The sheet cannot have more changes."""

    reason = "sheet_full"
