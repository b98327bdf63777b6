"""Expected value of a game for its declarer, in points, by the settlement of the rules.

The value is that in the final result (SK-SCORE-07): ten for each point of the own head sum, side sums, and an equal
part of the change of all head sums, or of the pot. A deal without a game has the value 0.
"""

from collections.abc import Sequence

from kitapi.games.preferans.rules.deal_facts import Ending, GameFacts
from kitapi.games.preferans.rules.game_numbers import TRICKS, GameNumber
from kitapi.games.preferans.rules.settlement import settle
from kitapi.games.preferans.rules.view import PreferansView
from kitapi.kernel import Seat
from kitapi.mechanics.table import defenders_of
from kitapi.mechanics.value import seat_values

UNLIKELY = 0.002
"""Numbers of tricks with a lower probability are ignored."""


def expected_value(
    view: PreferansView, game: GameNumber, chances: Sequence[float], *, from_hand: bool, laid_open: bool = False
) -> float:
    """Return the expected points of declaring ``game``.

    ``chances``: the probability of each number of tricks, from 0.
    """
    return sum(
        chance * _result_value(view, game, taken, from_hand, laid_open)
        for taken, chance in enumerate(chances)
        if chance > UNLIKELY
    )


def _result_value(view: PreferansView, game: GameNumber, taken: int, from_hand: bool, laid_open: bool) -> float:
    """Return the points of declaring ``game`` and taking ``taken`` tricks, if the defenders share the rest."""
    facts = _facts(view, game, taken, from_hand, laid_open)
    gained = seat_values(settle(facts, view.variant).transfers, view.players)
    return gained[facts.declarer] / view.players


def _facts(view: PreferansView, game: GameNumber, taken: int, from_hand: bool, laid_open: bool) -> GameFacts:
    assert view.seat is not None
    defenders = defenders_of(view.seat, view.active)
    tricks = [0] * view.players
    tricks[view.seat] = taken
    tricks[defenders[0]] = (TRICKS - taken + 1) // 2
    tricks[defenders[1]] = (TRICKS - taken) // 2
    return GameFacts(
        players=view.players,
        resting=next((Seat(seat) for seat in range(view.players) if seat not in view.active), None),
        declarer=view.seat,
        defenders=defenders,
        game=game,
        from_hand=from_hand,
        open=laid_open,
        ending=Ending.PLAYED,
        doublings=0,
        kontra_by=None,
        dropped=(),
        tricks=tuple(tricks),
        longest_run=taken,
        refa=view.refas[view.seat] > 0,
        heads=view.heads,
        pot=view.pot,
    )
