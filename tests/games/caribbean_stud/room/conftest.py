"""The stores that rooms are tested over, and what is compared in every test of a room."""

from tests.room.conftest import _what_is_reused_is_as_if_built_anew, store

__all__ = ["_what_is_reused_is_as_if_built_anew", "store"]
