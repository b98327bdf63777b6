"""PDFs, set by Typst from the templates beside this module (docs/decisions/0015-pdf.md)."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from kitapi.wording.papers import Paper

EPOCH = 0
"""The creation time in every file, always the same, so that equal reports are equal files."""


COMMON = "a4.typ"
"""The template that all others import."""


class NoTypesetter(Exception):
    """The library that typesets PDFs cannot be loaded on this machine, or fails; ``problem`` says why."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


def as_pdf(paper: Paper) -> bytes:
    """The report on A4, with embedded fonts and tags for screen readers.

    Raises:
        NoTypesetter: the library that typesets PDFs is missing, or fails.
    """
    return typeset("paper.typ", paper, {})


def typeset(template: str, content: Any, files: Mapping[str, bytes]) -> bytes:
    """The PDF that ``template`` makes of ``content``, which it reads as JSON, and of ``files`` by their names.

    Raises:
        NoTypesetter: the library that typesets PDFs is missing, or fails.
    """
    try:
        import typst  # noqa: PLC0415 - it is large, and only this needs it
    except ImportError as error:
        raise NoTypesetter(str(error)) from error
    text = msgspec.json.encode(content).decode()
    try:
        with TemporaryDirectory() as folder:
            templates = {name: read_template(name) for name in (COMMON, template)}
            for name, data in {**templates, **files}.items():
                Path(folder, name).write_bytes(data)
            made = typst.compile(Path(folder, template), sys_inputs={"content": text}, format="pdf", timestamp=EPOCH)
    except typst.TypstError as error:
        raise NoTypesetter(str(error)) from error
    if not isinstance(made, bytes):
        raise TypeError("a PDF is one file")
    return made


@cache
def read_template(name: str) -> bytes:
    """The Typst program ``name`` beside this module."""
    return resources.files("kitapi.reports").joinpath(name).read_bytes()
