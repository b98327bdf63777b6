"""The page's own components run by Node.js, without a browser."""

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from kitapi_campaigns.proofs import page_verifier

RUNNER = Path(__file__).with_name("answer_questions.js")


def node() -> str:
    """Return the path of Node.js; without it the test is skipped, which CI counts as failed."""
    try:
        return page_verifier.node()
    except page_verifier.NoNode as problem:
        pytest.skip(str(problem))


class NodePage:
    """The page in one language, in a process of its own."""

    def __init__(self, lang: str, process: subprocess.Popen[str]) -> None:
        self.lang = lang
        self._process = process

    def show(self, game: str, deal: dict[str, Any]) -> dict[str, Any]:
        """Return the page's texts on ``deal``, a JSON object with view, outcome and sheet.

        Raises:
            AssertionError: the page failed; the text is what Node.js wrote.
        """
        questions, answers, errors = self._process.stdin, self._process.stdout, self._process.stderr
        assert questions is not None
        assert answers is not None
        assert errors is not None
        questions.write(json.dumps({"game": game, **deal}) + "\n")
        questions.flush()
        line = answers.readline()
        assert line, errors.read()[-2000:]
        answer: dict[str, Any] = json.loads(line)
        assert answer["lang"] == self.lang
        return answer


@contextmanager
def page_in_node(lang: str) -> Iterator[NodePage]:
    """Run the page in ``lang`` inside the block."""
    pipe = subprocess.PIPE
    command = [node(), str(RUNNER), lang]
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, encoding="utf-8") as process:
        try:
            yield NodePage(lang, process)
        finally:
            process.kill()
