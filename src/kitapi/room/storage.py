"""Who pays for what the room stores, and what is said to those who have used up their quota."""

from kitapi.room.errors import RoomError
from kitapi.store.charged import Account, charged_to

__all__ = ["Account", "StorageSpent", "charged_to"]


class StorageSpent(RoomError):
    """As much was stored for the visitor's address as may be in a day."""

    reason = "storage_spent"
