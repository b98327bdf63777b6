"""The choices of simulated people: random legal actions, and shares that can be computed again after a crash."""

import hashlib
import random
from typing import Any

Json = dict[str, Any]


def any_action(chance: random.Random, view: Json, seat: int) -> Json:
    """A random action, as JSON, that the options of ``view`` allow."""
    option = chance.choice(view["options"])
    match option["kind"]:
        case "subset":
            return {"kind": option["action"], "cards": chance.sample(option["of"], option["size"])}
        case "form":
            return {"kind": option["action"], **{one["name"]: chance.choice(one["values"]) for one in option["fields"]}}
        case "range":
            amounts = range(option["lowest"], option["highest"] + 1, option["step"])
            return {"kind": option["action"], "amount": chance.choice(amounts)}
        case "seal":
            bound = option["commitment"]
            value = share(bound["context"], seat)
            texts = ("kitapi-pledge-1", bound["context"], bound["digest"], str(option["seat"]), value)
            return {"kind": option["action"], "digest": hashlib.sha256(parts(*texts)).hexdigest()}
        case "nonce":
            context = (view.get("shuffle") or {}).get("context", "")
            return {"kind": option["action"], "value": share(context, seat)}
        case _:
            return dict(option)


def share(context: str, seat: int) -> str:
    """The share of ``seat`` in the shuffle of the deal ``context``: 16 bytes, in hexadecimal."""
    return hashlib.sha256(f"{context}/{seat}".encode()).hexdigest()[:32]


def parts(*texts: str) -> bytes:
    """Each text as its length in eight bytes, big-endian, followed by its bytes."""
    return b"".join(len(part.encode()).to_bytes(8, "big") + part.encode() for part in texts)
