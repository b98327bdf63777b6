"""What the table itself adds to the facts that the inspector states."""

import pytest

from kitapi.games.caribbean_stud.incident_actions import StateFacts
from kitapi.games.caribbean_stud.phase import Phase
from kitapi.games.caribbean_stud.reporting import reported
from kitapi.games.caribbean_stud.rulings.facts import SeatChips
from tests.clauses import clause
from tests.games.caribbean_stud.tables import sits, table

LATE = (Phase.PREPARE, Phase.STAKES, Phase.COIN_IN)


@clause("CSP-100", "CSP-101", "AMB-48")
@pytest.mark.parametrize("phase", LATE)
@pytest.mark.parametrize(("irregularity", "seat"), [("CSP-100", 1), ("CSP-101", None)])
def test_after_game_over_any_seat_may_have_played_and_nothing_of_it_lies_there(
    irregularity: str, seat: int | None, phase: Phase
) -> None:
    state = table(phase, sits(ante=5), sits())
    report = reported(state, StateFacts(irregularity=irregularity, seat=seat, cards=6), {})
    assert report.facts.seats == {0: SeatChips(ante=0), 1: SeatChips(ante=0)}
