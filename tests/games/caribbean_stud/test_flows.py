"""What the books add up from chips that moved: each in the figure of what moved it."""

from collections import Counter

from kitapi.games.caribbean_stud import events as happened
from kitapi.games.caribbean_stud.accounts import FLOAT
from kitapi.games.caribbean_stud.flows import STACK, Flow, tray_of
from tests.clauses import clause


@clause("CSP-084")
def test_what_a_ruling_takes_back_from_a_player_is_not_chips_that_he_cashed() -> None:
    """He was paid 30 by a hand that was void later, and then gave 20 back for notes."""
    void, cashed = happened.HandVoided, happened.CashedOut
    flows = Counter({Flow(void, STACK, FLOAT): 30, Flow(cashed, STACK, FLOAT): 20})
    tray = tray_of(flows, 100, 150)
    assert (tray.undone, tray.cashed, tray.reckoned) == (30, 20, 150)
