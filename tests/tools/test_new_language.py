"""The beginning of a new language: its catalogues and its place in the lists."""

from pathlib import Path

import pytest

from tools.new_language import LISTS, BadLanguage, begin, start_catalogue

ENGLISH = b"""msgid ""
msgstr ""
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

msgctxt "German suits"
msgid "hearts"
msgstr "hearts"

msgid "{count} card"
msgid_plural "{count} cards"
msgstr[0] "{count} card"
msgstr[1] "{count} cards"
"""


def test_a_catalogue_begins_in_english_with_the_plural_forms_of_its_language() -> None:
    lines = start_catalogue(ENGLISH, "sk").splitlines()
    assert '"Language: sk\\n"' in lines
    assert [line for line in lines if line.startswith(("msgctxt", "msgstr["))] == [
        'msgctxt "German suits"',
        'msgstr[0] "{count} card"',
        'msgstr[1] "{count} cards"',
        'msgstr[2] "{count} cards"',
    ]


@pytest.mark.parametrize(
    ("code", "name", "problem"),
    [
        ("hrv", "Hrvatski", "CODE: “hrv” is no language's code"),
        ("xx", "Nothing", "CODE: “xx” is no language's code"),
        ("../", "Hrvatski", "CODE"),
        ("hr", '"', 'NAME: “"” must be'),
        ("sk", "Slovenčina", "CODE: there is sk already"),
    ],
)
def test_what_is_no_new_language_is_refused(code: str, name: str, problem: str, tmp_path: Path) -> None:
    (tmp_path / "src/kitapi/wording/locale/sk").mkdir(parents=True)
    with pytest.raises(BadLanguage, match=problem):
        begin(code, name, tmp_path)
    assert not (tmp_path / "tests").exists()


def test_the_texts_of_the_command_line_begin_in_english_too(tmp_path: Path) -> None:
    known = tmp_path / "src/kitapi/wording/locale/it/LC_MESSAGES/commands.po"
    known.parent.mkdir(parents=True)
    known.write_bytes(ENGLISH.replace(b'msgstr "hearts"', b'msgstr "cuori"'))
    for path in LISTS:
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).touch()
    assert "src/kitapi/wording/locale/hr/LC_MESSAGES/commands.po" in begin("hr", "Hrvatski", tmp_path)
    begun = (tmp_path / "src/kitapi/wording/locale/hr/LC_MESSAGES/commands.po").read_text()
    assert 'msgstr "hearts"' in begun
    assert 'msgstr[2] "{count} cards"' in begun
