"""The solver in a process of its own (docs/formats/solve.md)."""

import sys
from collections.abc import Sequence

from kitapi.web.answering_process import AnsweringProcess, Patience, Program

__all__ = ["Patience", "SolverProcess"]

COMMAND = (sys.executable, "-m", "kitapi", "solve", "--json")
GREETING = b'{"hands":{"declarer":"As","first":"Ks","second":null},"strain":"n","leader":"declarer"}'


class SolverProcess(AnsweringProcess):
    """Answers questions about open cards."""

    def __init__(self, command: Sequence[str] = COMMAND, patience: Patience = Patience()) -> None:  # noqa: B008
        super().__init__(Program("solver", command, GREETING), patience)
