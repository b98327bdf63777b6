"""Make the skeleton of a new game: rules, language, page, rulebook and tests of a plain game of tricks.

``python -m tools.new_game german-whist`` writes the files of ``examples/skeleton`` under the new name, adds the game's
line to ``src/kitapi/registry.py``, and prints what it wrote. The game passes the laws of all games and can be played
at once with bots that take any option; ``make bundle`` builds the page with it. ``--root`` names another tree, and
``--skeleton`` another skeleton. ``examples/german_whist`` is a game made from the usual skeleton.
"""

import argparse
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from kitapi.kernel.spelling import in_code
from tools.rulebooks.__main__ import rulebook_files, write_rulebooks

ROOT = Path(__file__).resolve().parents[1]
SKELETON = ROOT / "examples/skeleton"
FOLDERS: Mapping[str, str] = {
    "game": "src/kitapi/games/{folder}",
    "testing": "src/kitapi_testing/games/{folder}",
    "tests": "tests/games/{folder}",
    "rules.md": "docs/games/{folder}/rules.md",
}
"""The destination of each part of the skeleton, by its path in ``examples/skeleton``."""
REGISTRY = "src/kitapi/registry.py"
NAME = re.compile(r"[a-z]+(?:-[a-z]+)*")
LONGEST = 32
_LIST = re.compile(r"^MODULES = \(\n(?:    \"kitapi\.games\.\w+\.package\",\n)*", re.MULTILINE)


class BadName(ValueError):
    """No game can have this name; the message says why."""


def spellings(name: str) -> Mapping[str, str]:
    """The replacements for all spellings of the skeleton's name, in order; ``name`` is spelled as in addresses.

    Raises:
        BadName: the name is not in lower-case letters with hyphens.
    """
    if len(name) > LONGEST or not NAME.fullmatch(name):
        raise BadName(f"NAME: “{name[:LONGEST]}” must be at most {LONGEST} small letters and hyphens")
    folder, words = in_code(name), [word.title() for word in name.split("-")]
    camel = "".join(words)
    return {
        "skeleton_game": folder,
        "skeleton-game": name,
        "SKELETON_GAME": folder.upper(),
        "SkeletonGame": camel,
        "skeletonGame": camel[0].lower() + camel[1:],
        "Skeleton Game": " ".join(words),
        "SKELETON": name.replace("-", "").upper(),
    }


def files_of(name: str, skeleton: Path = SKELETON) -> Mapping[str, str]:
    """The files of the game ``name``, made from those of ``skeleton``: their text by their path in the tree."""
    spelt = spellings(name)
    made: dict[str, str] = {}
    for file in sorted(skeleton.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            part, _, rest = file.relative_to(skeleton).as_posix().partition("/")
            path = FOLDERS[part].format(folder=spelt["skeleton_game"]) + (f"/{rest}" if rest else "")
            made[_replace_names(path, spelt)] = _replace_names(file.read_text("utf-8"), spelt)
    return made


def _replace_names(text: str, spelt: Mapping[str, str]) -> str:
    for old, new in spelt.items():
        text = text.replace(old, new)
    return text


def register_game(source: str, folder: str) -> str:
    """Return the registry's source with a line for the game in ``folder``."""
    line = f'    "kitapi.games.{folder}.package",\n'
    return source if line in source else _LIST.sub(lambda found: found[0] + line, source, count=1)


def make(name: str, root: Path = ROOT, skeleton: Path = SKELETON) -> list[str]:
    """Write the game ``name``, made from ``skeleton``, into the tree at ``root``; returns the paths that were written.

    Raises:
        BadName: no game can have this name, or it is already in use; nothing was written.
    """
    files = files_of(name, skeleton)
    folder = spellings(name)["skeleton_game"]
    taken = [path.format(folder=folder) for path in FOLDERS.values() if (root / path.format(folder=folder)).exists()]
    if taken:
        raise BadName(f"NAME: there is {taken[0]} already")
    for path, text in files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, "utf-8")
    rulebooks = write_rulebooks_of(folder, root)
    registry = root / REGISTRY
    registry.write_text(register_game(registry.read_text("utf-8"), folder), "utf-8")
    return [*files, *rulebooks, REGISTRY]


def write_rulebooks_of(folder: str, root: Path) -> list[str]:
    """Generate the rulebook of the game in ``folder`` from its document; returns the paths that were written."""
    contents, _ = rulebook_files(root / "docs/games", root / "src/kitapi/games")
    own = {path: content for path, content in contents.items() if folder in path.parts}
    write_rulebooks(own)
    return [path.relative_to(root).as_posix() for path in own]


def lay_out(files: Sequence[Path]) -> None:
    """Format the files again, because the length and order of lines depend on the name."""
    for words in (("check", "--fix", "--quiet"), ("format", "--quiet")):
        subprocess.run([sys.executable, "-m", "ruff", *words, *map(str, files)], check=False)


def main() -> int:
    """Make the game on the command line; returns the exit status, 2 for a name that cannot be used."""
    parser = argparse.ArgumentParser(description="Make the skeleton of a new game.")
    parser.add_argument("name", metavar="NAME", help="the game's name in addresses, such as german-whist")
    parser.add_argument("--root", type=Path, default=ROOT, help="the tree that it is written into")
    parser.add_argument("--skeleton", type=Path, default=SKELETON, help="what it is made from")
    options = parser.parse_args()
    try:
        written = make(options.name, options.root, options.skeleton)
    except BadName as error:
        print(error, file=sys.stderr)
        return 2
    lay_out([options.root / path for path in written if path.endswith(".py")])
    print(*written, sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
