"""All commands, each loaded only when it is asked for, so that short ones start fast."""

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError, UnusedCliTokensError

from kitapi import __version__
from kitapi.cli.serve.serving import ServeOptions, serve
from kitapi.cli.serve.settings import SettingsFile
from kitapi.console.stopping import WRONG_USAGE, Stopped, sentence_of
from kitapi.package import Command
from kitapi.registry import PACKAGES, names_with


def _one_line(error: CycloptsError) -> str:
    """What is wrong with the command, and where help is."""
    said = str(error).replace("\n", " ").rstrip(".")
    if isinstance(error, UnusedCliTokensError) and error.unused_tokens:
        said = f"“{error.unused_tokens[0]}” is neither a command nor an option here"
    return f"kitapi: {said}. Try “kitapi --help”."


def _refusal(sentence: str) -> str:
    """The message as one line; text read from a damaged file may hold line breaks and control characters."""
    shown = "".join(sign if sign.isprintable() else "?" for sign in " ".join(sentence.split()))
    return f"kitapi: {shown}\n"


app = App(
    name="kitapi",
    help="The open card room for games that keep accounts. Without a command it starts the room.",
    version=f"kitapi {__version__}",
    version_flags=["--version"],
    config=SettingsFile(ServeOptions, ((), ("serve",), ("config",), ("doctor",))),
)
app.default(serve)
app.command(serve, name="serve")

COMMANDS: tuple[Command, ...] = (
    Command("kitapi.cli.serve.configuring:config", "config", "Show the settings in force, and where each was set."),
    Command("kitapi.cli.doctor.command:doctor", "doctor", "Check limits, clock, disk, database and proxy."),
    Command("kitapi.cli.score.command:score", "score", "Score deals of a game played on paper.", needs="paper"),
    Command(
        "kitapi.cli.ruling.command:ruling",
        "ruling",
        "Say what the house rules say of an irregularity.",
        needs="rulings",
    ),
    Command("kitapi.cli.solve.command:solve", "solve", "Solve open cards: best play by all."),
    Command("kitapi.cli.hand.command:hand", "hand", "Say what a hand is worth before the bidding.", needs="value"),
    *(command for package in PACKAGES.values() for command in package.commands),
    Command("kitapi.cli.arena.simulating:simulate", "simulate", "Let bots play against bots.", needs="stats"),
    Command("kitapi.cli.engine.command:engine", "engine", "Run the rules of a game for other programs, by JSON Lines."),
    Command("kitapi.cli.arena.commands:app", "arena", "Say how strong the players of a game are.", needs="stats"),
    Command("kitapi.cli.replay.replaying:replay", "replay", "Replay a record step by step."),
    Command(
        "kitapi.cli.replay.reviewing:review_record", "review", "Say what every decision of a deal cost.", needs="review"
    ),
    Command("kitapi.cli.replay.verifying:verify", "verify", "Say whether cards were shuffled as was promised."),
    Command("kitapi.cli.database.importing:import_record", "import", "Keep a record as a table, to be looked at."),
    Command("kitapi.cli.database.exporting:export", "export", "Write a table's finished deals into a record."),
    Command(
        "kitapi.cli.books.command:books",
        "books",
        "Write the report of a table's shift, as text or as a PDF.",
        needs="books",
    ),
    Command("kitapi.cli.database.auditing:audit", "audit", "Say whether tables' logs are what was written then."),
    Command("kitapi.cli.database.checking:check", "check", "Say whether anything in the database has changed."),
    Command("kitapi.cli.database.backing_up:backup", "backup", "Copy the database, whether or not the room runs."),
    Command("kitapi.cli.database.restoring:restore", "restore", "Put a backup in the database's place."),
    Command("kitapi.cli.database.trimming:trim", "trim", "Remove tables at which nothing happens any more."),
    Command("kitapi.cli.database.forgetting:forget", "forget", "Remove a person's names from the database."),
    Command("kitapi.cli.database.moving:move", "move", "Carry a database from a file to a server, or back."),
)
"""All commands in the order in which the help lists them; one whose part no game has is not there."""

for _command in COMMANDS:
    if not _command.needs or names_with(_command.needs):
        app.command(_command.where, name=_command.name, help=_command.help)


def run(arguments: Sequence[str] | None = None) -> int:
    """Do what ``arguments`` ask, by default those of this process; the exit status.

    0: all good. 2: wrong usage, bad input, or something that cannot be done, told in one line on standard error.
    """
    try:
        status = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        sys.stderr.write(_one_line(error) + "\n")
        return WRONG_USAGE
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read our output has gone; Python would complain again when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Stopped as stopped:
        sys.stderr.write(_refusal(str(stopped)))
        return WRONG_USAGE
    except Exception as error:
        if (sentence := sentence_of(error)) is None:
            raise
        sys.stderr.write(_refusal(sentence))
        return WRONG_USAGE
    return status if isinstance(status, int) else 0


def main() -> None:
    """Run the command of this process, and end it."""
    sys.exit(run())
