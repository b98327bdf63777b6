"""Drills for browsers: sent without their answers, marked with clause and reason; and classes with a trainer."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from kitapi.kernel.drills import drills_of
from kitapi.registry import DRILLS
from kitapi.room.classes import trainer_keys
from kitapi.store import Append, MemoryStore, NewEvent
from tests.web.visitors import Visitor, serve_room

pytestmark = pytest.mark.anyio

STUD = DRILLS["caribbean-stud"]
ALONE = "/api/drills/caribbean-stud"


def right(seed: int, topic: str | None = None, number: int = 0) -> Any:
    return STUD.drill(seed, topic, number).solution.answer


async def test_topics_are_named_in_the_readers_language(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as visitor:
        topics = (await visitor.browser.get(ALONE, params={"lang": "it"})).json()["topics"]
    assert [one["topic"] for one in topics] == list(STUD.topics)
    assert {"topic": "split", "heading": "Un jackpot diviso"} in topics


async def test_a_drill_is_set_without_its_answer_and_marked_with_its_reason(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as visitor:
        where = {"topic": "CSP-104", "number": "3", "lang": "en"}
        question = (await visitor.browser.get(f"{ALONE}/7", params=where)).json()
        again = (await visitor.browser.get(f"{ALONE}/7", params=where)).json()
        marked = (
            await visitor.browser.post(f"{ALONE}/7", params=where, json={"answer": right(7, "CSP-104", 3)})
        ).json()
    assert question == again
    assert (question["seed"], question["number"], question["topic"]) == (7, 3, "CSP-104")
    assert not {"answer", "clauses", "reason", "solution"} & set(question)
    assert marked["right"] is True
    assert marked["verdict"] == "Right."
    assert marked["clauses"][0] == "CSP-104"
    assert marked["reason"].startswith("A seat was left out of the deal")


async def test_a_wrong_answer_is_followed_by_the_right_one(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as visitor:
        where = {"topic": "payment", "lang": "sk"}
        marked = (await visitor.browser.post(f"{ALONE}/2", params=where, json={"answer": 123456})).json()
    assert (marked["right"], marked["points"], marked["verdict"]) == (False, 0, "Nesprávne.")
    assert marked["answer"] == right(2, "payment")
    assert marked["told"] == [str(right(2, "payment"))]


@pytest.mark.parametrize(
    ("path", "body", "status", "field"),
    [
        ("/api/drills/prefa/1", None, 404, None),
        (f"{ALONE}/1?topic=roulette", None, 400, "topic"),
        (f"{ALONE}/1?number=x", None, 400, "number"),
        (f"{ALONE}/1?number=1000", None, 400, "number"),
        (f"{ALONE}/1?number={'0' * 9}{'9' * 20}", None, 400, "number"),
        (f"{ALONE}/1?number={'0' * 9}{'9' * 5000}", None, 400, "number"),
        (f"{ALONE}/9999999999", None, 400, "seed"),
        (f"{ALONE}/1?topic=payment", {"answer": ["a"]}, 400, "answer"),
        (f"{ALONE}/1?topic=cut", {"answer": ["a", "b"]}, 400, "answer"),
        (f"{ALONE}/1?topic=cut", {"answer": "a"}, 400, "answer"),
        (f"{ALONE}/1?topic=cut", {"reply": 1}, 400, None),
    ],
)
async def test_what_is_wrong_is_named(page: Path, path: str, body: Any, status: int, field: str | None) -> None:
    async with serve_room(page) as room, room.visitor() as visitor:
        answer = await (visitor.browser.get(path) if body is None else visitor.browser.post(path, json=body))
    assert answer.status_code == status
    assert field is None or answer.json()["field"] == field
    assert answer.json()["text"]


# Classes


async def open_class(visitor: Visitor, **more: Any) -> str:
    answer = await visitor.browser.post("/api/classes", json={"game": "caribbean-stud", "seed": 11, "count": 4, **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["class"])


async def join_class(visitor: Visitor, code: str, name: str) -> httpx.Response:
    return await visitor.browser.post(f"/api/classes/{code}/trainees", json={"name": name})


async def send_answer(visitor: Visitor, code: str, number: int, answer: Any) -> httpx.Response:
    return await visitor.browser.post(f"/api/classes/{code}/drills/{number}", json={"answer": answer})


async def test_a_trainer_sees_what_his_class_answers(page: Path) -> None:
    drills = drills_of(STUD, 11, ("payment", "CSP-104"), 4)
    async with serve_room(page) as room, room.visitor() as trainer, room.visitor() as anna, room.visitor() as boris:
        code = await open_class(trainer, topics=["payment", "CSP-104"])
        for visitor, name in ((anna, "Anna"), (boris, "Boris")):
            assert (await join_class(visitor, code.lower(), name)).json()["name"] == name
        first = (await anna.browser.get(f"/api/classes/{code}/drills/0", params={"lang": "en"})).json()
        assert first["topic"] == "payment"
        assert "seed" not in first
        assert first["mark"] is None
        assert (await send_answer(anna, code, 0, drills[0].solution.answer)).json()["right"] is True
        assert (await send_answer(anna, code, 1, drills[1].solution.answer)).json()["right"] is True
        assert (await send_answer(boris, code, 0, 999_999)).json()["right"] is False
        seen = (await trainer.browser.get(f"/api/classes/{code}")).json()
        mine = (await anna.browser.get(f"/api/classes/{code}")).json()
        csv = await trainer.browser.get(f"/api/classes/{code}/sheet.csv")
        others_csv = await anna.browser.get(f"/api/classes/{code}/sheet.csv")
        seen_again = (await anna.browser.get(f"/api/classes/{code}/drills/0")).json()
    assert seen["trainer"] is True
    assert seen["seed"] == 11
    assert [(one["name"], one["right"], one["points"]) for one in seen["sheet"]["trainees"]] == [
        ("Anna", 2, 4),
        ("Boris", 0, 0),
    ]
    assert seen["sheet"]["clauses"]["CSP-104"] == {"right": 1, "asked": 1}
    assert seen["sheet"]["weakest"]
    assert not {"sheet", "seed"} & set(mine)
    assert mine["marks"] == {"0": {"right": True, "points": 2}, "1": {"right": True, "points": 2}}
    assert csv.status_code == 200
    assert csv.headers["content-type"].startswith("text/csv")
    assert csv.text.splitlines()[1] == "Anna,2,2,,,2,4"
    assert others_csv.status_code == 400
    assert others_csv.json()["reason"] == "not_trainer"
    assert seen_again["mark"]["right"] is True


async def test_the_first_answer_counts(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as trainer, room.visitor() as anna:
        code = await open_class(trainer, topics=["payment"])
        assert (await send_answer(anna, code, 0, 5)).json()["reason"] == "not_in_class"
        assert (await anna.browser.get(f"/api/classes/{code}/drills/0")).json()["reason"] == "not_in_class"
        await join_class(anna, code, "Anna")
        await send_answer(anna, code, 0, 5)
        assert (await send_answer(anna, code, 0, 6)).json()["reason"] == "answered"
        assert (await send_answer(anna, code, 4, 6)).json()["field"] == "number"
        assert (await send_answer(anna, code, 1, ["a"])).json()["field"] == "answer"
        seen = (await trainer.browser.get(f"/api/classes/{code}")).json()
    assert seen["sheet"]["trainees"][0]["marks"][0]["given"] == 5


async def test_a_name_is_one_trainees(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as trainer, room.visitor() as anna, room.visitor() as boris:
        code = await open_class(trainer)
        await join_class(anna, code, "Anna")
        assert (await join_class(boris, code, "  Anna ")).json()["reason"] == "name_taken"
        assert (await join_class(boris, code, "")).json()["field"] == "name"
        assert (await join_class(anna, code, "Anna M")).json()["name"] == "Anna M"
        assert (await join_class(boris, code, "Anna")).json()["name"] == "Anna"


@pytest.mark.parametrize(
    ("body", "status", "field"),
    [
        ({"game": "prefa"}, 404, None),
        ({"topics": ["roulette"]}, 400, "topics"),
        ({"count": 0}, 400, "count"),
        ({"count": 101}, 400, "count"),
        ({"seed": -1}, 400, "seed"),
        ({"colour": "red"}, 400, None),
    ],
)
async def test_a_class_that_cannot_be_is_refused(
    page: Path, body: dict[str, Any], status: int, field: str | None
) -> None:
    async with serve_room(page) as room, room.visitor() as trainer:
        answer = await trainer.browser.post("/api/classes", json={"game": "caribbean-stud", **body})
    assert answer.status_code == status
    assert field is None or answer.json()["field"] == field


@pytest.mark.parametrize("code", ["ZZZZZZ", "x", "../etc", "AAAAAAA"])
async def test_a_code_that_nobody_has_is_unknown(page: Path, code: str) -> None:
    async with serve_room(page) as room, room.visitor() as visitor:
        answer = await visitor.browser.get(f"/api/classes/{code}")
    assert answer.status_code == 404


async def test_a_trainer_opens_their_class_again_on_another_device(page: Path) -> None:
    store = MemoryStore()
    async with serve_room(page, store) as room, room.visitor() as trainer, room.visitor() as laptop:
        opened = await trainer.browser.post("/api/classes", json={"game": "caribbean-stud", "seed": 11})
        code, key = opened.json()["class"], opened.json()["trainer_key"]
        before = (await laptop.browser.get(f"/api/classes/{code}")).json()
        seen = await laptop.browser.post(f"/api/classes/{code.lower()}/trainers", json={"trainer_key": key})
        again = await laptop.browser.post(f"/api/classes/{code}/trainers", json={"trainer_key": key})
        sheet = await laptop.browser.get(f"/api/classes/{code}/sheet.csv")
        stored = await store.read(f"class:{code}")
    assert before["trainer"] is False
    assert (seen.status_code, seen.json()["trainer"], seen.json()["seed"]) == (200, True, 11)
    assert (again.status_code, sheet.status_code) == (200, 200)
    assert [one.kind for one in stored] == ["class.opened", "class.trainer_key_set", "class.trainer_added"]
    assert key.encode() not in b"".join(one.payload for one in stored)


async def test_only_the_newest_key_of_a_class_makes_a_trainer_and_only_a_trainer_gets_one(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as trainer, room.visitor() as anna:
        opened = (await trainer.browser.post("/api/classes", json={"game": "caribbean-stud"})).json()
        other = (await trainer.browser.post("/api/classes", json={"game": "caribbean-stud"})).json()
        address = f"/api/classes/{opened['class']}"
        newer = (await trainer.browser.post(f"{address}/trainer-key")).json()["trainer_key"]
        refused = [
            await anna.browser.post(f"{address}/trainers", json={"trainer_key": key})
            for key in (opened["trainer_key"], other["trainer_key"], "", newer[:-1], "é", "x" * 65)
        ]
        by_stranger = await anna.browser.post(f"{address}/trainer-key")
        admitted = await anna.browser.post(f"{address}/trainers", json={"trainer_key": newer})
        by_anna = await anna.browser.post(f"{address}/trainer-key")
    assert [one.json()["reason"] for one in refused] == [*["wrong_trainer_key"] * 5, "malformed"]
    assert by_stranger.json()["reason"] == "not_trainer"
    assert admitted.json()["trainer"] is True
    assert by_anna.status_code == 201


async def test_keys_and_trainers_of_a_class_have_their_bounds(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trainer_keys, "MOST_KEYS", 2)
    monkeypatch.setattr(trainer_keys, "MOST_TRAINERS", 1)
    async with serve_room(page) as room, room.visitor() as trainer, room.visitor() as anna, room.visitor() as boris:
        opened = (await trainer.browser.post("/api/classes", json={"game": "caribbean-stud"})).json()
        address = f"/api/classes/{opened['class']}"
        key = (await trainer.browser.post(f"{address}/trainer-key")).json()
        third = await trainer.browser.post(f"{address}/trainer-key")
        statuses = [(await one.browser.post(f"{address}/trainers", json=key)).status_code for one in (anna, anna)]
        beyond = await boris.browser.post(f"{address}/trainers", json=key)
    assert third.json()["reason"] == beyond.json()["reason"] == "busy"
    assert statuses == [200, 200]


async def test_a_class_of_before_keys_gets_its_first_one_from_its_trainer(page: Path) -> None:
    store = MemoryStore()
    async with serve_room(page, store) as room, room.visitor() as trainer, room.visitor() as anna:
        new = await open_class(trainer)
        payload = (await store.read(f"class:{new}"))[0].payload
        event = NewEvent(kind="class.opened", schema=1, payload=payload)
        await store.append([Append(stream="class:AAAAAA", expected=0, events=(event,))])
        empty = await anna.browser.post("/api/classes/AAAAAA/trainers", json={"trainer_key": ""})
        key = (await trainer.browser.post("/api/classes/AAAAAA/trainer-key")).json()
        admitted = await anna.browser.post("/api/classes/AAAAAA/trainers", json=key)
    assert empty.json()["reason"] == "wrong_trainer_key"
    assert admitted.json()["trainer"] is True


async def test_a_class_outlives_the_server(page: Path) -> None:
    store = MemoryStore()
    store.close = _stay_open  # type: ignore[method-assign]
    async with serve_room(page, store) as room, room.visitor() as trainer:
        code = await open_class(trainer, topics=["payment"])
        await join_class(trainer, code, "Anna")
        await send_answer(trainer, code, 0, right(11, "payment"))
        cookies = dict(trainer.browser.cookies)
    async with serve_room(page, store) as room, room.visitor() as again:
        again.browser.cookies.update(cookies)
        seen = (await again.browser.get(f"/api/classes/{code}")).json()
    assert seen["sheet"]["trainees"][0]["points"] == 2


async def test_an_answer_that_a_drill_no_longer_has_is_passed_over(page: Path) -> None:
    store = MemoryStore()
    async with serve_room(page, store) as room, room.visitor() as trainer:
        code = await open_class(trainer, topics=["payment"])
        await join_class(trainer, code, "Anna")
        user = (await store.read(f"class:{code}"))[2].payload.decode().partition('"user":"')[2].partition('"')[0]
        stale = f'{{"kind":"class.answered","user":"{user}","number":0,"given":["a"]}}'.encode()
        event = NewEvent(kind="class.answered", schema=1, payload=stale)
        await store.append([Append(stream=f"class:{code}", expected=3, events=(event,))])
        seen = (await trainer.browser.get(f"/api/classes/{code}")).json()
        assert seen["sheet"]["trainees"][0]["marks"][0] is None
        assert (await send_answer(trainer, code, 0, right(11, "payment"))).json()["right"] is True


async def _stay_open() -> None:
    """Do not close the store, which is shared by two servers."""
