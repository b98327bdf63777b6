"""All games of this installation, by name."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeVar

from kitapi.package import GamePackage
from kitapi.wording import languages

if TYPE_CHECKING:
    import msgspec

    from kitapi.auditor.games import AuditedGame
    from kitapi.fairness import FairGame
    from kitapi.kernel import Game
    from kitapi.kernel.books import Books
    from kitapi.kernel.drills import Drills
    from kitapi.kernel.odds import TableOdds
    from kitapi.kernel.rulings import Rulings
    from kitapi.rulebooks.folder import RulebookFolder

PartT = TypeVar("PartT")

MODULES = (
    "kitapi.games.prefa.package",
    "kitapi.games.preferans.package",
    "kitapi.games.caribbean_stud.package",
)
"""The modules that hold each game's ``PACKAGE``; a new game adds one line."""


def packages_of(modules: Iterable[str]) -> Iterator[GamePackage]:
    """The packages in ``modules``; a game whose folder is missing is left out.

    Raises:
        ModuleNotFoundError: a game's folder exists, but something that its package imports does not.
    """
    for module in modules:
        try:
            found = import_module(module)
        except ModuleNotFoundError as error:
            if error.name == module.rpartition(".")[0]:
                continue
            raise
        yield found.PACKAGE


PACKAGES: "Mapping[str, GamePackage]" = {package.name: package for package in packages_of(MODULES)}
"""The packages of the games of this card room, by name."""

for _name, _package in PACKAGES.items():
    languages.add(_name, _package.language)


def names_with(part: str) -> tuple[str, ...]:
    """The names of the games that have ``part``, a field of ``GamePackage``."""
    return tuple(name for name, package in PACKAGES.items() if getattr(package, part) is not None)


def sitting_of(game: str) -> "type[msgspec.Struct] | None":
    """The type of a whole sitting of ``game`` on paper; None if there is no such game, or none is kept on paper."""
    package = PACKAGES.get(game)
    paper = package.paper() if package and package.paper else None
    return paper.sitting() if paper and paper.sitting else None


class _Parts(Mapping[str, PartT]):
    """A part of every game that has it, by the game's name; loaded when it is looked up."""

    def __init__(self, part: Callable[[GamePackage], Callable[[], PartT] | None]) -> None:
        self._loads = {name: load for name, package in PACKAGES.items() if (load := part(package)) is not None}
        self._loaded: dict[str, PartT] = {}

    def __getitem__(self, name: str) -> PartT:
        if name not in self._loaded:
            self._loaded[name] = self._loads[name]()
        return self._loaded[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._loads)

    def __len__(self) -> int:
        return len(self._loads)


def _rulebook_of(package: GamePackage) -> "RulebookFolder":
    from kitapi.rulebooks.folder import RulebookFolder  # noqa: PLC0415 - few commands need it

    return RulebookFolder(package.rules.__module__.rpartition(".")[0])


GAMES: "Mapping[str, Game[Any, Any, Any, Any, Any, Any]]" = _Parts(lambda package: package.rules)
"""The rules of the games."""

RULEBOOKS: "Mapping[str, RulebookFolder]" = _Parts(lambda package: partial(_rulebook_of, package))
"""The rulebooks of the games, which every game has."""

FAIRNESS: "Mapping[str, FairGame]" = _Parts(lambda package: package.fairness)
"""The parts of each game with which the verifier checks the shuffles of its deals."""

RULINGS: "Mapping[str, Rulings]" = _Parts(lambda package: package.rulings)
"""The rulings on irregularities, of the games that have them."""

DRILLS: "Mapping[str, Drills]" = _Parts(lambda package: package.drills)
"""The drills of the games that have them."""

BOOKS: "Mapping[str, Books]" = _Parts(lambda package: package.books)
"""The books of the games that keep books."""

AUDITED: "Mapping[str, AuditedGame]" = _Parts(lambda package: package.audit)
"""The parts of each game with which the auditor reads its books."""

TABLE_ODDS: "Mapping[str, TableOdds]" = _Parts(lambda package: package.table_odds)
"""The values of choices at a table, of the games that have such odds."""
