"""Contracts (αγορές): their order, the value of a trick, and the defenders' quotas."""

from enum import Enum

from kitapi.cards import Suit
from kitapi.kernel import table


class Strain(Enum):
    """Trumps (ατού), or no trumps (αχρωμάτιστα); low to high, as suits rank in the auction (PREFA-DEAL-01)."""

    SPADES = "s"
    CLUBS = "c"
    DIAMONDS = "d"
    HEARTS = "h"
    NO_TRUMPS = "n"

    trump: Suit | None
    """The suit of trumps; None at no trumps."""

    def __init__(self, letter: str) -> None:
        self.trump = None if letter == "n" else Suit(letter)


class Contract(Enum):
    """A level and a strain, as a contract or a bid; members are in the order of the ladder (PREFA-AUC-01)."""

    SIX_SPADES = "6s"
    SIX_CLUBS = "6c"
    SIX_DIAMONDS = "6d"
    SIX_HEARTS = "6h"
    SIX_NO_TRUMPS = "6n"
    SEVEN_SPADES = "7s"
    SEVEN_CLUBS = "7c"
    SEVEN_DIAMONDS = "7d"
    SEVEN_HEARTS = "7h"
    SEVEN_NO_TRUMPS = "7n"
    EIGHT_SPADES = "8s"
    EIGHT_CLUBS = "8c"
    EIGHT_DIAMONDS = "8d"
    EIGHT_HEARTS = "8h"
    EIGHT_NO_TRUMPS = "8n"
    NINE_SPADES = "9s"
    NINE_CLUBS = "9c"
    NINE_DIAMONDS = "9d"
    NINE_HEARTS = "9h"
    NINE_NO_TRUMPS = "9n"
    TEN_SPADES = "10s"
    TEN_CLUBS = "10c"
    TEN_DIAMONDS = "10d"
    TEN_HEARTS = "10h"
    TEN_NO_TRUMPS = "10n"

    level: int
    """The number of tricks that the declarer must take, 6 to 10."""
    strain: Strain
    step: int
    """The index on the ladder, from 0 (6♠) to 24 (10NT)."""

    def __init__(self, notation: str) -> None:
        self.level = int(notation[:-1])
        self.strain = Strain(notation[-1])
        self.step = 5 * (self.level - 6) + "scdhn".index(notation[-1])


LADDER: tuple[Contract, ...] = tuple(Contract)
"""All contracts, lowest first, without gaps (PREFA-AUC-01)."""

LOWEST = LADDER[0]
HIGHEST = LADDER[-1]

TRICK_VALUES: dict[int, tuple[int, int, int, int, int]] = table(
    "PREFA-PAY-01",
    rows={
        6: (2, 3, 4, 5, 6),
        7: (7, 7, 7, 7, 8),
        8: (8, 8, 8, 8, 9),
        9: (9, 9, 9, 9, 10),
        10: (10, 10, 10, 10, 10),
    },
)
"""The value of a trick in kapikia, by level; columns ♠ ♣ ♦ ♥ NT."""

QUOTAS: dict[int, tuple[int, int]] = table(
    "PREFA-QUOTA-01",
    rows={6: (2, 2), 7: (2, 1), 8: (1, 1), 9: (1, 0), 10: (0, 0)},
)
"""The quotas of the first and the second defender, by level."""


def trick_value(contract: Contract) -> int:
    """Return the value of a trick of ``contract`` in kapikia, if the kasa can pay it in full (PREFA-PAY-01)."""
    return TRICK_VALUES[contract.level][contract.step % 5]
