"""The descriptions of the API as files: what programs may send, and what the server answers."""

import asyncio
import gzip
import hashlib
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from litestar import Litestar, Response, get

from kitapi.web.description.asyncapi import asyncapi
from kitapi.web.description.openapi import openapi
from kitapi.web.files import Served
from kitapi.web.pages import AnyRequest, file_answer


@get("/api/openapi.json")
async def openapi_file(request: AnyRequest) -> Response[bytes]:
    """The description of all requests, as OpenAPI 3.1."""
    return file_answer(request, await asyncio.to_thread(_openapi, request.app))


@get("/api/asyncapi.json")
async def asyncapi_file(request: AnyRequest) -> Response[bytes]:
    """The description of a table's socket, as AsyncAPI 3.0."""
    return file_answer(request, await asyncio.to_thread(_asyncapi))


def description_written(description: Mapping[str, Any]) -> bytes:
    """A description as JSON, with every value in a line of its own: small changes make small differences."""
    return msgspec.json.format(msgspec.json.encode(description), indent=1) + b"\n"


@cache
def _openapi(app: Litestar) -> Served:
    return _served(description_written(openapi(app)))


@cache
def _asyncapi() -> Served:
    return _served(description_written(asyncapi()))


def _served(plain: bytes) -> Served:
    return Served(
        plain=plain,
        packed=gzip.compress(plain, mtime=0),
        etag=f'"{hashlib.sha256(plain).hexdigest()[:24]}"',
        media_type="application/json",
        caching="no-cache",
    )
