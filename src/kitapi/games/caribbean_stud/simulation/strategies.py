"""Strategies of a simulated seat of Caribbean Stud: rules with a name, and tables read from files."""

import hashlib
from pathlib import Path

import numpy as np

from kitapi.games.caribbean_stud.simulation import kernels
from kitapi.texts import Text, TextError

STRATEGIES: dict[str, int] = {
    "pair_or_better": kernels.PAIR,
    "akj83_or_better": kernels.AKJ83,
    "ace_king_or_better": kernels.ACE_KING,
    "matching_ace_king": kernels.PAIR_OR_MATCHED,
    "rules_of_thumb": kernels.THREE_RULES,
    "always_raise": kernels.ALWAYS,
    "always_fold": kernels.NEVER,
    "draws": kernels.DRAWS,
}
"""The number in the kernels of every named strategy.

``pair_or_better``: raise with a pair or better. ``akj83_or_better``: with A-K-J-8-3 or better. ``ace_king_or_better``:
with ace and king or better. ``matching_ace_king``: with a pair, or with ace and king where one of the five has the
upcard's rank. ``rules_of_thumb``: with a pair, or with ace and king (1) where the upcard is a two to a queen and one of
the five has its rank, (2) where it is an ace or king and the five have a queen or jack, (3) where the five have a queen
and their fourth highest is above it. ``always_raise``, ``always_fold``: whatever comes. ``draws``: without a pair,
change the odd card of four to a flush, or else of four in a row open at both ends, and then raise with A-K-J-8-3 or
better; where there is no such card, as ``akj83_or_better``.
"""

HANDS, CARDS = 2_598_960, 52


class BadTable(TextError):
    """A file that is not the table of a strategy; the text says why."""


def no_table() -> kernels.Table:
    """The placeholder that kernels receive as the table of a strategy that has none."""
    return np.zeros((1, CARDS), np.uint8)


def read_table(path: Path) -> kernels.Table:
    """Open a strategy's table, an ``.npy`` file of bytes; it is mapped into memory, and only used parts are read.

    Rows: five cards with the indices a < b < c < d < e of ``kitapi.cards``, in row C(a,1) + C(b,2) + C(c,3) + C(d,4) +
    C(e,5). Columns: the upcard's index. The three lowest bits: 0 to fold, 1 to raise, 2 to 6 to exchange a to e; the
    next bit: whether to raise with these five after an exchange. Entries whose upcard is one of the five are not used.

    Raises:
        BadTable: the file cannot be read, has another shape or type, or has the choice 7 somewhere.
    """
    try:
        table = np.load(path, mmap_mode="c", allow_pickle=False)  # kernels take no array that is read-only
    except (OSError, ValueError, EOFError) as error:
        raise BadTable(Text("{path}: is not a table of NumPy's that can be read", path=path)) from error
    if not isinstance(table, np.ndarray) or table.shape != (HANDS, CARDS) or table.dtype != np.uint8:
        raise BadTable(Text("{path}: must have {hands} rows of {cards} bytes", path=path, hands=HANDS, cards=CARDS))
    if any(np.any(table[first : first + 100_000] & 7 == 7) for first in range(0, HANDS, 100_000)):
        raise BadTable(Text("{path}: 7 is no choice", path=path))
    return table


def digest_of(path: Path) -> str:
    """The SHA-256 digest of a table's bytes, in hexadecimal."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
