"""The stores with which rooms are tested, and a comparison that is made in every test of a room."""

from tests.room.conftest import store, what_is_reused_equals_what_would_be_built

__all__ = ["store", "what_is_reused_equals_what_would_be_built"]
