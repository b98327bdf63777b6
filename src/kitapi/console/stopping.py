"""How a command ends that cannot go on."""

WRONG_USAGE = 2
"""Exit status for wrong usage and for bad input."""


class Stopped(Exception):
    """The command cannot go on; the text says why, in one sentence without a full stop at its end."""


def sentence_of(error: Exception) -> str | None:
    """What to tell of an error the program knows; None for a fault of its own, which shows its traceback."""
    from kitapi.kernel import RulesError  # noqa: PLC0415 - only commands that fail need it
    from kitapi.store import StoreError  # noqa: PLC0415

    if isinstance(error, OSError):
        return f"{error.filename or 'file'}: {error.strerror or error}"
    if isinstance(error, RulesError | StoreError):
        from kitapi.wording.sentences import sentence_for  # noqa: PLC0415

        return sentence_for(error, "en").removesuffix(".")
    return None
