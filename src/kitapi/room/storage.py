"""The account that is charged for stored data, and the refusal when its quota is used up."""

from kitapi.room.errors import RoomError
from kitapi.store.charged_store import Account, charged_to

__all__ = ["Account", "StorageSpent", "charged_to"]


class StorageSpent(RoomError):
    """The visitor's address has used up its storage quota for the day."""

    reason = "storage_spent"
