"""``kitapi engine``: its lines, its schema, its exit status, and the examples of its guide."""

import io
import json
import os
import random
import re
import subprocess
import sys
import sysconfig
from typing import Any
from unittest.mock import Mock

import jsonschema  # type: ignore[import-untyped] # comes without types
import msgspec
import pytest

from kitapi.cli.engine import command
from kitapi.engine import LONGEST_LINE, Engine
from kitapi.engine.schema import schema_of
from kitapi.registry import GAMES
from kitapi_testing.commands import kitapi
from kitapi_testing.engine import ask, choose_option
from kitapi_testing.places import HOWTOS
from tests.cli.engine_lines import FOLDER, answer_to
from tests.contracts.wire import SCHEMAS, drop_docstrings, schema_written

GUIDE = HOWTOS / "drive-the-rules.md"
NEW = '{"id":1,"do":"new","seed":1}'


@pytest.mark.parametrize("game", GAMES)
def test_the_same_lines_are_answered_for_ever(game: str) -> None:
    """If a change is intended: ``python -m tests.cli.engine_lines``."""
    lines = (FOLDER / f"{game}.jsonl").read_text("utf-8").splitlines()
    engine = Engine(GAMES[game])
    for line, answer in zip(lines[::2], lines[1::2], strict=True):
        assert answer_to(engine, line.encode()) == json.loads(answer), line


@pytest.mark.parametrize("game", GAMES)
def test_the_schema_is_that_of_the_types(game: str) -> None:
    """If a change is intended: ``python -m tests.contracts.wire``."""
    stored = json.loads((SCHEMAS / f"engine-{game}.schema.json").read_text("utf-8"))
    assert drop_docstrings(stored) == drop_docstrings(json.loads(schema_written(game)))


@pytest.mark.parametrize("game", GAMES)
def test_requests_and_answers_fit_the_schema(game: str) -> None:
    schema = msgspec.json.decode(msgspec.json.encode(schema_of(GAMES[game])))
    fits = jsonschema.Draft202012Validator(schema).validate
    engine, rng = Engine(GAMES[game]), random.Random(1)
    line: dict[str, Any] = {"do": "new", "seed": 3, "terms": {"players": 3}}
    for _ in range(25):
        fits(line)
        answer = ask(engine, line)
        fits(answer)
        if answer["over"]:
            fits(ask(engine, {"do": "result"}))
            break
        actor = rng.choice(answer["to_act"])
        action = choose_option(answer["options"][actor], rng) or answer["options"][actor][0]
        line = {"do": "act", "actor": actor, "action": action}
        fits(ask(engine, {"do": "view", "viewer": actor}))
    with pytest.raises(jsonschema.ValidationError):
        fits({"do": "act", "actor": "seat0", "action": {"kind": "shuffled"}})
    fits({"id": 7, "error": "do: cannot be “x”"})


def test_ids_are_copied_and_the_exit_status_says_whether_all_was_answered() -> None:
    good = kitapi("engine", "prefa", given=f'{NEW}\n\n{{"do":"view","viewer":"spectator","id":[2]}}\n')
    assert good.status == 0
    assert [answer["id"] for answer in good.answers()] == [1, [2]]
    bad = kitapi("engine", "prefa", given=f'{{"id":"a","do":"act","actor":"seat0"}}\n{NEW}')
    assert bad.status == 2
    assert bad.answers()[0] == {"id": "a", "error": "action: is missing"}
    assert bad.answers()[1]["phase"] == "bidding"


def test_a_line_that_is_too_long_is_refused_and_the_next_one_answered() -> None:
    long = json.dumps({"id": 1, "do": "new", "seed": 1, "terms": "x" * LONGEST_LINE})
    ran = kitapi("engine", "prefa", given=f"{long}\n{NEW}\n{long}")
    refused = {"id": None, "error": f"line: is longer than {LONGEST_LINE} bytes"}
    assert [answer.get("error") for answer in ran.answers()] == [refused["error"], None, refused["error"]]
    assert ran.answers()[0] == refused
    full = NEW[:-1] + " " * (LONGEST_LINE - len(NEW)) + "}"
    assert "error" not in kitapi("engine", "prefa", given=full).answers()[0]
    blanks = " " * (LONGEST_LINE + 10)
    cut = kitapi("engine", "prefa", given=f"{blanks}{NEW}\n{NEW}{blanks}garbage\n{NEW}\r\n")
    assert [answer.get("error") for answer in cut.answers()] == [refused["error"], refused["error"], None]


def test_lines_that_are_no_json_are_distinguished() -> None:
    ran = kitapi("engine", "prefa", given=b'{1\n"x"\n\xff\n{"do":"view"}\n{"do":7}\n')
    assert [answer["error"] for answer in ran.answers()] == [
        "line: is not JSON",
        "line: must be a JSON object",
        "line: is not UTF-8 text",
        "viewer: is missing",
        "do: must be a text",
    ]


def test_a_file_may_be_named_and_a_game_must_be() -> None:
    assert kitapi("engine", "prefa", str(GUIDE.with_name("none.jsonl"))).status == 2
    wrong = kitapi("engine", "bridge")
    assert wrong.status == 2
    assert "there is no game “bridge”; choose from prefa, preferans, caribbean-stud" in wrong.err
    assert "there is no option “--seed” here" in kitapi("engine", "prefa", "--seed").err


def test_the_schema_is_printed() -> None:
    ran = kitapi("engine", "prefa", "--schema")
    assert ran.status == 0
    assert json.loads(ran.out)["title"] == "kitapi engine prefa"


def test_on_a_terminal_a_hint_says_what_to_type(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr(sys, "stdin", Mock(buffer=io.BytesIO(), isatty=lambda: True))
    assert command.engine("prefa") == 0
    assert (
        capsys.readouterr().err
        == 'One JSON object a line, such as {"do":"new","seed":1}; the end of the input ends it.\n'
    )


def test_every_line_is_answered_before_the_next_is_sent() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "kitapi", "engine", "prefa"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    for number in (1, 2):
        process.stdin.write(json.dumps({"id": number, "do": "new", "seed": number}).encode() + b"\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["id"] == number
    process.stdin.close()
    assert process.stdout.read() == b""
    process.stdout.close()
    assert process.wait() == 0


def ran_example(language: str, *shell: str) -> str:
    """Return the output of the guide's example in ``language``."""
    (example,) = re.findall(rf"```{language}\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    path = os.pathsep.join((sysconfig.get_path("scripts"), os.environ["PATH"]))
    ran = subprocess.run(
        [*shell, example], env={**os.environ, "PATH": path}, capture_output=True, text=True, check=True
    )
    return ran.stdout


def test_the_guides_shell_example_does_what_it_says() -> None:
    assert ran_example("sh", "sh", "-c").split() == ["bidding", "bidding", "bidding", "discarding"]


def test_the_guides_python_example_plays_three_deals() -> None:
    lines = ran_example("python", sys.executable, "-c").splitlines()
    assert [line.split()[0] for line in lines] == ["1", "2", "3"]
    for line in lines:
        assert sum(map(int, re.findall(r": (-?\d+)", line))) == 0
