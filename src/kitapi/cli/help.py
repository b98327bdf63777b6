"""``kitapi help``, ``kitapi man`` and ``kitapi completion``."""

import sys
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from kitapi.cli.usage import add_suggestion
from kitapi.console.exits import Stopped
from kitapi.console.languages import translate

if TYPE_CHECKING:
    from cyclopts import App

Words = Annotated[str, Parameter(help="A command, with its subcommand if it has any; none: the whole program.")]
Shell = Annotated[Literal["bash", "zsh", "fish"], Parameter(help="The shell.")]


def show_help(*command: Words) -> None:
    """Show the help of COMMAND, as its option --help does."""
    from kitapi.cli.manual.pages import page_of  # noqa: PLC0415
    from kitapi.cli.manual.terminal import show_page  # noqa: PLC0415

    program = _program()
    try:
        page = page_of(program, command)
    except KeyError:
        said = translate("there is no command “{typed}”", typed=" ".join(command))
        raise Stopped(add_suggestion(said, command[0], program)) from None
    show_page(page)


def man() -> None:
    """Print the manual of all commands in roff, as the program man reads it."""
    from kitapi.cli.manual.pages import all_pages  # noqa: PLC0415
    from kitapi.cli.manual.roff import in_roff  # noqa: PLC0415

    sys.stdout.write(in_roff(all_pages(_program())))


def completion(shell: Shell, /) -> None:
    """Print a script for SHELL that completes the program's commands, options and their choices."""
    from kitapi.cli.manual.completion import script  # noqa: PLC0415

    sys.stdout.write(script(_program(), shell))


def _program() -> "App":
    """The command line, which contains these commands too."""
    from kitapi.cli.commands import program  # noqa: PLC0415

    return program()
