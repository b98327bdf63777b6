"""Chooses what a person does at a table, from the states that their page is shown."""

import hashlib
from random import Random
from typing import Any

from kitapi_campaigns.simulated_room.bots import some_action

Frame = dict[str, Any]


class Person:
    """A person at a seat: chooses randomly among their options, and gives shares in the shuffle as a page does."""

    def __init__(self, chance: Random, *, wishes_seat: int | None) -> None:
        self._chance = chance
        self._wishes_seat = wishes_seat
        self._pledged: dict[str, str] = {}

    def at_once(self, state: Frame) -> Frame | None:
        """The command that a page sends by itself: sit down or accept, if it was opened for that, or give a share."""
        table, view = state["table"], state["view"]
        if (me := table["me"]) is None:
            return None if self._wishes_seat is None else self._sit()
        if view is None:
            return None if table["seats"][me]["accepted"] else {"type": "accept", "terms": table["terms"]["number"]}
        for option in view.get("options", ()):
            if option["kind"] in ("seal", "nonce"):
                return _act(state, self._share(option))
        return None

    def is_to_act(self, state: Frame) -> bool:
        """Whether the table waits for a choice of this person, which the page does not make by itself."""
        table, view = state["table"], state["view"]
        if view is None or table["me"] is None:
            return False
        if options := view.get("options"):
            return options[0]["kind"] not in ("seal", "nonce")
        return bool(view.get("outcome")) and not table["seats"][table["me"]]["ready"]

    def in_time(self, state: Frame) -> Frame | None:
        """Return the command by which this person chooses, if the table waits for their choice."""
        table, view = state["table"], state["view"]
        if view is None or table["me"] is None:
            return None
        if options := view.get("options"):
            return _act(state, some_action(options, self._chance))
        if view.get("outcome"):
            return None if table["seats"][table["me"]]["ready"] else {"type": "next"}
        return None

    def _sit(self) -> Frame:
        return {"type": "sit", "seat": self._wishes_seat, "name": f"Seat {self._wishes_seat}"}

    def _share(self, option: Frame) -> Frame:
        if option["kind"] == "nonce":
            return {"kind": option["action"], "value": self._pledged.pop(option["pledge"], "")}
        bound, value = option["commitment"], self._chance.randbytes(option["bytes"]).hex()
        parts = ("kitapi-pledge-1", bound["context"], bound["digest"], str(option["seat"]), value)
        encoded = b"".join(len(part).to_bytes(8, "big") + part.encode() for part in parts)
        digest = hashlib.sha256(encoded).hexdigest()
        self._pledged[digest] = value
        return {"kind": option["action"], "digest": digest}


def _act(state: Frame, action: Frame) -> Frame:
    return {"type": "act", "seen": state["version"], "action": action}
