"""A report as a PDF, set by Typst from the template beside this module (docs/decisions/0015-pdf.md)."""

from functools import cache
from importlib import resources

import msgspec

from kitapi.wording.papers import Paper

EPOCH = 0
"""The creation time in every file, always the same, so that equal reports are equal files."""


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
    try:
        import typst  # noqa: PLC0415 - it is large, and only this needs it
    except ImportError as error:
        raise NoTypesetter(str(error)) from error
    text = msgspec.json.encode(paper).decode()
    try:
        made = typst.compile(read_template(), sys_inputs={"paper": text}, format="pdf", timestamp=EPOCH)
    except typst.TypstError as error:
        raise NoTypesetter(str(error)) from error
    if not isinstance(made, bytes):
        raise TypeError("a PDF is one file")
    return made


@cache
def read_template() -> bytes:
    """The Typst program of a report on paper."""
    return resources.files("kitapi.reports").joinpath("paper.typ").read_bytes()
