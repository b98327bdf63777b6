#!/usr/bin/env python3
"""Installs Kitapi in this folder and runs it; needs Python 3.11 or newer, and an internet connection the first time.

python3 start.py                         starts the card room
python3 start.py test                    runs the tests; further arguments go to pytest
python3 start.py uv run …                runs uv, which installs all packages
python3 start.py score GAME FILE         any other arguments go to the command `kitapi`
"""

import sys

# An old Python must parse this file to print the message below, so the whole file has the syntax of Python 3.7.
if sys.version_info < (3, 11):
    sys.exit(
        f"Kitapi needs Python 3.11 or newer, and this is Python {sys.version_info[0]}.{sys.version_info[1]}: "
        "install a newer one and start it with that, such as `python3.12 start.py`."
    )

import hashlib
import io
import os
import platform
import re
import shutil
import ssl
import subprocess
import sysconfig
import urllib.request
import zipfile
from collections.abc import Callable, Sequence
from http.client import HTTPException
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urljoin

ROOT = Path(__file__).resolve().parent
OWN_UV = ROOT / ".uv"
ENVIRONMENT = ROOT / ".venv"
UV_VERSION = "0.13.8"
"""The version that is downloaded if no uv is found."""
OLDEST_UV = (0, 7)
"""The first version with `sync --check`, which shows whether anything must be installed."""
INDEX = "https://pypi.org/simple/uv/"
MOST_TEST_WORKERS = 8
IN_ORDER = ("--dist", "worksteal")
"""Each worker gets neighbouring tests, so that it sets up only once what the tests of a folder share."""


class NoUvError(Exception):
    """One way to get uv did not work; the text says why."""


class Wheel(NamedTuple):
    """A built package on the index."""

    name: str
    url: str
    sha256: str


class Plan(NamedTuple):
    """What the arguments of `start.py` request."""

    groups: tuple[str, ...]
    """Dependency groups of pyproject.toml that the program needs besides the room's own."""
    program: str
    arguments: tuple[str, ...]
    folder: Path | None = None
    """Where it runs; None: in the current folder."""


def main(words: Sequence[str]) -> int:
    """Install what the arguments need and run their program; returns its exit status."""
    try:
        uv = find_uv() or get_uv()
        if words[:1] == ["uv"]:
            return replace_process([str(uv), *words[1:]])
        chosen = plan(words)
        install(uv, chosen.groups)
    except NoUvError as problem:
        say(str(problem))
        return 1
    except subprocess.CalledProcessError as problem:
        say("uv could not install what Kitapi needs; its messages are above.")
        return problem.returncode
    except KeyboardInterrupt:
        return 130
    if chosen.folder is not None:
        os.chdir(chosen.folder)
    return replace_process([str(program_in_environment(chosen.program)), *chosen.arguments])


def plan(words: Sequence[str]) -> Plan:
    """Parse the arguments of `start.py`."""
    if words[:1] == ["test"]:
        chosen = tuple(words[1:]) or ("-n", str(test_workers()), *IN_ORDER)
        return Plan(("test", "campaigns"), "python", ("-m", "pytest", *chosen), ROOT)
    return Plan((), "kitapi", tuple(words))


def test_workers() -> int:
    """Return the number of processes for tests: 1.5 for each core, because browser tests often wait."""
    return min((os.cpu_count() or 1) * 3 // 2, MOST_TEST_WORKERS)


def say(text: str) -> None:
    """Print a message on standard error; standard output belongs to the program that is started."""
    print(text, file=sys.stderr, flush=True)


# --- uv: found, or downloaded into this folder ------------------------------------------------------------------------


def find_uv() -> Path | None:
    """Return a uv that works and is new enough: the system's, or the one downloaded earlier."""
    system = shutil.which("uv")
    candidates = [Path(system)] if system else []
    for place in ("bin", "venv/bin", "venv/Scripts"):
        candidates += [OWN_UV / place / "uv", OWN_UV / place / "uv.exe"]
    return next((path for path in candidates if version_of(path) >= OLDEST_UV), None)


def version_of(uv: Path) -> tuple[int, ...]:
    """Return the version that the program reports; () if it is no uv or does not run."""
    try:
        answer = subprocess.run([uv, "--version"], capture_output=True, text=True, check=True, timeout=60)
    except (OSError, subprocess.SubprocessError):
        return ()
    match = re.match(r"uv (\d+)\.(\d+)\.(\d+)", answer.stdout)
    return tuple(int(part) for part in match.groups()) if match else ()


def get_uv() -> Path:
    """Download uv into `.uv`, by the first way that works on this machine.

    Raises:
        NoUvError: no way works; the text gives the reason for each.
    """
    say(f"Downloading uv {UV_VERSION} into {OWN_UV}; it installs all packages …")
    ways: dict[str, Callable[[], None]] = {
        "pip": fetch_by_pip,
        "PyPI": fetch_by_download,
        "a virtual environment": fetch_by_environment,
    }
    refusals = []
    for name, way in ways.items():
        try:
            way()
        except (NoUvError, OSError, HTTPException) as problem:
            refusals.append(f"  by {name}: {problem}")
        else:
            uv = find_uv()
            if uv is not None:
                return uv
            refusals.append(f"  by {name}: the downloaded program does not run here")
    reasons = "\n".join(refusals)
    raise NoUvError(f"Could not get uv:\n{reasons}\nInstall it (https://docs.astral.sh/uv) and start again.")


def fetch_by_pip() -> None:
    """Install uv beside the sources with this Python's pip; PEP 668 allows it, because no system package changes."""
    target = ["--target", str(OWN_UV), "--upgrade"]
    run_program([sys.executable, "-m", "pip", "install", *target, *PIP_OPTIONS, f"uv=={UV_VERSION}"])


def fetch_by_download() -> None:
    """Download uv's wheel from PyPI, check its SHA-256, and unpack the program."""
    with urllib.request.urlopen(INDEX, timeout=60) as answer:
        wheel = choose_wheel(wheels_on(answer.read().decode(), answer.url), platform_tags())
    say(f"Downloading {wheel.name} …")
    with urllib.request.urlopen(wheel.url, timeout=300) as answer:
        unpack(verify_content(answer.read(), wheel.sha256), OWN_UV / "bin")


def fetch_by_environment() -> None:
    """Install uv into a virtual environment of its own; its pip may reach the index where this script cannot."""
    place = OWN_UV / "venv"
    run_program([sys.executable, "-m", "venv", str(place)])
    python = place / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    run_program([str(python), "-m", "pip", "install", *PIP_OPTIONS, f"uv=={UV_VERSION}"])


PIP_OPTIONS = ("--quiet", "--disable-pip-version-check", "--no-input", "--retries", "2")


def run_program(command: Sequence[str]) -> None:
    """Run a program that is expected to fail on some machines.

    Raises:
        NoUvError: it failed; the text is the last line that the program printed.
    """
    quiet_pip = {"PIP_USER": "0", "PIP_REQUIRE_VIRTUALENV": "0"}  # settings that would forbid --target
    done = subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, **quiet_pip})
    if done.returncode:
        lines = (done.stderr.strip() or done.stdout.strip()).splitlines()
        raise NoUvError(lines[-1] if lines else f"{command[0]} ended with status {done.returncode}")


def platform_tags() -> tuple[str, str]:
    """Return what the wheel's platform tag must start and end with, such as ``("manylinux", "_x86_64")``."""
    system, _, _ = sysconfig.get_platform().partition("-")
    machine = platform.machine().lower()
    if system == "linux":
        family = "manylinux" if platform.libc_ver()[0] == "glibc" else "musllinux"
        return family, "_" + {"arm64": "aarch64", "i386": "i686"}.get(machine, machine)
    if system == "macosx":
        return "macosx", "_" + machine
    return "win", {"amd64": "_amd64", "x86_64": "_amd64", "arm64": "_arm64"}.get(machine, "32")


def wheels_on(page: str, address: str) -> list[Wheel]:
    """Return the wheels of uv ``UV_VERSION`` that a page of a package index (PEP 503) links to."""
    link = re.compile(r'href="([^"#]*?(uv-' + re.escape(UV_VERSION) + r'-[^"#/]+\.whl))#sha256=([0-9a-f]{64})"')
    return [Wheel(name, urljoin(address, url), sha256) for url, name, sha256 in link.findall(page)]


def choose_wheel(wheels: Sequence[Wheel], tags: tuple[str, str]) -> Wheel:
    """Return the wheel made for this machine.

    Raises:
        NoUvError: there is none.
    """
    start, end = tags
    for wheel in wheels:
        platforms = wheel.name[: -len(".whl")].rpartition("-")[2].split(".")
        if any(tag.startswith(start) and tag.endswith(end) for tag in platforms):
            return wheel
    raise NoUvError(f"there is no uv {UV_VERSION} for {start}…{end}")


def verify_content(content: bytes, sha256: str) -> bytes:
    """Return ``content`` if it has the SHA-256 that PyPI states.

    Raises:
        NoUvError: it has another.
    """
    found = hashlib.sha256(content).hexdigest()
    if found != sha256:
        raise NoUvError(f"the download is damaged: its SHA-256 is {found}, not {sha256}")
    return content


def unpack(wheel: bytes, folder: Path) -> None:
    """Write the wheel's program into ``folder``."""
    with zipfile.ZipFile(io.BytesIO(wheel)) as archive:
        inside = [name for name in archive.namelist() if re.search(r"\.data/scripts/uv(\.exe)?$", name)]
        if len(inside) != 1:
            raise NoUvError("the wheel contains no uv")
        folder.mkdir(parents=True, exist_ok=True)
        program = folder / inside[0].rpartition("/")[2]
        program.write_bytes(archive.read(inside[0]))
    program.chmod(0o755)


# --- the environment and what runs in it ------------------------------------------------------------------------------


def install(uv: Path, groups: Sequence[str]) -> None:
    """Install the packages of uv.lock into `.venv`, without a message if nothing is missing; keep additional ones.

    `--frozen` uses uv.lock unchanged, even if the machine is configured for another package index.

    Raises:
        subprocess.CalledProcessError: it failed, and uv has printed the reason.
    """
    command = [str(uv), "sync", "--project", str(ROOT), "--frozen", "--inexact", "--no-default-groups"]
    for group in groups:
        command += ["--group", group]
    settings = uv_environment()
    if subprocess.run([*command, "--check", "--quiet"], check=False, capture_output=True, env=settings).returncode == 0:
        return
    say(f"Installing what Kitapi needs into {ENVIRONMENT}; the first time takes about a minute …")
    subprocess.run([*command, "--compile-bytecode", "--quiet"], check=True, env=settings, stdout=sys.stderr)


def uv_environment() -> dict[str, str]:
    """Return the environment variables for uv.

    uv uses this folder's `.venv`, and the Python that runs this script. It trusts the system's certificates if there
    are any, because a network that inspects TLS has added its own to them.
    """
    kept = {name: value for name, value in os.environ.items() if name not in {"VIRTUAL_ENV", "UV_PROJECT_ENVIRONMENT"}}
    if not (ENVIRONMENT / "pyvenv.cfg").exists():
        kept.setdefault("UV_PYTHON", sys.executable)
    if ssl.get_default_verify_paths().cafile:
        for name in ("UV_SYSTEM_CERTS", "UV_NATIVE_TLS"):  # the second is what older versions of uv read
            kept.setdefault(name, "true")
    return kept


def program_in_environment(name: str) -> Path:
    """Return the path of a program in `.venv`."""
    return ENVIRONMENT / (f"Scripts/{name}.exe" if os.name == "nt" else f"bin/{name}")


def replace_process(command: list[str]) -> int:
    """Replace this process by the program, so that signals reach it; where the system cannot, wait for its end."""
    if os.name == "posix":
        os.execve(command[0], command, uv_environment())
    try:
        return subprocess.run(command, check=False, env=uv_environment()).returncode
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
