"""Admits a few requests of each address in every turn of the event loop, so that no address fills a turn alone."""

import asyncio
from collections import Counter, OrderedDict, deque

EACH, ALL = 2, 8
"""Requests of one address, and of all, that start in one turn."""


class Turnstile:
    """Admits a few requests in each turn of the event loop; if many wait, the addresses take turns."""

    def __init__(self, each: int = EACH, all_: int = ALL) -> None:
        self._each = each
        self._all = all_
        self._passed: Counter[str] = Counter()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._turning = False

    async def enter(self, address: str) -> None:
        """Wait until a request of ``address`` may start."""
        self._turn_soon()
        if address not in self._waiting and self._has_room(address):
            self._passed[address] += 1
            return
        mine = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(mine)
        await mine

    def _has_room(self, address: str) -> bool:
        return self._passed[address] < self._each and self._passed.total() < self._all

    def _turn_soon(self) -> None:
        if not self._turning:
            self._turning = True
            asyncio.get_running_loop().call_soon(self._turn)

    def _turn(self) -> None:
        """Start another turn: let waiting requests in, one of each address in each round."""
        self._turning = False
        self._passed.clear()
        while next_ones := [address for address in self._waiting if self._has_room(address)]:
            for address in next_ones:
                if self._has_room(address):
                    self._let_in(address)
        if self._waiting:
            self._turn_soon()

    def _let_in(self, address: str) -> None:
        waiting = self._waiting.pop(address)
        while waiting:
            one = waiting.popleft()
            if not one.done():
                one.set_result(None)
                self._passed[address] += 1
                break
        if waiting:
            self._waiting[address] = waiting
