"""Strategies of a simulated seat of Caribbean Stud: named rules, and tables loaded from files."""

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
"""The number of every named strategy in the kernels.

``pair_or_better``: raise with a pair or better. ``akj83_or_better``: raise with A-K-J-8-3 or better.
``ace_king_or_better``: raise with ace-king or better. ``matching_ace_king``: raise with a pair or better, or with
ace-king if one of the five cards has the upcard's rank. ``rules_of_thumb``: raise with a pair or better, or with
ace-king if (1) the upcard is from a two to a queen and one of the five cards has its rank, (2) the upcard is an ace or
king and the hand has a queen or jack, or (3) the hand has a queen and its fourth-highest card is higher than the
upcard. ``always_raise``, ``always_fold``: the same choice with every hand. ``draws``: without a pair, exchange the card
that does not belong to four of one suit or, if there are none, to four in a row that two ranks complete to a straight;
after the exchange, and if there is no such draw, play as ``akj83_or_better``.
"""

HANDS, CARDS = 2_598_960, 52


class BadTable(TextError):
    """The error that a file is not the table of a strategy; the text gives the reason."""


def no_table() -> kernels.Table:
    """Return the placeholder that kernels receive instead of a table if the strategy has none."""
    return np.zeros((1, CARDS), np.uint8)


def read_table(path: Path) -> kernels.Table:
    """Open a strategy's table, an ``.npy`` file of bytes, as a memory map: only the parts used are read.

    Row C(a,1) + C(b,2) + C(c,3) + C(d,4) + C(e,5) is for the five cards with the indices a < b < c < d < e in
    ``kitapi.cards``; the column is the upcard's index. The three lowest bits of an entry are the choice: 0 folds, 1
    raises, 2 to 6 exchange card a to e. The next bit is 1 if these five cards are raised after an exchange. Entries
    whose upcard is one of the five cards are not used.

    Raises:
        BadTable: the file cannot be read, has another shape or type, or has an entry with the choice 7.
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
    """Compute the SHA-256 digest of a table's bytes, in hexadecimal."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
