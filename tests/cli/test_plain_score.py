"""Scoring without the parser of the command line: the same as with it, and only for commands of this form."""

from pathlib import Path

import pytest

from kitapi.cli import execution
from kitapi.cli.score.plain import plain_score
from kitapi.registry import names_with
from kitapi_testing.commands import kitapi

GAMES = names_with("paper")
LINES = '{"id":1}\n{"id":2,"players":9}\nnot JSON\n'


def is_left_to_the_parser(_arguments: list[str]) -> None:
    return None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("rest", [(), ("--json",), ("-",), ("FILE",), ("FILE", "--json"), ("MISSING",)])
def test_lines_are_scored_as_by_the_parsed_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, rest: tuple[str, ...]
) -> None:
    files = {"FILE": str(tmp_path / "deals.jsonl"), "MISSING": str(tmp_path / "missing.jsonl")}
    Path(files["FILE"]).write_text(LINES)
    arguments = ("score", game, *(files.get(word, word) for word in rest))
    plain = kitapi(*arguments, given=LINES)
    monkeypatch.setattr(execution, "plain_score", is_left_to_the_parser)
    assert plain == kitapi(*arguments, given=LINES)
    assert plain.status == 2
    assert plain.out.count("error") == (0 if "MISSING" in rest else 3)


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("score",),
        ("score", "bridge"),
        ("solve", GAMES[0]),
        ("score", GAMES[0], "--help"),
        ("score", GAMES[0], "a", "b"),
        ("score", GAMES[0], ""),
        ("score", GAMES[0], "--json", "a"),
        ("score", GAMES[0], "--json", "--json"),
        ("score", GAMES[0], "--"),
    ],
)
def test_everything_else_is_left_to_the_parser(arguments: tuple[str, ...]) -> None:
    assert plain_score(arguments) is None
