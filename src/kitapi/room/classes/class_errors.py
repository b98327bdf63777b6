"""Why the room refuses something in a class of dealers.

RoomError
├── UnknownClass       no class has this code
├── NotInClass         only people who have joined the class may do this
├── NotTrainer         only a trainer of the class may do this
├── WrongTrainerKey    this key does not make anybody a trainer of the class
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
    """The user is no trainer of this class."""

    reason = "not_trainer"


class WrongTrainerKey(RoomError):
    """The key is not the class's newest one."""

    reason = "wrong_trainer_key"


class NameTaken(RoomError):
    """Another person in this class has the name ``name``."""

    reason = "name_taken"


class AnsweredAlready(RoomError):
    """The user has answered the drill ``number`` of this class already."""

    reason = "answered"
