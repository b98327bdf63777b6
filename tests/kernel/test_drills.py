"""Drills of any game: the parsing of answers, and the drills of a class."""

from collections.abc import Mapping, Sequence

import pytest

from kitapi.kernel.drills import BadAnswer, Drill, Given, Kind, Line, Option, Question, Solution, drills_of, read_answer

ASK = Line("ask")
LETTERS = tuple(Option(letter=letter, line=Line(letter)) for letter in "abc")


def question(kind: Kind) -> Question:
    return Question(kind=kind, ask=ASK, options=() if kind == "amount" else LETTERS)


@pytest.mark.parametrize(
    ("kind", "text", "answer"),
    [
        ("amount", " 120 ", 120),
        ("amount", "0", 0),
        ("amount", "9" * 15, 10**15 - 1),
        ("choice", " B ", ("b",)),
        ("order", "c, a,B", ("c", "a", "b")),
        ("order", "cab", ("c", "a", "b")),
        ("present", "", ()),
        ("present", "-", ()),
        ("present", "a c", ("a", "c")),
    ],
)
def test_an_answer_is_read_as_somebody_types_it(kind: Kind, text: str, answer: Given) -> None:
    assert read_answer(question(kind), text) == answer


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        *(("amount", text) for text in ("", "-5", "five", "٥", "9" * 16, "1.5")),
        *(("choice", text) for text in ("", "ab", "d", "5")),
        *(("order", text) for text in ("", "aab", "abd")),
        *(("present", text) for text in ("aa", "x")),
    ],
)
def test_what_is_no_answer_is_refused(kind: Kind, text: str) -> None:
    with pytest.raises(BadAnswer):
        read_answer(question(kind), text)


class Named:
    """Drills that show nothing but the arguments of their request."""

    topics: Sequence[str] = ("one", "two")
    sentences: Mapping[str, str] = {}
    clauses: Mapping[str, str] = {}

    def drill(self, seed: int, topic: str | None = None, number: int = 0) -> Drill:
        said = Solution(answer=0, clauses=(), reason=ASK)
        named = topic or "any"
        return Drill(
            seed=seed, number=number, topic=named, situation=None, told=(), question=question("amount"), solution=said
        )


def test_a_class_has_its_topics_in_turn_or_any_where_it_names_none() -> None:
    def drills_in(topics: Sequence[str]) -> list[tuple[int, int, str]]:
        return [(one.seed, one.number, one.topic) for one in drills_of(Named(), 7, topics, 3)]

    assert drills_in(("two", "one")) == [(7, 0, "two"), (7, 1, "one"), (7, 2, "two")]
    assert drills_in(()) == [(7, 0, "any"), (7, 1, "any"), (7, 2, "any")]
