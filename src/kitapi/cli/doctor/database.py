"""Checks of the database: whether it can be reached, its version, and its disk or its server's clock."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from kitapi.cli.doctor.finding import Finding, fail, ok, warn
from kitapi.cli.doctor.machine import check_folder
from kitapi.cli.serve.serve import ServeOptions
from kitapi.console.databases import on_server
from kitapi.console.folders import data_folder
from kitapi.console.languages import translate, translate_text
from kitapi.store import DatabaseRefused
from kitapi.store.port import DatabaseInUse
from kitapi.texts import Text
from kitapi.wording.catalogues import message

MOST_APART = 2.0
"""Seconds by which the clock of the database's server may differ from ours."""

ASK_CHECK = message("If it should be there, look for a backup; “kitapi check” says more.")


def check_database(options: ServeOptions) -> Iterator[Finding]:
    """Yield the findings about whether the database of the settings can be used."""
    address = options.database or ""
    if on_server(address) is not None:
        yield from _check_server(address)
    elif address.lower() == "memory:":
        yield warn(
            "database",
            translate("The database is in memory."),
            translate("Name a file or a server, or all is lost when the room ends."),
        )
    else:
        yield from _check_file(address)


def _check_file(address: str) -> Iterator[Finding]:
    from kitapi.store.open import file_at  # noqa: PLC0415 - only a file needs it
    from kitapi.store.sqlite import resolved_path  # noqa: PLC0415

    try:
        path = Path(resolved_path(file_at(address))) if address else data_folder() / "kitapi.sqlite3"
    except DatabaseRefused as error:
        yield fail("database", _sentence(error), translate("Correct --database."))
        return
    folder = next(parent for parent in path.parents if parent.is_dir())
    yield from check_folder(folder)
    yield _check_schema(path)


def _sentence(error: DatabaseRefused) -> str:
    said = translate_text(error.reason)
    return f"{said[:1].upper()}{said[1:]}."


def _check_schema(path: Path) -> Finding:
    from kitapi.store.migrations import all_migrations  # noqa: PLC0415

    if not path.is_file():
        return ok("database", translate("There is no {path} yet; the room makes it.", path=path))
    try:
        running, schema = _inspect(str(path))
    except DatabaseRefused as error:
        return fail("database", _sentence(error), translate(ASK_CHECK))
    version = translate("schema version {schema} of {newest}", schema=schema, newest=len(all_migrations()))
    used = ", " + translate("in use by a room (process {process})", process=running) if running else ""
    return ok("database", f"{path}: {version}{used}.")


def _inspect(path: str) -> tuple[str, int]:
    """The number of the process that has the database open (empty if none has), and the database's schema version.

    Raises:
        DatabaseRefused: it is no database of Kitapi, belongs to a newer Kitapi, or cannot be read.
    """
    from kitapi.store.connections import open_reader  # noqa: PLC0415
    from kitapi.store.examination import open_untouched  # noqa: PLC0415
    from kitapi.store.migrations import all_migrations  # noqa: PLC0415
    from kitapi.store.ownership import Ownership  # noqa: PLC0415
    from kitapi.store.verification import FAILED_READING  # noqa: PLC0415

    try:
        ownership = Ownership.acquire(path)
    except DatabaseInUse as error:
        try:
            with closing(open_reader(path)) as connection:
                return error.process or "unknown", int(connection.pragma("user_version"))
        except FAILED_READING as problem:
            raise DatabaseRefused(
                Text("{path} cannot be read: {problem}", path=path, problem=str(problem))
            ) from problem
    try:
        with open_untouched(path, all_migrations()) as connection:
            return "", int(connection.pragma("user_version"))
    finally:
        ownership.release()


def _check_server(url: str) -> Iterator[Finding]:
    from kitapi.store.postgres import address_without_secrets  # noqa: PLC0415 - only a server needs it
    from kitapi.store.postgres.preparation import survey  # noqa: PLC0415

    try:
        found = survey(url)
    except DatabaseRefused as error:
        yield fail(
            "database",
            _sentence(error),
            translate("Correct --database, or see “Run it for a club” in the documentation."),
        )
        return
    schema = translate("empty; the room makes its tables")
    if found.schema:
        schema = translate("schema version {schema} of {newest}", schema=found.schema, newest=found.newest)
    yield ok("database", f"{address_without_secrets(url)}: PostgreSQL {found.version}, {schema}.")
    yield rate_server_clock(found.ahead)


def rate_server_clock(ahead: float) -> Finding:
    """The finding about a server's clock that is ``ahead`` seconds ahead of this machine's."""
    apart = f"{abs(ahead):.1f}"
    said = translate("The database's clock is {seconds} s behind this machine's.", seconds=apart)
    if ahead > 0:
        said = translate("The database's clock is {seconds} s ahead of this machine's.", seconds=apart)
    if abs(ahead) > MOST_APART:
        return warn(
            "db clock", said, translate("Let NTP set both: times of events and of metrics would not fit together.")
        )
    return ok("db clock", said)
