"""Write the playthroughs: a short sitting of every preset with what each viewer is shown at every step.

    python -m tests.playthroughs.writer

A playthrough is text, so that a change in rules, events or views is a readable difference. It has only the fields of
each view that changed since the step before, and observations only if they differ from the event.
"""

import argparse
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from kitapi.kernel import SPECTATOR, Viewer, seats_of
from kitapi_testing.game_case import GameCase
from kitapi_testing.games.cases import CASES
from kitapi_testing.strategies import Moment, sitting

FOLDER = Path(__file__).parents[2] / "tests" / "playthroughs"
DEALS = 2
MOST_SEATS = 4
"""Larger tables show nothing that these do not, at many times the length."""
SEEDS = {
    ("prefa", "rulebook, 3 players"): 190,
    ("prefa", "rulebook, 4 players"): 101,
    ("prefa", "prefadoros, 3 players"): 153,
    ("prefa", "prefadoros, 4 players"): 144,
    ("prefa", "house, 3 players"): 210,
    ("prefa", "house, 4 players"): 198,
    ("preferans", "rulebook, 3 players"): 4,
    ("preferans", "rulebook, 4 players"): 3,
    ("preferans", "evening, 3 players"): 31,
    ("preferans", "evening, 4 players"): 6,
    ("preferans", "balkan, 3 players"): 48,
    ("preferans", "balkan, 4 players"): 25,
    ("preferans", "refa-one, 3 players"): 51,
    ("preferans", "refa-one, 4 players"): 40,
    ("preferans", "pot, 3 players"): 20,
    ("preferans", "pot, 4 players"): 30,
}
"""Seeds whose sittings have many kinds of events; other presets have an arbitrary seed."""

GONE = "(gone)"


def playthroughs() -> Iterator[tuple[str, GameCase, str]]:
    """Yield file name, game and preset of every playthrough."""
    for game, case in CASES.items():
        for preset, terms in case.presets.items():
            if case.game.seats(terms) > MOST_SEATS:
                continue
            yield f"{game}-{preset.replace(', ', '-').replace(' ', '-')}.txt", case, preset


def text_of(case: GameCase, preset: str) -> str:
    """Return the text of a playthrough."""
    return "\n".join(_lines_of(case, preset)) + "\n"


def _lines_of(case: GameCase, preset: str) -> Iterator[str]:
    """Yield the lines of one playthrough."""
    game, terms = case.game, case.presets[preset]
    yield f"# {game.name}, {preset}: {DEALS} random deals; of each view, what changed since the step before"
    yield f"# {_text(terms)}"
    viewers: tuple[Viewer, ...] = (*seats_of(game.seats(terms)), SPECTATOR)
    shown: dict[Viewer, dict[str, Any]] = {viewer: {} for viewer in viewers}
    rng = random.Random(f"{preset} {SEEDS.get((game.name, preset), 1)}")
    for moment in sitting(game, terms, rng, deals=DEALS, choice=case.choice):
        yield ""
        yield f"> {_who(moment.actor)}: {_text(moment.action)}" if moment.actor is not None else "> a deal is opened"
        for event in moment.events:
            yield f"  {_text(event)}"
        for viewer in viewers:
            yield from (f"    {_who(viewer)} sees {seen}" for seen in _lines_observed(case, moment, viewer))
            view = msgspec.json.decode(game.codec.write_view(game.view(moment.after, viewer)))
            yield f"    {_who(viewer)}: {_text(_changes(shown[viewer], view))}"
            shown[viewer] = view


def _lines_observed(case: GameCase, moment: Moment, viewer: Viewer) -> Iterator[str]:
    """Yield what the viewer sees of the events, where that is not the event itself."""
    for event, state in zip(moment.events, moment.states, strict=True):
        seen = case.game.observe(state, event, viewer)
        if seen != event:
            yield "nothing" if seen is None else case.game.codec.write_observation(seen).decode()


def _changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """Return the fields of ``after`` that differ from those of ``before``."""
    gone = {name: GONE for name in before if name not in after}
    return {name: value for name, value in after.items() if before.get(name, GONE) != value} | gone


def _who(actor: Viewer | None) -> str:
    return f"seat{actor}" if isinstance(actor, int) else str(actor)


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def main() -> None:
    """Write every file again, and remove those of presets that are gone."""
    argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None).parse_args()
    texts = {name: text_of(case, preset) for name, case, preset in playthroughs()}
    for old in FOLDER.glob("*.txt"):
        if old.name not in texts:
            old.unlink()
    for name, text in texts.items():
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(f"{name}: {text.count(chr(10)):,} lines, {len(text.encode()):,} bytes")


if __name__ == "__main__":
    main()
