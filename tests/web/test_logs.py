"""The log, in which nothing hidden can come out."""

import asyncio
import io
import json
import logging
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator

import pytest

from kitapi.web.logs import Form, begin_logging

SECRET = "queen-of-spades-7f3a"


class Hidden:
    """Says what it is whenever it is asked."""

    def __repr__(self) -> str:
        return SECRET


class Foreign(Exception):
    """Another library's exception, whose text has it all."""

    def __init__(self) -> None:
        super().__init__(f"cannot parse {SECRET}")


@pytest.fixture(params=["text", "json"])
def told(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """What is logged from level debug on."""
    root, before = logging.getLogger(), (sys.excepthook, sys.unraisablehook, threading.excepthook)
    handlers, level, raising = root.handlers[:], root.level, logging.raiseExceptions
    form: Form = request.param
    kept = io.StringIO()
    begin_logging("debug", form, kept)
    yield kept
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.raiseExceptions = raising
    sys.excepthook, sys.unraisablehook, threading.excepthook = before


def exception_in_a_handler() -> None:
    try:
        raise Foreign
    except Foreign:
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application\n")


def exception_as_a_message() -> None:
    logging.getLogger("uvicorn.error").error(Foreign())


def own_exception_with_its_trace() -> None:
    try:
        raise Foreign
    except Foreign:
        logging.getLogger("kitapi.web").exception("it failed", stack_info=True)


def value_in_a_foreign_sentence() -> None:
    logging.getLogger("library").warning("cannot send %s to %s", SECRET, Hidden())
    logging.getLogger("library").warning("cannot send %(what)s", {"what": SECRET})
    logging.getLogger("library").error(f"cannot send: {SECRET}")
    logging.getLogger("library").error(f"cannot send {Hidden()!r}"[:11] + f"'{SECRET}'")
    logging.getLogger("library").error("cannot send\n" + SECRET)


def small_talk_of_a_library() -> None:
    logging.getLogger("websockets.client").debug(f"< TEXT {SECRET}")
    logging.getLogger("httpcore").info(f"response headers {SECRET}")


def message_that_cannot_be_formatted() -> None:
    logging.getLogger("library").error("%d cards", SECRET)
    logging.getLogger("kitapi.web").error("%d cards", Hidden())


def fields_of_a_library() -> None:
    logging.getLogger("library").warning("sent", extra={"payload": SECRET})


def task_nobody_waits_for() -> None:
    async def fails() -> None:
        raise Foreign

    async def done() -> None:
        task = asyncio.ensure_future(fails())
        await asyncio.wait({task})
        del task

    asyncio.run(done())


def call_that_fails_in_the_loop() -> None:
    def fails(_: Hidden) -> None:
        raise Foreign

    async def done() -> None:
        asyncio.get_running_loop().call_soon(fails, Hidden())
        await asyncio.sleep(0)

    asyncio.run(done(), debug=True)


def thread_that_fails() -> None:
    def fails() -> None:
        raise Foreign

    thread = threading.Thread(target=fails)
    thread.start()
    thread.join()


def what_nobody_waits_for() -> None:
    class Lost:
        def __del__(self) -> None:
            raise Foreign

    Lost()


def password_of_a_database() -> None:
    logging.getLogger("kitapi.store").error("no answer from postgresql://kitapi:%s@db/kitapi", SECRET)
    logging.getLogger("kitapi.store").error("no answer", extra={"address": f"postgresql://kitapi:{SECRET}@db/kitapi"})


@pytest.mark.parametrize(
    "plant",
    [
        exception_in_a_handler,
        exception_as_a_message,
        own_exception_with_its_trace,
        value_in_a_foreign_sentence,
        small_talk_of_a_library,
        message_that_cannot_be_formatted,
        fields_of_a_library,
        task_nobody_waits_for,
        call_that_fails_in_the_loop,
        pytest.param(
            thread_that_fails, marks=pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
        ),
        what_nobody_waits_for,
        password_of_a_database,
    ],
    ids=lambda plant: plant.__name__.replace("_", "-"),
)
def test_a_secret_comes_out_in_no_way(
    told: io.StringIO, plant: Callable[[], None], capfd: pytest.CaptureFixture[str]
) -> None:
    plant()
    output, errors = capfd.readouterr()
    assert SECRET not in told.getvalue() + output + errors
    assert told.getvalue() or plant is small_talk_of_a_library, "that something went wrong is told"


def test_where_an_exception_came_from_is_told(told: io.StringIO) -> None:
    exception_in_a_handler()
    assert "Exception in ASGI application" in told.getvalue()
    assert "Foreign at test_logs.py:" in told.getvalue()


def test_numbers_of_other_libraries_are_told(told: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").error("Cancel %s running task(s), timeout graceful shutdown exceeded", 3)
    assert "Cancel 3 running task" in told.getvalue()


def test_a_json_line_has_its_fields_and_no_line_has_a_break() -> None:
    kept = io.StringIO()
    before = (logging.getLogger().handlers[:], logging.getLogger().level)
    try:
        begin_logging("info", "json", kept)
        logging.getLogger("kitapi.nodes").info(
            "joined\nas %s", "a", extra={"epoch": 7, "node": "a", "object": Hidden()}
        )
    finally:
        logging.getLogger().handlers[:] = before[0]
        logging.getLogger().setLevel(before[1])
    line = json.loads(kept.getvalue())
    assert line.pop("time").endswith("+00:00")
    assert line == {"level": "info", "logger": "kitapi.nodes", "message": "joined as a", "epoch": 7, "node": "a"}


def test_what_ends_the_process_is_told_without_its_text() -> None:
    script = (
        f"from kitapi.web.logs import begin_logging\nbegin_logging('warning', 'json')\nraise ValueError('{SECRET}')\n"
    )
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout) == (1, "")
    told = json.loads(ended.stderr)
    assert told["level"] == "critical"
    assert "ValueError" in told["message"]
    assert SECRET not in ended.stderr
