"""Reviews of finished deals, each made once for all requesters, by a program in a process of its own."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from typing import NamedTuple, Protocol

import msgspec

from kitapi.room.errors import OtherReview, RoomError, SolverNotReady, Unreviewed, Unsolved
from kitapi.web.wire import encode_message, refusal_of

LOG = logging.getLogger(__name__)

REVIEWS_KEPT = 50
"""Maximum number of reviews in memory; each has some 50 KiB per language."""

LOGGED_CHARACTERS = 500
"""Maximum number of characters of an unreadable answer that are logged."""

PREPARING = b'{"preparing":true}\n'
WAITING = b'{"waiting":true}\n'


class Reviewer(Protocol):
    """Reviews deals of ``games``."""

    games: frozenset[str]

    async def answer(self, line: bytes, on_progress: Callable[[bytes], None] | None = None) -> bytes:
        """The line with the review; ``on_progress`` gets lines of progress.

        Raises:
            RoomError: the deal could not be reviewed.
        """
        ...

    async def close(self) -> None:
        """Stop answering."""
        ...


class ReviewRequest(NamedTuple):
    """A finished deal to be reviewed: its table, its number, and the line that requests the review."""

    table: str
    number: int
    line: bytes


class Review(msgspec.Struct, frozen=True):
    """A review, by language."""

    review: dict[str, msgspec.Raw]

    def line(self, lang: str) -> bytes:
        """The line with the review in ``lang``; if there is none, in the first available language."""
        review = self.review.get(lang.partition("-")[0]) or next(iter(self.review.values()))
        return b'{"review":' + bytes(review) + b"}\n"


_REVIEW = msgspec.json.Decoder(Review)


class Follower:
    """A person who waits for a review: receives lines until the review has ended."""

    def __init__(self) -> None:
        self._lines: asyncio.Queue[bytes | Review | RoomError | None] = asyncio.Queue()

    def send(self, line: bytes | Review | RoomError | None) -> None:
        """Queue ``line``; None or an error ends the review."""
        self._lines.put_nowait(line)

    async def read_lines(self, lang: str) -> AsyncIterator[bytes]:
        """The queued lines; a refusal in the language ``lang``."""
        while (line := await self._lines.get()) is not None:
            if isinstance(line, Review):
                yield line.line(lang)
                return
            if isinstance(line, bytes):
                yield line
                continue
            why = refusal_of(line, lang)
            yield encode_message({"reason": why.reason, "text": why.text}) + b"\n"
            return


class _RunningReview:
    """The review of ``deal``, a table and a number, that is being made, and its followers."""

    def __init__(self, deal: tuple[str, int]) -> None:
        self.deal = deal
        self.followers: set[Follower] = set()
        self.last = WAITING
        self.task: asyncio.Task[None] | None = None

    def send(self, line: bytes | Review | RoomError | None) -> None:
        if isinstance(line, bytes):
            self.last = line
        for follower in self.followers:
            follower.send(line)


class Reviews:
    """The reviews of a room's deals; a visitor waits for one at a time, and one that nobody waits for is cancelled."""

    def __init__(self, reviewer: Reviewer, kept: int = REVIEWS_KEPT) -> None:
        self.games = reviewer.games
        self._reviewer = reviewer
        self._most = kept
        self._kept: OrderedDict[tuple[str, int], Review] = OrderedDict()
        self._running: dict[tuple[str, int], _RunningReview] = {}
        self._waits: dict[str, Follower] = {}
        self._outdated: set[_RunningReview] = set()

    async def follow(self, request: ReviewRequest, user: str, lang: str) -> AsyncIterator[bytes]:
        """The lines that report to ``user`` the progress of the review, and then the review."""
        deal = request.table, request.number
        if deal in self._kept:
            self._kept.move_to_end(deal)
            yield self._kept[deal].line(lang)
            return
        follower = self._follower_for(user)
        review = self._running.get(deal) or self._start(request)
        review.followers.add(follower)
        follower.send(review.last)
        try:
            async for line in follower.read_lines(lang):
                yield line
        finally:
            self._leave(review, follower, user)

    def forget_all(self) -> None:
        """Drop all reviews, including those in progress, because they may contain a name that has been removed."""
        self._kept.clear()
        self._outdated.update(self._running.values())
        self._running.clear()

    async def close(self) -> None:
        """Cancel all reviews that are being made."""
        tasks = [review.task for review in (*self._running.values(), *self._outdated) if review.task]
        for task in tasks:
            task.cancel()
        await self._reviewer.close()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _follower_for(self, user: str) -> Follower:
        """A new follower for ``user``; if the user already waits for another review, that one is no longer sent."""
        if user in self._waits:
            self._waits[user].send(OtherReview())
        self._waits[user] = Follower()
        return self._waits[user]

    def _leave(self, review: _RunningReview, follower: Follower, user: str) -> None:
        if self._waits.get(user) is follower:
            del self._waits[user]
        review.followers.discard(follower)
        if not review.followers and review.task:
            review.task.cancel()
            self._forget(review)

    def _start(self, request: ReviewRequest) -> _RunningReview:
        review = _RunningReview((request.table, request.number))
        self._running[review.deal] = review
        review.task = asyncio.create_task(self._make(request, review))
        return review

    async def _make(self, request: ReviewRequest, review: _RunningReview) -> None:
        try:
            made = await self._request_review(request, review)
            if review not in self._outdated:
                self._keep(review.deal, made)
            review.send(made)
        except RoomError as error:
            review.send(error)
        finally:
            review.send(None)
            self._forget(review)

    async def _request_review(self, request: ReviewRequest, review: _RunningReview) -> Review:
        while True:
            try:
                made = await self._reviewer.answer(request.line, review.send)
            except SolverNotReady:
                review.send(PREPARING)
            except Unsolved as error:
                raise Unreviewed from error
            else:
                break
        try:
            return _REVIEW.decode(made)
        except msgspec.MsgspecError as error:
            LOG.error("a deal could not be reviewed: %s", made.decode(errors="replace").strip()[:LOGGED_CHARACTERS])
            raise Unreviewed from error

    def _forget(self, review: _RunningReview) -> None:
        self._outdated.discard(review)
        if self._running.get(review.deal) is review:
            del self._running[review.deal]

    def _keep(self, deal: tuple[str, int], review: Review) -> None:
        self._kept[deal] = review
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
