"""The execution of a command: its language, its exit status, and the sentences for errors."""

import os
import signal
import sys
from collections.abc import Sequence
from types import FrameType

from kitapi.cli.score.plain import plain_score
from kitapi.console.exits import INTERRUPTED, TERMINATED, WRONG_USAGE, Stopped, sentence_of
from kitapi.console.languages import (
    chosen_language,
    in_language,
    in_words,
    language,
    system_language,
    without_language,
)


class Terminated(BaseException):
    """SIGTERM has arrived; raised at the present point of the program, so that all open resources are closed."""


def run_process() -> int:
    """Run the command in the arguments of this process, which SIGTERM ends regularly; return the exit status."""
    signal.signal(signal.SIGTERM, _terminate)
    return run(sys.argv[1:])


def run(arguments: Sequence[str]) -> int:
    """Run the command in ``arguments``; returns the exit status.

    0: all good, or the reader of the output has ended. 2: wrong usage, bad input, or something that cannot be done; one
    line on standard error says what. 130 and 143: ended by Ctrl-C and by SIGTERM.
    """
    try:
        with in_language(system_language(os.environ)):
            return _run_in_language(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
    except Terminated:
        return TERMINATED
    except BrokenPipeError:
        # Python would complain again when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run_in_language(arguments: Sequence[str]) -> int:
    try:
        kept, option = without_language(arguments)
        chosen = chosen_language(option, os.environ)
    except Stopped as stopped:
        return _refuse(in_words(stopped))
    with in_language(chosen):
        status = _run_command(kept)
        sys.stdout.flush()
    return status


def _run_command(arguments: list[str]) -> int:
    try:
        if (scored := plain_score(arguments)) is not None:
            return scored
        return _parse_and_run(arguments)
    except Stopped as stopped:
        return _refuse(in_words(stopped))
    except BrokenPipeError:
        raise
    except Exception as error:
        if (sentence := sentence_of(error, language())) is None:
            raise
        return _refuse(sentence)


def _parse_and_run(arguments: list[str]) -> int:
    from cyclopts import CycloptsError  # noqa: PLC0415 - the parser is most of the start of a short command

    from kitapi.cli.commands import app  # noqa: PLC0415
    from kitapi.cli.usage import usage_error  # noqa: PLC0415

    try:
        status = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        return _refuse(usage_error(error))
    return status if isinstance(status, int) else 0


def _refuse(sentence: str) -> int:
    """Write the sentence on one line, without line breaks and control characters of text from a damaged file."""
    shown = "".join(sign if sign.isprintable() else "?" for sign in " ".join(sentence.split()))
    sys.stderr.write(f"kitapi: {shown}\n")
    return WRONG_USAGE


def _terminate(_signal: int, _frame: FrameType | None) -> None:
    # A second signal, which a process group may get, must not interrupt the closing after the first.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise Terminated
