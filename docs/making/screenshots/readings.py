"""Stores the texts read from the pages in the folder of the pictures, so that later runs continue from there."""

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from docs.making.screenshots.camera import Reading
from docs.making.screenshots.layout import Misplaced


def keep_reading(folder: Path, game: str, reading: Reading) -> None:
    """Write the texts read of the game in the reading's language; an interruption leaves the old file whole."""
    content = {
        "pictures": {picture: sorted(seen) for picture, seen in reading.taken.items()},
        "spoken": sorted(reading.spoken),
        "misplaced": reading.misplaced,
    }
    path = _path(folder, game, reading.language)
    fresh = path.with_suffix(".new")
    fresh.write_text(json.dumps(content, ensure_ascii=False, indent=1), "utf-8")
    os.replace(fresh, path)


def load_reading(folder: Path, game: str, language: str) -> Reading:
    """Return the texts that earlier runs into ``folder`` have read of the game in ``language``."""
    path = _path(folder, game, language)
    return _parse_reading(path, language) if path.exists() else Reading(language)


def load_readings(folder: Path) -> list[Reading]:
    """Return the texts that all runs into ``folder`` have read, a reading for each game and language."""
    return [_parse_reading(path, path.stem.rpartition("-")[2]) for path in sorted(folder.glob("texts-*-*.json"))]


def find_texts(readings: Sequence[Reading]) -> dict[str, dict[str, Any]]:
    """By language: the messages in sight by picture, those only spoken, those unseen, and misplaced texts."""
    found: dict[str, dict[str, Any]] = {}
    for language in {reading.language: None for reading in readings}:
        own = [reading for reading in readings if reading.language == language]
        seen = set().union(*(reading.seen for reading in own))
        found[language] = {
            "pictures": {name: sorted(one) for reading in own for name, one in reading.taken.items()},
            "spoken": sorted(set().union(*(reading.spoken for reading in own)) - seen),
            "unseen": [message.name for message in own[0].catalogue if message.name not in seen],
            "misplaced": {name: one for reading in own for name, one in reading.misplaced.items()},
        }
    return found


def write_texts(readings: Sequence[Reading], folder: Path) -> None:
    """Write ``texts.json``."""
    (folder / "texts.json").write_text(json.dumps(find_texts(readings), ensure_ascii=False, indent=1), "utf-8")


def _parse_reading(path: Path, language: str) -> Reading:
    kept = json.loads(path.read_text("utf-8"))
    taken = {picture: frozenset(seen) for picture, seen in kept["pictures"].items()}
    misplaced = {picture: [Misplaced(*one) for one in found] for picture, found in kept["misplaced"].items()}
    seen = set().union(*taken.values())
    return Reading(language, taken, seen, set(kept["spoken"]), misplaced)


def _path(folder: Path, game: str, language: str) -> Path:
    return folder / f"texts-{game}-{language}.json"
