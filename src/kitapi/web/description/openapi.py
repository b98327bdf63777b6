"""OpenAPI 3.1 of all requests, made from the routes, their entries in ``operations``, and the types they use."""

import re
from collections.abc import Iterator, Mapping
from http import HTTPStatus
from typing import Any

from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute

from kitapi import __version__
from kitapi.records.seat_changes import SeatChange
from kitapi.registry import GAMES
from kitapi.web.description.operations import HTML, JSON, OPERATIONS, Operation
from kitapi.web.description.schemas import Schema, fill, of_any_game, ref, schemas_of, schemas_of_games
from kitapi.web.visitors import COOKIE, SECURE_COOKIE

EVERY_REQUEST = (HTTPStatus.MISDIRECTED_REQUEST, HTTPStatus.TOO_MANY_REQUESTS)
"""Refusals of any request: for another host, and beyond the budget of an address or a visitor."""

WITH_BODY = (HTTPStatus.BAD_REQUEST, HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
_PARAMETER = re.compile(r"\{(\w+):(\w+)\}")
_SIGNS = re.compile(r"[^A-Za-z0-9]+")
_TYPES: Mapping[str, Schema] = {
    "int": {"type": "integer"},
    "str": {"type": "string", "minLength": 1},
    "path": {"type": "string", "minLength": 1},
}


def openapi(app: Litestar) -> Schema:
    """The description of all requests that ``app`` answers.

    Raises:
        KeyError: ``OPERATIONS`` has no line for a route.
    """
    types = dict.fromkeys(kind for one in OPERATIONS.values() for kind in _types(one))
    found, parts = schemas_of((*types, SeatChange))
    schemas = dict(zip(types, found[:-1], strict=True))
    games = schemas_of_games(GAMES, ("terms", "view", "observation"))
    fill(parts, _game_fields())
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Kitapi",
            "version": __version__,
            "summary": "The requests of a card room. Tables are played over a socket: see /api/asyncapi.json.",
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        },
        "paths": dict(sorted(_paths(app, schemas).items())),
        "components": {
            "schemas": {**parts, **games},
            "securitySchemes": {
                "visitor": {"type": "apiKey", "in": "cookie", "name": SECURE_COOKIE},
                "visitorWithoutTls": {"type": "apiKey", "in": "cookie", "name": COOKIE},
            },
        },
        "security": [{"visitor": []}, {"visitorWithoutTls": []}, {}],
    }


def _game_fields() -> dict[str, Schema]:
    seen = {"anyOf": [ref("SeatChange"), *of_any_game(GAMES, "observation")["anyOf"]]}
    return {
        "NewTable.terms": of_any_game(GAMES, "terms"),
        "ReplayStep.happened": {"type": "array", "items": seen},
        "ReplayStep.views": {"type": "array", "items": of_any_game(GAMES, "view")},
    }


def _types(operation: Operation) -> Iterator[Any]:
    yield from (kind for kind in (operation.answer, operation.body, operation.refused) if kind is not None)
    yield from (query.type for query in operation.query)


def _paths(app: Litestar, schemas: Mapping[Any, Schema]) -> dict[str, Schema]:
    paths: dict[str, Schema] = {}
    for route in app.routes:
        if not isinstance(route, HTTPRoute):
            continue
        item: Schema = {"parameters": _path_parameters(route.path)}
        for handler in route.route_handlers:
            for method in sorted(set(handler.http_methods) - {"OPTIONS"}):
                item[method.lower()] = _operation(route.path, str(method), handler, schemas)
        paths.setdefault(_PARAMETER.sub(r"{\1}", route.path), {}).update(item)
    return paths


def _path_parameters(path: str) -> list[Schema]:
    return [
        {"name": name, "in": "path", "required": True, "schema": _TYPES[kind]}
        for name, kind in _PARAMETER.findall(path)
    ]


def _operation(path: str, method: str, handler: HTTPRouteHandler, schemas: Mapping[Any, Schema]) -> Schema:
    described = OPERATIONS[f"{'GET' if method == 'HEAD' else method} {path}"]
    operation: Schema = {
        "operationId": _SIGNS.sub("_", method.lower() + _PARAMETER.sub(r"\1", path)).rstrip("_"),
        "tags": [path.split("/")[2].partition(".")[0] if path.startswith("/api/") else "pages"],
        "summary": " ".join((handler.fn.__doc__ or "").split()),
        "parameters": [
            {"name": query.name, "in": "query", "description": query.text, "schema": schemas[query.type]}
            for query in described.query
        ],
        "responses": _responses(method, described, schemas),
    }
    if described.body is not None:
        operation["requestBody"] = {"required": True, "content": {described.reads: {"schema": schemas[described.body]}}}
    return operation


def _responses(method: str, described: Operation, schemas: Mapping[Any, Schema]) -> Schema:
    schema = {} if described.answer is None else schemas[described.answer]
    refusals = dict.fromkeys(EVERY_REQUEST, ref("Problem"))
    if method not in {"GET", "HEAD"}:
        refusals |= dict.fromkeys((HTTPStatus.FORBIDDEN, *(WITH_BODY if described.body else ())), ref("Problem"))
    refusals |= dict.fromkeys(map(HTTPStatus, described.refusals), schemas[described.refused])
    responses = {status: _response(status, method, JSON, refused) for status, refused in refusals.items()}
    responses[HTTPStatus(described.status)] = _response(described.status, method, described.media, schema)
    if described.page:
        missing = {HTML: {"schema": {}}, JSON: {"schema": ref("Problem")}}
        responses[HTTPStatus.NOT_FOUND] = {"description": HTTPStatus.NOT_FOUND.phrase, "content": missing}
    if described.etag:
        responses[HTTPStatus.NOT_MODIFIED] = {"description": HTTPStatus.NOT_MODIFIED.phrase}
    return {str(int(status)): answer for status, answer in sorted(responses.items())}


def _response(status: int, method: str, media: str, schema: Schema) -> Schema:
    response: Schema = {"description": HTTPStatus(status).phrase}
    return response if method == "HEAD" else {**response, "content": {media: {"schema": schema}}}
