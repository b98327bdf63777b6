"""``kitapi config``: shows the settings in force, and where each was set."""

import os
import re
import sys
from collections.abc import Mapping
from dataclasses import fields
from typing import Annotated, Any, get_type_hints

import msgspec
from cyclopts import Parameter

from kitapi.cli.serve.serve import USUAL, ServeOptions, check_options
from kitapi.cli.serve.settings import (
    FILE_NAME,
    PREFIX,
    ConfigFile,
    Origin,
    file_in_force,
    names_of,
    origins,
    variable_of,
)
from kitapi.console.languages import translate
from kitapi.wording.catalogues import message

OTHER_VARIABLES = ("KITAPI_CONFIG", "KITAPI_LANG", "KITAPI_BROWSER", "KITAPI_NO_SKIPS")
"""Variables that are not settings: those for the settings' file and the language, and two for the tests."""

_KINDS = {
    "option": message("option"),
    "environment": message("environment"),
    "file": message("file"),
    "default": message("default"),
}


def config(
    *,
    json: Annotated[bool, Parameter(help="One JSON object.", negative="")] = False,
    template: Annotated[
        bool, Parameter(help=f"Write a {FILE_NAME} that lists every setting with its default.", negative="")
    ] = False,
    config: ConfigFile = None,  # noqa: ARG001 - it is read before the command starts
    options: ServeOptions = USUAL,
) -> None:
    """Show the settings with which `serve` would run, and where each was set.

    An option overrides an environment variable, which overrides the file. The options are those of `serve`.
    """
    if template:
        sys.stdout.write(_template())
        return
    check_options(options)
    values = {name: _hide_password(name, getattr(options, name.replace("-", "_"))) for name in names_of(ServeOptions)}
    sys.stdout.write(_in_json(values) if json else _table(values))


def _hide_password(name: str, value: Any) -> Any:
    """Return the value of a setting as it is shown: the address of a database without its password."""
    if name != "database" or value is None:
        return value
    from kitapi.console.databases import on_server  # noqa: PLC0415 - only an address of a database needs it
    from kitapi.store.postgres import address_without_secrets  # noqa: PLC0415

    url = on_server(value)
    return value if url is None else address_without_secrets(url)


def _in_json(values: Mapping[str, Any]) -> str:
    settings = {name: {"value": value, **_origin_in_json(origins()[name])} for name, value in values.items()}
    file = file_in_force()
    whole = {"file": None if file is None else str(file), "settings": settings, "not_read": not_read()}
    return msgspec.json.encode(whole).decode() + "\n"


def _origin_in_json(origin: Origin) -> dict[str, str]:
    return {"from": origin.kind, **({"name": origin.name} if origin.name else {})}


def _table(values: Mapping[str, Any]) -> str:
    shown = {name: _in_words(value) for name, value in values.items()}
    names = max(map(len, shown))
    widest = max(map(len, shown.values()))
    lines = [f"{name:{names}}  {value:{widest}}  {_origin_in_words(origins()[name])}" for name, value in shown.items()]
    file = file_in_force()
    read = translate("Read from {file}.", file=file) if file else translate("No {name} was read.", name=FILE_NAME)
    unread = [translate("{name} is no setting, and is ignored.", name=name) for name in not_read()]
    return "\n".join([*lines, "", read, *unread]) + "\n"


def _in_words(value: Any) -> str:
    if value is None or value == ():
        return "-"
    return ", ".join(value) if isinstance(value, tuple) else str(value)


def _origin_in_words(origin: Origin) -> str:
    return f"{translate(_KINDS[origin.kind])} {origin.name}".strip()


def not_read() -> list[str]:
    """Names of environment variables that look like settings but are not."""
    known = {*OTHER_VARIABLES, *map(variable_of, names_of(ServeOptions))}
    return sorted(name for name in os.environ if name.startswith(PREFIX) and name not in known)


def _template() -> str:
    """A file with every setting, its help and its default, all of them commented out."""
    hints = get_type_hints(ServeOptions, include_extras=True)
    head = translate(
        "Settings of Kitapi: {file} in the folder where it is started, or in its data folder.", file=FILE_NAME
    )
    parts = [f"# {head}\n"]
    for field in fields(ServeOptions):
        help_ = next((part.help for part in hints[field.name].__metadata__ if part.help), "")
        line = f"{field.name.replace('_', '-')} = {_in_toml(getattr(USUAL, field.name), help_)}"
        parts.append(f"\n# {translate(help_)}\n# {line}\n")
    return "".join(parts)


def _in_toml(value: Any, help_: str) -> str:
    """A value in TOML; None is written as the default number that the help names, if it names one, else as ``""``."""
    if value is None and (named := re.search(r"\[default: (\d+)\]", help_)):
        return named[1]
    return msgspec.json.encode("" if value is None else value).decode()
