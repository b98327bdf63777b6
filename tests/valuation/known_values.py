"""A dozen hands and their values with few layouts; ``python -m tests.valuation.known_values`` writes them again."""

from pathlib import Path

import msgspec

from kitapi.registry import PACKAGES
from kitapi.valuation.formats import HandValue, ValueRequest
from kitapi.valuation.hand_values import Depth, value_hand

PATH = Path(__file__).with_name("values.jsonl")
LITTLE = Depth(layouts=3, few=2, close=1, deals=30, choices=2, twelve=12)


class Known(msgspec.Struct):
    """A request, and the value that it had when the file was written, in JSON."""

    request: ValueRequest
    value: msgspec.Raw


def read_known() -> list[Known]:
    """Return the lines of the file."""
    return [msgspec.json.decode(line, type=Known) for line in PATH.read_bytes().splitlines()]


def value_now(request: ValueRequest) -> HandValue:
    """Return the value of the same request now."""
    return value_hand(PACKAGES[request.game], request, depth=LITTLE)


def main() -> None:
    """Write the values that the hands have now."""
    now = [Known(one.request, msgspec.Raw(msgspec.json.encode(value_now(one.request)))) for one in read_known()]
    PATH.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in now))


if __name__ == "__main__":
    main()
