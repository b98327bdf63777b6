"""Many rounds with loans and wrong BETs, each broken up at every moment: every account is exact."""

from random import Random
from typing import Any

from kitapi.games.caribbean_stud.rules.decide import decide
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.incidents.remedies import void_hand
from kitapi.games.caribbean_stud.rules.round import bet_corrections, loans
from kitapi.games.caribbean_stud.rules.round import void_hand as void_hand_module
from kitapi.games.caribbean_stud.rules.round.second_pass import next_to_check
from kitapi.games.caribbean_stud.rules.table.actions import Declare, Raise
from kitapi.games.caribbean_stud.rules.table.actions.incidents import (
    CallInspector,
    CorrectBet,
    MisplaceBet,
    OfferLoan,
    Slip,
    SlipKind,
    StateFacts,
)
from kitapi.games.caribbean_stud.rules.table.audit import discrepancy
from kitapi.games.caribbean_stud.rules.table.roles import DEALER
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import Actor, Range
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import A, B, C, after, gains, lowest_balance, sits, table
from tests.games.caribbean_stud.endings import Ending
from tests.games.caribbean_stud.passes import HANDS

ROUNDS = 150

POOR, GOOD = "Jd Ts 8h 7h 3s", "2c 5d 9h Kc Ah"
"""A bank that does not qualify, and one that just does."""


def open_hand(chance: Random) -> StudState:
    """Return three seats after “Prego”, most of them short of chips."""
    stacks = [chance.choice((0, 5, 10, 15, 19, 30, 200)) for _ in range(3)]
    lamps = [chance.random() < 0.3 for _ in stacks]
    seats = [sits(HANDS[seat], ante=10, staked=10, stack=stack, lamp=lamps[seat]) for seat, stack in enumerate(stacks)]
    bank = chance.choice((POOR, GOOD))
    return table(Phase.CHOOSE, *seats, bank=bank, taken=True)


def list_offers(state: StudState, chance: Random) -> list[tuple[Actor, Any]]:
    """Return options of seats and dealer, one of each family; loans and mistakes as often as all the rest."""
    mine: list[tuple[Actor, Any]] = []
    for seat in state.seats:
        for option in CARIBBEAN_STUD.options(state, seat):
            action: Any = option
            if isinstance(option, Range):
                many = (option.highest - option.lowest) // option.step
                action = MisplaceBet(amount=option.lowest + option.step * min(chance.randint(0, 6), many))
            rare = isinstance(action, OfferLoan | MisplaceBet | CorrectBet | Raise)
            mine += [(seat, action)] * (4 if rare else not isinstance(action, Declare | CallInspector))
    return mine


def step(state: StudState, chance: Random) -> StudState:
    """Take one step of a random actor; the house takes the remaining steps, and rules on an overlooked BET."""
    seat = next_to_check(state) if state.phase is Phase.CHECK else None
    if seat is not None and bet_corrections.is_wrong(state, seat) and chance.random() < 0.3:
        return after(state, *decide(state, DEALER, Slip(what=SlipKind.OVERLOOK_BET, seat=seat)))
    mine = list_offers(state, chance)
    due = CARIBBEAN_STUD.house.step(state, frozenset(state.seats))
    if mine and (due is None or due.patience or chance.random() < 0.4):
        return after(state, *decide(state, *chance.choice(mine)))
    assert due is not None
    return after(state, *decide(state, due.actor, due.action))


def check(state: StudState) -> None:
    """Check that breaking up or annulling the round now restores every account, except for a loan between players."""
    assert discrepancy(state) is None
    broken = void_hand_module.break_up(state)
    for account in ("float", *(f"{name}{seat}" for seat in state.seats for name in ("stack", "ante", "bet"))):
        assert lowest_balance(state, account, broken[-1]) >= 0, account
    check_undone(after(state, *broken))
    if not state.is_void:
        annulled = after(state, *void_hand(state))
        check_undone(annulled)
        check_undone(after(annulled, *void_hand_module.break_up(annulled)))


def check_undone(ended: StudState) -> None:
    """Check that only loans have moved chips in the hand."""
    assert discrepancy(ended) is None
    first, last = ended.opened.balances, ended.balances
    lent = {f"stack{seat}": ended.places[seat].loan.borrowed - ended.places[seat].loan.lent for seat in ended.seats}
    assert sum(lent.values()) == 0
    house = {"float", "house"}
    for account in set(first) - house:
        assert last[account] - first[account] == lent.get(account, 0), account
    assert sum(last[account] - first[account] for account in house) == 0


@clause("AMB-63", "AMB-20")
def test_at_any_moment_of_any_round_every_chip_goes_back_but_for_loans() -> None:
    seen: dict[str, int] = {}
    for seed in range(ROUNDS):
        chance = Random(seed)
        state = open_hand(chance)
        while state.phase is not Phase.OVER:
            check(state)
            state = step(state, chance)
            for name, there in what_is_there(state).items():
                seen[name] = seen.get(name, 0) + there
        assert discrepancy(state) is None
        gains = [state.chips(seat) - state.opened.balances[f"stack{seat}"] for seat in state.seats]
        assert list(state.outcome.won) == gains
    assert min(seen.values()) > ROUNDS // 10, seen


def what_is_there(state: StudState) -> dict[str, bool]:
    """Events that must occur somewhere, or else the test proves nothing."""
    places = state.places
    bets = [
        loans.bet_shortfall(state, seat) for seat in state.playing if places[seat].is_in and not places[seat].collected
    ]
    return {
        "loan": any(place.loan.borrowed for place in places),
        "loan and payment": any(place.loan.borrowed and place.settlement for place in places),
        "short": any(bet > 0 for bet in bets),
        "over": any(bet < 0 for bet in bets),
        "ruled": any(place.stake.bet_stands for place in places),
    }


@clause("AMB-63")
def test_a_void_round_gives_a_borrowed_bet_to_the_borrower_and_the_debt_is_not_the_houses() -> None:
    ending = Ending.at(Phase.CHOOSE, sits(HANDS[0], ante=10, stack=5), sits(HANDS[1], ante=10), bank=POOR)
    ending.do((B, OfferLoan(seat=A)), (A, Raise(amount=20, lender=B)))
    broken = void_hand_module.break_up(ending.state)[-1]
    assert gains(broken) == {"ante0": -10, "bet0": -20, "stack0": 30, "ante1": -10, "stack1": 10}
    ended = after(ending.state, broken)
    first = ended.opened.balances
    assert (ended.chips(A) - first["stack0"], ended.chips(B) - first["stack1"]) == (15, -15)


@clause("AMB-63", "AMB-20")
def test_a_loan_outlasts_a_hand_that_is_void_by_itself() -> None:
    seats = (sits(HANDS[0], ante=10, staked=10, stack=5), sits(HANDS[1], ante=10, staked=10), sits())
    ending = Ending.at(Phase.CHOOSE, *seats, bank=POOR).do((C, OfferLoan(seat=A)), (A, Raise(amount=20, lender=C)))
    ending.do(StateFacts(irregularity="CSP-121", both=(A, B)))
    assert all(ending.state.places[seat].void for seat in (A, B))
    assert (ending.chips(A), ending.chips(C)) == (10 + 15, -15)
    check_undone(ending.state)
    check_undone(after(ending.state, *void_hand_module.break_up(ending.state)))
