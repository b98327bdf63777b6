"""Classes: a trainer sets a seed's drills, trainees join by a code and answer, and every first answer is marked.

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
from kitapi.room.answers.beside import Beside
from kitapi.room.classes.class_errors import AnsweredAlready, NameTaken, NotInClass, NotTrainer, UnknownClass
from kitapi.room.errors import (
    Busy,
    MalformedCommand,
    TooMuch,
    UnknownGame,
)
from kitapi.room.seats.given_names import FORGOTTEN, GivenName, payload_of, places_in, written
from kitapi.room.store_failures import told_by_the_room
from kitapi.room.table.deciding import name_read
from kitapi.store import Append, EventStore, Recorded, VersionConflict

SCHEMAS = {"class.joined": 2}
"""The newest schema of a kind, where it is not 1."""

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Of a class's code: none that is taken for another when it is read out."""

CODE_LENGTH = 6
MOST_DRILLS, MOST_TOPICS, MOST_TRAINEES = 100, 60, 60
TRIES = 5
KEPT = 100
"""Classes whose drills are kept in memory."""

Word: TypeAlias = Annotated[str, Meta(max_length=LONGEST_WORD)]


class NewClass(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody asks for who opens a class; without a seed one is drawn, without topics all are gone through."""

    game: Word
    seed: Annotated[int, Meta(ge=0, le=LARGEST_SEED)] | None = None
    topics: Annotated[tuple[Word, ...], Meta(max_length=MOST_TOPICS)] = ()
    count: Annotated[int, Meta(ge=1, le=MOST_DRILLS)] = 10


class ClassOpened(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="class.opened"):
    """A class was opened by the user ``by``, its trainer."""

    game: str
    seed: int
    topics: tuple[str, ...]
    count: int
    by: str


class TraineeJoined(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="class.joined"):
    """A user joined under a name."""

    user: str
    name: GivenName


class DrillAnswered(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="class.answered"):
    """A trainee's answer to the drill ``number``."""

    user: str
    number: int
    given: Given


ClassEvent: TypeAlias = ClassOpened | TraineeJoined | DrillAnswered

_PLACES = places_in(ClassEvent)
_ENCODE = msgspec.json.Encoder().encode
_DECODE = msgspec.json.Decoder(ClassEvent).decode


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """A class after ``version`` events: its trainees' names and answers, by user, in the order in which they joined."""

    opened: ClassOpened
    drills: tuple[Drill, ...]
    version: int = 1
    names: dict[str, str] = {}
    answers: dict[str, dict[int, Given]] = {}

    @property
    def sheet(self) -> ScoreSheet:
        """The score sheet as it stands."""
        called = self._called()
        return score_sheet(self.drills, {called[user]: self.answers.get(user, {}) for user in self.names})

    def _called(self) -> dict[str, str]:
        """The trainees' names by user; those that were forgotten have numbers, so that no two are alike."""
        forgotten = [user for user, name in self.names.items() if name == FORGOTTEN]
        numbered = {user: f"{FORGOTTEN} {number}" for number, user in enumerate(forgotten, start=1)}
        return {**self.names, **(numbered if len(forgotten) > 1 else {})}

    def marks_of(self, user: str) -> dict[int, Mark]:
        """What a trainee's answers were worth, by drill."""
        return {number: mark(self.drills[number], given) for number, given in self.answers.get(user, {}).items()}

    def drill(self, number: int) -> Drill:
        """The drill ``number``.

        Raises:
            MalformedCommand: there is none.
        """
        if not 0 <= number < len(self.drills):
            raise MalformedCommand("number", f"must be from 0 to {len(self.drills) - 1}")
        return self.drills[number]


class Classes:
    """The classes of a room; ``store``: the one it has now, ``drills``: of the games that have some."""

    def __init__(self, store: Callable[[], EventStore], drills: Mapping[str, Drills], beside: Beside) -> None:
        self._store = store
        self._drills = drills
        self._beside = beside
        self._kept: dict[str, Standing] = {}
        self._forgettings = 0

    def drills(self, game: str) -> Drills:
        """The drills of a game.

        Raises:
            UnknownGame: it has none.
        """
        if game not in self._drills:
            raise UnknownGame(game=game[:64])
        return self._drills[game]

    async def open(self, user: str, asked: NewClass) -> str:
        """Open a class; its code.

        Raises:
            UnknownGame, MalformedCommand: there is no such game, or no such topic.
            Busy, RoomFailed: the store refused.
        """
        known = self.drills(asked.game).topics
        if unknown := [topic for topic in asked.topics if topic not in known]:
            raise MalformedCommand("topics", f"must have topics of this game, not “{unknown[0][:40]}”")
        seed = secrets.randbelow(LARGEST_SEED) if asked.seed is None else asked.seed
        opened = ClassOpened(game=asked.game, seed=seed, topics=asked.topics, count=asked.count, by=user)
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        with told_by_the_room():
            await self._store().append([_append(code, 0, opened)])
        return code

    async def standing(self, code: str) -> Standing:
        """A class as it stands.

        Raises:
            UnknownClass: there is none with this code.
            Busy, RoomFailed: the store does not answer.
        """
        named = code.strip().upper()
        if len(named) != CODE_LENGTH or not set(named) <= set(LETTERS):
            raise UnknownClass(code=code[:CODE_LENGTH])
        before, started = self._kept.get(named), self._forgettings
        with told_by_the_room():
            recorded = await self._store().read(_stream(named), 0 if before is None else before.version)
        if before is None:
            if not recorded:
                raise UnknownClass(code=named)
            before = await self._begun(_read(recorded[0]))
            recorded = recorded[1:]
        standing = before
        for one in recorded:
            standing = _after(standing, _read(one))
        if started != self._forgettings:
            return await self.standing(code)
        self._keep(named, standing)
        return standing

    async def join(self, code: str, user: str, name: str) -> Standing:
        """Join a class under a name, or change it.

        Raises:
            UnknownClass, MalformedCommand, NameTaken, TooMuch: no such class, no such name, or the class is full.
            Busy, RoomFailed: the store refused.
        """
        called = name_read(name)
        if not called:
            raise MalformedCommand("name", "must not be empty")

        def joined(standing: Standing) -> TraineeJoined:
            others = {other for one, other in standing.names.items() if one != user}
            if called in others:
                raise NameTaken(name=called)
            if len(others) >= MOST_TRAINEES:
                raise TooMuch(what="trainees")
            return TraineeJoined(user=user, name=called)

        return await self._add(code, joined)

    async def answer(self, code: str, user: str, number: int, given: Given) -> tuple[Drill, Mark]:
        """Answer a drill of a class, once; the drill, and what the answer is worth.

        Raises:
            UnknownClass, NotInClass, AnsweredAlready, MalformedCommand: as they say.
            Busy, RoomFailed: the store refused.
        """

        def answered(standing: Standing) -> DrillAnswered:
            if user not in standing.names:
                raise NotInClass
            if number in standing.answers.get(user, {}):
                raise AnsweredAlready(number=number)
            check(standing.drill(number), given)
            return DrillAnswered(user=user, number=number, given=given)

        standing = await self._add(code, answered)
        return standing.drills[number], mark(standing.drills[number], given)

    async def question(self, code: str, user: str, number: int) -> tuple[Standing, Drill]:
        """A drill of a class, for its trainees and its trainer.

        Raises:
            UnknownClass, NotInClass, MalformedCommand: as they say.
            Busy, RoomFailed: the store does not answer.
        """
        standing = await self.standing(code)
        if user not in standing.names and user != standing.opened.by:
            raise NotInClass
        return standing, standing.drill(number)

    async def sheet(self, code: str, user: str) -> ScoreSheet:
        """The score sheet of a class, for its trainer.

        Raises:
            UnknownClass, NotTrainer: as they say.
            Busy, RoomFailed: the store does not answer.
        """
        standing = await self.standing(code)
        if user != standing.opened.by:
            raise NotTrainer
        return await self._beside.do(user, lambda: standing.sheet)

    async def _add(self, code: str, event_of: Callable[[Standing], ClassEvent]) -> Standing:
        """Store what follows from a class as it stands; again, where somebody was quicker."""
        for _ in range(TRIES):
            standing = await self.standing(code)
            event = event_of(standing)
            try:
                with told_by_the_room():
                    await self._append(code.strip().upper(), standing.version, event)
            except MovedBy:
                continue
            return _after(standing, event)
        raise Busy

    async def _append(self, code: str, expected: int, event: ClassEvent) -> None:
        try:
            await self._store().append([_append(code, expected, event)])
        except VersionConflict as error:
            raise MovedBy from error

    async def _begun(self, opened: Any) -> Standing:
        """A class at its beginning; its drills take a while to draw, in which others are served."""
        drills = self.drills(opened.game)
        drawn = await self._beside.do(opened.by, drills_of, drills, opened.seed, opened.topics, opened.count)
        return Standing(opened=opened, drills=drawn)

    def forget_names(self, streams: Collection[str]) -> None:
        """Read the classes of ``streams`` again, as a name in them was forgotten."""
        self._forgettings += 1
        for code in [code for code in self._kept if _stream(code) in streams]:
            del self._kept[code]

    def _keep(self, code: str, standing: Standing) -> None:
        self._kept.pop(code, None)
        self._kept[code] = standing
        while len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]


class MovedBy(Exception):
    """Another event of the class was stored in the meantime."""


def check(drill: Drill, given: Given) -> None:
    """See that ``given`` answers ``drill``.

    Raises:
        MalformedCommand: it does not.
    """
    try:
        check_answer(drill.question, given)
    except BadAnswer as bad:
        raise MalformedCommand("answer", bad.problem) from bad


def _stream(code: str) -> str:
    return f"class:{code}"


def _append(code: str, expected: int, event: ClassEvent) -> Append:
    schema = SCHEMAS.get(str(type(event).__struct_config__.tag), 1)
    return Append(stream=_stream(code), expected=expected, events=(written(event, _ENCODE(event), schema, _PLACES),))


def _read(recorded: Recorded) -> ClassEvent:
    event: ClassEvent = _DECODE(payload_of(recorded, _PLACES))
    return event


def _fits(standing: Standing, number: int, given: Given) -> bool:
    """Whether an answer is one to the drill as it is now; in another version the drill may have been another."""
    try:
        check(standing.drill(number), given)
    except MalformedCommand:
        return False
    return True


def _after(standing: Standing, event: ClassEvent) -> Standing:
    version = standing.version + 1
    match event:
        case TraineeJoined(user=user, name=name):
            return msgspec.structs.replace(standing, version=version, names={**standing.names, user: name})
        case DrillAnswered(number=number, given=given) if not _fits(standing, number, given):
            return msgspec.structs.replace(standing, version=version)
        case DrillAnswered(user=user, number=number, given=given):
            own = {**standing.answers.get(user, {}), number: given}
            return msgspec.structs.replace(standing, version=version, answers={**standing.answers, user: own})
        case ClassOpened():
            return msgspec.structs.replace(standing, version=version)
