"""How high the steady player goes in the auction: as far as his ten cards support, and no further (PREFA-AUC-08)."""

from kitapi.games.prefa.actions import Bid, Call, Hold, IfLeft, Pass
from kitapi.games.prefa.contracts import LADDER, LOWEST, Contract
from kitapi.games.prefa.view import PrefaView
from kitapi.players.tricks.estimate import NO_TRUMPS, tricks
from kitapi.players.tricks.holdings import ACES, hand_of

TALON = 1.45
"""Tricks that the talon and two discards bring on average."""

LEAST = {6: 6.0, 7: 7.2, 8: 8.3, 9: 9.3, 10: 10.4}
"""Tricks to expect, talon included, before a bid of a level is made."""

FAIR = 0.5
"""Tricks by which a hand may fall short of a bid and still say "if left"."""


def call(view: PrefaView) -> Call:
    """The steady player's call."""
    hand = hand_of(view.hand)
    limit = highest_supported(hand)
    asked = _asked(view)
    if asked is not None and limit is not None and asked.step <= limit.step:
        return next(option for option in view.options if isinstance(option, Bid | Hold))
    if IfLeft() in view.options and is_fair(hand):
        return IfLeft()
    return Pass()


def supports(hand: int, contract: Contract) -> bool:
    """Whether ten cards support a contract: its strain by their shape, its level by the tricks they promise."""
    strain = contract.step % 5
    return fits(hand, strain) and tricks(hand, strain) + TALON >= LEAST[contract.level]


def fits(hand: int, strain: int) -> bool:
    """Whether a strain may be stopped at: four cards, or ace and king third; no trumps with three aces."""
    if strain == NO_TRUMPS:
        return (hand & ACES).bit_count() >= 3
    holding = hand >> 8 * strain & 0xFF
    length = holding.bit_count()
    return length >= 4 or (length == 3 and holding & 0xC0 == 0xC0)


def highest_supported(hand: int) -> Contract | None:
    """The highest contract that ten cards support; None when they support none."""
    return next((contract for contract in reversed(LADDER) if supports(hand, contract)), None)


def is_fair(hand: int) -> bool:
    """Whether a hand is good enough for "if left"."""
    return max(tricks(hand, strain) for strain in range(4)) + TALON >= LEAST[6] - FAIR


def _asked(view: PrefaView) -> Contract | None:
    """The contract that the next call other than a pass would name."""
    for option in view.options:
        if isinstance(option, Bid):
            return option.contract
        if isinstance(option, Hold):
            bids = [spoken.call.contract for spoken in view.calls if isinstance(spoken.call, Bid)]
            return bids[-1] if bids else LOWEST
    return None
