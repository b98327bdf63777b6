"""start.py: it parses arguments, finds or downloads uv, installs packages, and prints errors."""

import ast
import hashlib
import io
import os
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

import start

SOURCE = Path(start.__file__)


def fake_uv(folder: Path, script: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    program = folder / "uv"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    return program


def wheel_holding(name: str, content: bytes) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.writestr("uv/__init__.py", "")
        archive.writestr(name, content)
    return buffer.getvalue()


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "OWN_UV", tmp_path / ".uv")
    monkeypatch.setattr(start, "ENVIRONMENT", tmp_path / ".venv")
    monkeypatch.setenv("PATH", str(tmp_path / "path"))


# --- an old Python ----------------------------------------------------------------------------------------------------


def test_an_old_python_gets_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    with pytest.raises(SystemExit) as stopped:
        exec(compile(SOURCE.read_text("utf-8"), "start.py", "exec"), {"__name__": "start"})
    assert str(stopped.value).startswith("Kitapi needs Python 3.11 or newer, and this is Python 3.9: ")
    assert "\n" not in str(stopped.value)


def test_an_old_python_can_read_the_file_so_far() -> None:
    ast.parse(SOURCE.read_text("utf-8"), feature_version=(3, 7))


# --- the words --------------------------------------------------------------------------------------------------------


def test_no_word_starts_the_card_room() -> None:
    assert start.plan([]) == start.Plan((), "kitapi", ())


def test_other_words_go_to_the_command() -> None:
    assert start.plan(["score", "prefa", "FILE"]) == start.Plan((), "kitapi", ("score", "prefa", "FILE"))


def test_the_word_test_runs_pytest_here_with_the_test_group(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    words = ("-m", "pytest", "-n", "3", "--dist", "worksteal")
    assert start.plan(["test"]) == start.Plan(("test", "campaigns"), "python", words, start.ROOT)


def test_words_after_test_replace_the_workers() -> None:
    assert start.plan(["test", "-k", "kasa"]).arguments == ("-m", "pytest", "-k", "kasa")


def test_many_cores_do_not_start_many_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 128)
    assert start.plan(["test"]).arguments[2:4] == ("-n", "8")


def test_one_core_runs_one_test_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    assert start.plan(["test"]).arguments[2:4] == ("-n", "1")


# --- finding uv -------------------------------------------------------------------------------------------------------


def test_the_uv_on_the_path_is_taken(tmp_path: Path) -> None:
    system = fake_uv(tmp_path / "path", "echo 'uv 0.9.1 (abc)'")
    fake_uv(start.OWN_UV / "bin", "echo 'uv 0.9.1'")
    assert start.find_uv() == system


@pytest.mark.parametrize("answer", ["echo 'uv 0.5.31'", "echo 'ultraviolet 12.0.0'", "exit 3"])
def test_a_uv_too_old_or_broken_is_passed_over_for_the_fetched_one(tmp_path: Path, answer: str) -> None:
    fake_uv(tmp_path / "path", answer)
    assert start.find_uv() is None
    own = fake_uv(start.OWN_UV / "bin", "echo 'uv 0.13.8'")
    assert start.find_uv() == own


def test_versions_are_compared_as_numbers(tmp_path: Path) -> None:
    assert start.version_of(fake_uv(tmp_path, "echo 'uv 0.13.8 (x86_64-unknown-linux-gnu)'")) == (0, 13, 8)
    assert start.version_of(tmp_path / "nothing") == ()


# --- downloading uv ---------------------------------------------------------------------------------------------------


def fetch_uv() -> None:
    fake_uv(start.OWN_UV / "bin", "echo 'uv 0.13.8'")


def refuse_with(why: str) -> Callable[[], None]:
    def way() -> None:
        raise start.NoUvError(why)

    return way


def test_the_first_way_that_works_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "fetch_by_pip", refuse_with("No module named pip"))
    monkeypatch.setattr(start, "fetch_by_download", fetch_uv)
    monkeypatch.setattr(start, "fetch_by_environment", lambda: pytest.fail("was not needed"))
    assert start.get_uv() == start.OWN_UV / "bin" / "uv"


def test_when_no_way_works_each_reason_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    def offline() -> None:
        raise OSError("no route to host")

    monkeypatch.setattr(start, "fetch_by_pip", refuse_with("No module named pip"))
    monkeypatch.setattr(start, "fetch_by_download", offline)
    monkeypatch.setattr(start, "fetch_by_environment", lambda: None)
    with pytest.raises(start.NoUvError) as stopped:
        start.get_uv()
    message = str(stopped.value)
    assert "by pip: No module named pip\n" in message
    assert "by PyPI: no route to host\n" in message
    assert "by a virtual environment: the downloaded program does not run here\n" in message


def test_a_program_that_fails_is_quoted_with_its_last_line() -> None:
    with pytest.raises(start.NoUvError, match=r"^the end$"):
        start.run_program([sys.executable, "-c", "import sys; print('so', file=sys.stderr); sys.exit('the end')"])


PAGE = """<!DOCTYPE html><html><body><h1>Links for uv</h1>
<a href="../../packages/a/uv-0.13.7-py3-none-manylinux_2_17_x86_64.whl#sha256={0}">uv-0.13.7</a>
<a href="../../packages/b/uv-0.13.8.tar.gz#sha256={0}">sources</a>
<a href="https://files.example/c/uv-0.13.8-py3-none-musllinux_1_1_x86_64.whl#sha256={1}" data-yanked="">uv</a>
<a href="../../packages/d/uv-0.13.8-py3-none-manylinux_2_17_x86_64.manylinux2014_x86_64.whl#sha256={2}">uv</a>
<a href="../../packages/e/uv-0.13.8-py3-none-manylinux_2_17_aarch64.musllinux_1_1_aarch64.whl#sha256={3}">uv</a>
<a href="../../packages/f/uv-0.13.8-py3-none-win_amd64.whl#sha256={4}">uv</a>
</body></html>""".format(*("01234"[n] * 64 for n in range(5)))


@pytest.mark.parametrize(
    ("tags", "url", "digest"),
    [
        (("manylinux", "_x86_64"), "https://index.example/packages/d/", "2"),
        (("musllinux", "_x86_64"), "https://files.example/c/", "1"),
        (("musllinux", "_aarch64"), "https://index.example/packages/e/", "3"),
        (("win", "_amd64"), "https://index.example/packages/f/", "4"),
    ],
)
def test_the_wheel_for_the_machine_is_chosen_from_the_index(
    monkeypatch: pytest.MonkeyPatch, tags: tuple[str, str], url: str, digest: str
) -> None:
    monkeypatch.setattr(start, "UV_VERSION", "0.13.8")
    wheel = start.choose_wheel(start.wheels_on(PAGE, "https://index.example/simple/uv/"), tags)
    assert wheel.url == url + wheel.name
    assert wheel.sha256 == digest * 64
    assert wheel.name.startswith("uv-0.13.8-")


def test_a_machine_without_a_wheel_says_so() -> None:
    with pytest.raises(start.NoUvError, match="there is no uv"):
        start.choose_wheel(start.wheels_on(PAGE, "https://index.example/simple/uv/"), ("macosx", "_arm64"))


def test_this_machine_has_a_tag() -> None:
    family, machine = start.platform_tags()
    assert family in {"manylinux", "musllinux", "macosx", "win"}
    assert machine


def test_a_download_with_another_digest_is_refused() -> None:
    content = b"wheel"
    assert start.verify_content(content, hashlib.sha256(content).hexdigest()) == content
    with pytest.raises(start.NoUvError, match="damaged"):
        start.verify_content(b"whee!", hashlib.sha256(content).hexdigest())


def test_the_program_is_taken_out_of_the_wheel_and_runs(tmp_path: Path) -> None:
    start.unpack(wheel_holding("uv-0.13.8.data/scripts/uv", b"#!/bin/sh\necho 'uv 0.13.8'\n"), tmp_path / "bin")
    assert start.version_of(tmp_path / "bin" / "uv") == (0, 13, 8)


def test_a_wheel_without_the_program_is_refused(tmp_path: Path) -> None:
    with pytest.raises(start.NoUvError, match="contains no uv"):
        start.unpack(wheel_holding("uv-0.13.8.data/scripts/uvx", b""), tmp_path)


# --- installing and running -------------------------------------------------------------------------------------------

LOG_ARGUMENTS = 'echo "$*" >> "${0%/*}/asked"\n'


def test_what_is_installed_already_is_not_installed_again(tmp_path: Path) -> None:
    uv = fake_uv(tmp_path, LOG_ARGUMENTS)
    start.install(uv, ("test",))
    (only,) = (tmp_path / "asked").read_text().splitlines()
    assert "--check" in only
    assert "--frozen --inexact --no-default-groups --group test" in only


def test_what_is_missing_is_installed_and_said(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    uv = fake_uv(tmp_path, LOG_ARGUMENTS + 'case "$*" in *--check*) exit 1;; esac; echo installed apsw')
    start.install(uv, ())
    check, install = (tmp_path / "asked").read_text().splitlines()
    assert check.removesuffix(" --check --quiet") == install.removesuffix(" --compile-bytecode --quiet")
    out, err = capfd.readouterr()
    assert out == ""
    assert "Installing what Kitapi needs" in err
    assert "installed apsw" in err


def test_a_failed_installation_ends_with_its_status(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    fake_uv(tmp_path / "path", 'test "$1" = --version && echo "uv 0.13.8" && exit 0; echo "disk full" >&2; exit 2')
    assert start.main([]) == 2
    err = capfd.readouterr().err
    assert "disk full" in err
    assert "uv could not install what Kitapi needs" in err


def test_without_uv_the_exit_status_is_one(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    for way in ("fetch_by_pip", "fetch_by_download", "fetch_by_environment"):
        monkeypatch.setattr(start, way, refuse_with("offline"))
    assert start.main(["serve"]) == 1
    assert "Could not get uv" in capfd.readouterr().err


def test_the_program_replaces_the_script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fake_uv(tmp_path / "path", "echo 'uv 0.13.8'")
    started: list[list[str]] = []

    def execve(_program: str, command: list[str], _environment: dict[str, str]) -> None:
        started.append(command)
        sys.exit(0)

    monkeypatch.setattr(os, "execve", execve)
    with pytest.raises(SystemExit):
        start.main(["replay", "FILE"])
    with pytest.raises(SystemExit):
        start.main(["uv", "lock", "--check"])
    assert started == [
        [str(tmp_path / ".venv/bin/kitapi"), "replay", "FILE"],
        [str(tmp_path / "path/uv"), "lock", "--check"],
    ]


def test_the_environment_uses_this_python_only_when_it_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("UV_PYTHON", raising=False)
    monkeypatch.setenv("VIRTUAL_ENV", "/elsewhere")
    assert start.uv_environment()["UV_PYTHON"] == sys.executable
    assert "VIRTUAL_ENV" not in start.uv_environment()
    start.ENVIRONMENT.mkdir()
    (start.ENVIRONMENT / "pyvenv.cfg").touch()
    assert "UV_PYTHON" not in start.uv_environment()
