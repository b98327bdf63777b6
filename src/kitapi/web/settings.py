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

    ``port``: 0 selects a free port. ``address``: the address at which other nodes of the same database reach this one;
    by default the address at which it listens. ``forwarded_by``: addresses of proxies whose statement of a request's
    sender is trusted. ``allow_hosts``: further host names, such as ``cards.example``. ``allow_origins``: other sites
    whose pages may use the room, such as ``https://club.example``. ``metrics``: where Prometheus reads the metrics, as
    ``PORT`` of this machine or ``ADDRESS:PORT``; if empty, they are not exported.
    """

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    address: str = ""
    forwarded_by: tuple[str, ...] = ()
    allow_hosts: tuple[str, ...] = ()
    allow_origins: tuple[str, ...] = ()
    metrics: str = ""


class Bounds(msgspec.Struct, frozen=True, kw_only=True):
    """Limits on the resources that visitors may use.

    ``connections``: the maximum of open connections in the whole room. ``of_address``: the maximum of spectators'
    sockets from one network address. ``allowance``: a factor on every limit for one network address, including
    ``of_address``. ``spectators``: the maximum of spectators' connections to one table.
    """

    connections: int = CONNECTIONS
    of_address: int = OF_ADDRESS
    allowance: float = 1.0
    spectators: int = SPECTATORS_LIMIT


class Storage(msgspec.Struct, frozen=True, kw_only=True):
    """The database of the room's events, and the limits on their amount and age.

    ``database``: its address; None: a file in the user's data folder. ``megabytes``: the maximum that one network
    address may store in a day, before the factor ``Bounds.allowance``; 0: no limit. ``keep_days``: the number of days
    for which a table is kept after its last event; 0: for ever.
    """

    database: str | None = None
    megabytes: float = MEGABYTES
    keep_days: int = 0


class Play(msgspec.Struct, frozen=True, kw_only=True):
    """The pace and thinking time of bots, and the time to finish deals at the end.

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
    """All settings with which the room is served.

    ``modules``: whether the page is served as its source modules instead of its bundle. ``workers``: the number of
    processes that serve the room.
    """

    network: Network = Network()
    limits: Bounds = Bounds()
    storage: Storage = Storage()
    play: Play = Play()
    log: Log = Log()
    modules: bool = False
    workers: int = 1
