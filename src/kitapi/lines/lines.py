"""Answers to JSON Lines, as JSON Lines: one answer for every line, in order.

A bad line is answered with an error, and the others are still answered. The answer repeats the ``id`` of its line
unchanged.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import BinaryIO, NamedTuple

import msgspec

from kitapi.console.languages import translate_text
from kitapi.texts import Text

_encode = msgspec.json.Encoder().encode


class BadLine(Exception):
    """A line that cannot be answered.

    Attributes:
        subject: the clause or field.
        problem: what is wrong with it.
    """

    def __init__(self, subject: str, problem: Text) -> None:
        super().__init__(f"{subject}: {problem}")
        self.subject = subject
        self.problem = problem

    @property
    def text(self) -> Text:
        """The subject and the problem."""
        return Text("{subject}: {problem}", subject=self.subject, problem=self.problem)


class _Named(msgspec.Struct):
    id: msgspec.Raw = msgspec.Raw()


class Answered(NamedTuple):
    """A line's answer as JSON without its id, whether it is not an error, and the id as written, if any."""

    id: bytes
    body: bytes
    good: bool

    def line(self) -> bytes:
        """The answer as a line of JSON; an error for a line without id has the id null."""
        if not self.id and self.good:
            return self.body + b"\n"
        return b'{"id":' + (self.id or b"null") + b"," + self.body[1:] + b"\n"


def split_lines(lines: BinaryIO, longest: int) -> Iterator[bytes]:
    """The lines of a stream; a line that is too long is replaced by another one of more than ``longest`` bytes."""
    while line := lines.readline(longest + 2):
        if len(line) < longest + 2 or line.endswith(b"\n"):
            yield line
            continue
        while (rest := lines.readline(longest + 2)) and not rest.endswith(b"\n"):
            pass
        yield b"-" * (longest + 1)


def answers(
    lines: Iterable[bytes], answer: Callable[[bytes], msgspec.Struct], *, longest: int | None = None
) -> Iterator[Answered]:
    """Yield the result of ``answer``, which may raise ``BadLine``, for each of ``lines`` that is not blank.

    A line of more than ``longest`` bytes, not counting blanks around it, is refused.
    """
    for number, line in enumerate(lines):
        text = line.removeprefix(b"\xef\xbb\xbf") if number == 0 else line
        text = text.strip()
        if text:
            yield _answer_line(text, answer, longest)


def _answer_line(line: bytes, answer: Callable[[bytes], msgspec.Struct], longest: int | None) -> Answered:
    if longest is not None and len(line) > longest:
        return _refuse(b"", BadLine("line", Text("is longer than {longest} bytes", longest=longest)))
    try:
        given = _id_of(line)
        return Answered(given, _encode(answer(line)), good=True)
    except BadLine as error:
        return _refuse(_id_if_any(line), error)


def _refuse(id: bytes, error: BadLine) -> Answered:
    return Answered(id, _encode({"error": translate_text(error.text)}), good=False)


_read_id = msgspec.json.Decoder(_Named).decode


def _id_of(line: bytes) -> bytes:
    try:
        line.decode()
        return bytes(_read_id(line).id)
    except UnicodeDecodeError:
        raise BadLine("line", Text("is not UTF-8 text")) from None
    except msgspec.ValidationError:
        raise BadLine("line", Text("must be a JSON object")) from None
    except (msgspec.DecodeError, RecursionError):
        raise BadLine("line", Text("is not JSON")) from None


def _id_if_any(line: bytes) -> bytes:
    try:
        return _id_of(line)
    except BadLine:
        return b""
