"""Train networks that predict the tricks of a declarer's ten cards from solved deals, and report their accuracy.

    nice python -m research.learn_hands make --folder hands --shards 160
    nice python -m research.learn_hands learn --folder hands --shards 160 --epochs 10 --file learned.npz
    nice python -m research.learn_hands report --folder hands --shards 160 --file learned.npz

``make`` writes one file of 20,000 deals for each shard, and a quarter as many shards of no trumps only, and continues
where it ended. The last tenth is held out for the figures of ``report``. The shipped networks are in
``kitapi/players/tricks``.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kitapi.players.evaluation import Bits, Floats
from kitapi.players.tricks import trick_distribution
from kitapi.players.tricks.chances import chances
from kitapi.players.tricks.estimate import NO_TRUMPS
from research import learn_tables
from research.learn_deals import NO_TRUMPS_FROM, Rows, draw_rows, estimate_tricks, join_rows, load_shard, solve_hands
from research.learn_network import CONTEXT, COUNTS, Network, Samples, any_network, train

ALIKE, LAYOUTS = 2000, 24
"""Number of hands, and of solved layouts for each, that measure the uncertainty left to somebody who knows the hand."""


class Answers(NamedTuple):
    """Training answers: the rows of a shard against both defenders, then those against one."""

    hands: Bits
    away: Bits
    strains: Bits
    leaders: Bits
    alone: Bits
    tricks: Bits


def answers_of(rows: Rows) -> Answers:
    """All answers of ``rows``, with the leader in the network's encoding."""
    parts = []
    for place in range(3):
        some = rows.tricks[:, place] >= 0
        leaders = rows.leaders[some]
        if place:
            out = 3 - place
            leaders = (np.where(leaders == out, (out + 1) % 3, leaders) > 0).astype(np.int64)
        alone = np.full(int(some.sum()), int(place > 0))
        columns = (rows.hands[some, 0], rows.hands[some, 3], rows.strains[some], leaders)
        parts.append(Answers(*columns, alone, rows.tricks[some, place].astype(np.int64)))
    return Answers(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def select_answers(answers: Answers, which: NDArray[np.bool_]) -> Answers:
    """The answers for which ``which`` is true."""
    return Answers(*(column[which] for column in answers))


def samples_of(answers: Answers) -> Samples:
    """The training samples of ``answers``, which must all be with trumps or all without."""
    first = np.where(answers.strains == NO_TRUMPS, 0, answers.strains)
    order = (np.arange(4) + first[:, None]) % 4
    suits = (answers.hands[:, None] >> 8 * order & 0xFF) | (answers.away[:, None] >> 8 * order & 0xFF) << 8
    context = np.zeros((len(suits), CONTEXT), np.float32)
    context[np.arange(len(suits)), answers.leaders] = 1
    context[:, 3] = answers.alone
    return Samples(suits.astype(np.uint16), context, np.eye(COUNTS, dtype=np.float32)[answers.tricks])


def flatten_network(kind: str, network: Network) -> dict[str, NDArray[np.float16]]:
    """The stored form of a network, at half precision, which has no measurable cost."""
    return {
        f"{kind}.{part}.{place}.{what}": array.astype(np.float16)
        for part, layers in network._asdict().items()
        for place, layer in enumerate(layers)
        for what, array in layer._asdict().items()
    }


def learn(answers: Answers, epochs: int, seed: int) -> dict[str, NDArray[np.float16]]:
    """Train both networks; returns their stored form."""
    kept: dict[str, NDArray[np.float16]] = {}
    for kind, which in (("suited", answers.strains != NO_TRUMPS), ("none", answers.strains == NO_TRUMPS)):
        rng = np.random.default_rng([seed, len(kind)])
        network = any_network(rng, suited=kind == "suited")
        times = epochs if kind == "suited" else 2 * epochs
        kept |= flatten_network(kind, train(network, samples_of(select_answers(answers, which)), times, rng))
    return kept


def network_chances(answers: Answers, kept: dict[str, NDArray[np.float32]]) -> Floats:
    """(n, 11) a network's probabilities of every number of tricks."""
    found = np.zeros((len(answers.hands), COUNTS))
    tables = [trick_distribution.tables_of(kept, no_trumps) for no_trumps in (False, True)]
    for strain in range(5):
        for leader, alone in ((leader, alone) for leader in range(3) for alone in (False, True)):
            which = (answers.strains == strain) & (answers.leaders == leader) & (answers.alone == alone)
            seen = trick_distribution.encode_suits(answers.hands[which], answers.away[which], strain)
            found[which] = trick_distribution.answers(seen, tables[strain == NO_TRUMPS], leader, alone)
    return found


class Score(NamedTuple):
    """The accuracy of predictions: mean error, root mean square error, and log loss in nats."""

    bias: float
    apart: float
    nats: float


def score(expected_tricks: Floats, chances_of: Floats, taken: Bits) -> Score:
    """The score of the expected tricks and of the probabilities."""
    wrong = expected_tricks - taken
    lost = -np.log(np.maximum(chances_of[np.arange(len(taken)), taken], 1e-9))
    return Score(float(wrong.mean()), float(np.sqrt((wrong**2).mean())), float(lost.mean()))


_NORMAL = np.array([chances(place / 10 - 4) for place in range(160)])
"""The players' probabilities of every number of tricks, by expected tricks, from -4 on in steps of a tenth."""


def expected_tricks(about: Answers, fit: learn_tables.Fitted | None) -> Floats:
    """(n,) the expected tricks by the tables, or by ``fit``."""
    if fit is None:
        return np.asarray(estimate_tricks(about.hands)[np.arange(len(about.hands)), about.strains])
    return fit.expected_tricks(learn_tables.Hands(about.hands, about.strains, about.leaders))


def score_tables(known: Answers, held: Answers) -> dict[str, Score]:
    """Scores on ``held`` of the present tables, of the same with counted probabilities, and of tables fitted again."""
    hands = learn_tables.Hands(known.hands, known.strains, known.leaders)
    same, wide = (learn_tables.fit_tables(hands, known.tricks, wide=wide) for wide in (False, True))
    tricks = expected_tricks(held, None)
    normal = _NORMAL[np.clip(np.round(tricks * 10) + 40, 0, 159).astype(np.int64)]
    scores = {"tables": score(tricks, normal, held.tricks)}
    for name, fit in (("tables, counted", None), ("same shape, fitted", same), ("wide shape, fitted", wide)):
        tricks = expected_tricks(held, fit)
        about = learn_tables.count_outcomes(expected_tricks(known, fit), known.tricks).about(tricks)
        scores[name] = score(tricks, about, held.tricks)
    return scores


def alike(seed: int) -> tuple[Answers, NDArray[np.int8]]:
    """Random hands against both defenders, and the tricks of each in ``LAYOUTS`` layouts: (hands, layouts)."""
    rng = np.random.default_rng([seed, 1 << 20])
    rows = draw_rows(rng, ALIKE)
    others = rows.hands[:, 1:3].sum(1)
    bits = np.int64(1) << np.arange(32)
    cards = np.broadcast_to(bits, (ALIKE, 32))[(others[:, None] & bits) > 0].reshape(ALIKE, 20)
    dealt = rng.permuted(np.repeat(cards, LAYOUTS, axis=0), axis=1)
    hands = np.stack([np.repeat(rows.hands[:, 0], LAYOUTS), dealt[:, :10].sum(1), dealt[:, 10:].sum(1)], axis=1)
    taken = solve_hands(hands, np.repeat(rows.leaders, LAYOUTS), np.repeat(rows.strains, LAYOUTS))
    none = np.zeros(ALIKE, np.int64)
    return Answers(rows.hands[:, 0], rows.hands[:, 3], rows.strains, rows.leaders, none, none), taken.reshape(ALIKE, -1)


def uncertainty_of(taken: NDArray[np.int8]) -> tuple[float, float]:
    """The uncertainty left by knowing the ten cards and the discards: in tricks (root mean square) and in nats."""
    counts = (taken[:, :, None] == trick_distribution.COUNTS).sum(1)
    share = counts / LAYOUTS
    few = ((counts > 0).sum(1) - 1) / (2 * LAYOUTS)  # bias of the entropy from few layouts (Miller, 1955)
    nats = -(share * np.log(np.maximum(share, 1e-9))).sum(1) + few
    return float(np.sqrt(taken.var(1, ddof=1).mean())), float(nats.mean())


def error_of_mean(tricks: Floats, taken: NDArray[np.int8]) -> float:
    """Root mean square error of ``tricks`` against the mean over all layouts, corrected for the sample's own error."""
    apart = (tricks - taken.mean(1)) ** 2 - taken.var(1, ddof=1) / LAYOUTS
    return float(np.sqrt(max(apart.mean(), 1e-6)))


def report(known: Answers, held: Answers, kept: dict[str, NDArray[np.float32]] | None) -> None:
    """Print the scores of all on the held-out answers, for each kind of contract and number of defenders."""
    for alone in (False, True):
        for kind, none in (("trumps", False), ("no trumps", True)):
            learnt, answers = (
                select_answers(of, ((of.strains == NO_TRUMPS) == none) & (of.alone == alone)) for of in (known, held)
            )
            scores = score_tables(learnt, answers)
            if kept is not None:
                chances_of = network_chances(answers, kept)
                scores["network"] = score(chances_of @ trick_distribution.COUNTS, chances_of, answers.tricks)
            print(f"\n{kind}, {2 - alone} defenders, {len(answers.hands)} answers held out")
            for name, one in scores.items():
                print(f"  {name:22} bias {one.bias:+.3f}  rmse {one.apart:.3f}  nats {one.nats:.4f}")


def report_alike(seed: int, kept: dict[str, NDArray[np.float32]] | None) -> None:
    """Print the uncertainty left by the layout, and how many solved layouts are as accurate as the network."""
    answers, taken = alike(seed)
    apart, nats = uncertainty_of(taken)
    print(f"\nboth defenders, what the layout alone leaves open: rmse {apart:.3f}, nats {nats:.4f}")
    predictions = {"tables": expected_tricks(answers, None)}
    if kept is not None:
        predictions["network"] = network_chances(answers, kept) @ trick_distribution.COUNTS
    for name, means in predictions.items():
        off = error_of_mean(means, taken)
        print(f"{name}: off the mean over all layouts by {off:.3f}, as {(apart / off) ** 2:.1f} solved layouts are")


def keep(path: Path, arrays: dict[str, NDArray[np.float16]]) -> None:
    """Write a network to ``path``; equal numbers make equal bytes."""
    np.savez_compressed(path, **arrays)  # type: ignore[arg-type]


def kept_in(path: Path) -> dict[str, NDArray[np.float32]]:
    """The network that ``keep`` wrote."""
    with np.load(path) as file:
        return {name: file[name].astype(np.float32) for name in file.files}


def shards(number: int, *, held: bool) -> list[int]:
    """Numbers of the training shards or the held-out ones, of ``number`` and a quarter as many of no trumps only."""
    found: list[int] = []
    for first, count in ((0, number), (NO_TRUMPS_FROM, max(2, number // 4))):
        end = count - max(1, count // 10)
        found += range(first + end, first + count) if held else range(first, first + end)
    return found


def _load(given: argparse.Namespace, *, held: bool) -> Answers:
    return answers_of(
        join_rows([load_shard(given.folder, given.seed, number) for number in shards(given.shards, held=held)])
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("make", "learn", "report"))
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--shards", type=int, default=160)
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, help="the network to write, or to report on")
    given = parser.parse_args(arguments)
    if given.what == "make":
        for held in (False, True):
            _load(given, held=held)
    elif given.what == "learn":
        keep(given.file, learn(_load(given, held=False), given.epochs, given.seed))
    else:
        report(_load(given, held=False), _load(given, held=True), kept_in(given.file) if given.file else None)
        report_alike(given.seed, kept_in(given.file) if given.file else None)


if __name__ == "__main__":
    main()
