"""The levels that use the solver: they decide in the same way, with different effort."""

import subprocess
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from kitapi.arena.deals import AnyGame
from kitapi.cards import cards_of
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.preferans.rules.game import PREFERANS
from kitapi.kernel import Form, Nonce, Range, Subset
from kitapi.players import CLAIRVOYANT, UnknownBot, levels
from kitapi.players.evaluation import Effort
from kitapi.players.levels import MASTER, SHARP, Level, clairvoyant_of, effort_within, player_at, truth
from kitapi.players.tricks.holdings import hand_of
from kitapi.registry import PACKAGES
from kitapi.workers.bots import advise, bots_of, bots_with_solver, player_of, seatable
from kitapi_testing.games.trick_tables import Moment, moments
from kitapi_testing.games.twins import has_twins, twin_view

FEW = Level("few", lambda _: Effort(layouts=4, drawn=16))
BOTH = pytest.mark.parametrize("game", [PREFA, PREFERANS], ids=["prefa", "preferans"])


def some_moments(game: AnyGame, deals: int = 2) -> Iterator[Moment]:
    """Yield every third decision of some deals that has more than one option."""
    for number in range(deals):
        with_choice = [moment for moment in moments(game, number, "steady", seed=9) if len(moment.view.options) > 1]
        yield from with_choice[number % 3 :: 3]


def test_the_room_and_its_server_list_every_bot_without_loading_a_compiler() -> None:
    code = (
        "import sys, kitapi.web.app, kitapi.web.room_setup as opening; from kitapi.workers.bots import bots_of\n"
        "room = opening.open_room('memory:'); assert 'sharp' in bots_of('prefa') and room.offers\n"
        "print([m for m in ('numba', 'llvmlite', 'kitapi.players.levels') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@BOTH
def test_the_levels_stand_first_with_more_time_each_and_steady_in_their_place(game: AnyGame) -> None:
    assert bots_with_solver(game.name) == ("sharp", "master", "patient") == bots_of(game.name)[:3]
    named = [seatable(bot, game.name) for bot in bots_with_solver(game.name)]
    assert [one.budget for one in named] == [0.4, 1.0, None]
    assert {one.instead for one in named} == {"steady"}
    assert not seatable("steady", game.name).solves


@BOTH
def test_who_sees_all_cards_is_on_no_list(game: AnyGame) -> None:
    assert CLAIRVOYANT not in bots_of(game.name)
    with pytest.raises(UnknownBot):
        player_of(CLAIRVOYANT, game.name)
    with pytest.raises(UnknownBot):
        clairvoyant_of(PACKAGES["caribbean-stud"])


def test_patience_grows_with_the_time_alone_and_is_never_less_than_sharp() -> None:
    efforts = [effort_within(seconds) for seconds in (0.01, 1.0, 5.0, 60.0)]
    assert efforts[0].layouts == SHARP.layouts
    assert efforts[1] == MASTER
    assert [effort.layouts for effort in efforts] == sorted(effort.layouts for effort in efforts)
    assert efforts[2] == effort_within(5.0)


@BOTH
def test_a_share_in_the_shuffle_and_what_is_forced_need_no_thought(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(levels, "choose_action", None)
    player, kinds = player_at(FEW, game, levels.judging_of(PACKAGES[game.name])), set()
    for moment in moments(game, 1, "steady"):
        first, *others = moment.view.options
        if isinstance(first, Nonce) or (not others and not isinstance(first, Subset | Form | Range)):
            action = player(moment.view, moment.history, Random(3), 1.0)
            game.decide(moment.state, moment.seat, action)
            kinds.add(type(action).__name__)
    assert {"Contribute", "PlayCard"} <= kinds


@BOTH
def test_every_answer_is_legal_and_the_same_again_and_in_twin_worlds(game: AnyGame) -> None:
    player, rng, phases = player_at(FEW, game, levels.judging_of(PACKAGES[game.name])), Random(6), set()
    for moment in some_moments(game):
        action = player(moment.view, moment.history, Random(moment.seed), 1.0)
        game.decide(moment.state, moment.seat, action)
        seen = twin_view(moment, rng) if has_twins(moment) else moment.view_json
        twin = player(game.codec.read_view(seen), moment.history, Random(moment.seed), 1.0)
        assert twin == action
        phases.add(moment.view.phase.value)
    assert {"bidding", "playing"} <= phases


@BOTH
def test_advice_is_the_same_in_twin_worlds_and_puts_the_best_first(game: AnyGame) -> None:
    rng = Random(2)
    with_twins = [moment for moment in some_moments(game, 1) if has_twins(moment)]
    for moment in with_twins[:1] + with_twins[-2:]:
        answers = [advise(game.name, seen, moment.history_json) for seen in (moment.view_json, twin_view(moment, rng))]
        assert answers[0] == answers[1]
        answer: dict[str, Any] = msgspec.json.decode(answers[0])
        values = [one["worth"] for one in answer["actions"]]
        assert values == sorted(values, reverse=True)
        assert answer["unit"] == game.unit
        assert answer["actions"][0]["best"] is True
        assert all(one["best"] is (one["worth"] == values[0]) for one in answer["actions"])
        for one in answer["actions"]:
            game.decide(moment.state, moment.seat, game.codec.read_action(msgspec.json.encode(one["action"])))
            assert 0 <= sum(one["chances"].values()) < 1.0001


@BOTH
def test_who_sees_all_cards_judges_by_where_they_lie(game: AnyGame) -> None:
    seer = clairvoyant_of(PACKAGES[game.name])
    for moment in some_moments(game, 1):
        judging = levels.judging_of(PACKAGES[game.name])
        believed = judging.sample_worlds(moment.view, moment.history, Random(1), Effort(1, 1))
        world = truth(moment.state, believed)
        for seat in world.seats:
            assert world.held_by(seat)[0] == hand_of(cards_of(moment.state.hands[seat]))
        assert np.bitwise_or.reduce(world.cards[0]) == np.bitwise_or.reduce(believed.cards[0])
        action = seer(moment.state, moment.seat, moment.history, Random(1))
        game.decide(moment.state, moment.seat, action)
