"""Times of tests include processes that they start, and are added up by folder and file."""

import os
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

from tools.suite_times import COLLECTION, PROPERTY, Meter, Row, Spent, descendants, processor_seconds, rows, table

SPENT = (
    Spent("tests/web/test_pages.py::test_one", 1.0, 3.0),
    Spent("tests/web/test_pages.py::test_two[en]", 2.0, 1.5),
    Spent("tests/web/test_socket.py::test_one", 0.5, 0.5),
    Spent("tests/cards/test_cards.py::test_one", 0.25, 0.25),
    Spent(COLLECTION, 4.0, 4.0),
)
STARTS_ANOTHER = (
    "import subprocess, sys; wait = [sys.executable, '-c', 'input()'];"
    "print(subprocess.Popen(wait, stdin=subprocess.PIPE).pid, flush=True); input()"
)


def report_of(name: str, when: str, *properties: tuple[str, Any]) -> Any:
    return SimpleNamespace(nodeid=name, when=when, user_properties=list(properties))


def test_processes_that_a_process_started_run_under_this_one_too() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", STARTS_ANOTHER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as started:
        assert started.stdout is not None
        further = int(started.stdout.readline())
        try:
            assert {started.pid, further} <= set(descendants(os.getpid()))
        finally:
            started.communicate("\n")


def test_what_ended_processes_used_is_not_lost() -> None:
    before = processor_seconds()
    subprocess.run([sys.executable, "-c", "sum(range(3_000_000))"], check=True)
    assert processor_seconds() > before
    assert list(descendants(-1)) == []


def test_what_a_worker_reports_is_gathered_from_the_last_report_of_each_test() -> None:
    meter = Meter()
    meter.pytest_runtest_logreport(report_of("tests/web/test_pages.py::test_one", "call"))
    meter.pytest_runtest_logreport(
        report_of("tests/web/test_pages.py::test_one", "teardown", ("other", 1), (PROPERTY, [1.0, 3.0]))
    )
    assert meter.spent == [SPENT[0]]


def test_sums_are_by_folder_or_file_the_largest_first() -> None:
    assert rows(SPENT, 0) == [Row("", 5, 7.75, 2.0)]
    assert [row.name for row in rows(SPENT, 2)] == ["tests/web", COLLECTION, "tests/cards"]
    assert rows(SPENT, 9)[0] == Row("tests/web/test_pages.py", 2, 3.0, 2.0)


def test_the_table_ends_with_the_slowest_tests() -> None:
    lines = list(table(SPENT, 2))
    assert lines[0].split() == ["processor", "waits", "tests"]
    assert lines[1].split() == ["7.8", "2.0", "5", "all"]
    assert [line.split()[-1] for line in lines[-2:]] == [COLLECTION, "tests/web/test_pages.py::test_one"]
