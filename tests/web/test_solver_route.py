"""Requests to the solver over HTTP, and the process that answers them."""

import asyncio
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from kitapi.room.errors import Busy, SolverNotReady, Unsolved
from kitapi.web.budgets import PURSES
from kitapi.web.solver_process import SolverProcess, Timeouts
from kitapi.web.solver_route import LONGEST
from tests.web.visitors import serve_room

pytestmark = pytest.mark.anyio

FAKE = """
import os, sys, time
time.sleep({starting})
for line in sys.stdin:
    if "sleep" in line:
        time.sleep(60)
    if "die" in line:
        sys.exit(3)
    print('{{"pid":%d,"asked":%s}}' % (os.getpid(), line.strip()), flush=True)
"""
"""A child process that answers with its process number and the request, unless the request says otherwise."""

QUESTION = {"declarer": "As Qs", "first": "Ks 7h", "second": "8d 9d", "strain": "n", "leader": "declarer"}


def fake(starts_in: float = 0, **timeouts: Any) -> SolverProcess:
    return SolverProcess((sys.executable, "-c", FAKE.format(starting=starts_in)), Timeouts(**timeouts))


async def pid(solver: SolverProcess, line: bytes = b"1") -> int:
    return int(msgspec.json.decode(await solver.answer(line))["pid"])


async def has_ended(process: int) -> bool:
    for _ in range(200):
        try:
            # a child that has ended and was waited for does not exist any more
            if Path(f"/proc/{process}/stat").read_text(encoding="utf-8").split()[2] == "Z":
                return True
        except OSError:
            return True
        await asyncio.sleep(0.02)
    return False


async def test_one_child_answers_one_question_after_the_other() -> None:
    solver = fake()
    answers = await asyncio.gather(*(solver.answer(b"%d" % number) for number in range(8)))
    decoded = [msgspec.json.decode(answer) for answer in answers]
    assert [one["asked"] for one in decoded] == list(range(8))
    assert len({one["pid"] for one in decoded}) == 1
    await solver.close()
    assert await has_ended(decoded[0]["pid"])


async def test_a_request_while_it_is_compiled_is_answered_so_and_the_compiling_continues() -> None:
    solver = fake(starts_in=0.4, starting=0.05)
    with pytest.raises(SolverNotReady):
        await solver.answer(b"1")
    await asyncio.sleep(0.6)
    assert await pid(solver) > 0
    await solver.close()


async def test_a_question_that_takes_too_long_ends_the_child_and_the_next_one_is_answered() -> None:
    solver = fake(answer=0.2)
    first = await pid(solver)
    with pytest.raises(Unsolved):
        await solver.answer(b'"sleep"')
    assert await has_ended(first)
    assert await pid(solver) != first
    await solver.close()


async def test_a_child_that_dies_is_replaced() -> None:
    solver = fake()
    with pytest.raises(Unsolved):
        await solver.answer(b'"die"')
    assert await pid(solver) > 0
    await solver.close()


async def test_a_question_nobody_waits_for_does_not_answer_the_next_one() -> None:
    solver = fake()
    await pid(solver)
    given_up = asyncio.create_task(solver.answer(b'"sleep"'))
    await asyncio.sleep(0.05)
    given_up.cancel()
    assert msgspec.json.decode(await solver.answer(b"7"))["asked"] == 7
    await solver.close()


async def test_too_many_at_once_are_refused() -> None:
    solver = fake(waiting=2, answer=0.3)
    await pid(solver)
    slow = [asyncio.create_task(solver.answer(b'"sleep"')) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await solver.answer(b"1")
    await asyncio.gather(*slow, return_exceptions=True)
    assert await pid(solver) > 0
    await solver.close()


async def test_an_idle_child_is_let_go_and_another_one_started_when_needed() -> None:
    solver = fake(idle=0.1)
    first = await pid(solver)
    assert await has_ended(first)
    assert await pid(solver) != first
    await solver.close()


async def test_a_command_that_cannot_be_run_solves_nothing() -> None:
    solver = SolverProcess(("/nowhere/python",))
    with pytest.raises(Unsolved):
        await solver.answer(b"1")
    await solver.close()


async def test_after_closing_nobody_is_answered_and_no_child_is_started() -> None:
    solver = fake()
    first = await pid(solver)
    waiting = [asyncio.create_task(solver.answer(b'"sleep"')) for _ in range(3)]
    await asyncio.sleep(0.05)
    await solver.close()
    async with asyncio.timeout(2):
        ended = await asyncio.gather(*waiting, solver.answer(b"1"), return_exceptions=True)
    assert [type(one) for one in ended] == [Unsolved] * 4
    assert await has_ended(first)


class FixedSolver:
    """A solver that keeps the requests, and always gives the same answer."""

    def __init__(self, answer: Any = None, error: Exception | None = None) -> None:
        self.asked: list[Any] = []
        self._answer = answer if answer is not None else {"tricks": 2}
        self._error = error

    async def answer(self, line: bytes) -> bytes:
        self.asked.append(msgspec.json.decode(line))
        if self._error:
            raise self._error
        return msgspec.json.encode(self._answer)

    async def close(self) -> None:
        """Do nothing, because no process runs."""


async def ask(page: Path, solver: Any, **params: str) -> httpx.Response:
    async with serve_room(page, solver=solver) as room, room.visitor() as visitor:
        return await visitor.browser.get("/api/solve", params=params)


async def test_an_address_is_a_question(page: Path) -> None:
    solver = FixedSolver()
    answer = await ask(page, solver, **QUESTION, objective="betl", played="As", also="moves,line", lang="sk")
    assert (answer.status_code, answer.json()) == (200, {"tricks": 2})
    assert answer.headers["cache-control"] == "private, max-age=86400"
    hands = {name: QUESTION[name] for name in ("declarer", "first", "second")}
    params = {"strain": "n", "leader": "declarer", "objective": "betl", "played": "As"}
    assert solver.asked == [{**params, "hands": hands, "also": ["moves", "line"]}]


async def test_without_a_second_hand_there_is_a_lone_defender(page: Path) -> None:
    solver = FixedSolver()
    await ask(page, solver, declarer="As", first="Ks", strain="s", leader="first")
    assert solver.asked[0]["hands"] == {"declarer": "As", "first": "Ks", "second": None}


async def test_what_is_wrong_is_said_as_the_command_says_it(page: Path) -> None:
    answer = await ask(page, FixedSolver({"id": None, "error": "hands.first: As is in the hand of declarer already"}))
    assert answer.status_code == 400
    assert answer.headers["cache-control"] == "no-store"
    assert answer.json() == {
        "reason": "malformed",
        "field": "hands.first",
        "text": "hands.first: As is in the hand of declarer already.",
    }


async def test_what_is_too_long_is_not_solved(page: Path) -> None:
    solver = FixedSolver()
    answer = await ask(page, solver, declarer="As " * LONGEST)
    assert (answer.status_code, answer.json()["field"], solver.asked) == (400, "declarer", [])


@pytest.mark.parametrize(
    ("error", "reason", "text"),
    [
        (SolverNotReady(), "making_ready", "Riešiteľ sa práve pripravuje"),
        (Unsolved(), "unsolved", "Riešiteľ nenašiel odpoveď včas"),
        (Busy(what="solver"), "busy", ""),
    ],
)
async def test_no_answer_is_reported_in_the_readers_language(
    page: Path, error: Exception, reason: str, text: str
) -> None:
    answer = await ask(page, FixedSolver(error=error), **QUESTION, lang="sk")
    assert (answer.status_code, answer.json()["reason"]) == (503, reason)
    assert answer.json()["text"].startswith(text)
    assert answer.headers.get("retry-after") == (None if isinstance(error, Unsolved) else "1")


async def test_a_visitor_may_not_ask_for_ever(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PURSES, "questions", PURSES["questions"]._replace(rate=1e-6))
    async with serve_room(page, solver=FixedSolver()) as room, room.visitor() as visitor:
        answers = [await visitor.browser.get("/api/solve", params=QUESTION) for _ in range(61)]
    assert {answer.status_code for answer in answers[:60]} == {200}
    assert answers[-1].status_code == 429


async def test_the_real_solver_answers_from_its_own_process(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as visitor:
        for _ in range(60):
            answer = await visitor.browser.get("/api/solve", params={**QUESTION, "also": "moves"})
            if answer.status_code != 503:
                break
            assert answer.json()["reason"] == "making_ready"
        bad = await visitor.browser.get("/api/solve", params={**QUESTION, "strain": "x"})
    assert answer.json() == {"tricks": 2, "moves": {"As": 2, "Qs": 0}}
    assert bad.json()["text"] == "strain: cannot be “x”; choose from s, c, d, h, n."


async def test_the_page_of_the_solver_is_the_shell(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as visitor:
        answer = await visitor.browser.get("/solver?declarer=As")
    assert (answer.status_code, "Kitapi" in answer.text) == (200, True)
