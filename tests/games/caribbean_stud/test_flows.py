"""Figures of the books that only rare hands move: fees, and what the house pays back for the meter."""

from collections import Counter

from kitapi.games.caribbean_stud.rules.books.flows import tray_of
from kitapi.games.caribbean_stud.rules.books.shift import Handle
from kitapi.games.caribbean_stud.rules.books.shifts import STUD_BOOKS
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.table import events as happened
from kitapi.games.caribbean_stud.rules.table.actions import AskExchange, AskSeat, GiveCard, TakeFee, TakeStub
from kitapi.games.caribbean_stud.rules.table.roles import DEALER
from kitapi.games.caribbean_stud.rules.terms.accounts import FLOAT
from kitapi.games.caribbean_stud.rules.terms.accounts import METER as METER_ACCOUNT
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.house.books.flows import STACK, Flow
from kitapi.kernel import METER, MeterRead
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.scenes import NOTHING, Scene
from kitapi_testing.games.caribbean_stud.tables import A


@clause("CSP-148")
def test_a_fee_is_staked_and_counts_with_all_that_was() -> None:
    scene = Scene()
    scene.until(Phase.CHOOSE, hands=NOTHING)
    scene.do(A, AskExchange(card=scene.state.places[A].cards[0]))
    for step in (TakeStub(), AskSeat(seat=0), GiveCard(seat=0), TakeFee(seat=0)):
        scene.do(DEALER, step)
    [shift] = STUD_BOOKS.shifts(scene.until(Phase.OVER).log())
    assert shift.handle == Handle(ante=20, bet=40, fee=10)
    assert (shift.handle.total, shift.played[0].handle) == (70, 70)
    assert shift.margin == round(10_000 * shift.won / 70)


@clause("AMB-62", "AMB-20")
def test_contributions_that_the_house_pays_back_are_no_part_of_the_awards_that_it_covers() -> None:
    scene = Scene(opening_meter=0)
    scene.until(Phase.CHOOSE, hands=NOTHING)
    scene.do(METER, MeterRead(amount=0))
    scene.follow(CARIBBEAN_STUD.break_up(scene.state))
    [shift] = STUD_BOOKS.shifts(scene.log())
    jackpot = shift.jackpot
    assert (jackpot.house_back, jackpot.income_back, jackpot.reversed) == (2, 2, 0)
    assert (jackpot.covered, jackpot.awarded, shift.jackpots) == (0, 0, ())
    assert jackpot.expected_closing == jackpot.closing == scene.state.balances[METER_ACCOUNT]


@clause("CSP-084")
def test_what_a_ruling_takes_back_from_a_player_is_not_chips_that_he_cashed() -> None:
    """The player was paid 30 by a hand that was void later, and then gave 20 back for notes."""
    void, cashed = happened.HandVoided, happened.CashedOut
    flows = Counter({Flow(void, STACK, FLOAT): 30, Flow(cashed, STACK, FLOAT): 20})
    tray = tray_of(flows, 100, 150)
    assert (tray.undone, tray.cashed, tray.expected_closing) == (30, 20, 150)
