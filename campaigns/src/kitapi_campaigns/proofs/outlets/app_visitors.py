"""Visitors of a web application in this process: their requests, and all bytes that they receive."""

import asyncio
import zlib
from collections.abc import Callable
from typing import Any, NamedTuple

HOST = "room.example"

Message = dict[str, Any]


class Answer(NamedTuple):
    """The response to a request."""

    request: str
    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes
    parts: tuple[int, ...]


class Frame(NamedTuple):
    """A frame sent to a socket, its time by the loop's clock, and its length after compression."""

    at: float
    kind: str
    content: bytes
    packed: int


class Visitor:
    """A visitor with a cookie."""

    def __init__(self, app: Any, cookie: str, number: int) -> None:
        self._app = app
        self._cookie = cookie
        self._number = number
        self._address = (f"10.{number}.0.0", 1)
        self._requests = 0

    async def ask(self, method: str, url: str, body: bytes = b"", media_type: str = "application/json") -> Answer:
        """Send a request and return the response; each comes from another address, so that no budget is exceeded."""
        self._requests += 1
        self._address = (f"10.{self._number}.{self._requests // 256}.{self._requests % 256}", 1)
        sent: list[Message] = []
        answered = asyncio.Event()
        chunks = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> Message:
            if chunks:
                return chunks.pop()
            await answered.wait()
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            sent.append(message)
            if message["type"] == "http.response.body" and not message.get("more_body"):
                answered.set()

        await self._app({**self._scope("http", url, media_type), "method": method}, receive, send)
        start, *rest = sent
        parts = [part.get("body", b"") for part in rest]
        headers = tuple(sorted((bytes(name), bytes(value)) for name, value in start["headers"]))
        return Answer(f"{method} {url}", start["status"], headers, b"".join(parts), tuple(map(len, parts)))

    def socket(self, url: str) -> "Socket":
        """Open a socket."""
        return Socket(self._app, self._scope("websocket", url))

    def _scope(self, kind: str, url: str, media_type: str = "application/json") -> Message:
        path, _, query = url.partition("?")
        headers = [(b"host", HOST.encode()), (b"cookie", f"kitapi_visitor={self._cookie}".encode())]
        headers += [(b"origin", f"http://{HOST}".encode()), (b"content-type", media_type.encode())]
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "ws" if kind == "websocket" else "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers,
            "client": self._address,
            "server": (HOST, 80),
            "subprotocols": [],
            "state": {},
        }


class Socket:
    """The visitor's end of a socket: it reads everything immediately, or nothing while it is slow."""

    def __init__(self, app: Any, scope: Message) -> None:
        self.frames: list[Frame] = []
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        self._reads = asyncio.Event()
        self._reads.set()
        self._running = asyncio.ensure_future(app(scope, self._said.get, self._send))

    def say(self, text: str) -> None:
        """Send a frame."""
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    @property
    def is_slow(self) -> bool:
        """Whether the socket reads nothing at present."""
        return not self._reads.is_set()

    def read(self, *, slowly: bool) -> None:
        """Read again, or stop reading (``slowly``)."""
        (self._reads.clear if slowly else self._reads.set)()

    async def close(self) -> None:
        """Close the socket."""
        self._reads.set()
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self._running

    async def _send(self, message: Message) -> None:
        await self._reads.wait()
        content = message.get("text") or message.get("bytes") or repr(sorted(message.items()))
        raw = content.encode() if isinstance(content, str) else bytes(content)
        kind = str(message["type"])
        self.frames.append(Frame(asyncio.get_running_loop().time(), kind, raw, len(zlib.compress(raw))))


async def open_app(app: Any) -> Callable[[], Any]:
    """Start the application; returns a function that ends it."""
    said: asyncio.Queue[Message] = asyncio.Queue()
    heard: asyncio.Queue[Message] = asyncio.Queue()
    running = asyncio.ensure_future(app({"type": "lifespan", "asgi": {"version": "3.0"}}, said.get, heard.put))
    said.put_nowait({"type": "lifespan.startup"})
    begun = await heard.get()
    assert begun["type"] == "lifespan.startup.complete", begun

    async def end() -> None:
        said.put_nowait({"type": "lifespan.shutdown"})
        await heard.get()
        await running

    return end
