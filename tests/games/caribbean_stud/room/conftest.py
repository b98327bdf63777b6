"""The stores that rooms are tested over, and what is compared in every test of a room."""

from tests.room.conftest import store, what_is_reused_equals_what_would_be_built

__all__ = ["store", "what_is_reused_equals_what_would_be_built"]
