"""The steady player's choice of discards and contract, both by the same estimate of tricks."""

from collections.abc import Sequence
from itertools import combinations

from kitapi.games.prefa.players.expected_value import expected_value, solo_value
from kitapi.games.prefa.rules.actions import Discard, NameContract, WriteSolo
from kitapi.games.prefa.rules.contracts import LADDER, Contract
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.kernel import Form
from kitapi.players.tricks.estimate import tricks
from kitapi.players.tricks.holdings import ACES, card_of, cards_in, hand_of

OVERREACH = 1.5
"""Contracts that need more than this many tricks beyond the expected number are not considered."""

SAFE = 0.5
"""Four aces are always announced if the expected tricks exceed the level by at least this number."""


def choose_discards(view: PrefaView) -> Discard | WriteSolo:
    """Return the two cards that cost least to discard; or solo, if giving up has a higher value than every contract."""
    assert view.bargain is not None
    twelve = hand_of(view.hand)
    best, pair = _best_exchange(view, twelve)
    if best < solo_value(view, view.bargain.minimum):
        return WriteSolo()
    return Discard(tuple(card_of(bit) for bit in pair))


def choose_contract(view: PrefaView) -> NameContract:
    """Return the contract of the highest value with the ten cards kept, and with aces if it will probably be made."""
    assert view.bargain is not None
    hand = hand_of(view.hand)
    expected = [tricks(hand, strain) for strain in range(5)]
    _, contract = best_contract(view, view.bargain.minimum, expected)
    sure = expected[contract.step % 5] >= contract.level + SAFE - 1
    return NameContract(contract, aces=sure and _may_announce(view))


def best_contract(view: PrefaView, minimum: Contract, expected: Sequence[float]) -> tuple[float, Contract]:
    """Return the highest value of a contract, and that contract; ``expected``: the expected tricks by strain."""
    open_to = LADDER[minimum.step :]
    likely = [contract for contract in open_to if contract.level <= expected[contract.step % 5] + OVERREACH]
    values = {
        contract: expected_value(view, contract, expected[contract.step % 5]) for contract in likely or open_to[:5]
    }
    contract = max(values, key=values.__getitem__)
    return values[contract], contract


def _best_exchange(view: PrefaView, twelve: int) -> tuple[float, tuple[int, int]]:
    """Return the value of the best contract, and the two cards to discard for it.

    The value never falls with the number of tricks, so for each strain only the discards that leave most tricks are
    considered.
    """
    assert view.bargain is not None
    spare = twelve & ~ACES if (twelve & ~ACES).bit_count() >= 2 else twelve
    pairs = [(first, second) for first, second in combinations(cards_in(spare), 2)]
    values: dict[tuple[int, int], float] = {}
    for strain in range(5):
        left = {pair: tricks(twelve & ~(pair[0] | pair[1]), strain) for pair in pairs}
        pair = max(left, key=left.__getitem__)
        only = [left[pair] if at == strain else 0.0 for at in range(5)]
        values[pair] = max(values.get(pair, -1e9), best_contract(view, view.bargain.minimum, only)[0])
    best = max(values, key=values.__getitem__)
    return values[best], best


def _may_announce(view: PrefaView) -> bool:
    forms = [option for option in view.options if isinstance(option, Form)]
    return any(field.name == "aces" and True in field.values for form in forms for field in form.fields)
