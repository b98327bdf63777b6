"""Legal plays and winners for the kernels.

The rules are in `kitapi.mechanics.tricks`; they are repeated here for speed, and tests compare the two.
"""

from kitapi.compiling.kernels import compiled
from kitapi.solver.formats import TRUMPS, Look


@compiled("int64(CPointer(uint16), int64, int64)", inner=True)
def read(look: Look, row: int, index: int) -> int:
    """The entry of ``look`` as an integer of 64 bits."""
    return look[row << 16 | index]  # type: ignore[no-any-return]


@compiled("int64(int64, int64, int64)", inner=True)
def legal(hand: int, led: int, mode: int) -> int:
    """The cards of ``hand`` that may follow the suit ``led``: that suit, else trumps, else all."""
    following = hand & (255 << 8 * led)
    if following:
        return following
    if mode & TRUMPS and hand & 255:
        return hand & 255
    return hand


@compiled("int64(int64, int64, int64)", inner=True)
def beats(card: int, best: int, mode: int) -> int:
    """1 if ``card`` beats ``best``, which was played before and wins so far; else 0."""
    if card >> 3 == best >> 3:
        return 1 if card > best else 0
    return 1 if mode & TRUMPS and card < 8 else 0
