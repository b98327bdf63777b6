import re
from pathlib import Path
from typing import Any

import pytest
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

from kitapi.wording import LANGUAGES, catalogue, language_of, say, say_many

WORDING = Path(__file__).parents[2] / "src" / "kitapi" / "wording"
KEYWORDS = {"message": None, "say": (2,), "say_many": (2, 3)}
TEXTS = {text for _, _, text, _, _ in extract_from_dir(WORDING, keywords=KEYWORDS, method_map=[("**.py", "python")])}


def _read(lang: str) -> dict[Any, Any]:
    with (WORDING / "locale" / lang / "LC_MESSAGES" / "messages.po").open("rb") as file:
        catalog = read_po(file, locale=lang)
    assert [entry.id for entry in catalog if entry.fuzzy and entry.id] == []
    return {entry.id: entry.string for entry in catalog if entry.id}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_catalogue_holds_the_texts_of_the_code_and_no_others(lang: str) -> None:
    assert _read(lang).keys() == TEXTS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_translated(lang: str) -> None:
    for text, translated in _read(lang).items():
        forms = [translated] if isinstance(text, str) else list(translated)
        assert all(forms), text


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


def test_the_plural_form_follows_the_number() -> None:
    one, many = "The last trick goes to {player}.", "The last {count} tricks go to {player}."
    assert say_many("en", one, many, 1, player="Nikos") == "The last trick goes to Nikos."
    assert say_many("en", one, many, 3, player="Nikos") == "The last 3 tricks go to Nikos."
    assert say_many("el", one, many, 1, player="Νίκος") == "Η τελευταία μπάζα: Νίκος."
    assert say_many("el", one, many, 3, player="Νίκος") == "Οι τελευταίες 3 μπάζες: Νίκος."


def test_a_text_without_translation_is_said_in_english() -> None:
    assert say("el", "A text nobody translated, {name}.", name="x") == "A text nobody translated, x."


@pytest.mark.parametrize(
    ("tag", "code"), [("el", "el"), ("el-GR", "el"), ("EL_gr", "el"), ("en-US", "en"), ("sk", "en"), ("", "en")]
)
def test_a_language_tag_finds_the_nearest_language(tag: str, code: str) -> None:
    assert language_of(tag) == code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_catalogue_for_programs_holds_every_text_and_the_plural_rule(lang: str) -> None:
    given = catalogue(lang, "messages")
    assert given["language"] == lang
    assert given["messages"].keys() == {text for text in TEXTS if isinstance(text, str)}
    assert given["plurals"].keys() == {text[0] for text in TEXTS if not isinstance(text, str)}
    assert all(len(forms) == 2 for forms in given["plurals"].values())
    assert given["plural"] in ("n != 1", "(n != 1)")


def test_a_domain_that_does_not_exist_is_not_found() -> None:
    with pytest.raises(FileNotFoundError):
        catalogue("el", "no_such_domain")
