"""The notes of the people at killed nodes: their commands, the answers, and the states that they were shown."""

import json
from typing import Any, NamedTuple


class SentCommand(NamedTuple):
    """A command: ``kind`` is ``act`` or ``next``; ``action`` and ``seen`` are those of an act."""

    id: str
    table: str
    seat: int
    kind: str
    action: dict[str, Any]
    seen: int


class Shown(NamedTuple):
    """A state that a person was shown: the version of the play, and a digest of their view."""

    table: str
    seat: int
    version: int
    digest: str


class Book:
    """All commands, answers and states over the runs of a node, from the lines that it sends.

    ``waiting``: by table and seat, the unanswered command. ``games``: by table. ``users``: the people at the seats, if
    they differ from table to table.
    """

    def __init__(self) -> None:
        self.said: dict[str, SentCommand] = {}
        self.answered: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.shown: list[Shown] = []
        self.waiting: dict[tuple[str, int], SentCommand] = {}
        self.games: dict[str, str] = {}
        self.users: dict[tuple[str, int], str] = {}
        self.sent_again = 0

    def add_line(self, line: bytes) -> str:
        """Add one line; returns its first word."""
        word, *rest = json.loads(line)
        match word:
            case "said":
                self._add_command(SentCommand(*rest))
            case "answered":
                self.answered[rest[0]] = rest[1]
                self._note_answer(rest[0])
            case "refused":
                self.refused[rest[0]] = rest[1]
                self._note_answer(rest[0])
            case "table":
                self.games[rest[0]] = rest[1]
            case "shown":
                self.shown.append(Shown(*rest))
        return str(word)

    def _add_command(self, said: SentCommand) -> None:
        """Add a command, which may replace one that is sent again under a new id."""
        if (before := self.waiting.pop((said.table, said.seat), None)) is not None:
            self.sent_again += 1
            del self.said[before.id]
        self.said[said.id] = self.waiting[said.table, said.seat] = said

    def _note_answer(self, id: str) -> None:
        said = self.said[id]
        if self.waiting.get((said.table, said.seat)) == said:
            del self.waiting[said.table, said.seat]


def encode_line(word: str, *rest: Any) -> bytes:
    """Encode a line of a node, short enough for one atomic write to a pipe."""
    return json.dumps([word, *rest], separators=(",", ":")).encode() + b"\n"
