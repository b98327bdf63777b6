"""Drills: a situation at a table, a question about it, and the answer that the rules give.

This module holds no sentences: a ``Line`` names one and its values, and it is worded where it is shown.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol, TypeAlias

import msgspec

from kitapi.texts import Text

Kind: TypeAlias = Literal["choice", "amount", "order", "present"]
"""The kind of answer: one of the options; a number of chips; all options in the right order; or all options that
hold."""

Given: TypeAlias = int | tuple[str, ...]
"""An answer: a number of chips, or else letters of options; one letter if one option is to be chosen."""

FULL, HALF = 2, 1
"""Points for a right answer, and for an ``order`` or ``present`` answer that is nearly right."""

LARGEST_SEED = 999_999_999
LARGEST_NUMBER = 999


class Line(msgspec.Struct, frozen=True):
    """A sentence's name and the values of its places: a word, a number, another line, or a refusal's facts."""

    name: str
    places: dict[str, Any] = {}


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """Something to choose or to put in order, by its letter."""

    letter: str
    line: Line


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """The question about the situation; a question for an amount has no options."""

    kind: Kind
    ask: Line
    options: tuple[Option, ...] = ()


class Solution(msgspec.Struct, frozen=True, kw_only=True):
    """The right answer, the clauses that give it, and the line with the manual's reason."""

    answer: Given
    clauses: tuple[str, ...]
    reason: Line


class Drill(msgspec.Struct, frozen=True, kw_only=True):
    """One drill. ``told``: lines that describe what has happened; ``situation``: the table, in the form of its game."""

    seed: int
    number: int
    topic: str
    situation: Any
    told: tuple[Line, ...]
    question: Question
    solution: Solution


class Mark(msgspec.Struct, frozen=True, kw_only=True):
    """The mark of an answer; ``points``: from 0 to ``FULL``."""

    right: bool
    points: int
    given: Given
    solution: Solution


class Drills(Protocol):
    """A game's drills for training."""

    @property
    def topics(self) -> Sequence[str]:
        """The names of the topics of training, in the order of the rules."""
        ...

    @property
    def sentences(self) -> Mapping[str, str]:
        """The English sentences that lines name, for catalogues; the heading of a topic is ``topic.NAME``.

        Two lines have no sentence here: ``ruling``, whose ``template`` is among the game's rulings, and ``refused``,
        which holds the ``clause`` and ``facts`` of a refusal.
        """
        ...

    @property
    def clauses(self) -> Mapping[str, str]:
        """A summary of every rule that a solution may name, in one or two English sentences."""
        ...

    def drill(self, seed: int, topic: str | None = None, number: int = 0) -> Drill:
        """Return the drill with the number ``number`` for ``seed``; equal arguments always give the same drill.

        Without a topic, the topics alternate from one number to the next.

        Raises:
            KeyError: the game has no such topic.
        """
        ...


class BadAnswer(Exception):
    """A value that is no answer to the question.

    Attributes:
        problem: what an answer must be, in a few English words.
    """

    def __init__(self, problem: Text) -> None:
        super().__init__(problem)
        self.problem = problem


def mark(drill: Drill, given: Given) -> Mark:
    """The mark of ``given`` as an answer to ``drill``.

    Raises:
        BadAnswer: ``given`` is of another kind than the question, names an unknown option, or names one twice.
    """
    check_answer(drill.question, given)
    right = drill.solution.answer
    points = FULL if in_order(drill.question, given) == right else HALF * _is_near(drill.question.kind, given, right)
    return Mark(right=points == FULL, points=points, given=given, solution=drill.solution)


def read_answer(question: Question, text: str) -> Given:
    """An answer as somebody types it: a number, or letters, with or without spaces and commas between them.

    Raises:
        BadAnswer: ``text`` is no answer to the question.
    """
    said = text.strip().lower()
    if question.kind == "amount":
        given: Given = int(said) if said.isascii() and said.isdecimal() and len(said) < 16 else -1
    else:
        given = () if said in ("", "-") else tuple(said.replace(",", " ").replace(" ", ""))
    check_answer(question, given)
    return given


def drills_of(drills: Drills, seed: int, topics: Sequence[str], count: int) -> tuple[Drill, ...]:
    """The drills 0 to ``count`` - 1 of a class, from its ``topics`` in turn; from all topics if it names none.

    Raises:
        KeyError: the game has no topic of one of these names.
    """
    return tuple(
        drills.drill(seed, topics[number % len(topics)] if topics else None, number) for number in range(count)
    )


def check_answer(question: Question, given: Given) -> None:
    """Check that ``given`` is an answer to ``question``, right or wrong.

    Raises:
        BadAnswer: ``given`` is no answer to it.
    """
    letters = tuple(option.letter for option in question.options)
    if question.kind == "amount":
        if not isinstance(given, int) or given < 0:
            raise BadAnswer(Text("must be a number of chips, 0 or more"))
        return
    if isinstance(given, int) or len(set(given)) != len(given) or not set(given) <= set(letters):
        raise BadAnswer(Text("must be letters out of {letters}, each once", letters=", ".join(letters)))
    if question.kind == "choice" and len(given) != 1:
        raise BadAnswer(Text("must be one of {choices}", choices=", ".join(letters)))
    if question.kind == "order" and len(given) != len(letters):
        raise BadAnswer(Text("must be all of {letters}, in their order", letters=", ".join(letters)))


def in_order(question: Question, given: Given) -> Given:
    """``given`` as a solution writes it: sorted by letter, unless the order of the letters matters."""
    return tuple(sorted(given)) if question.kind == "present" and not isinstance(given, int) else given


def _is_near(kind: Kind, given: Given, right: Given) -> bool:
    """Whether an ``order`` has only two neighbours swapped, or a ``present`` answer differs by one letter."""
    if isinstance(given, int) or isinstance(right, int):
        return False
    if kind == "present":
        return len(set(given) ^ set(right)) == 1
    return kind == "order" and any(_swap(right, place) == given for place in range(len(right) - 1))


def _swap(letters: tuple[str, ...], place: int) -> tuple[str, ...]:
    first, second = letters[place : place + 2]
    return (*letters[:place], second, first, *letters[place + 2 :])


# A class


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """How many answers were given, and how many of them were right."""

    right: int = 0
    asked: int = 0

    def with_(self, mark: Mark) -> "Tally":
        """The tally with ``mark`` added."""
        return Tally(right=self.right + mark.right, asked=self.asked + 1)


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A trainee's marks by drill, None for a drill without an answer, and their sum."""

    name: str
    marks: tuple[Mark | None, ...]

    @property
    def points(self) -> int:
        """The sum of all points."""
        return sum(one.points for one in self.marks if one)

    @property
    def right(self) -> int:
        """The number of right answers."""
        return sum(one.right for one in self.marks if one)


class ScoreSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A class: its drills, and its trainees' marks."""

    drills: tuple[Drill, ...]
    rows: tuple[Row, ...]

    @property
    def by_clause(self) -> dict[str, Tally]:
        """The tally of the class for each clause that its drills name, in the order in which they first name it."""
        tallies: dict[str, Tally] = {}
        for one in (one for row in self.rows for one in row.marks if one):
            for clause in one.solution.clauses:
                tallies[clause] = tallies.get(clause, Tally()).with_(one)
        return tallies

    def weakest(self, most: int = 5) -> tuple[tuple[str, Tally], ...]:
        """The clauses with the smallest share of right answers, smallest first; at most ``most`` clauses.

        A clause without a wrong answer is not among them.
        """
        missed = [(clause, tally) for clause, tally in self.by_clause.items() if tally.right < tally.asked]
        missed.sort(key=lambda one: (one[1].right * 1000 // one[1].asked, -one[1].asked, one[0]))
        return tuple(missed[:most])


def score_sheet(drills: Sequence[Drill], answers: Mapping[str, Mapping[int, Given]]) -> ScoreSheet:
    """The score sheet of a class; ``answers``: by trainee, and by the index of the drill in ``drills``.

    Raises:
        BadAnswer: a value is no answer to its drill.
    """
    rows = tuple(
        Row(
            name=name,
            marks=tuple(mark(one, given[place]) if place in given else None for place, one in enumerate(drills)),
        )
        for name, given in answers.items()
    )
    return ScoreSheet(drills=tuple(drills), rows=rows)
