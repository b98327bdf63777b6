"""The check of catalogues finds words by language, and ignores code and kept texts."""

from tools.check_texts import find_words

WORDS = {
    "en": {r"\breckon": "count"},
    "el": {r"\bχέρι\b": "φύλλο"},
    "kept": {"Reckon it": "stored"},
}
CATALOGUE = """msgid ""
msgstr ""
"Language: el\\n"

msgid "{one}"
msgstr "{other}"
"""


def found_in(one: str, other: str) -> list[tuple[int, str, str]]:
    catalogue = CATALOGUE.format(one=one, other=other)
    file = "locale/el/LC_MESSAGES/client.po"
    return [(found.line, found.word, found.instead) for found in find_words(file, catalogue, WORDS)]


def test_a_word_is_found_in_its_own_language_with_what_to_write_instead() -> None:
    assert found_in("Your hand", "Το χέρι σου") == [(6, "χέρι", "φύλλο")]
    assert found_in("We reckon so", "Το φύλλο σου") == [(5, "reckon", "count")]
    assert found_in("Your hand", "We reckon so") == []


def test_a_text_that_goes_over_lines_is_read_whole() -> None:
    assert found_in("Your hand", 'Το "\n"χέρι σου') == [(6, "χέρι", "φύλλο")]


def test_code_and_texts_that_are_kept_may_have_any_word() -> None:
    assert found_in("`reckon` counts", "Γεια") == []
    assert found_in("Reckon it", "Το χέρι") == []
