"""Compiled code is cached, and used only if it was made from the same sources for the same kind of machine."""

import math
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import numpy as np
import pytest
from numba.core import config
from numba.core.registry import cpu_target

from kitapi.compiling import bits, code_cache, fingerprint
from kitapi.compiling.kernels import compiled


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of the code cache in these tests."""
    monkeypatch.setattr(config, "CACHE_DIR", str(tmp_path))
    return tmp_path


def multiply_by(factor: int = 2) -> Any:
    def times(number: int) -> int:
        return number * factor

    return compiled("int64(int64)")(times)


def was_loaded(kernel: Any) -> bool:
    """Whether the kernel was loaded from the cache, not compiled; checks that it is one of both."""
    hits, misses = sum(kernel.stats.cache_hits.values()), sum(kernel.stats.cache_misses.values())
    assert hits + misses == 1
    return bool(hits)


def files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.kernel"))


def test_the_second_time_it_is_loaded() -> None:
    assert (multiply_by()(21), was_loaded(multiply_by())) == (42, True)
    assert multiply_by()(21) == 42


def test_nothing_else_lies_about_in_the_folder(folder: Path) -> None:
    multiply_by()
    assert [path for path in folder.rglob("*") if path.is_file()] == files(folder)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda whole: b"",
        lambda whole: whole[:20],
        lambda whole: whole[: len(whole) // 2],
        lambda whole: b"garbage" * 900,
        lambda whole: whole[:-100] + bytes([whole[-100] ^ 1]) + whole[-99:],
    ],
    ids=["empty", "cut", "half", "garbage", "a bit"],
)
def test_what_is_broken_is_compiled_and_replaced(folder: Path, spoil: Callable[[bytes], bytes]) -> None:
    multiply_by()
    (file,) = files(folder)
    file.write_bytes(spoil(file.read_bytes()))
    again = multiply_by()
    assert (again(21), was_loaded(again)) == (42, False)
    assert was_loaded(multiply_by())


def test_bytes_that_were_meant_but_cannot_be_read_are_passed_over(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(code_cache, "dump_code", lambda _code: b"no pickle")
    multiply_by()
    monkeypatch.undo()
    monkeypatch.setattr(config, "CACHE_DIR", str(folder))
    again = multiply_by()
    assert (again(21), was_loaded(again)) == (42, False)


def test_code_of_another_kernel_does_not_run(folder: Path) -> None:
    multiply_by()
    (file,) = files(folder)
    other = multiply_by(3)
    assert other(21) == 63
    whole = file.read_bytes()
    multiply_by()
    file.write_bytes(whole)
    again = multiply_by()
    assert (again(21), was_loaded(again)) == (42, False)


def test_where_nothing_can_be_written_it_runs_and_is_known_as_lost(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "file").write_text("")
    monkeypatch.setattr(config, "CACHE_DIR", str(folder / "file" / "within"))
    before = len(code_cache.uncached_kernels())
    assert (multiply_by()(21), len(code_cache.uncached_kernels()) - before) == (42, 1)


def test_what_is_kept_loads_where_nothing_can_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_file: Path, _content: bytes) -> None:
        raise OSError("read-only")

    multiply_by()
    monkeypatch.setattr(code_cache, "write_file", refuse)
    assert was_loaded(multiply_by())
    assert not was_loaded(multiply_by(3))


def test_the_second_place_serves_where_the_first_does_not(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "file").write_text("")
    second = folder / "second"
    monkeypatch.setattr(code_cache, "cache_folders", lambda _source: [folder / "file" / "within", second])
    multiply_by()
    assert len(files(second)) == 1
    assert was_loaded(multiply_by())


def test_it_is_kept_beside_the_sources_or_with_the_users_caches(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(config, "CACHE_DIR", "")
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder))
    source = Path(__file__)
    beside, users = code_cache.cache_folders(source)
    assert beside == source.parent / "__pycache__"
    assert users.is_relative_to(folder) or "kitapi" in users.parts
    assert code_cache.cache_folders(folder / "an.zip" / "module.py") != [folder / "an.zip" / "__pycache__"]


def test_other_processors_and_versions_have_code_of_their_own(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    multiply_by()
    with monkeypatch.context() as other:
        other.setattr(type(cpu_target.target_context.codegen()), "magic_tuple", lambda _self: ("another",))
        assert not was_loaded(multiply_by())
        assert was_loaded(multiply_by())
    with monkeypatch.context() as newer:
        newer.setattr(numba, "__version__", "99.0")
        assert not was_loaded(multiply_by())
    assert was_loaded(multiply_by())
    assert len(files(folder)) == 3


def make_kernel(body: str, /, name: str = "kernel", signature: str = "int64(int64)", **names: Any) -> Any:
    """Make a kernel with a body of one line, and these global names."""
    space: dict[str, Any] = {"__name__": __name__, "compiled": compiled, **names}
    source = f'@compiled("{signature}")\ndef {name}(number):\n    return {body}\n'
    exec(compile(source, __file__, "exec"), space)
    return space[name]


@pytest.mark.parametrize(
    ("body", "before", "after"),
    [
        ("number * value", 2, 3),
        ("number * value[1]", (1, 2), (1, 3)),
        ("number * value[1]", np.array([1, 2]), np.array([1, 3])),
        ("number * int(value.pi)", math, np),
    ],
    ids=["number", "tuple", "array", "module"],
)
def test_another_constant_makes_other_code(body: str, before: Any, after: Any) -> None:
    first = make_kernel(body, value=before)
    assert was_loaded(make_kernel(body, value=before))
    second = make_kernel(body, value=after)
    assert not was_loaded(second)
    assert (first(7) == second(7)) == (before is math)


@pytest.mark.parametrize("signature", ["int64(int64)", "int32(int32)"])
def test_another_kernel_that_is_called_makes_other_code(signature: str) -> None:
    def make_calling_kernel(body: str, signature: str = "int64(int64)") -> Any:
        lowest = make_kernel(body, "lowest", signature)
        module = ModuleType("module")
        setattr(module, "between", make_kernel("lowest(number)", "between", lowest=lowest))  # noqa: B010
        return make_kernel("module.between(number)", module=module)

    assert make_calling_kernel("number + 1")(1) == 2
    assert was_loaded(make_calling_kernel("number + 1"))
    changed = make_calling_kernel("number + 2", signature)
    assert (changed(1), was_loaded(changed)) == (3, False)
    assert not was_loaded(make_calling_kernel("number + 2", "int16(int16)"))


def test_a_changed_file_of_what_writes_code_itself_makes_other_code(monkeypatch: pytest.MonkeyPatch) -> None:
    def make_counting_kernel() -> Any:
        return make_kernel("bit_count(number)", bit_count=bits.bit_count)

    assert make_counting_kernel()(7) == 3
    assert was_loaded(make_counting_kernel())
    monkeypatch.setattr(fingerprint, "digest_of_file", lambda file: "changed" if file == bits.__file__ else file)
    assert not was_loaded(make_counting_kernel())


def test_a_kernel_may_not_use_what_has_no_fingerprint() -> None:
    with pytest.raises(TypeError, match="changes of it cannot be detected"):
        make_kernel("number if thing is None else 0", thing=object())
