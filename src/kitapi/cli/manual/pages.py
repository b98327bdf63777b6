"""The help of commands, collected from their functions, for the terminal and for ``man``."""

import inspect
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from cyclopts import App, Group
from cyclopts.help import create_parameter_help_panel

from kitapi.cli.manual.summaries import SummarisedApp
from kitapi.console.languages import OPTION, VARIABLE
from kitapi.wording.catalogues import LANGUAGES, message


class Entry(NamedTuple):
    """An argument, an option or a command: its written form, and its meaning.

    ``text``: in English. ``choices``, ``default`` and ``variables``: the allowed values, the default, and the
    environment variables that set it.
    """

    label: str
    text: str
    choices: tuple[str, ...] = ()
    default: str = ""
    variables: tuple[str, ...] = ()


class Page(NamedTuple):
    """A command: its words after ``kitapi``, its usage line, its description, and its parts.

    ``summary``: a sentence in English. ``about``: paragraphs in English. ``examples``: whole command lines.
    """

    command: tuple[str, ...]
    usage: str
    summary: str
    about: tuple[str, ...]
    arguments: tuple[Entry, ...]
    options: tuple[Entry, ...]
    commands: tuple[Entry, ...]
    examples: tuple[str, ...]


EVERYWHERE: tuple[Entry, ...] = (
    Entry(
        f"{OPTION} CHOICE",
        message("Language of the program. [default: the system's]"),
        tuple(LANGUAGES),
        "",
        (VARIABLE,),
    ),
    Entry("--help, -h", message("Show this help.")),
    Entry("--version, -V", message("Show the version.")),
)
"""The options of every command."""


def page_of(app: App, command: Sequence[str] = ()) -> Page:
    """The page of ``command``: the words after ``kitapi``, or none for the page of the whole program.

    The page of the whole program leaves out the options of `serve`.

    Raises:
        KeyError: there is no such command.
    """
    found = app
    for name in command:
        found = found[name]
    arguments, options = _arguments(found) if command else ([], [])
    summaries = found.summaries if isinstance(found, SummarisedApp) else {}
    commands = [name for name in sorted(found) if not name.startswith("-")]
    return Page(
        command=tuple(command),
        usage=_usage(("kitapi", *command), arguments, options, commands=_place_of_command(found)),
        summary=_first(found.help),
        about=tuple(_about(found)),
        arguments=tuple(_entry(argument, shown) for argument, shown in arguments),
        options=tuple(_entry(argument, shown) for argument, shown in options),
        commands=tuple(Entry(name, summaries.get(name) or _first(found[name].help)) for name in commands),
        examples=tuple(f"kitapi {line}" for line in _examples(found)),
    )


def all_pages(app: App, command: tuple[str, ...] = ()) -> Iterator[Page]:
    """The page of ``command``, and of all commands below it."""
    page = page_of(app, command)
    yield page
    for entry in page.commands:
        yield from all_pages(app, (*command, entry.label))


def _arguments(app: App) -> tuple[list[tuple[Any, Any]], list[tuple[Any, Any]]]:
    """The positional arguments and the options, each with cyclopts' own help of it."""
    if app.default_command is None:
        return [], []
    collection = app.assemble_argument_collection().filter_by(show=True)
    shown = create_parameter_help_panel(Group("all"), collection, "plaintext").entries
    by_place = [one for one in collection if one.index is not None]
    others = [one for one in collection if one.index is None]
    return list(zip(by_place, shown, strict=False)), list(zip(others, shown[len(by_place) :], strict=True))


def _entry(argument: Any, shown: Any) -> Entry:
    names = (shown.positional_label,) if shown.positional_label else shown.display_labels_with_metavar
    return Entry(
        label=", ".join(names),
        text=str(argument.parameter.help or ""),
        choices=shown.choices or (),
        default="" if shown.default in (None, "False") else shown.default,
        variables=shown.env_var or (),
    )


def _usage(words: Sequence[str], arguments: Sequence[Any], options: Sequence[Any], *, commands: str) -> str:
    required = [shown.display_labels_with_metavar[0] for _, shown in options if shown.required]
    places = [shown.positional_label if shown.required else f"[{shown.positional_label}]" for _, shown in arguments]
    rest = ["[OPTIONS]"] if len(required) < len(options) else []
    return " ".join((*words, *([commands] if commands else []), *required, *rest, *places))


def _place_of_command(app: App) -> str:
    if not _has_commands(app):
        return ""
    return "[COMMAND]" if isinstance(app, SummarisedApp) else "COMMAND"


def _about(app: App) -> Iterator[str]:
    """The paragraphs of the command's docstring, else its help."""
    text = inspect.getdoc(app.default_command) if app.default_command is not None and not _has_commands(app) else None
    for paragraph in (text or app.help).split("\n\n"):
        yield " ".join(paragraph.replace("``", "`").split())


def _examples(app: App) -> Iterator[str]:
    """The command's own examples; for a group of commands, the first example of each."""
    if app.help_epilogue or isinstance(app, SummarisedApp):
        yield from str(app.help_epilogue or "").splitlines()
        return
    for name in sorted(name for name in app if not name.startswith("-")):
        yield from str(app[name].help_epilogue or "").splitlines()[:1]


def _first(text: str) -> str:
    """The first paragraph of a command's help, on one line."""
    return " ".join(text.split("\n\n", maxsplit=1)[0].split())


def _has_commands(app: App) -> bool:
    return any(not name.startswith("-") for name in app)
