"""Talon, discards, naming a game, and players who said from hand."""

from itertools import combinations

import pytest

from kitapi.cards import Suit, cards_of
from kitapi.games.preferans.rules.actions import Discard, GiveWay, NameGame, ThrowIn
from kitapi.games.preferans.rules.deal_facts import Ending, VoidFacts
from kitapi.games.preferans.rules.events import DeclarerFound, Event
from kitapi.games.preferans.rules.game import PREFERANS
from kitapi.games.preferans.rules.game_numbers import OPEN_GAMES, TRUMPS, GameNumber, is_suit_game, trump_of
from kitapi.games.preferans.rules.state import Answering, Discarding, HandNaming, Naming
from kitapi.kernel import Form, Subset, expand
from kitapi_testing.clauses import clause
from tests.games.preferans.tables import NAMES, A, B, C, Table, cards, first_setup

EVERY_GAME = {2, 3, 4, 5, 6, 7, 8}

HANDS = ("AKQJT98s AKQd", "AKQJT98h AKQc", "7s JT987d 7h JTc 9c")
"""The talon is 8♣ 7♣."""


def won_at(number: int) -> Table:
    """Return a table at which A has won the bidding at ``number``."""
    return Table(*HANDS).call(f"{number}, pass, pass")


def games_offered(table: Table) -> tuple[set[int], set[int]]:
    """Return the games that may be named: with closed hands, and open."""
    actions = [choice for option in table.options if isinstance(option, Form) for choice in expand(option)]
    assert all(choice["kind"] == "name_game" for choice in actions)
    closed = {choice["game"] for choice in actions if not choice["open"]}
    return closed, {choice["game"] for choice in actions if choice["open"]}


def only_these_are_taken(table: Table, closed: set[int], open_ones: set[int], clause_: str) -> None:
    """Assert that offered games can be named; others are refused by ``clause_``, or SK-GAME-06 if never open."""
    assert games_offered(table) == (closed, open_ones)
    for game in GameNumber:
        for is_open in (False, True):
            action = NameGame(game, is_open)
            if game.value in (open_ones if is_open else closed):
                assert PREFERANS.decide(table.state, table.turn, action)
            elif game.value in closed:
                assert table.refusal_of(action) == ("SK-GAME-06", {"game": game.value})
            else:
                assert table.refusal_of(action) == (clause_, {"game": game.value, "least": min(closed)})


@clause("SK-GAME-07")
def test_he_may_lay_away_any_two_of_his_twelve_talon_included() -> None:
    table = won_at(1)
    option = next(option for option in table.options if isinstance(option, Subset))
    assert (option.action, set(option.of), option.size) == ("discard", {*cards(HANDS[0]), *cards("87c")}, 2)
    for pair in combinations(option.of, 2):
        (event,) = PREFERANS.decide(table.state, A, Discard(pair))
        after = PREFERANS.evolve(table.state, event)
        assert isinstance(after, Naming)
        assert set(cards_of(after.discards)) == set(pair)
        assert len(cards_of(after.hands[A])) == 10


@clause("SK-GAME-07")
@pytest.mark.parametrize("laid", ["", "As", "As Ks Qs", "As Ah", "Ah Kh", "As As"])
def test_anything_but_two_different_cards_of_his_own_is_no_discard(laid: str) -> None:
    assert won_at(2).refusal_of(Discard(cards(laid))) == ("SK-GAME-07", {"discards": 2})


@clause("SK-GAME-07")
def test_the_game_is_named_after_the_discard_and_not_before() -> None:
    table = won_at(2)
    assert table.refusal_of(NameGame(GameNumber.ACORNS)) == ("SK-GAME-07", {"phase": "Discarding"})
    table.discard("87c")
    assert isinstance(table.state, Naming)
    assert table.refusal_of(Discard(cards("As Ks"))) == ("SK-GAME-07", {"phase": "Naming"})


@clause("SK-BID-05")
def test_won_at_one_the_forehand_throws_in_before_discarding_and_the_next_dealer_deals() -> None:
    table = won_at(1)
    assert ThrowIn() in table.options
    table.throw_in()
    assert table.settled.facts == VoidFacts(players=3, ending=Ending.THROWN_IN, refas=False)
    assert table.settled.settlement.transfers == ()
    assert table.settled.booked.balances == dict(table.over.deal.opened.balances)
    follows = PREFERANS.succession(table.state)
    assert follows is not None
    assert follows.dealer == A


@clause("SK-BID-05")
def test_once_he_has_discarded_he_plays() -> None:
    table = won_at(1).discard()
    assert ThrowIn() not in table.options
    assert table.refusal_of(ThrowIn()) == ("SK-BID-05", {"phase": "Naming"})


@clause("SK-BID-05", "SK-BID-06")
@pytest.mark.parametrize("number", range(2, 9))
def test_won_at_more_than_one_he_must_play(number: int) -> None:
    table = won_at(number)
    assert [type(option) for option in table.options] == [Subset]
    assert table.refusal_of(ThrowIn()) == ("SK-BID-06", {"number": number})


@clause("SK-BID-05")
def test_nobody_else_has_that_right() -> None:
    table = Table().call("1, 2, pass, pass")
    assert table.turn == B
    assert table.refusal_of(ThrowIn()) == ("SK-BID-06", {"number": 2})


@clause("SK-BID-08", "SK-BID-05")
@pytest.mark.parametrize(("calls", "opener"), [("pass, 1, pass", B), ("pass, pass, 1", C)])
def test_who_took_over_the_forehands_part_may_throw_in_at_one(calls: str, opener: int) -> None:
    table = Table(setup=first_setup(all_pass=True)).call(calls)
    assert table.turn == opener
    assert ThrowIn() in table.options
    assert table.throw_in().settled.facts.ending is Ending.THROWN_IN


@clause("SK-BID-01", "SK-BID-05", "SK-BID-06")
@pytest.mark.parametrize(
    ("number", "games"),
    [
        (1, {2, 3, 4, 5, 6, 7, 8}),
        (2, {2, 3, 4, 5, 6, 7, 8}),
        (3, {3, 4, 5, 6, 7, 8}),
        (4, {4, 5, 6, 7, 8}),
        (5, {5, 6, 7, 8}),
        (6, {6, 7, 8}),
        (7, {7, 8}),
        (8, {8}),
    ],
)
def test_he_names_a_game_of_his_number_or_higher(number: int, games: set[int]) -> None:
    only_these_are_taken(won_at(number).discard(), games, games & {6, 7, 8}, "SK-BID-06")


@clause("SK-BID-06")
def test_open_does_not_count_towards_the_number() -> None:
    table = won_at(7).discard()
    assert table.refusal_of(NameGame(GameNumber.BETL, open=True)) == ("SK-BID-06", {"game": 6, "least": 7})


@clause("SK-BID-06", "SK-BID-03")
def test_who_held_a_number_is_bound_to_it() -> None:
    table = Table().call("1, pass, 4, hold, pass").discard()
    assert table.turn == A
    only_these_are_taken(table, {4, 5, 6, 7, 8}, {6, 7, 8}, "SK-BID-06")


@clause("SK-GAME-06")
@pytest.mark.parametrize("laid_open", [False, True])
def test_betl_seven_and_preferans_may_be_announced_open_when_they_are_named(laid_open: bool) -> None:
    for game in OPEN_GAMES:
        table = won_at(2).discard().name(game.value, laid_open)
        assert isinstance(table.state, Answering)
        assert (table.state.bargain.game, table.state.bargain.open) == (game, laid_open)
    assert [game.value for game in OPEN_GAMES] == [6, 7, 8]


@clause("SK-GAME-06")
@pytest.mark.parametrize("calls", ["1, pass, pass", "hand, pass, pass"])
def test_suit_games_are_never_open(calls: str) -> None:
    table = from_hand(calls)
    if isinstance(table.state, Discarding):
        table.discard()
    assert games_offered(table)[1] == {6, 7, 8}
    for game in TRUMPS:
        assert table.refusal_of(NameGame(game, open=True)) == ("SK-GAME-06", {"game": game.value})


def from_hand(calls: str) -> Table:
    return Table(*HANDS).call(calls)


@clause("SK-BID-07")
@pytest.mark.parametrize("calls", ["hand, pass, pass", "1, pass, 8, hand, pass", "1, 5, pass, hand, pass"])
def test_who_alone_said_from_hand_names_any_game_whatever_was_bid_and_must_play(calls: str) -> None:
    table = from_hand(calls)
    assert table.turn == A
    only_these_are_taken(table, EVERY_GAME, {6, 7, 8}, "SK-BID-07")
    assert table.refusal_of(GiveWay()) == ("SK-BID-07", {"named": 0})
    assert table.refusal_of(ThrowIn()) == ("SK-BID-05", {"phase": "HandNaming"})
    table.name(2)
    assert isinstance(table.state, Answering)
    assert (table.state.bargain.declarer, table.state.bargain.number) == (A, None)
    assert [len(table.held_by(seat)) for seat in (A, B, C)] == [10, 10, 10]


def name_in_turn(table: Table, words: str) -> Table:
    """Name games in turn: ``5``, ``6o`` (open), ``way`` (giving way)."""
    for word in words.split():
        if word == "way":
            table.give_way()
        else:
            table.name(int(word[0]), word.endswith("o"))
    return table


def declarers_in(events: list[Event]) -> list[str]:
    return [NAMES[event.seat] for event in events if isinstance(event, DeclarerFound)]


@clause("SK-BID-07")
@pytest.mark.parametrize(
    ("calls", "words", "declarer", "game"),
    [
        ("hand, pass, pass", "4", "A", 4),
        ("hand, hand, pass", "4 way", "A", 4),
        ("hand, hand, pass", "4 5", "B", 5),
        ("1, pass, hand, hand", "2 3", "A", 3),
        ("1, pass, hand, hand", "7o way", "C", 7),
        ("hand, hand, hand", "2 3 4", "C", 4),
        ("hand, hand, hand", "2 way 3", "C", 3),
        ("hand, hand, hand", "2 3 way", "B", 3),
        ("hand, hand, hand", "5 way way", "A", 5),
        ("1, 2, hand, hand, hand", "2 7 8", "B", 8),
        ("hand, hand, hand", "8", "A", 8),
        ("hand, hand, hand", "2 8o", "B", 8),
        ("hand, hand, pass", "8", "A", 8),
    ],
)
def test_several_name_in_the_order_they_said_it_and_the_highest_plays(
    calls: str, words: str, declarer: str, game: int
) -> None:
    *before, last = words.split()
    table = name_in_turn(from_hand(calls), " ".join(before))
    assert isinstance(table.state, HandNaming)
    assert declarers_in(table.events) == []
    name_in_turn(table, last)
    assert declarers_in(table.events) == [declarer]
    assert isinstance(table.state, Answering)
    bargain = table.state.bargain
    assert (NAMES[bargain.declarer], bargain.game.value, bargain.from_hand) == (declarer, game, True)


@clause("SK-BID-07")
@pytest.mark.parametrize(
    ("calls", "turns"), [("hand, hand, hand", "ABC"), ("1, hand, hand, hand", "BCA"), ("8, pass, hand, hand", "CA")]
)
def test_they_act_in_the_order_they_said_it(calls: str, turns: str) -> None:
    table = from_hand(calls)
    for number, name in enumerate(turns, 2):
        assert NAMES[table.turn] == name
        table.name(number)


@clause("SK-BID-07")
@pytest.mark.parametrize("first", ["2", "4", "6", "6o", "7", "7o"])
def test_a_later_one_names_a_higher_number_without_additions_or_gives_way(first: str) -> None:
    table = name_in_turn(from_hand("hand, hand, pass"), first)
    higher = {number for number in EVERY_GAME if number > int(first[0])}
    assert GiveWay() in table.options
    only_these_are_taken(table, higher, higher & {6, 7, 8}, "SK-BID-07")
    assert PREFERANS.decide(table.state, table.turn, GiveWay())


@clause("SK-BID-07")
def test_giving_way_leaves_the_mark_where_it_was() -> None:
    table = name_in_turn(from_hand("hand, hand, hand"), "4 way")
    assert table.turn == C
    only_these_are_taken(table, {5, 6, 7, 8}, {6, 7, 8}, "SK-BID-07")


@clause("SK-BID-07")
def test_the_first_to_say_it_does_not_give_way() -> None:
    table = from_hand("hand, hand, pass")
    assert GiveWay() not in table.options
    assert table.refusal_of(GiveWay()) == ("SK-BID-07", {"named": 0})


@clause("SK-GAME-01", "SK-DEAL-01", "SK-BID-01")
def test_two_to_five_are_the_suits_from_leaves_to_acorns_and_the_others_have_no_trumps() -> None:
    """Leaves, bells, hearts and acorns correspond to spades, diamonds, hearts and clubs."""
    trumps = {game.value: trump_of(game) for game in GameNumber}
    suits = {2: Suit.SPADES, 3: Suit.DIAMONDS, 4: Suit.HEARTS, 5: Suit.CLUBS}
    assert trumps == {**suits, 6: None, 7: None, 8: None}
    assert {game.value for game in GameNumber if is_suit_game(game)} == set(suits)
    assert [game.value for game in TRUMPS] == [2, 3, 4, 5]
    assert isinstance(won_at(2).state, Discarding)
