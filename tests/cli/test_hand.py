"""``kitapi hand``: the documented answers, texts for people in every language, pictures, and refusals."""

import re
from pathlib import Path
from typing import Any

import pytest

from kitapi.valuation.hand_values import Depth, value_hand
from kitapi_testing.commands import CommandResult, kitapi
from kitapi_testing.places import DOCS

TEN = "As Ks Qs Js 9s Ah Kh Qd Jd 7c"
QUICK = Depth(layouts=2, few=2, deals=20, choices=1, twelve=16)
WORDS = {"en": "Bid up to", "el": "Ανέβα μέχρι", "sk": "Licituj najviac po", "it": "Dichiara fino a"}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use few layouts, so that tests of texts are fast."""
    monkeypatch.setattr(value_hand, "__kwdefaults__", {"workers": 1, "watch": None, "depth": QUICK})


def hand(*arguments: str, **how: Any) -> CommandResult:
    return kitapi("hand", *arguments, "--workers", "1", **how)


def test_the_documented_hands_have_the_documented_answers() -> None:
    text = (DOCS / "formats/hand.md").read_text()
    lines = [line.strip() for line in text.splitlines() if line.startswith("    {")]
    assert len(lines) == 4
    ran = hand("prefa", given="\n".join((*lines[::2], '{"id":3,"cards":"As Ks"}')))
    refused = re.search(r'`({"id":3.*})`', text)
    assert refused
    assert ran.out.splitlines() == [*lines[1::2], refused[1]]
    assert ran.status == 2


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("lang", WORDS)
def test_people_read_it_in_their_language(lang: str) -> None:
    game = "preferans" if lang == "sk" else "prefa"
    ran = hand(game, TEN, "--lang", lang, terminal=True)
    assert ran.status == 0
    assert WORDS[lang] in ran.out
    assert "█" in ran.out


@pytest.mark.usefixtures("quick")
def test_options_and_lines_say_the_same() -> None:
    house = ("--kasa", "40", "--players", "4", "--seat", "2", "--seed", "7", "--variant", "aces=false")
    (one,) = hand("prefa", TEN, *house, "--json").answers()
    line = '{"cards":"%s","kasa":40,"players":4,"seat":2,"seed":7,"variant":{"aces":false}}' % TEN  # noqa: UP031
    (other,) = hand("prefa", given=line).answers()
    assert one == other
    (usual,) = hand("prefa", TEN, "--json").answers()
    assert one != usual
    assert hand("prefa", TEN, "--preset", "rulebook").answers() == [usual]
    pot, sheet = (hand("preferans", TEN, "--preset", preset).answers() for preset in ("pot", "rulebook"))
    assert pot != sheet


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("name", ["hand.svg", "hand.png"])
def test_a_picture_is_drawn(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    assert hand("prefa", TEN, "--plot", str(path), "--lang", "en").status == 0
    drawn = path.read_bytes()
    assert drawn.startswith(b"<svg" if name.endswith("svg") else b"\x89PNG")
    assert name.endswith("png") or "Worth, and how often it is made" in drawn.decode()


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("whist", TEN), "game: must be prefa or preferans, not “whist”"),
        (("prefa", "As Xs"), "cards: “Xs” is no card"),
        (("prefa", "As 2s 7c 8c 9c Tc Jc Qc Kc Ac"), "cards: 2s is not in the pack"),
        (("prefa", "As"), "cards: are ten, or twelve with the talon, not 1"),
        (("prefa", TEN, "--seat", "3"), "seat: must be 0"),
        (("prefa", TEN, "--seed", "-1"), "seed: must be 0 or more"),
        (("prefa", TEN, "--exact"), "exact: asks about twelve cards"),
        (("prefa", TEN, "--bid", "7s"), "bid: has no part in ten cards"),
        (("prefa", f"{TEN} 7d 8d", "--bid", "5s"), "bid: there is no bid “5s”"),
        (("prefa", TEN, "--kasa", "0"), "kasa: must hold something"),
        (("prefa", TEN, "--players", "5"), "variant: "),
        (("prefa", TEN, "--variant", "house=none"), "variant: "),
        (("prefa", TEN, "--preset", "pub"), "preset: there are no house rules “pub”"),
        (("preferans", TEN, "--kasa", "300"), "kasa: has no part in preferans"),
        (("prefa", TEN, "--plot", "hand.pdf"), "--plot: draws one hand"),
        (("prefa", TEN, "--workers", "0"), "--workers: must be at least 1"),
    ],
)
def test_what_cannot_be_is_refused_in_a_line(arguments: tuple[str, ...], why: str) -> None:
    ran = kitapi("hand", *arguments)
    assert ran.status == 2
    assert why in ran.err
    assert ran.err.count("\n") == 1
