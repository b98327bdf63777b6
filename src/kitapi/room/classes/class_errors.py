"""Why the room refuses something in a class of dealers.

RoomError
├── UnknownClass       no class has this code
├── NotInClass         only people who have joined the class may do this
├── NotTrainer         only the person who opened the class may do this
├── NameTaken          somebody in the class has this name
└── AnsweredAlready    each drill of a class can be answered once
"""

from kitapi.room.errors import RoomError


class UnknownClass(RoomError):
    """No class has the code ``code``."""

    reason = "unknown_class"


class NotInClass(RoomError):
    """The user has not joined this class."""

    reason = "not_in_class"


class NotTrainer(RoomError):
    """The user did not open this class."""

    reason = "not_trainer"


class NameTaken(RoomError):
    """Another person in this class has the name ``name``."""

    reason = "name_taken"


class AnsweredAlready(RoomError):
    """The user has answered the drill ``number`` of this class already."""

    reason = "answered"
