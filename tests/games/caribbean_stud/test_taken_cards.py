"""Cards that the dealer took by mistake: the seat is settled by its statement (CSP-119, CSP-120, AMB-55)."""

from typing import Any

import pytest
from msgspec.structs import replace

from kitapi.games.caribbean_stud.rules.automaton import regular as automaton
from kitapi.games.caribbean_stud.rules.decide import decide
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.payment.round_facts import Result
from kitapi.games.caribbean_stud.rules.rulings.returns import Return
from kitapi.games.caribbean_stud.rules.table.actions import (
    Attend,
    CheckBet,
    CollectFold,
    DecideClaim,
    Declare,
    PassOver,
    Reveal,
    SettleSeat,
)
from kitapi.games.caribbean_stud.rules.table.actions.incidents import CorrectBet, RuleOnHand, SayHand, StateFacts
from kitapi.games.caribbean_stud.rules.table.events import (
    AskedAgain,
    ClaimDecided,
    Declared,
    HandSaid,
    HandTaken,
    RulingGiven,
    SeatSettled,
    TablesStopped,
)
from kitapi.games.caribbean_stud.rules.table.place import Award, Choice
from kitapi.games.caribbean_stud.rules.table.roles import CONTROL_ROOM, GAMING_MANAGEMENT
from kitapi.games.caribbean_stud.rules.terms.accounts import FLOAT, Wager, account_of, seat_value, transfer
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.views import build
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import A, B, after, gains, refusal, sits
from tests.games.caribbean_stud.endings import (
    QUALIFIED,
    STRAIGHT_FLUSH,
    STRAIGHT_FLUSHES,
    UNQUALIFIED,
    Ending,
    folded_seat,
    goes_on,
)

PAIR_OF_TENS = "Th Tc 8d 4h 3c"
PAIR_OF_THREES = "3h 3c 9d 5h 4c"
KINGS = "Ks Kh 8c 6h 2c"


def take_cards(phase: Phase = Phase.REVEAL, cards: str = KINGS, bank: str = QUALIFIED, **more: Any) -> Ending:
    """Return a seat that is in, whose cards the dealer took by mistake; revealed and at its turn."""
    ending = Ending.at(phase, goes_on(cards, **more), bank=bank).do(StateFacts(irregularity="CSP-119", seat=0))
    return ending.do(Reveal()) if phase is Phase.REVEAL else ending


@clause("CSP-119", "AMB-55")
@pytest.mark.parametrize("phase", [Phase.REVEAL, Phase.SETTLE])
@pytest.mark.parametrize(
    ("outcome", "result", "chips"),
    [("losing", Result.BANK_WINS, 0), ("tie", Result.TIE, 30)],
)
def test_what_the_player_says_is_accepted(phase: Phase, outcome: Any, result: Result, chips: int) -> None:
    ending = take_cards(phase)
    assert ending.refusal_of(SettleSeat(seat=0)) == ("AMB-55", {"said": False})
    assert set(CARIBBEAN_STUD.options(ending.state, A)) >= {SayHand(outcome="winning"), SayHand(outcome="losing")}
    ending.do((A, SayHand(outcome=outcome)), SettleSeat(seat=0))
    event = ending.of(SeatSettled)[0]
    assert (event.settlement.result, event.held, event.shown) == (result, False, ())
    assert ending.chips(A) == chips
    assert ending.game_over().state.outcome.won == (chips - 30,)


@clause("CSP-119", "AMB-55", "CSP-088")
@pytest.mark.parametrize(
    ("decision", "chips"),
    [
        (DecideClaim(seat=0, paid=True), 30 + 10 + 20),
        (DecideClaim(seat=0, paid=True, winnings=7), 30 + 7),
        (DecideClaim(seat=0, paid=True, winnings=0), 30),
        (DecideClaim(seat=0, paid=False), 0),
    ],
)
def test_who_says_that_he_wins_waits_for_the_management_which_may_decide_after_game_over(
    decision: DecideClaim, chips: int
) -> None:
    ending = take_cards().do((A, SayHand(outcome="winning")), SettleSeat(seat=0))
    event = ending.of(SeatSettled)[0]
    assert (event.held, event.settlement.result) == (True, Result.PLAYER_WINS)
    assert (ending.state.chips_on(A, Wager.CLAIM), ending.chips(A)) == (30, 0)
    ending.do(decision)
    assert isinstance(ending.events[-1], ClaimDecided)
    assert (ending.chips(A), ending.state.chips_on(A, Wager.CLAIM)) == (chips, 0)
    assert ending.refusal_of(decision)[0] == "AMB-61"


@clause("AMB-55", "AMB-61")
def test_a_claim_that_outlives_its_hand_knows_what_the_tables_would_pay() -> None:
    ending = take_cards().do((A, SayHand(outcome="winning")), SettleSeat(seat=0)).game_over()
    setup = CARIBBEAN_STUD.succession(ending.state)
    assert setup is not None
    assert setup.claims == (10 + 20,)


@clause("AMB-55")
def test_somebody_who_says_that_he_wins_with_cards_that_do_not_is_not_paid_for_nothing() -> None:
    ending = take_cards(cards=PAIR_OF_TENS, bank="As Ad 8h 5c 2d").do(
        (A, SayHand(outcome="winning")), SettleSeat(seat=0)
    )
    ending.do(DecideClaim(seat=0, paid=True))
    assert ending.chips(A) == 30


@clause("AMB-55", "CSP-041")
def test_with_a_bank_that_does_not_qualify_nothing_need_be_said() -> None:
    ending = take_cards(bank=UNQUALIFIED)
    assert refusal(decide, ending.state, A, SayHand(outcome="winning")) == ("AMB-55", {"taken": True})
    ending.do(SettleSeat(seat=0))
    assert (ending.of(SeatSettled)[0].settlement.result, ending.chips(A)) == (Result.NOT_QUALIFIED, 40)


@clause("AMB-43", "AMB-55")
def test_who_does_not_say_anything_is_reminded_and_then_has_lost() -> None:
    ending = take_cards().do(PassOver(seat=0))
    assert isinstance(ending.events[-1], AskedAgain)
    ending.do(PassOver(seat=0))
    said = ending.events[-1]
    assert isinstance(said, HandSaid)
    assert (said.outcome, said.unanswered) == ("losing", True)
    assert ending.refusal_of(PassOver(seat=0)) == ("AMB-43", {"seat": A})


def taken_as_of_a_fold(bank: str = QUALIFIED, phase: Phase = Phase.REVEAL) -> Ending:
    """Return a seat that had laid its cards down to fetch chips, and whose ANTE the dealer took with them."""
    ending = Ending.at(phase, folded_seat(KINGS, staked=10), goes_on(PAIR_OF_THREES), bank=bank)
    return ending.do(StateFacts(irregularity="CSP-120", seat=0))


@clause("CSP-120", "AMB-55")
@pytest.mark.parametrize("bank", [QUALIFIED, UNQUALIFIED])
@pytest.mark.parametrize("phase", [Phase.CHECK, Phase.REVEAL])
def test_an_ante_taken_as_of_a_fold_waits_as_a_claim_from_the_ruling_on_by_a_counter_entry(
    phase: Phase, bank: str
) -> None:
    ending = taken_as_of_a_fold(bank, phase)
    event = ending.of(HandTaken)[0]
    assert (event.as_fold, gains(event)) == (True, {"float": -10, "claim0": 10})
    assert ending.of(RulingGiven)[0].claim == (Return(seat=0, wager="ante", amount=10),)
    assert (ending.state.places[A].choice, ending.chips(A)) == (Choice.RAISE, 0)
    assert ending.refusal_of(DecideClaim(seat=0, paid=True)) == ("AMB-61", {"seat": A, "claim": 0}), (
        "not before its turn"
    )


@clause("CSP-120", "AMB-55")
@pytest.mark.parametrize(("outcome", "chips", "claim"), [("losing", 0, 0), ("tie", 10, 0), ("winning", 0, 10)])
def test_what_becomes_of_an_ante_taken_as_of_a_fold_is_what_the_player_says(
    outcome: Any, chips: int, claim: int
) -> None:
    ending = taken_as_of_a_fold().do(Reveal(), SettleSeat(seat=1), (A, SayHand(outcome=outcome)), SettleSeat(seat=0))
    assert (ending.chips(A), ending.state.chips_on(A, Wager.CLAIM)) == (chips, claim)
    assert ending.of(SeatSettled)[-1].held is (outcome == "winning")
    opened = dict(ending.begun.balances)
    assert seat_value(ending.state.balances, A) - seat_value(opened, A) == chips + claim


@clause("CSP-120", "AMB-55")
@pytest.mark.parametrize("phase", [Phase.REVEAL, Phase.SETTLE])
def test_with_a_bank_that_does_not_qualify_nothing_is_paid_on_it_without_the_management(phase: Phase) -> None:
    ending = taken_as_of_a_fold(UNQUALIFIED, phase)
    ending.do(RuleOnHand() if phase is Phase.SETTLE else Reveal(), SettleSeat(seat=1), SettleSeat(seat=0))
    event = ending.of(SeatSettled)[-1]
    assert (event.held, event.settlement.net.total, event.transfers) == (True, 0, ())
    assert (ending.chips(A), ending.state.chips_on(A, Wager.CLAIM)) == (0, 10)
    assert ending.game_over().state.places[A].claim.held, "and GAME OVER need not wait"


@clause("CSP-120", "AMB-55")
@pytest.mark.parametrize(
    ("decision", "chips"),
    [
        (DecideClaim(seat=0, paid=True), 10),
        (DecideClaim(seat=0, paid=True, winnings=30), 40),
        (DecideClaim(seat=0, paid=False), 0),
    ],
)
@pytest.mark.parametrize("bank", [QUALIFIED, UNQUALIFIED])
def test_a_bet_that_was_never_laid_counts_only_if_the_management_names_a_sum(
    bank: str, decision: DecideClaim, chips: int
) -> None:
    ending = taken_as_of_a_fold(bank).do(Reveal(), SettleSeat(seat=1))
    ending.do(*((A, SayHand(outcome="winning")) for _ in range(bank == QUALIFIED)), SettleSeat(seat=0), decision)
    assert (ending.chips(A), ending.state.chips_on(A, Wager.CLAIM)) == (chips, 0)
    assert ending.refusal_of(DecideClaim(seat=B, paid=True))[0] == "AMB-61"


@clause("CSP-120", "AMB-55")
@pytest.mark.parametrize("bank", [QUALIFIED, UNQUALIFIED])
def test_the_automaton_pays_nothing_on_a_fold(bank: str) -> None:
    ending = taken_as_of_a_fold(bank).do(Reveal(), SettleSeat(seat=1))
    ending.do(*((A, SayHand(outcome="winning")) for _ in range(bank == QUALIFIED)), SettleSeat(seat=0))
    due = automaton.step(ending.state, frozenset((A, B)))
    assert due is not None
    assert due.action == DecideClaim(seat=A, paid=False)


@clause("CSP-120", "CSP-121", "AMB-20", "AMB-27")
@pytest.mark.parametrize(
    "facts", [StateFacts(irregularity="CSP-121", both=(0, 1)), StateFacts(irregularity="CSP-101", cards=4)]
)
def test_a_claim_goes_back_once_where_the_seat_or_the_whole_hand_is_void_then(facts: StateFacts) -> None:
    laid = sits(KINGS, ante=10, choice=Choice.FOLD)
    ending = Ending.at(Phase.CHECK, laid, goes_on(PAIR_OF_THREES, checked=False), bank=QUALIFIED)
    ending.do(CollectFold(seat=0), StateFacts(irregularity="CSP-120", seat=0), facts)
    ending = ending.do(Attend()) if ending.state.incident else ending
    assert (ending.chips(A), ending.chips(B)) == (10, 30)
    assert ending.state.chips_on(A, Wager.CLAIM) == 0


@clause("CSP-120", "AMB-55")
def test_an_ante_that_an_older_version_laid_on_its_box_again_is_settled_from_there() -> None:
    ending = Ending.at(Phase.REVEAL, folded_seat(KINGS, staked=10), goes_on(PAIR_OF_TENS), bank=QUALIFIED)
    back = transfer(FLOAT, account_of(A, Wager.ANTE), 10, "AMB-55")
    ending.state = after(ending.state, HandTaken(seat=A, as_fold=True, transfers=back))
    ending.do(Reveal(), SettleSeat(seat=1), (A, SayHand(outcome="tie")), SettleSeat(seat=0))
    assert (ending.chips(A), ending.state.chips_on(A, Wager.ANTE)) == (10, 0)


@clause("CSP-119")
def test_a_hand_taken_is_not_turned_and_its_jackpot_is_the_managements_to_see_to() -> None:
    ending = take_cards(cards="Ks Kh Kc 6h 6c", lamp=True).do((A, SayHand(outcome="tie")), SettleSeat(seat=0))
    event = ending.of(SeatSettled)[0]
    assert (event.shown, event.jackpot) == ((), None)


@clause("AMB-55")
def test_nobody_says_anything_of_cards_that_were_not_taken() -> None:
    ending = Ending.at(Phase.SETTLE, goes_on(KINGS), bank=QUALIFIED)
    assert refusal(decide, ending.state, A, SayHand(outcome="winning")) == ("AMB-55", {"taken": False})
    assert ending.refusal_of(PassOver(seat=0)) == ("AMB-43", {"seat": A})


STRAIGHT_FLUSH_BANK = "Ac Kd 4h 3d 2d"


@clause("AMB-18", "CSP-119", "CSP-052")
@pytest.mark.parametrize("outcome", ["losing", "tie", "winning"])
def test_a_jackpot_declared_before_the_cards_were_taken_is_paid_whatever_becomes_of_the_wagers(outcome: Any) -> None:
    high = {"lamp": True, "declared": STRAIGHT_FLUSH, "noted": True, "confirmed": True, "authorised": True}
    seat = goes_on(STRAIGHT_FLUSHES["s"], **high)
    ending = Ending.at(Phase.REVEAL, seat, bank=STRAIGHT_FLUSH_BANK, stopping=True, basis=25_000)
    ending.do(StateFacts(irregularity="CSP-119", seat=0), Reveal(), (A, SayHand(outcome=outcome)), SettleSeat(seat=0))
    assert ending.of(SeatSettled)[0].jackpot is STRAIGHT_FLUSH
    assert ending.state.phase is Phase.JACKPOT
    ending.pay_all()
    assert ending.state.places[A].prize.award == Award(tier=STRAIGHT_FLUSH, amount=2_500)


@clause("AMB-19", "CSP-119")
def test_a_jackpot_that_nobody_declared_before_the_cards_were_taken_is_reported_to_the_management() -> None:
    ending = take_cards(cards="Ks Kh Kc 6h 6c", lamp=True).do((A, SayHand(outcome="winning")), SettleSeat(seat=0))
    event = ending.of(SeatSettled)[0]
    assert (event.jackpot, event.unclaimed) == (None, True)


@clause("AMB-60", "AMB-59", "CSP-119")
@pytest.mark.parametrize("outcome", ["losing", "tie", "winning"])
def test_a_high_hand_that_was_taken_is_not_turned_and_so_neither_found_nor_shown_nor_stops_the_tables(
    outcome: Any,
) -> None:
    ending = take_cards(cards=STRAIGHT_FLUSHES["s"], lamp=True).do((A, SayHand(outcome=outcome)), SettleSeat(seat=0))
    assert ending.of(Declared) == ending.of(TablesStopped) == []
    assert build.view(ending.state, CONTROL_ROOM).seats[A].cards == ()
    event = ending.of(SeatSettled)[0]
    assert (event.shown, event.jackpot, event.unclaimed) == ((), None, True)


@clause("AMB-55")
@pytest.mark.parametrize(("cards", "bank", "paid"), [(KINGS, QUALIFIED, True), (PAIR_OF_TENS, "As Ad 8h 5c 2d", False)])
def test_the_automaton_pays_a_claim_on_cards_that_were_taken_if_they_win(cards: str, bank: str, paid: bool) -> None:
    ending = take_cards(cards=cards, bank=bank).do((A, SayHand(outcome="winning")), SettleSeat(seat=0))
    assert {transfer.clause for transfer in ending.of(SeatSettled)[0].transfers} == {"AMB-55"}
    due = automaton.step(ending.state, frozenset((A,)))
    assert due is not None
    assert due.action == DecideClaim(seat=A, paid=paid)


@clause("CSP-039", "CSP-119", "CSP-124")
def test_a_bet_is_made_exact_though_the_cards_were_taken() -> None:
    seats = (goes_on(KINGS, bet=60, checked=False), goes_on("Qd Qh 8s 6s 3c"))
    ending = Ending.at(Phase.CHECK, *seats, bank=QUALIFIED).do(StateFacts(irregularity="CSP-119", seat=0))
    assert ending.refusal_of(CheckBet(seat=0)) == ("CSP-039", {"bet": 60, "due": 20})
    ending.do((A, CorrectBet()), CheckBet(seat=0))
    assert (ending.chips(A), ending.state.phase) == (40, Phase.REVEAL)


@clause("CSP-119", "CSP-124", "AMB-05")
def test_an_excess_found_late_does_not_wait_with_the_wagers() -> None:
    ending = Ending.at(Phase.SETTLE, goes_on(KINGS, bet=60), bank=QUALIFIED)
    ending.do(StateFacts(irregularity="CSP-119", seat=0), (A, SayHand(outcome="winning")))
    assert ending.refusal_of(SettleSeat(seat=0)) == ("CSP-124", {"bet": 60, "due": 20})
    ending.do(StateFacts(irregularity="CSP-124", seat=0), SettleSeat(seat=0), DecideClaim(seat=0, paid=False))
    assert (ending.chips(A), ending.game_over().state.outcome.won) == (40, (-30,))


@clause("AMB-19", "CSP-041", "CSP-119")
@pytest.mark.parametrize("bank", [QUALIFIED, UNQUALIFIED])
def test_nothing_is_declared_once_the_cards_were_taken_by_mistake(bank: str) -> None:
    ending = take_cards(cards="Ks Kh Kc 6h 6c", bank=bank, lamp=True)
    assert ending.refusal_of(Declare(), A) == ("AMB-19", {"collected": True})
    assert Declare() not in CARIBBEAN_STUD.options(ending.state, A)


@clause("AMB-55", "AMB-61")
@pytest.mark.parametrize(("earlier", "paid"), [(30, True), (0, False)])
@pytest.mark.parametrize("phase", [Phase.PREPARE, Phase.STAKES])
def test_the_automaton_decides_what_a_person_left_waiting(phase: Phase, earlier: int, paid: bool) -> None:
    ending = Ending.at(phase, sits(claim=30, earlier=earlier))
    ending = Ending(replace(ending.state, opened=replace(ending.state.opened, balances=dict(ending.state.balances))))
    due = automaton.step(ending.state, frozenset((A,)))
    assert due is not None
    assert (due.actor, due.action) == (GAMING_MANAGEMENT, DecideClaim(seat=A, paid=paid))
    after = automaton.step(ending.state, frozenset((A,)), frozenset((GAMING_MANAGEMENT,)))
    assert after is None or after.actor != GAMING_MANAGEMENT
    assert ending.do(due.action).chips(A) == 30 * paid + earlier
    following = automaton.step(ending.state, frozenset((A,)))
    assert following is None or following.actor != GAMING_MANAGEMENT


@clause("CSP-119", "CSP-120", "AMB-55")
def test_the_table_waits_for_what_a_seat_says_that_it_held_and_for_no_other() -> None:
    awaits = CARIBBEAN_STUD.house.awaits
    ending = Ending.at(Phase.SETTLE, goes_on(KINGS, taken=True), goes_on(PAIR_OF_TENS), bank=QUALIFIED)
    assert [awaits(ending.state, seat) for seat in (A, B)] == [True, False]
    ending.do((A, SayHand(outcome="tie")))
    assert not awaits(ending.state, A)


@clause("CSP-119", "AMB-20")
def test_once_a_sitting_is_broken_up_nobody_has_to_say_what_they_held() -> None:
    ending = Ending.at(Phase.SETTLE, goes_on(KINGS, taken=True), bank=QUALIFIED)
    assert SayHand(outcome="tie") in CARIBBEAN_STUD.options(ending.state, A)
    [broken] = CARIBBEAN_STUD.break_up(ending.state)
    assert CARIBBEAN_STUD.options(CARIBBEAN_STUD.evolve(ending.state, broken), A) == ()
