"""The log contains nothing hidden."""

import asyncio
import io
import json
import logging
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator

import pytest

from kitapi.web.logs import MOST_KINDS, OWN_LINES, Form, RepeatFilter, begin_logging, message_of

SECRET = "queen-of-spades-7f3a"


class Hidden:
    """An object whose secret appears if it is printed."""

    def __repr__(self) -> str:
        return SECRET


class Foreign(Exception):
    """An exception of another library, whose text has the secret."""

    def __init__(self) -> None:
        super().__init__(f"cannot parse {SECRET}")


@pytest.fixture(params=["text", "json"])
def log(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """Yield a file that receives the lines logged from level debug on."""
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

    async def run() -> None:
        task = asyncio.ensure_future(fails())
        await asyncio.wait({task})
        del task

    asyncio.run(run())


def call_that_fails_in_the_loop() -> None:
    def fails(_: Hidden) -> None:
        raise Foreign

    async def run() -> None:
        asyncio.get_running_loop().call_soon(fails, Hidden())
        await asyncio.sleep(0)

    asyncio.run(run(), debug=True)


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
    log: io.StringIO, plant: Callable[[], None], capfd: pytest.CaptureFixture[str]
) -> None:
    plant()
    output, errors = capfd.readouterr()
    assert SECRET not in log.getvalue() + output + errors
    assert log.getvalue() or plant is small_talk_of_a_library, "that something went wrong is told"


def test_the_place_of_an_exception_is_logged(log: io.StringIO) -> None:
    exception_in_a_handler()
    assert "Exception in ASGI application" in log.getvalue()
    assert "Foreign at test_logs.py:" in log.getvalue()


def test_numbers_of_other_libraries_are_logged(log: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").error("Cancel %s running task(s), timeout graceful shutdown exceeded", 3)
    assert "Cancel 3 running task" in log.getvalue()


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


def test_what_ends_the_process_is_logged_without_its_text() -> None:
    script = (
        f"from kitapi.web.logs import begin_logging\nbegin_logging('warning', 'json')\nraise ValueError('{SECRET}')\n"
    )
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout) == (1, "")
    logged = json.loads(ended.stderr)
    assert logged["level"] == "critical"
    assert "ValueError" in logged["message"]
    assert SECRET not in ended.stderr


def lines_of(sparing: RepeatFilter, name: str, message: str, *values: object) -> list[int]:
    """For each written one of three equal lines, how many lines before it were left out."""
    records = [logging.LogRecord(name, logging.ERROR, "", 0, message, values, None) for _ in range(3)]
    return [getattr(record, "left_out", 0) for record in records if sparing(record)]


def test_of_lines_that_say_the_same_few_are_written_in_a_minute_and_the_next_says_how_many_were_not() -> None:
    now = 1000.0
    sparing = RepeatFilter(lambda: now)
    assert lines_of(sparing, "uvicorn.error", "Invalid UTF-8 sequence received from client.") == [0]
    assert lines_of(sparing, "uvicorn.error", "Another sentence.") == [0]
    for _ in range(100):
        assert lines_of(sparing, "uvicorn.error", "Invalid UTF-8 sequence received from client.") == []
    now += 60
    assert lines_of(sparing, "uvicorn.error", "Invalid UTF-8 sequence received from client.") == [302]
    now += 60
    assert lines_of(sparing, "uvicorn.error", "Another sentence.") == [2]


def test_of_our_own_lines_more_are_written_and_values_make_no_other_line_of_them() -> None:
    sparing = RepeatFilter(lambda: 0.0)
    written = [lines_of(sparing, "kitapi.web.socket", "table %s cannot be shown", number) for number in range(20)]
    assert sum(map(len, written)) == OWN_LINES
    foreign = [lines_of(sparing, "library", f"cannot read '{number}'") for number in range(20)]
    assert sum(map(len, foreign)) == 1, "values in a library's sentence do not make another kind"


def test_sentences_without_number_are_one_kind_in_the_end() -> None:
    sparing = RepeatFilter(lambda: 0.0)
    written = sum(len(lines_of(sparing, "library", f"sentence {number}")) for number in range(5000))
    assert written == MOST_KINDS + 1


def test_how_many_lines_were_left_out_is_written_in_either_form(log: io.StringIO) -> None:
    record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "Invalid UTF-8 sequence", (), None)
    record.left_out = 41
    assert message_of(record) == "Invalid UTF-8 sequence (and 41 more like it, left out)"
    for _ in range(50):
        logging.getLogger("library").warning("the same")
    assert log.getvalue().count("the same") == 1
