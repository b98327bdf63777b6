"""``kitapi drill``: on the terminal, as sheets for a class, and marking answers."""

import csv
import io
from pathlib import Path

import msgspec
import pytest

from kitapi.kernel.drills import drills_of
from kitapi.registry import DRILLS
from kitapi_testing.commands import kitapi

STUD = DRILLS["caribbean-stud"]


def _solutions(*options: str) -> list[object]:
    return [one["answer"] for one in kitapi("drill", "caribbean-stud", *options, "--solutions", "--json").answers()]


def test_the_list_names_every_topic() -> None:
    ran = kitapi("drill", "caribbean-stud", "--list")
    assert [one["topic"] for one in ran.answers()] == list(STUD.topics)
    shown = kitapi("drill", "caribbean-stud", "--list", "--lang", "it", terminal=True).out
    assert "Un jackpot diviso" in shown
    assert len(shown.splitlines()) == len(STUD.topics)


def test_a_class_gets_the_same_questions_twice_and_no_answers() -> None:
    options = ("drill", "caribbean-stud", "--seed", "9", "--json", "--count", "12", "--sheet")
    first, second = kitapi(*options), kitapi(*options)
    assert first.out == second.out
    questions = first.answers()
    assert [one["number"] for one in questions] == list(range(12))
    assert not {"answer", "clauses", "reason"} & set(questions[0])
    assert kitapi(*options[:-3], "--count", "12", "--seed", "8", "--sheet").out != first.out


def test_topics_are_drilled_in_turn() -> None:
    ran = kitapi("drill", "caribbean-stud", "--topic", "cut", "--topic", "CSP-110", "--count", "4", "--sheet", "--json")
    assert [one["topic"] for one in ran.answers()] == ["cut", "CSP-110", "cut", "CSP-110"]


@pytest.mark.parametrize("terminal", [True, False])
def test_sheets_are_written_for_people(terminal: bool) -> None:
    ran = kitapi("drill", "caribbean-stud", "--topic", "split", "--count", "1", "--sheet", terminal=terminal)
    assert "How many chips of the jackpot is seat" in ran.out
    solved = kitapi("drill", "caribbean-stud", "--topic", "split", "--count", "1", "--solutions", terminal=terminal)
    assert "CSP-064 CSP-132" in solved.out
    assert "How many" not in solved.out


@pytest.mark.parametrize("option", ["--sheet", "--solutions"])
def test_a_sheet_is_set_as_a_pdf(tmp_path: Path, option: str) -> None:
    file = tmp_path / "sheet.pdf"
    ran = kitapi("drill", "caribbean-stud", "--count", "3", option, "--pdf", str(file), "--lang", "el")
    assert ran == (0, "", "")
    assert file.read_bytes().startswith(b"%PDF-")


def test_a_pdf_of_neither_sheet_nor_solutions_is_wrong_usage() -> None:
    assert kitapi("drill", "caribbean-stud", "--pdf", "x.pdf").err == "kitapi: --pdf goes with --sheet or --solutions\n"


def test_drills_are_shown_and_marked_at_once() -> None:
    options = ("--topic", "CSP-110", "--topic", "payment", "--count", "2", "--seed", "3")
    first, second = _solutions(*options)
    typed = [first if isinstance(first, int) else " ".join(first), "nonsense!", 10**9]  # type: ignore[arg-type]
    ran = kitapi("drill", "caribbean-stud", *options, given="\n".join(map(str, typed)), terminal=True)
    assert ran.status == 0
    assert ran.out.count("Right.") == 1
    assert ran.out.count("A number:") == 2 + isinstance(first, int)
    assert "Wrong." in ran.out
    assert str(second) in ran.out
    assert "1 of 2 right." in ran.out


def test_it_ends_where_nothing_more_is_typed() -> None:
    ran = kitapi("drill", "caribbean-stud", "--count", "3", given="", terminal=True)
    assert ran.status == 0
    assert "0 of 0 right." in ran.out


@pytest.fixture
def answers(tmp_path: Path) -> Path:
    """Anna answers everything rightly, Boris the first two, one of them wrongly."""
    drills = drills_of(STUD, 5, (), 4)
    lines: list[dict[str, object]] = [
        {"trainee": "Anna", "number": place, "answer": one.solution.answer} for place, one in enumerate(drills)
    ]
    lines += [{"trainee": "=Boris", "number": 0, "answer": _wrong(drills[0])}]
    file = tmp_path / "answers.jsonl"
    file.write_bytes(b"\n\n".join(msgspec.json.encode(line) for line in lines))
    return file


def _wrong(drill: object) -> object:
    question, answer = drill.question, drill.solution.answer  # type: ignore[attr-defined]
    if question.kind == "amount":
        return answer + 1
    letters = [option.letter for option in question.options]
    return letters[::-1] if question.kind == "order" else [letters[0] if letters[0] not in answer else letters[1]]


def test_a_class_is_marked(answers: Path) -> None:
    options = ("drill", "caribbean-stud", "--seed", "5", "--count", "4", "--answers", str(answers))
    sheet = msgspec.json.decode(kitapi(*options).out)
    assert [(one["name"], one["right"]) for one in sheet["trainees"]] == [("Anna", 4), ("=Boris", 0)]
    assert sheet["trainees"][1]["marks"][1:] == [None, None, None]
    assert set(sheet["weakest"]) <= set(sheet["drills"][0]["clauses"])
    rows = list(csv.reader(io.StringIO(kitapi(*options, "--csv").out)))
    assert rows[0][-2:] == ["right", "points"]
    assert rows[1] == ["Anna", "2", "2", "2", "2", "4", "8"]
    assert rows[2][0] == "'=Boris"
    shown = kitapi(*options, terminal=True).out
    assert "Anna" in shown
    assert sheet["weakest"][0] in shown


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ("{", "line 1: line: is not JSON"),
        ('{"trainee":"A","number":9,"answer":3}', "line 1: number: must be below 2"),
        ('{"trainee":"A","number":0,"answer":{}}', "line 1: answer"),
        ('{"trainee":"A","number":0,"answer":"zz"}', "line 1: answer: must be"),
        ('{"trainee":"","number":0,"answer":1}', "line 1: trainee"),
    ],
)
def test_a_bad_line_is_named(given: str, problem: str) -> None:
    ran = kitapi("drill", "caribbean-stud", "--count", "2", "--seed", "5", "--answers", "-", given=given)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(f"kitapi: {problem}")
    assert ran.err.count("\n") == 1


def test_bytes_that_are_no_text_are_named() -> None:
    ran = kitapi("drill", "caribbean-stud", "--answers", "-", given=b'{"trainee":"\xff","number":0,"answer":1}')
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("kitapi: line 1: ")


def test_a_second_answer_to_the_same_drill_is_refused() -> None:
    answer = msgspec.json.encode(_solutions("--count", "1")[0]).decode()
    line = f'{{"trainee":"A","number":0,"answer":{answer}}}\n'
    ran = kitapi("drill", "caribbean-stud", "--count", "1", "--answers", "-", given=line * 2)
    assert (ran.status, ran.err) == (2, "kitapi: line 2: A has answered drill 0 before\n")


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (("--seed", "-1"), "--seed: must be from 0 to 999999999"),
        (("--count", "0"), "--count: must be from 1 to 100"),
        (("--topic", "roulette"), "--topic: there is no topic “roulette”"),
        (("--lang", "de"), "--lang: choose from en, el, sk, it, not “de”"),
        (("--csv",), "--csv goes with --answers"),
        (("--answers", "/no/such/file"), "/no/such/file: No such file"),
    ],
)
def test_bad_options_end_it_with_one_sentence(options: tuple[str, ...], problem: str) -> None:
    ran = kitapi("drill", "caribbean-stud", *options)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(f"kitapi: {problem}")
    assert ran.err.count("\n") == 1


def test_a_game_must_be_named() -> None:
    ran = kitapi("drill")
    assert (ran.status, ran.err) == (2, "kitapi: name the game, as in “kitapi drill caribbean-stud”\n")
