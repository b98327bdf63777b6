"""The rules as a process of their own: one JSON object a line in, one out; chance comes from a seed or a given deck."""

from kitapi.engine.answering import LONGEST_LINE, Engine
from kitapi.engine.requests import BadRequest

__all__ = ["LONGEST_LINE", "BadRequest", "Engine"]
