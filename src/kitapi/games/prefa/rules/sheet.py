"""The figures of a Prefa scoresheet (κιτάπι), which a deal carries over to the next."""

import msgspec

from kitapi.kernel import Instead, rule


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """The valid figures of the sheet, by seat.

    ``columns``: each player's kasa column, in tens (PREFA-KIT-01). ``owed[i][j]``: kapikia, never negative, that player
    ``j`` owes player ``i``, written on ``i``'s side of the border between them.
    """

    columns: tuple[int, ...]
    owed: tuple[tuple[int, ...], ...]


def _even(players: int, column: int) -> Sheet:
    return Sheet(columns=(column,) * players, owed=((0,) * players,) * players)


@rule("PREFA-KIT-01", without=Instead(_even))
def blank_sheet(players: int, kasa_share: int) -> Sheet:
    """Return the sheet before the first deal: the same share in every kasa column, in tens."""
    return _even(players, kasa_share // 10)
