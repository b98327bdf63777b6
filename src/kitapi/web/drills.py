"""Drills for browsers: set and marked one by one, and in classes, in the reader's language."""

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath
from msgspec import Meta

from kitapi.kernel.bounds import LARGEST_AMOUNT, LONGEST_LINE, LONGEST_WORD
from kitapi.kernel.drills import LARGEST_NUMBER, LARGEST_SEED, Drill, Drills, mark
from kitapi.reports.drills import in_csv, in_json
from kitapi.room.classes.classes import Classes, ClassState, NewClass, check
from kitapi.room.errors import MalformedCommand
from kitapi.web.pages import (
    BODY_LIMIT,
    NO_STORE,
    AnyRequest,
    address_of,
    json_answer,
    requested_language,
    room_of,
    static_answer,
    user_in,
)
from kitapi.web.wire import read
from kitapi.wording import language_of
from kitapi.wording.drills import mark_in_words, question_in_words, topic_in_words

MOST_LETTERS = 26
DRILL_WEIGHT = 8 * 1024
"""Approximate bytes of a drill in memory."""

LONGEST_NUMBER = 10
"""The number of digits, including leading zeros, from which a text is not accepted as the number of a drill."""


class Answered(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An answer: chips, or letters."""

    answer: (
        Annotated[int, Meta(ge=0, le=LARGEST_AMOUNT)]
        | Annotated[tuple[Annotated[str, Meta(max_length=LONGEST_WORD)], ...], Meta(max_length=MOST_LETTERS)]
    )


class Joining(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The name under which somebody joins a class."""

    name: Annotated[str, Meta(max_length=LONGEST_LINE)]


class TrainerKey(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The key of a class for its trainers."""

    trainer_key: Annotated[str, Meta(max_length=LONGEST_WORD)]


_KEY = msgspec.json.Decoder(TrainerKey)
_ANSWER = msgspec.json.Decoder(Answered)
_CLASS = msgspec.json.Decoder(NewClass)
_JOINING = msgspec.json.Decoder(Joining)


@get("/api/drills/{game:str}")
async def topics(request: AnyRequest, state: State, game: FromPath[str]) -> Response[bytes]:
    """The topics of a game's drills."""
    drills, lang = _classes(state).drills(game), language_of(requested_language(request))

    def topics() -> dict[str, Any]:
        return {"topics": [{"topic": one, "heading": topic_in_words(drills, one, lang)} for one in drills.topics]}

    return static_answer(request, state, ("topics", game, lang), topics)


@get("/api/drills/{game:str}/{seed:int}")
async def question(request: AnyRequest, state: State, game: FromPath[str], seed: FromPath[int]) -> Response[bytes]:
    """A drill without its answer; the query may name a ``topic`` and a ``number``."""
    drills = _classes(state).drills(game)
    one = await _draw_drill(request, state, drills, seed)
    return json_answer(question_in_words(drills, one, requested_language(request)))


@post("/api/drills/{game:str}/{seed:int}", status_code=200, request_max_body_size=BODY_LIMIT)
async def answer(request: AnyRequest, state: State, game: FromPath[str], seed: FromPath[int]) -> Response[bytes]:
    """Mark an answer, with the reason; nothing is stored."""
    drills = _classes(state).drills(game)
    one = await _draw_drill(request, state, drills, seed)
    given: Answered = read(_ANSWER, await _body(request))
    check(one, given.answer)
    return json_answer(mark_in_words(drills, one, mark(one, given.answer), requested_language(request)))


async def _draw_drill(request: AnyRequest, state: State, drills: Drills, seed: int) -> Drill:
    topic = request.query_params.get("topic") or None
    number = request.query_params.get("number", "0")
    if not 0 <= seed <= LARGEST_SEED:
        raise MalformedCommand("seed", f"must be from 0 to {LARGEST_SEED}")
    if not (number.isascii() and number.isdecimal() and len(number) < LONGEST_NUMBER and int(number) <= LARGEST_NUMBER):
        raise MalformedCommand("number", f"must be from 0 to {LARGEST_NUMBER}")
    if topic is not None and topic not in drills.topics:
        raise MalformedCommand("topic", f"must be one of {', '.join(drills.topics)}")
    beside = room_of(state).work_queue
    return await beside.compute_once(
        ("drill", id(drills), seed, topic, int(number)),
        lambda: beside.do(address_of(request), drills.drill, seed, topic, int(number)),
        lambda _: DRILL_WEIGHT,
    )


# Classes


@post("/api/classes", request_max_body_size=BODY_LIMIT)
async def open_class(request: AnyRequest, state: State) -> Response[bytes]:
    """Open a class; the visitor becomes its trainer, and with the key also on another device."""
    new_class: NewClass = read(_CLASS, await _body(request))
    code, key = await _classes(state).open(user_in(request), new_class)
    return json_answer({"class": code, "trainer_key": key}, status=201)


@post("/api/classes/{code:str}/trainer-key", request_max_body_size=BODY_LIMIT)
async def renew_trainer_key(request: AnyRequest, state: State, code: FromPath[str]) -> Response[bytes]:
    """A new key with which a trainer of the class becomes its trainer on another device; it replaces the one before."""
    return json_answer({"trainer_key": await _classes(state).renew_key(code, user_in(request))}, status=201)


@post("/api/classes/{code:str}/trainers", status_code=200, request_max_body_size=BODY_LIMIT)
async def add_trainer(request: AnyRequest, state: State, code: FromPath[str]) -> Response[bytes]:
    """Make the visitor a trainer of a class by its key; the answer is the class."""
    given: TrainerKey = read(_KEY, await _body(request))
    user = user_in(request)
    found = await _classes(state).add_trainer(code, user, given.trainer_key)
    return json_answer(await _class_view(state, found, code, user))


@get("/api/classes/{code:str}")
async def show_class(request: AnyRequest, state: State, code: FromPath[str]) -> Response[bytes]:
    """A class as the visitor may see it: their own marks; its trainers see the score sheet."""
    found = await _classes(state).load(code)
    return json_answer(await _class_view(state, found, code, user_in(request)))


@post("/api/classes/{code:str}/trainees", status_code=200, request_max_body_size=BODY_LIMIT)
async def join(request: AnyRequest, state: State, code: FromPath[str]) -> Response[bytes]:
    """Join a class under a name."""
    joining: Joining = read(_JOINING, await _body(request))
    user = user_in(request)
    return json_answer(await _class_view(state, await _classes(state).join(code, user, joining.name), code, user))


@get("/api/classes/{code:str}/drills/{number:int}")
async def class_question(
    request: AnyRequest, state: State, code: FromPath[str], number: FromPath[int]
) -> Response[bytes]:
    """A drill of a class, without its seed, with which the visitor could request the answer elsewhere."""
    classes, lang, user = _classes(state), requested_language(request), user_in(request)
    found, one = await classes.question(code, user, number)
    drills = classes.drills(found.opened.game)
    view = {name: value for name, value in question_in_words(drills, one, lang).items() if name != "seed"}
    given = found.marks_of(user).get(number)
    return json_answer({**view, "mark": given and mark_in_words(drills, one, given, lang)})


@post("/api/classes/{code:str}/drills/{number:int}", status_code=200, request_max_body_size=BODY_LIMIT)
async def class_answer(
    request: AnyRequest, state: State, code: FromPath[str], number: FromPath[int]
) -> Response[bytes]:
    """Answer a drill of a class, once."""
    classes = _classes(state)
    given: Answered = read(_ANSWER, await _body(request))
    one, marked = await classes.answer(code, user_in(request), number, given.answer)
    drills = classes.drills((await classes.load(code)).opened.game)
    return json_answer(mark_in_words(drills, one, marked, requested_language(request)))


@get("/api/classes/{code:str}/sheet.csv")
async def class_csv(request: AnyRequest, state: State, code: FromPath[str]) -> Response[bytes]:
    """The score sheet of a class as CSV, for its trainer."""
    sheet = await _classes(state).sheet(code, user_in(request))
    headers = {**NO_STORE, "content-disposition": 'attachment; filename="kitapi-class.csv"'}
    return Response(in_csv(sheet).encode("utf-8-sig"), media_type="text/csv", headers=headers)


async def _class_view(state: State, found: ClassState, code: str, user: str) -> dict[str, Any]:
    """Build a visitor's view of a class, which does not contain answers of other trainees."""
    opened, trainer = found.opened, found.is_trainer(user)
    marks = {number: {"right": one.right, "points": one.points} for number, one in found.marks_of(user).items()}
    view = {
        "class": code.strip().upper(),
        "game": opened.game,
        "count": opened.count,
        "trainer": trainer,
        "name": found.names.get(user),
        "marks": marks,
    }
    if not trainer:
        return view
    # Thousands of marks may have to be computed again here; meanwhile the server answers other visitors.
    return {
        **view,
        "seed": opened.seed,
        "sheet": await room_of(state).work_queue.do(user, lambda: in_json(found.sheet)),
    }


async def _body(request: AnyRequest) -> bytes:
    if request.content_type[0] != "application/json":
        raise MalformedCommand("content-type", "must be application/json")
    return await request.body()


def _classes(state: State) -> Classes:
    classes: Classes = state.classes
    return classes
