"""Moments of a Preferans table that together show every text of a deal: each turn, and each event of the log."""

from collections.abc import Iterator
from typing import Any

import msgspec

from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.games.preferans.rules.variant import PRESETS
from kitapi.games.preferans.rules.view import Phase

Fields = dict[str, Any]

HAND = ["As", "Ks", "Ts", "9s", "8s", "Ah", "Kh", "7d", "8d", "9c"]
TALON = ["Ac", "Th"]
EVENING: Fields = msgspec.to_builtins(PRESETS["evening"])
OTHERS: Fields = {**EVENING, "top_game": "seven", "seven": "sans_atout", "money": "pot"}
GAMES = [game.value for game in GameNumber]
VALUES = [{"game": game, "open": is_open, "value": game + is_open} for game in GAMES for is_open in (False, True)]
FORM: Fields = {
    "kind": "form",
    "action": "name_game",
    "fields": [{"name": "game", "values": GAMES}, {"name": "open", "values": [False, True]}],
}
OPTIONS: dict[str, list[Fields]] = {
    "bidding": [*({"kind": kind} for kind in ("hold", "from_hand", "pass")), {"kind": "bid", "number": 8}],
    "discarding": [{"kind": "throw_in"}],
    "naming": [FORM, {"kind": "give_way"}],
    "participating": [{"kind": "participate", "plays": plays} for plays in (True, False)],
    "inviting": [{"kind": "invite", "invites": invites} for invites in (True, False)],
    "doubling": [{"kind": kind} for kind in ("decline", "kontra")],
}
"""What the viewer may do in a phase."""


def list_views() -> Iterator[Fields]:
    """A view in every phase, in which the viewer is to act, and more of phases that have several texts."""
    won = {"declarer": 1, "number": 4, "defenders": [0, 2], "talon": TALON}
    hand = {"declarer": None, "number": None, "named": [{"seat": 1, "game": 7, "open": True}], "given_way": [2]}
    named = {**won, "game": 4, "value": 4, "participation": [{"seat": 0, "plays": True}, {"seat": 2, "plays": False}]}
    calls = [{"seat": 1, "call": {"kind": "bid", "number": 1}}, {"seat": 2, "call": {"kind": "pass"}}]
    more: dict[str, Fields] = {
        "bidding": {"calls": calls},
        "discarding": {"bargain": won},
        "naming": {"bargain": hand, "values": VALUES},
        "participating": {"bargain": {**named, "participation": []}},
        "inviting": {"bargain": {**named, "dropped": [2]}},
        "doubling": {"bargain": {**named, "invitation": True}, "doubled_value": 8},
        "playing": {"bargain": {**named, "doubled": [0], "refa": True}},
    }
    for phase in Phase:
        yield _view(phase.value, **more.get(phase.value, {}))
    handed = [{"seat": 1, "call": {"kind": "from_hand"}}]
    yield _view("bidding", variant=OTHERS, calls=handed, options=[{"kind": "bid", "number": 1}])
    yield _view("bidding", calls=[{"seat": 1, "call": {"kind": "bid", "number": 7}}])
    for level in range(1, 6):
        doubled = {"dropped": [2], "doubled": ([0, 1] * 3)[:level], "declined": [1], "invitation": False}
        yield _view("doubling", bargain={**named, **doubled}, doubled_value=8)
    yield _view("naming", variant=OTHERS, pot=90, bargain={**won, "talon": []}, values=VALUES, options=[])
    yield _view("playing", variant=OTHERS, pot=90, plays_for=1, bargain={**named, "number": None, "open": True})


def _view(phase: str, **more: Any) -> Fields:
    ladder = [{"number": number, "games": [game for game in GAMES if game >= number]} for number in range(1, 9)]
    common = {"number": 3, "dealer": 2, "heads": [80, 100, -2], "refas": [1, 0, 3], "hand": HAND, "turn": [0]}
    common |= {"results": [12, -30, 18], "tricks": [1, 0, 2]}
    shown = {"variant": EVENING, "active": [0, 1, 2], "ladder": ladder, "options": OPTIONS.get(phase, [])}
    return {**common, **shown, "phase": phase, **more}


def list_events() -> Iterator[tuple[Fields, Fields]]:
    """Each event that the log narrates, after the view before it."""
    bidding = _view("bidding", calls=[{"seat": 1, "call": {"kind": "bid", "number": 4}}])
    calls = [{"kind": "bid", "number": number} for number in range(1, 9)]
    for call in (*calls, *({"kind": kind} for kind in ("hold", "from_hand", "pass"))):
        yield bidding, {"kind": "call_made", "seat": 0, "call": call}
    yield {**bidding, "variant": OTHERS}, {"kind": "call_made", "seat": 0, "call": {"kind": "bid", "number": 7}}
    yield bidding, {"kind": "bidding_won", "declarer": 0, "number": 4, "talon": TALON}
    yield bidding, {"kind": "hand_won", "seats": [0, 2]}
    yield bidding, {"kind": "deal_thrown_in", "seat": 0}
    yield from ((_view("naming"), {"kind": "game_named", "seat": 0, "game": 6, "open": is_open}) for is_open in (0, 1))
    from_hand = _view("naming", bargain={"declarer": 0, "number": None})
    yield from_hand, {"kind": "game_named", "seat": 0, "game": 4, "open": False}
    yield from_hand, {"kind": "way_given", "seat": 0}
    for answer in (True, False):
        yield _view("participating"), {"kind": "participation_said", "seat": 0, "plays": answer}
        yield _view("inviting"), {"kind": "invitation_said", "seat": 0, "invites": answer}
    yield from ((_view("doubling"), {"kind": "kontra_said", "seat": 0, "level": level}) for level in range(1, 6))
    for declarer in (0, 1):
        yield _view("doubling", bargain={"declarer": declarer}), {"kind": "kontra_declined", "seat": 0}
    yield _view("playing"), {"kind": "hands_laid_open"}
    yield _view("playing"), {"kind": "play_stopped"}
    yield _view("playing"), {"kind": "trick_taken", "seat": 0}
    yield _view("playing"), {"kind": "taken_back", "seat": 0}
