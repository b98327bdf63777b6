"""Good faith in the auction (PREFA-AUC-08): whether a hand supports the call at which its player stopped.

A player stops by passing, or by winning the auction. The last call of a player who passes shows the others what they
hold, so it must name a contract that the hand supports. The ladder has no jumps, so a player may never get to call one
of these contracts: then they stop below the highest one. A player who wins stopped because the others passed, and all
bids begin at 6♠: their last call shows only that the hand supports that contract or a higher one.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from kitapi.games.prefa.rules.actions import Bid, Call, Hold, Pass
from kitapi.games.prefa.rules.bidding import legal_calls, status_after, winner
from kitapi.games.prefa.rules.contracts import LADDER, Contract
from kitapi.games.prefa.rules.events import CallMade
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.kernel import Seat, rule
from kitapi.players.tricks.estimate import NO_TRUMPS, tricks
from kitapi.players.tricks.holdings import ACES, hand_of

TALON = 1.45
"""The number of tricks that talon and discards add on average."""

ENOUGH = {6: 5.5, 7: 7.0, 8: 8.0, 9: 9.0, 10: 10.0}
"""The expected tricks, talon included, that support a level: the level itself, but 0.5 fewer for the lowest, six."""

STRAINS = 5

Ground = Literal["strain", "level"]
"""The part of a stop that the hand does not support: its strain or its level."""


class Stop(NamedTuple):
    """Where a player stopped: the last contract they bid or held.

    ``refused``: the contract that they could have called and passed on instead; None if the others passed, or if no
    higher call was left.
    """

    contract: Contract
    refused: Contract | None


def fits(hand: int, strain: int) -> bool:
    """Whether a hand may stop at a strain: four cards, or three with ace and king; at no trumps three aces."""
    if strain == NO_TRUMPS:
        return (hand & ACES).bit_count() >= 3
    holding = hand >> 8 * strain & 0xFF
    length = holding.bit_count()
    return length >= 4 or (length == 3 and holding & 0xC0 == 0xC0)


def expected_tricks(hand: int, strain: int) -> float:
    """Return the tricks that ten cards promise in a strain, including those that the talon adds on average."""
    return tricks(hand, strain) + TALON


def supported_contracts(hand: int, least: Mapping[int, float] = ENOUGH) -> tuple[Contract, ...]:
    """Return the contracts that ten cards support, lowest first: the strain by their shape, the level by their tricks.

    ``least``: the expected tricks required, by level; a player may require more than good faith does.
    """
    best = {strain: expected_tricks(hand, strain) for strain in range(STRAINS) if fits(hand, strain)}
    return tuple(contract for contract in LADDER if best.get(contract.step % STRAINS, 0.0) >= least[contract.level])


@rule("PREFA-AUC-08", without=None)
def breach(contracts: Sequence[Contract], stop: Stop) -> Ground | None:
    """Return the part of ``stop`` that a hand does not support; None if the stop is in good faith.

    ``contracts``: those that the hand supports.
    """
    if stop.contract in contracts:
        return None
    strains = {contract.strain for contract in contracts}
    highest = contracts[-1].step if contracts else -1
    if stop.contract.step > highest:
        return "level" if stop.contract.strain in strains else "strain"
    return "strain" if stop.refused is not None and stop.refused.step <= highest else None


def good_faith_calls(view: PrefaView) -> tuple[Call, ...]:
    """Return the calls in good faith of the player to act, in the order of the options."""
    return good_faith_calls_after(calls_in(view), view.seat, supported_contracts(hand_of(view.hand)))


def calls_in(view: PrefaView) -> tuple[CallMade, ...]:
    """Return the calls made, in the form that the rules use."""
    return tuple(CallMade(seat=spoken.seat, call=spoken.call, by_clock=spoken.by_clock) for spoken in view.calls)


def good_faith_calls_after(
    calls: Sequence[CallMade], seat: int | None, contracts: Sequence[Contract]
) -> tuple[Call, ...]:
    """Return the legal calls in good faith of ``seat``, whose hand supports ``contracts``; a pass if there is no other.

    That happens only to a player who takes over a seat whose last call was in bad faith.
    """
    last, following = last_call(calls, seat), next_contract(calls)
    kept = tuple(call for call in legal_calls(calls) if _is_in_good_faith(contracts, last, following, call))
    return kept or (Pass(),)


def _is_in_good_faith(
    contracts: Sequence[Contract], last: Contract | None, following: Contract | None, call: Call
) -> bool:
    if isinstance(call, Bid | Hold):
        return following is not None and breach(contracts, Stop(following, None)) is None
    if isinstance(call, Pass) and last is not None:
        return breach(contracts, Stop(last, following)) is None
    return True


def next_contract(calls: Sequence[CallMade]) -> Contract | None:
    """Return the contract that the next call other than a pass names; None if only a pass is legal."""
    return contract_of(legal_calls(calls), calls)


def contract_of(legal: Sequence[Any], before: Sequence[CallMade]) -> Contract | None:
    """Return the contract that every one of the ``legal`` calls but a pass names; None if only a pass is legal."""
    bids = [call.contract for call in legal if isinstance(call, Bid)]
    if bids:
        return bids[0]
    return status_after(before).bid if Hold() in legal else None


def last_call(calls: Iterable[Any], seat: int | None) -> Contract | None:
    """Return the contract that ``seat`` last bid or held; None if it has done neither."""
    bid, last = None, None
    for spoken in calls:
        if isinstance(spoken.call, Bid):
            bid = spoken.call.contract
        if spoken.seat == seat and isinstance(spoken.call, Bid | Hold):
            last = bid
    return last


def stops_of(calls: Sequence[CallMade]) -> dict[Seat, Stop]:
    """Return the stop of every player who bid or held in a finished auction, by seat; the winner is included."""
    found: dict[Seat, Stop] = {}
    for number, made in enumerate(calls):
        last = last_call(calls[:number], made.seat)
        if isinstance(made.call, Pass) and last is not None:
            found[made.seat] = Stop(last, next_contract(calls[:number]))
    state = status_after(calls)
    won = winner(tuple(dict.fromkeys(made.seat for made in calls)), calls, state)
    if won is not None and (last := last_call(calls, won)) is not None:
        found[won] = Stop(last, None)
    return found
