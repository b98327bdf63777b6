"""The terminal and the page see the same sheet in the same log of changes, and settle the same results alike."""

import random
from pathlib import Path
from typing import Any

import msgspec

from kitapi.papers import history
from kitapi.papers.changes import Amend, Change, Keep, Name, Strike, Undo, Write
from kitapi.papers.fewest_payments import least_transfers
from tests.client.node_accounts import results_in_node

WRITER = Path("src/kitapi/web/client/writer")
LOGS = 150
PLAYERS = 3


def next_change(chance: random.Random, log: list[Change], device: str) -> Change:
    """Return a random change that a person may make on ``device``, who knows ``log``."""
    stamp = history.next_stamp(log, device, chance.randrange(10**6))
    lines = [line.id for line in history.lines_of(log)]
    line = {"kind": "deal", "number": chance.randrange(100)}
    undo, redo = history.undoable(log), history.redoable(log)
    pairs = history.conflicts_in(log)
    kinds = ["write", "write", "name", *(["amend", "strike", "insert"] if lines else [])]
    kinds += [*(["undo", "undo"] if undo else []), *(["redo"] if redo else []), *(["keep"] if pairs else [])]
    match chance.choice(kinds):
        case "write":
            return Write(**stamp, line=line, after=lines[-1] if lines else None)
        case "insert":
            return Write(**stamp, line=line, after=chance.choice([None, *lines]))
        case "name":
            return Name(**stamp, seat=chance.randrange(PLAYERS + 1), name=chance.choice(("", "Rena", "Βάσω")))
        case "amend":
            return Amend(**stamp, of=chance.choice(lines), line=line)
        case "strike":
            return Strike(**stamp, of=chance.choice(lines))
        case "keep":
            one, other = chance.choice(pairs)
            return Keep(**stamp, of=(one.id, other.id))
        case kind:
            cancelled = undo if kind == "undo" else redo
            assert cancelled is not None
            return Undo(**stamp, of=cancelled.id)


def random_log(chance: random.Random) -> list[Change]:
    """Return the log of three devices that write apart and are joined from time to time, in no order."""
    logs: dict[str, list[Change]] = {device: [] for device in ("a", "b-1", "C")}
    for _ in range(chance.randrange(1, 45)):
        device = chance.choice([*logs])
        if chance.random() < 0.2:
            logs[device] = history.join_logs(logs[device], logs[chance.choice([*logs])])
        else:
            logs[device] = [*logs[device], next_change(chance, logs[device], device)]
    joined = [change for log in logs.values() for change in log]
    found = [*{change.id: change for change in joined}.values()]
    chance.shuffle(found)
    return found


def plain(value: object) -> Any:
    """Return ``value`` as it would be read from JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def seen_in_python(log: list[Change]) -> list[Any]:
    return [
        plain(value)
        for value in (
            history.in_order(log),
            history.active_changes(log),
            history.undoable(log),
            history.redoable(log),
            history.lines_of(log),
            history.names_of(log, PLAYERS),
            history.conflicts_in(log),
            history.count_by_device(log),
            history.join_logs(log[::2], log[1::2]),
        )
    ]


def calls_for_page(log: list[Change]) -> list[tuple[str, list[Any]]]:
    known = plain(log)
    names = ("inOrder", "activeChanges", "undoable", "redoable", "linesOf")
    requests: list[tuple[str, list[Any]]] = [(name, [known]) for name in names]
    requests += [("namesOf", [known, PLAYERS]), ("conflictsIn", [known]), ("countByDevice", [known])]
    return [*requests, ("joinLogs", [known[::2], known[1::2]])]


def test_both_languages_see_the_same_sheet_in_the_same_log() -> None:
    logs = [random_log(random.Random(seed)) for seed in range(LOGS)]
    requests = [calls_for_page(log) for log in logs]
    on_page = iter(results_in_node(WRITER / "changes.js", [call for one in requests for call in one]))
    kinds, conflicts = set(), 0
    for seed, (log, calls) in enumerate(zip(logs, requests, strict=True)):
        here = seen_in_python(log)
        for (name, _), value in zip(calls, here, strict=True):
            assert next(on_page) == value, (seed, name)
        kinds |= {type(change) for change in log}
        conflicts += len(history.conflicts_in(log))
    assert kinds == {Write, Amend, Strike, Undo, Name, Keep}
    assert conflicts > LOGS // 10


def test_both_languages_settle_with_the_same_payments() -> None:
    chance = random.Random(7)
    given = []
    for _ in range(300):
        drawn = [10 * chance.randrange(-4, 5) for _ in range(chance.randrange(1, 7))]
        given.append([*drawn, -sum(drawn)])
    on_page = results_in_node(WRITER / "least_transfers.js", [("leastTransfers", [results]) for results in given])
    here = [[{"from": one.payer, "to": one.payee, "amount": one.amount} for one in least_transfers(r)] for r in given]
    assert here == on_page
