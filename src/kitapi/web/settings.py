"""The settings with which a room is served, from the command line: one class for each subject."""

import msgspec

from kitapi.room.onlookers.audience import SPECTATORS_LIMIT
from kitapi.web.capacity import CONNECTIONS, OF_ADDRESS
from kitapi.web.logs import Form
from kitapi.web.storage import MEGABYTES

DEFAULT_PORT = 8000

THINKING = 5.0
"""Seconds that the bot “patient” thinks about a decision."""


class Network(msgspec.Struct, frozen=True, kw_only=True):
    """The addresses at which the room listens, and the names under which it answers.

    ``port``: 0 picks a free one. ``address``: where other nodes over the same database reach this one; by default where
    it listens. ``forwarded_by``: addresses of proxies that are trusted about the sender of a request. ``allow_hosts``:
    names such as ``cards.example``. ``allow_origins``: other sites whose pages may use it, such as
    ``https://club.example``. ``metrics``: where Prometheus reads them, as ``PORT`` of this machine or ``ADDRESS:PORT``;
    nowhere if it is empty.
    """

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    address: str = ""
    forwarded_by: tuple[str, ...] = ()
    allow_hosts: tuple[str, ...] = ()
    allow_origins: tuple[str, ...] = ()
    metrics: str = ""


class Bounds(msgspec.Struct, frozen=True, kw_only=True):
    """Limits on what strangers may use.

    ``connections``: most open connections of the whole room. ``of_address``: most spectators' sockets from one network
    address. ``allowance``: a factor on every limit for one network address, ``of_address`` too. ``spectators``: most
    spectators' connections to one table.
    """

    connections: int = CONNECTIONS
    of_address: int = OF_ADDRESS
    allowance: float = 1.0
    spectators: int = SPECTATORS_LIMIT


class Storage(msgspec.Struct, frozen=True, kw_only=True):
    """Where the room stores its events, how many, and for how long.

    ``database``: its address; None means a file in the user's data folder. ``megabytes``: how much one network address
    may store in a day, multiplied by ``Bounds.allowance``; 0 for no limit. ``keep_days``: days after its last event
    for which a table is kept; 0 for ever.
    """

    database: str | None = None
    megabytes: float = MEGABYTES
    keep_days: int = 0


class Play(msgspec.Struct, frozen=True, kw_only=True):
    """How bots play, and how play ends.

    ``pace``: a factor on the bots' pauses. ``thinking``: seconds that the bot “patient” thinks about a decision; at 0
    no bot uses the solver. ``finish``: seconds in which running deals may be finished before the server stops.
    """

    pace: float = 1.0
    thinking: float = THINKING
    finish: float = 0.0


class Log(msgspec.Struct, frozen=True, kw_only=True):
    """The lowest level of log lines on standard error, and their format."""

    level: str = "warning"
    form: Form = "text"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How the room is served.

    ``modules``: the page is served as its source modules instead of its bundle. ``workers``: how many processes serve
    it.
    """

    network: Network = Network()
    limits: Bounds = Bounds()
    storage: Storage = Storage()
    play: Play = Play()
    log: Log = Log()
    modules: bool = False
    workers: int = 1
