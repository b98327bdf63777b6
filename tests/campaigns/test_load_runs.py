"""The load client plays in a room; it finds nothing wrong in a correct room, and every planted fault in another."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from kitapi.kernel import SPECTATOR, Seat
from kitapi.room.desk import shown_states
from kitapi.room.onlookers.audience import Onlooker
from kitapi.room.onlookers.messages import State
from kitapi.web.app import create_app
from kitapi.web.room_setup import open_room
from kitapi.web.server import listen, server_of
from kitapi_campaigns.load import parse_options
from kitapi_campaigns.load_runs.facts import facts_in
from kitapi_campaigns.load_runs.figures import Figures, Sample, latencies, summarize, table_of
from kitapi_campaigns.load_runs.run import Plan, Run

Wrong = Callable[[pytest.MonkeyPatch], None]


@asynccontextmanager
async def serve_room() -> AsyncIterator[str]:
    """Serve a room in memory; yields its address."""
    listening = listen("127.0.0.1", 0)
    server = server_of(create_app(open_room("memory:", pace=0, seconds=0)))
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}/"
    finally:
        server.should_exit = True
        await serving


async def run_load(plan: Plan, *, storm: bool = False) -> Run:
    """Run ``plan`` to its end and return the run; with ``storm``, drop all connections halfway and play on."""
    async with serve_room() as address:
        run = Run((address, address.replace("127.0.0.1", "localhost")), plan)
        await run.open()
        run.figures.begin()
        await run.drive(plan.seconds)
        if storm:
            await run.storm()
            await run.drive(plan.seconds)
        run.figures.end()
        await run.settle()
        await run.close()
    return run


def test_five_tables_of_three_games_are_played_at_and_nothing_is_wrong() -> None:
    plan = Plan(tables=5, watchers=1.0, moves=60, seconds=1.5)
    run = asyncio.run(run_load(plan, storm=True))
    figures = summarize(run.figures, ())
    assert figures["wrong"] == {}, figures["examples"]
    assert len(run.sockets()) == 20
    assert {table.game for table in run.tables} == {"prefa", "preferans", "caribbean-stud"}
    assert figures["answer"].count > 60
    assert 0 < figures["state"].count <= figures["answer"].count
    assert figures["states_per_second"] > figures["moves_per_second"]
    assert figures["storm_sockets_back_seconds"] >= figures["storm_tables_shown_seconds"] > 0
    assert "move answered" in table_of(figures)


@pytest.mark.parametrize(("spread", "hosts"), [(False, 1), (True, 2)])
def test_the_people_of_a_table_come_by_one_address_or_by_all(spread: bool, hosts: int) -> None:
    run = asyncio.run(run_load(Plan(tables=2, moves=20, seconds=0.5, spread=spread)))
    dialled = [{table.address_for(socket.number) for socket in table.sockets} for table in run.tables]
    assert [len(one) for one in dialled] == [hosts, hosts]
    assert len(set.union(*dialled)) == 2
    assert not run.figures.wrong


def a_watcher_is_shown_a_hand(patching: pytest.MonkeyPatch) -> None:
    right = shown_states.state_for

    def wrong(table: Any, viewer: Any, *rest: Any) -> State:
        return right(table, Seat(0) if viewer == SPECTATOR else viewer, *rest)

    patching.setattr(shown_states, "state_for", wrong)


def a_seat_is_shown_another_dealer(patching: pytest.MonkeyPatch) -> None:
    right = shown_states.state_for

    def wrong(table: Any, viewer: Any, *rest: Any) -> State:
        state = right(table, viewer, *rest)
        if viewer != Seat(1) or state.view is None:
            return state
        view = {**msgspec.json.decode(state.view), "dealer": 7}
        return msgspec.structs.replace(state, view=msgspec.Raw(msgspec.json.encode(view)))

    patching.setattr(shown_states, "state_for", wrong)


def a_hand_holds_a_neighbours_card(patching: pytest.MonkeyPatch) -> None:
    right = shown_states.state_for

    def wrong(table: Any, viewer: Any, *rest: Any) -> State:
        state = right(table, viewer, *rest)
        if viewer != Seat(1) or table.deal is None:
            return state
        view = msgspec.json.decode(bytes(state.view or b""))
        other = msgspec.json.decode(table.game.codec.write_view(table.game.view(table.deal.state, Seat(0))))
        if not view.get("hand") or not other.get("hand"):
            return state
        view["hand"][0] = other["hand"][0]
        return msgspec.structs.replace(state, view=msgspec.Raw(msgspec.json.encode(view)))

    patching.setattr(shown_states, "state_for", wrong)


def a_state_is_left_out(patching: pytest.MonkeyPatch) -> None:
    right, count = Onlooker.send, [0]

    def wrong(onlooker: Onlooker, message: Any) -> None:
        if isinstance(message, State) and message.observations:
            count[0] += 1
            if count[0] % 7 == 0:
                return
        right(onlooker, message)

    patching.setattr(Onlooker, "send", wrong)


@pytest.mark.parametrize(
    ("plant", "found"),
    [
        (a_watcher_is_shown_a_hand, "prefa: somebody without a seat was shown cards"),
        (a_seat_is_shown_another_dealer, "prefa: two were shown different values of “dealer”"),
        (a_hand_holds_a_neighbours_card, "prefa: seats N and N were shown the same card"),
        (a_state_is_left_out, "prefa: version N was left out"),
    ],
    ids=lambda one: getattr(one, "__name__", ""),
)
def test_what_is_planted_is_found(plant: Wrong, found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    run = asyncio.run(run_load(Plan(tables=2, watchers=1.0, moves=60, seconds=1.0, games=("prefa",))))
    assert any(wrong.startswith(found) for wrong in run.figures.wrong), dict(run.figures.wrong)


def test_results_that_do_not_add_up_are_found() -> None:
    view = {"seat": 0, "hand": ["7s"], "held": [1, 1, 1], "results": [5, -5, 1]}
    assert facts_in("prefa", view).wrong == ("the results add up to 1",)


def test_a_hand_of_another_size_than_is_stated_is_found() -> None:
    view = {"seat": 0, "hand": ["7s"], "held": [2, 1, 1], "results": [0, 0, 0]}
    assert facts_in("prefa", view).wrong == ("seat 0 holds 2 cards and was shown 1",)


def test_percentiles_are_those_of_the_whole_run() -> None:
    percentiles = latencies([one / 1000 for one in range(1000)])
    assert (percentiles.count, percentiles.p50, percentiles.p99, percentiles.p999, percentiles.longest) == (
        1000,
        500,
        990,
        999,
        999,
    )


def test_processor_time_is_reported_by_command() -> None:
    figures = Figures()
    figures.begin()
    for _ in range(10):
        figures.note_answer(0.001)
    figures.end()
    figures.began, figures.ended = 100.0, 110.0
    samples = [
        Sample(at=at, cpu=at / 10, loop_cpu=at / 20, rss=2**20, lags=(0.001,), commits=(), groups=(3,))
        for at in (99.0, 101.0, 109.0, 111.0)
    ]
    server = summarize(figures, samples)["server"]
    assert server["cpu_ms_per_command"] == 80.0
    assert (server["cpu_percent"], server["loop_cpu_percent"], server["largest_group"]) == (10.0, 5.0, 3)


def test_every_whole_minute_is_reported_by_itself() -> None:
    figures = Figures()
    figures.began, figures.ended = 100.0, 250.0
    figures.answered_at.extend((101.0, 159.0, 161.0, 230.0))
    figures.answers.extend((0.001, 0.003, 0.005, 9.0))
    samples = [
        Sample(at=at, cpu=cpu, loop_cpu=0.0, rss=0, lags=(), commits=(), groups=())
        for at, cpu in ((100.5, 1.0), (159.5, 1.5), (160.5, 2.0), (219.5, 2.2), (240.0, 9.0))
    ]
    minutes = summarize(figures, samples)["minutes"]
    assert [(one["moves"], one["p99"], one["cpu_ms_per_move"]) for one in minutes] == [(2, 3.0, 250.0), (1, 5.0, 200.0)]


def test_the_aim_is_the_default_where_no_other_is_set() -> None:
    options = parse_options([])
    assert (options.tables, options.people, options.watchers, options.moves, options.seconds) == (
        1000,
        3,
        0.5,
        300,
        1200,
    )
