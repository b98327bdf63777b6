"""The host names under which the room answers; all others are refused, so that no other site can pose as the room.

Another site can make its own name resolve to this machine after its page was loaded (DNS rebinding); the page would
then count as the room's own. But the ``Host`` header of its requests still contains the name of that site.
"""

import re
from collections.abc import Iterable
from ipaddress import ip_address

LOCAL = "localhost"
_WRITTEN = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(?::[0-9]{1,5})?")
_NAME = re.compile(r"(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*")
_ORIGIN = re.compile(r"https?://[a-z0-9_.\[\]:-]+")


class Hosts:
    """Which hosts are accepted: this machine's local names, every literal address, and the ``allowed`` names."""

    def __init__(self, allowed: Iterable[str] = ()) -> None:
        self._allowed = frozenset(_bare(name) for name in allowed)

    def accepts(self, header: str) -> bool:
        """Whether a request with this ``Host`` header is for this room, whatever the port."""
        found = _WRITTEN.fullmatch(header.lower())
        if found is None:
            return False
        name = _bare(found[1])
        return name in self._allowed or name == LOCAL or name.endswith(f".{LOCAL}") or _is_address(name)


def is_host_name(name: str) -> bool:
    """Whether ``name`` can be a host's name, such as ``cards.example``, without scheme, port or path."""
    return _NAME.fullmatch(_bare(name)) is not None


def is_origin(origin: str) -> bool:
    """Whether ``origin`` is written as browsers do, such as ``https://cards.example``."""
    return _ORIGIN.fullmatch(origin.lower()) is not None


def _bare(name: str) -> str:
    return name.lower().strip("[]").removesuffix(".")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
