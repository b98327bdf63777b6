"""The solver in a process of its own (docs/formats/solve.md)."""

from collections.abc import Sequence

from kitapi.web.answering_process import WORKER, AnsweringProcess, Program, Timeouts

__all__ = ["SolverProcess", "Timeouts"]

GREETING = b'{"serve":"solve"}'


class SolverProcess(AnsweringProcess):
    """Answers questions about open cards."""

    def __init__(self, command: Sequence[str] = WORKER, timeouts: Timeouts = Timeouts()) -> None:  # noqa: B008
        super().__init__(Program("solver", command, GREETING), timeouts)
