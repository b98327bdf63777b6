#!/usr/bin/env python3
"""Make the sounds of the table: ``python -m art.make_sounds [FOLDER]``; no sample of anybody else is in them.

Two things make all of them. *Grains* are noise through a resonant filter whose loudness follows a curve: a card that
slides, a pencil on paper. *Knocks* are the first few modes of a small plate, each a sine that dies away, after a
click of noise: a card that lands on cloth, a knuckle on wood. The seed of the noise is fixed, so that the files
are always the same. 16 kHz, mono, 16 bits: each is shorter than half a second and smaller than 15 kB.
"""

import math
import random
import sys
import wave
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from kitapi.web.bundles import CLIENT

SOUNDS = CLIENT / "art" / "sounds"
RATE = 16_000
"""Samples a second."""
PEAK = 0.7
"""The loudest sample of a file, as a share of the loudest possible."""
FADE = 0.008
"""Seconds in which the end of a file fades, so that it does not click."""

Samples = list[float]


class Mode(NamedTuple):
    """One way in which a plate rings."""

    hertz: float
    seconds: float
    """Until it is quieter by a factor of e."""
    gain: float


class Grain(NamedTuple):
    """Noise around a frequency, which may glide to another."""

    seconds: float
    hertz: tuple[float, float]
    sharpness: float
    loudness: Callable[[float], float]
    """Of the share of its time that has passed."""


WOOD = (Mode(196, 0.060, 1.0), Mode(371, 0.042, 0.6), Mode(655, 0.022, 0.35), Mode(1180, 0.010, 0.2))
DOOR = (Mode(128, 0.085, 1.0), Mode(243, 0.060, 0.7), Mode(452, 0.028, 0.4), Mode(890, 0.012, 0.2))
CLOTH = (Mode(168, 0.028, 1.0), Mode(420, 0.012, 0.45), Mode(1340, 0.006, 0.3))
NAIL = (Mode(540, 0.018, 1.0), Mode(1010, 0.010, 0.5), Mode(2150, 0.005, 0.3))


def swell(share: float) -> float:
    """Loudness that rises fast and falls slowly."""
    return math.sin(math.pi * share**0.6) ** 2


def scratch(share: float) -> float:
    """Loudness of a pencil: it catches on the paper."""
    return swell(share) * (0.55 + 0.45 * math.sin(2 * math.pi * 13 * share) ** 2)


SLIDE = Grain(0.085, (2400, 4600), 1.1, swell)
SWEEP = Grain(0.240, (1100, 3600), 0.9, swell)
STROKE = Grain(0.150, (2900, 3700), 1.6, scratch)
CLICK = Grain(0.006, (2600, 1400), 0.7, lambda share: 1 - share)


def make_grain(noise: random.Random, grain: Grain) -> Samples:
    """Noise through a two-pole resonance whose frequency glides."""
    count = int(grain.seconds * RATE)
    low = band = 0.0
    samples = []
    for at in range(count):
        share = at / count
        hertz = grain.hertz[0] + (grain.hertz[1] - grain.hertz[0]) * share
        step = 2 * math.sin(math.pi * min(hertz, RATE / 6) / RATE)
        low += step * band
        band += step * (noise.uniform(-1, 1) - low - band / grain.sharpness)
        samples.append(band * grain.loudness(share))
    return samples


def make_ring(modes: Sequence[Mode]) -> Samples:
    """A plate that was hit once."""
    longest = max(mode.seconds for mode in modes)
    return [
        sum(
            mode.gain * math.exp(-at / RATE / mode.seconds) * math.sin(2 * math.pi * mode.hertz * at / RATE)
            for mode in modes
        )
        for at in range(int(5 * longest * RATE))
    ]


def make_knock(noise: random.Random, modes: Sequence[Mode], force: float) -> Samples:
    """A plate that is hit once: it rings after a click."""
    return quieter(mix((0.0, make_ring(modes)), (0.0, quieter(make_grain(noise, CLICK), 0.5))), force)


def mix(*parts: tuple[float, Samples]) -> Samples:
    """The parts together, each from its second on."""
    mixed = [0.0] * max(int(start * RATE) + len(samples) for start, samples in parts)
    for start, samples in parts:
        for at, sample in enumerate(samples, int(start * RATE)):
            mixed[at] += sample
    return mixed


def quieter(samples: Samples, gain: float) -> Samples:
    """The samples multiplied by ``gain``."""
    return [gain * sample for sample in samples]


def make_dealt(noise: random.Random) -> Samples:
    """A card slides off the pack and lands."""
    return mix((0.0, make_grain(noise, SLIDE)), (0.062, make_knock(noise, CLOTH, 0.25)))


def make_card(noise: random.Random) -> Samples:
    """A card is put on the table, with a little force."""
    return mix((0.0, quieter(make_grain(noise, SLIDE), 0.4)), (0.050, make_knock(noise, CLOTH, 0.9)))


def make_trick(noise: random.Random) -> Samples:
    """Three cards are swept together and squared up."""
    swept = [(0.03 * at, quieter(make_grain(noise, SLIDE), 0.3)) for at in range(3)]
    return mix((0.0, make_grain(noise, SWEEP)), *swept, (0.235, make_knock(noise, CLOTH, 0.5)))


def make_call(noise: random.Random) -> Samples:
    """A fingernail touches the table once."""
    return make_knock(noise, NAIL, 0.6)


def make_turn(noise: random.Random) -> Samples:
    """Two light taps of a knuckle on the table."""
    return mix((0.0, make_knock(noise, WOOD, 0.8)), (0.150, make_knock(noise, WOOD, 1.0)))[: int(0.42 * RATE)]


def make_door(noise: random.Random) -> Samples:
    """Somebody knocks at the door three times."""
    knocks = [(0.125 * at, make_knock(noise, DOOR, force)) for at, force in enumerate((0.8, 0.9, 1.0))]
    return mix(*knocks)[: int(0.46 * RATE)]


def make_written(noise: random.Random) -> Samples:
    """Two strokes of a pencil on the sheet."""
    return mix((0.0, make_grain(noise, STROKE)), (0.200, quieter(make_grain(noise, STROKE), 0.8)))


RECIPES: dict[str, Callable[[random.Random], Samples]] = {
    "dealt": make_dealt,
    "card": make_card,
    "trick": make_trick,
    "call": make_call,
    "turn": make_turn,
    "knock": make_door,
    "settled": make_written,
}
"""By the name of the sound, as the page has it."""
LOUDNESS = {"dealt": 0.6, "call": 0.45, "trick": 0.8, "settled": 0.5}
"""The loudness of some, as a share of ``PEAK``: what is heard often is quiet."""


def make_sound(name: str) -> "array[int]":
    """The samples of a sound, as in its file."""
    samples = RECIPES[name](random.Random(name))
    scale = 32767 * PEAK * LOUDNESS.get(name, 1.0) / max(abs(sample) for sample in samples)
    fading = int(FADE * RATE)
    left = range(len(samples), 0, -1)
    return array("h", (round(scale * one * min(1.0, more / fading)) for one, more in zip(samples, left, strict=True)))


def write_sounds(folder: Path) -> None:
    """Writes all files."""
    folder.mkdir(exist_ok=True)
    for name in RECIPES:
        samples = make_sound(name)
        if sys.byteorder == "big":
            samples.byteswap()
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.tobytes())


if __name__ == "__main__":
    write_sounds(Path(sys.argv[1]) if len(sys.argv) > 1 else SOUNDS)
