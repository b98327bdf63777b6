"""Names of players in texts, for all games."""

from collections.abc import Sequence

from kitapi.kernel import seat_number
from kitapi.wording.catalogues import message, say


def seat_names(players: int, lang: str) -> tuple[str, ...]:
    """The names of seats, for players without a name."""
    return tuple(say(lang, message("Seat {seat}"), seat=seat_number(seat)) for seat in range(players))


def names_at_table(given: Sequence[str], lang: str) -> tuple[str, ...]:
    """The players' names as ``given`` by seat; the seat's own name if a name is missing or occurs twice."""
    seats = seat_names(len(given), lang)
    alone = {name for name in given if name and given.count(name) == 1}
    return tuple(
        name if name in alone else f"{name} ({seat})" if name else seat for name, seat in zip(given, seats, strict=True)
    )


def by_name(names: Sequence[str], amounts: Sequence[int]) -> str:
    """The amount that each player has won or lost, as ``Nikos +14, Anna -14``."""
    return ", ".join(f"{name} {amount:+d}" for name, amount in zip(names, amounts, strict=True))
