"""The check that finds names of games outside the games' folders."""

from pathlib import Path

import pytest

from tools.check_game_names import Line, lines_in, main, names_of

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


@pytest.mark.parametrize(
    "file", ["src/kitapi/registry.py", "src/kitapi/web/prerendered_pages.json", "src/kitapi/web/client/games.js"]
)
def test_the_one_list_and_what_is_written_from_it_may_name_games(root: Path, file: str) -> None:
    (root / file).parent.mkdir(parents=True, exist_ok=True)
    (root / file).write_text("old_maid", "utf-8")
    assert list(lines_in(root, [file], names_of(root))) == []


def test_this_repository_names_no_game_outside_their_folders(capsys: pytest.CaptureFixture[str]) -> None:
    assert (main(), capsys.readouterr().out) == (0, "")
