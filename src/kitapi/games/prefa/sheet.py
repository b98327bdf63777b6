"""What stands written on a Prefa scoresheet (κιτάπι): the position that a deal carries over to the next."""

import msgspec


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """The figures valid on the sheet, by seat.

    ``columns``: each player's kasa column, in tens (PREFA-KIT-01). ``owed[i][j]``: kapikia, never negative, that
    player ``j`` owes player ``i``, written on ``i``'s side of the border between them.
    """

    columns: tuple[int, ...]
    owed: tuple[tuple[int, ...], ...]


def blank_sheet(players: int, kasa_share: int) -> Sheet:
    """The sheet before the first deal (PREFA-KIT-01)."""
    return Sheet(columns=(kasa_share // 10,) * players, owed=((0,) * players,) * players)
