"""The figures of a Preferans scoresheet, which a deal carries over to the next."""

import msgspec

from kitapi.kernel import Instead, rule


class Sheet(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The valid figures of the sheets, by seat.

    ``heads``: the head sums; a low one is good (SK-SCORE-01). ``sides[i][j]``: the points, never negative, that ``i``
    has written against ``j`` (SK-SCORE-03). ``refas``: the number of open refas. ``refas_written``: the number of deals
    so far in which refas were written. ``refas_missed``: for each player, the number of these deals in which they got
    no refa; empty if all are 0 (SK-REFA-01). In the pot form (SK-SCORE-09) heads and sides never change.
    """

    heads: tuple[int, ...]
    sides: tuple[tuple[int, ...], ...]
    refas: tuple[int, ...]
    refas_written: int
    refas_missed: tuple[int, ...] = ()


def _even(players: int, head: int) -> Sheet:
    return Sheet(heads=(head,) * players, sides=((0,) * players,) * players, refas=(0,) * players, refas_written=0)


@rule("SK-SCORE-01", without=Instead(lambda players, _stake: _even(players, 0)))
def blank_sheet(players: int, stake: int) -> Sheet:
    """Return the sheet before the first deal: the stake in every head sum."""
    return _even(players, stake)
