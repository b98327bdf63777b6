"""The log, as lines for a terminal or as JSON for programs, without hidden information.

The room's own messages contain no cards or secrets, but texts of exceptions and messages of other libraries may. So
only the type and the stack trace of an exception are logged, and of another library's message, from level warning on,
only the words before the first value. Visitors cannot fill the disk either: only a few lines of the same kind are
written per minute, and the next line contains the number of those left out.
"""

import logging
import re
import sys
import threading
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, Literal, TextIO, TypeAlias

import msgspec

from kitapi.room.faults import trace_of

Form: TypeAlias = Literal["text", "json"]

OWN = "kitapi"
"""The prefix of the names of our own loggers."""

LOG = logging.getLogger(__name__)

VALUE = re.compile(r"""[:'"<({\[=\n]""")
"""Characters after which a value may begin in another library's sentence."""

PASSWORD = re.compile(r"(://[^\s:/@]*):[^\s/@]*@")
"""A password in an address."""

PERIOD_SECONDS = 60.0
OWN_LINES = 10
FOREIGN_LINES = 1
"""Maximum number of lines of one kind in a period: for our own lines, which name tables, and for other libraries'
lines."""

MOST_KINDS = 1000
"""Maximum number of kinds that are counted separately; all further kinds are counted together."""

LEFT_OUT = "left_out"

KNOWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName", LEFT_OUT}
"""The attributes that every record has; all others are fields from the caller."""


def begin_logging(level: str, form: Form = "text", stream: TextIO | None = None) -> None:
    """Log to standard error, or ``stream``, from ``level`` on; uncaught exceptions too."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    handler.addFilter(is_logged)
    handler.addFilter(RepeatFilter())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.raiseExceptions = False  # a message that cannot be formatted would be printed with its values
    sys.excepthook = _log_uncaught
    sys.unraisablehook = lambda lost: _log_lost("what nobody waits for", lost.exc_value)
    threading.excepthook = lambda lost: _log_lost("a thread", lost.exc_value)


def is_logged(record: logging.LogRecord) -> bool:
    """Whether ``record`` is ours, or another library's warning or worse."""
    return _is_own(record) or record.levelno >= logging.WARNING


class RepeatFilter:
    """Limits lines of one kind in a minute: lines of one logger and level that differ only in their values.

    ``clock``: seconds from any starting point.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._kinds: dict[tuple[str, int, str], _Period] = {}

    def __call__(self, record: logging.LogRecord) -> bool:
        """Whether ``record`` is written; if so, it is given the number of lines left out before it."""
        now, kind = self._clock(), self._kind(record)
        minute = self._kinds.get(kind)
        if minute is None or now - minute.began >= PERIOD_SECONDS:
            setattr(record, LEFT_OUT, minute.left_out if minute else 0)
            self._kinds[kind] = _Period(now)
            return True
        if minute.written < (OWN_LINES if _is_own(record) else FOREIGN_LINES):
            minute.written += 1
            return True
        minute.left_out += 1
        return False

    def _kind(self, record: logging.LogRecord) -> tuple[str, int, str]:
        said = str(record.msg) if _is_own(record) else _foreign_words(record)
        kind = (record.name, record.levelno, said)
        return kind if kind in self._kinds or len(self._kinds) < MOST_KINDS else ("", 0, "")


class _Period:
    """A period, with its start by the clock: how many lines of a kind were written in it, and left out."""

    def __init__(self, began: float) -> None:
        self.began = began
        self.written = 1
        self.left_out = 0


class TextLines(logging.Formatter):
    """Lines for people."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of ``record``."""
        line = f"{self.formatTime(record)} {record.levelname} {record.name}: {message_of(record)}"
        return " ".join((line, *(f"{name}={value}" for name, value in fields_of(record))))


class JsonLines(logging.Formatter):
    """A JSON object for each record: ``time``, ``level``, ``logger``, ``message``, and its fields."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of ``record``."""
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        text = {"time": time, "level": record.levelname.lower(), "logger": record.name, "message": message_of(record)}
        return msgspec.json.encode(dict(fields_of(record)) | text).decode()


def message_of(record: logging.LogRecord) -> str:
    """The message of ``record``, in one line."""
    text = _own_words(record) if _is_own(record) else _foreign_words(record)
    if record.exc_info and (error := record.exc_info[1]) is not None:
        text = f"{text} ({trace_of(error)})"
    if left_out := getattr(record, LEFT_OUT, 0):
        text = f"{text} (and {left_out} more like it, left out)"
    return PASSWORD.sub(r"\1@", " ".join(text.split()))


def fields_of(record: logging.LogRecord) -> Iterator[tuple[str, str | int | float]]:
    """The fields that the room has logged besides the message, by name."""
    if _is_own(record):
        for name, value in vars(record).items():
            if name not in KNOWN and isinstance(value, str | int | float):
                yield name, PASSWORD.sub(r"\1@", value) if isinstance(value, str) else value


def _is_own(record: logging.LogRecord) -> bool:
    return record.name == OWN or record.name.startswith(f"{OWN}.")


def _own_words(record: logging.LogRecord) -> str:
    try:
        return record.getMessage()
    except Exception:
        return str(record.msg)


def _foreign_words(record: logging.LogRecord) -> str:
    """The sentence up to its first value; numbers are kept."""
    if not isinstance(record.msg, str):
        return type(record.msg).__name__
    sentence, args = record.msg.strip(), record.args if isinstance(record.args, tuple) else ()
    if args and all(isinstance(value, int | float) for value in args):
        sentence = _own_words(record).strip()
    return VALUE.split(sentence.partition("%s")[0] if "%s" in sentence else sentence, maxsplit=1)[0].strip()


def _log_uncaught(kind: type[BaseException], error: BaseException, _: TracebackType | None) -> Any:
    if not issubclass(kind, KeyboardInterrupt):
        LOG.critical("the server ends: %s", trace_of(error))


def _log_lost(what: str, error: BaseException | None) -> None:
    if error is not None and not isinstance(error, SystemExit):
        LOG.error("%s failed: %s", what, trace_of(error))
