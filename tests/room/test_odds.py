"""Odds for a seat: the exact values of its choices, after the hand, or before it if the terms allow it."""

from collections.abc import Mapping
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from msgspec.json import encode
from msgspec.structs import replace

from kitapi.cards import DECK_52, read_card, read_cards
from kitapi.games.caribbean_stud.odds.at_table import TABLE_ODDS, SeatOdds, find_exchange
from kitapi.games.caribbean_stud.odds.decision import decision, value_after_exchange
from kitapi.games.caribbean_stud.odds.house import break_even_of
from kitapi.games.caribbean_stud.rules.table.actions import AskExchange, Fold, Raise, WithdrawExchange
from kitapi.games.caribbean_stud.rules.table.parts import with_part
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudTerms
from kitapi.kernel import Seat
from kitapi.registry import GAMES
from kitapi.room.answers.odds import OddsCalculator
from kitapi.room.errors import NoOdds, NothingChosen, NotSeated, OddsLater, UnknownDeal
from kitapi.room.rooms import CardRoom
from kitapi.room.table.bots import BotPlayers
from kitapi.store import MemoryStore
from kitapi_testing.games.caribbean_stud.scenes import Scene
from kitapi_testing.room_people import LASTING, new_table, play_first, story, toy_room
from tests.games.caribbean_stud.stored_evenings import store_evening

A, B = Seat(0), Seat(1)
HANDS = "8s 8d Kc 6d 3s Jd 9c 7s 5d 2c Ac Ks Tc 6c 3d 8c"
"""The cards of two seats and the bank, and the stub's next card."""
FIRST, UPCARD, NEXT = read_cards("8s 8d Kc 6d 3s"), read_card("3d"), read_card("8c")


def a_room(store: MemoryStore) -> tuple[CardRoom, OddsCalculator]:
    room = CardRoom(store, GAMES, BotPlayers(play_first, pace=0), lambda _: ("steady",), times=LASTING)
    return room, room.odds({"caribbean-stud": TABLE_ODDS})


def chosen_by(scene: Scene, *actions: tuple[Seat, Any]) -> Scene:
    scene.until(Phase.CHOOSE, hands=HANDS)
    for seat, action in actions:
        scene.do(seat, action)
    return scene


async def odds_of(scene: Scene, user: str = "user 0", number: int = 1) -> SeatOdds:
    store = MemoryStore()
    table = await store_evening(store, scene)
    room, odds = a_room(store)
    try:
        answer = await odds.compute(table, user, number)
    finally:
        await room.close()
    assert isinstance(answer, SeatOdds)
    return answer


def exact(found: SeatOdds, at: int = 0) -> Mapping[str, Fraction]:
    decided = found.decisions[at]
    exchange = {card.value: one for card, one in decided.exchange.items()}
    values = {"fold": decided.fold, "raise": decided.raise_, **exchange}
    return {name: Fraction(one.num, one.den) for name, one in values.items()}


@story
async def test_after_the_hand_the_seven_values_are_the_exact_odds_and_say_what_was_chosen() -> None:
    scene = chosen_by(Scene(), (A, Fold()))
    found = await odds_of(scene.until(Phase.OVER))
    odds = decision(FIRST, UPCARD)
    exchange = {card.value: value for card, value in odds.exchange.items()}
    assert exact(found) == {"fold": -1, "raise": odds.raise_, **exchange}
    [decided] = found.decisions
    assert (decided.cards, decided.upcard) == (FIRST, UPCARD)
    assert (decided.best, decided.chosen) == (odds.best, "fold")
    most = max(odds.raise_, *odds.exchange.values())
    assert decided.cost == pytest.approx(float(most + 1))
    assert found.jackpot.break_even == float(break_even_of(scene.terms.variant))
    assert (found.number, found.jackpot.meter) == (1, 25_000)


@story
async def test_an_exchange_is_two_decisions_the_second_of_them_on_the_new_card() -> None:
    scene = chosen_by(
        Scene(), (A, AskExchange(card=FIRST[4])), (A, WithdrawExchange()), (A, AskExchange(card=FIRST[3]))
    )
    found = await odds_of(scene.until(Phase.OVER))
    first, second = found.decisions
    assert first.chosen == "exchange 6d"
    final = tuple(NEXT if card == FIRST[3] else card for card in FIRST)
    assert second.cards == final
    assert exact(found, 1) == {"fold": -2, "raise": value_after_exchange(final, FIRST[3], UPCARD) - 1}
    assert (second.best, second.chosen, second.cost) == ("raise", "raise", 0)


@story
async def test_while_the_hand_runs_odds_are_shown_only_where_the_terms_allow_it() -> None:
    with pytest.raises(OddsLater):
        await odds_of(chosen_by(Scene()))
    # Not even once they have chosen, because others have not chosen yet.
    with pytest.raises(OddsLater):
        await odds_of(chosen_by(Scene(), (A, Raise(amount=20))))
    found = await odds_of(chosen_by(Scene(odds_before=True)))
    [decided] = found.decisions
    assert (decided.chosen, decided.cost) == (None, None)
    assert len(exact(found)) == 7


@story
async def test_before_the_choice_only_what_is_offered_stands_there() -> None:
    # Once seat 1 has been served, seat 0 can no longer get a card.
    scene = chosen_by(Scene(odds_before=True), (B, AskExchange(card=read_card("2c"))))
    state = scene.state
    places = (with_part(state.places[0], "turn", passed=True), *state.places[1:])
    view = GAMES["caribbean-stud"].view(replace(state, places=places), A)
    answer = TABLE_ODDS.answer(view, seen_by(scene, A), None)
    assert isinstance(answer, SeatOdds)
    assert list(exact(answer)) == ["fold", "raise"]


@story
async def test_nobody_gets_odds_of_another_seat_or_of_a_hand_that_does_not_exist() -> None:
    scene = chosen_by(Scene(odds_before=True))
    for user in ("a stranger", "user 7"):
        with pytest.raises(NotSeated):
            await odds_of(scene, user)
    for number in (0, 2):
        with pytest.raises(UnknownDeal):
            await odds_of(scene, number=number)
    assert exact(await odds_of(scene, "user 1")) != exact(await odds_of(scene))
    with pytest.raises(NothingChosen):
        await odds_of(Scene(odds_before=True).until(Phase.STAKES))
    toys = toy_room(MemoryStore())
    table, _ = await toys.open_table("maria", new_table("me", "first"))
    with pytest.raises(NoOdds):
        await toys.odds({"caribbean-stud": TABLE_ODDS}).compute(table, "maria", 1)
    await toys.close()


def seen_by(scene: Scene, seat: Seat) -> list[Any]:
    game, state, seen = GAMES["caribbean-stud"], None, []
    for event in scene.events:
        state = game.evolve(state, event)
        if (observed := game.observe(state, event, seat)) is not None:
            seen.append(observed)
    return seen


def test_no_card_that_the_seat_has_not_seen_changes_the_answer() -> None:
    rng, answers = Random(4), set()
    own, stub_next = read_cards("Ah Kd 9s 5c 2h"), read_card("Ts")
    for _ in range(12):
        rest = [card for card in DECK_52 if card not in (*own, stub_next, read_card("Qd"))]
        rng.shuffle(rest)
        scene = Scene(odds_before=True)
        order = (*own, *rest[:9], read_card("Qd"), stub_next, *rest[9:])
        scene.until(Phase.CHOOSE, hands=" ".join(card.value for card in order))
        scene.do(A, AskExchange(card=own[4]))
        scene.do(B, Fold())
        scene.until(Phase.OVER)
        view = GAMES["caribbean-stud"].view(scene.state, A)
        answers.add(encode(TABLE_ODDS.answer(view, seen_by(scene, A), 30_000)))
    assert len(answers) == 1


def test_a_card_given_to_another_seat_is_nobodys_business() -> None:
    scene = chosen_by(Scene(), (B, AskExchange(card=read_card("2c"))))
    scene.until(Phase.OVER)
    assert find_exchange(seen_by(scene, A), A) == (None, None)
    assert find_exchange(seen_by(scene, B), B) == (read_card("2c"), NEXT)


def test_old_terms_tell_no_odds_before() -> None:
    terms: Any = GAMES["caribbean-stud"].codec.read_terms(b'{"players":3}')
    assert isinstance(terms, CaribbeanStudTerms)
    assert not terms.variant.odds_before
