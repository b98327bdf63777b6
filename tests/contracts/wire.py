"""The public formats: every kind of action, event, view, sheet and term of a game in JSON, its presets and rulings.

    python -m tests.contracts.wire

writes these descriptions again, and the schemas of ``kitapi engine``, after an intended change. Recorded events must
stay readable: see ``docs/formats``.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from kitapi.engine.schema import schema_of
from kitapi.games.caribbean_stud.drills.topics import CARIBBEAN_STUD_DRILLS
from kitapi.games.caribbean_stud.rules.books.recall import HandRecall
from kitapi.games.caribbean_stud.rules.books.sheet import StudSheet
from kitapi.games.caribbean_stud.rules.books.shift import Shift
from kitapi.games.caribbean_stud.rules.rulings.book import STUD_RULINGS
from kitapi.games.caribbean_stud.rules.table import actions as stud_actions
from kitapi.games.caribbean_stud.rules.table import events as stud_events
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudTerms
from kitapi.games.caribbean_stud.rules.views import observations as stud_observations
from kitapi.games.caribbean_stud.rules.views.view import StudView
from kitapi.games.prefa.rules import actions as prefa_actions
from kitapi.games.prefa.rules import events as prefa_events
from kitapi.games.prefa.rules import observations as prefa_observations
from kitapi.games.prefa.rules.scoresheet import SheetPage as PrefaPage
from kitapi.games.prefa.rules.variant import PrefaTerms
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.games.preferans.rules import actions as preferans_actions
from kitapi.games.preferans.rules import events as preferans_events
from kitapi.games.preferans.rules import observations as preferans_observations
from kitapi.games.preferans.rules.sheet_page import SheetPage as PreferansPage
from kitapi.games.preferans.rules.variant import PreferansTerms
from kitapi.games.preferans.rules.view import PreferansView
from kitapi.kernel.spelling import in_code
from kitapi.registry import GAMES
from kitapi_testing.places import FORMATS

GAMES_TESTS = Path(__file__).parents[1] / "games"
SCHEMAS = FORMATS

TYPES: Mapping[str, Mapping[str, Any]] = {
    "prefa": {
        "terms": PrefaTerms,
        "action": prefa_actions.Action,
        "event": prefa_events.Event,
        "observation": prefa_observations.Observation,
        "view": PrefaView,
        "sheet": PrefaPage,
    },
    "preferans": {
        "terms": PreferansTerms,
        "action": preferans_actions.Action,
        "event": preferans_events.Event,
        "observation": preferans_observations.Observation,
        "view": PreferansView,
        "sheet": PreferansPage,
    },
    "caribbean-stud": {
        "terms": CaribbeanStudTerms,
        "action": stud_actions.Action,
        "event": stud_events.Event,
        "observation": stud_observations.Observation,
        "view": StudView,
        "sheet": StudSheet,
        "shift": Shift,
        "recall": HandRecall,
    },
}


def place_of(game: str) -> Path:
    """Return the path of the description of ``game``'s public formats."""
    return GAMES_TESTS / in_code(game) / "wire.json"


def describe_game(game: str) -> str:
    """Return the description of a game, as a file has it; without docstrings."""
    (roots, parts) = msgspec.json.schema_components(list(TYPES[game].values()))
    description = {
        "presets": {name: msgspec.to_builtins(preset) for name, preset in GAMES[game].presets.items()},
        "roots": dict(zip(TYPES[game], roots, strict=True)),
        "parts": parts,
    }
    if game == "caribbean-stud":
        description["rulings"] = msgspec.to_builtins(STUD_RULINGS.list_irregularities())
        description["drills"] = {
            "topics": list(CARIBBEAN_STUD_DRILLS.topics),
            "sentences": sorted(CARIBBEAN_STUD_DRILLS.sentences),
            "clauses": sorted(CARIBBEAN_STUD_DRILLS.clauses),
        }
    return json.dumps(drop_docstrings(description), indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def schema_written(game: str) -> str:
    """Return the JSON Schema of what an engine of ``game`` reads and writes, as a file has it."""
    return json.dumps(msgspec.to_builtins(schema_of(GAMES[game])), indent=1, ensure_ascii=False) + "\n"


def drop_docstrings(schema: Any) -> Any:
    """``schema`` without docstrings."""
    if isinstance(schema, dict):
        return {key: drop_docstrings(value) for key, value in schema.items() if key != "description"}
    if isinstance(schema, list | tuple):
        return [drop_docstrings(one) for one in schema]
    return schema


if __name__ == "__main__":
    for game in TYPES:
        place_of(game).write_text(describe_game(game), "utf-8")
        (SCHEMAS / f"engine-{game}.schema.json").write_text(schema_written(game), "utf-8")
