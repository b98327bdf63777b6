"""All commands, each loaded only when it is run, so that short ones start fast."""

from kitapi import __version__
from kitapi.cli.manual.program import Program
from kitapi.cli.serve.serve import ServeOptions, serve
from kitapi.cli.serve.settings import SettingsFile
from kitapi.package import Command
from kitapi.registry import PACKAGES, names_with
from kitapi.wording.catalogues import message

COMMANDS: tuple[Command, ...] = (
    Command(
        "kitapi.cli.serve.config:config",
        "config",
        "Show the settings in force, and where each was set.",
        example="config --json",
    ),
    Command(
        "kitapi.cli.doctor.command:doctor",
        "doctor",
        "Check limits, clock, disk, database and proxy.",
        example="doctor https://cards.example",
    ),
    Command("kitapi.cli.score.command:score", "score", "Score deals of a game played on paper.", needs="paper"),
    Command(
        "kitapi.cli.paper.command:app",
        "paper",
        "Keep the sheet of a real table.",
        needs="paper",
    ),
    Command(
        "kitapi.cli.rules.command:rules",
        "rules",
        "Read the rulebook of a game.",
        example="rules {game}\nrules {game} --find trumps",
    ),
    Command(
        "kitapi.cli.ruling.command:ruling",
        "ruling",
        "Look up the ruling on an irregularity.",
        needs="rulings",
    ),
    Command(
        "kitapi.cli.solve.command:solve",
        "solve",
        "Solve open cards: best play by all.",
        example="solve positions.jsonl --moves",
    ),
    Command(
        "kitapi.cli.hand.command:hand",
        "hand",
        "Evaluate a hand before the auction.",
        needs="value",
        example='hand {game} "As Ks Qs Js 9s Ah Kh Qd Jd 7c"',
    ),
    *(command for package in PACKAGES.values() for command in package.commands),
    Command(
        "kitapi.cli.arena.simulate:simulate",
        "simulate",
        "Let bots play against bots.",
        needs="stats",
        example="simulate {game} --deals 1000 --seed 7",
    ),
    Command(
        "kitapi.cli.engine.command:engine",
        "engine",
        "Run the rules of a game for other programs, by JSON Lines.",
        example="engine {game} < requests.jsonl",
    ),
    Command("kitapi.cli.arena.commands:app", "arena", "Measure how strong the players of a game are.", needs="stats"),
    Command(
        "kitapi.cli.replay.replay:replay",
        "replay",
        "Replay a record step by step.",
        example="replay sitting.jsonl --seat 1",
    ),
    Command(
        "kitapi.cli.replay.review:review_record",
        "review",
        "Review deals: the cost of every decision.",
        needs="review",
        example="review sitting.jsonl --deal 2",
    ),
    Command(
        "kitapi.cli.replay.verify:verify",
        "verify",
        "Verify that cards were shuffled as promised.",
        example="verify sitting.jsonl --against commitments.jsonl",
    ),
    Command(
        "kitapi.cli.database.record_import:import_record",
        "import",
        "Import a record as a read-only table.",
        example="import sitting.jsonl",
    ),
    Command(
        "kitapi.cli.database.export:export",
        "export",
        "Write a table's finished deals into a record.",
        example="export TABLE > sitting.jsonl",
    ),
    Command(
        "kitapi.cli.books.command:books",
        "books",
        "Write the report of a table's shift, as text or as a PDF.",
        needs="books",
        example="books TABLE --shift 2 --pdf report.pdf",
    ),
    Command(
        "kitapi.cli.database.audit:audit",
        "audit",
        "Check that tables' logs are unchanged and their books add up.",
        example="audit --all",
    ),
    Command(
        "kitapi.cli.database.check:check",
        "check",
        "Check that nothing stored in the database was altered.",
        example="check --json",
    ),
    Command(
        "kitapi.cli.database.backup:backup",
        "backup",
        "Copy the database, whether or not the room runs.",
        example="backup kitapi-2026-11-24.sqlite3",
    ),
    Command(
        "kitapi.cli.database.restore:restore",
        "restore",
        "Restore the database from a backup.",
        example="restore kitapi-2026-11-24.sqlite3 --replace",
    ),
    Command(
        "kitapi.cli.database.trim:trim",
        "trim",
        "Remove tables that are no longer used.",
        example="trim --keep-days 365",
    ),
    Command(
        "kitapi.cli.database.forget:forget",
        "forget",
        "Remove a person's names from the database.",
        example="forget sqlite:///kitapi.sqlite3 3f9a04c1",
    ),
    Command(
        "kitapi.cli.database.text_reports:show_reports",
        "reported",
        "Show the texts that people at tables reported.",
        example="reported --json",
    ),
    Command(
        "kitapi.cli.database.move:move",
        "move",
        "Move a database from a file to a server, or back.",
        example="move sqlite:///kitapi.sqlite3 postgresql://kitapi@db.club/kitapi",
    ),
    Command("kitapi.cli.help:show_help", "help", "Show the help of a command.", example="help arena compare"),
    Command("kitapi.cli.help:man", "man", "Print the manual as a page for man.", example="man > kitapi.1"),
    Command(
        "kitapi.cli.help:completion",
        "completion",
        "Print a script that completes commands and options in a shell.",
        example="completion bash > ~/.local/share/bash-completion/completions/kitapi",
    ),
)
"""All commands in the order of the help; a command is left out if it needs a part that no game has."""


def program() -> Program:
    """The command line with all its commands."""
    made = Program(
        name="kitapi",
        help=message("The open card room for games that keep accounts. Without a command it starts the room."),
        help_epilogue="serve --port 8080\nsolve positions.jsonl\n--lang el help solve",
        version=f"kitapi {__version__}",
        version_flags=("--version", "-V"),
        config=SettingsFile(ServeOptions, ((), ("serve",), ("config",), ("doctor",))),
    )
    made.default(serve)
    made.command(
        serve, name="serve", help=message("Start the card room."), help_epilogue="serve --port 8080 --pace 0.5"
    )
    for command in COMMANDS:
        games = names_with(command.needs) if command.needs else names_with("rules")
        if games:
            example = {"help_epilogue": command.example.replace("{game}", games[0])} if command.example else {}
            made.command(command.where, name=command.name, help=command.help, **example)
            made.summaries[command.name] = command.help
    return made


app = program()
