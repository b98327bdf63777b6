"""The rulebooks that the program shows, as they are generated from the documents, and compared with translations."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from kitapi.registry import PACKAGES, RULEBOOKS
from kitapi.rulebooks.rulebook import Clause, ItemList, Paragraph, Rulebook, Run, Table, plain
from tools.rulebooks.__main__ import DOCUMENTS, rulebook_files
from tools.rulebooks.compare import find_differences
from tools.rulebooks.parse import MalformedRulebook, parse_rulebook

BOOK = """\
# Whist

For *four*. See [the form](../form.md) and [the end](#the-end).

## Play

1. Deal.
2. Play.

- **WH-PLAY-01** Follow suit. Option `strict` (default on), see
  WH-END-02.
  *Source: nobody, line 3.*
  *Example: A♥ beats 7♥.*
- **WH-PLAY-02** Values:

  | card | points |
  |---|---|
  | ace | 11 |

  *Said* is said.

### The end

- **WH-END-02** Over.

| option | values |
|---|---|
| `strict` | on, off |
"""


def clause_of(book: Rulebook, number: str) -> Clause:
    found = book.find(number)
    assert found is not None
    return found


def test_a_document_becomes_chapters_and_clauses() -> None:
    book = parse_rulebook(BOOK, "en")
    assert (book.title, [(one.anchor, one.level) for one in book.chapters]) == ("Whist", [("play", 2), ("the-end", 3)])
    assert book.introduction == (
        Paragraph(
            (
                Run("plain", "For "),
                Run("em", "four"),
                Run("plain", ". See the form and "),
                Run("chapter", "the end", "the-end"),
                Run("plain", "."),
            )
        ),
    )
    assert book.chapters[0].blocks[0] == ItemList(True, ((Run("plain", "Deal."),), (Run("plain", "Play."),)))
    assert [clause.number for clause in book.clauses()] == ["WH-PLAY-01", "WH-PLAY-02", "WH-END-02"]


def test_a_clause_has_its_examples_note_options_and_links_apart() -> None:
    clause = clause_of(parse_rulebook(BOOK, "en"), "WH-PLAY-01")
    assert [plain(text) for text in clause.examples] == ["A♥ beats 7♥."]
    assert (plain(clause.note), clause.options) == ("Source: nobody, line 3.", ("strict",))
    (said,) = clause.body
    assert isinstance(said, Paragraph)
    assert plain(said.text) == "Follow suit. Option strict (default on), see WH-END-02."
    assert Run("clause", "WH-END-02") in said.text


def test_a_table_in_a_clause_and_emphasis_in_its_text_stay() -> None:
    values, table, said = clause_of(parse_rulebook(BOOK, "en"), "WH-PLAY-02").body
    assert isinstance(table, Table)
    assert [[plain(cell) for cell in row] for row in (table.head, *table.rows)] == [["card", "points"], ["ace", "11"]]
    assert (values, said) == (
        Paragraph((Run("plain", "Values:"),)),
        Paragraph((Run("em", "Said"), Run("plain", " is said."))),
    )


@pytest.mark.parametrize(
    ("document", "said"),
    [
        ("No title.", "begins with its title"),
        ("# Whist\n\n#### Deep", "“Deep” has the wrong level"),
        ("# Whist\n\n> quoted", "no blockquote"),
        ("# Whist\n\n## Play\n\n- one\n\n  two\n", "an item of a list is one paragraph: “onetwo…”"),
    ],
)
def test_a_document_of_another_form_is_refused(document: str, said: str) -> None:
    with pytest.raises(MalformedRulebook, match=re.escape(said)):
        parse_rulebook(document, "en")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "**WH-PLAY-02** Values",
            "**WH-PLAY-03** Values",
            ["WH-PLAY-02 is missing", "WH-PLAY-03 is not in the source"],
        ),
        ("| ace | 11 |", "| ace | 10 |", ["WH-PLAY-02 lacks 11", "WH-PLAY-02 adds 10"]),
        ("A♥ beats 7♥", "A♥ beats all", ["WH-PLAY-01 lacks 7"]),
        ("Option `strict`", "An option", ["WH-PLAY-01 names no option, not strict"]),
        ("line 3", "line 4", []),
    ],
)
def test_a_translation_has_every_clause_figure_and_option(old: str, new: str, said: list[str]) -> None:
    assert old in BOOK
    assert list(find_differences(parse_rulebook(BOOK, "en"), parse_rulebook(BOOK.replace(old, new), "el"))) == said


def test_a_translation_has_the_clauses_in_their_order() -> None:
    turned = BOOK.replace("WH-PLAY-01", "WH-PLAY-00").replace("WH-PLAY-02", "WH-PLAY-01")
    turned = turned.replace("WH-PLAY-00", "WH-PLAY-02")
    (said,) = find_differences(parse_rulebook(BOOK, "en"), parse_rulebook(turned, "el"))
    assert said == "WH-PLAY-02 stands in the place of WH-PLAY-01"


def test_every_clause_of_the_documents_is_in_the_program() -> None:
    """The numbers are read from the documents as plain text, so that a clause that is parsed as text is found."""
    for game, books in RULEBOOKS.items():
        text = (DOCUMENTS / game.replace("-", "_") / "rules.md").read_text("utf-8")
        numbers = re.findall(r"^- \*\*([A-Z]+(?:-[A-Z]+)?-\d+)\*\*", text, re.MULTILINE)
        for language in books.languages:
            assert [clause.number for clause in books.read(language).clauses()] == numbers, (game, language)


def test_every_game_has_its_rulebook_in_english_and_the_language_in_which_it_is_played() -> None:
    assert RULEBOOKS.keys() == PACKAGES.keys()
    assert {game: books.languages for game, books in RULEBOOKS.items()} == {
        "prefa": ("en", "el"),
        "preferans": ("en", "sk"),
        "caribbean-stud": ("en", "it"),
    }


def test_links_lead_to_clauses_and_chapters_of_the_same_book() -> None:
    for books in RULEBOOKS.values():
        for language in books.languages:
            book = books.read(language)
            numbers = {clause.number for clause in book.clauses()}
            anchors = {chapter.anchor for chapter in book.chapters}
            assert len(anchors) == len(book.chapters)
            for run in _runs(book):
                assert run.kind != "clause" or run.text in numbers, run
                assert run.kind != "chapter" or run.target in anchors, run


def _runs(value: object) -> Iterator[Run]:
    """Yield all runs in a part of a rulebook."""
    if isinstance(value, Run):
        yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from _runs(one)
    elif isinstance(value, msgspec.Struct):
        yield from _runs(tuple(getattr(value, name) for name in value.__struct_fields__))


def test_the_files_are_generated_for_each_translation(tmp_path: Path) -> None:
    (tmp_path / "docs/whist").mkdir(parents=True)
    (tmp_path / "docs/whist/rules.md").write_text(BOOK, "utf-8")
    (tmp_path / "docs/whist/rules.el.md").write_text(BOOK.replace("A♥ beats 7♥", "A♥"), "utf-8")
    contents, differences = rulebook_files(tmp_path / "docs", tmp_path / "games")
    assert set(contents) == {tmp_path / f"games/whist/rulebook/{lang}.json" for lang in ("en", "el")}
    assert differences == ["rules.el.md: WH-PLAY-01 lacks 7"]
