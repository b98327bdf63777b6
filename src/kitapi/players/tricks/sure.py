"""What a hand takes however the other cards lie."""

from kitapi.players.tricks.holdings import SUITS, highest


def takes_all(hand: int, unseen: int, trump: int) -> bool:
    """Whether ``hand``, on lead, takes every trick from the top, even against one who holds all of ``unseen``."""
    if trump and (unseen & trump).bit_count() > (hand & trump).bit_count():
        return False
    return all(_runs(hand & suit, unseen & suit) for suit in SUITS)


def _runs(mine: int, theirs: int) -> bool:
    if not mine or not theirs:
        return True
    over = mine & -(highest(theirs) << 1)
    return over == mine or over.bit_count() >= theirs.bit_count()
