"""The value of a hand over HTTP: the request is in the address, and a process of its own answers."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from kitapi.web import hand_value
from tests.web.visitors import serve_room

pytestmark = pytest.mark.anyio

TEN = "As Ks Qs Js 9s Ah Kh Qd Jd 7c"


class Echo:
    """Answers with the request itself, or refuses twelve cards."""

    async def answer(self, line: bytes, report: Callable[[bytes], None] | None = None) -> bytes:
        assert report is None
        request: dict[str, Any] = msgspec.json.decode(line)
        return b'{"id":null,"error":"cards: are too many"}\n' if "7d" in request["cards"] else line + b"\n"

    async def close(self) -> None:
        """Do nothing, because nothing is open."""


@pytest.fixture(autouse=True)
def _echo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hand_value, "ValueProcess", Echo)


async def ask(page: Path, address: str = "/api/hand", **params: str) -> httpx.Response:
    async with serve_room(page) as room, room.visitor() as visitor:
        return await visitor.browser.get(address, params={"game": "prefa", "cards": TEN} | params)


async def test_the_address_is_the_question_and_its_answer_is_kept(page: Path) -> None:
    answer = await ask(page, seat="2", kasa="40", exact="yes", lang="el")
    assert answer.status_code == 200
    assert answer.json() == {"game": "prefa", "cards": TEN, "seat": 2, "kasa": 40, "exact": True}
    assert "max-age" in answer.headers["cache-control"]


@pytest.mark.parametrize(
    ("said", "field"),
    [
        ({"cards": f"{TEN} 7d"}, "cards"),
        ({"seat": "first"}, "seat"),
        ({"seed": "9" * 12}, "seed"),
        ({"bid": "7" * 61}, "bid"),
    ],
)
async def test_what_cannot_be_read_is_refused_with_its_field(page: Path, said: dict[str, str], field: str) -> None:
    answer = await ask(page, **said)
    assert answer.status_code == 400
    assert answer.json()["field"] == field


async def test_there_is_a_page(page: Path) -> None:
    assert (await ask(page, "/hand")).status_code == 200
