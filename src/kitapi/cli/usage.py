"""Errors in the arguments of a command, as one sentence that quotes the argument."""

import difflib
from collections.abc import Callable, Iterable
from typing import Any, Literal, get_args, get_origin

from cyclopts import (
    App,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
    ValidationError,
)

from kitapi.console.languages import OPTION, translate

_NUMBERS: dict[Any, str] = {
    int: "{name}: must be a whole number, not “{given}”",
    float: "{name}: must be a number, not “{given}”",
}


def usage_error(error: CycloptsError) -> str:
    """The error as a sentence, and the command whose help says more."""
    command = " ".join(("kitapi", *(error.command_chain or ())))
    said = _sentence(error)
    mark = "" if said.endswith(("?", ";")) else "."
    return f"{said}{mark} " + translate("Try “{command} --help”.", command=command)


def _sentence(error: CycloptsError) -> str:
    for kind, worded in _WORDED:
        if isinstance(error, kind):
            return worded(error)
    return str(error).replace("\n", " ").rstrip(".")


def _stray(error: Any) -> str:
    """The sentence for a word that is no command, or for an argument too many."""
    typed, commands = error.unused_tokens[0], _commands_of(error.app)
    if not commands:
        return translate("“{typed}” is one argument too many", typed=typed)
    return add_suggestion(translate("there is no command “{typed}”", typed=typed), typed, commands)


def _unknown_option(error: UnknownOptionError) -> str:
    typed = error.token.keyword or error.token.value
    return _no_option(typed, (name for one in error.argument_collection for name in one.names))


def _no_option(typed: str, known: Iterable[str]) -> str:
    options = [name for name in (*known, OPTION, "--help", "--version") if name.startswith("-")]
    return add_suggestion(translate("there is no option “{typed}” here", typed=typed), typed, options)


def _missing_argument(error: MissingArgumentError) -> str:
    if error.keyword is not None:
        return translate("{option}: write a value after it", option=error.keyword)
    return translate("{name} is missing", name=_name(error.argument))


def _wrong_value(error: CoercionError) -> str:
    if error.token is None:
        return str(error).replace("\n", " ").rstrip(".")
    given, name = error.token.value, _typed_name(error)
    if get_origin(error.target_type) is Literal:
        choices = [str(one) for one in get_args(error.target_type)]
        said = translate(
            "{name}: choose from {choices}, not “{given}”", name=name, choices=", ".join(choices), given=given
        )
        return add_suggestion(said, given, choices)
    text = _NUMBERS.get(error.target_type, "{name}: cannot be “{given}”")
    return translate(text, name=name, given=given)


def _repeated_option(error: RepeatArgumentError) -> str:
    return translate("{option} is given twice", option=str(error.token.keyword))


def _invalid(error: ValidationError) -> str:
    """The sentence for an invalid value; a file's name that begins with a dash is a mistyped option."""
    given = str(error.argument.tokens[0].value) if error.argument is not None and error.argument.tokens else ""
    if not given.startswith("-"):
        return str(error).replace("\n", " ").rstrip(".")
    arguments = error.app.assemble_argument_collection() if error.app is not None else ()
    return _no_option(given.partition("=")[0], (name for one in arguments for name in one.names))


_WORDED: tuple[tuple[type[CycloptsError], Callable[[Any], str]], ...] = (
    (UnknownCommandError, _stray),
    (UnusedCliTokensError, _stray),
    (UnknownOptionError, _unknown_option),
    (MissingArgumentError, _missing_argument),
    (CoercionError, _wrong_value),
    (RepeatArgumentError, _repeated_option),
    (ValidationError, _invalid),
)


def _typed_name(error: CoercionError) -> str:
    """The origin of a value: the option, the variable or the file that set it, else the argument."""
    assert error.token is not None
    if error.token.source not in ("", "cli", "env"):
        return f"{error.token.source}: {_name(error.argument)}"
    return error.token.keyword or _name(error.argument)


def _name(argument: Any) -> str:
    """The name of an argument as in the help: an option with its dashes, a positional argument in capitals."""
    return str(argument.name) if argument.index is None else str(argument.name).lstrip("-").upper()


def _commands_of(app: App | None) -> list[str]:
    return [] if app is None else [name for name in app if not name.startswith("-")]


def add_suggestion(said: str, typed: str, known: Iterable[str]) -> str:
    """The sentence ``said``, followed by the word of ``known`` that was probably meant by ``typed``, if any."""
    near = difflib.get_close_matches(typed.lower(), list(known), n=1)
    return translate("{problem}; did you mean “{near}”?", problem=said, near=near[0]) if near else said
