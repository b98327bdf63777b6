"""Logging of program errors: only their locations in the code, without any value of a table."""

import asyncio
import logging
import traceback
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from kitapi.kernel import RulesError
from kitapi.room.errors import Busy, RoomError

LOG = logging.getLogger(__name__)


def trace_of(error: BaseException) -> str:
    """The error's type and its stack trace in one line; its message is left out, as it may contain cards."""
    frames = traceback.extract_tb(error.__traceback__)
    passed = " > ".join(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames)
    return f"{type(error).__name__} at {passed}" if passed else type(error).__name__


def log_task_failure(task: asyncio.Task[Any]) -> None:
    """Log a failure of ``task``, unless it is a refusal; asyncio's own message might contain cards."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, (RoomError, RulesError)):
        LOG.error("a request of a visitor who has left failed: %s", trace_of(error))


async def run_guarded(what: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Await ``work``; if it fails, log that ``what`` cannot continue."""
    try:
        await work()
    except Busy:
        pass  # the table or house is being reloaded, which prompts again
    except RoomError as error:
        LOG.error("%s cannot continue: %s", what, error.reason)
    except Exception as error:
        LOG.error("%s cannot continue: %s", what, trace_of(error))
