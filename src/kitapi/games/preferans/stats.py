"""Statistics of Preferans deals: each player's role, the game, and which defenders played."""

from typing import Any

from kitapi.arena.deal_result import DealResult
from kitapi.arena.games import Stats, TrickStats
from kitapi.arena.roles import AGAINST_BETL, BETL, BIDDER, DECLARER, Part, Solvable, position_of, role_of
from kitapi.games.preferans.players.situation import situation_of
from kitapi.games.preferans.rules.deal_facts import GameFacts, Settlement
from kitapi.games.preferans.rules.game_numbers import GameNumber, trump_of
from kitapi.games.preferans.rules.posting import facts_of, pot_payments
from kitapi.games.preferans.rules.settlement import settle
from kitapi.games.preferans.rules.state import Answering, DealOver, Discarding, Naming, Playing
from kitapi.kernel import Seat
from kitapi.mechanics.value import seat_values
from kitapi.solver.position import Objective
from kitapi.texts import Text


def deal_results(state: DealOver) -> tuple[DealResult, ...]:
    """Return the results of the deal, by seat.

    ``value``: points times the number of players, a whole number: ten for each point of the own head sum, side sums,
    and an equal part of the change of all head sums (SK-SCORE-07); in the pot form likewise chips, with those put into
    the pot. ``made``: whether they declared and won. ``in_as_defender``: their head sum rose by what defenders owe, or
    by a kontra that failed.
    """
    opened, facts, settlement = state.deal.opened, state.settled.facts, state.settled.settlement
    fed = pot_payments(opened.active, opened.terms.variant)
    gained = seat_values((*fed, *settlement.transfers), facts.players)
    if not isinstance(facts, GameFacts):
        return tuple(DealResult(value, False, False, False, False) for value in gained)
    return tuple(
        DealResult(
            value=value,
            declared=seat == facts.declarer,
            made=seat == facts.declarer and bool(settlement.won),
            took_part=seat in facts.defenders and seat not in facts.dropped,
            in_as_defender=seat in facts.defenders and _is_in(Seat(seat), settlement),
        )
        for seat, value in enumerate(gained)
    )


def _is_in(defender: Seat, settlement: Settlement) -> bool:
    return any(change.seat == defender for change in settlement.heads)


def part_of(state: Any, seat: Seat) -> Part:
    """Return the role of ``seat``, whose turn it is in a deal of Preferans."""
    match state:
        case Playing() | Answering():
            is_betl = state.bargain.game is GameNumber.BETL
            lineup = state.lineup if isinstance(state, Playing) else ()
            role = role_of(seat, state.bargain.declarer, state.deal.opened.active, lineup)
            role = (BETL if role == DECLARER else AGAINST_BETL) if is_betl else role
            return Part(role, _solvable(state, is_betl) if isinstance(state, Playing) else None)
        case Discarding() | Naming():
            return Part(DECLARER)
        case _:
            return Part(BIDDER)


def _solvable(state: Playing, is_betl: bool) -> Solvable:
    objective = {
        (False, False): Objective.TRICKS,
        (False, True): Objective.OPEN,
        (True, False): Objective.BETL,
        (True, True): Objective.OPEN_BETL,
    }[is_betl, state.plays_declarer is not None]
    position = position_of(state, state.bargain.declarer, trump_of(state.bargain.game))
    return Solvable(position, objective)


def describe_game(facts: Any) -> str:
    """Return the number of the game, and how it was played; empty if there was no game."""
    if not isinstance(facts, GameFacts):
        return ""
    how = (("from hand", facts.from_hand), ("open", facts.open), ("doubled", bool(facts.doublings)))
    return " ".join([str(facts.game.value), *(word for word, said in how if said)])


def _transfers(state: Any, tricks: tuple[int, ...]) -> Any:
    return settle(facts_of(state, tricks, state.longest_run), state.deal.opened.terms.variant).transfers


STATS = Stats(
    results=deal_results,
    figures=Text(
        "The mean is in points, ten for each of a head sum. In as defender: deals in which the player's head sum "
        "rose as a defender, short of two tricks or by a lost kontra."
    ),
    tricks=TrickStats(describe_game, part_of, situation_of, _transfers),
)
