"""How a command ends that cannot continue."""

from pathlib import Path
from typing import TypeAlias

WRONG_USAGE = 2
"""Exit status for wrong usage and for bad input."""

INTERRUPTED, TERMINATED = 130, 143
"""Exit statuses after Ctrl-C and after SIGTERM, as shells report them: 128 and the signal's number."""


Place: TypeAlias = str | float | Path
"""What fills a place in a sentence."""


class Stopped(Exception):
    """The command cannot continue.

    Attributes:
        text: why, as one sentence in English without a full stop at its end; what varies has a place in braces.
        places: what fills the places.
    """

    def __init__(self, text: str, **places: Place) -> None:
        super().__init__(text.format(**places) if places else text)
        self.text = text
        self.places = places


def sentence_of(error: Exception, lang: str) -> str | None:
    """A sentence in ``lang`` for an error the program knows; None for a fault of its own, which shows its traceback."""
    from kitapi.kernel import RulesError  # noqa: PLC0415 - only commands that fail need it
    from kitapi.store import StoreError  # noqa: PLC0415

    if isinstance(error, OSError):
        return f"{error.filename or 'file'}: {error.strerror or error}"
    if isinstance(error, RulesError | StoreError):
        from kitapi.wording.sentences import sentence_for  # noqa: PLC0415

        return sentence_for(error, lang).removesuffix(".")
    return None
