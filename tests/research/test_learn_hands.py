"""Training deals are reproducible, gradients are correct, and the stored network is the trained one."""

from pathlib import Path

import numpy as np
import pytest

from kitapi.players.tricks import trick_distribution
from kitapi.players.tricks.estimate import NO_TRUMPS, tricks
from research import learn_deals, learn_hands, learn_network, learn_tables
from research.games.prefa import learn_judged, learn_regret

ROWS = 200


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn_deals.shard, "__defaults__", (ROWS,))
    monkeypatch.setattr(learn_hands, "ALIKE", 5)


def test_the_tables_for_many_hands_are_those_for_one() -> None:
    hands = learn_deals.draw_rows(np.random.default_rng(3), 20).hands[:, 0]
    assert learn_deals.estimate_tricks(hands) == pytest.approx(
        np.array([[tricks(int(hand), strain) for strain in range(5)] for hand in hands])
    )


def test_a_shard_is_made_once_and_is_the_same_again(tmp_path: Path, small: None) -> None:
    rows = learn_deals.load_shard(tmp_path, 4, 1)
    kept = learn_deals.load_shard(tmp_path, 4, 1)
    again = learn_deals.shard(4, 1)
    packed = learn_deals.pack_rows(rows)
    assert np.array_equal(packed, learn_deals.pack_rows(kept))
    assert np.array_equal(packed, learn_deals.pack_rows(again))
    assert (np.bitwise_count(rows.hands) == [10, 10, 10, 2]).all()
    assert (rows.hands.sum(1) == 0xFFFFFFFF).all()
    assert (rows.tricks[:, 0] >= 0).all()
    assert (rows.tricks[: ROWS // 4] >= 0).all()
    assert (rows.tricks[ROWS // 4 :, 1:] == -1).all()
    against = rows.tricks[: ROWS // 4]
    assert against[:, 1:].mean() > against[:, 0].mean(), "one defender takes fewer tricks than two"
    assert (learn_deals.shard(4, learn_deals.NO_TRUMPS_FROM, 20).strains == NO_TRUMPS).all()


def test_slopes_are_what_the_loss_changes_by(small: None) -> None:
    answers = learn_hands.answers_of(learn_deals.shard(4, 1))
    for suited in (True, False):
        some = learn_hands.select_answers(answers, (answers.strains != NO_TRUMPS) == suited)
        samples = learn_network.some_of(learn_hands.samples_of(some), np.arange(8))
        network = learn_network.any_network(np.random.default_rng(5), suited=suited)
        network = learn_network.Network(*(tuple(_bent(layer) for layer in part) for part in network))
        _, slopes = learn_network.slopes_of(network, samples)
        pairs = zip(learn_network.numbers_of(network), learn_network.numbers_of(slopes), strict=True)
        for array, slope in pairs:
            place = np.unravel_index(np.abs(slope).argmax(), slope.shape)
            losses = []
            for step in (1e-5, -2e-5):
                array[place] += step
                losses.append(learn_network.slopes_of(network, samples)[0])
            array[place] += 1e-5
            assert (losses[0] - losses[1]) / 2e-5 == pytest.approx(slope[place], rel=1e-3)


def _bent(layer: learn_network.Layer) -> learn_network.Layer:
    """Return the layer in double precision, with random biases, so that no void suit is where the ReLU bends."""
    bias = np.random.default_rng(7).normal(0, 0.1, layer.bias.shape)
    return learn_network.Layer(layer.weights.astype(np.float64), bias)  # type: ignore[arg-type]


def test_what_is_learnt_is_kept_and_answers_alike(
    tmp_path: Path, small: None, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = learn_hands.answers_of(learn_deals.shard(4, 1))
    suited = learn_hands.select_answers(answers, answers.strains != NO_TRUMPS)
    rng = np.random.default_rng(6)
    samples = learn_hands.samples_of(suited)
    network = learn_network.train(learn_network.any_network(rng, suited=True), samples, 30, rng)
    losses = [float(line.split()[2]) for line in capsys.readouterr().out.splitlines()]
    assert losses[-1] < losses[0] - 0.5
    none = learn_network.any_network(rng, suited=False)
    learn_hands.keep(
        tmp_path / "some.npz",
        learn_hands.flatten_network("suited", network) | learn_hands.flatten_network("none", none),
    )
    kept = learn_hands.kept_in(tmp_path / "some.npz")
    found = learn_hands.network_chances(suited, kept)
    assert found == pytest.approx(learn_network.answers(network, samples), abs=0.01)
    assert trick_distribution.tables_of(kept, True).side.shape == (6561, learn_network.HEAD_LAYERS[0])


def test_fitted_tables_find_what_deals_were_made_of() -> None:
    rows = learn_deals.draw_rows(np.random.default_rng(8), 4000)
    about = learn_tables.Hands(rows.hands[:, 0], rows.strains, rows.leaders)
    made_of = learn_deals.estimate_tricks(about.hands)[np.arange(4000), about.strains]
    suited = about.strains != NO_TRUMPS
    for wide in (False, True):
        fit = learn_tables.fit_tables(about, made_of, wide=wide)
        assert np.abs(fit.expected_tricks(about) - made_of)[suited].mean() < 0.2
    counted = learn_tables.count_outcomes(made_of, np.clip(np.round(made_of), 0, 10).astype(np.int64))
    assert counted.about(np.array([6.0]))[0].argmax() == 6


def test_the_commands_go_from_deals_to_figures(tmp_path: Path, small: None, capsys: pytest.CaptureFixture[str]) -> None:
    folder = ["--folder", str(tmp_path), "--shards", "2", "--file", str(tmp_path / "some.npz")]
    for what in ("make", "learn", "report"):
        learn_hands.main([what, *folder, "--epochs", "1"])
    assert len(list(tmp_path.glob("*.npy"))) == 4
    assert capsys.readouterr().out.count("network") == 5


def test_regret_is_printed_for_every_decider(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learn_regret, "TRULY", 4)
    learn_regret.main(["exchange", "--hands", "2"])
    lines = capsys.readouterr().out.splitlines()
    values = {line[:28].strip(): float(line[28:].split()[0]) for line in lines}
    assert values["best of all looked at"] >= max(values.values())
    learn_regret.main(["auction", "--hands", "2"])
    assert capsys.readouterr().out.count("±") == 2


def test_plans_are_judged_and_played(tmp_path: Path, small: None, capsys: pytest.CaptureFixture[str]) -> None:
    learn_judged.main(["judged", "--deals", "3"])
    learn_judged.main(["played", "--deals", "3", "--folder", str(tmp_path), "--shards", "6"])
    assert capsys.readouterr().out.count("kapikia an exchange") == 5
