"""Progress of a command while it compiles: a bar or lines the first time, nothing later."""

import io
import subprocess
import sys
from importlib import import_module, invalidate_caches
from pathlib import Path

import pytest
from numba.core import config

from kitapi.console.compilation import show_compiling

KERNELS = """
from kitapi.compiling.kernels import compiled
@compiled("int64(int64)")
def twice(number):
    return 2 * number
@compiled("int64(int64)")
def four_times(number):
    return twice(twice(number))
"""
NOTHING_KEPT = (
    "compiled code cannot be kept here, so the next use compiles again; NUMBA_CACHE_DIR may name a folder for it\n"
)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def import_again(name: str) -> None:
    """Import the module again, as another process would."""
    sys.modules.pop(name, None)
    with show_compiling("the sum", name):
        assert import_module(name).four_times(10) == 40


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "kernels_to_tell_of.py").write_text(KERNELS)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(config, "CACHE_DIR", str(tmp_path / "kept"))
    invalidate_caches()
    return "kernels_to_tell_of"


def test_lines_tell_of_each_kernel_the_first_time_only(module: str, capsys: pytest.CaptureFixture[str]) -> None:
    import_again(module)
    assert capsys.readouterr().err.splitlines() == [
        "compiling the sum, once: 1 of 2 (twice)",
        "compiling the sum, once: 2 of 2 (four_times)",
    ]
    import_again(module)
    assert capsys.readouterr().err == ""


def test_a_terminal_shows_a_bar_the_first_time_only(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = Terminal()
    monkeypatch.setattr(sys, "stderr", shown)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "100")
    import_again(module)
    assert all(words in shown.getvalue() for words in ("Compiling the sum, once", "2/2", "four_times"))
    seen = shown.getvalue()
    import_again(module)
    assert shown.getvalue() == seen


def test_who_can_keep_nothing_is_warned(
    module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(config, "CACHE_DIR", str(tmp_path / "file" / "within"))
    import_again(module)
    assert capsys.readouterr().err.endswith(NOTHING_KEPT)


def test_kitapi_solve_says_nothing_where_the_solver_is_kept() -> None:
    question = '{"hands":{"declarer":"As Ks","first":"Qs Js","second":"7h 8h"},"strain":"n","leader":"declarer"}'
    for _ in range(2):  # the first run may have to compile
        ran = subprocess.run(
            [sys.executable, "-m", "kitapi", "solve"], input=question, capture_output=True, text=True, check=True
        )
    assert (ran.stdout, ran.stderr) == ('{"tricks":2}\n', "")
