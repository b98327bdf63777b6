"""Every game there is, by name."""

from collections.abc import Mapping
from typing import Any

from kitapi.games.caribbean_stud.drills.topics import CARIBBEAN_STUD_DRILLS
from kitapi.games.caribbean_stud.rules.books.shifts import STUD_BOOKS
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.rulings.book import STUD_RULINGS
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.preferans.rules.game import PREFERANS
from kitapi.kernel import Game
from kitapi.kernel.books import Books
from kitapi.kernel.drills import Drills
from kitapi.kernel.rulings import Rulings

GAMES: Mapping[str, Game[Any, Any, Any, Any, Any, Any]] = {
    game.name: game for game in (PREFA, PREFERANS, CARIBBEAN_STUD)
}
"""The games of this card room; a new game is one more line."""

RULINGS: Mapping[str, Rulings] = {CARIBBEAN_STUD.name: STUD_RULINGS}
"""What the house rules say when something goes wrong, of the games that have such rules."""

DRILLS: Mapping[str, Drills] = {CARIBBEAN_STUD.name: CARIBBEAN_STUD_DRILLS}
"""What is trained, of the games that have drills."""

BOOKS: Mapping[str, Books] = {CARIBBEAN_STUD.name: STUD_BOOKS}
"""The books of the games that keep some."""
