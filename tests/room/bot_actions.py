"""Bots that misbehave, in ways that a worker process can import."""

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

ONCE = "KITAPI_TEST_DIED_ONCE"

PARENT = """
import asyncio, os, sys
from kitapi.room.table.bots import BotPlayers, Question
from tests.room.bot_actions import tell_process

async def ask():
    players = BotPlayers(tell_process, pace=0)
    question = Question(bot="first", game="toy", view=b"{}", history=b"[]", happened=1)
    print((await players.answer(question)).decode(), flush=True)
    await asyncio.sleep(600)

if __name__ == "__main__":
    asyncio.run(ask())
"""


def crash(bot: str, game: str, view: bytes, history: bytes, seed: int, budget: float) -> bytes:
    raise ValueError(view.decode())


def answer_nonsense(bot: str, game: str, view: bytes, history: bytes, seed: int, budget: float) -> bytes:
    return b"{"


def play_a_card_it_does_not_hold(bot: str, game: str, view: bytes, history: bytes, seed: int, budget: float) -> bytes:
    return b'{"kind":"play_card","card":"Ah"}'


def contribute_in_the_wrong_place(bot: str, game: str, view: bytes, history: bytes, seed: int, budget: float) -> bytes:
    return b'{"kind":"contribute","value":""}'


def die(bot: str, game: str, view: bytes, history: bytes, seed: int, budget: float) -> bytes:
    os._exit(1)


def die_once(bot: str, game: str, view: bytes, history: bytes, seed: int, budget: float) -> bytes:
    mark = Path(os.environ[ONCE])
    if not mark.exists():
        mark.touch()
        os._exit(1)
    return b'{"kind":"wave"}'


@contextlib.contextmanager
def marked_once() -> Iterator[None]:
    with tempfile.TemporaryDirectory() as folder:
        os.environ[ONCE] = str(Path(folder) / "died")
        try:
            yield
        finally:
            del os.environ[ONCE]


def tell_process(bot: str, game: str, view: bytes, history: bytes, seed: int, budget: float) -> bytes:
    return str(os.getpid()).encode()


def tell_niceness() -> bytes:
    return f"{os.getpid()} {os.nice(0)}".encode()


def worker_survives_its_killed_parent() -> bool:
    """Whether a worker still runs some time after its parent was killed."""
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "parent.py"
        script.write_text(PARENT, encoding="utf-8")
        root = Path(__file__).parents[2]
        environment = {**os.environ, "PYTHONPATH": str(root)}
        with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, env=environment, cwd=root) as parent:
            assert parent.stdout is not None
            worker = int(parent.stdout.readline())
            parent.send_signal(signal.SIGKILL)
        until = time.monotonic() + 10
        while runs(worker) and time.monotonic() < until:
            time.sleep(0.02)
        return runs(worker)


def runs(process: int) -> bool:
    try:
        status = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except FileNotFoundError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"
