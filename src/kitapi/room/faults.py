"""How a fault of ours is logged: where it happened, and nothing of what was on the table."""

import asyncio
import logging
import traceback
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from kitapi.kernel import RulesError
from kitapi.room.errors import Busy, RoomError

LOG = logging.getLogger(__name__)


def where(error: BaseException) -> str:
    """The error's type and the lines it passed through; its text may hold cards and is left out."""
    frames = traceback.extract_tb(error.__traceback__)
    passed = " > ".join(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames)
    return f"{type(error).__name__} at {passed}" if passed else type(error).__name__


def unheard(task: asyncio.Task[Any]) -> None:
    """Log how ``task`` has failed, unless that is a refusal, in place of asyncio: what it logs may hold cards."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, (RoomError, RulesError)):
        LOG.error("what somebody asked for who has gone failed: %s", where(error))


async def logged(what: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Await ``work``; if it fails, log that ``what`` cannot continue."""
    try:
        await work()
    except Busy:
        pass  # what was asked of is being read again, and that prompts anew
    except RoomError as error:
        LOG.error("%s cannot go on: %s", what, error.reason)
    except Exception as error:
        LOG.error("%s cannot go on: %s", what, where(error))
