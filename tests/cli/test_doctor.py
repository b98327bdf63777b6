"""``kitapi doctor``: the problems that it finds, and its advice."""

import asyncio
import os
import threading
from collections import namedtuple
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from email.utils import format_datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from httpx import Response

from kitapi.cli.doctor.database import check_database, rate_server_clock
from kitapi.cli.doctor.finding import Finding
from kitapi.cli.doctor.machine import check_clock, check_folder, check_open_files, check_python, rate_writing
from kitapi.cli.doctor.proxy import check_page, check_proxies, check_room
from kitapi.cli.serve.serve import ServeOptions
from kitapi.store import SqliteStore
from kitapi.store.port import StoreUnavailable
from kitapi_testing.commands import kitapi
from tests.cli.databases import address
from tests.postgresql import empty_schema, lent_database
from tests.store.databases import write_version_1
from tests.web.visitors import client_folder, serve_room

USUAL = ServeOptions()


def states(findings: Iterator[Finding]) -> list[tuple[str, str]]:
    """Return the name and state of each finding, and check that each one that is not ok has advice."""
    found = list(findings)
    assert all(bool(finding.advice) == (finding.state != "ok") for finding in found)
    assert all(finding.text.endswith(".") for finding in found)
    return [(finding.check, finding.state) for finding in found]


def test_the_command_checks_everything_and_says_so_in_its_status(tmp_path: Path) -> None:
    ran = kitapi("doctor", "--json", "--database", address(tmp_path / "k.db"))
    states = {answer["check"]: answer["state"] for answer in ran.answers()}
    assert list(states) == ["settings", "python", "open files", "clock", "disk", "writing", "database", "proxy"]
    assert ran.status == int("fail" in states.values())
    assert os.listdir(tmp_path) == []
    ran = kitapi("doctor", "--database", address(tmp_path / "k.db"), "--forwarded-by", "proxy.club")
    assert ran.status == 1
    assert "fail  proxy       “proxy.club” is neither an address nor a network. Name the address" in ran.out


def test_it_reads_the_settings_of_the_file(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text('database = "memory:"\nforwarded-by = ["*"]')
    ran = kitapi("doctor", "--config", str(tmp_path / "own.toml"))
    assert ran.status == 1
    assert "warn  database    The database is in memory." in ran.out
    assert "fail  proxy       Any address may state" in ran.out


def test_a_password_that_others_may_read_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KITAPI_PROT", "1")
    path = tmp_path / "own.toml"
    path.write_text('database = "postgresql://kitapi:secret@127.0.0.1:1/kitapi"')
    path.chmod(0o644)
    ran = kitapi("doctor", "--config", str(path))
    assert f"fail  settings    {path} has a password, and others may read it." in ran.out
    assert "warn  settings    KITAPI_PROT is no setting, and is ignored." in ran.out
    assert "secret" not in ran.out
    path.chmod(0o600)
    assert f"ok    settings    Read from {path}." in kitapi("doctor", "--config", str(path)).out


def test_an_address_that_is_none_is_refused() -> None:
    ran = kitapi("doctor", "cards.example")
    assert (ran.status, ran.out) == (2, "")
    assert "must begin with http:// or https://, not cards.example" in ran.err


@pytest.mark.parametrize(("version", "state"), [((3, 10, 9), "fail"), ((3, 11, 0), "ok"), ((3, 14, 1), "ok")])
def test_an_old_python_fails(version: tuple[int, ...], state: str) -> None:
    assert states(check_python(USUAL, version)) == [("python", state)]


@pytest.mark.parametrize(("limit", "state"), [(64, "fail"), (1024, "warn"), (65536, "ok"), (None, "ok")])
def test_few_open_files_are_reported(limit: int | None, state: str) -> None:
    assert states(check_open_files(USUAL, limit)) == [("open files", state)]
    assert states(check_open_files(replace(USUAL, most_connections=100), 1024)) == [("open files", "ok")]


@pytest.mark.parametrize(
    ("walls", "monotonics", "state"),
    [
        ((0.0,), (0.0,), "fail"),
        ((4.2e9,), (0.0,), "fail"),
        ((1.8e9, 1.8e9, 1.8e9 + 60, 1.8e9), (5.0, 5.2), "warn"),
        ((1.8e9, 1.8e9, 1.8e9 - 0.1, 1.8e9), (5.0, 5.2), "warn"),
        ((1.8e9, 1.8e9, 1.8e9 + 0.2, 1.8e9), (5.0, 5.2), "ok"),
    ],
)
def test_a_clock_that_cannot_be_right_is_reported(
    walls: tuple[float, ...], monotonics: tuple[float, ...], state: str
) -> None:
    wall, monotonic = iter(walls), iter(monotonics)
    found = states(check_clock(USUAL, lambda: next(wall), lambda: next(monotonic), lambda seconds: None))
    assert found == [("clock", state)]


@pytest.mark.parametrize(("free", "state"), [(10**7, "fail"), (5 * 10**8, "warn"), (10**10, "ok")])
def test_a_disk_that_fills_is_reported(tmp_path: Path, free: int, state: str) -> None:
    assert states(check_folder(tmp_path, lambda folder: free))[0] == ("disk", state)


def test_a_disk_that_takes_nothing_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: str) -> None:
        raise StoreUnavailable("nothing can be stored yet: No space left on device")

    monkeypatch.setattr("kitapi.store.trials.try_to_write", refuse)
    assert states(check_folder(tmp_path))[1] == ("writing", "fail")
    monkeypatch.setattr("kitapi.cli.doctor.machine.os.access", lambda folder, mode: False)
    assert states(check_folder(tmp_path))[1] == ("writing", "fail")


def test_a_slow_disk_is_reported() -> None:
    assert states(map(rate_writing, (0.01, 0.5))) == [("writing", "ok"), ("writing", "warn")]


def of_database(database: str) -> tuple[str, str]:
    found = list(check_database(replace(USUAL, database=database)))
    (last,) = [finding for finding in found if finding.check == "database"]
    return last.state, last.text


def test_a_file_is_looked_at_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "k.db"
    assert of_database(address(path)) == ("ok", f"There is no {path} yet; the room makes it.")
    write_version_1(path)
    before = path.read_bytes()
    state, text = of_database(address(path))
    assert (state, text.partition(" of ")[0]) == ("ok", f"{path}: schema version 1")
    assert (path.read_bytes(), os.listdir(tmp_path)) == (before, ["k.db"])
    path.write_bytes(b"no database")
    assert of_database(address(path)) == ("fail", f"{path} is not an SQLite database.")
    assert of_database(address(tmp_path)) == ("fail", f"{tmp_path} is a folder, not a database file.")
    assert of_database("mysql://db")[0] == "fail"


def test_a_file_that_a_room_runs_on_is_looked_at_too(tmp_path: Path) -> None:
    async def run() -> tuple[str, str]:
        store = SqliteStore.open(tmp_path / "k.db")
        try:
            return await asyncio.to_thread(of_database, address(tmp_path / "k.db"))
        finally:
            await store.close()

    state, text = asyncio.run(run())
    assert state == "ok"
    assert "in use by a room" in text


def test_the_version_and_the_clock_of_a_server_are_checked() -> None:
    with lent_database() as url:
        found = list(check_database(replace(USUAL, database=url)))
        assert [(finding.check, finding.state) for finding in found] == [("database", "ok"), ("db clock", "ok")]
        assert "PostgreSQL" in found[0].text
        assert "schema version" in found[0].text
        assert "empty" in of_database(empty_schema(url))[1]
    assert of_database("postgresql://nobody@127.0.0.1:1/none")[0] == "fail"


def test_a_server_with_another_clock_is_reported() -> None:
    assert states(map(rate_server_clock, (0.1, -0.1, 3.0, -3.0))) == [
        ("db clock", "ok"),
        ("db clock", "ok"),
        ("db clock", "warn"),
        ("db clock", "warn"),
    ]


@pytest.mark.parametrize(
    ("options", "found"),
    [
        ({}, [("proxy", "ok")]),
        ({"host": "0.0.0.0"}, [("proxy", "warn")]),
        ({"forwarded_by": ("10.0.0.2",), "allow_host": ("a.example",)}, [("proxy", "ok")]),
        ({"forwarded_by": ("10.0.0.2",)}, [("proxy", "ok"), ("hosts", "warn")]),
        ({"forwarded_by": ("0.0.0.0/0", "*"), "allow_host": ("a",)}, [("proxy", "warn"), ("proxy", "fail")]),
        ({"forwarded_by": ("::/0", "fd00::/64"), "allow_host": ("a",)}, [("proxy", "warn"), ("proxy", "ok")]),
        ({"forwarded_by": ("proxy",), "allow_host": ("a",)}, [("proxy", "fail")]),
    ],
)
def test_settings_for_proxies_that_make_no_sense_are_reported(
    options: dict[str, object], found: list[tuple[str, str]]
) -> None:
    assert states(check_proxies(replace(USUAL, **options))) == found  # type: ignore[arg-type]


Answer = namedtuple("Answer", ("status", "headers", "body"), defaults=((), b"{}"))
OK = Answer(200)
MARKED = Answer(200, (("Set-Cookie", "visitor=1; Path=/; Secure"),))


@contextmanager
def in_front(answers: dict[str, Answer]) -> Iterator[str]:
    """Yield the address of a server that gives ``answers`` by path, or by the scheme that the headers claim."""

    class Front(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            claimed = f"{self.path} claimed" if "X-Forwarded-Proto" in self.headers else ""
            answer = answers.get(claimed) or answers.get(self.path, Answer(404))
            self.send_response_only(answer.status)
            for name, value in (*answer.headers, ("Content-Length", str(len(answer.body)))):
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(answer.body)

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Front)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def at(**paths: Answer) -> list[tuple[str, str]]:
    answers = {"/" if name == "page" else "/ claimed" if name == "claimed" else f"/{name}": answer
               for name, answer in paths.items()}  # fmt: skip
    with in_front(answers) as base:
        return states(check_room(base))


def test_the_proxy_in_front_of_a_room_is_checked() -> None:
    busy = Answer(503, body=b'{"ok":false,"reason":"store_busy"}')
    assert at(readyz=busy)[0] == ("room", "fail")
    assert at(readyz=Answer(502, body=b"<html>"), page=Answer(502)) == [
        ("room", "fail"),
        ("page", "fail"),
        ("claims", "ok"),
    ]
    assert at(readyz=OK, page=Answer(421))[1] == ("hosts", "fail")
    past = Answer(200, (("Date", format_datetime(datetime(2020, 1, 1, tzinfo=UTC), usegmt=True)),))
    assert ("room clock", "warn") in at(readyz=OK, page=past)
    assert ("room clock", "warn") in at(readyz=OK, page=Answer(200, (("Date", "noon"),)))
    assert ("claims", "warn") in at(readyz=OK, page=OK, claimed=MARKED)
    assert at(readyz=OK, page=OK)[-2:] == [("claims", "ok"), ("sockets", "fail")]


def test_https_that_the_room_does_not_know_of_is_reported() -> None:

    unmarked, marked = Response(200), Response(200, headers=[("Set-Cookie", "visitor=1; Path=/; Secure")])
    assert ("https", "fail") in states(check_page(unmarked, is_https=True))
    assert ("https", "ok") in states(check_page(marked, is_https=True))


def test_a_room_that_runs_well_passes_every_check(tmp_path: Path) -> None:
    async def run() -> list[tuple[str, str]]:
        async with serve_room(client_folder(tmp_path / "client")) as there:
            return await asyncio.to_thread(lambda: states(check_room(there.address)))

    found = asyncio.run(run())
    assert [state for check, state in found if check != "room clock"] == ["ok"] * 4


def test_a_room_that_does_not_run_is_reported() -> None:
    with in_front({}) as base:
        pass
    assert states(check_room(base)) == [("room", "fail")]
    assert states(check_room("http://[")) == [("room", "fail")]
