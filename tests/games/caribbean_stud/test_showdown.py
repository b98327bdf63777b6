"""The bank's cards, the seats' settlement from the right, and GAME OVER."""

from typing import Any

import pytest

from kitapi.cards import read_card, read_cards
from kitapi.games.caribbean_stud.rules.payment.round_facts import Exchange, Result
from kitapi.games.caribbean_stud.rules.table.actions import (
    CheckBet,
    CollectFold,
    PressGameOver,
    Reveal,
    SettleSeat,
    StoreBank,
)
from kitapi.games.caribbean_stud.rules.table.events import (
    BankRevealed,
    BankStored,
    HandEnded,
    JackpotAwarded,
    SeatSettled,
    SettlementEnded,
)
from kitapi.games.caribbean_stud.rules.table.parts import Console
from kitapi.games.caribbean_stud.rules.table.place import Choice
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import Qualification
from kitapi.mechanics.poker_hands import Combination
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import A, B, C, D, gains, house, lowest_balance, sits, sources, table
from tests.games.caribbean_stud.endings import (
    FLUSH,
    FOUR,
    PLAIN,
    QUALIFIED,
    ROYAL_FLUSH,
    ROYALS,
    UNQUALIFIED,
    Ending,
    folded_seat,
    goes_on,
)
from tests.games.caribbean_stud.rounds import EXAMPLES, Example

PAID = {
    "royal_flush": ("As Ks Qs Js Ts", 100, 60),
    "straight_flush": ("9c 8c 7c 6c 5c", 50, 30),
    "four_of_a_kind": ("Qs Qh Qc Qd 2s", 20, 12),
    "full_house": ("Qc Qd Qh 7h 7c", 7, 7),
    "flush": ("Kc Jc 9c 6c 4c", 5, 5),
    "straight": ("Jd Tc 9h 8s 7h", 4, 4),
    "three_of_a_kind": ("Ad As Ah 9s 3c", 3, 3),
    "two_pair": ("Kc Ks Js Jd 4c", 2, 2),
    "pair": ("7c 7h Ks Ts 3c", 1, 1),
    "high_card": ("As Ks Qd Js 9c", 1, 1),
}
"""A hand of each combination that beats QUALIFIED, and what its BET is paid, as dealt and after an exchange."""

SPARE = "8d"
"""A card that is in none of these hands."""


def settle_alone(cards: str, bank: str = QUALIFIED, **more: Any) -> SeatSettled:
    """Return the settlement of the only seat; a royal or straight flush was declared, confirmed and authorised."""
    approval = {"declared": ROYAL_FLUSH, "noted": True, "confirmed": True, "authorised": True}
    high = approval if more.pop("high", False) else {}
    rules = more.pop("house", house())
    ending = Ending.at(Phase.SETTLE, goes_on(cards, **{**more, **high}), bank=bank, house=rules)
    event = ending.do(SettleSeat(seat=A)).events[0]
    assert isinstance(event, SeatSettled)
    return event


def exchange_fields(cards: str) -> dict[str, Any]:
    """Return the fields of a place whose final hand is ``cards``, the last of which replaced ``SPARE``."""
    *kept, new = cards.split()
    discard, given = read_cards(SPARE)[0], read_cards(new)[0]
    return {"cards": " ".join([*kept, SPARE]), "exchange": Exchange(discard=discard, new=given)}


# The bank


@clause("CSP-039", "AMB-31")
def test_the_banks_cards_are_laid_from_the_highest_down() -> None:
    bank = "3h Kd Ac 4s Kc"
    ending = Ending.at(Phase.REVEAL, goes_on(PLAIN), bank=bank).do(Reveal())
    assert ending.events == [
        BankRevealed(cards=read_cards("Ac Kd Kc 4s 3h"), combination=Combination.PAIR, qualifies=True)
    ]
    assert ending.state.phase is Phase.SETTLE


@clause("CSP-040", "AMB-01")
@pytest.mark.parametrize(
    ("bank", "qualifies", "by_the_letter"),
    [
        (QUALIFIED, True, True),
        ("Ac Qd Js Th 9d", False, True),
        ("Kc Qd Js Th 7d", False, True),
        (UNQUALIFIED, False, False),
        ("2c 2d 5s 4s 7d", True, True),
    ],
)
def test_the_bank_qualifies_at_the_table_as_the_house_says(bank: str, qualifies: bool, by_the_letter: bool) -> None:
    for option, expected in ((Qualification.ACE_AND_KING, qualifies), (Qualification.ACE_OR_KING, by_the_letter)):
        rules = house(qualification=option)
        ending = Ending.at(Phase.REVEAL, goes_on("8s 6s 5h 3c 2h"), bank=bank, house=rules).do(Reveal())
        assert ending.events[0].qualifies is ending.state.bank.qualifies is expected


# Order


@clause("CSP-041", "CSP-042", "AMB-36")
@pytest.mark.parametrize("bank", [QUALIFIED, UNQUALIFIED])
def test_seats_are_settled_from_the_right_and_only_those_still_in(bank: str) -> None:
    seats = goes_on(PLAIN), folded_seat("Qs Qd 9c 6h 5s"), sits(), goes_on("Td 9d 8c 6s 4h"), goes_on("Kc Qh Ts 9h 4d")
    ending = Ending.at(Phase.SETTLE, *seats, bank=bank)
    for seat in (4, 3, 0):
        for other in range(7):
            if other != seat:
                assert ending.refusal_of(SettleSeat(seat=other)) == ("AMB-36", {"seat": other, "due": seat})
        ending.do(SettleSeat(seat=seat))
    assert [event.seat for event in ending.of(SeatSettled)] == [4, 3, 0]
    assert ending.state.phase is Phase.DONE


# What wagers win and lose


@clause("CSP-041", "AMB-56")
def test_a_bank_that_does_not_qualify_pays_ante_and_leaves_bet_and_no_hand_is_compared() -> None:
    event = settle_alone(PLAIN, UNQUALIFIED)
    assert event.settlement.result is Result.NOT_QUALIFIED
    assert gains(event) == {"float": -10, "stack0": 40, "ante0": -10, "bet0": -20}
    assert sources(event) == ["AMB-56", "CSP-041", "AMB-56"]
    assert event.shown == ()


@clause("CSP-043", "CSP-004")
def test_a_better_bank_takes_bet_and_ante() -> None:
    event = settle_alone(PLAIN)
    assert event.settlement.result is Result.BANK_WINS
    assert gains(event) == {"float": 30, "ante0": -10, "bet0": -20}
    assert sources(event) == ["CSP-043", "CSP-043"]


@clause("CSP-044", "AMB-56")
def test_a_tie_gives_both_wagers_back() -> None:
    event = settle_alone("As Kh 4c 3h 2s")
    assert event.settlement.result is Result.TIE
    assert gains(event) == {"stack0": 30, "ante0": -10, "bet0": -20}
    assert sources(event) == ["AMB-56", "AMB-56"]


@clause("CSP-045", "AMB-57", "AMB-56", "CSP-004")
def test_a_better_seat_is_paid_bet_first_and_then_ante_each_for_itself() -> None:
    event = settle_alone("7c 7h Ks Ts 3c")
    assert [(move.payer, move.payee, move.amount, move.clause) for move in event.transfers] == [
        ("float", "stack0", 20, "CSP-045"),
        ("bet0", "stack0", 20, "AMB-56"),
        ("float", "stack0", 10, "CSP-045"),
        ("ante0", "stack0", 10, "AMB-56"),
    ]


@clause("CSP-130", "CSP-045", "AMB-57", "CSP-135")
@pytest.mark.parametrize("name", PAID)
def test_chips_are_paid_by_table_1_for_cards_as_dealt(name: str) -> None:
    cards, times, _ = PAID[name]
    event = settle_alone(cards, high=name in ("royal_flush", "straight_flush"))
    assert gains(event) == {"float": -20 * times - 10, "stack0": 20 * times + 40, "ante0": -10, "bet0": -20}
    assert event.cards == 5


@clause("CSP-131", "CSP-125", "CSP-038")
@pytest.mark.parametrize("name", PAID)
def test_chips_are_paid_by_table_2_after_an_exchange_and_six_cards_are_counted(name: str) -> None:
    cards, _, times = PAID[name]
    event = settle_alone(**exchange_fields(cards), high=name in ("royal_flush", "straight_flush"))
    assert gains(event) == {"float": -20 * times - 10, "stack0": 20 * times + 40, "ante0": -10, "bet0": -20}
    assert event.cards == 6


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_manuals_example_rows_as_chips_on_the_table(example: Example) -> None:
    ending = Ending.at(Phase.REVEAL, goes_on(example.cards), bank=example.bank).do(Reveal()).settle()
    times = {"bank_wins": -3, "tie": 0, "not_qualified": 1, "player_wins": 1}[example.result]
    bet = {"AAKK6": 2, "AKQJT": 100}.get(_ranks(example.cards), 0) if example.result == "player_wins" else 0
    assert ending.state.phase is Phase.DONE
    assert ending.chips(A) == 30 + 10 * times + 20 * bet
    assert ending.of(SeatSettled)[0].settlement.result.value == example.result


def _ranks(cards: str) -> str:
    return "".join(card[0] for card in cards.split())


@clause("CSP-123", "CSP-124", "AMB-05")
@pytest.mark.parametrize(
    ("cards", "bank", "bet", "chips"),
    [
        ("7c 7h Ks Ts 3c", QUALIFIED, 15, 10 + 10 + 15 + 15),
        ("7c 7h Ks Ts 3c", QUALIFIED, 50, 10 + 10 + 50 + 20),
        (PLAIN, QUALIFIED, 15, 0),
        (PLAIN, QUALIFIED, 50, 30),
        ("As Kh 4c 3h 2s", QUALIFIED, 50, 60),
        (PLAIN, UNQUALIFIED, 50, 70),
    ],
)
def test_a_bet_found_wrong_too_late_counts_as_far_as_it_may_and_the_rest_comes_back(
    cards: str, bank: str, bet: int, chips: int
) -> None:
    ending = Ending.at(Phase.SETTLE, goes_on(cards, bet=bet), bank=bank).settle()
    assert ending.chips(A) == chips


@clause("CSP-084", "CSP-007")
@pytest.mark.parametrize("tray", [0, 10, 2009, 2010, 2011])
def test_a_tray_that_cannot_pay_is_filled_up_by_the_house_first(tray: int) -> None:
    ending = Ending.at(Phase.SETTLE, goes_on(ROYALS["s"]), bank=QUALIFIED, house=house(dotation=1030 + tray))
    assert ending.state.balances["float"] == tray
    ending.settle()
    settlement = ending.of(SeatSettled)[0]
    assert lowest_balance(ending.begun, "float", settlement) >= 0
    assert ending.state.balances["float"] == max(0, tray - 2010)
    assert ("CSP-084" in sources(settlement)) is (tray < 2010)


# The jackpot


@clause("AMB-58", "AMB-18", "CSP-042")
def test_a_hand_turned_has_its_jackpot_though_it_was_not_declared_and_loses() -> None:
    event = settle_alone(FLUSH, "4c 4d 4s 3c 3d", lamp=True)
    assert event.settlement.result is Result.BANK_WINS
    assert (event.jackpot, event.unclaimed) == (Combination.FLUSH, False)
    assert event.shown == read_cards("3h 4h Th Jh Kh")


@clause("CSP-041", "CSP-052", "AMB-58")
def test_a_declared_hand_lies_face_up_and_has_its_jackpot_though_the_bank_does_not_qualify() -> None:
    event = settle_alone(FLUSH, UNQUALIFIED, lamp=True, declared=Combination.FLUSH)
    assert (event.jackpot, event.unclaimed, event.settlement.net.ante) == (Combination.FLUSH, False, 10)
    assert event.shown == read_cards("3h 4h Th Jh Kh")


@clause("AMB-19", "CSP-041")
@pytest.mark.parametrize(("lamp", "unclaimed"), [(True, True), (False, False)])
def test_a_hand_taken_unseen_and_not_declared_wins_no_jackpot_and_the_record_shows_it(
    lamp: bool, unclaimed: bool
) -> None:
    ending = Ending.at(Phase.SETTLE, goes_on(FOUR, lamp=lamp), bank=UNQUALIFIED).settle()
    event = ending.of(SeatSettled)[0]
    assert (event.shown, event.jackpot, event.unclaimed) == ((), None, unclaimed)
    assert gains(event)["stack0"] == 40
    assert ending.state.phase is Phase.DONE


@clause("CSP-041", "CSP-065")
def test_a_hand_that_was_declared_and_then_given_up_for_a_card_is_taken_unseen() -> None:
    exchange = Exchange(discard=read_card("3h"), new=read_card("9c"))
    event = settle_alone(FLUSH, UNQUALIFIED, lamp=True, declared=Combination.FLUSH, exchange=exchange)
    assert (event.shown, event.cards, event.jackpot, event.unclaimed) == ((), 6, None, False)


@clause("AMB-19")
def test_what_wins_nothing_is_not_listed_as_unclaimed() -> None:
    assert settle_alone(PLAIN, UNQUALIFIED, lamp=True).unclaimed is False
    assert settle_alone(PLAIN, lamp=True).unclaimed is False


@clause("CSP-065", "AMB-35")
@pytest.mark.parametrize("bank", [QUALIFIED, UNQUALIFIED])
def test_an_exchange_gives_the_jackpot_up_at_the_table(bank: str) -> None:
    for name in ("four_of_a_kind", "full_house", "flush"):
        event = settle_alone(**exchange_fields(PAID[name][0]), bank=bank, lamp=True)
        assert (event.jackpot, event.unclaimed) == (None, False)
        assert event.settlement.hand.value == name


@clause("CSP-042", "AMB-31")
def test_a_seats_cards_are_turned_from_the_lowest_up_with_the_new_card_for_the_old() -> None:
    event = settle_alone(**exchange_fields("Kc Ks Jd Js 4c"))
    assert event.shown == read_cards("4c Jd Js Kc Ks")
    assert event.shown != settle_alone("Kc Ks Jd Js 8d").shown == read_cards("8d Jd Js Kc Ks")


# The end


@clause("CSP-046", "AMB-58")
def test_the_settlement_ends_with_the_last_seat_and_jackpots_follow_it() -> None:
    seats = goes_on("Qd 9d 8s 6h 5h"), goes_on(FLUSH, lamp=True), goes_on("7c 7h 7s 2c 2h", lamp=True)
    ending = Ending.at(Phase.SETTLE, *seats, bank="Ac Kd 7d 6s 5s")
    assert ending.do(SettleSeat(seat=C), SettleSeat(seat=B)).of(SettlementEnded) == []
    ending.do(SettleSeat(seat=A))
    assert ending.of(SettlementEnded) == [SettlementEnded(jackpots=2)]
    assert ending.state.phase is Phase.JACKPOT
    assert ending.of(JackpotAwarded) == []


@clause("CSP-046")
def test_game_over_comes_when_the_banks_cards_are_stored_once() -> None:
    ending = Ending.at(Phase.SETTLE, goes_on(PLAIN), bank=QUALIFIED).settle()
    assert ending.refusal_of(PressGameOver()) == ("CSP-046", {"stored": False})
    assert ending.do(StoreBank()).of(BankStored) == [BankStored(cards=5)]
    assert ending.refusal_of(StoreBank()) == ("CSP-046", {"stored": True})
    assert ending.do(PressGameOver()).state.phase is Phase.OVER


@clause("AMB-32", "CSP-062")
@pytest.mark.parametrize(
    ("left", "seat", "more"),
    [
        ("selector", {}, {"console": Console(selector="JPL")}),
        ("jackpot", {"won_tier": Combination.FLUSH}, {}),
        ("declared", {"declared": ROYAL_FLUSH}, {"stopping": True, "basis": 25_000}),
    ],
)
def test_game_over_is_refused_while_anything_is_open(left: str, seat: Any, more: Any) -> None:
    one = sits(ROYALS["s"], plays=True, choice=Choice.RAISE, collected=True, **seat)
    state = table(Phase.DONE, one, bank=QUALIFIED, stored=True, **more)
    assert Ending(state).refusal_of(PressGameOver()) == ("AMB-32", {"open": left})


@clause("AMB-44", "CSP-046")
def test_where_all_fold_the_bank_is_stored_unseen_and_the_hand_ends() -> None:
    state = table(Phase.DONE, folded_seat(PLAIN), folded_seat("Td 9d 7c 6s 4h"), bank=QUALIFIED)
    ending = Ending(state).game_over()
    assert ending.of(BankRevealed) == ending.of(SettlementEnded) == []
    assert ending.state.phase is Phase.OVER


@clause("CSP-046")
def test_the_hands_result_is_what_chips_have_come_and_gone_by_seat() -> None:
    seats = (
        goes_on("7c 7h Ks Ts 4c", lamp=True, checked=False),
        sits(),
        goes_on(PLAIN, checked=False),
        sits("Td 9d 7s 6s 4h", ante=10, lamp=True, choice=Choice.FOLD),
    )
    ending = Ending.at(Phase.CHECK, *seats, bank=QUALIFIED, opened={"results": (5, 6, 7, 8)})
    ending.do(CheckBet(seat=A), CheckBet(seat=C), CollectFold(seat=D), Reveal()).settle().game_over()
    assert ending.of(HandEnded) == [HandEnded(won=(28, 0, -30, -12), results=(33, 6, -23, -4))]
    assert ending.state.results == (33, 6, -23, -4)
