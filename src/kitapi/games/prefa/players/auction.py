"""The calls of the player ``steady``: as high as the ten cards support (PREFA-AUC-08)."""

from kitapi.games.prefa.players.good_faith import (
    calls_in,
    expected_tricks,
    good_faith_calls,
    next_contract,
    supported_contracts,
)
from kitapi.games.prefa.rules.actions import Bid, Call, Hold, IfLeft, Pass
from kitapi.games.prefa.rules.contracts import Contract
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.players.tricks.holdings import hand_of

LEAST = {6: 6.0, 7: 7.2, 8: 8.3, 9: 9.3, 10: 10.4}
"""The expected tricks, talon included, with which ``steady`` bids a level; never fewer than good faith requires."""

FAIR = 0.5
"""The number of tricks by which a hand may miss the requirement for a bid and still say "if left"."""


def choose_call(view: PrefaView) -> Call:
    """Return the call of ``steady``: up to its limit, and beyond that only if stopping would break good faith."""
    hand, kept = hand_of(view.hand), good_faith_calls(view)
    limit, contract = highest_supported(hand), next_contract(calls_in(view))
    staying = next((option for option in kept if isinstance(option, Bid | Hold)), None)
    if staying is not None and limit is not None and contract is not None and contract.step <= limit.step:
        return staying
    if IfLeft() in kept and supports_if_left(hand):
        return IfLeft()
    return Pass() if Pass() in kept or staying is None else staying


def supports(hand: int, contract: Contract) -> bool:
    """Whether ten cards support a contract by the limits of the steady player."""
    return contract in supported_contracts(hand, LEAST)


def highest_supported(hand: int) -> Contract | None:
    """Return the highest contract that ten cards support by these limits; None when they support none."""
    contracts = supported_contracts(hand, LEAST)
    return contracts[-1] if contracts else None


def supports_if_left(hand: int) -> bool:
    """Whether a hand is good enough for "if left"."""
    return max(expected_tricks(hand, strain) for strain in range(4)) >= LEAST[6] - FAIR
