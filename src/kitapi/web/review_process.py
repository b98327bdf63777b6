"""Reviews of deals in a process of their own: one line per deal in, progress and the review out."""

from collections.abc import Sequence

from kitapi.registry import names_with
from kitapi.web.answering_process import WORKER, AnsweringProcess, Program, Timeouts

GREETING = b'{"serve":"review"}'
PROGRESS = b'{"done":'
TIMEOUTS = Timeouts(answer=180.0)


class ReviewProcess(AnsweringProcess):
    """Reviews deals, each given as ``{"record":TEXT}``."""

    games = frozenset(names_with("review"))

    def __init__(self, command: Sequence[str] = WORKER, timeouts: Timeouts = TIMEOUTS) -> None:
        super().__init__(Program("reviewer", command, GREETING, PROGRESS), timeouts)
