"""What stands written on a Preferans scoresheet: the position that a deal carries over to the next."""

import msgspec

from kitapi.kernel import Instead, rule


class Sheet(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The figures valid on the sheets, by seat.

    ``heads``: the head sums, low is good (SK-SCORE-01). ``sides[i][j]``: points, never negative, that ``i`` has written
    against ``j`` (SK-SCORE-03). ``refas``: open refas; ``refas_written``: how many deals have written refas so far, and
    ``refas_missed`` how many of those wrote none to a player, empty where nobody missed any (SK-REFA-01). In the pot
    form (SK-SCORE-09) heads and sides stay as they were at the beginning.
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
    """The sheet before the first deal: the stake in every head sum."""
    return _even(players, stake)
