"""Bots in a simulation: they choose any option, at once or late, and sometimes fail."""

from concurrent.futures import Executor
from random import Random
from typing import Any

import msgspec

from kitapi.room.table.bots import BotPlayers, Choose
from kitapi_campaigns.simulated_room.faults import Faults

STUCK = 30.0
"""Virtual seconds until the answer of a stuck worker, for which nobody waits any more."""


class _Options(msgspec.Struct):
    options: list[dict[str, Any]]


DITHERING = frozenset(
    {
        *("take_back_ante", "take_back_token", "withdraw_exchange", "change_notes", "call_inspector", "misplace_bet"),
        *("bank_change", "cash_out", "begin_closing", "add_to_float", "offer_loan", "dismiss"),
    }
)
"""Actions that can be repeated without end, and so are chosen seldom."""

SELDOM = 0.03

_OPTIONS = msgspec.json.Decoder(_Options)


class Worker(Executor):
    """A worker without a process: the loop runs its calls after a delay."""

    def __init__(self, chance: Random, faults: Faults) -> None:
        self._chance = chance
        self._faults = faults

    def delay(self) -> float:
        """Virtual seconds until it answers."""
        return STUCK if self._chance.random() < self._faults.bot_fails / 4 else 0.05 * self._chance.random()

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Do nothing: there is no process to end."""


def bots(chance: Random, faults: Faults) -> BotPlayers:
    """Return the bots of one node."""
    return BotPlayers(_choice(faults), workers=lambda: Worker(chance, faults))


def _choice(faults: Faults) -> Choose:
    def choose(_bot: str, _game: str, view: bytes, *rest: Any) -> bytes:
        _history, seed, _budget = rest
        chance = Random(seed)
        if chance.random() < faults.bot_fails:
            if chance.random() < 1 / 2:
                raise RuntimeError("simulated")
            return b'{"kind":"nonsense"}'
        return msgspec.json.encode(some_action(_OPTIONS.decode(view).options, chance))

    return choose


def some_action(options: list[dict[str, Any]], chance: Random) -> dict[str, Any]:
    """A random action of those that ``options`` stand for; no option may be a share in a shuffle."""
    option = chance.choice(options)
    if option.get("action", option["kind"]) in DITHERING and chance.random() >= SELDOM:
        settled = [one for one in options if one.get("action", one["kind"]) not in DITHERING]
        option = chance.choice(settled or options)
    match option["kind"]:
        case "subset":
            return {"kind": option["action"], "cards": chance.sample(option["of"], option["size"])}
        case "form":
            return {"kind": option["action"], **{one["name"]: chance.choice(one["values"]) for one in option["fields"]}}
        case "range":
            amounts = range(option["lowest"], option["highest"] + 1, option["step"])
            return {"kind": option["action"], "amount": chance.choice(amounts)}
        case _:
            return option
