"""The descriptions of the API as files, in OpenAPI and AsyncAPI."""

import asyncio
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from litestar import Litestar, Response, get

from kitapi.web.description.asyncapi import asyncapi
from kitapi.web.description.openapi import openapi
from kitapi.web.files import StaticFile
from kitapi.web.pages import AnyRequest, file_answer
from kitapi.web.static_answers import build_static_json


@get("/api/openapi.json")
async def openapi_file(request: AnyRequest) -> Response[bytes]:
    """The description of all requests, as OpenAPI 3.1."""
    return file_answer(request, await asyncio.to_thread(_openapi, request.app))


@get("/api/asyncapi.json")
async def asyncapi_file(request: AnyRequest) -> Response[bytes]:
    """The description of a table's socket, as AsyncAPI 3.0."""
    return file_answer(request, await asyncio.to_thread(_asyncapi))


def encode_description(description: Mapping[str, Any]) -> bytes:
    """A description as JSON, with every value in a line of its own: small changes make small differences."""
    return msgspec.json.format(msgspec.json.encode(description), indent=1) + b"\n"


@cache
def _openapi(app: Litestar) -> StaticFile:
    return build_static_json(encode_description(openapi(app)))


@cache
def _asyncapi() -> StaticFile:
    return build_static_json(encode_description(asyncapi()))
