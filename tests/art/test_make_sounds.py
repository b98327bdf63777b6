"""The table's sounds are small, and their files equal the output of their recipes."""

import re
import wave
from array import array

import pytest

from art.make_sounds import FADE, RATE, RECIPES, SOUNDS, make_sound
from kitapi.web.bundles import CLIENT

LARGEST = 15_000
"""The largest size of a file, in bytes."""


def read_samples(name: str) -> "array[int]":
    with wave.open(str(SOUNDS / f"{name}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return array("h", file.readframes(file.getnframes()))


@pytest.mark.parametrize("name", RECIPES)
def test_a_sound_is_what_its_recipe_makes(name: str) -> None:
    found, made = read_samples(name), make_sound(name)
    assert len(found) == len(made)
    assert max(abs(one - other) for one, other in zip(found, made, strict=True)) <= 1, "a sine may round otherwise"
    assert (SOUNDS / f"{name}.wav").stat().st_size <= LARGEST


@pytest.mark.parametrize("name", RECIPES)
def test_a_sound_can_be_heard_and_ends_without_a_click(name: str) -> None:
    samples = make_sound(name)
    loudest = max(map(abs, samples))
    assert 3_000 < loudest < 30_000
    assert max(map(abs, samples[-int(FADE * RATE / 8) :])) < loudest / 20


def test_every_sound_that_the_page_plays_is_there_and_no_other() -> None:
    [names] = re.findall(r"@typedef \{(.+?)\} Sound", (CLIENT / "sound.js").read_text("utf-8"))
    assert set(re.findall(r'"(\w+)"', names)) == RECIPES.keys()
    assert {path.stem for path in SOUNDS.iterdir()} == RECIPES.keys()
