"""A small network, trained in plain NumPy, for the probability of each number of tricks of a declarer's ten cards.

All side suits pass through the same layers, trumps through layers of their own. The outputs for the side suits are
added up, so that the order of the suits does not matter, as in the game; the last layers, the head, compute the
probabilities. ``players.tricks.trick_distribution`` computes the same function.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]
Bits = NDArray[np.int64]

COUNTS = 11
"""Number of possible results: 0 to 10 tricks."""
CONTEXT = 4
"""Number of context inputs: the leader (declarer, next, last), and whether one defender plays alone."""
SUIT_LAYERS = (16, 64, 48)
"""Number of inputs for a suit (own cards and discards), and the widths of the layers over them."""
HEAD_LAYERS = (96, 64, COUNTS)
BATCH = 4096
FASTEST = 3e-3


class Layer(NamedTuple):
    """``weights``: (inputs, outputs); ``bias``: (outputs,)."""

    weights: Array
    bias: Array


class Network(NamedTuple):
    """``trumps`` stays empty for a network of no trumps."""

    side: tuple[Layer, ...]
    trumps: tuple[Layer, ...]
    head: tuple[Layer, ...]


class Samples(NamedTuple):
    """Training samples.

    ``suits``: (n, 4) own cards of a suit, and eight bits higher its discards; trumps first, if any; ``context``: (n, 4)
    the leader, and whether one defender plays alone; ``tricks``: (n, 11) 1 at the solver's result, else 0.
    """

    suits: NDArray[np.uint16]
    context: Array
    tricks: Array


def any_network(rng: np.random.Generator, *, suited: bool) -> Network:
    """An untrained network with random weights."""
    width = SUIT_LAYERS[-1] * (1 + suited) + CONTEXT
    side, trumps = _layers(rng, SUIT_LAYERS), _layers(rng, SUIT_LAYERS)
    return Network(side, trumps if suited else (), _layers(rng, (width, *HEAD_LAYERS)))


def _layers(rng: np.random.Generator, widths: Sequence[int]) -> tuple[Layer, ...]:
    return tuple(
        Layer(
            (rng.standard_normal((inputs, outputs)) * np.sqrt(2 / inputs)).astype(np.float32),
            np.zeros(outputs, np.float32),
        )
        for inputs, outputs in pairwise(widths)
    )


_BITS = (np.arange(1 << 16)[:, None] >> np.arange(16) & 1).astype(np.float32)


def _run_layers(layers: Sequence[Layer], inputs: Array, *, bent_last: bool) -> list[Array]:
    """The inputs of each layer, and the outputs of the last."""
    values = [inputs]
    for place, layer in enumerate(layers):
        out = values[-1] @ layer.weights + layer.bias
        values.append(np.maximum(out, 0) if bent_last or place < len(layers) - 1 else out)
    return values


def _back(layers: Sequence[Layer], values: list[Array], slope: Array) -> tuple[list[Layer], Array]:
    """The gradients of every layer and of its input; ``slope``: of the output before the activation function."""
    slopes: list[Layer] = []
    for place in reversed(range(len(layers))):
        slopes.insert(0, Layer(values[place].T @ slope, slope.sum(0)))
        slope = slope @ layers[place].weights.T
        if place:
            slope *= values[place] > 0
    return slopes, slope


def likely(scores: Array) -> Array:
    """(n, 11) probabilities: the softmax of ``scores``."""
    high = np.exp(scores - scores.max(1, keepdims=True))
    return np.asarray(high / high.sum(1, keepdims=True))


class _Pass(NamedTuple):
    side: list[Array]
    trumps: list[Array]
    head: list[Array]


def _forward(network: Network, samples: Samples) -> _Pass:
    suited = bool(network.trumps)
    sides = _run_layers(network.side, _BITS[samples.suits[:, suited:].ravel()], bent_last=True)
    trumps = _run_layers(network.trumps, _BITS[samples.suits[:, 0]], bent_last=True) if suited else []
    together = sides[-1].reshape(len(samples.suits), 4 - suited, -1).sum(1)
    inputs = [trumps[-1], together, samples.context] if suited else [together, samples.context]
    return _Pass(sides, trumps, _run_layers(network.head, np.concatenate(inputs, axis=1), bent_last=False))


def answers(network: Network, samples: Samples) -> Array:
    """(n, 11) the probability of each number of tricks."""
    rows = np.arange(len(samples.suits))
    parts = [some_of(samples, rows[start : start + BATCH]) for start in range(0, len(rows), BATCH)]
    return np.concatenate([likely(_forward(network, part).head[-1]) for part in parts])


def some_of(samples: Samples, rows: Bits) -> Samples:
    """The samples at ``rows``."""
    return Samples(samples.suits[rows], samples.context[rows], samples.tricks[rows])


def slopes_of(network: Network, samples: Samples) -> tuple[float, Network]:
    """The mean loss in nats, and its gradient by the network's weights."""
    values = _forward(network, samples)
    chances, suited = likely(values.head[-1]), bool(network.trumps)
    loss = -float((samples.tricks * np.log(chances + 1e-12)).sum(1).mean())
    head, slope = _back(network.head, values.head, (chances - samples.tricks) / np.float32(len(chances)))
    width = SUIT_LAYERS[-1]
    to_trumps = slope[:, : width * suited]
    to_sides = np.repeat(slope[:, width * suited : width * (1 + suited)], 4 - suited, axis=0)
    side, _ = _back(network.side, values.side, to_sides * (values.side[-1] > 0))
    trumps = _back(network.trumps, values.trumps, to_trumps * (values.trumps[-1] > 0))[0] if suited else []
    return loss, Network(tuple(side), tuple(trumps), tuple(head))


def numbers_of(network: Network) -> list[Array]:
    """All arrays of a network."""
    return [array for part in network for layer in part for array in layer]


class Descent:
    """Adam (Kingma and Ba, 2015), with a step size that falls to zero along a half cosine."""

    def __init__(self, network: Network, steps: int) -> None:
        self._numbers = numbers_of(network)
        self._first = [np.zeros_like(array) for array in self._numbers]
        self._second = [np.zeros_like(array) for array in self._numbers]
        self._done, self._steps = 0, steps

    def step(self, slopes: Network) -> None:
        """Change the network in place by one step against the gradient ``slopes``."""
        self._done += 1
        length = FASTEST * (1 + np.cos(np.pi * self._done / self._steps)) / 2 * min(1, self._done / 100)
        less = length * np.sqrt(1 - 0.999**self._done) / (1 - 0.9**self._done)
        for place, slope in enumerate(numbers_of(slopes)):
            self._first[place] += 0.1 * (slope - self._first[place])
            self._second[place] += 0.001 * (slope * slope - self._second[place])
            self._numbers[place] -= np.float32(less) * self._first[place] / (np.sqrt(self._second[place]) + 1e-8)


def train(network: Network, samples: Samples, epochs: int, rng: np.random.Generator) -> Network:
    """``network``, changed in place by ``epochs`` passes over all samples."""
    descent = Descent(network, epochs * -(-len(samples.suits) // BATCH))
    for epoch in range(epochs):
        order, losses = rng.permutation(len(samples.suits)), []
        for start in range(0, len(order), BATCH):
            some = np.sort(order[start : start + BATCH])
            loss, slopes = slopes_of(network, some_of(samples, some))
            descent.step(slopes)
            losses.append(loss)
        print(f"epoch {epoch + 1}: {np.mean(losses):.4f} nats", flush=True)
    return network
