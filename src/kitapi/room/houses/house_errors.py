"""Refusals about houses: further kinds of ``RoomError``."""

from kitapi.room.errors import RoomError


class UnknownHouse(RoomError):
    """There is no house of this id."""

    reason = "unknown_house"


class NotOfHouse(RoomError):
    """Only the founder of the house and its members may open tables in it."""

    reason = "not_of_house"


class NotFounder(RoomError):
    """Only the founder of the house may invite others, withdraw invitations, or remove a member."""

    reason = "not_founder"


class NoInvitation(RoomError):
    """The invitation is for another house, or was used or withdrawn."""

    reason = "no_invitation"


class HouseNameTaken(RoomError):
    """The user has founded a house ``name`` of the same game and kind already."""

    reason = "house_name_taken"


class TooManyHouses(RoomError):
    """The user may open tables in ``most`` houses already."""

    reason = "too_many_houses"


class HouseFull(RoomError):
    """The house has ``most`` tables already."""

    reason = "house_full"


class TooManyMembers(RoomError):
    """The house has ``most`` members already."""

    reason = "too_many_members"


class TooManyInvitations(RoomError):
    """The house has ``most`` invitations already that nobody has used."""

    reason = "too_many_invitations"


class SettledByHouse(RoomError):
    """The table's house has settled ``field`` for all its tables."""

    reason = "settled_by_house"
