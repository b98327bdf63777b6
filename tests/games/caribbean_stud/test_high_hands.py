"""Royal and straight flushes at the settlement, and wagers that wait as a claim."""

from typing import Any

import pytest
from msgspec.structs import replace

from kitapi.games.caribbean_stud.rules.evolve.table import evolve
from kitapi.games.caribbean_stud.rules.round import preparation, void_hand
from kitapi.games.caribbean_stud.rules.table.actions import (
    AuthorisePayment,
    Confirm,
    DecideClaim,
    InsertToken,
    NoteDeclaration,
    PlaceAnte,
    SettleSeat,
)
from kitapi.games.caribbean_stud.rules.table.audit import discrepancy
from kitapi.games.caribbean_stud.rules.table.events import (
    ClaimDecided,
    Declared,
    HandConfirmed,
    HandEnded,
    SeatSettled,
    SettlementEnded,
    TablesResumed,
    TablesStopped,
)
from kitapi.games.caribbean_stud.rules.table.roles import CONTROL_ROOM, HOUSE_ROLES
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.views.build import view
from kitapi.kernel import SPECTATOR
from kitapi.mechanics.poker_hands import Combination
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import (
    COMMITMENT,
    A,
    B,
    after,
    gains,
    house,
    lowest_balance,
    replace_at_seat,
    replace_fields,
    sits,
    sources,
    table,
)
from tests.games.caribbean_stud.endings import (
    FLUSH,
    PLAIN,
    QUALIFIED,
    ROYAL_FLUSH,
    ROYALS,
    STRAIGHT_FLUSH,
    STRAIGHT_FLUSHES,
    UNQUALIFIED,
    Ending,
    approve_hand,
    deny_hand,
    goes_on,
)
from tests.games.caribbean_stud.test_showdown import PAID, exchange_fields

# Royal and straight flush


@clause("AMB-60", "CSP-063", "AMB-59")
@pytest.mark.parametrize("cards", [ROYALS["s"], STRAIGHT_FLUSHES["c"]])
def test_a_high_hand_found_in_turning_stops_the_tables_and_waits_for_the_control_room(cards: str) -> None:
    ending = Ending.at(Phase.SETTLE, goes_on(PLAIN), goes_on(cards, lamp=True), bank=QUALIFIED)
    ending.do(SettleSeat(seat=B))
    found = ROYAL_FLUSH if cards.startswith("A") else STRAIGHT_FLUSH
    assert ending.events == [Declared(seat=B, combination=found), TablesStopped(basis=25_000)]
    assert ending.chips(B) == 0
    assert ending.refusal_of(SettleSeat(seat=B)) == ("AMB-59", {"noted": False})
    ending.do(NoteDeclaration(seat=B))
    assert ending.refusal_of(SettleSeat(seat=B)) == ("CSP-063", {"seat": B})
    assert ending.refusal_of(SettleSeat(seat=A))[0] == "AMB-36"
    ending.do(Confirm(seat=B, genuine=True))
    assert ending.refusal_of(SettleSeat(seat=B)) == ("CSP-063", {"seat": B, "authorised": False})
    ending.do(AuthorisePayment(seat=B), SettleSeat(seat=B))
    assert ending.of(HandConfirmed) == [HandConfirmed(seat=B, genuine=True)]
    assert ending.of(SeatSettled)[0].jackpot is found
    assert ending.state.jackpot.stopping


@clause("AMB-60", "CSP-041", "AMB-19")
def test_a_high_hand_not_declared_goes_unseen_where_the_bank_does_not_qualify() -> None:
    ending = Ending.at(Phase.SETTLE, goes_on(ROYALS["s"], lamp=True), bank=UNQUALIFIED).do(SettleSeat(seat=A))
    assert ending.of(Declared) == ending.of(TablesStopped) == []
    assert [(event.jackpot, event.unclaimed) for event in ending.of(SeatSettled)] == [(None, True)]


@clause("CSP-063")
@pytest.mark.parametrize("bank", [QUALIFIED, UNQUALIFIED])
@pytest.mark.parametrize("seat", [goes_on(ROYALS["s"]), goes_on(**exchange_fields(PAID["royal_flush"][0]), lamp=True)])
def test_without_a_token_or_after_an_exchange_a_high_hand_waits_for_the_control_room_too(seat: Any, bank: str) -> None:
    state = table(Phase.SETTLE, seat, bank=bank, stopping=True, basis=25_000)
    ending = Ending(replace_at_seat(state, A, declared=ROYAL_FLUSH))
    ending.do(NoteDeclaration(seat=A))
    assert ending.refusal_of(SettleSeat(seat=A)) == ("CSP-063", {"seat": A})
    ending.do(Confirm(seat=A, genuine=True))
    assert ending.refusal_of(SettleSeat(seat=A)) == ("CSP-063", {"seat": A, "authorised": False})
    ending.do(AuthorisePayment(seat=A), SettleSeat(seat=A))
    assert ending.chips(A) > 30
    assert ending.of(SeatSettled)[0].jackpot is None
    assert ending.of(TablesResumed) == [TablesResumed()]


@clause("CSP-063", "AMB-60")
def test_a_flush_declared_that_an_exchange_made_straight_is_found_all_the_same() -> None:
    seat = goes_on(**exchange_fields(PAID["straight_flush"][0]), lamp=True, declared=Combination.FLUSH)
    ending = Ending.at(Phase.SETTLE, seat, bank=QUALIFIED).do(SettleSeat(seat=A))
    assert ending.events[0] == Declared(seat=A, combination=STRAIGHT_FLUSH)


@clause("CSP-063")
def test_the_control_room_looks_once_at_royal_and_straight_flush_alone() -> None:
    seats = goes_on(FLUSH, lamp=True, declared=Combination.FLUSH), goes_on(ROYALS["s"]), sits()
    ending = Ending.at(Phase.SETTLE, *seats, bank=QUALIFIED)
    for seat in range(7):
        assert ending.refusal_of(Confirm(seat=seat, genuine=True)) == ("CSP-063", {"seat": seat, "declared": False})
    ending.do(SettleSeat(seat=B), *approve_hand(B))
    for answer in (True, False):
        assert ending.refusal_of(Confirm(seat=B, genuine=answer))[0] == "CSP-063"


@clause("CSP-063")
def test_the_control_room_alone_sees_a_declared_high_hand_before_it_is_turned() -> None:
    seats = goes_on(ROYALS["s"], declared=ROYAL_FLUSH), goes_on(FLUSH, lamp=True, declared=Combination.FLUSH)
    state = table(Phase.CHOOSE, *seats, bank=QUALIFIED)
    shown = {
        viewer: [len(seat.cards) for seat in view(state, viewer).seats[:2]] for viewer in (*HOUSE_ROLES, SPECTATOR)
    }
    assert shown.pop(CONTROL_ROOM) == [5, 0]
    assert set(map(tuple, shown.values())) == {(0, 0)}


# Claims


def refused_hand(bank: str = QUALIFIED, **more: Any) -> Ending:
    """Return a table whose only seat declared a royal flush that the control room did not confirm."""
    seat = goes_on(ROYALS["s"], lamp=True, declared=ROYAL_FLUSH, **more)
    ending = Ending.at(Phase.SETTLE, seat, bank=bank, stopping=True, basis=25_000)
    return ending.do(*deny_hand(A), SettleSeat(seat=A))


@clause("AMB-61")
@pytest.mark.parametrize("bank", [QUALIFIED, UNQUALIFIED])
def test_a_hand_not_confirmed_is_paid_nothing_and_its_wagers_wait(bank: str) -> None:
    ending = refused_hand(bank)
    event = ending.of(SeatSettled)[0]
    assert gains(event) == {"ante0": -10, "bet0": -20, "claim0": 30}
    assert set(sources(event)) == {"AMB-61"}
    assert (event.held, event.jackpot, event.unclaimed) == (True, None, False)
    assert ending.of(SettlementEnded) == [SettlementEnded(jackpots=0)]
    assert ending.of(TablesResumed) == [TablesResumed()]
    assert ending.state.phase is Phase.DONE


@clause("AMB-61", "CSP-088")
@pytest.mark.parametrize(("bank", "chips"), [(QUALIFIED, 30 + 10 + 2000), (UNQUALIFIED, 30 + 10)])
def test_the_management_may_pay_what_waits_with_what_it_won(bank: str, chips: int) -> None:
    ending = refused_hand(bank).do(DecideClaim(seat=A, paid=True))
    assert gains(ending.of(ClaimDecided)[0]) == {"stack0": chips, "claim0": -30, "float": 30 - chips}
    assert ending.refusal_of(DecideClaim(seat=A, paid=True)) == ("AMB-61", {"seat": A, "claim": 0})
    assert ending.game_over().of(HandEnded)[0].won == (chips - 30 - 2,)


@clause("AMB-61")
def test_the_management_may_let_the_tray_have_what_waits() -> None:
    ending = refused_hand().do(DecideClaim(seat=A, paid=False))
    assert gains(ending.of(ClaimDecided)[0]) == {"claim0": -30, "float": 30}
    assert ending.game_over().of(HandEnded)[0].won == (-32,)


@clause("AMB-61")
def test_a_hand_that_loses_has_no_winnings_to_be_paid() -> None:
    seat = goes_on(STRAIGHT_FLUSHES["s"], declared=STRAIGHT_FLUSH)
    ending = Ending.at(Phase.SETTLE, seat, bank=ROYALS["h"]).do(*deny_hand(A), SettleSeat(seat=A))
    ending.do(DecideClaim(seat=A, paid=True))
    assert gains(ending.of(ClaimDecided)[0]) == {"stack0": 30, "claim0": -30}


@clause("AMB-61")
def test_where_nothing_waits_there_is_nothing_to_decide() -> None:
    ending = Ending.at(Phase.SETTLE, goes_on(PLAIN), sits(), bank=QUALIFIED)
    for seat in range(7):
        assert ending.refusal_of(DecideClaim(seat=seat, paid=True)) == ("AMB-61", {"seat": seat, "claim": 0})


@clause("AMB-61", "AMB-55", "AMB-32")
@pytest.mark.parametrize(("bank", "chips"), [(QUALIFIED, 30 + 10 + 2000), (UNQUALIFIED, 30 + 10)])
@pytest.mark.parametrize("phase", [Phase.PREPARE, Phase.STAKES])
def test_game_over_may_follow_and_the_management_decides_before_the_next_cards(
    bank: str, chips: int, phase: Phase
) -> None:
    over = refused_hand(bank).game_over()
    assert (over.of(HandEnded)[0].won, over.state.chips_on(A, Wager.CLAIM)) == ((-2,), 30)
    assert discrepancy(over.state) is None
    following = next_hand(over.state, phase)
    following.do(DecideClaim(seat=A, paid=True))
    assert gains(following.of(ClaimDecided)[0]) == {"stack0": chips, "claim0": -30, "float": 30 - chips}
    assert following.refusal_of(DecideClaim(seat=A, paid=True)) == ("AMB-61", {"seat": A, "claim": 0})
    assert preparation.succession(replace(following.state, phase=Phase.OVER)) is not None


@clause("AMB-61", "AMB-20")
@pytest.mark.parametrize("paid", [True, False, None])
def test_a_later_hand_broken_up_leaves_an_earlier_claim_as_it_is(paid: bool | None) -> None:
    following = next_hand(refused_hand().game_over().state, Phase.STAKES)
    if paid is not None:
        following.do(DecideClaim(seat=A, paid=paid))
    before = following.state
    following.do((A, PlaceAnte(amount=10)), (A, InsertToken()))
    [broken] = void_hand.break_up(following.state)
    assert gains(broken) == {"ante0": -10, "token0": -2, "stack0": 12}
    assert after(following.state, broken).balances == before.balances


@clause("AMB-61")
def test_what_waits_from_two_hands_is_carried_on_together_and_decided_apart() -> None:
    following = next_hand(refused_hand().game_over().state, Phase.STAKES)
    seat = goes_on(ROYALS["s"], declared=ROYAL_FLUSH, claim=30, earlier=2010)
    state = table(Phase.SETTLE, seat, bank=UNQUALIFIED, opened={"balances": following.state.balances})
    ending = Ending(state).do(*deny_hand(A), SettleSeat(seat=A))
    assert ending.state.chips_on(A, Wager.CLAIM) == 60
    setup = preparation.succession(ending.game_over().state)
    assert setup is not None
    assert setup.claims == (2010 + 10,)
    decided = Ending(replace(ending.state, phase=Phase.DONE)).do(DecideClaim(seat=A, paid=True))
    assert gains(decided.events[0]) == {"stack0": 40, "claim0": -30, "float": -10}
    assert decided.state.chips_on(A, Wager.CLAIM) == 30


def next_hand(over: StudState, phase: Phase) -> Ending:
    """Return the next hand after one that is over, in ``phase``: PREPARE or STAKES."""
    setup = preparation.succession(over)
    assert setup is not None
    [opened] = preparation.open_hand(setup, COMMITMENT)
    state = evolve(None, opened)
    assert (state.opened.claims, state.phase) == ((state.places[A].claim.earlier,), Phase.PREPARE)
    return Ending(replace_fields(state, phase=phase, invited=phase is Phase.STAKES))


@clause("CSP-084", "AMB-61")
def test_a_claim_too_is_paid_by_a_tray_that_was_filled_up() -> None:
    seat = goes_on(ROYALS["s"], declared=ROYAL_FLUSH)
    ending = Ending.at(Phase.SETTLE, seat, bank=QUALIFIED, house=house(dotation=1030 + 100))
    ending.do(*deny_hand(A), SettleSeat(seat=A))
    before = ending.state
    ending.do(DecideClaim(seat=A, paid=True))
    assert lowest_balance(before, "float", ending.of(ClaimDecided)[0]) >= 0
    assert ending.state.balances["float"] == 0
