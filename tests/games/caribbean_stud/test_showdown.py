"""The bank's cards, the seats' settlement from the right, and GAME OVER."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from kitapi.cards import DECK_52, read_cards
from kitapi.games.caribbean_stud.accounts import Wager
from kitapi.games.caribbean_stud.actions import (
    CheckBet,
    CollectFold,
    Confirm,
    DecideClaim,
    PressGameOver,
    Reveal,
    SettleSeat,
    StoreBank,
)
from kitapi.games.caribbean_stud.events import (
    BankRevealed,
    BankStored,
    BetsChecked,
    ClaimDecided,
    Declared,
    HandConfirmed,
    HandEnded,
    JackpotAwarded,
    SeatSettled,
    SettlementEnded,
    TablesResumed,
    TablesStopped,
)
from kitapi.games.caribbean_stud.settled import Exchange, Result
from kitapi.games.caribbean_stud.state import Choice, Console, Phase, StudState
from kitapi.games.caribbean_stud.variant import Qualification
from kitapi.kernel import Seat
from kitapi.mechanics.poker_hands import Combination
from tests.clauses import clause
from tests.games.caribbean_stud import plain_round
from tests.games.caribbean_stud.endings import (
    FLUSH,
    FOUR,
    PLAIN,
    QUALIFIED,
    ROYAL_FLUSH,
    ROYALS,
    STRAIGHT_FLUSH,
    STRAIGHT_FLUSHES,
    UNQUALIFIED,
    Ending,
    folded,
    goes_on,
)
from tests.games.caribbean_stud.rounds import EXAMPLES, Example, rounds_at_random
from tests.games.caribbean_stud.tables import A, B, C, D, at, gains, house, sits, sources, table

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
"""A card that lies in none of these hands."""


def settled(cards: str, bank: str = QUALIFIED, **more: Any) -> SeatSettled:
    """The settlement of the only seat; a royal or straight flush was declared and confirmed."""
    high = {"declared": ROYAL_FLUSH, "confirmed": True} if more.pop("high", False) else {}
    rules = more.pop("house", house())
    ending = Ending.at(Phase.SETTLE, goes_on(cards, **{**more, **high}), bank=bank, house=rules)
    event = ending.do(SettleSeat(seat=A)).events[0]
    assert isinstance(event, SeatSettled)
    return event


def exchanged(cards: str) -> dict[str, Any]:
    """The fields of a place that ends up with ``cards``, the last of them for ``SPARE``."""
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
        assert ending.events[0].qualifies is ending.state.qualifies is expected


# Order


@clause("CSP-041", "CSP-042", "AMB-36")
@pytest.mark.parametrize("bank", [QUALIFIED, UNQUALIFIED])
def test_seats_are_settled_from_the_right_and_only_those_still_in(bank: str) -> None:
    seats = goes_on(PLAIN), folded("Qs Qd 9c 6h 5s"), sits(), goes_on("Td 9d 8c 6s 4h"), goes_on("Kc Qh Ts 9h 4d")
    ending = Ending.at(Phase.SETTLE, *seats, bank=bank)
    for seat in (4, 3, 0):
        for other in range(7):
            if other != seat:
                assert ending.refused(SettleSeat(seat=other)) == ("AMB-36", {"seat": other, "due": seat})
        ending.do(SettleSeat(seat=seat))
    assert [event.seat for event in ending.of(SeatSettled)] == [4, 3, 0]
    assert ending.state.phase is Phase.DONE


# What wagers win and lose


@clause("CSP-041", "AMB-56")
def test_a_bank_that_does_not_qualify_pays_ante_and_leaves_bet_and_no_hand_is_compared() -> None:
    event = settled(PLAIN, UNQUALIFIED)
    assert event.settlement.result is Result.NOT_QUALIFIED
    assert gains(event) == {"float": -10, "stack0": 40, "ante0": -10, "bet0": -20}
    assert sources(event) == ["AMB-56", "CSP-041", "AMB-56"]
    assert event.shown == ()


@clause("CSP-043", "CSP-004")
def test_a_better_bank_takes_bet_and_ante() -> None:
    event = settled(PLAIN)
    assert event.settlement.result is Result.BANK_WINS
    assert gains(event) == {"float": 30, "ante0": -10, "bet0": -20}
    assert sources(event) == ["CSP-043", "CSP-043"]


@clause("CSP-044", "AMB-56")
def test_a_tie_gives_both_wagers_back() -> None:
    event = settled("As Kh 4c 3h 2s")
    assert event.settlement.result is Result.TIE
    assert gains(event) == {"stack0": 30, "ante0": -10, "bet0": -20}
    assert sources(event) == ["AMB-56", "AMB-56"]


@clause("CSP-045", "AMB-57", "AMB-56", "CSP-004")
def test_a_better_seat_is_paid_bet_first_and_then_ante_each_for_itself() -> None:
    event = settled("7c 7h Ks Ts 3c")
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
    event = settled(cards, high=name in ("royal_flush", "straight_flush"))
    assert gains(event) == {"float": -20 * times - 10, "stack0": 20 * times + 40, "ante0": -10, "bet0": -20}
    assert event.cards == 5


@clause("CSP-131", "CSP-125", "CSP-038")
@pytest.mark.parametrize("name", PAID)
def test_chips_are_paid_by_table_2_after_an_exchange_and_six_cards_are_counted(name: str) -> None:
    cards, _, times = PAID[name]
    event = settled(**exchanged(cards), high=name in ("royal_flush", "straight_flush"))
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
    assert gains(settled(cards, bank, bet=bet)).get("stack0", 0) == chips


@clause("CSP-084", "CSP-007")
@pytest.mark.parametrize("tray", [0, 10, 2009, 2010, 2011])
def test_a_tray_that_cannot_pay_is_filled_up_by_the_house_first(tray: int) -> None:
    ending = Ending.at(Phase.SETTLE, goes_on(ROYALS["s"]), bank=QUALIFIED, house=house(dotation=1030 + tray))
    assert ending.state.balances["float"] == tray
    ending.settle()
    settlement = ending.of(SeatSettled)[0]
    assert lowest_along(ending.begun, "float", settlement) >= 0
    assert ending.state.balances["float"] == max(0, tray - 2010)
    assert ("CSP-084" in sources(settlement)) is (tray < 2010)


def lowest_along(state: StudState, account: str, event: Any) -> int:
    """The least that lies in an account while an event's transfers are made one after the other."""
    balances, lowest = dict(state.balances), state.balances[account]
    for move in event.transfers:
        balances[move.payer] -= move.amount
        balances[move.payee] += move.amount
        lowest = min(lowest, balances[account])
    return lowest


# The jackpot


@clause("AMB-58", "AMB-18", "CSP-042")
def test_a_hand_turned_has_its_jackpot_though_it_was_not_declared_and_loses() -> None:
    event = settled(FLUSH, "4c 4d 4s 3c 3d", lamp=True)
    assert event.settlement.result is Result.BANK_WINS
    assert (event.jackpot, event.unclaimed) == (Combination.FLUSH, False)
    assert event.shown == read_cards("3h 4h Th Jh Kh")


@clause("CSP-041", "CSP-052", "AMB-58")
def test_a_declared_hand_lies_face_up_and_has_its_jackpot_though_the_bank_does_not_qualify() -> None:
    event = settled(FLUSH, UNQUALIFIED, lamp=True, declared=Combination.FLUSH)
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


@clause("AMB-19")
def test_what_wins_nothing_is_not_told_as_unclaimed() -> None:
    assert settled(PLAIN, UNQUALIFIED, lamp=True).unclaimed is False
    assert settled(PLAIN, lamp=True).unclaimed is False


@clause("CSP-065", "AMB-35")
@pytest.mark.parametrize("bank", [QUALIFIED, UNQUALIFIED])
def test_an_exchange_gives_the_jackpot_up_at_the_table(bank: str) -> None:
    for name in ("four_of_a_kind", "full_house", "flush"):
        event = settled(**exchanged(PAID[name][0]), bank=bank, lamp=True)
        assert (event.jackpot, event.unclaimed) == (None, False)
        assert event.settlement.hand.value == name


@clause("CSP-042", "AMB-31")
def test_a_seats_cards_are_turned_from_the_lowest_up_with_the_new_card_for_the_old() -> None:
    event = settled(**exchanged("Kc Ks Jd Js 4c"))
    assert event.shown == read_cards("4c Jd Js Kc Ks")
    assert event.shown != settled("Kc Ks Jd Js 8d").shown == read_cards("8d Jd Js Kc Ks")


# Royal and straight flush


@clause("AMB-60", "CSP-063", "AMB-59")
@pytest.mark.parametrize("cards", [ROYALS["s"], STRAIGHT_FLUSHES["c"]])
def test_a_high_hand_found_in_turning_stops_the_tables_and_waits_for_the_control_room(cards: str) -> None:
    ending = Ending.at(Phase.SETTLE, goes_on(PLAIN), goes_on(cards, lamp=True), bank=QUALIFIED)
    ending.do(SettleSeat(seat=B))
    found = ROYAL_FLUSH if cards.startswith("A") else STRAIGHT_FLUSH
    assert ending.events == [Declared(seat=B, combination=found), TablesStopped(basis=25_000)]
    assert ending.chips(B) == 0
    assert ending.refused(SettleSeat(seat=B)) == ("CSP-063", {"seat": B})
    assert ending.refused(SettleSeat(seat=A))[0] == "AMB-36"
    ending.do(Confirm(seat=B, genuine=True), SettleSeat(seat=B))
    assert ending.of(HandConfirmed) == [HandConfirmed(seat=B, genuine=True)]
    assert ending.of(SeatSettled)[0].jackpot is found
    assert ending.state.stopping


@clause("AMB-60", "CSP-041", "AMB-19")
def test_a_high_hand_not_declared_goes_unseen_where_the_bank_does_not_qualify() -> None:
    ending = Ending.at(Phase.SETTLE, goes_on(ROYALS["s"], lamp=True), bank=UNQUALIFIED).do(SettleSeat(seat=A))
    assert ending.of(Declared) == ending.of(TablesStopped) == []
    assert [(event.jackpot, event.unclaimed) for event in ending.of(SeatSettled)] == [(None, True)]


@clause("CSP-063")
@pytest.mark.parametrize("bank", [QUALIFIED, UNQUALIFIED])
@pytest.mark.parametrize("seat", [goes_on(ROYALS["s"]), goes_on(**exchanged(PAID["royal_flush"][0]), lamp=True)])
def test_without_a_token_or_after_an_exchange_a_high_hand_waits_for_the_control_room_too(seat: Any, bank: str) -> None:
    state = table(Phase.SETTLE, seat, bank=bank, stopping=True, basis=25_000)
    ending = Ending(at(state, A, declared=ROYAL_FLUSH))
    assert ending.refused(SettleSeat(seat=A)) == ("CSP-063", {"seat": A})
    ending.do(Confirm(seat=A, genuine=True), SettleSeat(seat=A))
    assert ending.chips(A) > 30
    assert ending.of(SeatSettled)[0].jackpot is None
    assert ending.of(TablesResumed) == [TablesResumed()]


@clause("CSP-063", "AMB-60")
def test_a_flush_declared_that_an_exchange_made_straight_is_found_all_the_same() -> None:
    seat = goes_on(**exchanged(PAID["straight_flush"][0]), lamp=True, declared=Combination.FLUSH)
    ending = Ending.at(Phase.SETTLE, seat, bank=QUALIFIED).do(SettleSeat(seat=A))
    assert ending.events[0] == Declared(seat=A, combination=STRAIGHT_FLUSH)


@clause("CSP-063")
def test_the_control_room_looks_once_at_royal_and_straight_flush_alone() -> None:
    seats = goes_on(FLUSH, lamp=True, declared=Combination.FLUSH), goes_on(ROYALS["s"]), sits()
    ending = Ending.at(Phase.SETTLE, *seats, bank=QUALIFIED)
    for seat in range(7):
        assert ending.refused(Confirm(seat=seat, genuine=True)) == ("CSP-063", {"seat": seat, "declared": False})
    ending.do(SettleSeat(seat=B), Confirm(seat=B, genuine=True))
    for answer in (True, False):
        assert ending.refused(Confirm(seat=B, genuine=answer))[0] == "CSP-063"


# Claims


def refused_hand(bank: str = QUALIFIED, **more: Any) -> Ending:
    """A table whose only seat declared a royal flush that the control room did not confirm."""
    seat = goes_on(ROYALS["s"], lamp=True, declared=ROYAL_FLUSH, **more)
    ending = Ending.at(Phase.SETTLE, seat, bank=bank, stopping=True, basis=25_000)
    return ending.do(Confirm(seat=A, genuine=False), SettleSeat(seat=A))


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
    assert ending.refused(DecideClaim(seat=A, paid=True)) == ("AMB-61", {"seat": A, "claim": 0})
    assert ending.game_over().of(HandEnded)[0].won == (chips - 30 - 2,)


@clause("AMB-61")
def test_the_management_may_let_the_tray_have_what_waits() -> None:
    ending = refused_hand().do(DecideClaim(seat=A, paid=False))
    assert gains(ending.of(ClaimDecided)[0]) == {"claim0": -30, "float": 30}
    assert ending.game_over().of(HandEnded)[0].won == (-32,)


@clause("AMB-61")
def test_a_hand_that_loses_has_no_winnings_to_be_paid() -> None:
    seat = goes_on(STRAIGHT_FLUSHES["s"], declared=STRAIGHT_FLUSH)
    ending = Ending.at(Phase.SETTLE, seat, bank=ROYALS["h"]).do(Confirm(seat=A, genuine=False), SettleSeat(seat=A))
    ending.do(DecideClaim(seat=A, paid=True))
    assert gains(ending.of(ClaimDecided)[0]) == {"stack0": 30, "claim0": -30}


@clause("AMB-61")
def test_where_nothing_waits_there_is_nothing_to_decide() -> None:
    ending = Ending.at(Phase.SETTLE, goes_on(PLAIN), sits(), bank=QUALIFIED)
    for seat in range(7):
        assert ending.refused(DecideClaim(seat=seat, paid=True)) == ("AMB-61", {"seat": seat, "claim": 0})


@clause("CSP-084", "AMB-61")
def test_a_claim_too_is_paid_by_a_tray_that_was_filled_up() -> None:
    seat = goes_on(ROYALS["s"], declared=ROYAL_FLUSH)
    ending = Ending.at(Phase.SETTLE, seat, bank=QUALIFIED, house=house(dotation=1030 + 100))
    ending.do(Confirm(seat=A, genuine=False), SettleSeat(seat=A))
    before = ending.state
    ending.do(DecideClaim(seat=A, paid=True))
    assert lowest_along(before, "float", ending.of(ClaimDecided)[0]) >= 0
    assert ending.state.balances["float"] == 0


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
    assert ending.refused(PressGameOver()) == ("CSP-046", {"stored": False})
    assert ending.do(StoreBank()).of(BankStored) == [BankStored(cards=5)]
    assert ending.refused(StoreBank()) == ("CSP-046", {"stored": True})
    assert ending.do(PressGameOver()).state.phase is Phase.OVER


@clause("AMB-32", "CSP-062")
@pytest.mark.parametrize(
    ("left", "seat", "more"),
    [
        ("selector", {}, {"console": Console(selector="JPL")}),
        ("jackpot", {"won_tier": Combination.FLUSH}, {}),
        ("claim", {"claim": 30}, {}),
        ("declared", {"declared": ROYAL_FLUSH}, {"stopping": True, "basis": 25_000}),
    ],
)
def test_game_over_is_refused_while_anything_is_open(left: str, seat: Any, more: Any) -> None:
    one = sits(ROYALS["s"], plays=True, choice=Choice.RAISE, collected=True, **seat)
    state = table(Phase.DONE, one, bank=QUALIFIED, bank_stored=True, **more)
    assert Ending(state).refused(PressGameOver()) == ("AMB-32", {"open": left})


@clause("AMB-44", "CSP-046")
def test_where_all_fold_the_bank_is_stored_unseen_and_the_hand_ends() -> None:
    state = table(Phase.DONE, folded(PLAIN), folded("Td 9d 7c 6s 4h"), bank=QUALIFIED)
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


# Many rounds


def seat_in(line: plain_round.Line) -> Any:
    """The seat of a line of the scorer, checked and not folded, whose cards are declared if they must be."""
    exchange = line.get("exchange")
    served = exchange and Exchange(discard=read_cards(exchange["discard"])[0], new=read_cards(exchange["new"])[0])
    ante = line["ante"]
    return goes_on(line["cards"], ante=ante, bet=line.get("bet", 2 * ante), exchange=served, lamp=line["jackpot_token"])


@clause("CSP-041", "CSP-042", "CSP-043", "CSP-044", "CSP-045", "CSP-123", "CSP-124", "CSP-125", "AMB-56", "AMB-57")
@pytest.mark.parametrize("seed", range(2))
def test_hundreds_of_rounds_move_the_chips_that_plain_words_say(seed: int) -> None:
    for line in rounds_at_random(seed, 400):
        if line["action"].endswith("fold"):
            continue
        given = {name: value for name, value in line.get("house", {}).items() if name not in ("meter", "fixed")}
        tables = {name: tuple(value) for name, value in given.items() if name != "folded_jackpot"}
        ending = Ending.at(Phase.REVEAL, seat_in(line), bank=line["bank"], house=house(**tables)).do(Reveal()).settle()
        told = plain_round.score({**line, "house": given})
        staked = line["ante"] + line.get("bet", 2 * line["ante"])
        assert ending.chips(A) - staked == told["net"]["ante"] + told["net"]["bet"], line
        event = ending.of(SeatSettled)[0]
        assert event.jackpot == (Combination(told["jackpot"]) if told["jackpot"] and event.shown else None), line
        assert event.unclaimed is (told["jackpot"] is not None and not told["qualifies"]), line


def hands_at_random(seed: int, many: int) -> Iterator[tuple[StudState, list[plain_round.Line]]]:
    """Tables of up to seven seats before the check, and each seat's round as a line of the scorer, or nothing."""
    chance = Random(seed)
    pack = [card.value for card in DECK_52]
    for _ in range(many):
        chance.shuffle(pack)
        hands, bank, stub = [pack[5 * seat : 5 * seat + 5] for seat in range(7)], pack[35:40], pack[40:]
        lines: list[Any] = []
        for hand in hands[: chance.randint(1, 7)]:
            action = chance.choice(["fold", "raise", "raise", "exchange_fold", "exchange_raise"])
            line = {"ante": chance.randint(1, 50) * 5, "cards": " ".join(hand), "bank": " ".join(bank)}
            line |= {"action": action, "jackpot_token": chance.random() < 0.5}
            if action.startswith("exchange"):
                line["exchange"] = {"discard": chance.choice(hand), "new": stub.pop()}
            lines.append(line if chance.random() < 0.8 or not any(lines) else {})
        yield table(Phase.CHECK, *(_sitting(line) for line in lines), bank=" ".join(bank)), lines


def _sitting(line: plain_round.Line) -> Any:
    if not line:
        return sits()
    seat = seat_in(line)
    if line["action"].endswith("raise"):
        return sits(line["cards"], ante=line["ante"], bet=2 * line["ante"], choice=Choice.RAISE, **_rest(seat))
    return sits(line["cards"], ante=line["ante"], choice=Choice.FOLD, **_rest(seat))


def _rest(seat: Any) -> dict[str, Any]:
    return {"exchange": seat.place.exchange, "lamp": seat.place.lamp}


@clause("CSP-020", "CSP-034", "CSP-041", "CSP-042", "CSP-046", "AMB-36", "AMB-42", "AMB-44")
@pytest.mark.parametrize("seed", range(3))
def test_whole_tables_end_with_every_chip_where_plain_words_have_it(seed: int) -> None:
    for state, lines in hands_at_random(seed, 60):
        ending = Ending(state)
        for seat, line in enumerate(lines):
            if line:
                folds = line["action"].endswith("fold")
                ending.do(CollectFold(seat=seat) if folds else CheckBet(seat=seat))
        if not ending.of(BetsChecked)[0].nobody_in:
            ending.do(Reveal()).settle()
        ending.pay_all().game_over()
        won = ending.of(HandEnded)[0].won
        awards = {event.seat: event.amount for event in ending.of(JackpotAwarded)}
        for seat, line in enumerate(lines):
            told = plain_round.score(line) if line else {"net": {"ante": 0, "bet": 0}}
            token = 2 if line and line["jackpot_token"] else 0
            assert won[seat] == told["net"]["ante"] + told["net"]["bet"] - token + awards.get(Seat(seat), 0)
        settled_seats = [event.seat for event in ending.of(SeatSettled)]
        assert settled_seats == sorted(settled_seats, reverse=True)
        assert not any(ending.state.lying(seat, wager) for seat in ending.state.seats for wager in Wager)
