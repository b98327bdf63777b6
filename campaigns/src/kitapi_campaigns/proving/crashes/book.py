"""What the people at a killed node know: what they said, what they were answered, what they were shown."""

import json
from typing import Any, NamedTuple


class Said(NamedTuple):
    """A command: ``kind`` is ``act`` or ``next``; ``action`` and ``seen`` are those of an act."""

    id: str
    table: str
    seat: int
    kind: str
    action: dict[str, Any]
    seen: int


class Shown(NamedTuple):
    """A state that somebody was shown: the version of the play, and a digest of their view."""

    table: str
    seat: int
    version: int
    digest: str


class Book:
    """All that has been said and heard over the node's lives; written from the lines that a node sends.

    ``waiting``: by table and seat, what was said and not answered. ``games``: by table. ``users``: who sits where, if
    not the same people sit at every table.
    """

    def __init__(self) -> None:
        self.said: dict[str, Said] = {}
        self.answered: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.shown: list[Shown] = []
        self.waiting: dict[tuple[str, int], Said] = {}
        self.games: dict[str, str] = {}
        self.users: dict[tuple[str, int], str] = {}
        self.said_again = 0

    def hear(self, line: bytes) -> str:
        """Write down one line; the word it begins with."""
        word, *rest = json.loads(line)
        match word:
            case "said":
                self._say(Said(*rest))
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

    def _say(self, said: Said) -> None:
        """Somebody says it, perhaps again; of what they say again they know nothing but the new id."""
        if (before := self.waiting.pop((said.table, said.seat), None)) is not None:
            self.said_again += 1
            del self.said[before.id]
        self.said[said.id] = self.waiting[said.table, said.seat] = said

    def _note_answer(self, id: str) -> None:
        said = self.said[id]
        if self.waiting.get((said.table, said.seat)) == said:
            del self.waiting[said.table, said.seat]


def line(word: str, *rest: Any) -> bytes:
    """What a node sends; one write to a pipe, which the system never tears."""
    return json.dumps([word, *rest], separators=(",", ":")).encode() + b"\n"
