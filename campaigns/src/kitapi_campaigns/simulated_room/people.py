"""People of a simulation: each has one or two tabs, acts on their states, and repeats commands until answered."""

import hashlib
from random import Random
from typing import Any, Protocol

import msgspec

from kitapi_campaigns.simulated_room.bots import some_action
from kitapi_campaigns.simulated_room.connection import WORLD, Connection
from kitapi_campaigns.simulated_room.faults import Faults
from kitapi_campaigns.simulated_room.loop import VirtualLoop
from kitapi_campaigns.simulated_room.message_checks import NOT_FINAL

PATIENCE = 2.0
"""Virtual seconds after which a command without an answer is sent again."""

DEAF = 4
"""Number of unanswered commands after which a person considers their connection dead."""

STATE = b'{"type":"state"'
HERE = b'{"type":"here"'

Frame = dict[str, Any]


class TabContext(Protocol):
    """The interface of an evening for a tab."""

    loop: VirtualLoop
    chance: Random
    faults: Faults
    calm: bool
    fresh_ids: bool
    """Whether to plant a fault: commands are sent again under a new id."""

    def open_connection(self, tab: "Tab") -> Connection | None:
        """Open a connection to the node, if there is one."""
        ...

    def note(self, what: str) -> None:
        """Add ``what`` to the trace."""
        ...


class Intention(msgspec.Struct):
    """A command to be carried out once: its frame, all ids under which it was sent, and the final answer."""

    user: str
    table: str
    command: Frame
    ids: list[str]
    ended: str = ""
    seat: int | None = None
    said: int = 0


class Tab:
    """One page of one person at one table; ``seat``: where they want to sit; ``role``: their open console."""

    def __init__(
        self, around: TabContext, user: str, table: str, seat: int | None = None, role: str | None = None
    ) -> None:
        self.user = user
        self.table = table
        self.seat = seat
        self.role = role
        self.state: Frame | None = None
        self.intentions: list[Intention] = []
        self.waiting: Intention | None = None
        self.connection: Connection | None = None
        self.away = False
        self._around = around
        self._shown: bytes | None = None
        self._older: Frame | None = None
        self._acted: Frame | None = None
        self._thinking = False
        self._values: dict[str, str] = {}
        self._vain = 0

    def connect(self) -> None:
        """Open a connection; tries again soon if no node is running."""
        if self.away or (self.connection is not None and self.connection.open):
            return
        self.connection = self._around.open_connection(self)
        if self.connection is None:
            self._later(0.3, self.connect)
        elif self.waiting is not None:
            self._later(0.2, self._say, self.waiting)

    def hear(self, connection: Connection, message: bytes) -> None:
        """Receive ``message``."""
        if connection is not self.connection or message.startswith(HERE):
            return
        self._vain = 0
        if message.startswith(STATE):
            self._shown = message
        else:
            self._hear_answer(msgspec.json.decode(message))
        self.think()

    def _hear_answer(self, answer: Frame) -> None:
        if answer["type"] == "done":
            self._note_answer(answer["id"], "done")
        elif answer.get("id") is not None and answer["reason"] not in NOT_FINAL:
            self._note_answer(answer["id"], answer["reason"])

    def cut(self, connection: Connection) -> None:
        """Note that the connection is broken."""
        if connection is self.connection:
            self.connection = None
            self._later(0.05 + self._around.chance.random(), self.connect)

    def leave(self, seconds: float) -> None:
        """Close the page, and open it again after ``seconds``."""
        if self.connection is not None and self.connection.open:
            self.connection.disconnect()
        self.connection, self.away = None, True
        self._later(seconds, self.come_back)

    def come_back(self) -> None:
        """Open the page again."""
        self.away = False
        self.connect()

    def think(self) -> None:
        """Act soon, if there is anything to do."""
        if not self._thinking and self.waiting is None and (self.state or self._shown):
            self._thinking = True
            self._later(0.05 + self._around.chance.random(), self._act)

    def _act(self) -> None:
        self._thinking = False
        if self._shown is not None:
            self._older, self.state, self._shown = self.state, msgspec.json.decode(self._shown), None
        state, random = self.state, self._around.chance.random
        if state is None or self.waiting is not None or self.away:
            return
        wilful = random() < self._around.faults.wilful
        command = self._whim(state) if wilful else self._due(state)
        if command is not None and state is self._acted and random() < 1 / 2:
            self.think()
        elif command is not None:
            self._acted = state
            if self._older is not None and "seen" in command and random() < self._around.faults.stale:
                command["seen"] = self._older["version"]
            self._intend(command, state)

    def _intend(self, command: Frame, state: Frame) -> None:
        intention = Intention(self.user, self.table, command, [self._fresh_id()], seat=state["table"]["me"])
        self.intentions.append(intention)
        self.waiting = intention
        self._say(intention)
        if self._around.chance.random() < self._around.faults.repeats:
            again = Intention(self.user, self.table, dict(command), [self._fresh_id()], seat=intention.seat)
            self.intentions.append(again)
            self._send(again)

    def _say(self, intention: Intention) -> None:
        """Send a command, and repeat it until it is answered."""
        if self.waiting is not intention:
            return
        if intention.said and self._around.fresh_ids:
            intention.ids.append(self._fresh_id())
        intention.said += 1
        if self.connection is not None and self.connection.open:
            self._vain += 1
            if self._vain > DEAF:
                self.connection.disconnect(half=True)
                self.connection, self._vain = None, 0
                self.connect()
            else:
                self._send(intention)
        self._later(PATIENCE * (1 + self._around.chance.random()), self._say, intention)

    def _send(self, intention: Intention) -> None:
        if self.connection is not None:
            frame = {**intention.command, "id": intention.ids[-1]}
            self._around.note(f"{self.user} says {frame}")
            self.connection.say(msgspec.json.encode(frame).decode())

    def _note_answer(self, id: str, how: str) -> None:
        for intention in reversed(self.intentions):
            if id in intention.ids:
                intention.ended = intention.ended or how
                if intention is self.waiting:
                    self.waiting = None
                return

    def _fresh_id(self) -> str:
        return f"{self._around.chance.getrandbits(64):016x}"

    def _later(self, seconds: float, work: Any, *arguments: Any) -> None:
        self._around.loop.call_later(seconds, work, *arguments, context=WORLD)

    # --- what they want

    def _due(self, state: Frame) -> Frame | None:
        """Return the command for which the table waits from this person."""
        table, view = state["table"], state["view"]
        if (other := next((role for role in table["mine"] if role != self.role), None)) is not None:
            return {"type": "leave_role", "role": other}
        if table["acting"] is None and table["me"] is None:
            return self._seat_wanted(table)
        if view is None:
            accepted = table["me"] is None or table["seats"][table["me"]]["accepted"]
            return None if accepted else {"type": "accept", "terms": table["terms"]["number"]}
        if view.get("options"):
            action = self._choose(view["options"])
            role = {} if table["acting"] is None else {"role": table["acting"]}
            return action and {"type": "act", "seen": state["version"], "action": action, **role}
        if table["me"] is not None and (view.get("outcome") or view.get("over")):
            return None if table["seats"][table["me"]]["ready"] else {"type": "next"}
        return None

    def _seat_wanted(self, table: Frame) -> Frame | None:
        if self.role is not None and not table["mine"]:
            taken = next((one for one in table["roles"] if one["role"] == self.role), None)
            if taken is not None and (taken["kind"] == "automaton" or taken["missing"]):
                return {"type": "take_role", "role": self.role, "name": self.user}
        if self.seat is None or self.role is not None or table["seats"][self.seat]["kind"] == "person":
            return None
        return {"type": "sit", "seat": self.seat, "name": self.user}

    def _choose(self, options: list[Frame]) -> Frame | None:
        for option in options:
            match option["kind"]:
                case "seal":
                    return self._pledge(option)
                case "nonce":
                    return {"kind": option["action"], "value": self._contribution(option)}
        return some_action(options, self._around.chance)

    def _pledge(self, option: Frame) -> Frame:
        bound = option["commitment"]
        value = self._around.chance.randbytes(option["bytes"]).hex()
        parts = ("kitapi-pledge-1", bound["context"], bound["digest"], str(option["seat"]), value)
        encoded = b"".join(len(part).to_bytes(8, "big") + part.encode() for part in parts)
        digest = hashlib.sha256(encoded).hexdigest()
        self._values[digest] = value
        return {"kind": option["action"], "digest": digest}

    def _contribution(self, option: Frame) -> str:
        """The share that this page has pledged; empty if another page did, or this one before it was reopened."""
        if pledge := option.get("pledge"):
            return self._values.get(pledge, "")
        return self._around.chance.randbytes(option["bytes"]).hex()

    def _whim(self, state: Frame) -> Frame | None:
        """A random command for which nobody waits."""
        table, chance = state["table"], self._around.chance
        drawn = chance.randrange(8)
        absent = [one["seat"] for one in table["seats"] if one["missing"] or one["kind"] != "person"]
        roles = [one["role"] for one in table["roles"] if one["role"] not in table["mine"]]
        if drawn == 0:
            return {"type": "break_up", "agree": chance.random() < 3 / 4}
        if drawn == 1 and table["me"] is not None:
            return {"type": "rise"}
        if drawn in (2, 3) and absent:
            return {"type": "seat_bot", "seat": chance.choice(absent), "bot": "random"}
        if drawn == 4 and table["me"] is not None:
            return {"type": "seat_bot", "seat": table["me"], "bot": "steady"}
        if drawn == 5 and roles:
            return {"type": "take_role", "role": chance.choice(roles), "name": self.user}
        if drawn == 6 and table["mine"]:
            return {"type": "leave_role", "role": chance.choice(table["mine"])}
        if drawn == 7:
            self.leave(60 * chance.random())
        return None
