"""The check that finds names of games outside the games' folders."""

from pathlib import Path

import pytest

from tools.check_game_names import Line, lines_in, lowered, names_of, problems, written

FILES = ("src/kitapi/room/desk/desk.py", "src/kitapi/games/old_maid/rules.py", "src/kitapi/players/old_maid/steady.py")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Sources with one game, Old Maid, whose rules are numbered ``OM-01``."""
    for file in (*FILES, "src/kitapi/games/old_maid/__init__.py", "docs/games/old_maid/rules.md"):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text("", "utf-8")
    (tmp_path / "docs/games/old_maid/rules.md").write_text("- **OM-01** The queen stays.\n", "utf-8")
    return tmp_path


def found_in(root: Path, text: str) -> list[Line]:
    (root / FILES[0]).write_text(text, "utf-8")
    return list(lines_in(root, FILES[:1], names_of(root)))


@pytest.mark.parametrize(
    "text",
    [
        'GAMES = {"old-maid": load}',
        "from kitapi.games.old_maid import rules",
        '"""As in Old Maid."""',
        "class OldMaidView: ...",
        "def maid_view(): ...",
        "view: MaidView",
        "playedMaid = 1",
        "OLD_MAID = 1",
        '@rule("OM-01")',
    ],
)
def test_a_planted_name_is_found(root: Path, text: str) -> None:
    assert found_in(root, f"import re\n{text}\n") == [Line(FILES[0], 2, text)]


@pytest.mark.parametrize("text", ["a game is old", "the mermaids", "ROM-01", "maiden"])
def test_other_words_are_no_names(root: Path, text: str) -> None:
    assert found_in(root, text) == []


def test_a_game_names_itself_and_a_path_counts_as_a_line(root: Path) -> None:
    (root / FILES[1]).write_text("Old Maid", "utf-8")
    assert list(lines_in(root, FILES, names_of(root))) == [Line(FILES[2], 0, FILES[2])]


def test_more_lines_than_allowed_are_an_error_and_fewer_are_too() -> None:
    found = [Line("a.py", 1, "Old Maid"), Line("a.py", 7, "Old Maid"), Line("b.py", 2, "Old Maid")]
    assert list(problems(found, {"a.py": 2, "b.py": 1})) == []
    assert list(problems(found, {"a.py": 2})) == ["b.py: 1 lines name a game, and 0 are allowed:", "  2: Old Maid"]
    [fewer] = problems(found, {"a.py": 3, "b.py": 1})
    assert fewer.startswith("a.py: 2 lines name a game, and 3 are allowed")


def test_the_list_is_lowered_and_never_raised() -> None:
    found = [Line("a.py", 1, "Old Maid"), Line("b.py", 1, "Old Maid"), Line("b.py", 2, "Old Maid")]
    assert lowered(found, {"a.py": 5, "b.py": 1, "gone.py": 3}) == {"a.py": 1, "b.py": 1}
    assert written({"b.py": 1, "a.py": 2}).splitlines()[1:] == ['"a.py" = 2', '"b.py" = 1']
