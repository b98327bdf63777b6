"""The accounts of the page fit their rules, and nothing is translated that the translator does not know."""

import sys
from types import ModuleType
from typing import Any

import pytest

from tools.rules_to_javascript.__main__ import accounts_files
from tools.rules_to_javascript.program import Program
from tools.rules_to_javascript.scope import Unsupported


def test_the_generated_accounts_fit_the_rules() -> None:
    files = accounts_files()
    assert files
    for path, text in files.items():
        assert path.read_text("utf-8") == text, path


def translate_f(monkeypatch: pytest.MonkeyPatch, tmp_path: Any, source: str) -> str:
    """The translation of the function ``f`` in a module of this source."""
    file = tmp_path / "made_up.py"
    file.write_text(source)
    module = ModuleType("kitapi.made_up")
    module.__file__ = str(file)
    monkeypatch.setitem(sys.modules, module.__name__, module)
    exec(compile(source, str(file), "exec"), module.__dict__)
    program = Program()
    program.need("f", module.f)
    program.gather()
    return program.texts["f"]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("return a // b", "return div(a, b);"),
        ("return (a, b) == (b, a)", "return isEqual([a, b], [b, a]);"),
        ("return [a] if not [b] else [b]", "return !([b].length > 0) ? [a] : [b];"),
        ("return sum(n for n in range(a) if n != b)", "return sum(range(0, a).filter((n) => n !== b));"),
    ],
)
def test_operators_mean_in_javascript_what_they_mean_in_python(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any, body: str, expected: str
) -> None:
    assert expected in translate_f(monkeypatch, tmp_path, f"def f(a: int, b: int) -> object:\n    {body}\n")


@pytest.mark.parametrize(
    "body",
    [
        "while a:\n        pass",
        "return a / b",
        "return a < b < 3",
        "return {a}",
        "return lambda: a",
        "return unknown(a)",
    ],
)
def test_what_is_not_known_is_refused_with_file_and_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any, body: str
) -> None:
    with pytest.raises(Unsupported, match=r"made_up\.py:2: "):
        translate_f(monkeypatch, tmp_path, f"def f(a: int, b: int) -> object:\n    {body}\n")


def test_a_name_of_javascript_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    with pytest.raises(Unsupported, match="new"):
        translate_f(monkeypatch, tmp_path, "def f(new: int) -> int:\n    return new\n")
