"""Statistics of Prefa deals: each player's role, the contract, and which defenders played."""

from typing import Any

from kitapi.arena.deal_result import DealResult
from kitapi.arena.games import Stats, TrickStats
from kitapi.arena.roles import BIDDER, DECLARER, NOBODYS, Part, Solvable, position_of, role_of
from kitapi.games.prefa.players.situation import situation_of
from kitapi.games.prefa.rules import deal_facts
from kitapi.games.prefa.rules.deal_facts import ContractFacts, Ending, Shortfall
from kitapi.games.prefa.rules.posting import settle_played
from kitapi.games.prefa.rules.state import Bargain, DealOver, Discarding, GivenUp, Naming, Participating, Playing
from kitapi.kernel import Seat
from kitapi.mechanics.value import seat_values
from kitapi.solver.position import Objective
from kitapi.texts import Text


def deal_results(state: DealOver) -> tuple[DealResult, ...]:
    """Return the results of the deal, by seat.

    ``value``: kapikia times the number of players, a whole number (PREFA-PAY-10): the payment plus the part of the
    kasa's change. ``took_part``: whether they defended on their own account or as caller. ``in_as_defender``: whether
    they took part and were in; a caller also if the helper was in.
    """
    facts, settlement = state.settled.facts, state.settled.settlement
    gained = seat_values(settlement.transfers, facts.players)
    if not isinstance(facts, ContractFacts):
        return tuple(DealResult(value, False, False, False, False) for value in gained)
    fallen = _who_is_in(facts, settlement.shortfall)
    return tuple(
        DealResult(
            value=value,
            declared=seat == facts.declarer,
            made=seat == facts.declarer and not settlement.shortfall.declarer,
            took_part=seat in fallen and facts.ending is Ending.PLAYED,
            in_as_defender=fallen.get(Seat(seat), False),
        )
        for seat, value in enumerate(gained)
    )


def _who_is_in(facts: ContractFacts, shortfall: Shortfall) -> dict[Seat, bool]:
    """Return, by seat, whether each defender who pays and receives, for one hand or for both, is in."""
    short = {deal_facts.Part.PLAYS: False, deal_facts.Part.CALLS: shortfall.first > 0 or shortfall.second > 0}
    pairs = ((facts.first, shortfall.first), (facts.second, shortfall.second))
    return {one.seat: short[one.part] or own > 0 for one, own in pairs if one.part in short}


def part_of(state: Any, seat: Seat) -> Part:
    """Return the role of ``seat``, whose turn it is in a deal of Prefa."""
    match state:
        case Playing(bargain=Bargain() as bargain):
            declarer, trump = bargain.won.declarer, bargain.contract.strain.trump
            solvable = Solvable(position_of(state, declarer, trump), Objective.TRICKS) if state.claim is None else None
            return Part(role_of(seat, declarer, state.deal.opened.active, state.lineup), solvable)
        case Playing():
            return Part(NOBODYS)
        case Participating():
            return Part(role_of(seat, state.bargain.won.declarer, state.deal.opened.active))
        case GivenUp():
            return Part(role_of(seat, state.won.declarer, state.deal.opened.active))
        case Discarding() | Naming():
            return Part(DECLARER)
        case _:
            return Part(BIDDER)


def describe_contract(facts: Any) -> str:
    """Return the level of the contract; empty if there is none."""
    return str(facts.contract.level) if isinstance(facts, ContractFacts) else ""


def _transfers(state: Any, tricks: tuple[int, ...]) -> Any:
    return settle_played(state, tricks).settlement.transfers


STATS = Stats(
    results=deal_results,
    figures=Text("The mean is in kapikia."),
    tricks=TrickStats(describe_contract, part_of, situation_of, _transfers),
)
