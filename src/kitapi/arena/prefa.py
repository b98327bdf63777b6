"""What a finished deal of Prefa came to for each player."""

from kitapi.arena.booked import Booked
from kitapi.games.prefa.rules.settled import ContractFacts, Ending, Part, Shortfall
from kitapi.games.prefa.rules.state import DealOver
from kitapi.kernel import Seat
from kitapi.mechanics.worth import worths


def booked(state: DealOver) -> tuple[Booked, ...]:
    """What the deal came to, by seat.

    ``worth``: kapikia times the number of players, a whole number (PREFA-PAY-10): his payment plus his part of the
    kasa's change. ``took_part``: he defended on his own account or as caller. ``in_as_defender``: he did, and was in;
    a caller also when the helper was.
    """
    facts, settlement = state.settled.facts, state.settled.settlement
    gained = worths(settlement.transfers, facts.players)
    if not isinstance(facts, ContractFacts):
        return tuple(Booked(worth, False, False, False, False) for worth in gained)
    fallen = _fallen(facts, settlement.shortfall)
    return tuple(
        Booked(
            worth=worth,
            declared=seat == facts.declarer,
            made=seat == facts.declarer and not settlement.shortfall.declarer,
            took_part=seat in fallen and facts.ending is Ending.PLAYED,
            in_as_defender=fallen.get(Seat(seat), False),
        )
        for seat, worth in enumerate(gained)
    )


def _fallen(facts: ContractFacts, shortfall: Shortfall) -> dict[Seat, bool]:
    """Whether each defender who carries money is in."""
    short = {Part.PLAYS: False, Part.CALLS: shortfall.first > 0 or shortfall.second > 0}
    pairs = ((facts.first, shortfall.first), (facts.second, shortfall.second))
    return {one.seat: short[one.part] or own > 0 for one, own in pairs if one.part in short}
