"""Paths in documents."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tools.check_paths import ROOT, Tree, broken_in, broken_in_source, problems, tracked_files

Reader = Callable[[str], list[str]]
FILES = {
    "README.md": "",
    "docs/howto/add-a-game.md": "",
    "src/kitapi/games/bezique/rules/play.py": "def winner(): ...",
    "src/kitapi/games/bezique/client/view.d.ts": "",
    "src/kitapi/web/client/main.js": "",
    "tools/check_paths.py": "",
}


@pytest.fixture
def read(tmp_path: Path) -> Reader:
    for file, text in FILES.items():
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(text)
    tree = Tree(tmp_path, FILES)
    return lambda text: [one.path for one in broken_in("docs/howto/add-a-game.md", text, tree)]


@pytest.mark.parametrize(
    "text",
    [
        "[the start](../../README.md#start) and [elsewhere](https://example.org/nowhere)",
        "see `src/kitapi/games/<game>/rules` and tools/check_paths.py.",
        "`games/*/client/view.d.ts`, `web/client/main.js` and `client/main.js`",
        "`kitapi.games.bezique.rules.play.winner` from `python -m tools.check_paths`",
        "```python file=tools/check_names.py\ncode\n```\nthen `python tools/check_names.py` and `tools.check_names`",
        "The sources/tools question and/or 1/2 are no paths, nor is `tests/`.",
    ],
)
def test_paths_that_lead_somewhere_pass(read: Reader, text: str) -> None:
    assert read(text) == []


@pytest.mark.parametrize(
    ("text", "broken"),
    [
        ("[the start](README.md)", "README.md"),
        ("see tools/check_names.py", "tools/check_names.py"),
        ("`games/*/view.d.ts`", "games/*/view.d.ts"),
        ("`src/kitapi/games/<game>/players`", "src/kitapi/games/<game>/players"),
        ("`kitapi.games.bezique.rules.play.loser`", "kitapi.games.bezique.rules.play.loser"),
        ("`kitapi.games.whist`", "kitapi.games.whist"),
        ("```\npython tools/check_names.py\n```", "tools/check_names.py"),
    ],
)
def test_a_path_that_leads_nowhere_is_named(read: Reader, text: str, broken: str) -> None:
    assert read(text) == [broken]


def test_a_path_in_a_docstring_or_comment_is_checked_too(tmp_path: Path) -> None:
    tree = Tree(tmp_path, FILES)
    source = '"""See docs/howto/add-a-game.md."""\nplay()  # as in docs/howto/play-a-game.md, and/or not'
    assert [(one.number, one.path) for one in broken_in_source("src/kitapi/x.py", source, tree)] == [
        (2, "docs/howto/play-a-game.md")
    ]


def test_a_fragment_of_the_change_log_is_read_where_the_log_lies(tmp_path: Path) -> None:
    (tmp_path / "README.md").touch()
    tree = Tree(tmp_path, ["README.md", "changelog.d/one.added.md"])
    assert list(broken_in("changelog.d/one.added.md", "[it](README.md)", tree)) == []
    assert [one.path for one in broken_in("changelog.d/one.added.md", "[it](../README.md)", tree)] == ["../README.md"]


def test_the_documents_of_this_project_name_what_is_there() -> None:
    assert list(problems(Tree(ROOT, tracked_files(ROOT)))) == []
