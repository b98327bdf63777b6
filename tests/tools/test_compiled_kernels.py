"""Kernels are compiled once for all workers of a test run."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests import compiled_kernels
from tests.compiled_kernels import compile_kernels, compile_kernels_once, digest_of, modules_with_kernels

KERNEL = "def compiled(_: str):\n    return lambda it: it\n\n\n@compiled('i8()')\ndef one():\n    return 1\n"
LEAVES_A_TRACE = "import pathlib\npathlib.Path(__file__).with_name('trace').touch()\n"


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """Sources with kernels in one of two folders."""
    for name, text in {"fast/kernels.py": KERNEL + LEAVES_A_TRACE, "fast/terms.py": "", "slow/terms.py": ""}.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    return tmp_path


def test_modules_with_kernels_are_found_by_folder(sources: Path) -> None:
    assert modules_with_kernels(sources) == {sources / "fast": ["fast.kernels"]}
    assert "kitapi.solver.search" in {name for names in modules_with_kernels().values() for name in names}


def test_their_modules_are_imported(sources: Path) -> None:
    compile_kernels(modules_with_kernels(sources), sources)
    assert (sources / "fast" / "trace").exists()


def test_what_a_kernel_takes_constants_from_counts_as_its_source(sources: Path) -> None:
    folders = modules_with_kernels(sources)
    before = digest_of(folders)
    (sources / "slow" / "terms.py").write_text("ANTE = 5\n")
    assert digest_of(folders) == before
    (sources / "fast" / "terms.py").write_text("ANTE = 5\n")
    assert digest_of(folders) != before


class Kept(dict[str, str]):
    """Pytest's cache."""

    set = dict[str, str].__setitem__


def a_run(cache: Kept, workers: int | None = 2, **more: Any) -> Any:
    return SimpleNamespace(cache=cache, getoption=lambda _name, _default: workers, **more)


def test_they_are_compiled_again_only_when_their_sources_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[Mapping[Path, Sequence[str]]] = []
    monkeypatch.setattr(compiled_kernels, "compile_kernels", compiled.append)
    cache = Kept()
    for run in (a_run(cache, workers=None), a_run(cache, workerinput={})):
        compile_kernels_once(run)
    assert not compiled, "one process compiles what it imports; a worker finds everything compiled"
    for _ in range(2):
        compile_kernels_once(a_run(cache))
    assert compiled == [modules_with_kernels()]
    cache.update(dict.fromkeys(cache, "other sources"))
    compile_kernels_once(a_run(cache))
    assert len(compiled) == 2
