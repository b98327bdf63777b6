"""House rules of single clauses that differ from the rulebook's, most of them from Serbia and Croatia."""

from typing import Any

import msgspec
import pytest

from kitapi.games.preferans.rules.actions import Decline, GiveWay, Invite, Kontra, NameGame
from kitapi.games.preferans.rules.deal_facts import Ending, GameFacts, VoidFacts
from kitapi.games.preferans.rules.game import PREFERANS
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.games.preferans.rules.state import Answering, Bidding, DealOver, HandNaming
from kitapi.games.preferans.rules.turns import to_act
from kitapi.games.preferans.rules.variant import PRESETS, Direction, PreferansTerms, RefaBelowZero
from kitapi.games.preferans.rules.view import Phase
from kitapi.kernel import SPECTATOR, Form
from kitapi_testing.clauses import clause
from kitapi_testing.games.preferans.settled_deals import KONTRA, Line, deal
from tests.games.preferans.scored_lines import Sides, settle_line
from tests.games.preferans.tables import A, B, C, Table, first_setup
from tests.games.preferans.test_settlement import heads_of, sides_of

MAY_INVITE: Line = {"defenders_may_drop": True, "invite": True}


def name_game(game: int, calls: str = "2, pass, pass", **options: Any) -> Table:
    """Return a table where A has named ``game``."""
    return Table(setup=first_setup(**options)).call(calls).discard().name(game)


def games_in(table: Table, laid_open: bool = False) -> list[Any]:
    """Return the games that may be named."""
    forms = [option for option in table.options if isinstance(option, Form)]
    return [number for form in forms if form.fields[1].values == (laid_open,) for number in form.fields[0].values]


@clause("SK-PLAY-04")
def test_a_lone_defender_may_call_in_the_one_who_dropped_and_answers_for_both() -> None:
    table = name_game(3, **MAY_INVITE).answer("drops plays")
    assert (table.turn, table.options) == (C, (Invite(True), Invite(False)))
    assert PREFERANS.view(table.state, C).phase is Phase.INVITING
    assert table.refusal_of(Kontra())[0] == "SK-KON-01"
    assert PREFERANS.view(table.state, B).options == ()
    called = table.answer("calls")
    assert (called.turn, called.options) == (C, (Decline(), Kontra())), "a defender who dropped says no kontra"
    view = PREFERANS.view(called.state, SPECTATOR)
    assert view.bargain is not None
    assert (view.bargain.invitation, view.bargain.dropped) == (True, ())
    playing = called.answer("no").playing
    assert (playing.lineup, playing.dropped) == ((A, B, C), ())
    facts = called.play_lowest().settled.facts
    assert isinstance(facts, GameFacts)
    assert (facts.invited_by, facts.dropped) == (C, ())
    assert {entry.seat for entry in called.settled.settlement.sides} <= {C}


@clause("SK-PLAY-04")
@pytest.mark.parametrize(
    ("answers", "options"),
    [("plays plays", MAY_INVITE), ("plays drops alone", MAY_INVITE), ("plays drops", {"defenders_may_drop": True})],
)
def test_nobody_is_called_in_who_plays_already_or_without_the_house_rule(answers: str, options: Line) -> None:
    table = name_game(3, **options).answer(answers)
    assert PREFERANS.view(table.state, table.turn).phase is Phase.DOUBLING
    assert table.refusal_of(Invite(True)) == ("SK-PLAY-04", {"phase": "Answering"})
    dropped = () if answers == "plays plays" else (C,)
    playing = table.answer("no" if dropped else "no no").playing
    assert playing.dropped == dropped


@clause("SK-PLAY-04")
@pytest.mark.parametrize(
    ("tricks", "fall", "heads", "points"),
    [
        ("6/1/3", "one", [-3, 0, 0], 12),
        ("7/0/3", "one", [-3, 1, 0], 9),
        ("7/0/3", "value", [-3, 3, 0], 9),
        ("5/0/5", "value", [3, 0, 0], 15),
    ],
)
@pytest.mark.parametrize("sides", ["real", "symmetric"])
def test_a_defender_who_called_the_other_in_books_and_owes_for_both(
    tricks: str, fall: str, heads: list[int], points: int, sides: str
) -> None:
    house = {**MAY_INVITE, "defender_fall": fall, "sides": sides}
    settlement = settle_line(deal(3, tricks, variant=house, invited_by=1))
    assert (heads_of(settlement), sides_of(settlement)) == (heads, {(1, 0): points})
    clauses = {one.clause for one in settlement.heads[1:]} | {one.clause for one in settlement.sides}
    assert clauses == {"SK-PLAY-04"}


@clause("SK-PLAY-04", "SK-KON-02")
def test_a_kontra_takes_the_place_of_having_called_the_other_in() -> None:
    settlement = settle_line(deal(3, "7/0/3", variant=MAY_INVITE, invited_by=1, **KONTRA))
    assert (heads_of(settlement), sides_of(settlement)) == ([-6, 6, 0], {(1, 0): 18})


@clause("SK-SCORE-04")
@pytest.mark.parametrize(
    ("tricks", "one_hand", "each", "together"),
    [
        ("6/2/2", [0, 0], [0, 0], [0, 0]),
        ("6/3/1", [0, 0], [0, 1], [0, 0]),
        ("7/2/1", [0, 0], [0, 1], [0, 1]),
        ("6/4/0", [0, 0], [0, 1], [0, 0]),
        ("8/1/1", [1, 1], [1, 1], [1, 1]),
        ("5/4/1", [0, 0], [0, 0], [0, 0]),
    ],
)
def test_whose_two_tricks_free_whom(tricks: str, one_hand: list[int], each: list[int], together: list[int]) -> None:
    for option, failed in (("one_hand", one_hand), ("each", each), ("together", together)):
        for fall, points in (("one", 1), ("value", 8)):
            line = deal(4, tricks, variant={"duty_by": option, "defender_fall": fall}, refa=True)
            assert heads_of(settle_line(line))[1:] == [points * times for times in failed], option


@clause("SK-KON-05")
@pytest.mark.parametrize(
    ("line", "heads", "sides"),
    [
        (deal(4, "5/2/3", **KONTRA), [8, 0, 0], {(1, 0): 40 - 12, (2, 0): 12}),
        (deal(4, "6/2/2", **KONTRA), [-8, 4, 0], {(1, 0): 32 - 8, (2, 0): 8}),
        (deal(4, "9/1/0", **KONTRA), [-8, 1 + 4, 1], {(1, 0): 8}),
        (deal(4, "9/1/0", variant={"lost_kontra": "penalty"}, **KONTRA), [-8, 1 + 1, 1], {(1, 0): 8}),
        (deal(4, "8/1/1", variant={"lost_kontra": "penalty"}, **KONTRA), [-8, 1, 1], {(1, 0): 12, (2, 0): 4}),
        (deal(4, "6/2/2", heads=[3, 2, 0], **KONTRA), [-5, 1, 0], {(1, 0): 20 - 8, (2, 0): 8}),
        (
            deal(6, "1/5/4", variant={"betl_sides": "five_tricks"}, **KONTRA),
            [12, 0, 0],
            {(1, 0): 120 - 30, (2, 0): 30},
        ),
    ],
)
def test_the_caller_may_take_only_what_the_kontra_adds(line: Line, heads: list[int], sides: Sides) -> None:
    settlement = settle_line({**line, "variant": {**line["variant"], "kontra_takes": "added"}})
    assert (heads_of(settlement), sides_of(settlement)) == (heads, sides)
    clauses = {one.clause for one in settlement.heads} | {one.clause for one in settlement.sides}
    assert "SK-KON-05" in clauses
    assert sum(sides.values()) == sum(sides_of(settle_line(line)).values()), "the declarer pays the same"


def name_undoubled(answers: str, **options: Any) -> Table:
    """Return a table where A has named leaves, and nobody says kontra."""
    return name_game(2, mandatory_kontra=True, **options).answer(answers)


@clause("SK-KON-01", "SK-REFA-01")
@pytest.mark.parametrize("options", [{}, {"defenders_may_drop": True}])
def test_leaves_without_the_kontra_demanded_write_refas_instead_of_being_played(options: Line) -> None:
    answers = "drops drops" if options else "no no"
    ended = name_undoubled(answers, refas=1, **options)
    assert ended.settled.facts == VoidFacts(players=3, ending=Ending.UNDOUBLED, refas=True)
    assert ended.settled.booked.sheet.refas == (1, 1, 1)
    assert ended.settled.booked.sheet.heads == (20, 20, 20)


@clause("SK-KON-01")
@pytest.mark.parametrize("answers", ["no no", "drops drops", "plays drops no", "plays drops calls no"])
def test_where_no_refa_is_due_such_leaves_are_won_without_a_card(answers: str) -> None:
    options: Line = {} if answers == "no no" else {"defenders_may_drop": True, "invite": "calls" in answers}
    ended = name_undoubled(answers, **options)
    facts = ended.settled.facts
    assert isinstance(facts, GameFacts)
    assert (facts.ending, facts.tricks) == (Ending.UNDOUBLED, (10, 0, 0))
    assert ended.settled.booked.sheet.heads == (18, 20, 20)
    assert not ended.settled.settlement.sides


@clause("SK-KON-01")
def test_only_leaves_taken_with_the_talon_demand_a_kontra() -> None:
    assert name_game(3, mandatory_kontra=True).answer("no no").playing.bargain.game is GameNumber.BELLS
    assert name_game(2, mandatory_kontra=True).answer("kontra no").playing.doubled == (B,)
    assert name_game(2, mandatory_kontra=True, kontra_limit=0).playing.bargain.game is GameNumber.LEAVES
    from_hand = Table(setup=first_setup(mandatory_kontra=True)).call("hand, pass, pass").name(2).answer("no no")
    assert from_hand.playing.bargain.game is GameNumber.LEAVES


@clause("SK-BID-09")
def test_of_equal_games_from_hand_the_first_said_plays_or_the_forehands() -> None:
    def equal(**options: Any) -> Table:
        return Table(setup=first_setup(**options)).call("1, hand, pass, hand").name(4)

    assert min(games_in(equal())) == 5
    tied = equal(hand_ties="forehand")
    assert (tied.turn, min(games_in(tied))) == (A, 4)
    assert isinstance(tied.name(4).state, Answering)
    assert tied.state.bargain.declarer == A  # type: ignore[union-attr]
    assert equal(hand_ties="forehand").give_way().state.bargain.declarer == B  # type: ignore[union-attr]


@clause("SK-BID-09")
def test_only_the_forehand_may_name_eight_after_eight() -> None:
    three = Table(setup=first_setup(hand_ties="forehand")).call("1, hand, hand, hand").name(8)
    assert isinstance(three.state, HandNaming)
    assert three.turn == A
    assert three.act(GiveWay()).state.bargain.declarer == B  # type: ignore[union-attr]
    plain = Table(setup=first_setup()).call("1, hand, hand, hand").name(8)
    assert plain.state.bargain.declarer == B  # type: ignore[union-attr]
    second = Table(setup=first_setup(hand_ties="forehand")).call("hand, hand, hand").name(4)
    assert (second.turn, min(games_in(second))) == (B, 5), "the forehand named the game before"


@clause("SK-BID-09", "SK-BID-08")
def test_who_took_over_the_forehands_part_has_his_precedence() -> None:
    house: Line = {"hand_ties": "forehand", "all_pass": True}
    table = Table(setup=first_setup(**house)).call("pass, 1, hand, hand").name(3)
    assert (table.turn, min(games_in(table))) == (B, 3)


@clause("SK-BID-10")
def test_an_eight_out_of_turn_is_answered_by_all_and_can_be_held_by_the_forehand() -> None:
    table = Table(setup=first_setup(preferans_at_once=True))
    assert [len(PREFERANS.options(table.state, seat)) > 0 for seat in (A, B, C)] == [True, True, True]
    assert [PREFERANS.awaits(table.state, seat) for seat in (A, B, C)] == [True, False, False]
    table.act(PREFERANS.options(table.state, C)[0], C)
    assert isinstance(table.state, Bidding)
    assert to_act(table.state) == (A,)
    assert table.legal() == {"hold", "hand", "pass"}
    assert PREFERANS.options(table.state, B) == ()
    table.call("hold, pass, pass")
    assert table.options[0].size == 2
    assert PREFERANS.view(table.state, A).bargain.number == 8  # type: ignore[union-attr]


@clause("SK-GAME-04", "SK-GAME-06")
def test_the_highest_game_may_be_seven_and_none_open() -> None:
    house: Line = {"top_game": "seven", "open_games": False}
    table = Table(setup=first_setup(**house)).call("1, pass, pass").discard()
    assert games_in(table) == [2, 3, 4, 5, 6, 7]
    assert games_in(table, laid_open=True) == []
    assert table.refusal_of(NameGame(GameNumber.PREFERANS)) == ("SK-GAME-04", {"number": 8, "top": 7})
    assert table.refusal_of(NameGame(GameNumber.BETL, open=True)) == ("SK-GAME-06", {"game": 6})
    assert games_in(Table(setup=first_setup()).call("1, pass, pass").discard(), laid_open=True) == [6, 7, 8]


@clause("SK-DEAL-03")
@pytest.mark.parametrize("players", [3, 4])
def test_the_direction_changes_where_seats_are_drawn_and_nothing_else(players: int) -> None:
    clockwise = Table(setup=first_setup(players))
    mirrored = Table(setup=first_setup(players, direction="counter_clockwise"))
    assert clockwise.turn == mirrored.turn
    seen = [PREFERANS.view(table.state, A).around for table in (clockwise, mirrored)]
    assert seen[0] == (A, *range(players - 1, 0, -1))
    assert seen[1] == tuple(range(players))
    assert PREFERANS.view(mirrored.state, C).around[1] == (C + 1) % players, "the next in turn sits to the right"


def test_the_balkan_set_is_what_its_sources_name() -> None:
    changed = {
        field: value
        for field, value in msgspec.to_builtins(PRESETS["balkan"]).items()
        if value != msgspec.to_builtins(PRESETS["rulebook"])[field]
    }
    assert changed == {
        "stake": 50,
        "refas": 2,
        "refa_below_zero": "for_nobody",
        "lowest_bid": 2,
        "all_pass": True,
        "steps": True,
        "hold_right": "passes_on",
        "top_game": "seven",
        "open_games": False,
        "defenders_may_drop": True,
        "invite": True,
        "mandatory_kontra": True,
        "duty_by": "together",
        "defender_fall": "value",
        "betl_sides": "five_tricks",
        "direction": "counter_clockwise",
    }
    assert PRESETS["refa-one"].refas == 1
    assert 20 <= PRESETS["refa-one"].stake <= 30


@clause("SK-REFA-01")
@pytest.mark.parametrize(("refas", "expected"), [(3, RefaBelowZero.FOR_NOBODY), (0, RefaBelowZero.NOT_FOR_HIM)])
def test_terms_of_an_earlier_version_continue_as_they_were_played(refas: int, expected: RefaBelowZero) -> None:
    """No refa was written while any head sum was below zero; without refas nothing differs."""
    stored = {"players": 3, "variant": {"stake": 20, "refas": refas, "all_pass": True}}
    codec, raw = PREFERANS.codec, msgspec.json.encode(stored)
    assert codec.read_stored_terms(raw).variant.refa_below_zero is expected
    assert codec.read_terms(raw).variant.refa_below_zero is RefaBelowZero.NOT_FOR_HIM
    today = PreferansTerms(variant=PRESETS["evening"])
    assert codec.read_stored_terms(codec.write_terms(today)) == today


@clause("SK-REFA-01")
def test_a_deal_opened_by_an_earlier_version_continues_by_its_rules() -> None:
    setup = first_setup(refas=1, all_pass=True)
    below = msgspec.structs.replace(setup, sheet=msgspec.structs.replace(setup.sheet, heads=(-1, 30, 31)))
    opened = Table(setup=below).events[0]
    written = msgspec.json.decode(PREFERANS.codec.write_event(opened))
    del written["terms"]["variant"]["refa_below_zero"]
    read = PREFERANS.codec.read_event("preferans.deal_opened", 1, msgspec.json.encode(written))
    state = PREFERANS.evolve(None, read)
    old = Table(setup=msgspec.structs.replace(below, terms=read.terms)).call("pass, pass, pass")  # type: ignore[union-attr]
    assert old.settled.facts == VoidFacts(players=3, ending=Ending.ALL_PASSED, refas=False)
    assert state.opened.terms.variant.refa_below_zero is RefaBelowZero.FOR_NOBODY  # type: ignore[union-attr]
    new = Table(setup=below).call("pass, pass, pass")
    assert isinstance(new.state, DealOver)
    assert new.settled.booked.sheet.refas == (0, 1, 1)
    assert PREFERANS.codec.event_kind(opened) == ("preferans.deal_opened", 2)
    assert Direction(written["terms"]["variant"]["direction"]) is Direction.CLOCKWISE
