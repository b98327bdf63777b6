"""The result of a deal: value, head sums, side sums, and what moves in the ledger."""

import pytest

from kitapi.games.preferans.rules.accounts import HEADS, POT
from kitapi.games.preferans.rules.deal_facts import Ending, Settlement, VoidFacts
from kitapi.games.preferans.rules.settlement import settle, settle_penalty, settle_void
from kitapi.games.preferans.rules.variant import Money, PreferansVariant
from kitapi.kernel import Seat
from kitapi.ledger import net, seat_account
from kitapi_testing.clauses import clause
from kitapi_testing.games.preferans.settled_deals import KONTRA, PENALTY, SYMMETRIC, Line, deal, facts_in
from tests.games.preferans import plain_score
from tests.games.preferans.scored_lines import WORKED, Sides, Worked, lines_at_random, settle_line


def heads_of(settlement: Settlement, players: int = 3) -> list[int]:
    """Return the changes of the head sums by seat."""
    return [sum(change.points for change in settlement.heads if change.seat == seat) for seat in range(players)]


def sides_of(settlement: Settlement) -> Sides:
    """Return the side sums that each seat writes against each other."""
    sides: Sides = {}
    for entry in settlement.sides:
        sides[entry.seat, entry.against] = sides.get((entry.seat, entry.against), 0) + entry.points
    return sides


@pytest.mark.parametrize("worked", WORKED)
def test_the_rulebooks_worked_results(worked: Worked) -> None:
    settlement = settle_line(worked.line)
    assert settlement.value == worked.value
    assert heads_of(settlement) == worked.heads
    assert sides_of(settlement) == worked.sides
    assert settlement.won is (worked.heads[worked.line["declarer"]] < 0)


@pytest.mark.parametrize(
    ("line", "won"),
    [
        *(
            pytest.param(deal(game, tricks), won, marks=clause("SK-GAME-01"))
            for game in (2, 3, 4, 5)
            for tricks, won in (("6/2/2", True), ("5/5/0", False), ("10/0/0", True))
        ),
        pytest.param(deal(6, "0/7/3"), True, marks=clause("SK-GAME-02")),
        pytest.param(deal(6, "1/0/0"), False, marks=clause("SK-GAME-02", "SK-SCORE-05")),
        pytest.param(deal(6, "1/5/4"), False, marks=clause("SK-GAME-02", "SK-SCORE-05")),
        pytest.param(deal(7, "6/2/2", longest_run=3), True, marks=clause("SK-GAME-03")),
        pytest.param(deal(7, "5/5/0", longest_run=5), False, marks=clause("SK-GAME-03")),
        *(
            pytest.param(
                deal(7, tricks, variant={"seven": "sans_atout"}, longest_run=run), won, marks=clause("SK-GAME-03")
            )
            for tricks, run, won in (("9/1/0", 5, False), ("9/1/0", 6, True), ("6/4/0", 6, True))
        ),
        pytest.param(deal(8, "10/0/0"), True, marks=clause("SK-GAME-04")),
        pytest.param(deal(8, "9/1/0"), False, marks=clause("SK-GAME-04")),
    ],
)
def test_what_each_game_asks_for(line: Line, won: bool) -> None:
    settlement = settle_line(line)
    assert settlement.won is won
    assert heads_of(settlement)[0] == (-line["game"] if won else line["game"])


@clause("SK-GAME-05", "SK-KON-01", "SK-REFA-02")
@pytest.mark.parametrize("from_hand", [False, True])
@pytest.mark.parametrize("laid_open", [False, True])
@pytest.mark.parametrize("doublings", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("refa", [False, True])
def test_additions_doublings_and_a_refa_make_the_value(
    from_hand: bool, laid_open: bool, doublings: int, refa: bool
) -> None:
    kontra: Line = {"kontra_by": 2, "doublings": doublings} if doublings else {}
    line = deal(7, "8/2/0", from_hand=from_hand, open=laid_open, refa=refa, heads=[900, 0, 0], **kontra)
    value = (7 + from_hand + laid_open) * (1, 2, 4, 8, 16)[doublings] * (2 if refa else 1)
    settlement = settle_line(line)
    assert (settlement.value, settlement.full_value) == (value, value)
    assert heads_of(settlement)[0] == -value
    assert sum(sides_of(settlement).values()) == 2 * value


@clause("SK-REFA-02")
@pytest.mark.parametrize("tricks", ["7/2/1", "5/3/2"])
def test_a_refa_has_no_effect_below_zero_and_is_kept(tricks: str) -> None:
    for head, used in ((-1, False), (0, True), (1, True)):
        settlement = settle_line(deal(4, tricks, refa=True, heads=[head, 30, 30]))
        assert (settlement.value, settlement.refa_used) == (8 if used else 4, used)
    assert not settle_line(deal(4, tricks)).refa_used


@clause("SK-SCORE-04")
@pytest.mark.parametrize(
    ("game", "tricks", "expected"),
    [
        (4, "8/1/1", ("six_tricks", "suits", "all_trick_games")),
        (2, "9/0/1", ("six_tricks", "suits", "all_trick_games")),
        (5, "10/0/0", ("six_tricks", "suits", "all_trick_games")),
        (7, "8/1/1", ("six_tricks", "all_trick_games")),
        (8, "10/0/0", ("all_trick_games",)),
        (6, "0/5/5", ()),
        (4, "8/2/0", ()),
        (4, "8/0/2", ()),
        (4, "5/4/1", ()),
        (8, "9/1/0", ()),
    ],
)
def test_two_tricks_in_one_hand_are_owed_in_the_games_agreed(game: int, tricks: str, expected: tuple[str, ...]) -> None:
    for option in ("six_tricks", "suits", "all_trick_games"):
        settlement = settle_line(deal(game, tricks, from_hand=True, variant={"duty_games": option}))
        added = 1 if option in expected else 0
        assert heads_of(settlement)[1:] == [added, added]
        assert all(change.clause == "SK-SCORE-04" for change in settlement.heads[1:])


@clause("SK-KON-02", "SK-KON-03")
@pytest.mark.parametrize("sides", ["real", "symmetric"])
@pytest.mark.parametrize(
    ("game", "tricks", "value_added", "penalty"),
    [
        (4, "9/1/0", 16, 4),
        (4, "9/0/1", 16, 4),
        (4, "10/0/0", 16, 4),
        (4, "8/1/1", 16, 0),
        (4, "8/2/0", 16, 0),
        (7, "9/1/0", 28, 4),
        (8, "10/0/0", 32, 0),
        (6, "0/5/5", 24, 0),
        (4, "5/3/2", 0, 0),
    ],
)
def test_gain_and_loss_of_a_kontra_are_the_callers_alone(
    sides: str, game: int, tricks: str, value_added: int, penalty: int
) -> None:
    for option, added in (("game_value", value_added), ("penalty", penalty)):
        house = {"sides": sides, "lost_kontra": option}
        settlement = settle_line(deal(game, tricks, variant=house, kontra_by=2, doublings=2, refa=False))
        assert heads_of(settlement)[1:] == [0, added]
        others = 0 if game == 6 else sum(map(int, tricks.split("/")[1:]))
        assert sides_of(settlement) == ({(2, 0): others * settlement.value} if others else {})


@clause("SK-KON-03")
def test_a_refa_does_not_count_in_the_penalty_but_in_the_value() -> None:
    assert heads_of(settle_line(deal(4, "9/1/0", variant=PENALTY, **KONTRA, refa=True))) == [-16, 2, 0]
    suits = PENALTY | {"duty_games": "suits"}
    assert heads_of(settle_line(deal(7, "9/1/0", variant=suits, **KONTRA))) == [-14, 0, 0]
    every = PENALTY | {"duty_games": "all_trick_games"}
    assert heads_of(settle_line(deal(8, "10/0/0", variant=every, **KONTRA))) == [-16, 2, 0]


@clause("SK-SCORE-05")
@pytest.mark.parametrize("tricks", ["1/0/0", "1/4/5", "3/4/3"])
@pytest.mark.parametrize("sides", [{}, SYMMETRIC])
def test_what_a_lost_betl_books(tricks: str, sides: Line) -> None:
    assert sides_of(settle_line(deal(6, tricks, variant=sides))) == {}
    five = {**sides, "betl_sides": "five_tricks"}
    assert sides_of(settle_line(deal(6, tricks, variant=five))) == {(1, 0): 30, (2, 0): 30}
    assert sides_of(settle_line(deal(6, tricks, variant=five, from_hand=True))) == {(1, 0): 35, (2, 0): 35}
    assert sides_of(settle_line(deal(6, tricks, variant=five, **KONTRA))) == {(1, 0): 120}
    assert sides_of(settle_line(deal(6, "0/6/4", variant=five))) == {}


@clause("SK-PLAY-04")
@pytest.mark.parametrize("house", [{}, SYMMETRIC])
def test_a_defender_who_dropped_books_nothing_and_the_other_owes_the_duty_alone(house: Line) -> None:
    options = {**house, "defenders_may_drop": True}
    lone = settle_line(deal(3, "9/0/1", variant=options, dropped=[1]))
    assert (heads_of(lone), sides_of(lone)) == ([-3, 0, 1], {(2, 0): 3})
    assert [change.clause for change in lone.heads] == ["SK-SCORE-02", "SK-PLAY-04"]
    enough = settle_line(deal(3, "7/3/0", variant=options, dropped=[2]))
    assert (heads_of(enough), sides_of(enough)) == ([-3, 0, 0], {(1, 0): 9})
    nobody = settle_line(deal(3, "10/0/0", variant=options, dropped=[1, 2]))
    assert (heads_of(nobody), sides_of(nobody)) == ([-3, 0, 0], {})


@clause("SK-SCORE-06")
@pytest.mark.parametrize(
    ("line", "value", "heads", "sides"),
    [
        (deal(5, "7/2/1", heads=[5, 0, 0]), 5, [-5, 0, 0], {(1, 0): 10, (2, 0): 5}),
        (deal(5, "7/2/1", heads=[-20, 12, 12]), 4, [-4, 0, 0], {(1, 0): 8, (2, 0): 4}),
        (deal(5, "5/4/1", heads=[1, 2, 0]), 5, [5, 0, 0], {(1, 0): 20, (2, 0): 5}),
        (deal(5, "8/1/1", heads=[1, 2, 0]), 3, [-3, 1, 1], {(1, 0): 3, (2, 0): 3}),
        (deal(5, "6/2/2", heads=[1, 2, 0], **KONTRA), 3, [-3, 3, 0], {(1, 0): 12}),
        (deal(5, "9/1/0", heads=[1, 2, 0], variant=PENALTY, **KONTRA), 3, [-3, 2, 0], {(1, 0): 3}),
        (deal(5, "7/2/1", heads=[1, 2, 0], variant=SYMMETRIC), 3, [-3, 0, 0], {(1, 0): 5, (2, 0): 5}),
        (
            deal(5, "7/2/1", heads=[1, 2, 0], variant={"last_game": "overshoot"}),
            5,
            [-5, 0, 0],
            {(1, 0): 10, (2, 0): 5},
        ),
    ],
)
def test_the_last_game_counts_what_is_left(line: Line, value: int, heads: list[int], sides: Sides) -> None:
    settlement = settle_line(line)
    assert (settlement.value, heads_of(settlement), sides_of(settlement)) == (value, heads, sides)


@clause("SK-DEAL-02")
def test_of_four_the_one_who_rests_books_nothing() -> None:
    line = deal(4, "0/7/2/1", 1, heads=[20] * 4, dealer=0)
    settlement = settle_line(line)
    assert heads_of(settlement, 4) == [0, -4, 0, 0]
    assert sides_of(settlement) == {(2, 1): 8, (3, 1): 4}
    short = settle_line(deal(4, "1/8/1/0", 1, heads=[20] * 4, dealer=3))
    assert heads_of(short, 4) == [1, -4, 1, 0]


POT_FORM = {"money": "pot"}


@clause("SK-SCORE-09")
@pytest.mark.parametrize(
    ("line", "value", "chips", "pot"),
    [
        (deal(4, "7/2/1", variant=POT_FORM, pot=90), 4, [28, 8, 4], -40),
        (deal(4, "7/2/1", variant=POT_FORM | SYMMETRIC, pot=90), 4, [28, 6, 6], -40),
        (deal(4, "8/1/1", variant=POT_FORM, pot=90), 4, [32, -6, -6], -20),
        (deal(4, "5/3/2", variant=POT_FORM, pot=90), 4, [-60, 12, 8], 40),
        (deal(4, "5/3/2", variant=POT_FORM, pot=30), 4, [-60, 12, 8], 40),
        (deal(4, "7/2/1", variant=POT_FORM, pot=35), 3, [21, 6, 3], -30),
        (deal(4, "7/2/1", variant=POT_FORM, pot=9), 0, [0, 0, 0], 0),
        (deal(4, "6/2/2", variant=POT_FORM, pot=90, **KONTRA), 8, [48, 32 - 80, 0], 0),
        (deal(4, "5/2/3", variant=POT_FORM, pot=90, **KONTRA), 8, [-120, 40, 0], 80),
        (deal(4, "9/1/0", variant=POT_FORM | PENALTY, pot=90, **KONTRA), 8, [72, 8 - 20, 0], -60),
        (deal(6, "0/5/5", variant=POT_FORM, pot=90), 6, [60, 0, 0], -60),
        (deal(6, "1/0/0", variant=POT_FORM | {"betl_sides": "five_tricks"}, pot=90), 6, [-120, 30, 30], 60),
        (deal(8, "10/0/0", variant=POT_FORM, pot=900, heads=[1, 1, 0]), 8, [80, 0, 0], -80),
    ],
)
def test_in_the_pot_form_chips_move_at_once(line: Line, value: int, chips: list[int], pot: int) -> None:
    settlement = settle_line(line)
    moved = net(settlement.transfers)
    assert settlement.value == value
    assert [moved.get(seat_account(seat), 0) for seat in range(3)] == chips
    assert moved.get(POT, 0) == pot
    assert HEADS not in moved


@clause("SK-SCORE-10")
def test_an_agreed_penalty_raises_a_head_sum() -> None:
    sheet = settle_penalty(Seat(1), 2, PreferansVariant())
    assert (heads_of(sheet), sides_of(sheet), sheet.won, sheet.value) == ([0, 2, 0], {}, None, 0)
    assert net(sheet.transfers) == {seat_account(1): -20, HEADS: 20}
    pot = settle_penalty(Seat(1), 2, PreferansVariant(money=Money.POT))
    assert net(pot.transfers) == {seat_account(1): -20, POT: 20}


@clause("SK-REFA-01")
def test_a_deal_without_a_game_moves_nothing() -> None:
    settlement = settle_void(VoidFacts(players=3, ending=Ending.THROWN_IN, refas=True))
    assert settlement == Settlement(value=0, full_value=0, won=None, refa_used=False, heads=(), sides=(), transfers=())


RANDOM = lines_at_random(seed=20, number=4000)


@clause("SK-SCORE-02", "SK-SCORE-03", "SK-SCORE-04", "SK-SCORE-05", "SK-KON-02", "SK-KON-03", "SK-PLAY-04")
def test_deals_at_random_come_to_what_the_rules_say_in_plain_words() -> None:
    for line in RANDOM:
        facts, house = facts_in(line)
        scored, settlement = plain_score.score(line), settle(facts, house)
        assert (settlement.value, settlement.won) == (scored["value"], scored["won"]), line
        assert heads_of(settlement, facts.players) == scored["heads"], line
        sides = {(i, j): points for i, row in enumerate(scored["sides"]) for j, points in enumerate(row) if points}
        assert sides_of(settlement) == sides, line


@clause("SK-SCORE-07")
def test_in_the_sheet_form_what_moves_is_ten_for_a_head_and_the_side_sums() -> None:
    for line in RANDOM:
        facts, house = facts_in(line)
        if house.money is Money.POT:
            continue
        settlement = settle(facts, house)
        moved, heads = net(settlement.transfers), heads_of(settlement, facts.players)
        sides = sides_of(settlement)
        for seat in range(facts.players):
            own = sum(points for (booker, _), points in sides.items() if booker == seat)
            against = sum(points for (_, other), points in sides.items() if other == seat)
            assert moved.get(seat_account(seat), 0) == -10 * heads[seat] + own - against, line
        assert moved.get(HEADS, 0) == 10 * sum(heads), line
        assert sum(moved.values()) == 0


@clause("SK-SCORE-09")
def test_in_the_pot_form_no_chip_is_made_or_lost_and_the_pot_never_falls_below_zero() -> None:
    for line in RANDOM:
        facts, house = facts_in(line)
        if house.money is Money.SHEET:
            continue
        scored, moved = plain_score.score(line), net(settle(facts, house).transfers)
        assert [moved.get(seat_account(seat), 0) for seat in range(facts.players)] == scored["chips"], line
        assert moved.get(POT, 0) == scored["pot"] >= -facts.pot, line
        assert sum(moved.values()) == 0


def test_every_entry_of_a_settlement_says_something() -> None:
    for line in RANDOM:
        settlement = settle_line(line)
        assert all(change.points for change in settlement.heads)
        assert all(entry.points > 0 and entry.tricks != 0 for entry in settlement.sides)
        assert settlement.full_value >= settlement.value
        for entry in settlement.sides:
            assert entry.tricks is None or entry.points % entry.tricks == 0
            plain = line["variant"].get("kontra_takes") == "added" and "kontra_by" in line
            assert plain or entry.tricks is None or entry.points == entry.tricks * settlement.value
