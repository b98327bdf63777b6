"""The page's texts: each of them is in the catalogue of every language, translated."""

import re
from functools import cache
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

import kitapi
from kitapi.wording import LANGUAGES, message_in
from kitapi.wording.catalogues import catalogue_files
from kitapi_testing.places import page_sources

LITERAL = r'"((?:[^"\\]|\\.)*)"'
SINGLE = re.compile(r"(?<![\w.])t\(\s*" + LITERAL)
IN_CONTEXT = re.compile(r"(?<![\w.])tIn\(\s*" + LITERAL + r",\s*" + LITERAL)
PLURAL = re.compile(r"(?<![\w.])n\(\s*" + LITERAL + r",\s*" + LITERAL)
CALL = re.compile(r"(?<![\w.])(?<!function )(?:[tn]|tIn)\((?!\s*\")")
PLACE = re.compile(r"\{\w+\}")
SAME_IN_SLOVAK = {
    *("Kitapi", "Prefa", "Preferans", "bot", "{count} bot"),
    *("Kasa", "kasa", "kasa {before} → {after}", "kasa {kasa}"),
    *("ANTE", "BET", "Jackpot", "full house", "jackpot {amount}", "jackpot: {amount}"),
    *("Kontra", "Rekontra", "Subkontra", "Superkontra", "kontra", "kontra: {name}"),
    *("durch", "meander", "preferans", "Preferans (8)", "sans", "Refa", "refa", "{times} (refa)"),
}
"""Names, and words that are the same in both languages."""
SAME_IN_ITALIAN = {
    *SAME_IN_SLOVAK - {"full house", "meander"},
    "Betl (6)",
    "betl",
    "Kapiki",
    "kapikia",
    "in kapikia",
    "Dealer",
    "Display",
    "Volume",
    "odds chart\x04R",
}


def sources() -> list[Path]:
    return page_sources()


@cache
def texts_by_game() -> dict[tuple[str, ...], set[str]]:
    """Return every text of the page, with its plural if it has one, and the games that use it, if any."""
    texts: dict[tuple[str, ...], set[str]] = {}
    for path in sources():
        for text in said_in(path.read_text(encoding="utf-8")):
            texts.setdefault(text, set()).add(game_of(str(path)))
    return texts


def said_in(code: str) -> set[tuple[str, ...]]:
    texts: set[tuple[str, ...]] = {(one, other) for one, other in PLURAL.findall(code)}
    texts |= {(text,) for text in SINGLE.findall(code)}
    return texts | {(message_in(context, text),) for context, text in IN_CONTEXT.findall(code)}


def game_of(path: str) -> str:
    return path.partition("/kitapi/games/")[2].partition("/")[0]


@cache
def catalogue(language: str) -> dict[tuple[str, ...], tuple[str, ...]]:
    """Return the translated forms of every text, by the text."""
    return {text: forms for _, text, forms in entries(language)}


@cache
def entries(language: str) -> list[tuple[str, tuple[str, ...], tuple[str, ...]]]:
    """Return for every entry the game whose catalogue it is in, or an empty text; the text; its forms."""
    found: list[tuple[str, tuple[str, ...], tuple[str, ...]]] = []
    for path in map(str, catalogue_files(language, "client")):
        with Path(path).open("rb") as file:
            catalog = read_po(file, locale=language)
        for entry in (entry for entry in catalog if entry.id):
            text = forms_in(message_in(entry.context, str(entry.id)) if entry.context else entry.id)
            found.append((game_of(path), text, forms_in(entry.string)))
    return found


def forms_in(text: str | list[str] | tuple[str, ...] | None) -> tuple[str, ...]:
    return (text or "",) if isinstance(text, str | None) else tuple(text)


def test_the_page_offers_the_languages_there_are() -> None:
    source = (Path(kitapi.__file__).parent / "web/client/words/translation.js").read_text("utf-8")
    assert dict(re.findall(r'\{ code: "(\w+)", name: "(.+)" \}', source)) == LANGUAGES


def test_the_page_says_something() -> None:
    assert len(texts_by_game()) > 200
    assert ("Pass",) in texts_by_game()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_one_game_alone_says_stands_in_its_catalogue(language: str) -> None:
    wanted = {text: "".join(games) if len(games) == 1 else "" for text, games in texts_by_game().items()}
    assert {text: game for game, text, _ in entries(language)} == wanted


@pytest.mark.parametrize("path", sources(), ids=lambda path: "/".join(path.parts[-3:]))
def test_texts_are_written_out_where_they_are_said(path: Path) -> None:
    code = path.read_text(encoding="utf-8")
    assert not CALL.search(re.sub(r"/\*.*?\*/", "", code, flags=re.DOTALL))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_stands_in_the_catalogue_and_no_other(language: str) -> None:
    assert catalogue(language).keys() == texts_by_game().keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_translated_and_keeps_its_places(language: str) -> None:
    for text, forms in catalogue(language).items():
        places = set(PLACE.findall(text[-1]))
        for number, form in enumerate(forms):
            assert form.strip(), f"{text[0]!r} has no words"
            in_words = {"{count}"} if number == 0 and len(forms) > 1 else set[str]()  # the form for one may say "once"
            assert places - in_words <= set(PLACE.findall(form)) <= places, f"{text[0]!r} loses or invents a place"


def test_greek_is_not_left_in_english() -> None:
    latin = re.compile(r"[A-Za-z]{2,}")
    left = [text for text, forms in catalogue("el").items() if any(latin.search(PLACE.sub("", form)) for form in forms)]
    assert left == []


@pytest.mark.parametrize(("language", "kept"), [("sk", SAME_IN_SLOVAK), ("it", SAME_IN_ITALIAN)])
def test_no_text_is_left_in_english_but_names_and_words_taken_over(language: str, kept: set[str]) -> None:
    words = {
        text: forms for text, forms in catalogue(language).items() if re.search("[A-Za-z]{3}", PLACE.sub("", text[0]))
    }
    same = {text[0] for text, forms in words.items() if forms[0] == text[0].rpartition("\x04")[2]}
    assert same == kept


def test_every_plural_has_all_forms_of_its_language() -> None:
    for language, count in {"en": 2, "el": 2, "sk": 3, "it": 2}.items():
        assert {len(forms) for text, forms in catalogue(language).items() if len(text) > 1} == {count}


def test_english_says_what_its_ids_say() -> None:
    assert all(forms == (*text[:-1], text[-1].rpartition("\x04")[2]) for text, forms in catalogue("en").items())
