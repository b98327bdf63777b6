"""The options of all commands of the arena, and the output of the commands."""

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import Parameter

from kitapi.cli.arena.simulate import options_of, why
from kitapi.compiling.cores import cores
from kitapi.console.choices import of_games
from kitapi.console.exits import Stopped
from kitapi.registry import PACKAGES

if TYPE_CHECKING:
    from kitapi.arena.campaign import Limits, Place
    from kitapi.package import GamePackage

TRICK_GAMES = tuple(name for name, one in PACKAGES.items() if one.stats is not None and one.stats().tricks is not None)
"""The trick games whose decisions can be evaluated."""

Form = Literal["text", "json", "markdown"]


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class ArenaOptions:
    """The options for the deals: which are played, how many, and in how many processes."""

    game: Annotated[str, Parameter(help=of_games(TRICK_GAMES))] = next(iter(TRICK_GAMES), "")
    deals: Annotated[int, Parameter(help="Maximum number of different deals.")] = 10_000
    minutes: Annotated[float, Parameter(help="Maximum number of minutes, for each pair if there are several.")] = 40.0
    seed: Annotated[int, Parameter(help="The same seed gives the same deals.")] = 1
    variant: Annotated[
        list[str] | None, Parameter(help="House rules as NAME=VALUE, one or more.", consume_multiple=True, negative="")
    ] = None
    workers: Annotated[
        int | None, Parameter(help="Number of processes. [default: one per core]", show_default=False)
    ] = None
    state: Annotated[
        Path | None,
        Parameter(help="Keep the progress in this folder, and continue from there.", show_default=False),
    ] = None
    form: Annotated[
        Form | None,
        Parameter(help="Output format. [default: text on a terminal, else json]", show_default=False),
    ] = None
    json: Annotated[bool, Parameter(help="Answer in JSON, also on a terminal.", negative="")] = False

    def __post_init__(self) -> None:
        """Check that only one form is requested.

        Raises:
            Stopped: ``--form`` names another form beside ``--json``.
        """
        if self.json and self.form not in (None, "json"):
            raise Stopped("--json cannot be combined with --form {form}", form=self.form)

    def rules(self) -> dict[str, str]:
        """The requested house rules.

        Raises:
            Stopped: a rule is not NAME=VALUE, or is given twice.
        """
        return options_of(self.variant or [])

    def package(self) -> "GamePackage":
        """The game that is played.

        Raises:
            UnknownBot: there is no such game.
        """
        from kitapi.workers.bots import package_of  # noqa: PLC0415 - loads the games and the bots

        return package_of(self.game)

    def trick_game(self) -> "GamePackage":
        """The trick game that is played.

        Raises:
            Stopped: there is no such game.
        """
        if self.game not in TRICK_GAMES:
            raise Stopped(
                "{name}: choose from {choices}, not “{given}”",
                name="game",
                choices=", ".join(TRICK_GAMES),
                given=self.game,
            )
        return PACKAGES[self.game]

    def limits(self) -> "Limits":
        """The limits of the campaign."""
        from kitapi.arena.campaign import Limits  # noqa: PLC0415 - loads the games and the bots

        return Limits(self.deals, self.minutes)

    def place(self) -> "Place":
        """The number of processes and the folder for files."""
        from kitapi.arena.campaign import Place  # noqa: PLC0415 - loads the games and the bots

        return Place(cores() if self.workers is None else self.workers, self.state)

    def chosen_form(self) -> Form:
        """The form of the output."""
        return "json" if self.json else self.form or ("text" if sys.stdout.isatty() else "json")


USUAL = ArenaOptions()


@contextmanager
def refusals() -> Iterator[None]:
    """End the command with a one-line error for a match that cannot be played, or a file of another campaign."""
    from kitapi.arena.campaign import BadState  # noqa: PLC0415
    from kitapi.arena.simulation import BadMatch  # noqa: PLC0415
    from kitapi.players import UnknownBot  # noqa: PLC0415

    try:
        yield
    except (BadMatch, BadState, UnknownBot) as error:
        raise Stopped(why(error)) from error


def show(form: Form, answer: Any, tables: Iterable["Grid"]) -> None:
    """Write the result: ``answer`` as one line of JSON, or the tables."""
    if form == "json":
        sys.stdout.write(json.dumps(answer, ensure_ascii=False, separators=(",", ":")) + "\n")
        return
    for table in tables:
        sys.stdout.write((table.in_markdown() if form == "markdown" else table.in_text()) + "\n")


@dataclass(frozen=True)
class Grid:
    """A table: its title, the names of its columns, and its rows; all but the first column are figures."""

    title: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]

    def in_markdown(self) -> str:
        """The table in Markdown, as in the documentation."""
        lines = [self.head, ["---", *["---:"] * (len(self.head) - 1)], *self.rows]
        return "\n".join([self.title, "", *("| " + " | ".join(line) + " |" for line in lines), ""])

    def in_text(self) -> str:
        """The table as text for a terminal."""
        lines = [self.head, *self.rows]
        widths = [max(len(line[column]) for line in lines) for column in range(len(self.head))]
        aligned = [
            "  ".join(
                cell.rjust(width) if column else cell.ljust(width)
                for column, (cell, width) in enumerate(zip(line, widths, strict=True))
            ).rstrip()
            for line in lines
        ]
        return "\n".join([self.title, "", *aligned, ""])
