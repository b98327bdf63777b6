"""The tests' own PostgreSQL server ends with those who use it."""

import subprocess
import sys
from pathlib import Path

from tests.postgresql_keeper import ROOT

USING = """
import sys
from pathlib import Path
from tests.postgresql_keeper import kept_server
print(kept_server(Path(sys.argv[1])), flush=True)
sys.stdin.read()
"""


def user(folder: Path) -> subprocess.Popen[str]:
    """Start a process that uses the server in ``folder``; its output ends when the keeper ends."""
    command = [sys.executable, "-c", USING, str(folder)]
    return subprocess.Popen(command, stdin=-1, stdout=-1, stderr=-1, text=True, cwd=ROOT)


def test_processes_share_a_server_that_ends_after_the_last_is_killed(tmp_path: Path) -> None:
    folder = tmp_path / "pg"
    with user(folder) as first, user(folder) as second:
        assert first.stdout is not None
        assert second.stdout is not None
        address = first.stdout.readline()
        assert address == second.stdout.readline()
        first.kill()
        first.wait()
        assert (folder / "data" / "postmaster.pid").exists(), "the second still uses it"
        second.kill()
        for one in (first, second):
            assert one.communicate()[1] == "", "the keeper had nothing to complain of, and is gone"
    assert not folder.exists()
