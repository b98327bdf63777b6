"""Translations, read from gettext's own ``.po`` files; the English text is the message's id.

A text of only one game is in that game's catalogue, every other in the shared one; all are read as one catalogue.

Texts are found in the code by the names of the functions here: ``message``, ``message_in``, ``say`` and ``say_many``.
The texts contain named placeholders, as in ``{bid}``.
"""

from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

from kitapi.texts import Text

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from babel.messages.catalog import Catalog, Message

LANGUAGES: dict[str, str] = {"en": "English", "el": "Ελληνικά", "sk": "Slovenčina", "it": "Italiano"}
"""The languages with catalogues, by code, each with its own name; the first is the language of the message ids."""

CODES = " or ".join((", ".join([*LANGUAGES][:-1]), [*LANGUAGES][-1]))
"""The codes of all languages, for a sentence."""

SOURCE = "en"
DOMAIN = "messages"
"""The name of the catalogues with the server's texts."""

COMMANDS = "commands"
"""The name of the catalogues with texts that only the command line uses."""

CONTEXT_ENDS = "\x04"
"""The separator between a context and its text, as in gettext."""

PAGE = "client"
"""The name of the catalogues with the page's texts."""

Value: TypeAlias = str | int


def message(text: str) -> str:
    """``text`` unchanged, marked for translation; ``say`` translates it later."""
    return text


def message_in(context: str, text: str) -> str:
    """Return the key of a text whose translation depends on ``context``, such as "hearts" in the German suits."""
    return context + CONTEXT_ENDS + text


def say(lang: str, text: str, **places: Value) -> str:
    """``text`` in ``lang``, with its placeholders filled; in English if the language is unknown."""
    return translation(lang, DOMAIN, text).format(**places)


def say_as_page(lang: str, text: str, **places: Value) -> str:
    """``text``, which the page shows too, in ``lang`` as the page says it."""
    return translation(lang, PAGE, text).format(**places)


def say_text(lang: str, text: Text, *domains: str) -> str:
    """``text`` in ``lang``, by the first of ``domains`` that has it; without ``domains``, by the domain of ``say``."""
    if language_of(lang) == SOURCE:
        return str(text)
    places = {
        name: say_text(lang, value, *domains) if isinstance(value, Text) else value
        for name, value in text.places.items()
    }
    found = (translation(lang, domain, text.english) for domain in domains or (DOMAIN,))
    translated = next((one for one in found if one != text.english), text.english)
    return translated.format(**places) if places else translated


def translation(lang: str, domain: str, text: str) -> str:
    """``text`` in ``lang`` by the catalogues of ``domain``, placeholders not filled; in English if untranslated."""
    context, _, english = text.rpartition(CONTEXT_ENDS)
    return _choose(_catalog(language_of(lang), domain).get(english, context or None), 0, english)


def plural_translation(lang: str, domain: str, one: str, many: str, count: int) -> str:
    """Return the translation of ``one`` or ``many``, by the language's plural rule for ``count``."""
    catalog = _catalog(language_of(lang), domain)
    form = _form(catalog, count)
    return _choose(catalog.get(one), form, many if form else one)


def say_many(lang: str, one: str, many: str, count: int, **places: Value) -> str:
    """``one`` or ``many`` in ``lang``, by its plural rule for ``count``, the value of the placeholder ``{count}``."""
    return plural_translation(lang, DOMAIN, one, many, count).format(count=count, **places)


def language_of(tag: str) -> str:
    """The supported language that fits a tag such as ``el-GR``; English if none does."""
    code = tag.replace("_", "-").partition("-")[0].lower()
    return code if code in LANGUAGES else SOURCE


def catalogue(lang: str, domain: str) -> dict[str, Any]:
    """All texts of ``domain`` in ``lang``, for programs that have no gettext.

    ``messages``: text by id. ``plurals``: the list of forms by the id of the singular. ``plural``: an expression in the
    syntax of C for the index of the form for the number ``n``. Every id of the domain is there, in English if
    untranslated; a text in a context has the id that ``message_in`` makes.

    Raises:
        FileNotFoundError: there is no such domain.
    """
    catalog = _catalog(language_of(lang), domain)
    entries = [entry for entry in catalog if entry.id]
    return {
        "language": language_of(lang),
        "plural": catalog.plural_expr,
        "messages": {
            _id(entry.context, entry.id): _choose(entry, 0, entry.id) for entry in entries if isinstance(entry.id, str)
        },
        "plurals": {
            entry.id[0]: [_choose(entry, form, entry.id[min(form, 1)]) for form in range(catalog.num_plurals)]
            for entry in entries
            if not isinstance(entry.id, str)
        },
    }


def catalogue_digest(lang: str, *domains: str) -> str:
    """SHA-256, in hexadecimal, over the catalogues of ``domains`` in ``lang`` as they are written."""
    import hashlib  # noqa: PLC0415 - loads OpenSSL

    whole = hashlib.sha256()
    for path in (path for domain in domains for path in catalogue_files(lang, domain)):
        whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def catalogue_files(lang: str, domain: str) -> "list[Traversable]":
    """The shared file of ``domain`` in ``lang``, which may not exist, and the existing files of the games."""
    from importlib.resources import files  # noqa: PLC0415 - 16 ms, and English reads no catalogue

    name = f"locale/{language_of(lang)}/LC_MESSAGES/{domain}.po"
    games = sorted((files("kitapi") / "games").iterdir(), key=lambda game: game.name)
    return [files("kitapi.wording") / name, *(file for game in games if (file := game / "language" / name).is_file())]


@cache
def _catalog(lang: str, domain: str) -> "Catalog":
    shared, *games = (_read(lang, domain, path) for path in catalogue_files(lang, domain))
    for entry in (entry for game in games for entry in game if entry.id):
        shared[entry.id] = entry
    return shared


def _read(lang: str, domain: str, path: "Traversable") -> "Catalog":
    from babel.messages.pofile import read_po  # noqa: PLC0415 - loads the data of all locales

    with path.open("rb") as file:
        return read_po(file, locale=lang, domain=domain)


def _id(context: str | None, text: str) -> str:
    return message_in(context, text) if context else text


def _form(catalog: "Catalog", count: int) -> int:
    """The index of the plural form for ``count``, by the catalogue's own rule."""
    from gettext import c2py  # noqa: PLC0415

    return c2py(catalog.plural_expr)(count)


def _choose(entry: "Message | None", form: int, fallback: str) -> str:
    """The translation in this ``form``; ``fallback`` if there is none."""
    if entry is None or not entry.string:
        return fallback
    forms = (entry.string,) if isinstance(entry.string, str) else entry.string
    return forms[min(form, len(forms) - 1)] or fallback
