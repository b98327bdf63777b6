"""Take pictures of every page and every phase of a deal, and list the texts of the page that none of them shows.

    python -m docs.making.take_screenshots --out FOLDER
    python -m docs.making.take_screenshots --out FOLDER --game GAME --lang sk --size 360x740 --scene start

Visitors play at tables of a real room that deals the same cards in every run. The scenes of a game are in its folder,
``docs/making/games``. Pictures are named ``<game>-<scene>-<language>-<size>-<theme>.png``; ``sheet-…`` are several of
them beside each other. ``texts.json`` has the messages that are in sight by picture, and those that no picture shows.
It ends with 1 if a scene failed, or a phase of a game is in no picture.
"""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, sync_playwright

from docs.making import games
from docs.making.screenshots.camera import THEMES, Camera, Size
from docs.making.screenshots.contact_sheet import write_sheets
from docs.making.screenshots.stage import LOCALES, GameScenes, Stage, served_rooms
from docs.making.screenshots.texts import read_catalogue
from kitapi_campaigns.finding import parts_of
from kitapi_testing.browser.chromium import find_browser

SIZES = (Size(360, 740), Size(800, 1280), Size(1440, 900))
SCENES: dict[str, GameScenes] = parts_of(games, "scenes", "SCENES")
NARROW = 500
"""Pixels of width below which more pictures fit side by side on a sheet."""


def play(camera: Camera, browser: Browser, scenes: Sequence[str]) -> list[str]:
    """Play the scenes of the camera's game, all if none are named; what failed, and phases that no picture shows."""
    own = SCENES[camera.game]
    chosen = [scene for scene in own.scenes if not scenes or scene.name in scenes]
    with served_rooms(own.thinking) as room_of:
        stage = Stage(browser, camera, room_of)
        for scene in chosen:
            try:
                scene.play(stage)
            except (Error, AssertionError, LookupError) as error:
                stage.failed.append(f"{camera.language} {scene.name}: {str(error).partition(chr(10))[0][:160]}")
    missing = frozenset().union(*(scene.phases for scene in chosen)) - camera.phases
    return [f"{camera.game} {one}" for one in (*stage.failed, *(f"phase {name} is not shown" for name in missing))]


def gather_sheets(browser: Browser, camera: Camera) -> None:
    """Write the contact sheets of a game and language, for each size; light and dark pictures take turns."""
    for size in camera.sizes:
        themes = [camera.themes[at % len(camera.themes)] for at in range(len(camera.names))]
        pictures = [camera.path(name, size, theme) for name, theme in zip(camera.names, themes, strict=True)]
        target = camera.folder / f"sheet-{camera.game}-{camera.language}-{size}"
        write_sheets(browser, pictures, target, columns=6 if size.width < NARROW else 3)


def find_texts(cameras: Sequence[Camera]) -> dict[str, dict[str, Any]]:
    """By language: the messages in sight by picture, those only spoken, and those that no picture shows."""
    found: dict[str, dict[str, Any]] = {}
    for language in {camera.language: None for camera in cameras}:
        own = [camera for camera in cameras if camera.language == language]
        seen = set().union(*(camera.seen for camera in own))
        found[language] = {
            "pictures": {name: sorted(one) for camera in own for name, one in camera.taken.items()},
            "spoken": sorted(set().union(*(camera.spoken for camera in own)) - seen),
            "unseen": [message.name for message in own[0].catalogue if message.name not in seen],
        }
    return found


def report_texts(cameras: Sequence[Camera]) -> None:
    """Print how many texts each language's pictures show, and which none does."""
    for language, found in find_texts(cameras).items():
        texts = next(len(camera.catalogue) for camera in cameras if camera.language == language)
        unseen, spoken = found["unseen"], found["spoken"]
        print(f"{language}: {texts - len(unseen)} of {texts} texts in sight, {len(spoken)} more read aloud or in lists")
        for name in unseen:
            print(f"  {'spoken' if name in spoken else 'unseen'}: {name}")


def write_texts(cameras: Sequence[Camera], folder: Path) -> None:
    """Write ``texts.json``."""
    (folder / "texts.json").write_text(json.dumps(find_texts(cameras), ensure_ascii=False, indent=1), "utf-8")


def read_size(text: str) -> Size:
    """A size as ``360x740``."""
    width, _, height = text.partition("x")
    return Size(int(width), int(height))


def parse(words: Sequence[str]) -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(prog="take_screenshots", description="Take pictures of every page and phase.")
    parser.add_argument("--out", type=Path, default=Path("screenshots"), help="folder of the pictures")
    parser.add_argument("--game", action="append", choices=list(SCENES), help="may be repeated, like all below")
    parser.add_argument("--lang", action="append", choices=list(LOCALES))
    parser.add_argument("--size", action="append", type=read_size, help="width x height, as 360x740")
    parser.add_argument("--theme", action="append", choices=THEMES)
    parser.add_argument("--scene", action="append", default=[], help="the name of a scene")
    return parser.parse_args(words)


def main(words: Sequence[str]) -> int:
    """Take the pictures; return 1 if a scene failed."""
    given = parse(words)
    given.out.mkdir(parents=True, exist_ok=True)
    cameras, failed = [], []
    sandbox = [] if not hasattr(os, "getuid") or os.getuid() else ["--no-sandbox"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=sandbox)
        for language, game in product(given.lang or LOCALES, given.game or SCENES):
            sizes, themes = tuple(given.size or SIZES), tuple(given.theme or THEMES)
            camera = Camera(given.out, game, language, sizes, read_catalogue(language), themes)
            failed += play(camera, browser, given.scene)
            cameras.append(camera)
            write_texts(cameras, given.out)
            print(f"{game} {language}: {len(camera.taken) * len(themes)} pictures", flush=True)
            gather_sheets(browser, camera)
    report_texts(cameras)
    print("".join(f"{one}\n" for one in failed), end="")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
