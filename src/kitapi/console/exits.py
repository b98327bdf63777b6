"""The error and exit statuses of commands that cannot continue."""

from kitapi.texts import Place, Text

WRONG_USAGE = 2
"""Exit status for wrong usage and for bad input."""

INTERRUPTED, TERMINATED = 130, 143
"""Exit statuses after Ctrl-C and after SIGTERM, as shells report them: 128 and the signal's number."""


class Stopped(Exception):
    """The command cannot continue.

    Attributes:
        text: the reason, as one sentence without a full stop at its end.
    """

    def __init__(self, text: str | Text, **places: Place) -> None:
        self.text = Text(text, **places) if isinstance(text, str) else text
        super().__init__(self.text)


def sentence_of(error: Exception, lang: str) -> str | None:
    """A sentence in ``lang`` for an expected error; None for an error in the program, whose traceback is shown."""
    from kitapi.kernel import RulesError  # noqa: PLC0415 - only commands that fail need it
    from kitapi.store import StoreError  # noqa: PLC0415

    if isinstance(error, OSError):
        return f"{error.filename or 'file'}: {error.strerror or error}"
    if isinstance(error, RulesError | StoreError):
        from kitapi.wording.sentences import sentence_for  # noqa: PLC0415

        return sentence_for(error, lang).removesuffix(".")
    return None
