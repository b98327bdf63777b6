"""The end of a deal and of a sitting: facts gathered, settled, written and posted; and the audit of it all."""

from typing import Any

import pytest
from msgspec.structs import replace

from kitapi.games.preferans.rules.accounts import HEADS, POT
from kitapi.games.preferans.rules.audit import discrepancy
from kitapi.games.preferans.rules.deal_facts import Ending, GameFacts, VoidFacts
from kitapi.games.preferans.rules.events import PotFed, SittingBrokenUp
from kitapi.games.preferans.rules.game import PREFERANS
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.games.preferans.rules.posting import facts_of, pot_payments, settle_broken_up
from kitapi.games.preferans.rules.scoresheet import results_of
from kitapi.games.preferans.rules.sheet import Sheet
from kitapi.games.preferans.rules.state import BrokenUp, DealOver, DealSetup, opened_of
from kitapi.kernel import IllegalAction, Seat
from kitapi.ledger import Account, Transfer, balances_after, seat_account
from kitapi_testing.clauses import clause
from tests.games.preferans.tables import A, B, C, Table, first_setup

TOPS = ("AKQs AKQc AKd AKh", "JT9s JT9c QJd QJh", "87s 87c T98d T98h")
"""Hands in which A has all high cards; the talon is 7♦ 7♥."""


def setup_with(players: int = 3, heads: tuple[int, ...] = (), **options: Any) -> DealSetup:
    """Return the setup of a first deal with other head sums than the stake, and balances that agree with them."""
    setup = first_setup(players, **options)
    if not heads:
        return setup
    balances = {**{seat_account(seat): -10 * head for seat, head in enumerate(heads)}, HEADS: 10 * sum(heads)}
    sheet = replace(setup.sheet, heads=heads)
    named = {str(name): amount for name, amount in balances.items()}
    return replace(setup, sheet=sheet, balances=named, results=results_of(sheet, named, setup.terms.variant))


def end_deal(how: str, players: int = 3, heads: tuple[int, ...] = (), **options: Any) -> Table:
    """Return a table whose deal ended as ``how`` says."""
    drops = how in ("unopposed", "lone")
    setup = setup_with(players, heads, all_pass=how == "all passed", defenders_may_drop=drops, **options)
    table = Table(*TOPS, setup=setup)
    if how == "all passed":
        return table.call("pass, pass, pass")
    table.call("1, pass, pass")
    if how == "thrown in":
        return table.throw_in()
    table.discard("7d 7h").name(4)
    if how == "unopposed":
        return table.answer("drops drops")
    answers = {"played": "no no", "lone": "drops plays no", "kontra": "no kontra kontra no"}
    return table.answer(answers[how]).play_lowest()


HOW = {
    "played": Ending.PLAYED,
    "lone": Ending.PLAYED,
    "kontra": Ending.PLAYED,
    "unopposed": Ending.UNOPPOSED,
    "thrown in": Ending.THROWN_IN,
    "all passed": Ending.ALL_PASSED,
}


@clause("SK-SCORE-01", "SK-SCORE-07", "SK-SCORE-09", "SK-BID-05", "SK-BID-08", "SK-PLAY-04")
@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("money", ["sheet", "pot"])
def test_every_ending_is_posted_with_its_facts(how: str, players: int, money: str) -> None:
    table = end_deal(how, players, money=money)
    settled, opened = table.settled, table.over.deal.opened
    facts, posted = settled.facts, settled.booked
    assert (facts.ending, facts.players) == (HOW[how], players)
    assert sum(posted.balances.values()) == sum(posted.results) == 0
    before = {Account(name): amount for name, amount in opened.balances.items()}
    fed = next((event.transfers for event in table.events if isinstance(event, PotFed)), ())
    assert posted.balances == balances_after(before, (*fed, *settled.settlement.transfers))
    assert posted.results == results_of(posted.sheet, posted.balances, opened.terms.variant)
    assert discrepancy(table.state) is None
    if isinstance(facts, GameFacts):
        assert facts.resting == (Seat(3) if players == 4 else None)
        assert (facts.declarer, facts.defenders, facts.game) == (A, (B, C), GameNumber.HEARTS)
        assert facts.heads == opened.sheet.heads
        assert facts.pot == (30 if money == "pot" else 0)
        assert sum(facts.tricks) == 10


@clause("SK-PLAY-04")
def test_where_both_dropped_the_declarer_has_ten_tricks_and_nobody_adds_anything() -> None:
    settled = end_deal("unopposed").settled
    assert isinstance(settled.facts, GameFacts)
    assert (settled.facts.tricks, settled.facts.longest_run, settled.facts.dropped) == ((10, 0, 0), 10, (B, C))
    assert settled.booked.sheet.heads == (16, 20, 20)
    assert settled.booked.sheet.sides == ((0, 0, 0),) * 3


@clause("SK-KON-01", "SK-KON-02")
def test_the_one_who_says_kontra_first_is_its_caller() -> None:
    settled = end_deal("kontra").settled
    assert isinstance(settled.facts, GameFacts)
    assert (settled.facts.kontra_by, settled.facts.doublings) == (C, 2)
    assert settled.settlement.value == 16
    assert {change.seat for change in settled.settlement.heads} == {A, C}


def test_a_deal_that_is_played_has_the_facts_it_would_end_with() -> None:
    table = Table(*TOPS).call("2, 3, pass, hold, pass").discard("7d 7h").name(4).answer("no no")
    facts = facts_of(table.playing, (7, 2, 1), 4)
    assert (facts.tricks, facts.longest_run, facts.from_hand, facts.open) == ((7, 2, 1), 4, False, False)
    by_hand = Table(*TOPS).call("hand, pass, pass").name(7, laid_open=True).answer("no no")
    facts_then = facts_of(by_hand.playing, (7, 2, 1), 4)
    assert (facts_then.from_hand, facts_then.open, facts_then.game) == (True, True, GameNumber.SEVEN)


@clause("SK-REFA-01", "SK-REFA-02")
def test_a_refa_written_by_a_deal_thrown_in_counts_in_the_next() -> None:
    first = end_deal("thrown in", refas=1)
    assert first.settled.facts == VoidFacts(players=3, ending=Ending.THROWN_IN, refas=True)
    setup = PREFERANS.succession(first.state)
    assert setup is not None
    second = Table(setup=setup)
    declarer = second.turn
    second.call("2, pass, pass").discard().name(2).answer("no no").play_lowest()
    assert isinstance(second.settled.facts, GameFacts)
    assert second.settled.facts.refa
    assert second.settled.settlement.value == 4
    assert second.settled.booked.sheet.refas == tuple(int(seat != declarer) for seat in range(3))
    again = end_deal("thrown in", refas=1, heads=(-1, 20, 20))
    assert again.settled.facts == VoidFacts(players=3, ending=Ending.THROWN_IN, refas=True, passed_over=(Seat(0),))
    assert again.settled.booked.sheet.refas == (0, 1, 1)
    nobody = end_deal("thrown in", refas=1, heads=(-1, 20, 20), refa_below_zero="for_nobody")
    assert nobody.settled.facts == VoidFacts(players=3, ending=Ending.THROWN_IN, refas=False)


@clause("SK-SCORE-06", "SK-SCORE-08")
@pytest.mark.parametrize(("last_game", "left"), [("cap", 0), ("overshoot", -1)])
def test_at_the_end_of_a_sitting_the_common_account_is_empty_and_balances_are_results(
    last_game: str, left: int
) -> None:
    table = end_deal("unopposed", heads=(1, 2, 0), last_game=last_game)
    posted = table.settled.booked
    assert posted.sitting_over
    assert sum(posted.sheet.heads) == left
    assert posted.balances[HEADS] == 0
    assert tuple(posted.balances[seat_account(seat)] for seat in range(3)) == posted.results
    assert discrepancy(table.state) is None
    assert PREFERANS.succession(table.state) is None
    with pytest.raises(IllegalAction):
        PREFERANS.break_up(table.state)


def break_up(table: Table) -> tuple[SittingBrokenUp, dict[str, int]]:
    """Break the sitting up; returns the event, and every balance after it."""
    (event,) = PREFERANS.break_up(table.state)
    assert isinstance(event, SittingBrokenUp)
    opened = opened_of(table.state)
    balances = {Account(name): amount for name, amount in opened.balances.items()}
    if isinstance(table.state, DealOver):
        balances = {Account(name): amount for name, amount in table.settled.booked.balances.items()}
    elif pot_payments(opened.active, opened.terms.variant):
        balances = balances_after(balances, pot_payments(opened.active, opened.terms.variant))
    after = {str(name): amount for name, amount in balances_after(balances, event.transfers).items()}
    assert discrepancy(BrokenUp(before=table.state, broken=event)) is None  # type: ignore[arg-type]
    return event, after


@clause("SK-SCORE-08")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("how", ["played", "unopposed", "thrown in"])
def test_a_sitting_broken_up_leaves_nothing_in_the_head_sums(players: int, how: str) -> None:
    event, after = break_up(end_deal(how, players))
    assert after.pop(HEADS) == 0
    assert list(after.values()) == list(event.settlement.results)
    assert sum(event.settlement.results) == 0


@clause("SK-SCORE-08")
def test_ten_seven_and_three_come_to_three_none_and_minus_three() -> None:
    table = Table(setup=setup_with(heads=(10, 7, 3)))
    event, after = break_up(table)
    assert event.settlement.left == (3, 0, -3)
    assert event.settlement.results == (-30, 0, 30)
    assert after == {"seat0": -30, "seat1": 0, "seat2": 30, "heads": 0}
    assert {moved.clause for moved in event.transfers} == {"SK-SCORE-08"}


@clause("SK-SCORE-09")
@pytest.mark.parametrize("players", [3, 4])
def test_in_the_pot_form_everybody_who_plays_feeds_it_and_gets_it_back_when_broken_up(players: int) -> None:
    running = Table(setup=first_setup(players, money="pot", pot_stake=7))
    fed = next(event for event in running.events if isinstance(event, PotFed))
    assert [(moved.payer, moved.payee, moved.amount) for moved in fed.transfers] == [
        (seat_account(seat), POT, 7) for seat in range(3)
    ]
    event, after = break_up(running)
    assert set(after.values()) == {0}
    assert event.settlement.results == (0,) * players


@clause("SK-SCORE-09")
def test_the_pot_that_is_left_is_shared_when_a_sitting_is_broken_up() -> None:
    table = end_deal("thrown in", players=4, money="pot", pot_stake=7)
    event, after = break_up(table)
    assert event.settlement.chips == (-7, -7, -7, 0)
    assert event.settlement.shares == (6, 5, 5, 5)
    assert event.settlement.results == (-1, -2, -2, 5)
    assert after == {"seat0": -1, "seat1": -2, "seat2": -2, "seat3": 5, "pot": 0}


@clause("SK-SCORE-09")
def test_chips_of_a_void_deal_come_back_before_the_rest_is_shared() -> None:
    setup = PREFERANS.succession(end_deal("thrown in", money="pot").state)
    assert setup is not None
    event, after = break_up(Table(setup=setup))
    back, shared = event.transfers[:3], event.transfers[3:]
    assert {moved.payee for moved in back} == {moved.payee for moved in shared}
    assert all(moved.payer == POT and moved.amount == 10 for moved in (*back, *shared))
    assert set(after.values()) == {0}
    assert (
        settle_broken_up(opened_of(Table(setup=setup).state), setup.sheet, setup.balances, fed=False).transfers
        == shared
    )


def spoil_posting(table: Table, **changed: Any) -> str | None:
    """Return the audit's findings for a deal posted with other figures."""
    posted = replace(table.settled.booked, **changed)
    return discrepancy(replace(table.over, settled=replace(table.settled, booked=posted)))


@clause("SK-SCORE-07")
@pytest.mark.parametrize("money", ["sheet", "pot"])
def test_the_audit_finds_every_figure_that_does_not_add_up(money: str) -> None:
    table = end_deal("played", money=money)
    posted = table.settled.booked
    common = "heads" if money == "sheet" else "pot"
    assert spoil_posting(table) is None
    made = {**posted.balances, "seat0": posted.balances["seat0"] + 1}
    assert spoil_posting(table, balances=made) == "balances: they do not add up to zero"
    moved = {**made, common: posted.balances[common] - 1}
    assert spoil_posting(table, balances=moved) == "balances: not those that the payments lead to"
    sheet = Sheet(heads=(1, 2, 3), sides=posted.sheet.sides, refas=posted.sheet.refas, refas_written=0)
    assert spoil_posting(table, sheet=sheet) == "sheet: not the one that the entries lead to"
    assert spoil_posting(table, sitting_over=True) == "sitting: over or not over against what the head sums say"
    assert spoil_posting(table, results=(1, -1, 0)) == "results: not those of the sheet"


@clause("SK-SCORE-07")
def test_the_audit_sees_when_payments_and_sheet_say_different_things() -> None:
    table = end_deal("played")
    settled, opened = table.settled, table.over.deal.opened
    extra = Transfer(payer=seat_account(0), payee=seat_account(1), amount=3, clause="SK-SCORE-03")
    transfers = (*settled.settlement.transfers, extra)
    balances = {
        str(name): amount
        for name, amount in balances_after(
            {Account(name): amount for name, amount in opened.balances.items()}, transfers
        ).items()
    }
    other = replace(
        settled,
        settlement=replace(settled.settlement, transfers=transfers),
        booked=replace(settled.booked, balances=balances),
    )
    assert discrepancy(replace(table.over, settled=other)) == "sheet: it does not agree with the balances"


@clause("SK-SCORE-08")
def test_the_audit_checks_a_sitting_broken_up() -> None:
    table = end_deal("played")
    (event,) = PREFERANS.break_up(table.state)
    assert isinstance(event, SittingBrokenUp)
    over = table.over
    assert discrepancy(BrokenUp(before=over, broken=event)) is None
    kept = replace(event, transfers=event.transfers[1:])
    assert discrepancy(BrokenUp(before=over, broken=kept)) == "balances: not the results of the settlement"
    added = {**over.settled.booked.balances, "heads": over.settled.booked.balances["heads"] + 1}
    before = replace(over, settled=replace(over.settled, booked=replace(over.settled.booked, balances=added)))
    from_nowhere = BrokenUp(before=before, broken=event)
    assert discrepancy(from_nowhere) == "balances: not the results of the settlement"
    wrong = replace(event, settlement=replace(event.settlement, results=(1, 2, -3)))
    assert discrepancy(BrokenUp(before=over, broken=wrong)) == "settlement: not that of the sheet"


def test_a_running_deal_has_nothing_to_audit() -> None:
    assert discrepancy(Table().state) is None
