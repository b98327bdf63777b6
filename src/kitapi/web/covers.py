"""The page's list of games, ``games.js``, generated from the games that have a cover; the server rebuilds it.

Only ``main.js`` imports that file. So if the folder of a game is deleted, no other module imports a missing file.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path

from kitapi.kernel.spelling import in_code
from kitapi.package import GamePackage
from kitapi.registry import PACKAGES
from kitapi.web.bundles import GAMES

LIST = "games.js"
"""The file's name in the client's folder."""

_HEAD = "/** The covers of the games, by name. Written by `make bundle` from the games' packages: do not edit it. */\n"


def cover_folders(packages: Iterable[GamePackage] | None = None) -> dict[str, str]:
    """The folders of the games with a cover, by name; without ``packages`` those of this room."""
    packages = PACKAGES.values() if packages is None else packages
    folders = {package.name: in_code(package.name) for package in packages}
    return {name: folder for name, folder in folders.items() if (GAMES / folder / "client" / "cover.js").is_file()}


def cover_module(folders: Mapping[str, str]) -> str:
    """The module that lists the covers in ``folders``, which are named by game."""
    imports = [f'import {{ cover as {one} }} from "../../games/{one}/client/cover.js";\n' for one in folders.values()]
    entries = [f"  {name},\n" if name == folder else f'  "{name}": {folder},\n' for name, folder in folders.items()]
    typed = '\n/** @type {{ [game: string]: import("./covers.js").Cover }} */\n'
    return "".join([_HEAD, *imports, typed, "export const COVERS = {\n", *entries, "};\n"])


def write_list(client: Path) -> None:
    """Write the list of this room's games into the folder ``client``, if it is another."""
    text, file = cover_module(cover_folders()), client / LIST
    if not file.is_file() or file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")
