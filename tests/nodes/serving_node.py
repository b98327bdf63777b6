"""Serves the toy room as a node until it is killed; its address is printed."""

import asyncio
import sys
from pathlib import Path

from kitapi.nodes import Lease
from tests.nodes.served_nodes import node


async def serve(page: str, url: str, seconds: str, beat: str) -> None:
    async with node(Path(page), url, Lease(seconds=float(seconds), beat=float(beat))) as served:
        print(served.address, flush=True)  # noqa: T201
        while not served.server.should_exit:
            await asyncio.sleep(0.1)


if __name__ == "__main__":
    asyncio.run(serve(*sys.argv[1:]))
