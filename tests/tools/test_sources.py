"""Clauses that cite a text cite its lines; tested with invented rulebooks and texts."""

import hashlib
from pathlib import Path

import pytest

from tools.clauses.sources import Sources, Text, find_uncited, read_sources, remarks_in, untrue

ARTICLE = "The pack has 32 cards.\nDeal 5-5-5,  then the talon.\n"
TEXTS = (Text("article", "An article", hashlib.sha256(ARTICLE.encode()).hexdigest()), Text("manual", "A manual", "0"))
PAGE = """# A game

- **A-DEAL-01** 32 cards.
  *Source: article, line 1; program's choice (which).*
- **A-DEAL-02** Five by five.
  *Source: article, lines 1
  and 2.*
  *Example: no line here.*

## A chapter

- **A-PAY-01** What the manual leaves open.
  *The manual has both (line 7).*
- **A-PAY-02** What nobody says.
  *The manual is silent.*
"""
WORDS = {
    "A-DEAL-01": {"article": {1: "32 cards"}},
    "A-DEAL-02": {"article": {1: "The pack", 2: "5-5-5, then"}},
    "A-PAY-01": {"manual": {7: "both"}},
}
SILENT = {"A-PAY-02": "no line speaks of it"}
SOURCES = Sources(texts=TEXTS, words=WORDS, silent=SILENT)


@pytest.fixture
def rulebooks(tmp_path: Path) -> Path:
    folder = tmp_path / "rules"
    folder.mkdir()
    (folder / "a.md").write_text(PAGE)
    return folder


def test_remarks_are_those_on_sources() -> None:
    assert remarks_in(PAGE)["A-DEAL-02"] == "Source: article, lines 1 and 2."


def test_rulebooks_that_name_their_lines_are_sound(rulebooks: Path) -> None:
    assert list(find_uncited(rulebooks, SOURCES)) == []


LAST = "- **A-PAY-01** What the manual leaves open.\n  *The manual has both (line 7).*\n"


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("article, line 1;", "article;", "A-DEAL-01: names no line of the article"),
        (
            "article, line 1;",
            "article, line 2;",
            "A-DEAL-01: lines [2] of the article, and words for [1] in sources.toml",
        ),
        ("article, line 1;", "Balkan;", "A-DEAL-01: names no line of the article"),
        ("(line 7)", "", "A-PAY-01: names no line of the manual"),
        (LAST, "", "sources.toml: A-PAY-01 has no source in a rulebook"),
    ],
)
def test_a_clause_without_its_lines_is_found(rulebooks: Path, before: str, after: str, said: str) -> None:
    (rulebooks / "a.md").write_text(PAGE.replace(before, after))
    assert list(find_uncited(rulebooks, SOURCES)) == [said]


def test_a_silent_clause_has_no_words(rulebooks: Path) -> None:
    both = SOURCES._replace(silent={**SILENT, "A-PAY-01": "silent too"})
    assert list(find_uncited(rulebooks, both)) == ["sources.toml: A-PAY-01 is silent and has words"]


def test_an_excuse_is_needed_for_silence(rulebooks: Path) -> None:
    assert list(find_uncited(rulebooks, SOURCES._replace(silent={}))) == ["A-PAY-02: names no line of the manual"]


def test_words_are_compared_with_the_texts(tmp_path: Path) -> None:
    (tmp_path / "whatever.txt").write_text(ARTICLE)
    wrong = SOURCES._replace(words={"A-DEAL-02": {"article": {1: "5-5-5", 9: "The pack", 2: "then the talon"}}})
    assert list(untrue(tmp_path, wrong)) == [
        "A-DEAL-02: «5-5-5» does not stand in line 1 of the article",
        "A-DEAL-02: «The pack» does not stand in line 9 of the article",
        f"{tmp_path}: no file there is A manual, by its SHA-256",
    ]


def test_a_file_that_lacks_a_part_is_refused(tmp_path: Path) -> None:
    (tmp_path / "sources.toml").write_text("[silent]\n[words]\n")
    with pytest.raises(ValueError, match=r"lacks \[texts\]"):
        read_sources(tmp_path / "sources.toml")


def test_sources_are_read(tmp_path: Path) -> None:
    (tmp_path / "sources.toml").write_text(
        '[[texts]]\nname = "article"\ntitle = "An article"\nsha256 = "0"\n'
        '[silent]\nA-PAY-02 = "no line"\n[words.A-DEAL-01]\n"article".1 = "32 cards"\n'
    )
    read = read_sources(tmp_path / "sources.toml")
    assert read.texts == (Text("article", "An article", "0"),)
    assert read.words == {"A-DEAL-01": {"article": {1: "32 cards"}}}
    assert read.silent == {"A-PAY-02": "no line"}
