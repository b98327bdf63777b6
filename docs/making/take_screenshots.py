"""Take pictures of every page and every phase of a deal, and list the texts of the page that none of them shows.

    python -m docs.making.take_screenshots --out FOLDER
    python -m docs.making.take_screenshots --out FOLDER --game GAME --lang sk --size 360x740 --scene start
    python -m docs.making.take_screenshots --texts --lang en --size 360x740

Visitors play at tables of a real room that deals the same cards in every run. The scenes of a game are in its folder,
``docs/making/games``. Pictures are named ``<game>-<scene>-<language>-<size>-<theme>.jpg``; ``sheet-…`` are several of
them beside each other. ``texts.json`` has the messages that are in sight by picture, those that no picture shows, and
by picture the texts that are cut off, run over the edge, or lie on each other. ``--texts`` writes no pictures.
Scenes are played once, and each picture is taken in all languages; texts that the page wrote earlier, such as its log,
may then be in the first language. With ``--apart`` scenes are played again in each language. What was read is kept
after every scene, in ``texts-<game>-<language>.json``, and a later run into the same folder continues from there: so
scenes can be played one at a time, and a run that is interrupted loses one scene at most. Texts that are only read
aloud (``aria-label``, ``title``) or lie in a closed list are counted apart, not as in sight; with ``--aloud`` they are
drawn beside their elements, and count as in sight. It ends with 1 if a scene
failed, or a phase of a game is in no picture.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import groupby, product
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from playwright.sync_api import Browser, Error, sync_playwright

from docs.making import games
from docs.making.screenshots.camera import THEMES, Camera, Reading, Size
from docs.making.screenshots.contact_sheet import write_sheets
from docs.making.screenshots.readings import find_texts, keep_reading, load_reading, load_readings, write_texts
from docs.making.screenshots.stage import LOCALES, GameScenes, Scene, Stage, served_rooms
from kitapi_campaigns.finding import parts_of
from kitapi_testing.browser.chromium import find_browser
from kitapi_testing.browser.fixtures import browser_arguments

SIZES = (Size(360, 740), Size(800, 1280), Size(1440, 900))
SCENES: dict[str, GameScenes] = parts_of(games, "scenes", "SCENES")
NARROW = 500
"""Pixels of width below which more pictures fit side by side on a sheet."""


class Taken(NamedTuple):
    """The camera of a game after its scenes, and the scenes or parts that failed."""

    camera: Camera
    failed: list[str]


def take_game(camera: Camera, scenes: Sequence[str]) -> Taken:
    """Play the scenes of the camera's game in a browser of its own, and write its contact sheets."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=browser_arguments())
        failed = play(camera, browser, scenes)
        if camera.pictures:
            gather_sheets(browser, camera)
    return Taken(camera, failed)


def play(camera: Camera, browser: Browser, scenes: Sequence[str]) -> list[str]:
    """Play the scenes of the camera's game, all if none are named; return failures, and phases without a picture."""
    own = SCENES[camera.game]
    chosen = [scene for scene in own.scenes if not scenes or scene.name in scenes]
    with served_rooms(own.thinking) as room_of:
        stage = Stage(browser, camera, room_of)
        for scene in chosen:
            _play_scene(stage, scene)
            for reading in camera.readings:
                keep_reading(camera.folder, camera.game, reading)
    missing = frozenset().union(*(scene.phases for scene in chosen)) - camera.phases
    return [f"{camera.game} {one}" for one in (*stage.failed, *(f"phase {name} is not shown" for name in missing))]


def _play_scene(stage: Stage, scene: Scene) -> None:
    """Play a scene, and print how long it took."""
    camera, start, before = stage.camera, monotonic(), len(stage.camera.names)
    try:
        scene.play(stage)
    except (Error, AssertionError, LookupError) as error:
        stage.failed.append(f"{camera.language} {scene.name}: {str(error).partition(chr(10))[0][:160]}")
    taken, seconds = len(camera.names) - before, monotonic() - start
    print(f"{camera.game} {camera.language} {scene.name}: {taken} moments, {seconds:.0f} s", flush=True)


def gather_sheets(browser: Browser, camera: Camera) -> None:
    """Write the contact sheets of a game, for each language and size; light and dark pictures take turns."""
    for reading, size in product(camera.readings, camera.sizes):
        own = camera.themes_of(size)
        themes = [own[at % len(own)] for at in range(len(reading.names))]
        named = zip(reading.names, themes, strict=True)
        pictures = [camera.path(name, reading.language, size, theme) for name, theme in named]
        pictures = [one for one in pictures if one.exists()]
        target = camera.folder / f"sheet-{camera.game}-{reading.language}-{size}"
        column, columns = (216, 6) if size.width < NARROW else (560, 2)
        write_sheets(browser, pictures, target, column, columns)


def report_texts(readings: Sequence[Reading]) -> None:
    """Print how many texts of each catalogue and language are in sight, the others, and those that are cut off."""
    for language, found in find_texts(readings).items():
        catalogue = next(reading.catalogue for reading in readings if reading.language == language)
        unseen, spoken = set(found["unseen"]), set(found["spoken"])
        total = f"{len(catalogue) - len(unseen)} of {len(catalogue)} texts in sight"
        print(f"{language}: {total}, {len(spoken)} more read aloud or in lists")
        for source, own in groupby(catalogue, key=lambda message: message.source):
            names = {message.name for message in own}
            print(f"  {source}: {len(names - unseen)} of {len(names)} in sight, {len(names & spoken)} more read aloud")
        for name in found["unseen"]:
            print(f"  {'spoken' if name in spoken else 'unseen'}: {name}")
        for picture, misplaced in found["misplaced"].items():
            for one in misplaced:
                print(f"  {one.fault} in {picture}: {one.text}")


def read_size(text: str) -> Size:
    """A size as ``360x740``."""
    width, _, height = text.partition("x")
    return Size(int(width), int(height))


def parse(words: Sequence[str]) -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(prog="take_screenshots", description="Take pictures of every page and phase.")
    parser.add_argument("--out", type=Path, default=Path("screenshots"), help="folder of the pictures")
    parser.add_argument("--texts", action="store_true", help="list texts only, write no pictures")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="browsers at once")
    parser.add_argument("--apart", action="store_true", help="play the scenes once for each language")
    parser.add_argument("--news", action="store_true", help="only pictures with a text that none showed before")
    parser.add_argument("--aloud", action="store_true", help="draw texts that are only read aloud or in closed lists")
    parser.add_argument("--turns", action="store_true", help="one theme for each size, in turns")
    parser.add_argument("--game", action="append", choices=list(SCENES), help="may be repeated, like all below")
    parser.add_argument("--lang", action="append", choices=list(LOCALES))
    parser.add_argument("--size", action="append", type=read_size, help="width x height, as 360x740")
    parser.add_argument("--theme", action="append", choices=THEMES)
    parser.add_argument("--scene", action="append", default=[], help="the name of a scene")
    return parser.parse_args(words)


def order_cameras(given: argparse.Namespace) -> list[Camera]:
    """A camera for each game, or for each language and game if languages are played apart."""
    sizes, themes = tuple(given.size or SIZES), tuple(given.theme or THEMES)
    languages = given.lang or list(LOCALES)
    together = [[one] for one in languages] if given.apart else [languages]
    return [
        Camera(
            given.out,
            game,
            [load_reading(given.out, game, one) for one in own],
            sizes,
            themes,
            not given.texts,
            given.turns,
            given.news,
            given.aloud,
        )
        for own, game in product(together, given.game or SCENES)
    ]


def main(words: Sequence[str]) -> int:
    """Take the pictures; return 1 if a scene failed."""
    given = parse(words)
    given.out.mkdir(parents=True, exist_ok=True)
    failed: list[str] = []
    with ProcessPoolExecutor(given.jobs, mp_context=get_context("spawn")) as pool:
        for taken in pool.map(partial(take_game, scenes=given.scene), order_cameras(given)):
            failed += taken.failed
    readings = load_readings(given.out)
    write_texts(readings, given.out)
    report_texts(readings)
    print("".join(f"{one}\n" for one in failed), end="")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
