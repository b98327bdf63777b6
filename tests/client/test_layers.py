"""The page's modules import only from lower layers, without circles, and only one module names games.

A type that is imported in a comment counts as an import.
"""

import posixpath
import re
from collections.abc import Iterable, Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter

import pytest

from kitapi.web.bundles import CLIENT_NAME, sources

LAYERS = (
    {"main", "worker"},
    {"start"},
    {"games", "pages"},
    {"a game", "drills", "hand", "house", "writer"},
    {"solver"},
    {"replay", "screen"},
    {"tricks"},
    {"advice"},
    {"paper", "review"},
    {"table"},
    {"checking", "selected_game", "keyboard", "rulebook", "terms"},
    {"covers", "settings_slip"},
    {"drawing"},
    {"alerts", "cards", "fair", "sound"},
    {"offline", "lazy_part", "settings"},
    {"kit", "net", "parts"},
    {"announcer", "routes", "words"},
    {"written"},
    {"protocol", "sheets", "ui"},
    {"vendor"},
)
"""Folders and modules of the page, from the top down; one imports those below it, and none beside it."""
HEIGHT = {name: -at for at, layer in enumerate(LAYERS) for name in layer}

IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']+)["']""")


def _imports() -> Iterator[tuple[str, str]]:
    """Yield pairs of importing and imported module, as paths below the package."""
    modules = {name: path for name, path in sources() if name.endswith((".js", ".d.ts"))}
    for name, path in modules.items():
        for target in IMPORT.findall(path.read_text("utf-8")):
            found = posixpath.normpath(posixpath.join(posixpath.dirname(name), target))
            typed = found.removesuffix(".js") + ".d.ts"
            yield name, found if found in modules or typed not in modules else typed


@cache
def imports() -> list[tuple[str, str]]:
    return sorted(set(_imports()))


def _place(module: str) -> str:
    """Return the layer name of a module: its folder in the page, its own name if it is in none, or its game."""
    if module.startswith("games/"):
        return "a game"
    folder, slash, _ = module.removeprefix(f"{CLIENT_NAME}/").partition("/")
    return folder if slash else folder.partition(".")[0]


def test_every_import_leads_to_a_lower_layer() -> None:
    """Modules in one folder may import one another."""
    assert len(imports()) > 1500
    assert {_place(one) for pair in imports() for one in pair} == HEIGHT.keys()
    across = [(one, other) for one, other in imports() if _place(one) != _place(other)]
    assert [(one, other) for one, other in across if HEIGHT[_place(one)] <= HEIGHT[_place(other)]] == []


def _circle(pairs: Iterable[tuple[str, str]]) -> list[str]:
    """Return modules each of which imports the one before it, the first the last; empty if there is no circle."""
    graph: dict[str, set[str]] = {}
    for importer, imported in pairs:
        graph.setdefault(importer, set()).add(imported)
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_module_imports_itself_by_way_of_others() -> None:
    """This includes modules in the same folder, of the page or of a game."""
    assert _circle(imports()) == []


@pytest.mark.parametrize("place", ["table", "solver", "a game"])
def test_a_circle_within_one_folder_is_found(place: str) -> None:
    importer, imported = next(pair for pair in imports() if {_place(one) for one in pair} == {place})
    assert {importer, imported} <= set(_circle([*imports(), (imported, importer)]))


def test_no_folder_of_a_game_imports_itself_by_way_of_others() -> None:
    folders = {(posixpath.dirname(one), posixpath.dirname(other)) for one, other in imports()}
    games = [pair for pair in folders if len(set(pair)) == 2 and all(one.startswith("games/") for one in pair)]
    assert len(games) > 5
    assert _circle(games) == []


def test_the_list_of_games_alone_imports_from_games_and_the_start_alone_the_list() -> None:
    into_games = {importer for importer, imported in imports() if _place(imported) == "a game" != _place(importer)}
    assert into_games == {f"{CLIENT_NAME}/games.js"}
    assert {importer for importer, imported in imports() if imported in into_games} == {f"{CLIENT_NAME}/main.js"}


def test_no_game_imports_another() -> None:
    of_game = [
        (pair, [one.split("/")[1] for one in pair]) for pair in imports() if {_place(one) for one in pair} == {"a game"}
    ]
    assert [pair for pair, (one, other) in of_game if one != other] == []
