"""The steps of a how-to: blocks of code whose first line says how to use them.

======================  ==========================================================================================
```LANG file=PATH        the file gets exactly this content
```LANG append=PATH      this is added to the file, after an empty line or two
```diff file=PATH        lines with ``-`` become those with ``+``; they and those with a blank stand once in the file
```sh run                every line is a command that succeeds
```sh fails              every line is a command that fails
======================  ==========================================================================================

Other blocks are not executed. Commands begin with one of
``python``, ``kitapi``, ``python3 start.py test``, ``make bundle``, ``node`` or ``npm run``.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import NamedTuple

from tests.client.node_page import node
from tests.tree_copies import ROOT

BLOCK = re.compile(
    r"^( *)```(?P<lang>\w+) (?P<deed>file=|append=|run|fails)(?P<path>\S*)\n(?P<code>.*?)^\1```$", re.M | re.S
)


class Step(NamedTuple):
    """One block: what is done (``write``, ``append``, ``change``, ``run``, ``fails``), with which file and text."""

    deed: str
    path: str
    code: str


def steps_of(howto: str) -> list[Step]:
    """Return the blocks of a document that are carried out, in order; ``howto``: its path from the root."""
    found = []
    for block in BLOCK.finditer((ROOT / howto).read_text("utf-8")):
        deed = block["deed"].rstrip("=")
        if deed == "file":
            deed = "change" if block["lang"] == "diff" else "write"
        found.append(Step(deed, block["path"], textwrap.dedent(block["code"])))
    return found


def follow(howto: str, folder: Path) -> None:
    """Carry out all steps of a how-to in a copy of the tree."""
    for step in steps_of(howto):
        if step.deed in ("run", "fails"):
            for line in step.code.splitlines():
                status, output = run_line(folder, line)
                assert (status == 0) is (step.deed == "run"), f"{line}\n{output}"
        else:
            _edit(folder / step.path, step)


def _edit(file: Path, step: Step) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    if step.deed == "write":
        file.write_text(step.code, "utf-8")
    elif step.deed == "append":
        between = "\n\n\n" if file.suffix == ".py" else "\n\n"
        file.write_text(f"{file.read_text('utf-8').rstrip()}{between}{step.code}", "utf-8")
    else:
        file.write_text(apply_step(file.read_text("utf-8"), step), "utf-8")


def apply_step(text: str, step: Step) -> str:
    """Return ``text`` with the changes of a diff, in which an empty line separates two places."""
    for place in re.split(r"\n\n+", step.code.strip("\n")):
        lines = place.split("\n")
        before = "".join(f"{line[1:]}\n" for line in lines if line[0] in " -")
        after = "".join(f"{line[1:]}\n" for line in lines if line[0] in " +")
        places = re.findall(f"^(?={re.escape(before)})", text, re.MULTILINE)  # they may overlap
        assert len(places) == 1, f"{step.path} does not hold once:\n{before}"
        text = f"\n{text}".replace(f"\n{before}", f"\n{after}")[1:]
    return text


def run_line(folder: Path, line: str) -> tuple[int, str]:
    """Return the exit status and the output of a command in a copy of the tree."""
    environment = {
        **os.environ,
        "PYTHONPATH": f"{folder}{os.pathsep}{folder / 'src'}",
        "KITAPI_NO_SKIPS": "",
        "HYPOTHESIS_PROFILE": "bite",
        "PATH": f"{Path(node()).parent}{os.pathsep}{os.environ['PATH']}" if _needs_node(line) else os.environ["PATH"],
    }
    command = _command(line)
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def _needs_node(line: str) -> bool:
    return line.startswith(("make", "node", "npm"))


def _command(line: str) -> list[str]:
    """Return the words of a command, with the Python that runs the tests."""
    words = shlex.split(line, comments=True)
    match words:
        case ["python3", "start.py", "test", *rest]:
            return [sys.executable, "-P", "-m", "pytest", "-q", "-p", "no:cacheprovider", *rest]
        case ["kitapi", *rest]:
            return [sys.executable, "-P", "-m", "kitapi", *rest]
        case ["python", *rest]:
            return [sys.executable, "-P", *rest]
        case ["node", *rest]:
            return [node(), *rest]
        case ["make", "bundle"]:
            return [sys.executable, "-P", "-m", "tools.bundle"]
        case ["npm", "run", script]:
            return [shutil.which("npm") or "npm", "run", "--silent", script]
    raise AssertionError(f"no command of a how-to: {line}")
