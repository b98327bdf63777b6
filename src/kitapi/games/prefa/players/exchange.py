"""What the steady player lays away, and what he names: both chosen by the same estimate."""

from collections.abc import Sequence
from itertools import combinations

from kitapi.games.prefa.players.worth import worth_of, worth_of_solo
from kitapi.games.prefa.rules.actions import Discard, NameContract, WriteSolo
from kitapi.games.prefa.rules.contracts import LADDER, Contract
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.kernel import Form
from kitapi.players.tricks.estimate import tricks
from kitapi.players.tricks.holdings import ACES, card_of, cards_in, hand_of

OVERREACH = 1.5
"""Tricks above those expected at which a contract is no longer looked at."""

SAFE = 0.5
"""Tricks above the level that make four aces worth announcing without a thought."""


def lay_away(view: PrefaView) -> Discard | WriteSolo:
    """The two cards missed least, or solo when even the best contract is worth less than giving up."""
    assert view.bargain is not None
    twelve = hand_of(view.hand)
    best, pair = _best_exchange(view, twelve)
    if best < worth_of_solo(view, view.bargain.minimum):
        return WriteSolo()
    return Discard(tuple(card_of(bit) for bit in pair))


def name(view: PrefaView) -> NameContract:
    """The contract worth most with the ten cards kept; aces are announced when it looks like being made."""
    assert view.bargain is not None
    hand = hand_of(view.hand)
    expected = [tricks(hand, strain) for strain in range(5)]
    _, contract = best_contract(view, view.bargain.minimum, expected)
    sure = expected[contract.step % 5] >= contract.level + SAFE - 1
    return NameContract(contract, aces=sure and _may_announce(view))


def best_contract(view: PrefaView, minimum: Contract, expected: Sequence[float]) -> tuple[float, Contract]:
    """The contract worth most, with its worth; ``expected``: tricks by strain."""
    open_to = LADDER[minimum.step :]
    likely = [contract for contract in open_to if contract.level <= expected[contract.step % 5] + OVERREACH]
    worths = {contract: worth_of(view, contract, expected[contract.step % 5]) for contract in likely or open_to[:5]}
    contract = max(worths, key=worths.__getitem__)
    return worths[contract], contract


def _best_exchange(view: PrefaView, twelve: int) -> tuple[float, tuple[int, int]]:
    """The pair to lay away, with the worth of the best contract after it.

    More tricks are never worth less, so for each strain only the pair that leaves most of them counts.
    """
    assert view.bargain is not None
    spare = twelve & ~ACES if (twelve & ~ACES).bit_count() >= 2 else twelve
    pairs = [(first, second) for first, second in combinations(cards_in(spare), 2)]
    worths: dict[tuple[int, int], float] = {}
    for strain in range(5):
        left = {pair: tricks(twelve & ~(pair[0] | pair[1]), strain) for pair in pairs}
        pair = max(left, key=left.__getitem__)
        only = [left[pair] if at == strain else 0.0 for at in range(5)]
        worths[pair] = max(worths.get(pair, -1e9), best_contract(view, view.bargain.minimum, only)[0])
    best = max(worths, key=worths.__getitem__)
    return worths[best], best


def _may_announce(view: PrefaView) -> bool:
    forms = [option for option in view.options if isinstance(option, Form)]
    return any(field.name == "aces" and True in field.values for form in forms for field in form.fields)
