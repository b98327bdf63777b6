"""The sheets: what is written on them, how they are settled, and what the page shows."""

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kitapi.games.preferans.rules.accounts import HEADS, sheet_balances
from kitapi.games.preferans.rules.deal_facts import Ending, VoidFacts
from kitapi.games.preferans.rules.scoresheet import (
    final_settlement,
    head_deductions,
    refa_counts,
    refas_due,
    results_of,
    shares_of_pot,
    sitting_over,
    write,
)
from kitapi.games.preferans.rules.settlement import settle_void
from kitapi.games.preferans.rules.sheet import Sheet, blank_sheet
from kitapi.games.preferans.rules.sheet_page import sheet_page
from kitapi.games.preferans.rules.variant import PRESETS, PreferansVariant
from kitapi.kernel import ImpossibleHistory, Seat
from kitapi.ledger import balances_after, seat_account
from kitapi_testing.clauses import clause
from kitapi_testing.games.preferans.settled_deals import Line, deal, facts_in
from tests.games.preferans import plain_score
from tests.games.preferans.scored_lines import line_at_random, settle_line
from tests.games.preferans.tables import Table, first_setup, variant

SHEETS = PreferansVariant()
SEED = ((0, 20, 12), (30, 0, 8), (16, 10, 0))

heads_at_random = st.lists(st.integers(-60, 60), min_size=3, max_size=4).map(tuple)


def sheet(heads: tuple[int, ...], sides: tuple[tuple[int, ...], ...] = (), refas: tuple[int, ...] = ()) -> Sheet:
    players = len(heads)
    blank = ((0,) * players,) * players
    return Sheet(heads=heads, sides=sides or blank, refas=refas or (0,) * players, refas_written=0)


def write_deal(before: Sheet, line: Line) -> Sheet:
    """Return the sheet ``before`` with the deal of ``line`` added, settled with its head sums."""
    full = {**line, "heads": list(before.heads), "refa": before.refas[line["declarer"]] > 0}
    facts, house = facts_in(full)
    return write(before, facts, settle_line(full), house)


@clause("SK-SCORE-01")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("stake", [20, 30, 50, 100, 7])
def test_every_head_sum_begins_at_the_stake(players: int, stake: int) -> None:
    blank = blank_sheet(players, stake)
    assert blank.heads == (stake,) * players
    assert sum(map(sum, blank.sides)) == sum(blank.refas) == 0
    balances = sheet_balances(players, stake)
    assert [balances[seat_account(seat)] for seat in range(players)] == [-10 * stake] * players
    assert (balances[HEADS], sum(balances.values())) == (10 * stake * players, 0)
    assert not sitting_over(blank, SHEETS)


@clause("SK-SCORE-02", "SK-SCORE-03", "SK-SCORE-04")
def test_deals_are_written_one_under_the_other() -> None:
    after = write_deal(blank_sheet(3, 20), deal(4, "7/2/1"))
    after = write_deal(after, deal(2, "1/8/1", 1))
    after = write_deal(after, deal(5, "3/2/5", 2))
    assert after.heads == (17, 18, 26)
    assert after.sides == ((0, 2, 15), (8, 0, 10), (4, 2, 0))


@clause("SK-SCORE-02")
def test_a_head_sum_may_go_below_zero() -> None:
    assert write_deal(sheet((2, 20, 20)), deal(5, "6/2/2")).heads == (-3, 20, 20)


@clause("SK-REFA-02")
@pytest.mark.parametrize("tricks", ["7/2/1", "5/3/2"])
def test_a_refa_is_used_up_by_the_declarers_own_game_one_at_a_time(tricks: str) -> None:
    after = write_deal(sheet((20, 20, 20), refas=(2, 2, 2)), deal(4, tricks))
    assert after.refas == (1, 2, 2)
    assert after.heads[0] == 20 - 8 if tricks == "7/2/1" else 28
    kept = write_deal(sheet((-1, 40, 40), refas=(2, 2, 2)), deal(4, tricks))
    assert kept.refas == (2, 2, 2)
    assert kept.heads[0] == -5 if tricks == "7/2/1" else 3
    assert write_deal(sheet((20, 20, 20)), deal(4, tricks)).refas == (0, 0, 0)


@clause("SK-REFA-02")
def test_whether_a_refa_counts() -> None:
    before = sheet((0, -1, 5), refas=(1, 1, 0))
    assert [refa_counts(before, Seat(seat)) for seat in range(3)] == [True, False, False]


@clause("SK-REFA-01")
@pytest.mark.parametrize("ending", [Ending.THROWN_IN, Ending.ALL_PASSED])
def test_a_deal_without_a_game_writes_a_refa_to_everybody(ending: Ending) -> None:
    for due in (True, False):
        facts = VoidFacts(players=3, ending=ending, refas=due)
        after = write(sheet((20, 20, 20), refas=(1, 0, 0)), facts, settle_void(facts), SHEETS)
        assert after.refas == ((2, 1, 1) if due else (1, 0, 0))
        assert after.refas_written == int(due)
        assert after.heads == (20, 20, 20)


@clause("SK-REFA-01")
def test_a_head_sum_below_zero_keeps_refas_from_its_owner_or_from_everybody() -> None:
    below = sheet((-2, 14, 9))
    assert refas_due(below, variant(refas=1)) == (1, 2)
    assert refas_due(below, variant(refas=1, refa_below_zero="for_nobody")) == ()
    assert refas_due(sheet((0, 14, 9)), variant(refas=1, refa_below_zero="for_nobody")) == (0, 1, 2)
    assert refas_due(sheet((-2, -1, 9)), variant(refas=1)) == (2,)


@clause("SK-REFA-01")
def test_a_player_who_was_passed_over_may_get_the_refa_later_and_nobody_more_than_agreed() -> None:
    house = variant(refas=1)
    facts = VoidFacts(players=3, ending=Ending.THROWN_IN, refas=True, passed_over=(Seat(0),))
    once = write(sheet((-2, 14, 9)), facts, settle_void(facts), house)
    assert (once.refas, once.refas_written, once.refas_missed) == ((0, 1, 1), 1, (1, 0, 0))
    assert refas_due(once, house) == ()
    above = msgspec.structs.replace(once, heads=(1, 14, 9))
    assert refas_due(above, house) == (0,)
    again = VoidFacts(players=3, ending=Ending.THROWN_IN, refas=True, passed_over=(Seat(1), Seat(2)))
    twice = write(above, again, settle_void(again), house)
    assert (twice.refas, refas_due(twice, house)) == ((1, 1, 1), ())


@clause("SK-REFA-01")
def test_refas_end_with_the_number_agreed() -> None:
    house = variant(refas=1)
    assert refas_due(sheet((20, 0, 20)), house) == (0, 1, 2)
    assert not refas_due(sheet((20, 20, 20)), SHEETS)
    facts = VoidFacts(players=3, ending=Ending.THROWN_IN, refas=True)
    once = write(sheet((20, 20, 20)), facts, settle_void(facts), house)
    assert not refas_due(once, house)
    assert refas_due(once, variant(refas=2))
    used = write_deal(once, deal(2, "6/2/2"))
    assert not refas_due(used, house), "over the whole sitting, not at a time"


@clause("SK-SCORE-06")
@pytest.mark.parametrize("heads", [(1, 2, -2), (0, 0, 0), (-6, 2, 4), (-6, 2, 3)])
def test_the_sitting_is_over_at_zero(heads: tuple[int, ...]) -> None:
    assert sitting_over(sheet(heads), SHEETS) is (sum(heads) <= 0)
    assert not sitting_over(sheet(heads), PRESETS["pot"])


@clause("SK-SCORE-06")
def test_the_worked_last_game_ends_the_sitting() -> None:
    after = write_deal(sheet((1, 2, 0)), deal(5, "7/2/1"))
    assert after.heads == (-2, 2, 0)
    assert sitting_over(after, SHEETS)
    with_penalties = write_deal(sheet((1, 2, 0)), deal(5, "8/1/1"))
    assert with_penalties.heads == (-2, 3, 1)
    assert not sitting_over(with_penalties, SHEETS)


@clause("SK-SCORE-07")
def test_the_final_result_of_the_rulebooks_example() -> None:
    settled_now = final_settlement(sheet((-6, 2, 4), SEED), {}, SHEETS)
    assert settled_now.results == (46, -12, -34)
    assert settled_now.taken_off == (0, 0, 0)


@clause("SK-SCORE-08")
@pytest.mark.parametrize(
    ("heads", "off"),
    [
        ((10, 7, 3), (7, 7, 6)),
        ((20, 20, 20), (20, 20, 20)),
        ((21, 20, 20), (21, 20, 20)),
        ((20, 21, 21), (20, 21, 21)),
        ((20, 20, 21), (20, 20, 21)),
        ((7, 7, 8), (7, 7, 8)),
        ((7, 7, 9), (8, 7, 8)),
        ((5, 5, 5, 6), (5, 5, 5, 6)),
        ((5, 5, 5, 7), (6, 5, 5, 6)),
        ((-1, 0, 0, 0), (-1, 0, 0, 0)),
        ((0, 0, 0, -3), (0, -1, -1, -1)),
        ((-2, -2, -2, 0), (-1, -2, -2, -1)),
    ],
)
def test_what_comes_off_all_head_sums_so_that_they_make_zero(heads: tuple[int, ...], off: tuple[int, ...]) -> None:
    assert head_deductions(heads) == off
    assert sum(heads) == sum(off)


@clause("SK-SCORE-07", "SK-SCORE-08")
@given(heads_at_random)
def test_a_settlement_is_the_plain_one_and_adds_up_to_zero(heads: tuple[int, ...]) -> None:
    players = len(heads)
    sides = tuple(tuple(0 if i == j else 7 * i + 3 * j for j in range(players)) for i in range(players))
    settled_now = final_settlement(sheet(heads, sides), {}, SHEETS)
    assert sum(settled_now.left) == sum(settled_now.results) == 0
    assert max(settled_now.taken_off) - min(settled_now.taken_off) <= 1
    assert list(settled_now.results) == plain_score.final(list(heads), [list(row) for row in sides])
    assert settled_now.left == tuple(head - off for head, off in zip(heads, settled_now.taken_off, strict=True))


@clause("SK-SCORE-07")
@given(st.randoms(use_true_random=False))
def test_points_in_the_ledger_are_those_on_the_sheets(chance: Random) -> None:
    """From the first deal on: a seat's balance is −10 × head + own side sums − those against that seat."""
    players, after, balances = 3, blank_sheet(3, 20), sheet_balances(3, 20)
    for _ in range(6):
        line = line_at_random(chance)
        if len(line["tricks"]) != players or line["variant"].get("money") == "pot" or sitting_over(after, SHEETS):
            continue
        full = {**line, "heads": list(after.heads), "refa": False}
        facts, house = facts_in(full)
        settlement = settle_line(full)
        after, balances = write(after, facts, settlement, house), balances_after(balances, settlement.transfers)
        for seat in range(players):
            sides = sum(after.sides[seat]) - sum(row[seat] for row in after.sides)
            assert balances[seat_account(seat)] == -10 * after.heads[seat] + sides
        assert balances[HEADS] == 10 * sum(after.heads)


@clause("SK-SCORE-09")
@pytest.mark.parametrize(
    ("pot", "players", "shares"),
    [(30, 3, (10, 10, 10)), (31, 3, (11, 10, 10)), (32, 3, (11, 11, 10)), (3, 4, (1, 1, 1, 0)), (0, 3, (0, 0, 0))],
)
def test_the_pot_is_shared_equally_odd_chips_to_the_lower_seats(
    pot: int, players: int, shares: tuple[int, ...]
) -> None:
    assert shares_of_pot(pot, players) == shares
    balances: dict[str, int] = {"pot": pot} | {f"seat{seat}": 5 * seat for seat in range(players)}
    now = final_settlement(blank_sheet(players, 20), balances, PRESETS["pot"])
    assert now.shares == shares
    assert now.results == tuple(5 * seat + share for seat, share in enumerate(shares))


@clause("SK-SCORE-09")
def test_in_the_pot_form_nothing_but_refas_is_written() -> None:
    line = deal(4, "8/1/1", variant={"money": "pot"}, pot=60, refa=True)
    facts, house = facts_in(line)
    before = sheet((20, 20, 20), refas=(1, 1, 1))
    after = write(before, facts, settle_line(line), house)
    assert after == sheet((20, 20, 20), refas=(0, 1, 1))


@clause("SK-SHEET-01", "SK-REFA-01")
def test_the_page_keeps_every_deal_and_settles_the_sheet_live() -> None:
    table = Table(setup=first_setup(refas=1)).call("1, pass, pass").throw_in()
    page = sheet_page(table.events)
    assert [kept.number for kept in page.deals] == [1]
    (kept,) = page.deals
    assert kept.settlement == table.settled.settlement
    assert kept.facts == VoidFacts(players=3, ending=Ending.THROWN_IN, refas=True)
    assert page.before == blank_sheet(3, 20)
    assert page.sheet == kept.sheet == table.settled.booked.sheet
    assert page.sheet.refas == (1, 1, 1)
    assert page.results == page.settlement.results == results_of(page.sheet, {}, page.variant)


@clause("SK-SHEET-01")
def test_a_page_of_a_played_deal_shows_what_it_wrote() -> None:
    table = Table().call("2, pass, pass").discard().name(2).answer("no no").play_lowest()
    page = sheet_page(table.events)
    (kept,) = page.deals
    assert kept.facts == table.settled.facts
    assert kept.sheet.heads != page.before.heads
    assert kept.sheet == page.sheet
    assert page.settlement.heads == page.sheet.heads
    assert sum(page.results) == 0


def test_a_sheet_needs_a_deal() -> None:
    with pytest.raises(ImpossibleHistory):
        sheet_page(())
