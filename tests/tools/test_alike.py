"""Lines that the rules of two games have in common are counted; parts that every game must have itself are not."""

from pathlib import Path

from tools.alike import compare, lines_of, share_of

FIRST = '''"""The rules of Whist."""

from kitapi.kernel import (
    Seat,
    rule,
)


@rule("WHIST-PLAY-01", without=None)
def winner(trick):
    """Who takes it."""
    return max(trick)


def begin(state):  # as in every game
    """A deal of Whist."""
    deal = Deal(state)
    hands = dealt("WHIST-DEAL-02", deal)
    return Whist(deal, hands)


def end(state):
    return state.over
'''
SECOND = FIRST.replace("Whist", "Hearts").replace("WHIST", "HEARTS").replace("state.over", "state.is_over")


def games(folder: Path) -> tuple[Path, Path]:
    """Return two games that have one module name in common, and another module in one of them."""
    for name, source in (("whist", FIRST), ("hearts", SECOND)):
        (folder / name / "rules").mkdir(parents=True)
        (folder / name / "rules" / "play.py").write_text(source, encoding="utf-8")
    (folder / "whist" / "rules" / "honours.py").write_text("ONE = 1\nTWO = 2\nTHREE = 3\n", encoding="utf-8")
    return folder / "whist", folder / "hearts"


def test_imports_docstrings_comments_and_marked_rules_are_left_out(tmp_path: Path) -> None:
    whist, _ = games(tmp_path)
    assert lines_of(whist / "rules" / "play.py", "whist") == [
        "def begin(state):",
        "deal = Deal(state)",
        'hands = dealt("CLAUSE", deal)',
        "return GAME(deal, hands)",
        "def end(state):",
        "return state.over",
    ]


def test_runs_count_that_stand_in_both_but_for_the_games_names(tmp_path: Path) -> None:
    [pair] = compare(*games(tmp_path))
    assert pair == ("rules/play.py", 6, 6, 5)
    assert round(share_of([pair])) == 83
    assert share_of([]) == 0.0
