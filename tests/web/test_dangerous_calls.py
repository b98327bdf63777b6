"""Calls that no source may have: ones that turn strangers' text into code, commands or markup, and broken hashes."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kitapi_testing.places import page_sources

SOURCES = Path(__file__).parents[2] / "src" / "kitapi"

CALLS = frozenset({"eval", "exec", "compile", "os.system", "os.popen", "hashlib.md5", "hashlib.sha1", "marshal.loads"})
"""In Python: code made from text, a shell, and broken hashes."""

KEPT = {
    "compiling/code_cache.py": {"pickle.loads"},
    "cli/manual/completion.py": {"app.meta.generate_completion"},
}
"""Compiled kernels, with a checksum, from files that only the same user has written; and a shell's name, no shell."""

MARKUP = re.compile(
    r"\b(innerHTML|outerHTML|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML|srcdoc)\b"
    r"|\beval\(|\bnew Function\b|\bpostMessage\b|javascript:|\bset(Timeout|Interval)\([\"'`]"
)
"""In the page: markup or code made from text, messages from other windows, and addresses that are code."""
KEPT_IN_PAGE = {
    "web/client/offline/worker_registration.js": {"postMessage"},
    "web/client/writer/use_sheet.js": {"postMessage"},
}
"""The page sends its own service worker the list of files to keep, and its own windows the name of a changed sheet.

Both have the same origin.
"""


def dangerous_calls(source: str) -> Iterator[str]:
    """Calls in a Python source that are in ``CALLS``, use pickle, or start programs through a shell."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            shell = any(word.arg == "shell" for word in node.keywords)
            if called in CALLS or (called.startswith("pickle.") and "load" in called) or shell:
                yield called


def test_no_python_makes_code_or_commands_of_text() -> None:
    found = {
        str(file.relative_to(SOURCES)): calls
        for file in SOURCES.rglob("*.py")
        if (calls := set(dangerous_calls(file.read_text("utf-8"))))
    }
    assert found == KEPT


def test_no_page_makes_markup_or_code_of_text() -> None:
    files = page_sources()
    assert len(files) > 100
    found = {
        str(file.relative_to(SOURCES)): {call[0] for call in calls}
        for file in files
        if (calls := list(MARKUP.finditer(file.read_text("utf-8"))))
    }
    assert found == KEPT_IN_PAGE


@pytest.mark.parametrize(
    "source", ["eval(text)", "os.system(text)", "run(text, shell=True)", "pickle.load(file)", "hashlib.md5(b'')"]
)
def test_a_dangerous_call_is_found(source: str) -> None:
    assert list(dangerous_calls(source))


@pytest.mark.parametrize(
    "source",
    ["node.innerHTML = name", "eval(name)", "new Function(name)", "link.href = 'javascript:x'", "setTimeout('x', 1)"],
)
def test_markup_made_of_text_is_found(source: str) -> None:
    assert MARKUP.search(source)
