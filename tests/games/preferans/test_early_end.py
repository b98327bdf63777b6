"""The end of a hand in which nothing can change any more, compared with a search of all courses."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kitapi.cards import DECK_32, cards_of, set_of
from kitapi.games.preferans.rules import certain_ends, endings
from kitapi.games.preferans.rules.early_end import ending_of, stop_if_decided
from kitapi.games.preferans.rules.endings import Ending, Expected, Position, Tricks
from kitapi.games.preferans.rules.events import CardPlayed, PlayStopped
from kitapi.games.preferans.rules.game_numbers import GameNumber, trump_of
from kitapi.games.preferans.rules.play import legal_cards, next_to_play, trick_winner
from kitapi.games.preferans.rules.posting import facts_of
from kitapi.games.preferans.rules.settlement import settle
from kitapi.games.preferans.rules.state import Playing
from kitapi.kernel import Seat
from kitapi_testing.clauses import clause
from tests.games.preferans.named_games import B, Named, cards

HOUSES: list[dict[str, Any]] = [
    {},
    {"sides": "symmetric", "seven": "sans_atout"},
    {"seven": "sans_atout", "betl_sides": "five_tricks", "duty_games": "all_trick_games"},
    {"defenders_may_drop": True, "lead_eight": "right"},
    {"lost_kontra": "penalty", "duty_games": "suits", "sides": "symmetric"},
]

SAID = {True: ("plays plays", "drops plays", "plays drops", "drops plays doubles"), False: ("", "doubles")}


def hand_of(seed: int, until: int) -> Playing:
    """Return a random hand after ``until`` cards; game, declarer, house rules and announcements depend on ``seed``."""
    random = Random(seed)
    pack = [card.value for card in random.sample(DECK_32, 30)]
    hands = [" ".join(pack[place : place + 10]) for place in (0, 10, 20)]
    house = HOUSES[seed % len(HOUSES)]
    game = random.choice(tuple(GameNumber))
    may_drop = bool(house.get("defenders_may_drop")) and game is not GameNumber.BETL
    named = Named(game.value, Seat(random.randrange(3)), *hands, **house)
    return named.begin(random.choice(SAID[may_drop])).play_on(random, until).playing


def rest_of(state: Playing) -> Ending:
    """Return the rest of the hand in the form of the tested function."""
    return ending_of(state)


def results_of(state: Playing, won: Tricks, longest_run: int) -> object:
    """Return the result of the hand with these tricks."""
    settlement = settle(facts_of(state, won, longest_run), state.deal.opened.terms.variant)
    return settlement.won, settlement.heads, settlement.sides


def after_card(state: Playing, played: CardPlayed) -> Playing:
    """Return ``state`` after a card; a complete trick is taken."""
    hands = tuple(
        set_of(card for card in cards_of(hand) if card is not played.card) if seat == played.seat else hand
        for seat, hand in enumerate(state.hands)
    )
    trick = (*state.trick, played)
    if len(trick) < len(state.lineup):
        return replace(state, hands=hands, trick=trick)
    winner = trick_winner(trick, trump_of(state.bargain.game))
    run = state.run + 1 if winner == state.bargain.declarer else 0
    won = tuple(tricks + (seat == winner) for seat, tricks in enumerate(state.won))
    return replace(
        state, hands=hands, trick=(), leader=winner, won=won, run=run, longest_run=max(run, state.longest_run)
    )


def all_ends(state: Playing) -> Iterator[tuple[Tricks, int]]:
    """Yield tricks and longest run at the end of every legal course."""
    if not state.hands[state.lineup[0]] and not state.trick:
        yield state.won, state.longest_run
        return
    seat = next_to_play(state)
    for card in cards_of(legal_cards(state)):
        yield from all_ends(after_card(state, CardPlayed(seat=seat, card=card, by=seat)))


def is_decided(state: Playing) -> bool:
    """Whether all courses have the same result."""
    return len({results_of(state, *end) for end in set(all_ends(state))}) == 1


def agrees(state: Playing) -> bool:
    """Assert that the hand stops exactly if it is decided, with the right result; returns whether it is decided."""
    stop, decided = stop_if_decided(state), is_decided(state)
    assert (stop is not None) == decided
    if stop is not None:
        assert results_of(state, stop.tricks, stop.longest_run) == results_of(state, *next(all_ends(state)))
        if state.bargain.game is GameNumber.BETL and stop.tricks[state.bargain.declarer]:
            before = state.won[state.bargain.declarer]
            assert stop.tricks == state.won if before else stop.tricks[state.bargain.declarer] == 1
        else:
            assert (stop.tricks, stop.longest_run) in set(all_ends(state))
    return decided


@clause("SK-PLAY-03")
@pytest.mark.parametrize(("left", "hands"), [(1, 40), (2, 250), (3, 160)])
def test_a_hand_stops_just_when_every_course_left_comes_to_the_same(left: int, hands: int) -> None:
    verdicts = {agrees(hand_of(1000 * left + seed, 10 - left)) for seed in range(hands)}
    assert verdicts == ({True} if left == 1 else {True, False})


@pytest.mark.slow
@clause("SK-PLAY-03")
def test_a_hand_stops_just_when_every_course_left_of_four_cards_comes_to_the_same() -> None:
    assert {agrees(hand_of(seed, 6)) for seed in range(60)} == {True, False}


@clause("SK-PLAY-03")
def test_what_a_stopped_hand_comes_to_is_what_any_other_course_would_have() -> None:
    stops = 0
    for seed in range(100):
        for played in range(1, 10):
            state = hand_of(seed, played)
            stop = stop_if_decided(state)
            if stop is None:
                continue
            stops += 1
            random = Random(seed)
            for _ in range(4):
                won, longest_run = one_end(state, random)
                assert results_of(state, won, longest_run) == results_of(state, stop.tricks, stop.longest_run)
            break
    assert stops == 100


def one_end(state: Playing, random: Random) -> tuple[Tricks, int]:
    """Play random legal cards to the end; returns tricks and longest run."""
    while state.hands[state.lineup[0]] or state.trick:
        seat = next_to_play(state)
        card = random.choice(cards_of(legal_cards(state)))
        state = after_card(state, CardPlayed(seat=seat, card=card, by=seat))
    return state.won, state.longest_run


@clause("SK-PLAY-03")
@pytest.mark.parametrize("betl_sides", ["none", "five_tricks"])
def test_a_betl_ends_at_the_declarers_first_trick_with_the_tricks_taken(betl_sides: str) -> None:
    hands = ("AKQs AKQc AKd A8h", "JT9s JT9c QJd J7h", "87s 87c T98d T9Kh")
    named = Named(6, B, *hands, betl_sides=betl_sides).begin().play("As 9s 7s Ac 9c 7c")
    assert not named.playing.stopped
    named.play("8h Jh Th")
    assert named.events[-1] == PlayStopped(tricks=(2, 1, 0), longest_run=1)
    assert named.playing.stopped


@clause("SK-PLAY-03")
def test_a_betl_lost_at_once_is_over_however_many_ways_there_are_to_play_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """The nine cards in each hand are not searched: the first trick has decided everything."""
    monkeypatch.setattr(endings, "MOST_POSITIONS", 0)
    hands = ("AQ97s AQ97c A9d", "KT8s KT8c KJd Q8h", "Js Jc QT87d KJT9h")
    named = Named(6, B, *hands).begin().play("7s Ks Js")
    assert named.events[-1] == PlayStopped(tricks=(0, 1, 0), longest_run=1)


@clause("SK-PLAY-03")
def test_a_betl_in_which_the_declarer_can_take_no_trick_ends_at_once() -> None:
    named = Named(6, B, "AKQJs AKQJc KQh", "987s 987c 987d 7h", "Ts Tc AKQJTd AJTh").begin().play("As 9s Ts")
    assert named.playing.stopped
    assert named.playing.won[B] == 0
    assert sum(named.playing.won) == 10


@clause("SK-PLAY-03")
@pytest.mark.parametrize(("stops", "played"), [(True, 1), (False, 10)])
def test_hands_are_played_to_the_end_where_the_house_wants_it(stops: bool, played: int) -> None:
    """A holds nothing that can be beaten."""
    named = Named(7, B, "AKQJs AKQJc AKd", "T98s T98c QJd QJh", "7s 7c T987d T987h", stop_when_decided=stops)
    named.begin().play_on(Random(1), stops=True)
    assert len(named.playing.tricks) == played
    assert named.playing.won == (10, 0, 0)
    assert isinstance(named.events[-1], PlayStopped) == stops


OUTCOMES: list[tuple[bool, Any]] = [
    (False, lambda won, longest: won),
    (False, lambda won, longest: won[0] >= 4),
    (False, lambda won, longest: won[1] + won[2] > 5),
    (True, lambda won, longest: longest),
    (True, lambda won, longest: longest >= 3),
    (True, lambda won, longest: (won[0], longest >= 4)),
]
"""The possible results of a hand, and whether that depends on the declarer's longest run."""


@clause("SK-PLAY-03", "SK-GAME-03")
@pytest.mark.parametrize(("runs_count", "outcome"), OUTCOMES)
def test_it_is_found_out_whether_all_courses_come_to_the_same_whatever_that_is(runs_count: bool, outcome: Any) -> None:
    verdicts = []
    for seed in range(40):
        state = hand_of(5 * seed, 8 - seed % 2)
        ending = rest_of(state)._replace(runs_count=runs_count, lost_with_trick=False, each_trick_counts=False)
        alike = len({outcome(*end) for end in set(all_ends(state))}) == 1
        assert (endings.same_for_all(ending, outcome) is not None) == alike
        verdicts.append(alike)
    assert set(verdicts) == {True, False}


def bits(text: str) -> int:
    return set_of(cards(text))


@clause("SK-PLAY-03")
@pytest.mark.parametrize(
    ("hands", "trump", "all_of_them"),
    [
        (("AKs Ah", "QJs Kh", "T9s 8h"), None, True),
        (("AKs 7h", "QJs Kd", "T9s 8d"), None, True),
        (("AQs Ah", "KJs Kh", "T9s 8h"), None, False),
        (("AKs Ah", "QJs 7d", "T9s 8h"), "d", False),
        (("AKd", "Qd 7s", "Jd 8s"), "d", True),
        (("AQd", "Kd 7s", "Jd 8s"), "d", False),
        (("Ad As", "7s 8s", "7c 8c"), "d", True),
    ],
)
def test_who_holds_nothing_that_can_be_beaten_takes_all(
    hands: tuple[str, ...], trump: str | None, all_of_them: bool
) -> None:
    held = tuple(bits(hand) for hand in hands)
    suit = next((card.suit for card in cards(f"A{trump}")), None) if trump else None
    assert certain_ends.takes_all(held, 0, suit) == all_of_them


@clause("SK-PLAY-03")
@pytest.mark.parametrize(
    ("hands", "trump", "place"),
    [
        (("QJs Kh", "AKs Ah", "T9s 8h"), None, 1),
        (("QJs Kd", "AKs Ah", "T9s 8h"), None, None),
        (("QJs Kc", "AKs Ah", "T9s 8c"), "h", 1),
        (("QJs Kh", "AKs Ac", "T9s 8h"), "h", None),
        (("AKs Kh", "QJs 7h", "T9s 8h"), None, 0),
    ],
)
def test_who_is_not_on_lead_takes_all_if_they_beat_every_card_that_may_be_led(
    hands: tuple[str, ...], trump: str | None, place: int | None
) -> None:
    suit = next((card.suit for card in cards(f"A{trump}")), None) if trump else None
    assert certain_ends.takes_rest(tuple(bits(hand) for hand in hands), 0, suit) == place


@clause("SK-PLAY-03")
@pytest.mark.parametrize(
    ("hands", "ducks"),
    [(("Ks 7h", "Qs 8h", "Js 7d"), False), (("Ks 9h", "Qs 8h", "Js 7d"), True), (("Ks 7h", "As 8h", "Qs 9d"), False)],
)
def test_a_course_in_which_the_declarer_ducks_is_found(hands: tuple[str, ...], ducks: bool) -> None:
    assert certain_ends.can_duck(tuple(bits(hand) for hand in hands), 0, 1) == ducks


@clause("SK-PLAY-03")
@pytest.mark.parametrize(
    ("hands", "leader", "none"),
    [
        (("87s 7h", "QJs 8h", "T9s Kh"), 1, True),
        (("87s Ah", "QJs Td", "T9s Kd"), 1, True),
        (("87s 7h", "QJs 8h", "T9s Kh"), 0, False),
        (("T7s 7h", "QJs 8h", "98s Kh"), 2, True),
        (("Ts 87h", "Js 98d", "9s KQh"), 2, False),
        (("As 7h", "QJs 8h", "98s Kh"), 2, False),
    ],
)
def test_who_can_beat_nothing_takes_none(hands: tuple[str, ...], leader: int, none: bool) -> None:
    assert certain_ends.takes_none(tuple(bits(hand) for hand in hands), leader, 0) == none


@clause("SK-PLAY-03")
@pytest.mark.parametrize(
    ("hands", "leader", "one"),
    [
        (("AKd 8s", "9d 9s 9h", "Td 7s Th"), 1, True),
        (("AKd 8s", "9d 9s 9h", "Td 7s Th"), 0, False),
        (("Ad 8s 8c", "9d 9s 9h", "Td 7s Th"), 1, False),
        (("AKd 8s", "9d 9h 8h", "Td 7s Th"), 1, False),
        (("AJs Ac AT97d T7h", "Ts KQJ9c QJ8d 9h", "KQ987s 87c AKh"), 1, True),
        (("QJd 8s", "A7d 9s", "98d Ts"), 1, True),
        (("QJd 8s", "AKd 9s", "98d Ts"), 1, False),
    ],
)
def test_who_cannot_part_with_all_their_highest_cards_takes_one(hands: tuple[str, ...], leader: int, one: bool) -> None:
    assert certain_ends.takes_one(tuple(bits(hand) for hand in hands), leader, 0) == one


@clause("SK-PLAY-03")
def test_what_is_certain_without_a_search_is_so_in_every_course() -> None:
    certain = set()
    for seed in range(60):
        state = hand_of(seed, 7)
        betl = replace(state, bargain=replace(state.bargain, game=GameNumber.BETL))
        rest = rest_of(betl)
        hands, leader, declarer = rest.position.hands, rest.position.leader, rest.declarer
        ends = [[after - before for after, before in zip(won, betl.won, strict=True)] for won, _ in all_ends(betl)]
        place = certain_ends.takes_rest(hands, leader, None)
        if place is not None:
            seat = betl.lineup[place]
            assert all(taken[seat] == 3 for taken in ends)
            certain.add("rest on lead" if place == leader else "rest")
        none, one = (rule(hands, leader, declarer) for rule in (certain_ends.takes_none, certain_ends.takes_one))
        if none or one:
            assert {taken[betl.bargain.declarer] > 0 for taken in ends} == {one}
            certain.add("none" if none else "one")
        if leader != declarer and certain_ends.can_duck(hands, leader, declarer):
            assert not all(taken[betl.bargain.declarer] for taken in ends)
            certain.add("ducks")
    assert certain == {"rest on lead", "rest", "none", "one", "ducks"}


@clause("SK-PLAY-03")
@pytest.mark.parametrize(
    ("table", "hands", "distinct"),
    [
        ("", ("AKQs 7h", "J98s", ""), "Qs 7h"),
        ("", ("AKTs 7h", "J98s", ""), "Ts Ks 7h"),
        ("Qs", ("AKTs 7h", "98s", ""), "Ts Ks 7h"),
        ("", ("A7s 87h", "98d", "KQd"), "7s 7h"),
        ("", ("As 7c", "98d", "KQd"), "As 7c"),
    ],
)
def test_of_cards_between_which_no_others_lie_one_is_tried(table: str, hands: tuple[str, ...], distinct: str) -> None:
    held = tuple(bits(hand) for hand in hands)
    found = endings.distinct_cards(held[0], held[1] | held[2] | bits(table))
    assert sum(found) == bits(distinct)


@clause("SK-PLAY-03")
def test_a_hand_that_would_take_too_long_to_look_through_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three cards in each hand, the declarer's the lowest, so that some positions must be searched."""
    position = Position((bits("7s 7h 7d"), bits("Ts 8h 8d"), bits("9h 8s Td")), 0, (0, 0, 0), 0, 0)
    ending = Ending(position, None, 0, runs_count=False, lost_with_trick=False)
    assert endings.same_for_all(ending, lambda won, _: won[0]) is not None
    monkeypatch.setattr(endings, "MOST_POSITIONS", 0)
    assert endings.same_for_all(ending, lambda won, _: won[0]) is None


@clause("SK-PLAY-03")
def test_a_card_that_lies_on_the_table_parts_those_that_beat_it_from_those_that_do_not() -> None:
    """The ten was led: both jack and nine must be tried, since one of them takes the trick."""
    position = Position((bits("Ts"), bits("J9s"), bits("8s")), 0, (0, 0, 0), 0, 0)
    ending = Ending(position, None, 0, runs_count=False, lost_with_trick=False)
    after = endings.positions_after_trick(ending, position)
    assert {one.leader for one in after} == {0, 1}


@clause("SK-PLAY-03")
@pytest.mark.parametrize(
    ("hands", "taken"),
    [(("Ks 7h", "Qs 8h", "Js 7d"), None), (("Ks 9h", "7s 7h", "Qs 8h"), 0), (("Ks 7h", "As 8h", "Qs 9h"), 1)],
)
def test_a_betl_is_certain_only_where_the_declarer_must_take_a_trick_or_can_take_none(
    hands: tuple[str, ...], taken: int | None
) -> None:
    position = Position(tuple(bits(hand) for hand in hands), 0, (0, 0, 0), 0, 0)
    ending = Ending(position, None, 1, runs_count=False, lost_with_trick=True)
    none = Expected(lambda won, _: won, position, range(1), by_tricks=True)
    assert endings.judge(ending, none, position) == (None if taken is None else not taken)
