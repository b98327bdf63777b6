"""What a finished deal of Preferans came to for each player."""

from kitapi.arena.booked import Booked
from kitapi.games.preferans.rules.booking import pot_fed
from kitapi.games.preferans.rules.settled import GameFacts, Settlement
from kitapi.games.preferans.rules.state import DealOver
from kitapi.kernel import Seat
from kitapi.mechanics.worth import worths


def booked(state: DealOver) -> tuple[Booked, ...]:
    """What the deal came to, by seat.

    ``worth``: points times the number of players, a whole number: ten for each of the own head sum, side sums, and an
    equal part of what all head sums change by (SK-SCORE-07); chips likewise, with those put into the pot. ``made``: he
    declared and won. ``in_as_defender``: his head sum rose by what defenders owe, or by a kontra that failed.
    """
    opened, facts, settlement = state.deal.opened, state.settled.facts, state.settled.settlement
    fed = pot_fed(opened.active, opened.terms.variant)
    gained = worths((*fed, *settlement.transfers), facts.players)
    if not isinstance(facts, GameFacts):
        return tuple(Booked(worth, False, False, False, False) for worth in gained)
    return tuple(
        Booked(
            worth=worth,
            declared=seat == facts.declarer,
            made=seat == facts.declarer and bool(settlement.won),
            took_part=seat in facts.defenders and seat not in facts.dropped,
            in_as_defender=seat in facts.defenders and _is_in(Seat(seat), settlement),
        )
        for seat, worth in enumerate(gained)
    )


def _is_in(defender: Seat, settlement: Settlement) -> bool:
    return any(change.seat == defender for change in settlement.heads)
