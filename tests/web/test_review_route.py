"""The review of a finished deal over HTTP: sent while it is computed, once for all, and stopped if nobody waits."""

import asyncio
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kitapi.records import read_record, write_record
from kitapi.registry import GAMES
from kitapi.room.errors import RoomError, SolverNotReady, Unreviewed, Unsolved
from kitapi.web.answering_process import Timeouts
from kitapi.web.budgets import PURSES
from kitapi.web.review_process import ReviewProcess
from kitapi.web.reviews import ReviewRequest, Reviews
from tests.web.test_histories import play_a_deal
from tests.web.visitors import Served, Visitor, serve_room

pytestmark = pytest.mark.anyio

LANGUAGES = ("en", "el", "sk", "it")


class Reviewer:
    """A reviewer that keeps its requests, and gives the test's answer when the test releases it."""

    games = frozenset({"toy"})

    def __init__(self, *errors: RoomError, answer: Any = None) -> None:
        self.asked: list[Any] = []
        self.may = asyncio.Event()
        self.may.set()
        self.given_up = 0
        self._errors = list(errors)
        self._answer = answer or {"review": {lang: {"language": lang} for lang in LANGUAGES}}

    async def answer(self, line: bytes, report: Callable[[bytes], None] | None = None) -> bytes:
        self.asked.append(msgspec.json.decode(line))
        if self._errors:
            raise self._errors.pop(0)
        assert report
        report(b'{"done":1,"of":2}\n')
        try:
            await self.may.wait()
        except asyncio.CancelledError:
            self.given_up += 1
            raise
        return msgspec.json.encode(self._answer) + b"\n"

    async def close(self) -> None:
        """Do nothing, because no process runs."""


def decode_lines(text: bytes) -> list[Any]:
    return [msgspec.json.decode(line) for line in text.splitlines()]


async def follow_review(reviews: Reviews, number: int = 1, user: str = "maria", lang: str = "en") -> list[Any]:
    """Return all that ``user`` receives of the review of a deal."""
    request = ReviewRequest("table", number, b'{"record":"%d"}' % number)
    return decode_lines(b"".join([line async for line in reviews.follow(request, user, lang)]))


async def a_finished_deal(visitor: Visitor) -> str:
    table = await visitor.new_table("me", "first")
    async with visitor.at(table) as line:
        await line.hear()
        await play_a_deal(line)
    return table


async def get_review(room: Served, table: str, number: int = 1, lang: str = "el") -> Any:
    async with room.visitor() as stranger:
        return await stranger.browser.get(f"/api/tables/{table}/deals/{number}/review", params={"lang": lang})


async def test_whoever_may_replay_a_finished_deal_gets_its_review(page: Path) -> None:
    reviewer = Reviewer()
    async with serve_room(page, reviewer=reviewer) as room, room.visitor() as maria:
        table = await a_finished_deal(maria)
        answers = [await get_review(room, table, lang=lang) for lang in ("el", "sk")]
        unfinished = await get_review(room, table, number=2)
        record = (await maria.browser.get(f"/api/tables/{table}/record")).text
    assert decode_lines(answers[0].content) == [{"waiting": True}, {"done": 1, "of": 2}, {"review": {"language": "el"}}]
    assert answers[0].headers["cache-control"] == "no-store"
    assert decode_lines(answers[1].content) == [{"review": {"language": "sk"}}], "it is made once, for every language"
    assert reviewer.asked == [{"record": record}]
    assert (unfinished.status_code, unfinished.json()["reason"]) == (404, "unknown_deal")


async def test_of_a_game_without_reviews_there_is_none(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        answer = await get_review(room, await a_finished_deal(maria))
    assert (answer.status_code, answer.json()["reason"]) == (404, "no_review")


async def test_a_visitor_may_not_ask_for_ever(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at_once = PURSES["reviews"].burst
    monkeypatch.setitem(PURSES, "reviews", PURSES["reviews"]._replace(rate=1e-6))
    async with serve_room(page, reviewer=Reviewer()) as room, room.visitor() as maria:
        table = await a_finished_deal(maria)
        statuses = [(await get_review(room, table)).status_code for _ in range(at_once + 1)]
    assert statuses == [200] * at_once + [429]


async def test_who_goes_away_ends_a_review_that_nobody_else_waits_for(page: Path) -> None:
    reviewer = Reviewer()
    reviewer.may.clear()
    async with serve_room(page, reviewer=reviewer) as room, room.visitor() as maria:
        table = await a_finished_deal(maria)
        async with maria.browser.stream("GET", f"/api/tables/{table}/deals/1/review") as answer:
            await anext(answer.aiter_lines())
        async with asyncio.timeout(5):
            while not reviewer.given_up:
                await asyncio.sleep(0.01)
    assert len(reviewer.asked) == 1


async def test_two_who_wait_for_one_deal_get_the_same_review() -> None:
    reviewer = Reviewer()
    reviewer.may.clear()
    reviews = Reviews(reviewer)
    first = asyncio.create_task(follow_review(reviews, user="maria"))
    await asyncio.sleep(0.01)
    second = asyncio.create_task(follow_review(reviews, user="nikos", lang="it"))
    await asyncio.sleep(0.01)
    reviewer.may.set()
    assert (await first)[-1] == {"review": {"language": "en"}}
    assert await second == [{"done": 1, "of": 2}, {"review": {"language": "it"}}]
    assert len(reviewer.asked) == 1


async def test_a_visitor_waits_for_one_review_at_a_time() -> None:
    reviewer = Reviewer()
    reviewer.may.clear()
    reviews = Reviews(reviewer)
    first = asyncio.create_task(follow_review(reviews, 1))
    await asyncio.sleep(0.01)
    second = asyncio.create_task(follow_review(reviews, 2))
    assert (await first)[-1]["reason"] == "other_review"
    reviewer.may.set()
    assert "review" in (await second)[-1]
    assert reviewer.given_up == 1


async def test_a_review_given_up_is_made_anew_for_the_next_who_asks() -> None:
    reviewer = Reviewer()
    reviewer.may.clear()
    reviews = Reviews(reviewer)
    first = asyncio.create_task(follow_review(reviews))
    await asyncio.sleep(0.01)
    first.cancel()
    await asyncio.sleep(0)
    reviewer.may.set()
    assert "review" in (await follow_review(reviews))[-1]
    assert len(reviewer.asked) == 2


async def test_while_the_reviewer_is_compiled_whoever_waits_learns_so() -> None:
    heard = await follow_review(Reviews(Reviewer(SolverNotReady())))
    assert heard[:2] == [{"waiting": True}, {"preparing": True}]
    assert "review" in heard[-1]


@pytest.mark.parametrize("reviewer", [Reviewer(Unsolved(), Unsolved()), Reviewer(answer={"error": "it broke"})])
async def test_what_fails_is_said_in_the_readers_language_and_not_kept(reviewer: Reviewer) -> None:
    reviews = Reviews(reviewer)
    for attempt in (1, 2):
        heard = await follow_review(reviews, lang="sk")
        assert heard[-1] == {"reason": Unreviewed.reason, "text": "Rozbor sa nepodaril: skús to o chvíľu znova."}
        assert len(reviewer.asked) == attempt


async def test_only_so_many_reviews_are_kept() -> None:
    reviewer = Reviewer()
    reviews = Reviews(reviewer, kept=2)
    for number in (1, 2, 1, 3, 1, 2):
        await follow_review(reviews, number)
    assert [one["record"] for one in reviewer.asked] == ["1", "2", "3", "2"]


async def test_no_review_of_before_is_kept_once_a_name_was_removed() -> None:
    reviewer = Reviewer()
    reviews = Reviews(reviewer)
    await follow_review(reviews)
    reviews.forget_all()
    reviewer.may.clear()
    first = asyncio.create_task(follow_review(reviews, user="maria"))
    await asyncio.sleep(0.01)
    reviews.forget_all()
    second = asyncio.create_task(follow_review(reviews, user="nikos"))
    await asyncio.sleep(0.01)
    reviewer.may.set()
    for waiting in (first, second):
        assert "review" in (await waiting)[-1]
    assert len(reviewer.asked) == 3, "who asks afterwards waits for another one"
    await follow_review(reviews)
    assert len(reviewer.asked) == 3


async def test_closing_ends_what_is_being_made() -> None:
    reviewer = Reviewer()
    reviewer.may.clear()
    reviews = Reviews(reviewer)
    waiting = asyncio.create_task(follow_review(reviews))
    await asyncio.sleep(0.01)
    await reviews.close()
    async with asyncio.timeout(2):
        await waiting
    assert reviewer.given_up == 1


FAKE = """
import sys
for line in sys.stdin:
    for done in range(3):
        print('{"done":%d,"of":3}' % done)
    print('{"asked":%s}' % line.strip(), flush=True)
"""


async def test_a_child_tells_how_far_it_has_come_before_it_answers() -> None:
    reviewer = ReviewProcess((sys.executable, "-c", FAKE), Timeouts())
    news: list[bytes] = []
    assert msgspec.json.decode(await reviewer.answer(b"7", news.append)) == {"asked": 7}
    assert decode_lines(b"".join(news)) == [{"done": done, "of": 3} for done in range(3)]
    await reviewer.close()


async def test_the_real_reviewer_tells_every_decision_in_every_language_from_its_own_process() -> None:
    history = Path(__file__).parent.parent / "histories" / "0.1.0-prefa-three.jsonl"
    with history.open("rb") as lines:
        record = read_record(lines, GAMES)
    quickest = min(record.deals, key=len)
    line = msgspec.json.encode({"record": b"".join(write_record(replace(record, deals=(quickest,)))).decode()})
    reviewer = ReviewProcess(timeouts=Timeouts(starting=240.0))
    news: list[bytes] = []
    review = msgspec.json.decode(await reviewer.answer(line, news.append))["review"]
    bad = msgspec.json.decode(await reviewer.answer(b'{"record":"nonsense"}'))
    await reviewer.close()
    made = review["en"]["decisions"]
    assert decode_lines(b"".join(news)) == [{"done": done, "of": len(made)} for done in range(1, len(made) + 1)]
    assert sorted(review) == sorted(LANGUAGES)
    assert {lang: one["language"] for lang, one in review.items()} == {lang: lang for lang in LANGUAGES}
    assert [one["cost"] for one in review["sk"]["decisions"]] == [one["cost"] for one in made]
    assert "BadRecord" in bad["error"]
