"""Classes: a trainer sets the drills of a seed; trainees join with a code and answer; each first answer is marked.

A class is the stream ``class:CODE``. Marks are not stored: they are computed from drills and answers.
"""

import secrets
from collections.abc import Callable, Collection, Mapping
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from kitapi.kernel.bounds import LONGEST_WORD
from kitapi.kernel.drills import (
    LARGEST_SEED,
    BadAnswer,
    Drill,
    Drills,
    Given,
    Mark,
    ScoreSheet,
    check_answer,
    drills_of,
    mark,
    score_sheet,
)
from kitapi.room.answers.work_queue import WorkQueue
from kitapi.room.classes.class_errors import AnsweredAlready, NameTaken, NotInClass, NotTrainer, UnknownClass
from kitapi.room.classes.class_events import (
    ClassEvent,
    ClassOpened,
    DrillAnswered,
    TraineeJoined,
    TrainerAdded,
    TrainerKeySet,
    append_to,
    read_event,
    stream_of,
)
from kitapi.room.classes.trainer_keys import (
    check_key,
    check_room_for_key,
    check_room_for_trainer,
    draw_key,
    hash_key,
)
from kitapi.room.errors import (
    Busy,
    MalformedCommand,
    TooMuch,
    UnknownGame,
)
from kitapi.room.seats.given_names import FORGOTTEN
from kitapi.room.store_failures import translate_store_errors
from kitapi.room.table.decisions import parse_name
from kitapi.store import EventStore, VersionConflict

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""The letters and digits of a class's code, without those that are easily confused."""

CODE_LENGTH = 6
MOST_DRILLS, MOST_TOPICS, MOST_TRAINEES = 100, 60, 60
TRIES = 5
CLASSES_CACHED = 100
"""Maximum of classes whose drills are cached."""

Word: TypeAlias = Annotated[str, Meta(max_length=LONGEST_WORD)]


class NewClass(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The request to open a class; without a seed, one is drawn at random; without topics, all topics are used."""

    game: Word
    seed: Annotated[int, Meta(ge=0, le=LARGEST_SEED)] | None = None
    topics: Annotated[tuple[Word, ...], Meta(max_length=MOST_TOPICS)] = ()
    count: Annotated[int, Meta(ge=1, le=MOST_DRILLS)] = 10


class ClassState(msgspec.Struct, frozen=True, kw_only=True):
    """A class after ``version`` events: its trainees' names and answers, by user, in the order in which they joined.

    ``trainers``: besides the user who opened it. ``key``: the SHA-256 of the newest of the ``keys`` that the class has
    had; empty if it has had none.
    """

    opened: ClassOpened
    drills: tuple[Drill, ...]
    version: int = 1
    names: dict[str, str] = {}
    answers: dict[str, dict[int, Given]] = {}
    trainers: frozenset[str] = frozenset()
    key: str = ""
    keys: int = 0

    def is_trainer(self, user: str) -> bool:
        """Whether ``user`` is a trainer of the class."""
        return user == self.opened.by or user in self.trainers

    @property
    def sheet(self) -> ScoreSheet:
        """The present score sheet."""
        names = self._distinct_names()
        return score_sheet(self.drills, {names[user]: self.answers.get(user, {}) for user in self.names})

    def _distinct_names(self) -> dict[str, str]:
        """The trainees' names by user; forgotten names get numbers, so that no two are alike."""
        forgotten = [user for user, name in self.names.items() if name == FORGOTTEN]
        numbered = {user: f"{FORGOTTEN} {number}" for number, user in enumerate(forgotten, start=1)}
        return {**self.names, **(numbered if len(forgotten) > 1 else {})}

    def marks_of(self, user: str) -> dict[int, Mark]:
        """The marks of a trainee's answers, by drill."""
        return {number: mark(self.drills[number], given) for number, given in self.answers.get(user, {}).items()}

    def drill(self, number: int) -> Drill:
        """The drill ``number``.

        Raises:
            MalformedCommand: the class has no drill of this number.
        """
        if not 0 <= number < len(self.drills):
            raise MalformedCommand("number", f"must be from 0 to {len(self.drills) - 1}")
        return self.drills[number]


class Classes:
    """The classes of a room; ``store``: returns its present store, ``drills``: those of the games that have some."""

    def __init__(self, store: Callable[[], EventStore], drills: Mapping[str, Drills], work_queue: WorkQueue) -> None:
        self._store = store
        self._drills = drills
        self._work_queue = work_queue
        self._cache: dict[str, ClassState] = {}
        self._forget_count = 0

    def drills(self, game: str) -> Drills:
        """The drills of a game.

        Raises:
            UnknownGame: the game has no drills.
        """
        if game not in self._drills:
            raise UnknownGame(game=game[:64])
        return self._drills[game]

    async def open(self, user: str, request: NewClass) -> tuple[str, str]:
        """Open a class, and return its code and its trainer's key.

        Raises:
            UnknownGame, MalformedCommand: there is no such game, or no such topic.
            Busy, RoomFailed: the store refused.
        """
        known = self.drills(request.game).topics
        if unknown := [topic for topic in request.topics if topic not in known]:
            raise MalformedCommand("topics", f"must have topics of this game, not “{unknown[0][:40]}”")
        seed = secrets.randbelow(LARGEST_SEED) if request.seed is None else request.seed
        opened = ClassOpened(game=request.game, seed=seed, topics=request.topics, count=request.count, by=user)
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        key = draw_key()
        with translate_store_errors():
            await self._store().append([append_to(code, 0, opened, TrainerKeySet(key=hash_key(key)))])
        return code, key

    async def renew_key(self, code: str, user: str) -> str:
        """A new key for the trainers of a class; the one before opens it no longer.

        Raises:
            UnknownClass, NotTrainer, TooMuch: no class has this code, the user is no trainer of it, or it has had the
                maximum of keys.
            Busy, RoomFailed: the store refused.
        """
        key = draw_key()

        def decide(state: ClassState) -> TrainerKeySet:
            if not state.is_trainer(user):
                raise NotTrainer
            check_room_for_key(state.keys)
            return TrainerKeySet(key=hash_key(key))

        await self._add(code, decide)
        return key

    async def add_trainer(self, code: str, user: str, key: str) -> ClassState:
        """Make ``user`` a trainer of a class by its ``key``; a repetition changes nothing.

        Raises:
            UnknownClass, WrongTrainerKey, TooMuch: no class has this code, the key is not its newest one, or it has the
                maximum of trainers.
            Busy, RoomFailed: the store refused.
        """

        def decide(state: ClassState) -> TrainerAdded | None:
            check_key(key, state.key)
            if state.is_trainer(user):
                return None
            check_room_for_trainer(len(state.trainers))
            return TrainerAdded(user=user)

        return await self._add(code, decide)

    async def load(self, code: str) -> ClassState:
        """The present state of a class.

        Raises:
            UnknownClass: no class has this code.
            Busy, RoomFailed: the store does not answer.
        """
        named = code.strip().upper()
        if len(named) != CODE_LENGTH or not set(named) <= set(LETTERS):
            raise UnknownClass(code=code[:CODE_LENGTH])
        before, started = self._cache.get(named), self._forget_count
        with translate_store_errors():
            recorded = await self._store().read(stream_of(named), 0 if before is None else before.version)
        if before is None:
            if not recorded:
                raise UnknownClass(code=named)
            before = await self._begin_class(read_event(recorded[0]))
            recorded = recorded[1:]
        state = before
        for one in recorded:
            state = _after(state, read_event(one))
        if started != self._forget_count:
            return await self.load(code)
        self._keep(named, state)
        return state

    async def join(self, code: str, user: str, name: str) -> ClassState:
        """Join a class under a name, or change it.

        Raises:
            UnknownClass, MalformedCommand, NameTaken, TooMuch: no class has this code, the name is empty, somebody else
                has it, or the class is full.
            Busy, RoomFailed: the store refused.
        """
        called = parse_name(name)
        if not called:
            raise MalformedCommand("name", "must not be empty")

        def decide(state: ClassState) -> TraineeJoined:
            others = {other for one, other in state.names.items() if one != user}
            if called in others:
                raise NameTaken(name=called)
            if len(others) >= MOST_TRAINEES:
                raise TooMuch(what="trainees")
            return TraineeJoined(user=user, name=called)

        return await self._add(code, decide)

    async def answer(self, code: str, user: str, number: int, given: Given) -> tuple[Drill, Mark]:
        """Answer a drill of a class, once; returns the drill and the mark.

        Raises:
            UnknownClass, NotInClass, AnsweredAlready: no class has this code, the user has not joined it, or has
                answered the drill.
            MalformedCommand: the class has no such drill, or it cannot be answered like this.
            Busy, RoomFailed: the store refused.
        """

        def decide(state: ClassState) -> DrillAnswered:
            if user not in state.names:
                raise NotInClass
            if number in state.answers.get(user, {}):
                raise AnsweredAlready(number=number)
            check(state.drill(number), given)
            return DrillAnswered(user=user, number=number, given=given)

        state = await self._add(code, decide)
        return state.drills[number], mark(state.drills[number], given)

    async def question(self, code: str, user: str, number: int) -> tuple[ClassState, Drill]:
        """A drill of a class, for its trainees and its trainers.

        Raises:
            UnknownClass, NotInClass, MalformedCommand: no class has this code, the user is not in it, or it has no such
                drill.
            Busy, RoomFailed: the store does not answer.
        """
        state = await self.load(code)
        if user not in state.names and not state.is_trainer(user):
            raise NotInClass
        return state, state.drill(number)

    async def sheet(self, code: str, user: str) -> ScoreSheet:
        """The score sheet of a class, for its trainers.

        Raises:
            UnknownClass, NotTrainer: no class has this code, or the user is no trainer of it.
            Busy, RoomFailed: the store does not answer.
        """
        state = await self.load(code)
        if not state.is_trainer(user):
            raise NotTrainer
        return await self._work_queue.do(user, lambda: state.sheet)

    async def _add(self, code: str, event_of: Callable[[ClassState], ClassEvent | None]) -> ClassState:
        """Store the event that ``event_of`` returns for the present state, if any; try again after a conflict."""
        for _ in range(TRIES):
            state = await self.load(code)
            if (event := event_of(state)) is None:
                return state
            try:
                with translate_store_errors():
                    await self._append(code.strip().upper(), state.version, event)
            except ClassChanged:
                continue
            return _after(state, event)
        raise Busy

    async def _append(self, code: str, expected: int, event: ClassEvent) -> None:
        try:
            await self._store().append([append_to(code, expected, event)])
        except VersionConflict as error:
            raise ClassChanged from error

    async def _begin_class(self, opened: Any) -> ClassState:
        """The state of a new class; its drills are drawn in the work queue, because that takes a while."""
        drills = self.drills(opened.game)
        drawn = await self._work_queue.do(opened.by, drills_of, drills, opened.seed, opened.topics, opened.count)
        return ClassState(opened=opened, drills=drawn)

    def forget_names(self, streams: Collection[str]) -> None:
        """Remove the classes of ``streams`` from the cache, because a name in them was removed."""
        self._forget_count += 1
        for code in [code for code in self._cache if stream_of(code) in streams]:
            del self._cache[code]

    def _keep(self, code: str, state: ClassState) -> None:
        self._cache.pop(code, None)
        self._cache[code] = state
        while len(self._cache) > CLASSES_CACHED:
            del self._cache[next(iter(self._cache))]


class ClassChanged(Exception):
    """Another event of the class was stored in the meantime."""


def check(drill: Drill, given: Given) -> None:
    """Check that ``given`` is an answer to ``drill``.

    Raises:
        MalformedCommand: the drill cannot be answered like this.
    """
    try:
        check_answer(drill.question, given)
    except BadAnswer as bad:
        raise MalformedCommand("answer", str(bad.problem)) from bad


def _fits(state: ClassState, number: int, given: Given) -> bool:
    """Whether a stored answer fits its drill; an earlier version may have drawn another drill."""
    try:
        check(state.drill(number), given)
    except MalformedCommand:
        return False
    return True


def _after(state: ClassState, event: ClassEvent) -> ClassState:
    version = state.version + 1
    match event:
        case TraineeJoined(user=user, name=name):
            return msgspec.structs.replace(state, version=version, names={**state.names, user: name})
        case DrillAnswered(number=number, given=given) if not _fits(state, number, given):
            return msgspec.structs.replace(state, version=version)
        case DrillAnswered(user=user, number=number, given=given):
            own = {**state.answers.get(user, {}), number: given}
            return msgspec.structs.replace(state, version=version, answers={**state.answers, user: own})
        case TrainerKeySet(key=key):
            return msgspec.structs.replace(state, version=version, key=key, keys=state.keys + 1)
        case TrainerAdded(user=user):
            return msgspec.structs.replace(state, version=version, trainers=state.trainers | {user})
        case ClassOpened():
            return msgspec.structs.replace(state, version=version)
