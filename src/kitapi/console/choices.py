"""Choices in words, for help and refusals."""

from collections.abc import Sequence


def either(names: Sequence[str]) -> str:
    """``names`` as a choice: “a”, “a or b”, “a, b or c”; empty for none."""
    *others, last = names or ("",)
    return f"{', '.join(others)} or {last}" if others else last


def of_games(names: Sequence[str]) -> str:
    """The help of an argument that is one of the games ``names``."""
    return f"The game: {either(names)}."
