"""The settings of ``serve``, each from the first of these that has it: option, variable, ``kitapi.toml``, default.

The functions here work on any dataclass of options, so an option that is added to ``serve`` is at once a key of the
file and an environment variable too.
"""

import difflib
import tomllib
import types
from collections.abc import Mapping
from contextvars import ContextVar
from dataclasses import fields
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from cyclopts import App, ArgumentCollection, Parameter
from cyclopts.config import Dict

from kitapi.console.exits import Stopped
from kitapi.console.folders import data_folder
from kitapi.console.languages import translate
from kitapi.wording.catalogues import message

FILE_NAME = "kitapi.toml"
PREFIX = "KITAPI_"
"""The first part of the name of every environment variable that is a setting."""

LARGEST_FILE = 1_000_000
"""The maximum size in bytes of a file of settings."""

ClassT = TypeVar("ClassT")
Kind: TypeAlias = Literal["option", "environment", "file", "default"]

ConfigFile: TypeAlias = Annotated[
    str | None,
    Parameter(
        env_var=f"{PREFIX}CONFIG",
        help=f"File with settings; empty for none. [default: {FILE_NAME} here, else in your data folder]",
    ),
]


class Origin(NamedTuple):
    """Where a setting was set; ``name``: of the option, the variable or the file, empty for a default."""

    kind: Kind
    name: str = ""


_TYPE_NAMES = {int: message("a whole number"), float: message("a number"), bool: message("true or false")}
_TEXT = message("a text in quotes")
_ORIGINS: ContextVar[Mapping[str, Origin]] = ContextVar("origins")
_FILE: ContextVar[Path | None] = ContextVar("file", default=None)


def read_from_environment(options: type[ClassT]) -> type[ClassT]:
    """Decorate a dataclass of options so that each can also be set by an environment variable."""
    hints = options.__annotations__
    for name in tuple(hints):
        hints[name] = Annotated[hints[name], Parameter(env_var=variable_of(name))]
    return options


def variable_of(name: str) -> str:
    """The environment variable for the setting ``name``, such as ``KITAPI_LOG_LEVEL`` for ``log-level``."""
    return PREFIX + name.upper().replace("-", "_")


def names_of(options: type) -> tuple[str, ...]:
    """The names of all settings in a dataclass of options, as in the file; an option has two dashes before it."""
    return tuple(field.name.replace("_", "-") for field in fields(options))


def origins() -> Mapping[str, Origin]:
    """Where each setting of the running command was set, by its name."""
    return _ORIGINS.get({})


def file_in_force() -> Path | None:
    """The file that was read for the running command."""
    return _FILE.get()


def name_origin(problem: str) -> str:
    """The sentence ``problem`` about an option, with the option's name replaced by the place where it was set."""
    option, colon, rest = problem.partition(":")
    origin = origins().get(option.removeprefix("--"))
    if not colon or origin is None or origin.kind in {"option", "default"}:
        return problem
    where = origin.name if origin.kind == "environment" else f"{origin.name}: {option.removeprefix('--')}"
    return f"{where}:{rest}"


class SettingsFile:
    """Part of cyclopts: sets from the file the options that neither the command line nor a variable has set.

    ``options``: dataclass of the settings. ``commands``: those that take them.
    """

    def __init__(self, options: type, commands: tuple[tuple[str, ...], ...]) -> None:
        self._options = options
        self._commands = commands

    def __call__(self, app: App, commands: tuple[str, ...], arguments: ArgumentCollection) -> None:
        """Add the settings of the file to ``arguments``, and note where each setting was set."""
        if commands not in self._commands:
            return
        path = settings_path(_stated_file(arguments))
        _FILE.set(path)
        if path is not None:
            settings = read_settings(path, self._options)
            Dict(settings, source=str(path), use_commands_as_keys=False)(app, commands, arguments)
        _ORIGINS.set(_origins_in(arguments, names_of(self._options)))


def _stated_file(arguments: ArgumentCollection) -> str | None:
    return next((argument.tokens[-1].value for argument in arguments if _sets(argument, "config")), None)


def _sets(argument: Any, name: str) -> bool:
    return f"--{name}" in argument.names and bool(argument.tokens)


def _origins_in(arguments: ArgumentCollection, names: tuple[str, ...]) -> dict[str, Origin]:
    set_by = {name: argument.tokens[0] for name in names for argument in arguments if _sets(argument, name)}
    return {name: _origin_of(name, set_by.get(name)) for name in names}


def _origin_of(name: str, token: Any) -> Origin:
    if token is None:
        return Origin("default")
    if token.source == "cli":
        return Origin("option", f"--{name}")
    if token.source == "env":
        return Origin("environment", variable_of(name))
    return Origin("file", token.source)


def settings_path(stated: str | None) -> Path | None:
    """The file to read: the ``stated`` one, if it is not empty; else the first that exists of the usual two.

    Raises:
        Stopped: the stated file does not exist.
    """
    if stated is not None:
        if stated and not Path(stated).is_file():
            raise Stopped("--config: there is no file {file}", file=stated)
        return Path(stated) if stated else None
    if (here := Path(FILE_NAME)).is_file():
        return here.absolute()
    return kept if (kept := data_folder() / FILE_NAME).is_file() else None


def read_settings(path: Path, options: type) -> dict[str, Any]:
    """The settings in the file at ``path``, by their names in the dataclass ``options``.

    An empty text that is the default of its setting is ignored.

    Raises:
        Stopped: the file cannot be read, is no TOML, has an unknown key, or a value of a wrong type.
    """
    hints = get_type_hints(options)
    optional = {field.name.replace("_", "-") for field in fields(options) if field.default is None}
    written: dict[str, Any] = {}
    for key, value in _toml(path).items():
        name = key.replace("-", "_")
        if name not in hints:
            raise Stopped("{path}: {problem}", path=path, problem=_unknown(key, value, names_of(options)))
        if name.replace("_", "-") in written:
            raise Stopped("{path}: {key} is set twice", path=path, key=key)
        written[name.replace("_", "-")] = _check_value(path, key, value, hints[name])
    return {name: value for name, value in written.items() if not (value == "" and name in optional)}


def _toml(path: Path) -> dict[str, Any]:
    with path.open("rb") as file:
        content = file.read(LARGEST_FILE + 1)
    if len(content) > LARGEST_FILE:
        raise Stopped("{path}: has more than {most} bytes, so it is no list of settings", path=path, most=LARGEST_FILE)
    try:
        return tomllib.loads(content.decode())
    except UnicodeDecodeError:
        raise Stopped("{path}: is not in UTF-8", path=path) from None
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise Stopped("{path}: is no TOML ({problem})", path=path, problem=str(error)[:200]) from None


def _unknown(key: str, value: object, names: tuple[str, ...]) -> str:
    shown = key[:60]
    if isinstance(value, dict):
        return translate("“[{name}]” is no setting: write all settings without a table", name=shown)
    near = difflib.get_close_matches(key.lower().replace("_", "-"), names, 1)
    said = translate("“{name}” is no setting", name=shown)
    return translate("{problem}; did you mean “{near}”?", problem=said, near=near[0]) if near else said


def _check_value(path: Path, key: str, value: object, hint: Any) -> object:
    try:
        return msgspec.to_builtins(msgspec.convert(value, hint))
    except msgspec.ValidationError:
        raise Stopped(
            "{path}: {key} must be {wanted}, not {given}",
            path=path,
            key=key,
            wanted=_type_name(hint),
            given=_format_value(value),
        ) from None


def _format_value(value: object) -> str:
    text = (
        translate("“{value}”", value=value)
        if isinstance(value, str)
        else str(value).lower()
        if isinstance(value, bool)
        else str(value)
    )
    return text if len(text) <= 60 else f"{text[:60]}…"


def _type_name(hint: Any) -> str:
    """The name of a value of the type ``hint`` in messages."""
    if get_origin(hint) is Literal:
        choices = (translate("“{value}”", value=value) for value in get_args(hint))
        return translate("one of {choices}", choices=", ".join(choices))
    if get_origin(hint) is tuple:
        return translate("a list of texts in quotes")
    if get_origin(hint) in {Union, types.UnionType}:
        return _type_name(next(part for part in get_args(hint) if part is not type(None)))
    return translate(_TYPE_NAMES.get(hint, _TEXT))
