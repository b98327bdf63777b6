"""The language of a command's texts for people, and the translation of these texts.

Every command has the option ``--lang``. It is removed from the arguments before they are parsed, so that errors in the
arguments are reported in that language too.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

from kitapi.console.exits import Stopped
from kitapi.texts import Place, Text
from kitapi.wording.catalogues import COMMANDS, DOMAIN, LANGUAGES, SOURCE, language_of, plural_translation, say_text

OPTION = "--lang"
OPTIONS = (OPTION, "--language")
"""The option, and its longer name from earlier releases."""
VARIABLE = "KITAPI_LANG"

_CHOICE = "{name}: choose from {choices}, not “{given}”"
_LANGUAGE: ContextVar[str] = ContextVar("language", default=SOURCE)


def language() -> str:
    """The language of the running command, by its code."""
    return _LANGUAGE.get()


@contextmanager
def in_language(lang: str) -> Iterator[None]:
    """Use the language ``lang`` for all texts in the block."""
    before = _LANGUAGE.set(lang)
    try:
        yield
    finally:
        _LANGUAGE.reset(before)


def translate(text: str, **places: Place) -> str:
    """The English ``text`` in the language of the running command, with its placeholders filled."""
    return translate_text(Text(text, **places))


def translate_text(text: Text) -> str:
    """``text`` in the language of the running command; texts that the server uses too are in the server's catalogue."""
    return str(text) if language() == SOURCE else say_text(language(), text, COMMANDS, DOMAIN)


def translate_many(one: str, many: str, count: int, **places: Place) -> str:
    """``one`` or ``many`` in the language of the running command; ``count`` also fills the placeholder ``{count}``."""
    if language() == SOURCE:
        found = one if count == 1 else many
    else:
        found = plural_translation(language(), COMMANDS, one, many, count)
    return found.format(count=count, **places)


def in_words(error: Stopped) -> str:
    """The reason why a command stopped, in its language."""
    return translate_text(error.text)


def system_language(settings: Mapping[str, str]) -> str:
    """The supported language of the locale in the environment's ``settings``, in POSIX's order; else English."""
    tags = (settings.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return language_of(next((tag for tag in tags if tag), ""))


def chosen_language(option: str | None, settings: Mapping[str, str]) -> str:
    """The language that the ``option`` names, else ``KITAPI_LANG``, else the system's.

    Raises:
        Stopped: the option or the variable names no supported language.
    """
    named = {OPTION: option, VARIABLE: settings.get(VARIABLE) or None}
    for name, given in named.items():
        if given is not None:
            if given not in LANGUAGES:
                raise Stopped(_CHOICE, name=name, choices=", ".join(LANGUAGES), given=given)
            return given
    return system_language(settings)


def without_language(arguments: Sequence[str]) -> tuple[list[str], str | None]:
    """``arguments`` without the option for the language, and the option's value; the last one if there are several.

    Raises:
        Stopped: the option has no value.
    """
    kept: list[str] = []
    found: str | None = None
    rest = iter(arguments)
    for one in rest:
        name, equals, value = one.partition("=")
        if one == "--":
            kept += [one, *rest]
        elif name not in OPTIONS:
            kept.append(one)
        elif (found := value if equals else next(rest, None)) is None:
            raise Stopped("{option}: write a value after it", option=name)
    return kept, found
