"""The roster, and players that are called in another process."""

import subprocess
import sys

import msgspec
import pytest

from kitapi.games.prefa.rules.game import PREFA
from kitapi.kernel import MalformedAction
from kitapi.players import UnknownBot
from kitapi.registry import GAMES
from kitapi.workers.bots import bots_of, bots_with_solver, choose, player_of
from kitapi_testing.games.prefa.tables import after
from kitapi_testing.games.trick_tables import moments

EVERY = [(game, bot) for game in ("prefa", "preferans") for bot in bots_of(game) if bot not in bots_with_solver(game)]


@pytest.mark.parametrize("game", ["prefa", "preferans"])
def test_the_strong_are_recommended_first_and_random_and_passer_come_last(game: str) -> None:
    assert bots_of(game) == ("sharp", "master", "patient", "steady", "passer", "random")


def test_a_game_or_bot_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(UnknownBot, match=r"^game: no players of “bridge”; there are players of .*prefa"):
        bots_of("bridge")
    with pytest.raises(UnknownBot, match=r"^players: no player “deep” of prefa; choose from sharp, master, .*random$"):
        player_of("deep", "prefa")


@pytest.mark.parametrize(("name", "bot"), EVERY)
def test_the_json_form_answers_what_the_player_answers_in_process(name: str, bot: str) -> None:
    game = GAMES[name]
    count = 0
    for number in range(20):
        for moment in (moment for moment in moments(game, number, bot, "steady", "steady") if moment.seat == 0):
            raw = choose(bot, name, moment.view_json, moment.history_json, moment.seed, 1.0)
            assert game.codec.read_action(raw) == moment.action
            count += 1
    assert count > 50


@pytest.mark.parametrize(("name", "bot"), EVERY)
def test_the_same_seed_gives_the_same_answer(name: str, bot: str) -> None:
    for moment in moments(GAMES[name], 3, bot):
        request = (bot, name, moment.view_json, moment.history_json, moment.seed, 1.0)
        assert choose(*request) == choose(*request)


def test_random_answers_otherwise_with_another_seed() -> None:
    moment = next(moment for moment in moments(PREFA, 0, "random") if moment.view.phase.value == "shuffling")
    answers = {choose("random", "prefa", moment.view_json, b"[]", seed, 1.0) for seed in range(5)}
    assert len(answers) == 5


def test_random_takes_every_option_and_every_action_of_a_family() -> None:
    view = after("6s pass pass", dealer=2).view
    said = {choose("random", "prefa", msgspec.json.encode(view), b"[]", seed, 1.0) for seed in range(3000)}
    pairs = {raw for raw in said if b'"discard"' in raw}
    assert b'{"kind":"write_solo"}' in said
    # 12 cards give 66 pairs, each in two orders
    assert len(pairs) == 132


def test_a_view_that_cannot_be_read_is_refused_by_field() -> None:
    with pytest.raises(MalformedAction) as refused:
        choose("steady", "prefa", b'{"phase":"dancing"}', b"[]", 1, 1.0)
    assert refused.value.field == "phase"


def test_importing_the_players_loads_no_server_and_no_compiler() -> None:
    code = "import sys, kitapi.players; print([m for m in ('litestar', 'numba', 'numpy', 'apsw') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
