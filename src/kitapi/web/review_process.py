"""Reviews of deals in a process of their own: a deal a line in, how far it has come and the review out."""

import sys
from collections.abc import Sequence

from kitapi.web.answering_process import AnsweringProcess, Patience, Program

COMMAND = (sys.executable, "-m", "kitapi.web.review_lines")
GREETING = b"{}"
NEWS = b'{"done":'
PATIENCE = Patience(answer=180.0)


class ReviewProcess(AnsweringProcess):
    """Reviews deals, each given as ``{"record":TEXT}``."""

    games = frozenset({"prefa", "preferans"})

    def __init__(self, command: Sequence[str] = COMMAND, patience: Patience = PATIENCE) -> None:
        super().__init__(Program("reviewer", command, GREETING, NEWS), patience)
