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
    """Return the translation of the function ``f`` in a module of this source."""
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


DEFINITIONS = """
from enum import Enum
from typing import NamedTuple
class Suit(Enum):
    RED = 3
    BLUE = 4
class Pair(NamedTuple):
    one: int
    other: int
KNOWN = frozenset({2, 1})
"""


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("return a // b", "return div(a, b);"),
        ("return (a, b) == (b, a)", "return isEqual([a, b], [b, a]);"),
        ("return [a] if not [b] else [b]", "return !([b].length > 0) ? [a] : [b];"),
        ("return sum(n for n in range(a) if n != b)", "return sum(range(0, a).filter((n) => n !== b));"),
        ("return divmod(a, b)", "return divmod(a, b);"),
        ("return a << b + 1", "return a * 2 ** (b + 1);"),
        ("return int(a < b)", "return Number(a < b);"),
        ("return 1 <= a < 3", "return 1 <= a && a < 3;"),
        ("while a < b:\n        a += 1\n    return a", "while (a < b) {\n    a += 1;\n  }"),
        ("if a:\n        c = b\n    return c", "let c;\n  if (a) {\n    c = b;\n  }\n  return c;"),
        ("return any([a, b])", "return [a, b].some(Boolean);"),
        ("return {**{str(a): 1}, str(b): 2}", "return { ...{ [String(a)]: 1 }, [String(b)]: 2 };"),
        ("found = [a]\n    return found or [b]", "return found?.length ? found : [b];"),
        (
            "return sorted([a, b], key=lambda one: (-one, b))",
            "return sortedBy([a, b], (one) => [-one, b]);",
        ),
        (
            "match a:\n        case Suit.RED:\n            return 1\n        case _:\n            return b",
            "if (a === 3) {\n    return 1;\n  } else {\n    return b;\n  }",
        ),
        ("return [one.value for one in Suit]", "return [3, 4];"),
        ("one, other = Pair(a, b)\n    return other", "const { one, other } = Pair(a, b);"),
        ("return a in KNOWN", "return KNOWN.includes(a);"),
    ],
)
def test_operators_mean_in_javascript_what_they_mean_in_python(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any, body: str, expected: str
) -> None:
    source = f"{DEFINITIONS}def f(a: int, b: int) -> object:\n    {body}\n"
    assert expected in translate_f(monkeypatch, tmp_path, source)


@pytest.mark.parametrize(
    "body",
    [
        "while a:\n        pass\n    else:\n        return b",
        "return a / b",
        "return a < b + 1 < 3",
        "match a:\n        case 1 | 2:\n            return b",
        "match a:\n        case 1 if b:\n            return b",
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
