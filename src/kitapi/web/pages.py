"""Pages, the page's files, and the JSON answers."""

import gzip
from collections.abc import Callable, Hashable, Mapping
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, delete, get, post, route
from litestar.datastructures import State
from litestar.enums import HttpMethod
from litestar.params import FromPath

from kitapi.room.errors import Busy, MalformedCommand
from kitapi.room.rooms import CardRoom, NewTable
from kitapi.web.bundles import Texts
from kitapi.web.files import IMMUTABLE, ClientFiles, StaticFile
from kitapi.web.shells import PAGE_DOMAINS, SOURCE_LANGUAGE, shell_of, words_versions
from kitapi.web.static_answers import StaticAnswers
from kitapi.web.wire import encode_message, read
from kitapi.wording import LANGUAGES, catalogue

BODY_LIMIT = 16 * 1024

REPLAY_COMPRESSION = 4
"""The compression level of gzip; a higher level hardly makes a replay smaller."""

AnyRequest = Request[Any, Any, State]

_NEW_TABLE = msgspec.json.Decoder(NewTable)
READ_ONLY = [HttpMethod.GET, HttpMethod.HEAD]


def room_of(state: State) -> CardRoom:
    """The room that the application serves."""
    room: CardRoom = state.room
    return room


@route("/static/{path:path}", http_method=READ_ONLY)
async def client_file(request: AnyRequest, state: State, path: FromPath[str]) -> Response[bytes]:
    """One of the page's files."""
    files: ClientFiles = state.files
    found = files.find(path)
    if found is None:
        return not_found_answer("file")
    return file_answer(request, found)


@get("/locale/{name:str}")
async def locale(request: AnyRequest, state: State, name: FromPath[str]) -> Response[bytes]:
    """The page's texts in one language, as ``el.json``."""
    lang, _, suffix = name.partition(".")
    if lang not in LANGUAGES or suffix != "json":
        return not_found_answer("language")
    return static_answer(request, state, ("locale", lang), lambda: translations(lang))


@get("/locale/{lang:str}/{name:str}")
async def locale_part(request: AnyRequest, state: State, lang: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """The texts of one part of the page, as ``el/table.json``; under its ``version`` it may be cached for ever."""
    files: ClientFiles = state.files
    part, _, suffix = name.partition(".")
    if lang not in LANGUAGES or lang == SOURCE_LANGUAGE or suffix != "json":
        return not_found_answer("language")
    if files.bundle is None or part not in files.bundle.texts.texts:
        return not_found_answer("file")
    texts = files.bundle.texts
    found = state.static_answers.get_json(("locale", lang, part), lambda: part_translations(lang, part, texts))
    is_this = request.query_params.get("version") == words_versions(texts.version)[lang]
    return file_answer(request, cache_forever(found, is_this))


@get("/api/games")
async def games(request: AnyRequest, state: State) -> Response[bytes]:
    """The games offered, with their bots and house rules; under their ``version`` they may be cached for ever."""
    found = state.static_answers.get_json("games", lambda: {"games": room_of(state).offers})
    version = request.query_params.get("version")
    return file_answer(request, cache_forever(found, version is not None and f'"{version}"' == found.etag))


@get("/api/tables")
async def own_tables(request: AnyRequest, state: State) -> Response[bytes]:
    """The tables at which the visitor sits."""
    return json_answer({"tables": await room_of(state).tables_of(user_in(request))})


@post("/api/tables", request_max_body_size=BODY_LIMIT)
async def open_table(request: AnyRequest, state: State) -> Response[bytes]:
    """Open a table."""
    if state.health.draining:
        raise Busy
    if request.content_type[0] != "application/json":
        raise MalformedCommand("content-type", "must be application/json")
    new_table: NewTable = read(_NEW_TABLE, await request.body())
    table, seat = await room_of(state).open_table(user_in(request), new_table)
    return json_answer({"table": table, "seat": seat}, status=201)


@post("/api/tables/{table_id:str}/archive", status_code=200)
async def archive_table(request: AnyRequest, state: State, table_id: FromPath[str]) -> Response[bytes]:
    """Put a table into the visitor's archive; nothing changes for the others at it."""
    await room_of(state).archive_table(user_in(request), table_id, archived=True)
    return json_answer({"ok": True})


@delete("/api/tables/{table_id:str}/archive", status_code=200)
async def restore_table(request: AnyRequest, state: State, table_id: FromPath[str]) -> Response[bytes]:
    """Take a table out of the visitor's archive."""
    await room_of(state).archive_table(user_in(request), table_id, archived=False)
    return json_answer({"ok": True})


@get("/api/tables/{table_id:str}/sheet")
async def sheet(request: AnyRequest, state: State, table_id: FromPath[str]) -> Response[bytes]:
    """The scoresheet and history of a table's finished deals."""
    body = await room_of(state).papers.sheet(table_id, address_of(request))
    return Response(body, media_type=MediaType.JSON, headers=NO_STORE)


@get("/api/tables/{table_id:str}/deals/{number:int}/replay")
async def replay(request: AnyRequest, state: State, table_id: FromPath[str], number: FromPath[int]) -> Response[bytes]:
    """A finished deal, step by step; compressed if the browser accepts that, because its views are very similar."""
    headers, pack = {**NO_STORE, "vary": "accept-encoding"}, _leave_uncompressed
    if accepts_gzip(request):
        headers["content-encoding"], pack = "gzip", _compress
    body = await room_of(state).papers.replay(table_id, number, address_of(request), pack)
    return Response(body, media_type=MediaType.JSON, headers=headers)


@get("/api/tables/{table_id:str}/record")
async def record(request: AnyRequest, state: State, table_id: FromPath[str]) -> Response[bytes]:
    """The record of a table's finished deals, to be kept as a file."""
    body = await room_of(state).papers.record(table_id, address_of(request))
    headers = {**NO_STORE, "content-disposition": f'attachment; filename="kitapi-{table_id}.jsonl"'}
    return Response(body, media_type="application/jsonl", headers=headers)


@get("/api/tables/{table_id:str}/commitments")
async def commitments(request: AnyRequest, state: State, table_id: FromPath[str]) -> Response[bytes]:
    """The commitments of all deals of a table, one a line, for everybody who wants to keep them."""
    body = await room_of(state).papers.commitments(table_id, address_of(request))
    return Response(body, media_type="application/jsonl", headers=NO_STORE)


NO_STORE = {"cache-control": "no-store"}


def _leave_uncompressed(body: bytes) -> bytes:
    return body


def _compress(body: bytes) -> bytes:
    return gzip.compress(body, REPLAY_COMPRESSION)


def static_answer(request: AnyRequest, state: State, key: Hashable, make: Callable[[], Any]) -> Response[bytes]:
    """The answer ``key``, which ``make`` computes the first time, or status 304 if it has not changed."""
    answers: StaticAnswers = state.static_answers
    return file_answer(request, answers.get_json(key, make))


def address_of(request: AnyRequest) -> str:
    """The visitor's address; empty if there is none."""
    return request.client.host if request.client else ""


def user_in(request: AnyRequest) -> str:
    """The id of the visitor who sends the request."""
    user: str = request.scope["state"]["user"]
    return user


def requested_language(request: AnyRequest) -> str:
    """The language of the answer: the requested one, else the browser's first."""
    return request.query_params.get("lang") or _first_language(request)


def _first_language(request: AnyRequest) -> str:
    return request.headers.get("accept-language", "en").partition(",")[0].partition(";")[0].strip() or "en"


def json_answer(value: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response[bytes]:
    """``value`` as JSON."""
    return Response(encode_message(value), status_code=status, media_type=MediaType.JSON, headers=headers or NO_STORE)


def not_found_answer(what: str) -> Response[bytes]:
    """The answer that there is no such file or language."""
    return json_answer({"reason": f"unknown_{what}", "text": f"There is no such {what}."}, status=404)


def shell(state: State) -> StaticFile:
    """The HTML from which every page is built."""
    return shell_of(state.files, state.static_answers, room_of(state))


def file_answer(request: AnyRequest, file: StaticFile, status: int = 200) -> Response[bytes]:
    """The file, compressed if the browser accepts that, or status 304 if it has not changed."""
    headers = {"etag": file.etag, "cache-control": file.caching, "vary": "accept-encoding"}
    if status == 200 and file.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    packed = bool(file.packed) and accepts_gzip(request)
    if packed:
        headers["content-encoding"] = "gzip"
    body = file.packed if packed else file.plain
    if request.method == HttpMethod.HEAD:
        headers["content-length"] = str(len(body))
        body = b""
    return Response(body, status_code=status, headers=headers, media_type=file.media_type)


def cache_forever(file: StaticFile, is_this: bool) -> StaticFile:
    """The file, immutable for a browser if it requested ``is_this`` version."""
    return file._replace(caching=IMMUTABLE) if is_this else file


def accepts_gzip(request: AnyRequest) -> bool:
    """Whether the browser accepts gzip."""
    return "gzip" in request.headers.get("accept-encoding", "")


def part_translations(lang: str, part: str, texts: Texts) -> dict[str, Any]:
    """The texts in ``lang`` that ``part`` of the page shows beyond those of the first page."""
    whole = translations(lang)
    ids = set(texts.texts[part])
    if part in texts.server:
        server = catalogue(lang, PAGE_DOMAINS[0])
        ids |= {*server["messages"], *server["plurals"]}
    return {**whole, "messages": {name: text for name, text in whole["messages"].items() if name in ids}}


def translations(lang: str) -> dict[str, Any]:
    """Every text of the page in ``lang``; a list of forms where there is a plural."""
    texts: dict[str, Any] = {"lang": lang, "plural": "", "messages": {}}
    for domain in PAGE_DOMAINS:
        try:
            found = catalogue(lang, domain)
        except FileNotFoundError:
            continue
        texts["plural"] = found["plural"]
        texts["messages"] |= found["messages"] | found["plurals"]
    return texts
