"""The check that finds words outside the project's vocabulary."""

import tomllib

import pytest

from tools.check_words import WORDS, Finding, Vocabulary, findings, lower, problems, render


@pytest.fixture(scope="module")
def vocabulary() -> Vocabulary:
    return Vocabulary(tomllib.loads(WORDS.read_text("utf-8")))


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("def told(one): ...", "told"),
        ("async def _settled(): ...", "_settled"),
        ("def watching(): ...", "watching"),
    ],
)
def test_a_participle_alone_is_no_name_for_a_function(vocabulary: Vocabulary, text: str, word: str) -> None:
    [first, *_] = findings("a.py", f"import re\n{text}\n", vocabulary)
    assert first[:4] == ("a.py", 2, 0, word)


@pytest.mark.parametrize(
    "text",
    [
        "def settle(): ...",
        "def settled_deals(): ...",
        "def need(): ...",
        "class A:\n    def __missing__(self, key): ...",
        "class Settled: ...",
        "class A:\n    @property\n    def settled(self): ...",
        "class A:\n    @cached_property\n    def settled(self): ...",
    ],
)
def test_verbs_and_what_reads_like_an_attribute_are_names(vocabulary: Vocabulary, text: str) -> None:
    assert list(findings("a.py", text, vocabulary)) == []


@pytest.mark.parametrize("text", ["worth = 1", "def f(asked): ...", "class CameTo: ...", "for hand_worth in (): ..."])
def test_a_banned_word_is_found_wherever_a_name_is_defined(vocabulary: Vocabulary, text: str) -> None:
    assert [one.kind for one in findings("a.py", text, vocabulary)] == [1]


def test_a_banned_word_is_found_in_the_name_of_a_module(vocabulary: Vocabulary) -> None:
    assert [one.word for one in findings("src/bot_manners.py", "", vocabulary)] == ["bot_manners"]


@pytest.mark.parametrize("file", ["src/web/serving.py", "src/reviewing/__init__.py", "tools/settled.py"])
def test_a_participle_alone_is_no_name_for_a_module(vocabulary: Vocabulary, file: str) -> None:
    assert [one[:4] for one in findings(file, "", vocabulary)] == [(file, 1, 0, file)]


@pytest.mark.parametrize(
    "file", ["src/rules/bidding.py", "src/wording/__init__.py", "src/pending_work.py", "src/feed.py"]
)
def test_nouns_in_use_are_names_for_modules(vocabulary: Vocabulary, file: str) -> None:
    assert list(findings(file, "", vocabulary)) == []


def test_uses_of_a_name_do_not_count(vocabulary: Vocabulary) -> None:
    assert list(findings("a.py", "from b import worth\nprint(worth.asked)\n", vocabulary)) == []


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ('"""Prices.\n\nReckoned by hand.\n"""', 3),
        ("a = 1\n# he decides", 2),
        ("def f():\n    '''What the hand comes\n    to.'''", 2),
    ],
)
def test_a_banned_phrase_is_found_in_docstrings_and_comments(vocabulary: Vocabulary, text: str, number: int) -> None:
    assert [(one.kind, one.number) for one in findings("a.py", text, vocabulary)] == [(2, number)]


def test_code_in_backquotes_and_texts_are_no_prose(vocabulary: Vocabulary) -> None:
    text = '"""See ``he told``."""\nmessage = "he goes on"\n'
    assert list(findings("a.py", text, vocabulary)) == []


def test_documents_are_prose_but_for_code_and_links(vocabulary: Vocabulary) -> None:
    text = "Fine.\n\n```\nhe\n```\n\n[link](told.md) and `he`, so he goes.\n"
    assert [(one.number, one.word) for one in findings("a.md", text, vocabulary)] == [(7, "he")]


def test_modules_of_the_page_are_read_too(vocabulary: Vocabulary) -> None:
    text = "/** What he sees. */\nexport function told(one) {\n  const worth = 1; // https://x\n}\n"
    found = [(one.number, one.kind, one.word) for one in findings("a.js", text, vocabulary)]
    assert found == [(2, 0, "told"), (2, 1, "told"), (3, 1, "worth"), (1, 2, "he")]


@pytest.mark.parametrize("name", ["Settled", "useStaking", "solved"])
def test_what_a_page_module_exports_is_not_named_by_a_participle(vocabulary: Vocabulary, name: str) -> None:
    assert [one[1:4] for one in findings("a.js", f"\nexport const {name} = 1;\n", vocabulary)] == [(2, 0, name)]
    assert list(findings("a.js", f"export const {name}Deals = 1;\nconst {name} = 1;\n", vocabulary)) == []


def test_more_findings_than_allowed_are_an_error_and_fewer_are_too() -> None:
    found = [Finding("a.py", 1, 0, "told", "render"), Finding("a.py", 4, 2, "he", "they")]
    assert list(problems(found, {"a.py": [1, 0, 1]})) == []
    assert list(problems(found, {"a.py": [1, 0, 0]})) == ["a.py: prose: 1, and 0 are allowed:", "  4: he -> they"]
    [fewer] = problems(found, {"a.py": [2, 0, 1]})
    assert fewer.startswith("a.py: participle: 1, and 2 are allowed")


def test_lowering_never_raises_a_count_and_drops_clean_files() -> None:
    found = [Finding("a.py", 1, 0, "told", ""), Finding("new.py", 1, 0, "told", "")]
    lowered = lower(found, {"a.py": [3, 1, 0], "gone.py": [1, 0, 0]})
    assert lowered == {"a.py": [1, 0, 0]}
    assert tomllib.loads(render(lowered)) == lowered
