"""Reviews of finished deals, each made once for everybody who asks for it, by a program in a process of its own."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from typing import NamedTuple, Protocol

import msgspec

from kitapi.room.errors import OtherReview, RoomError, SolverNotReady, Unreviewed, Unsolved
from kitapi.web.wire import refusal_of, written

LOG = logging.getLogger(__name__)

KEPT = 50
"""Reviews that are kept in memory, each some 50 KiB a language."""

LOGGED = 500
"""Characters of an answer that is none."""

PREPARING = b'{"preparing":true}\n'
WAITING = b'{"waiting":true}\n'


class Reviewing(Protocol):
    """Whoever reviews deals of ``games``."""

    games: frozenset[str]

    async def answer(self, line: bytes, told: Callable[[bytes], None] | None = None) -> bytes:
        """The line with the review; ``told`` hears of the decisions done. Raises ``RoomError`` where there is none."""
        ...

    async def close(self) -> None:
        """Answer no more."""
        ...


class Asked(NamedTuple):
    """A finished deal to be reviewed: of which table, its number, and the line that asks for it."""

    table: str
    number: int
    line: bytes


class Review(msgspec.Struct, frozen=True):
    """A review by the language it is written in."""

    review: dict[str, msgspec.Raw]

    def line(self, lang: str) -> bytes:
        """The line with it in ``lang``, or else in the first language there is."""
        told = self.review.get(lang.partition("-")[0]) or next(iter(self.review.values()))
        return b'{"review":' + bytes(told) + b"}\n"


_MADE = msgspec.json.Decoder(Review)


class Follower:
    """Somebody who waits for a review: receives lines until the review has ended."""

    def __init__(self) -> None:
        self._lines: asyncio.Queue[bytes | Review | RoomError | None] = asyncio.Queue()

    def tell(self, line: bytes | Review | RoomError | None) -> None:
        """Queue ``line``; None, or why there is none, is the last."""
        self._lines.put_nowait(line)

    async def hear(self, lang: str) -> AsyncIterator[bytes]:
        """Every line; a refusal in the language ``lang``."""
        while (line := await self._lines.get()) is not None:
            if isinstance(line, Review):
                yield line.line(lang)
                return
            if isinstance(line, bytes):
                yield line
                continue
            why = refusal_of(line, lang)
            yield written({"reason": why.reason, "text": why.text}) + b"\n"
            return


class _InMaking:
    """The review of ``deal``, a table and a number, that is being made, and who waits for it."""

    def __init__(self, deal: tuple[str, int]) -> None:
        self.deal = deal
        self.followers: set[Follower] = set()
        self.last = WAITING
        self.task: asyncio.Task[None] | None = None

    def tell(self, line: bytes | Review | RoomError | None) -> None:
        if isinstance(line, bytes):
            self.last = line
        for follower in self.followers:
            follower.tell(line)


class Reviews:
    """The reviews of a room's deals; a visitor waits for one at a time, and what nobody waits for is given up."""

    def __init__(self, reviewing: Reviewing, kept: int = KEPT) -> None:
        self.games = reviewing.games
        self._reviewing = reviewing
        self._most = kept
        self._kept: OrderedDict[tuple[str, int], Review] = OrderedDict()
        self._running: dict[tuple[str, int], _InMaking] = {}
        self._waits: dict[str, Follower] = {}
        self._outdated: set[_InMaking] = set()

    async def told(self, asked: Asked, user: str, lang: str) -> AsyncIterator[bytes]:
        """The lines that report to ``user`` the progress of the review, and then the review."""
        deal = asked.table, asked.number
        if deal in self._kept:
            self._kept.move_to_end(deal)
            yield self._kept[deal].line(lang)
            return
        follower = self._follower_for(user)
        review = self._running.get(deal) or self._begun(asked)
        review.followers.add(follower)
        follower.tell(review.last)
        try:
            async for line in follower.hear(lang):
                yield line
        finally:
            self._leave(review, follower, user)

    def forget_all(self) -> None:
        """Keep no review of before, nor any that is being made, as a name in it may have been removed."""
        self._kept.clear()
        self._outdated.update(self._running.values())
        self._running.clear()

    async def close(self) -> None:
        """End what is being made."""
        tasks = [review.task for review in (*self._running.values(), *self._outdated) if review.task]
        for task in tasks:
            task.cancel()
        await self._reviewing.close()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _follower_for(self, user: str) -> Follower:
        """The place of ``user``; where he waits for another review already, that one is not sent to them any more."""
        if user in self._waits:
            self._waits[user].tell(OtherReview())
        self._waits[user] = Follower()
        return self._waits[user]

    def _leave(self, review: _InMaking, follower: Follower, user: str) -> None:
        if self._waits.get(user) is follower:
            del self._waits[user]
        review.followers.discard(follower)
        if not review.followers and review.task:
            review.task.cancel()
            self._forget(review)

    def _begun(self, asked: Asked) -> _InMaking:
        review = _InMaking((asked.table, asked.number))
        self._running[review.deal] = review
        review.task = asyncio.create_task(self._make(asked, review))
        return review

    async def _make(self, asked: Asked, review: _InMaking) -> None:
        try:
            made = await self._made(asked, review)
            if review not in self._outdated:
                self._keep(review.deal, made)
            review.tell(made)
        except RoomError as error:
            review.tell(error)
        finally:
            review.tell(None)
            self._forget(review)

    async def _made(self, asked: Asked, review: _InMaking) -> Review:
        while True:
            try:
                made = await self._reviewing.answer(asked.line, review.tell)
            except SolverNotReady:
                review.tell(PREPARING)
            except Unsolved as error:
                raise Unreviewed from error
            else:
                break
        try:
            return _MADE.decode(made)
        except msgspec.MsgspecError as error:
            LOG.error("a deal could not be reviewed: %s", made.decode(errors="replace").strip()[:LOGGED])
            raise Unreviewed from error

    def _forget(self, review: _InMaking) -> None:
        self._outdated.discard(review)
        if self._running.get(review.deal) is review:
            del self._running[review.deal]

    def _keep(self, deal: tuple[str, int], review: Review) -> None:
        self._kept[deal] = review
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
