"""``kitapi solve --layouts``: counts over all layouts, and what is refused."""

import json
from typing import Any

import msgspec
import pytest

from kitapi_testing.commands import CommandResult, kitapi


def ask(*lines: dict[str, Any], options: tuple[str, ...] = ()) -> CommandResult:
    """Return the command's answer to ``lines``."""
    given = "\n".join(msgspec.json.encode(line).decode() for line in lines)
    return kitapi("solve", "--layouts", *options, given=given)


def line(**changed: Any) -> dict[str, Any]:
    return {"id": 5, "hand": "As Qs", "unseen": "Ks 7h 8d 9d", "strain": "n", "leader": "declarer"} | changed


def test_all_layouts_are_counted() -> None:
    """The king is alone in its suit, so the ace drops it whoever holds it."""
    ran = ask(line(), line(unseen="Ks 7s 8d 9d"), line(objective="open"))
    assert [json.loads(one) for one in ran.out.splitlines()] == [
        {"id": 5, "of": 6, "tricks": [0, 0, 6]},
        {"id": 5, "of": 6, "tricks": [0, 2, 4]},
        {"id": 5, "of": 6, "tricks": [6, 0, 0]},
    ]
    assert ran.status == 0


def test_a_lone_defender_may_hold_any_of_the_unseen() -> None:
    ran = ask(line(hand="7s 9s", unseen="8s Ts Ad", defenders=1, objective="betl", leader="first"))
    assert json.loads(ran.out) == {"id": 5, "of": 3, "made": 3}


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"hand": "As 2d"}, "hand: 2d is not in the pack, which goes from seven to ace"),
        ({"hand": ""}, "hand: has 1 to 10 cards, not 0"),
        ({"hand": "As As"}, "hand: As is given twice"),
        ({"unseen": "Ks 7h 8d"}, "unseen: leaves 3 unseen for two defenders, who have 4 together"),
        ({"unseen": "Ks", "defenders": 1}, "unseen: leaves 1 unseen for a defender, who has 2"),
        ({"unseen": "As 7h 8d 9d"}, "unseen: names a card of the hand or one that is away"),
        ({"unseen": None, "away": "8d"}, "away: leaves 29 unseen for two defenders, who have 4 together"),
        ({"away": "As"}, "away: names a card of the hand"),
        ({"defenders": 3}, "defenders: are 1 or 2, not 3"),
        ({"leader": "second", "defenders": 1}, "leader: cannot be second, who has no hand"),
        ({"strain": "x"}, "strain: cannot be “x”; choose from s, c, d, h, n"),
    ],
)
def test_what_is_wrong_is_said(changed: dict[str, Any], said: str) -> None:
    ran = ask(line(**changed), line())
    bad, good = (json.loads(one) for one in ran.out.splitlines())
    assert bad == {"id": 5, "error": said}
    assert good["of"] == 6
    assert ran.status == 2


def test_a_terminal_shows_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = kitapi("solve", "--layouts", given=msgspec.json.encode(line(unseen="Ks 7s 8d 9d")).decode(), terminal=True)
    assert "6 layouts" in ran.out
    assert ["2", "tricks", "4", "66.67%"] in [row.split() for row in ran.out.splitlines()]


@pytest.mark.parametrize("other", ["--moves", "--line", "--all"])
def test_it_goes_with_no_other_question(other: str) -> None:
    ran = ask(line(), options=(other,))
    assert f"{other} asks about one layout and --layouts about every one" in ran.err
    assert ran.status == 2
