"""Test support of Skeleton Game; ``CASE`` is what the laws of all games need to know of it."""

from kitapi_testing.games.skeleton_game.case import SKELETON_GAME_CASE as CASE

__all__ = ["CASE"]
