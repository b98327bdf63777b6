"""The rules of a game for other programs: JSON requests and answers, one a line; cards from a seed or given decks."""

from kitapi.engine.engine import LONGEST_LINE, Engine
from kitapi.engine.requests import BadRequest

__all__ = ["LONGEST_LINE", "BadRequest", "Engine"]
