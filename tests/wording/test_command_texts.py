"""The catalogues of the command line have all texts of its help and messages, each in the right catalogue."""

import ast
import re
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from kitapi.cli.database.audit import finding_in_words
from kitapi.console.languages import in_language
from kitapi.room.record.chain import Finding
from kitapi.wording import LANGUAGES, catalogue
from kitapi.wording.catalogues import COMMANDS, DOMAIN, SOURCE, catalogue_files
from kitapi_testing.commands import kitapi
from tests.wording.command_texts import SOURCES, texts
from tests.wording.refusal_sites import calls_of, modules_that_call

TRANSLATING = ("Stopped", "translate", "translate_many")
TRANSLATED = [lang for lang in LANGUAGES if lang != SOURCE]


def _entries(lang: str) -> dict[str, tuple[str, str]]:
    """Return for every text the game whose catalogue it is in, or an empty text, and its translation."""
    found: dict[str, tuple[str, str]] = {}
    for path in map(str, catalogue_files(lang, COMMANDS)):
        with Path(path).open("rb") as file:
            catalog = read_po(file, locale=lang)
        game = path.partition("/kitapi/games/")[2].partition("/")[0]
        found |= {str(entry.id): (game, str(entry.string)) for entry in catalog if entry.id}
    return found


@pytest.mark.parametrize("lang", TRANSLATED)
def test_a_catalogue_holds_texts_of_the_command_line_where_they_belong(lang: str) -> None:
    assert {text: game for text, (game, _) in _entries(lang).items()}.items() <= texts().items()


@pytest.mark.parametrize("lang", TRANSLATED)
def test_a_translation_keeps_the_places_and_the_options_of_its_text(lang: str) -> None:
    for text, (_, translated) in _entries(lang).items():
        assert set(re.findall(r"{\w+}", translated)) == set(re.findall(r"{\w+}", text)), text
        assert set(re.findall("--[a-z][a-z-]+", translated)) == set(re.findall("--[a-z][a-z-]+", text)), text


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("el", "δεν υπάρχει εντολή «solv»· μήπως εννοείτε «solve»; Δοκιμάστε «kitapi --help»."),
        ("sk", "príkaz „solv“ neexistuje; nemysleli ste „solve“? Skúste „kitapi --help“."),
        ("it", "non esiste il comando «solv»; forse «solve»? Provare «kitapi --help»."),
    ],
)
def test_wrong_usage_is_reported_in_the_language_requested(
    lang: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert kitapi("solv", "--lang", lang).err == f"kitapi: {said}\n"
    assert kitapi(f"--lang={lang}", "solv").err == f"kitapi: {said}\n"
    assert kitapi("solv", locale=f"{lang}_XX.UTF-8").err == f"kitapi: {said}\n"
    monkeypatch.setenv("KITAPI_LANG", lang)
    assert kitapi("solv").err == f"kitapi: {said}\n"
    assert kitapi("solv", "--lang", "en").err.startswith("kitapi: there is no command")


def test_a_variable_that_names_no_language_is_reported_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KITAPI_LANG", "xx")
    assert kitapi("solve").err == "kitapi: KITAPI_LANG: choose from en, el, sk, it, not “xx”\n"


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_text_is_translated(lang: str) -> None:
    """A text that the server uses too is in the server's catalogue, others are in that of the command line."""
    with_words = {text for text in texts() if re.search("[A-Za-z]{2}", re.sub(r"{\w+}|--[a-z-]+", "", text))}
    assert with_words - _entries(lang).keys() - catalogue(lang, DOMAIN)["messages"].keys() == set()


def test_no_refusal_is_put_together_before_it_is_translated() -> None:
    """Texts have named placeholders for values: a text with a value in it would be in no catalogue."""
    made = [
        f"{path.relative_to(SOURCES)}:{call.lineno}"
        for path, module in modules_that_call(SOURCES, *TRANSLATING)
        for call in ast.walk(module)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name)
        if call.func.id in TRANSLATING and call.args
        if isinstance(call.args[0], ast.JoinedStr | ast.BinOp)
    ]
    assert made == []


def test_no_text_of_a_lower_layer_is_put_together_before_it_is_translated() -> None:
    made = [
        f"{path.relative_to(SOURCES)}:{call.lineno}"
        for path, module in modules_that_call(SOURCES, "Text")
        if any(isinstance(one, ast.ImportFrom) and one.module == "kitapi.texts" for one in module.body)
        for call in calls_of(module, "Text")
        if call.args and isinstance(call.args[0], ast.JoinedStr | ast.BinOp)
    ]
    assert made == []


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("el", ": πρέπει να είναι από 0 έως 65535, όχι 99999"),
        ("sk", ": musí byť od 0 do 65535, nie 99999"),
        ("it", ": deve essere da 0 a 65535, non 99999"),
    ],
)
def test_a_refused_setting_is_reported_in_the_language_with_where_it_was_set(
    lang: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert kitapi("config", "--port", "99999", "--lang", lang).err == f"kitapi: --port{said}\n"
    monkeypatch.setenv("KITAPI_PORT", "99999")
    assert kitapi("config", "--lang", lang).err == f"kitapi: KITAPI_PORT{said}\n"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "CHANGED: between event 4 and event 9 something is not as it was sealed"),
        ("el", "ΑΛΛΑΓΗ: ανάμεσα στο συμβάν 4 και στο συμβάν 9 κάτι δεν είναι όπως σφραγίστηκε"),
        ("sk", "ZMENENÉ: medzi udalosťou 4 a udalosťou 9 niečo nie je také, ako bolo zapečatené"),
        ("it", "MODIFICATO: fra l’evento 4 e l’evento 9 qualcosa non è come fu sigillato"),
    ],
)
def test_a_finding_of_an_audit_is_written_in_the_language(lang: str, said: str) -> None:
    found = Finding(table="t", stream="play-t", problem="changed", hand=1, after=3, upto=9)
    with in_language(lang):
        assert finding_in_words(found) == said


def test_the_doctor_speaks_the_language_to_people_and_english_to_programs() -> None:
    arguments = ("doctor", "--database", "memory:", "--lang", "it")
    assert "warn  database    Il database è in memoria. Indicare un file" in kitapi(*arguments).out
    [answer] = [answer for answer in kitapi(*arguments, "--json").answers() if answer["check"] == "database"]
    assert answer["text"] == "The database is in memory."
