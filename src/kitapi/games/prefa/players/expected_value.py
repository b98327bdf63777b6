"""The expected value of a contract for its declarer, in kapikia, computed from the expected tricks.

The value is defined by the rulebook (PREFA-PAY-10): the payment plus the player's share of the kasa's change.
"""

from kitapi.games.prefa.rules.contracts import Contract
from kitapi.games.prefa.rules.settlement import SIDE_PAY, times, value_of_trick
from kitapi.games.prefa.rules.solo import SOLO_TRICKS
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.players.tricks.chances import TRICKS, chances


def trick_value_now(view: PrefaView, contract: Contract) -> int:
    """Return the value of a trick of ``contract`` in this deal, in kapikia."""
    return value_of_trick(contract, view.kasa, False, view.variant.last_contract)


def result_value(view: PrefaView, level: int, value: int, taken: int) -> float:
    """Return the value for the declarer of taking ``taken`` tricks in a contract of ``level``."""
    part = 1 - 1 / view.players
    kasa = TRICKS * value
    if taken > level:
        # the defenders usually expect this result and pass, so the declarer is paid for all ten tricks
        return kasa * part
    if taken == level:
        return value * taken - kasa / view.players
    doubled = times(level - taken, view.variant.triple_from)
    idle = SIDE_PAY[level >= 7] if view.players == 4 else 0
    return -doubled * (kasa * part + value * (TRICKS - taken)) - idle


def expected_value(view: PrefaView, contract: Contract, expected: float) -> float:
    """Return the expected value of ``contract`` for a declarer who expects ``expected`` tricks."""
    value = trick_value_now(view, contract)
    return sum(
        chance * result_value(view, contract.level, value, taken) for taken, chance in enumerate(chances(expected))
    )


def solo_value(view: PrefaView, minimum: Contract) -> float:
    """Return the value for the declarer of writing the deal solo (PREFA-BUY-02)."""
    taken = SOLO_TRICKS[minimum.level][0]
    return result_value(view, minimum.level, trick_value_now(view, minimum), taken)
