"""The scoresheet: what is written of a deal, licking, and settlement."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kitapi.games.prefa.rules.deal_facts import ContractFacts, PassDealFacts, Settlement
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.scoresheet import fields_around, gifts, lick_columns, results_of, sheet_page, write
from kitapi.games.prefa.rules.settlement import settle, settle_passed
from kitapi.games.prefa.rules.sheet import Sheet, blank_sheet
from kitapi.games.prefa.rules.variant import PrefaVariant
from kitapi.kernel import SPECTATOR, ImpossibleHistory, Seat
from kitapi.ledger import Account, balances_after, seat_account
from kitapi_testing.clauses import clause
from kitapi_testing.games.prefa.settled_deals import deal
from kitapi_testing.games.prefa.strategies import pass_deal_facts, sittings, variants, with_kasa
from tests.games.prefa.accounts import debts_of, settle_deal, sheet, write_deal
from tests.games.prefa.tables import A, B, C, D, Table, first_setup


@clause("PREFA-KIT-01")
@pytest.mark.parametrize(("players", "share", "column"), [(3, 300, 30), (4, 300, 30), (3, 10, 1), (4, 1230, 123)])
def test_every_column_begins_with_the_same_share_in_tens(players: int, share: int, column: int) -> None:
    blank = blank_sheet(players, share)
    assert blank == sheet(" ".join([str(column)] * players))
    setup = first_setup(players, kasa_share=share)
    assert setup.sheet == blank
    assert setup.balances == {**{f"seat{seat}": -share for seat in range(players)}, "kasa": share * players}


@clause("PREFA-KIT-01", "PREFA-KIT-02")
def test_a_column_of_30_23_32_tells_of_a_seven_made_and_a_nine_failed_by_one() -> None:
    """Payment text: the column of Giorgos."""
    made = write_deal("7h 7/2/1", "30 30 30")
    assert made.sheet.columns == (23, 30, 30)
    failed = write_deal("9s 8/1/1", "23 30 30")
    assert failed.sheet.columns == (32, 30, 30)


@clause("PREFA-KIT-02")
@pytest.mark.parametrize(
    ("text", "columns", "debts"),
    [
        ("6h 6/3/1", (25, 30, 30), {"0 to 1": 15, "0 to 2": 5}),
        ("7h 7/-/3", (23, 30, 30), {"0 to 2": 21}),
        ("7h 10/-/-", (23, 30, 30), {}),
        ("6d 6/3/1 second-calls", (26, 30, 30), {"0 to 2": 16}),
        ("6d 6/3/1 first-calls", (26, 30, 30), {"0 to 1": 16}),
        ("6h 6/3/1 aces", (25, 30, 30), {"0 to 1": 15, "0 to 2": 5, "1 to 0": 25, "2 to 0": 25}),
    ],
)
def test_made_with_nobody_in_lowers_the_declarers_column_and_he_owes_the_tricks(
    text: str, columns: tuple[int, ...], debts: dict[str, int]
) -> None:
    after = write_deal(text, "30 30 30").sheet
    assert after.columns == columns
    assert debts_of(after) == debts


@clause("PREFA-KIT-02")
@pytest.mark.parametrize(
    ("text", "columns", "debts"),
    [
        ("6h 5/3/2", (35, 30, 30), {"0 to 1": 15, "0 to 2": 10}),
        ("7h 5/3/2", (44, 30, 30), {"0 to 1": 42, "0 to 2": 28}),
        ("6h 5/3/2 first-calls", (35, 30, 30), {"0 to 1": 25}),
        ("6h 5/3/2 aces", (35, 30, 30), {"0 to 1": 40, "0 to 2": 35}),
    ],
)
def test_a_declarer_in_raises_his_column_and_owes_likewise(
    text: str, columns: tuple[int, ...], debts: dict[str, int]
) -> None:
    after = write_deal(text, "30 30 30").sheet
    assert after.columns == columns
    assert debts_of(after) == debts


@clause("PREFA-KIT-02")
@pytest.mark.parametrize(
    ("text", "debts"),
    [
        ("7h 8/0/2", {"1 to 0": 56, "1 to 2": 14}),
        ("6h 8/1/1", {"1 to 0": 40, "2 to 0": 40}),
        ("6h 9/0/1 second-calls", {"2 to 0": 135}),
    ],
)
def test_a_defender_in_moves_pair_columns_only(text: str, debts: dict[str, int]) -> None:
    after = write_deal(text, "30 30 30").sheet
    assert after.columns == (30, 30, 30)
    assert debts_of(after) == debts


@clause("PREFA-KIT-02", "PREFA-PAY-07")
def test_the_idle_players_pay_moves_a_pair_column_only() -> None:
    after = write_deal("6h 5/3/2 four", "30 30 30 30").sheet
    assert after.columns == (35, 30, 30, 30)
    assert debts_of(after) == {"0 to 1": 15, "0 to 2": 10, "0 to 3": 25}


@clause("PREFA-KIT-02", "PREFA-AUC-06")
@given(pass_deal_facts())
def test_a_pass_deal_raises_kasa_columns_only(facts: PassDealFacts) -> None:
    before = blank_sheet(facts.players, 300)
    after = write(before, facts, settle_passed(facts)).sheet
    fewest = min(tricks for _, tricks in facts.tricks)
    assert after.owed == before.owed
    for seat, tricks in facts.tricks:
        assert after.columns[seat] == 30 + tricks - fewest


@clause("PREFA-KIT-03")
def test_a_declarer_without_kasa_licks_the_highest_column() -> None:
    """Payment text: simple hearts, 6/2/2, with 2 in the declarer's column, 8 and 3 in the others'. The text offers
    several ways of writing it; the rulebook uses the second, which has the same result."""
    after = write_deal("6h 6/2/2", "2 8 3")
    assert after.sheet.columns == (0, 5, 3)
    assert debts_of(after.sheet) == {"1 to 0": 30, "0 to 1": 10, "0 to 2": 10}
    assert [entry.clause for entry in after.entries] == ["PREFA-KIT-02", "PREFA-KIT-03", "PREFA-KIT-03"] + [
        "PREFA-KIT-02"
    ] * 2


@clause("PREFA-KIT-03", "PREFA-KIT-04")
def test_however_it_is_licked_each_nets_his_tricks() -> None:
    """Payment text: the declarer gets 30, the defenders 10 each; its first and third ways have the same result."""
    zero = ((0, 0, 0),) * 3
    ways = [
        write_deal("6h 6/2/2", "2 8 3").sheet,
        Sheet(columns=(0, 6, 2), owed=((0, 10, 0), (0, 0, 0), (0, 0, 0))),
        Sheet(columns=(2, 3, 3), owed=((0, 30, 0), (0, 0, 0), (0, 10, 0))),
        Sheet(columns=(0, 8, 0), owed=((0, 0, 10), (0, 0, 10), (0, 0, 0))),
    ]
    before = Sheet(columns=(2, 8, 3), owed=zero)
    for way in ways:
        kasa = sum(way.columns) - sum(before.columns)
        assert kasa == -5
        gained = [
            sum(way.owed[one][other] - way.owed[other][one] for other in range(3))
            + 10 * (before.columns[one] - way.columns[one])
            for one in range(3)
        ]
        assert gained == [30, 10, 10]


@clause("PREFA-KIT-03")
@pytest.mark.parametrize(
    ("columns", "tens", "taken"),
    [
        ("10 8 3", 5, [5, 0, 0]),
        ("5 8 3", 5, [5, 0, 0]),
        ("0 8 3", 5, [0, 5, 0]),
        ("0 3 8", 5, [0, 0, 5]),
        ("2 4 4", 5, [2, 3, 0]),
        ("0 4 4 4", 6, [0, 4, 2, 0]),
        ("0 2 1 9", 5, [0, 0, 0, 5]),
        ("1 3 2 3", 9, [1, 3, 2, 3]),
        ("1 2 1", 5, [2, 2, 1]),
        ("0 0 3", 7, [4, 0, 3]),
    ],
)
def test_own_column_first_then_the_highest_then_the_next_and_the_rest_below_zero(
    columns: str, tens: int, taken: list[int]
) -> None:
    lowered = lick_columns(sheet(columns).columns, A, tens)
    assert [lowered[Seat(seat)] for seat in range(len(taken))] == taken


@clause("PREFA-KIT-03")
def test_of_equal_columns_the_first_to_the_declarers_right_is_licked() -> None:
    assert lick_columns((4, 0, 4, 4), B, 3) == {A: 0, B: 0, C: 3, D: 0}
    assert lick_columns((4, 0, 3, 4), B, 3) == {A: 0, B: 0, C: 0, D: 3}


@clause("PREFA-KIT-03", "PREFA-PAY-08")
def test_the_declarers_own_column_goes_below_zero_when_all_together_fall_short() -> None:
    after = write_deal("6h 6/3/1", "1 1 1", last_contract="full").sheet
    assert after.columns == (-2, 0, 0)
    assert debts_of(after) == {"0 to 1": 15, "0 to 2": 5, "1 to 0": 10, "2 to 0": 10}


@clause("PREFA-KIT-04")
@pytest.mark.parametrize(
    ("columns", "given"),
    [
        ((32, 14, 19), (60, 0, 17)),
        ((30, 30, 30), (0, 0, 0)),
        ((31, 30, 30), (3, 0, 0)),
        ((32, 30, 30), (7, 0, 0)),
        ((31, 30, 32, 33), (3, 0, 5, 8)),
        ((0, 0, -2), (7, 7, 0)),
    ],
)
def test_every_gift_is_an_equal_part_of_ones_own_column_rounded_half_up(
    columns: tuple[int, ...], given: tuple[int, ...]
) -> None:
    """Payment text: 32, 14 and 19 leave 18, 0 and 5, so two gifts of 60, two of 17. With four, 2½ is 3."""
    assert gifts(columns) == given


@clause("PREFA-KIT-04")
def test_a_sitting_broken_off_is_settled_as_in_the_payment_text() -> None:
    """Payment text: 22, −35 and 13. It has no pair columns; those here are chosen for this result."""
    # the sums are +125, −112 and −13; each pair of players has a debt in both directions
    debts = ((0, 150, 20), (30, 0, 48), (15, 40, 0))
    assert [sum(debts[one]) - sum(row[one] for row in debts) for one in range(3)] == [125, -112, -13]
    assert results_of(Sheet(columns=(32, 14, 19), owed=debts)) == (22, -35, 13)


@clause("PREFA-KIT-04")
@given(
    st.integers(3, 4).flatmap(
        lambda n: st.tuples(
            st.tuples(*[st.integers(-50, 500)] * n), st.tuples(*[st.tuples(*[st.integers(0, 900)] * n)] * n)
        )
    )
)
def test_results_always_add_up_to_zero(drawn: tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]) -> None:
    columns, debts = drawn
    results = results_of(Sheet(columns=columns, owed=debts))
    players = len(columns)
    assert sum(results) == 0
    for seat in range(players):
        exact = (
            sum(debts[seat]) - sum(row[seat] for row in debts) + 10 * (Fraction(sum(columns), players) - columns[seat])
        )
        assert abs(results[seat] - exact) <= players - 1


def settled_under(facts: ContractFacts | PassDealFacts, variant: PrefaVariant) -> Settlement:
    """Return the result of the deal."""
    return settle(facts, variant) if isinstance(facts, ContractFacts) else settle_passed(facts)


@clause("PREFA-KIT-02", "PREFA-KIT-03", "PREFA-KIT-04", "PREFA-PAY-10")
@given(sittings(), variants())
def test_the_sheet_says_what_the_payments_say(
    deals: list[ContractFacts | PassDealFacts], variant: PrefaVariant
) -> None:
    """Deal after deal, until the kasa is empty: the columns add up to the kasa, and every player's result is their
    account and their part of the kasa, except for the rounding of n − 1 gifts in each direction."""
    players = deals[0].players
    page = blank_sheet(players, variant.kasa_share)
    accounts = {seat_account(seat): -variant.kasa_share for seat in range(players)}
    accounts[Account("kasa")] = players * variant.kasa_share
    for facts in deals:
        before = with_kasa(facts, accounts[Account("kasa")])
        settlement = settled_under(before, variant)
        page = write(page, before, settlement).sheet
        accounts = balances_after(accounts, settlement.transfers)
        kasa = accounts[Account("kasa")]
        assert 10 * sum(page.columns) == kasa
        for seat, result in enumerate(results_of(page)):
            assert abs(result - accounts[seat_account(seat)] - Fraction(kasa, players)) <= players - 1
        if kasa <= 0:
            break
        assert min(page.columns) >= 0


@clause("PREFA-KIT-05")
def test_the_running_result_is_kept_after_every_deal() -> None:
    table = Table().call("6s, pass, pass").discard("7s 8s").name("6h").answer("pass pass")
    assert table.settled.results == results_of(table.settled.written.sheet) == (34, -17, -17)
    next_deal = PREFA.succession(table.state)
    assert next_deal is not None
    assert next_deal.results == table.settled.results


@clause("PREFA-KIT-05")
def test_the_history_keeps_who_what_participation_tricks_and_what_moved() -> None:
    table = Table().call("6s, pass, pass").discard("7s 8s").name("6h").answer("pass pass")
    setup = PREFA.succession(table.state)
    assert setup is not None
    second = Table(setup=setup).call("pass, pass, pass")
    page = sheet_page([*table.events, *second.events])
    assert [kept.number for kept in page.deals] == [1, 2]
    kept = page.deals[0]
    assert isinstance(kept.facts, ContractFacts)
    assert (kept.facts.declarer, kept.facts.contract.value, kept.facts.declarer_tricks) == (A, "6h", 10)
    assert [part.part.value for part in (kept.facts.first, kept.facts.second)] == ["out", "out"]
    assert [(moved.payer, moved.amount, moved.clause) for moved in kept.settlement.transfers] == [
        ("kasa", 50, "PREFA-PAY-02")
    ]
    assert [(entry.field, entry.before, entry.after) for entry in kept.entries] == [(A, 30, 25)]
    assert (kept.kasa, kept.results, page.results) == (850, table.settled.results, second.settled.results)
    assert page.sheet.columns == (25, 30, 30)


@clause("PREFA-KIT-05")
def test_a_sheet_before_the_first_settled_deal_is_blank() -> None:
    page = sheet_page(Table().events)
    assert page.deals == ()
    assert page.sheet == blank_sheet(3, 300)
    assert page.results == (0, 0, 0)


def test_no_sheet_is_made_of_nothing() -> None:
    with pytest.raises(ImpossibleHistory):
        sheet_page([])


@clause("PREFA-KIT-06")
@pytest.mark.parametrize(
    ("viewer", "players", "around"),
    [(A, 3, (A, B, C)), (B, 3, (B, C, A)), (C, 4, (C, D, A, B)), (D, 4, (D, A, B, C))],
)
def test_the_viewers_field_is_at_the_bottom_and_his_right_hand_neighbours_on_the_right(
    viewer: Seat, players: int, around: tuple[Seat, ...]
) -> None:
    assert fields_around(viewer, players) == around


@clause("PREFA-KIT-06")
def test_a_view_says_who_sits_where_and_a_spectator_sits_with_seat_0() -> None:
    table = Table()
    assert [PREFA.view(table.state, viewer).around for viewer in (B, SPECTATOR)] == [(B, C, A), (A, B, C)]


@clause("PREFA-KIT-06", "PREFA-KIT-02")
def test_a_struck_through_figure_is_kept_with_the_one_that_takes_its_place() -> None:
    first = write_deal("6h 6/3/1", "30 30 30")
    second = write(first.sheet, deal("7h 6/3/1"), settle_deal("7h 6/3/1"))
    assert [(entry.field, entry.column, entry.before, entry.after) for entry in second.entries] == [
        (A, None, 25, 32),
        (B, A, 15, 15 + 21),
        (C, A, 5, 5 + 7),
    ]
