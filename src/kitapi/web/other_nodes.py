"""Requests to all other nodes, for answers that combine what each of them knows."""

import asyncio
from typing import TYPE_CHECKING, Protocol, TypeVar

import msgspec

from kitapi.web.pages import AnyRequest, address_of
from kitapi.web.passed_on import CONNECT_SECONDS, FORWARDED, PASSED_ON
from kitapi.web.visitors import COOKIE, SECURE_COOKIE

if TYPE_CHECKING:
    import httpx

AnswerT = TypeVar("AnswerT")


class Nodes(Protocol):
    """The other nodes; see ``kitapi.web.node_membership.Place``."""

    @property
    def secret(self) -> str:
        """The secret that only the nodes know."""
        ...

    def others(self) -> tuple[str, ...]:
        """The addresses of the other nodes."""
        ...


class OtherNodes:
    """The other ``nodes``; None: this server is the only one."""

    def __init__(self, nodes: Nodes | None = None) -> None:
        self._nodes = nodes

    async def answers(self, request: AnyRequest, cookie: str, kind: type[AnswerT]) -> list[AnswerT | None]:
        """The answers of all other nodes to ``request`` of the visitor with ``cookie``; None for a node without one.

        Empty if another node has forwarded the request.
        """
        if self._nodes is None or request.scope["state"].get(PASSED_ON):
            return []
        import httpx  # noqa: PLC0415 - a room on one node needs none

        headers = {
            FORWARDED.decode(): f"{self._nodes.secret} {address_of(request)}",
            "cookie": f"{COOKIE}={cookie}; {SECURE_COOKIE}={cookie}",
        }
        async with httpx.AsyncClient(timeout=CONNECT_SECONDS, trust_env=False, headers=headers) as client:
            addresses = [f"{one.rstrip('/')}{request.url.path}" for one in self._nodes.others()]
            return list(await asyncio.gather(*(_answer(client, request.method, one, kind) for one in addresses)))


async def _answer(client: "httpx.AsyncClient", method: str, address: str, kind: type[AnswerT]) -> AnswerT | None:
    import httpx  # noqa: PLC0415

    try:
        answer = await client.request(method, address)
        return msgspec.json.decode(answer.raise_for_status().content, type=kind)
    except (httpx.HTTPError, msgspec.MsgspecError):
        return None
