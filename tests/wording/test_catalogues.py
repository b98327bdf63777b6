import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from gettext import c2py
from pathlib import Path
from typing import Any

import pytest
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

from kitapi.kernel.spelling import in_code
from kitapi.registry import DRILLS, RULINGS
from kitapi.wording import LANGUAGES, catalogue, language_of, message_in, say, say_many
from kitapi.wording.catalogues import catalogue_files

WORDING = Path(__file__).parents[2] / "src" / "kitapi" / "wording"
PLACES = (WORDING, WORDING.parent / "reports", WORDING.parent / "games")
KEYWORDS = {"message": None, "message_in": ((1, "c"), 2), "say": (2,), "say_many": (2, 3)}
HEADER = ("", '""')
"""The id of the entry that every file begins with."""
FORMS = {"en": 2, "el": 2, "sk": 3, "it": 2}


def _in_context(context: str | None, text: Any) -> Any:
    return message_in(context, text) if context else text


def _find_texts() -> Iterator[tuple[Any, str]]:
    """Yield every text with the folder of its game, or None."""
    for folder in PLACES:
        found = extract_from_dir(folder, keywords=KEYWORDS, method_map=[("**.py", "python")])
        for file, _, text, _, context in found:
            yield _in_context(context, text), file.partition("/")[0] if folder == PLACES[-1] else ""
    for name, rulings in RULINGS.items():
        yield from ((text, in_code(name)) for text in rulings.texts())
    for name, drills in DRILLS.items():
        yield from ((text, in_code(name)) for text in drills.sentences.values())


@cache
def texts_by_place() -> dict[Any, set[str]]:
    """Return the texts in the code, including charts and games, and those of rulings and drills, by folder."""
    found: dict[Any, set[str]] = {}
    for text, place in _find_texts():
        found.setdefault(text, set()).add(place)
    return found


def _entries(lang: str) -> list[tuple[str, Any, Any]]:
    """Return for every entry the game whose catalogue it is in, or None; the text; its translation."""
    found: list[tuple[str, Any, Any]] = []
    for path in map(str, catalogue_files(lang, "messages")):
        with Path(path).open("rb") as file:
            catalog = read_po(file, locale=lang)
        assert [entry.id for entry in catalog if entry.fuzzy and entry.id] == []
        game = path.partition("/kitapi/games/")[2].partition("/")[0]
        found += [(game, _in_context(entry.context, entry.id), entry.string) for entry in catalog if entry.id]
    return found


def _read(lang: str) -> dict[Any, Any]:
    return {text: translated for _, text, translated in _entries(lang)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_catalogue_holds_the_texts_of_the_code_and_no_others(lang: str) -> None:
    assert _read(lang).keys() == texts_by_place().keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_one_game_alone_says_stands_in_its_catalogue(lang: str) -> None:
    wanted = {text: "".join(places) if len(places) == 1 else "" for text, places in texts_by_place().items()}
    assert {text: game for game, text, _ in _entries(lang)} == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_translated(lang: str) -> None:
    for text, translated in _read(lang).items():
        forms = [translated] if isinstance(text, str) else list(translated)
        assert all(forms), text
        assert len(forms) == (1 if isinstance(text, str) else FORMS[lang]), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_translation_keeps_the_places_of_its_text(lang: str) -> None:
    for text, translated in _read(lang).items():
        wanted = set(re.findall(r"{(\w+)}", text if isinstance(text, str) else text[1]))
        forms = [translated] if isinstance(text, str) else list(translated)
        for form in forms:
            assert set(re.findall(r"{(\w+)}", form)) <= wanted
        assert set(re.findall(r"{(\w+)}", forms[-1])) == wanted


def test_greek_is_written_in_greek() -> None:
    latin_only = [
        text
        for text, greek in _read("el").items()
        if re.search("[A-Za-z]{2}", re.sub("{.*?}", "", str(text))) and not re.search("[α-ωά-ώΑ-Ω]", str(greek))
    ]
    assert latin_only == []


SAME_IN_SLOVAK = {
    *("Kontra", "Rekontra", "Subkontra", "Superkontra", "durch", "preferans", "sans atout"),
    *("ANTE", "BET", "full house"),
}

SAME_IN_ITALIAN = {*SAME_IN_SLOVAK - {"full house"}, "betl", "kapikia"}


@pytest.mark.parametrize(("lang", "kept"), [("sk", SAME_IN_SLOVAK), ("it", SAME_IN_ITALIAN)])
def test_no_text_is_left_in_english_but_the_words_taken_over(lang: str, kept: set[str]) -> None:
    words = {text: translation for text, translation in _read(lang).items() if re.search("[A-Za-z]{2}", str(text))}
    same = {text for text, translation in words.items() if translation == str(text).rpartition("\x04")[2]}
    assert same == kept


def test_slovak_quotes_as_slovak_does() -> None:
    quoted = "".join(
        form for slovak in _read("sk").values() for form in ([slovak] if isinstance(slovak, str) else slovak)
    )
    assert quoted.count("„") == quoted.count("“") > 0
    assert not re.search('[”"«»]', quoted)


@pytest.mark.parametrize("domain", ["messages", "client"])
def test_italian_is_typeset_as_italian_is(domain: str) -> None:
    said = catalogue("it", domain)
    texts = "\n".join([*said["messages"].values(), *(form for forms in said["plurals"].values() for form in forms)])
    assert texts.count("«") == texts.count("»")
    assert not re.search("[“”„'\"`]", texts)
    assert not re.search(r"\b(?:perche|poiche|finche|piu|puo|gia|cosi|e')\b|[áíóú]|\bè'|\bpò\b|\bquì\b|\bquà\b", texts)
    assert not re.search(r"\b(?:[Ll]|[Uu]n|d|\w+ll)’ | (?:una|della|alla|nella|sulla|dalla) [aeiouàèéìòù]", texts)


def test_the_hearts_of_the_german_suits_differ_from_those_of_the_french() -> None:
    german = message_in("German suits", "hearts")
    assert [say(lang, german) for lang in LANGUAGES] == ["hearts", "κούπες", "červeň", "cuori"]
    assert say("sk", "hearts") == "srdcia"
    assert catalogue("sk", "messages")["messages"][german] == "červeň"


def test_the_plural_form_follows_the_number() -> None:
    one, many = "The last trick goes to {player}.", "The last {count} tricks go to {player}."
    assert say_many("en", one, many, 1, player="Nikos") == "The last trick goes to Nikos."
    assert say_many("en", one, many, 3, player="Nikos") == "The last 3 tricks go to Nikos."
    assert say_many("el", one, many, 1, player="Νίκος") == "Η τελευταία μπάζα: Νίκος."
    assert say_many("el", one, many, 3, player="Νίκος") == "Οι τελευταίες 3 μπάζες: Νίκος."
    assert say_many("it", one, many, 1, player="Nicola") == "L’ultima presa è di Nicola."
    assert say_many("it", one, many, 3, player="Nicola") == "Le ultime 3 prese sono di Nicola."


@pytest.mark.parametrize(
    ("count", "translations"),
    [
        (0, "0 sŕdc"),
        (1, "1 srdce"),
        (2, "2 srdcia"),
        (4, "4 srdcia"),
        (5, "5 sŕdc"),
        (10, "10 sŕdc"),
        (22, "22 sŕdc"),
        (101, "101 sŕdc"),
    ],
)
def test_slovak_has_one_form_for_one_another_up_to_four_and_a_third(count: int, translations: str) -> None:
    assert say_many("sk", "{count} heart", "{count} hearts", count) == translations


def test_a_text_without_translation_is_said_in_english() -> None:
    assert say("el", "A text nobody translated, {name}.", name="x") == "A text nobody translated, x."


@pytest.mark.parametrize(
    ("tag", "code"),
    [
        ("el", "el"),
        ("el-GR", "el"),
        ("EL_gr", "el"),
        ("en-US", "en"),
        ("sk-SK", "sk"),
        ("it_CH", "it"),
        ("hu", "en"),
        ("", "en"),
    ],
)
def test_a_language_tag_finds_the_nearest_language(tag: str, code: str) -> None:
    assert language_of(tag) == code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_catalogue_for_programs_holds_every_text_and_the_plural_rule(lang: str) -> None:
    given = catalogue(lang, "messages")
    assert given["language"] == lang
    assert given["messages"].keys() == {text for text in texts_by_place() if isinstance(text, str)}
    assert given["plurals"].keys() == {text[0] for text in texts_by_place() if not isinstance(text, str)}
    assert all(len(forms) == FORMS[lang] for forms in given["plurals"].values())
    assert {c2py(given["plural"])(count) for count in range(30)} == set(range(FORMS[lang]))


def test_a_domain_that_does_not_exist_is_not_found() -> None:
    with pytest.raises(FileNotFoundError):
        catalogue("el", "no_such_domain")


@pytest.mark.parametrize("domain", ["messages", "client"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_translated_twice(lang: str, domain: str) -> None:
    """Otherwise it would be undefined which of the two translations is used."""
    written = [file.read_text(encoding="utf-8") for file in catalogue_files(lang, domain)]
    texts = [text for one in written for text in re.findall(r'^(msgctxt .*\n)?msgid (.+(?:\n".*)*)', one, re.MULTILINE)]
    assert [text for text, count in Counter(texts).items() if count > 1] == [HEADER] * (len(written) > 1)
