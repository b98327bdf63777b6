"""All commands, each loaded only when it is asked for, so that short ones start fast."""

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError, UnusedCliTokensError

from kitapi import __version__
from kitapi.cli.serving import ServeOptions, serve
from kitapi.cli.settings import SettingsFile
from kitapi.console.stopping import WRONG_USAGE, Stopped, sentence_of


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
app.command("kitapi.cli.configuring:config", name="config", help="Show the settings in force, and where each was set.")
app.command("kitapi.cli.doctor:doctor", name="doctor", help="Check limits, clock, disk, database and proxy.")
app.command("kitapi.cli.scoring:score", name="score", help="Score deals of a game played on paper.")
app.command("kitapi.cli.ruling:ruling", name="ruling", help="Say what the house rules say of an irregularity.")
app.command("kitapi.cli.solving:solve", name="solve", help="Solve open cards: best play by all.")
app.command("kitapi.cli.hand:hand", name="hand", help="Say what a hand is worth before the bidding.")
app.command(
    "kitapi.games.caribbean_stud.commands.odds:odds",
    name="odds",
    help="Say what a game against the house is worth, exactly.",
)
app.command(
    "kitapi.games.caribbean_stud.commands.report:report", name="report", help="Draw charts of a game against the house."
)
app.command("kitapi.cli.drilling:drill", name="drill", help="Train those who deal: situations, and the right step.")
app.command("kitapi.cli.simulating:simulate", name="simulate", help="Let bots play against bots.")
app.command(
    "kitapi.cli.engine:engine", name="engine", help="Run the rules of a game for other programs, by JSON Lines."
)
app.command("kitapi.cli.arena:app", name="arena", help="Say how strong the players of a game are.")
app.command("kitapi.cli.replaying:replay", name="replay", help="Replay a record step by step.")
app.command("kitapi.cli.reviewing:review_record", name="review", help="Say what every decision of a deal cost.")
app.command("kitapi.cli.verifying:verify", name="verify", help="Say whether cards were shuffled as was promised.")
app.command("kitapi.cli.importing:import_record", name="import", help="Keep a record as a table, to be looked at.")
app.command("kitapi.cli.exporting:export", name="export", help="Write a table's finished deals into a record.")
app.command("kitapi.cli.books:books", name="books", help="Write the report of a table's shift, as text or as a PDF.")
app.command("kitapi.cli.auditing:audit", name="audit", help="Say whether tables' logs are what was written then.")
app.command("kitapi.cli.checking:check", name="check", help="Say whether anything in the database has changed.")
app.command("kitapi.cli.backing_up:backup", name="backup", help="Copy the database, whether or not the room runs.")
app.command("kitapi.cli.restoring:restore", name="restore", help="Put a backup in the database's place.")
app.command("kitapi.cli.trimming:trim", name="trim", help="Remove tables at which nothing happens any more.")
app.command("kitapi.cli.forgetting:forget", name="forget", help="Remove a person's names from the database.")
app.command("kitapi.cli.moving:move", name="move", help="Carry a database from a file to a server, or back.")


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
        import kitapi.registry  # noqa: F401, PLC0415 - it adds the languages of the games

        if (sentence := sentence_of(error)) is None:
            raise
        sys.stderr.write(_refusal(sentence))
        return WRONG_USAGE
    return status if isinstance(status, int) else 0


def main() -> None:
    """Run the command of this process, and end it."""
    sys.exit(run())
