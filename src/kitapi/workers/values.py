"""Values of hands: each line is a request in JSON, and the answer is the value or ``{"error":…}``."""

import msgspec

from kitapi import api

_read = msgspec.json.Decoder(api.ValueRequest).decode
_write = msgspec.json.Encoder().encode


def value_line(line: bytes) -> bytes:
    """The line that answers the request in ``line``."""
    try:
        found: msgspec.Struct | dict[str, str] = api.value(_read(line))
    except api.BadHand as bad:
        found = {"error": str(bad)}
    except msgspec.MsgspecError as error:
        found = {"error": f"line: {error}"}
    return _write(found) + b"\n"
