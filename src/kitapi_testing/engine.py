"""Deals driven through `kitapi.engine`, line by line, as another program would."""

import json
import random
from typing import Any

import msgspec
import pytest

from kitapi.engine import BadRequest, Engine

EAGER = ("wave", "raise", "no_more_bets", "game_over", "no_exchange")
RARE = ("state_facts", "call_inspector", "turn_selector", "begin_closing", "take_back_ante", "slip", "misplace_bet")
"""Kinds of options that interrupt a deal against a house."""


def ask(engine: Engine, line: Any) -> Any:
    """Give ``line`` to the engine and return its answer, as a program that reads JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(engine.answer(json.dumps(line).encode())))


def refusal(engine: Engine, line: Any) -> str:
    """Return the sentence with which ``line`` is refused; the test fails if it is answered."""
    with pytest.raises(BadRequest) as refused:
        ask(engine, line)
    return str(refused.value)


def look_at_all(engine: Engine) -> list[Any]:
    """Return the options of a deal and the views of a seat and of a spectator; these requests change nothing."""
    views = [ask(engine, {"do": "view", "viewer": viewer}) for viewer in ("seat0", "spectator")]
    return [ask(engine, {"do": "options"}), *views]


def play_deal(engine: Engine, begin: Any, rng: random.Random) -> tuple[list[Any], Any]:
    """Play a deal with random choices among the offered options; returns its events and its result."""
    answer = ask(engine, {"do": "new", **begin})
    events = list(answer["events"])
    while not answer["over"]:
        actor = rng.choice(answer["to_act"])
        action = choose_option(answer["options"][actor], rng)
        if action is not None:
            answer = ask(engine, {"do": "act", "actor": actor, "action": action})
            events += answer["events"]
    return events, ask(engine, {"do": "result"})


def choose_option(options: list[Any], rng: random.Random) -> Any:
    """Choose one of ``options``, mostly one that continues the deal; None if another actor must act first."""
    eager = [option for option in options if option["kind"] in EAGER]
    usual = [
        option
        for option in options
        if option["kind"] not in RARE and option.get("action") not in ("bank_change", "add_to_float")
    ]
    option = (
        rng.choice(eager if eager and rng.random() < 0.7 else usual or options)
        if usual or rng.random() < 0.05
        else None
    )
    if option is None or option["kind"] != "range":
        return option
    amount = rng.randrange(option["lowest"], option["highest"] + 1, option["step"])
    return {"kind": option["action"], "amount": amount}
