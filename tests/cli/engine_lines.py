"""Lines for ``kitapi engine`` and their answers, kept in ``tests/cli/engine``: they stay the same for good.

    python -m tests.cli.engine_lines

plays the deals again and writes the file, for an intended change of the rules. Of each answer the file keeps what other
programs depend on: phase, who may act, options (only their number if there are more than twelve), kinds of event,
payments, errors.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from kitapi.engine import BadRequest, Engine
from kitapi.kernel import replay
from kitapi.registry import GAMES

FOLDER = Path(__file__).with_name("engine")

MOST_OPTIONS = 12


def answer_to(engine: Engine, line: bytes) -> dict[str, Any]:
    """Return the engine's answer, reduced to what the file keeps."""
    try:
        return keep_part(msgspec.to_builtins(msgspec.json.decode(msgspec.json.encode(engine.answer(line)))))
    except BadRequest as error:
        return {"error": str(error)}


def keep_part(answer: dict[str, Any]) -> dict[str, Any]:
    """Return the part of an answer that the file keeps."""
    if "options" in answer:
        answer["options"] = {
            actor: some if len(some) <= MOST_OPTIONS else len(some) for actor, some in answer["options"].items()
        }
    if "events" in answer:
        answer["events"] = [event["kind"] for event in answer["events"]]
    if "net" in answer:
        answer["net"] = {account: gain for account, gain in answer["net"].items() if gain}
        answer["carried"] = sorted(answer["carried"]["setup"])
        del answer["sheet"]
    if "view" in answer:
        answer = {"view": {name: answer["view"].get(name) for name in ("phase", "hand", "options", "turn")}}
    return answer


# Requests


def requests(game: str) -> Iterator[dict[str, Any]]:
    """Yield the requests of a deal: in trick-taking games the first option each time, at Caribbean Stud ``_round``."""
    return _round() if GAMES[game].house else _deal(game)


def _deal(game: str) -> Iterator[dict[str, Any]]:
    engine = Engine(GAMES[game])
    first = {"do": "new", "seed": 7, "terms": {"players": 3}, "dealer": 2}
    yield first
    step: Any = msgspec.to_builtins(msgspec.json.decode(msgspec.json.encode(engine.answer(json.dumps(first).encode()))))
    while not step["over"]:
        actor = step["to_act"][0]
        act = {"do": "act", "actor": actor, "action": step["options"][actor][0]}
        yield act
        step = msgspec.json.decode(msgspec.json.encode(engine.answer(json.dumps(act).encode())))
    yield {"do": "act", "actor": "seat0", "action": {"kind": "pass"}}
    yield {"do": "view", "viewer": "seat0"}
    yield {"do": "result"}


STAKES: tuple[dict[str, Any], ...] = ({"kind": "change_notes"}, {"kind": "ante", "amount": 10}, {"kind": "wave"})


def _round() -> Iterator[dict[str, Any]]:
    """Yield the requests of a round: one seat stakes and raises; the house's roles act as its automaton would."""
    game = GAMES["caribbean-stud"]
    assert game.house is not None
    engine, staking, events = Engine(game), iter(STAKES), list[Any]()
    line: dict[str, Any] = {"do": "new", "seed": 7, "terms": {"players": 1}}
    while True:
        yield line
        step = msgspec.json.decode(msgspec.json.encode(engine.answer(json.dumps(line).encode())))
        for event in step["events"]:
            kind, schema = event.pop("kind"), event.pop("schema")
            events.append(game.codec.read_event(kind, schema, json.dumps({"kind": kind, **event}).encode()))
        if step["over"]:
            break
        due = game.house.step(replay(game, events), frozenset((0,)))  # type: ignore[arg-type]
        if due is not None and not due.patience:
            action = json.loads(game.codec.write_action(due.action))
            line = {"do": "act", "actor": due.actor, "action": action}
        else:
            action = next(staking, None) or {"kind": "raise", "amount": 20}
            line = {"do": "act", "actor": "seat0", "action": action}
    yield {"do": "act", "actor": "dealer", "action": {"kind": "deal"}}
    yield {"do": "result"}


def render_file(game: str) -> str:
    """Return the file of ``game``: requests and answers alternately."""
    engine = Engine(GAMES[game])
    pairs = ((one, answer_to(engine, json.dumps(one).encode())) for one in requests(game))
    return "".join(json.dumps(one, ensure_ascii=False) + "\n" for pair in pairs for one in pair)


if __name__ == "__main__":
    for name in GAMES:
        (FOLDER / f"{name}.jsonl").write_text(render_file(name), "utf-8")
