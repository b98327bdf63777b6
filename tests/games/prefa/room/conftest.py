"""The stores that rooms are tested over, and what is compared in every test of a room."""

from tests.room.conftest import _what_is_reused_equals_what_would_be_built, store

__all__ = ["_what_is_reused_equals_what_would_be_built", "store"]
