"""Adding to the kasa and taking off between deals, if all people agree (PREFA-HOUSE-03)."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from kitapi.games.prefa.rules.actions import AddKasa
from kitapi.games.prefa.rules.deal_facts import SheetEntry
from kitapi.games.prefa.rules.events import DealOpened, KasaAdded, SittingBrokenUp
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.kasa import least_added
from kitapi.games.prefa.rules.scoresheet import results_of
from kitapi.games.prefa.rules.state import DealOver
from kitapi.kernel import EVERYBODY, SPECTATOR, IllegalAction, Range
from kitapi.ledger import Transfer, seat_account
from kitapi_testing.clauses import clause
from kitapi_testing.games.prefa.case import sheet_tells_the_balances
from tests.games.prefa.accounts import sheet
from tests.games.prefa.tables import COMMITMENT, A, B, C, Table, first_setup, refusal


def after_a_deal(kasa_share: int = 300, **options: Any) -> Table:
    """Return a table after a deal: A has written 6♠ solo, and A's column is 4 tens higher than before."""
    options = {"add_kasa": True, "kasa_share": kasa_share, **options}
    return Table(setup=first_setup(**options)).call("6s, pass, pass").write_solo()


def empty_kasa(**options: Any) -> Table:
    """Return a table whose kasa of 30 is empty after 6♥, which both defenders passed."""
    table = Table(setup=first_setup(add_kasa=True, kasa_share=10, **options)).bid_up_to("6h")
    return table.discard(" ".join(card.value for card in table.held_by(table.turn)[:2])).name("6h").answer("pass pass")


def add_kasa(table: Table, amount: int) -> DealOver:
    """Return the state after all have agreed on ``amount``."""
    table.act(AddKasa(amount), EVERYBODY)
    return table.over


@clause("PREFA-HOUSE-03")
@pytest.mark.parametrize("amount", [10, 200, -10, -300])
def test_every_column_changes_by_the_same_and_every_player_pays_for_it(amount: int) -> None:
    table = after_a_deal()
    before = table.over
    over = add_kasa(table, amount)
    assert over.sheet.columns == tuple(column + amount // 10 for column in before.sheet.columns)
    assert over.balances["kasa"] == before.balances["kasa"] + 3 * amount
    assert [over.balances[f"seat{seat}"] - before.balances[f"seat{seat}"] for seat in range(3)] == [-amount] * 3
    assert over.results == before.results == PREFA.view(over, SPECTATOR).outcome.results  # type: ignore[union-attr]


@clause("PREFA-HOUSE-03", "PREFA-PAY-09")
def test_an_empty_kasa_ends_the_sitting_until_kasa_is_added() -> None:
    table = empty_kasa()
    assert PREFA.succession(table.state) is None
    assert PREFA.view(table.state, A).outcome.sitting_over  # type: ignore[union-attr]
    over = add_kasa(table, 200)
    shown = PREFA.view(over, A).outcome
    assert shown is not None
    assert (shown.kasa, shown.added, shown.sitting_over) == (600, 600, False)
    follows = PREFA.succession(over)
    assert follows is not None
    [opened] = PREFA.open(follows, COMMITMENT)
    assert isinstance(opened, DealOpened)
    assert opened.balances["kasa"] == 600
    assert opened.sheet.columns == (20, 20, 20)


@clause("PREFA-HOUSE-03")
def test_kasa_may_be_added_more_than_once_and_each_time_stands_in_the_history() -> None:
    table = empty_kasa()
    add_kasa(table, 100)
    add_kasa(table, -50)
    page = PREFA.sheet(table.events)
    assert [(one.after, one.amount, one.kasa) for one in page.added] == [(1, 100, 300), (1, -50, 150)]
    assert [(entry.before, entry.after) for entry in page.added[1].entries] == [(10, 5)] * 3
    assert page.sheet.columns == (5, 5, 5)
    assert page.results == page.added[1].results == table.over.results
    assert {entry.clause for entry in page.added[0].entries} == {"PREFA-HOUSE-03"}


@clause("PREFA-HOUSE-03")
@pytest.mark.parametrize(
    ("columns", "least"),
    [
        ("30 30 30", -290),
        ("34 30 30", -300),
        ("0 5 3", 10),
        ("2 8 3", -20),
        ("0 0 0", 10),
        ("-5 0 0", 20),
        ("-1 3 2", 0),
        ("-6 0 0 0", 20),
        ("1 1 1 1", 0),
    ],
)
def test_no_column_falls_below_zero_and_something_is_left_in_the_kasa(columns: str, least: int) -> None:
    assert max(10, least_added(sheet(columns))) == max(10, least)
    assert min(0, least_added(sheet(columns))) == min(0, least)


@clause("PREFA-HOUSE-03")
@given(st.lists(st.integers(-20, 60), min_size=3, max_size=4), st.integers(-70, 120).map(lambda tens: 10 * tens))
def test_what_may_be_agreed_keeps_columns_and_kasa_and_what_may_not_would_not(columns: list[int], amount: int) -> None:
    table = after_a_deal()
    over = replace(
        table.over,
        settled=replace(
            table.settled,
            written=replace(table.settled.written, sheet=sheet(" ".join(map(str, columns)))),
            balances={
                **{f"seat{seat}": -10 * column for seat, column in enumerate(columns)},
                "kasa": 10 * sum(columns),
            },
        ),
    )
    after = [column + amount // 10 for column in columns]
    keeps = sum(after) > 0 and all(now >= min(0, was) for was, now in zip(columns, after, strict=True))
    may = any(amount in range(one.lowest, one.highest + 1, one.step) for one in PREFA.options(over, EVERYBODY))
    assert may == (keeps and amount != 0 and amount <= highest(columns))
    if may:
        [event] = PREFA.decide(over, EVERYBODY, AddKasa(amount))
        assert isinstance(event, KasaAdded)
        now = PREFA.evolve(over, event)
        assert isinstance(now, DealOver)
        assert sum(now.balances.values()) == 0
        sheet_tells_the_balances(now.sheet, now.balances, now.results)


def highest(columns: list[int]) -> int:
    """Return the largest amount that may be added: a thousand, or more if less would leave the kasa empty."""
    least = 10 * (-sum(columns) // len(columns) + 1)
    return max(10, least) + 990


@clause("PREFA-HOUSE-03")
def test_only_all_people_together_change_the_kasa_and_only_between_deals() -> None:
    table = after_a_deal()
    assert refusal(table.state, A, AddKasa(10)) == ("PREFA-HOUSE-03", {"agreed": False})
    assert all(PREFA.options(table.state, seat) == () for seat in (A, B, C))
    running = Table(setup=first_setup(add_kasa=True))
    assert PREFA.options(running.state, EVERYBODY) == ()
    assert refusal(running.state, EVERYBODY, AddKasa(10)) == ("PREFA-HOUSE-03", {"phase": "Bidding"})


@clause("PREFA-HOUSE-03")
def test_where_it_is_not_the_house_rule_nobody_changes_the_kasa() -> None:
    table = after_a_deal(add_kasa=False)
    assert PREFA.options(table.state, EVERYBODY) == ()
    assert refusal(table.state, EVERYBODY, AddKasa(10)) == ("PREFA-HOUSE-03", {"phase": "DealOver"})


@clause("PREFA-HOUSE-03")
@pytest.mark.parametrize("amount", [0, 1010, -310])
def test_amounts_beyond_what_is_offered_are_refused(amount: int) -> None:
    facts = {"amount": amount, "least": -300}
    assert refusal(after_a_deal().state, EVERYBODY, AddKasa(amount)) == ("PREFA-HOUSE-03", facts)


@clause("PREFA-HOUSE-03")
def test_everybody_who_looks_on_is_shown_what_may_be_agreed() -> None:
    table = after_a_deal()
    offered = (
        Range(action="add_kasa", lowest=-300, highest=-10, step=10),
        Range(action="add_kasa", lowest=10, highest=1000, step=10),
    )
    assert {PREFA.view(table.state, viewer).kasa_changes for viewer in (A, SPECTATOR)} == {offered}
    assert PREFA.view(empty_kasa().state, A).kasa_changes == offered[1:]


@clause("PREFA-HOUSE-03", "PREFA-PAY-09")
def test_a_sitting_continued_by_adding_kasa_may_be_broken_up_and_settles_the_columns_as_they_stand() -> None:
    table = empty_kasa()
    with pytest.raises(IllegalAction):
        PREFA.break_up(table.state)
    over = add_kasa(table, 70)
    [broken] = PREFA.break_up(over)
    assert isinstance(broken, SittingBrokenUp)
    assert broken.settlement.columns == (7, 7, 7)
    assert broken.settlement.results == over.results
    ended = PREFA.evolve(over, broken)
    assert PREFA.options(ended, EVERYBODY) == ()
    assert PREFA.discrepancy(ended) is None


@clause("PREFA-HOUSE-03")
@pytest.mark.parametrize(
    ("changed", "found"),
    [
        ({"amount": 20}, "sheet"),
        ({"results": (1, -1, 0)}, "results"),
        ({"balances": {"seat0": -310, "seat1": -310, "seat2": -310, "kasa": 940}}, "balances"),
        ({"balances": {"seat0": -320, "seat1": -350, "seat2": -300, "kasa": 970}}, "balances"),
        ({"balances": {"seat0": -310, "seat1": -310, "seat2": -310, "kasa": 930}}, "balances"),
        ({"transfers": ()}, "balances"),
    ],
)
def test_kasa_added_wrongly_in_a_record_is_found(changed: dict[str, Any], found: str) -> None:
    over = add_kasa(after_a_deal(), 10)
    assert PREFA.discrepancy(over) is None
    assert str(PREFA.discrepancy(with_last_changed(over, **changed))).startswith(found)


def with_last_changed(over: DealOver, **changed: Any) -> DealOver:
    """Return ``over`` with other fields in the last change of its kasa."""
    return replace(over, added=(*over.added[:-1], replace(over.added[-1], **changed)))


@clause("PREFA-HOUSE-03")
def test_points_moved_between_players_beside_a_change_of_the_kasa_are_found() -> None:
    """The sheet and the balances agree, but nobody has paid and there is no entry."""
    table = after_a_deal()
    add_kasa(table, 20)
    over = add_kasa(table, 10)
    [last] = over.added[1:]
    owed = ((0, 0, 0), (500, 0, 0), (0, 0, 0))
    moved = replace(last.written.sheet, owed=owed)
    balances = {name: amount + {"seat0": -500, "seat1": 500}.get(name, 0) for name, amount in last.balances.items()}
    written = replace(last.written, sheet=moved)
    forged: dict[str, Any] = {"written": written, "results": results_of(moved), "balances": balances}
    assert str(PREFA.discrepancy(with_last_changed(over, **forged))).startswith("balances")
    payment = Transfer(payer=seat_account(A), payee=seat_account(B), amount=500, clause="PREFA-HOUSE-03")
    paid = (*last.transfers, payment)
    assert str(PREFA.discrepancy(with_last_changed(over, **forged, transfers=paid))).startswith("sheet")
    entry = SheetEntry(field=B, column=A, before=0, after=500, clause="PREFA-HOUSE-03")
    said = replace(written, entries=(*written.entries, entry))
    wrong = with_last_changed(over, **{**forged, "written": said}, transfers=paid)
    assert str(PREFA.discrepancy(wrong)).startswith("sheet")
