"""A sitting broken up in the middle of a hand: every chip goes back to where it came from."""

from typing import Any

import pytest
from msgspec.structs import replace

from kitapi.cards import DECK_52, read_card, read_cards
from kitapi.games.caribbean_stud.rules.round import void_hand
from kitapi.games.caribbean_stud.rules.table.actions import (
    AskExchange,
    AskSeat,
    Attend,
    AuthorisePayment,
    ChangeNotes,
    CheckBet,
    CloseBets,
    CoinIn,
    CollectFold,
    Confirm,
    CountTokens,
    DealCards,
    DecideClaim,
    DecideToken,
    Declare,
    Fold,
    GiveCard,
    InsertToken,
    NoteDeclaration,
    PlaceAnte,
    PressJackpot,
    Raise,
    Reveal,
    SettleSeat,
    StoreBank,
    TakeFee,
    TakeStub,
    TurnSelector,
    TurnUpcard,
)
from kitapi.games.caribbean_stud.rules.table.events import TableBrokenUp, TablesResumed
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager, pocket, stack
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import METER, IllegalAction, MeterRead
from kitapi.mechanics.poker_hands import Combination
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import (
    A,
    B,
    C,
    after,
    gains,
    house,
    lowest_balance,
    replace_fields,
    sits,
    sources,
    table,
)
from tests.games.caribbean_stud.endings import (
    FOUR,
    PLAIN,
    QUALIFIED,
    ROYAL_FLUSH,
    ROYALS,
    Ending,
    approve_hand,
    deny_hand,
    goes_on,
    has_won,
)


def broken_up(state: StudState) -> tuple[TableBrokenUp, StudState]:
    """Return the last event of breaking up, and the state after it."""
    events = void_hand.break_up(state)
    broken = events[-1]
    assert isinstance(broken, TableBrokenUp)
    return broken, after(state, *events)


def check_undone(state: StudState) -> TableBrokenUp:
    """Check that breaking the sitting up returns every chip to where it was at the opening, except for notes."""
    broken, ended = broken_up(state)
    first, last = state.opened.balances, ended.balances
    for seat in state.seats:
        assert not any(ended.chips_on(seat, wager) for wager in Wager)
        assert _with_notes(last, seat) == _with_notes(first, seat)
    for account in ("meter", "jackpot_income"):
        assert last[account] == first[account]
    difference = last["box"] - first["box"]
    assert last["float"] + last["house"] == first["float"] + first["house"] - difference
    overdrawn_may_be = {"house", "meter", *map(pocket, state.seats)}
    for account in set(last) - overdrawn_may_be:
        assert lowest_balance(state, account, broken) >= 0, account
    assert broken.results == ended.results == state.opened.results
    assert ended.phase is Phase.BROKEN_UP
    return broken


def _with_notes(balances: dict[str, int], seat: Any) -> int:
    return balances[stack(seat)] + balances[pocket(seat)]


CARDS = read_cards(f"{ROYALS['s']} 9d 8d 7d 6d 5d 7c 2h Kd Jc 3d Ac Kh 4s 3h 2c Tc")
"""A royal flush, a straight flush, a hand that folds after an exchange, a bank that qualifies, and the stub's first."""

STAKED: tuple[Any, ...] = (
    *((seat, ChangeNotes()) for seat in (A, B, C)),
    *((seat, PlaceAnte(amount=50)) for seat in (A, B, C)),
    *((seat, InsertToken()) for seat in (A, B)),
    CloseBets(),
    (METER, MeterRead(amount=25_000)),
    CoinIn(),
    CountTokens(tokens=2),
    DealCards(),
    TurnUpcard(),
)
CHOSEN: tuple[Any, ...] = (
    (A, Declare()),
    NoteDeclaration(seat=A),
    (A, Raise(amount=100)),
    (B, Raise(amount=100)),
    (C, AskExchange(card=read_card("7c"))),
    TakeStub(),
    AskSeat(seat=C),
    GiveCard(seat=C),
    TakeFee(seat=C),
    (C, Fold()),
    CheckBet(seat=A),
    CheckBet(seat=B),
    CollectFold(seat=C),
    Reveal(),
)
SETTLED: tuple[Any, ...] = (
    SettleSeat(seat=B),
    *approve_hand(B),
    SettleSeat(seat=B),
    Confirm(seat=A, genuine=True),
    AuthorisePayment(seat=A),
    SettleSeat(seat=A),
)
PAID: tuple[Any, ...] = (
    PressJackpot(button=2),
    Attend(),
    TurnSelector(position="JPH"),
    PressJackpot(button=2),
    TurnSelector(position="R"),
    PressJackpot(button=1),
    TurnSelector(position="JPH"),
    PressJackpot(button=1),
    TurnSelector(position="R"),
    StoreBank(),
)


def whole_hand(**rules: Any) -> list[StudState]:
    """Return every state of a hand of three seats, from the first note to the last payment."""
    rest = tuple(card for card in DECK_52 if card not in CARDS)
    seats = [sits(stack=0) for _ in range(3)]
    ending = Ending.at(Phase.STAKES, *seats, house=house(**{"dotation": 3_100, **rules}), order=CARDS + rest)
    return [ending.state, *(ending.do(action).state for action in (*STAKED, *CHOSEN, *SETTLED, *PAID))]


@clause("AMB-20")
def test_at_any_step_of_a_whole_hand_every_chip_goes_back() -> None:
    states = whole_hand()
    assert states[-1].chips(A) == 1000 - 2 + 100 * 100 + 50 + 22_502
    assert states[-1].chips(B) == 1000 - 2 + 50 * 100 + 50 + 2_500
    assert states[-1].chips(C) == 1000 - 50 - 50
    for state in states:
        check_undone(state)


@clause("AMB-20")
@pytest.mark.parametrize(
    "rules",
    [
        {"meter_share": 0},
        {"meter_share": 2},
        {"reset": 0},
        {"dotation": 1_000_000},
        {"dotation": 1},
        {"token": 25, "meter_share": 24},
        {"exchange_fee": 3},
    ],
)
def test_so_it_does_in_any_house(rules: dict[str, int]) -> None:
    for state in whole_hand(**rules):
        check_undone(state)


@clause("AMB-20")
def test_the_meter_has_again_what_it_had_before_this_hand() -> None:
    for state in whole_hand():
        if state.preparation.coins:
            assert broken_up(state)[1].jackpot.meter == 25_000


@clause("AMB-20")
def test_what_was_paid_is_taken_back_and_what_was_lost_returned_each_by_an_entry_of_its_own() -> None:
    state = whole_hand()[-1]
    broken = check_undone(state)
    moves = [(move.payer, move.payee, move.amount) for move in broken.transfers]
    assert moves == [
        ("stack0", "meter", 22_502),
        ("stack1", "meter", 2_500),
        ("meter", "house", 10_000),
        ("meter", "stack0", 1),
        ("jackpot_income", "stack0", 1),
        ("meter", "stack1", 1),
        ("jackpot_income", "stack1", 1),
        ("stack0", "float", 10_050),
        ("stack1", "float", 5_050),
        ("float", "stack2", 100),
    ]
    assert broken.reversed == (A, B)
    assert set(sources(broken)) == {"AMB-20"}


@clause("AMB-20")
def test_stakes_before_coin_in_come_back_with_the_token() -> None:
    state = table(Phase.STAKES, sits(ante=50, token=2), sits())
    broken = check_undone(state)
    assert gains(broken) == {"ante0": -50, "token0": -2, "stack0": 52}
    assert broken.reversed == ()


@clause("AMB-20")
def test_a_token_given_back_by_the_inspector_is_not_given_back_twice() -> None:
    ending = Ending.at(Phase.COIN_IN, sits(ante=50, token=2), sits(ante=50, token=2))
    ending.do(CoinIn(stuck=(A,)))
    assert check_undone(ending.state).reversed == (B,)
    ending.do(CoinIn(stuck=(A,)), DecideToken(seat=A, in_play=False))
    broken = check_undone(ending.state)
    assert broken.reversed == (B,)
    assert gains(broken) == {"ante0": -50, "ante1": -50, "meter": -1, "jackpot_income": -1, "stack0": 50, "stack1": 52}


@clause("AMB-20", "AMB-61")
def test_wagers_that_wait_as_a_claim_come_back_decided_or_not() -> None:
    seat = goes_on(ROYALS["s"], lamp=True, declared=ROYAL_FLUSH)
    ending = Ending.at(Phase.SETTLE, seat, bank=QUALIFIED, stopping=True, basis=25_000)
    ending.do(*deny_hand(A), SettleSeat(seat=A))
    assert gains(check_undone(ending.state))["claim0"] == -30
    for paid in (True, False):
        check_undone(Ending(ending.state).do(DecideClaim(seat=A, paid=paid)).state)


@clause("AMB-20", "AMB-12")
def test_what_the_house_covered_of_an_award_goes_back_to_the_house() -> None:
    ending = Ending.at(Phase.JACKPOT, has_won(FOUR, Combination.FOUR_OF_A_KIND), meter=120).pay_all()
    broken, ended = broken_up(ending.state)
    assert gains(broken) == {"stack0": -500 + 2, "meter": 120 - 1, "house": 380, "jackpot_income": -1}
    assert ended.jackpot.meter == 119


@clause("AMB-62")
@pytest.mark.parametrize(("meter", "covered"), [(0, [10, 10, 10]), (7, [3, 10, 10]), (25, [0, 0, 5]), (30, [0, 0, 0])])
def test_a_contribution_that_the_meter_holds_no_more_is_returned_by_the_house(meter: int, covered: list[int]) -> None:
    rules = house(token=12, meter_share=10)
    seats = [sits(ante=50, lamp=True) for _ in range(3)]
    state = table(Phase.CHOOSE, *seats, house=rules, meter=meter)
    broken, ended = broken_up(state)
    by_house = {str(move.payee): move.amount for move in broken.transfers if move.payer == "house"}
    assert by_house == {f"stack{seat}": chips for seat, chips in enumerate(covered) if chips}
    assert ended.jackpot.meter == max(0, meter - 30)
    assert [ended.chips(seat) for seat in ended.seats] == [1000 + 50 + 12] * 3
    assert ("AMB-62" in sources(broken)) is any(covered)


@clause("AMB-62")
def test_a_reset_is_taken_back_as_far_as_the_meter_goes() -> None:
    state = replace_fields(whole_hand()[-1], meter=4_000)
    broken, ended = broken_up(state)
    assert ("meter", "house", 10_000) in [(move.payer, move.payee, move.amount) for move in broken.transfers]
    assert ended.jackpot.meter == 4_000 + 25_002 - 10_000 - 2
    emptied = replace_fields(
        state, meter=0, places=tuple(replace_fields(place, award=_least(place)) for place in state.places)
    )
    assert void_hand.reset_back(emptied) == 2


def _least(place: Any) -> Any:
    """Return the place's award with an amount of one chip."""
    return place.prize.award and replace(place.prize.award, amount=1)


@clause("AMB-59")
def test_tables_that_stand_still_for_this_one_go_on() -> None:
    seat = sits(ROYALS["s"], ante=10, lamp=True)
    state = Ending.at(Phase.CHOOSE, seat, bank=QUALIFIED).do((A, Declare())).state
    assert [type(event) for event in void_hand.break_up(state)] == [TablesResumed, TableBrokenUp]
    assert not broken_up(state)[1].jackpot.stopping
    assert len(void_hand.break_up(table(Phase.CHOOSE, seat, bank=QUALIFIED))) == 1


@clause("AMB-20")
def test_after_game_over_nothing_moves_any_more() -> None:
    over = Ending.at(Phase.SETTLE, goes_on(PLAIN, lamp=True), bank=QUALIFIED).settle().game_over().state
    broken, ended = broken_up(over)
    assert (broken.transfers, broken.reversed, broken.results) == ((), (), (-32,))
    assert ended.balances == over.balances


def test_before_the_first_stake_nothing_moves() -> None:
    for phase in (Phase.CLOSED, Phase.PREPARE):
        assert check_undone(table(phase, sits(), sits())).transfers == ()


@clause("AMB-20")
def test_what_is_broken_up_is_not_broken_up_again() -> None:
    _, ended = broken_up(table(Phase.STAKES, sits(ante=50)))
    with pytest.raises(IllegalAction, match="AMB-20"):
        void_hand.break_up(ended)
