"""Runs the command ``kitapi`` in this process, as a shell would run it."""

import io
import sys
from typing import Any, NamedTuple

import msgspec
import pytest

from kitapi.cli.execution import run


class CommandResult(NamedTuple):
    """A command's exit status, and what it wrote."""

    status: int
    out: str
    err: str

    def answers(self) -> list[Any]:
        """Standard output as JSON Lines."""
        return [msgspec.json.decode(line) for line in self.out.splitlines()]


class _Stream(io.TextIOWrapper):
    def __init__(self, *, terminal: bool, content: bytes = b"") -> None:
        super().__init__(io.BytesIO(content), encoding="utf-8", write_through=True)
        self._terminal = terminal

    def isatty(self) -> bool:
        return self._terminal

    def text(self) -> str:
        buffer = self.buffer
        assert isinstance(buffer, io.BytesIO)
        return buffer.getvalue().decode()


def kitapi(*arguments: str, given: str | bytes = b"", terminal: bool = False, locale: str = "C") -> CommandResult:
    """Run ``kitapi arguments`` with ``given`` on standard input; output goes to a terminal or to a file.

    ``locale``: that of the shell, as ``sk_SK.UTF-8``.
    """
    out, err = _Stream(terminal=terminal), _Stream(terminal=False)
    content = given.encode() if isinstance(given, str) else given
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", _Stream(terminal=False, content=content))
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", err)
        patch.setenv("COLUMNS", "100")
        patch.setenv("TERM", "dumb")
        patch.setenv("LC_ALL", locale)
        try:
            status = run(arguments)
        except SystemExit as ended:
            status = int(ended.code or 0)
    return CommandResult(status, out.text(), err.text())
