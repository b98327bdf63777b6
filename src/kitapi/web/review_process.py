"""Reviews of deals in a process of their own: a deal a line in, how far it has come and the review out."""

from collections.abc import Sequence

from kitapi.registry import names_with
from kitapi.web.answering_process import WORKER, AnsweringProcess, Patience, Program

GREETING = b'{"serve":"review"}'
NEWS = b'{"done":'
PATIENCE = Patience(answer=180.0)


class ReviewProcess(AnsweringProcess):
    """Reviews deals, each given as ``{"record":TEXT}``."""

    games = frozenset(names_with("review"))

    def __init__(self, command: Sequence[str] = WORKER, patience: Patience = PATIENCE) -> None:
        super().__init__(Program("reviewer", command, GREETING, NEWS), patience)
