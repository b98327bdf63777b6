#!/usr/bin/env python3
"""Write the descriptions of the API into docs/formats: ``python -m docs.making.describe_api``."""

from pathlib import Path

from litestar import Litestar

from kitapi.web.app import ROUTES
from kitapi.web.description.asyncapi import asyncapi
from kitapi.web.description.openapi import openapi
from kitapi.web.description_files import encode_description

FORMATS = Path(__file__).resolve().parents[2] / "docs" / "formats"


def render_descriptions() -> dict[str, bytes]:
    """Both description files, by name, rendered from the present types and routes."""
    return {
        "openapi.json": encode_description(openapi(Litestar(ROUTES, openapi_config=None))),
        "asyncapi.json": encode_description(asyncapi()),
    }


if __name__ == "__main__":
    for name, content in render_descriptions().items():
        (FORMATS / name).write_bytes(content)
