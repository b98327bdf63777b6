"""Every route has a budget that no address and no visitor can exceed, and nobody fills a turn of the loop."""

import asyncio
from pathlib import Path

import pytest
from litestar import Litestar, get
from litestar.params import FromPath
from websockets.exceptions import ConnectionClosed

from kitapi.web import budget_guard
from kitapi.web.app import ROUTES, methods_of
from kitapi.web.budgets import COSTS, PURSES, UNKNOWN, Budgets, Cost, Excess, Purse, Routes
from kitapi.web.endings import TRY_AGAIN
from kitapi.web.turnstile import Turnstile
from kitapi_testing.room_people import story
from tests.web.visitors import serve_room


def unpaid(app: Litestar) -> list[str]:
    """Return the routes of ``app`` without a cost, as ``METHOD /path``."""
    routes = Routes()
    named = [(method, path) for path, methods in methods_of(app).items() for method in methods]
    return [f"{method} {path}" for method, path in named if routes.cost(method, example(path)) is UNKNOWN]


def example(path: str) -> str:
    """Return an address of the route that is declared as ``path``."""
    for kind, value in (("int", "7"), ("str", "x-_"), ("path", "a/b.js")):
        while f":{kind}}}" in path:
            end = path.index(f":{kind}}}")
            path = path[: path.rindex("{", 0, end)] + value + path[end + len(kind) + 2 :]
    return path


def test_every_route_has_a_budget_and_every_budget_a_route() -> None:
    app = Litestar(ROUTES, openapi_config=None)
    assert unpaid(app) == []
    declared = {f"{method} {path}" for path, methods in methods_of(app).items() for method in methods}
    assert set(COSTS) <= declared
    assert {cost.purse for cost in (*COSTS.values(), UNKNOWN)} == set(PURSES), "no purse is left over"


def test_a_route_without_a_budget_is_found() -> None:
    @get("/api/new/{number:int}")
    async def new(number: FromPath[int]) -> None:
        """A route without a cost."""

    assert unpaid(Litestar([*ROUTES, new], openapi_config=None)) == ["GET /api/new/{number:int}"]


@pytest.mark.parametrize(
    ("method", "path", "cost"),
    [
        ("HEAD", "/", COSTS["GET /"]),
        ("GET", "/static/cards/card.js", COSTS["GET /static/{path:path}"]),
        ("GET", "/api/odds/caribbean-stud/deal", COSTS["GET /api/odds/caribbean-stud/deal"]),
        ("GET", "/api/tables/x/sheet/", COSTS["GET /api/tables/{table_id:str}/sheet"]),
        ("POST", "/api/tables", COSTS["POST /api/tables"]),
        ("GET", "/api/tables", COSTS["GET /api/tables"]),
        ("PUT", "/api/tables", UNKNOWN),
        ("GET", "/api/tables/x/socket", UNKNOWN),
        ("GET", "/wp-login.php", UNKNOWN),
        ("GET", "/api/tables/x/deals/one/replay", UNKNOWN),
    ],
)
def test_the_cost_of_a_request(method: str, path: str, cost: Cost) -> None:
    assert Routes().cost(method, path) == cost


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_an_address_and_a_visitor_have_a_purse_each() -> None:
    clock = Clock()
    budgets, cost = Budgets(clock=clock), Cost("advice", 5)
    assert [budgets.spend(cost, "10.0.0.1", "maria") for _ in range(4)] == [None] * 4
    assert budgets.spend(cost, "10.0.0.1", "maria") == Excess("advice", 3), "five units at two a second"
    assert budgets.spend(cost, "10.0.0.2", "maria") == Excess("advice", 3), "the visitor is the same at another address"
    assert budgets.spend(cost, "10.0.0.1", "nikos") == Excess("advice", 3), "another visitor has the same address"
    assert budgets.spend(cost, "10.0.0.2", "nikos") is None, "a refused request costs nothing"
    assert budgets.spend(cost, "10.0.0.3", None) is None
    clock.now += 2.5
    assert budgets.spend(cost, "10.0.0.1", "maria") is None
    assert budgets.spend(cost, "10.0.0.1", "maria") == Excess("advice", 3)


def test_the_allowance_multiplies_every_purse() -> None:
    budgets = Budgets(10, clock=Clock())
    refusals = [budgets.spend(Cost("reports"), "10.0.0.1", "maria") for _ in range(101)]
    assert (refusals[:100], refusals[100]) == ([None] * 100, Excess("reports", 1))


@story
async def test_beyond_the_budget_there_is_a_plain_answer_with_the_time_to_wait(
    page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PURSES, "reading", Purse(0.1, 4, "answers"))
    monkeypatch.setitem(PURSES, "sockets", Purse(0.1, 1, "sockets"))
    monkeypatch.setattr(budget_guard, "REFUSAL_DELAY", 0.0)
    async with serve_room(page) as room, room.visitor() as maria:
        table = await maria.new_table("me", "first")
        answers = [await maria.browser.get("/api/tables", headers={"accept-language": "sk"}) for _ in range(30)]
        assert [answer.status_code for answer in answers] == [200] + [429] * 29
        assert answers[1].headers["retry-after"] == "40"
        assert answers[1].headers["cache-control"] == "no-store"
        assert answers[1].headers["x-content-type-options"] == "nosniff"
        refusal = answers[1].json()
        assert (refusal["reason"], refusal["facts"]) == ("busy", {"what": "answers"})
        assert refusal["text"].startswith("To je viac")
        async with maria.at(table) as line:
            await line.hear()
        async with maria.at(table) as line:
            assert (await line.hear())["reason"] == "busy"
            with pytest.raises(ConnectionClosed):
                await line.hear()
            assert line.socket.close_code == TRY_AGAIN


@pytest.mark.parametrize(
    ("path", "allowed"),
    [("/api/tables", "GET, POST"), ("/", "GET, HEAD"), ("/api/tables/x/sheet", "GET"), ("/static/a/b.js", "GET, HEAD")],
)
@story
async def test_a_refused_method_is_answered_with_the_allowed_ones(page: Path, path: str, allowed: str) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        answer = await maria.browser.put(path)
        assert (answer.status_code, answer.headers["allow"]) == (405, allowed)


# The turnstile


@story
async def test_of_many_requests_of_one_address_two_begin_in_a_turn_and_others_do_not_wait_for_them() -> None:
    turnstile, started = Turnstile(each=2, all_=8), list[str]()
    loop = asyncio.get_running_loop()

    async def request(address: str) -> None:
        await turnstile.enter(address)
        started.append(address)

    def turn() -> None:
        started.append("-")
        if len(started) < 40:
            loop.call_soon(turn)

    requests = [asyncio.create_task(request("flood")) for _ in range(12)]
    loop.call_soon(turn)
    await asyncio.sleep(0)
    requests.append(asyncio.create_task(request("quiet")))
    await asyncio.gather(*requests)
    turns = "".join(one[0] for one in started).strip("-").split("-")
    assert max(one.count("f") for one in turns) == 2
    assert started.count("flood") == 12
    assert started.index("quiet") < 10, "it does not wait for the others"


@story
async def test_a_cancelled_request_takes_no_place() -> None:
    turnstile = Turnstile(each=1, all_=1)
    await turnstile.enter("a")
    waiting = [asyncio.create_task(turnstile.enter("a")) for _ in range(6)]
    await asyncio.sleep(0)
    waiting[4].cancel()
    await asyncio.gather(*waiting[:4], waiting[5])
    assert waiting[4].cancelled()
