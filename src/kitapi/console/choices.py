"""Puts the choices of an option into words, for help texts and for messages that refuse a value."""

from collections.abc import Sequence

from kitapi.wording.catalogues import message

ONE_OF_GAMES = message("The game: {names}.")
OR = message(" or ")


def either(names: Sequence[str]) -> str:
    """``names`` as a choice: “a”, “a or b”, “a, b or c”; empty for none."""
    *others, last = names or ("",)
    return f"{', '.join(others)}{OR}{last}" if others else last


def of_games(names: Sequence[str]) -> str:
    """The help of an argument that is one of the games ``names``."""
    return ONE_OF_GAMES.format(names=either(names))
