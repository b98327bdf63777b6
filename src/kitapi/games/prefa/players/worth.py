"""What a contract is worth to its declarer, in kapikia, given how many tricks he expects.

Worth is reckoned as the rulebook does (PREFA-PAY-10): payment plus the player's part of the change of the kasa.
"""

from kitapi.games.prefa.rules.contracts import Contract
from kitapi.games.prefa.rules.settlement import SIDE_PAY, times, value_of_trick
from kitapi.games.prefa.rules.solo import SOLO_TRICKS
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.players.tricks.chances import TRICKS, chances


def value_now(view: PrefaView, contract: Contract) -> int:
    """Kapikia a trick of ``contract`` at this table now."""
    return value_of_trick(contract, view.kasa, False, view.variant.last_contract)


def outcome(view: PrefaView, level: int, value: int, taken: int) -> float:
    """Worth to the declarer of taking ``taken`` tricks at a contract of ``level``."""
    part = 1 - 1 / view.players
    kasa = TRICKS * value
    if taken > level:
        # the defenders mostly see it coming and pass: all ten tricks are booked
        return kasa * part
    if taken == level:
        return value * taken - kasa / view.players
    doubled = times(level - taken, view.variant.triple_from)
    idle = SIDE_PAY[level >= 7] if view.players == 4 else 0
    return -doubled * (kasa * part + value * (TRICKS - taken)) - idle


def worth_of(view: PrefaView, contract: Contract, expected: float) -> float:
    """Worth to the declarer of ``contract`` when he expects ``expected`` tricks."""
    value = value_now(view, contract)
    return sum(chance * outcome(view, contract.level, value, taken) for taken, chance in enumerate(chances(expected)))


def worth_of_solo(view: PrefaView, minimum: Contract) -> float:
    """Worth to the declarer of writing the deal solo (PREFA-BUY-02)."""
    taken = SOLO_TRICKS[minimum.level][0]
    return outcome(view, minimum.level, value_now(view, minimum), taken)
