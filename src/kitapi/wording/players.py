"""Players as a text names them, whatever they play."""

from collections.abc import Sequence

from kitapi.wording.catalogues import message, say


def seat_names(players: int, lang: str) -> tuple[str, ...]:
    """What players without a name are called."""
    return tuple(say(lang, message("Seat {seat}"), seat=seat) for seat in range(players))


def by_name(names: Sequence[str], amounts: Sequence[int]) -> str:
    """What each has won or lost: ``Nikos +14, Anna -14``."""
    return ", ".join(f"{name} {amount:+d}" for name, amount in zip(names, amounts, strict=True))
