"""The cost of every route, and the budgets of one address and of one visitor.

A budget of one kind, such as reading, is a purse. Every address has a purse of each kind, and so has every visitor; a
request is charged to both. So a visitor with many addresses is limited by the visitor's purse, and an address with many
visitors by the address's purse.
"""

import math
from collections.abc import Mapping
from typing import NamedTuple

from kitapi.registry import names_with
from kitapi.web.addresses import network_of
from kitapi.web.limits import Buckets, Clock
from kitapi.web.paths import Paths


class Purse(NamedTuple):
    """A budget of ``rate`` units a second and ``burst`` units at once; ``what``: a stable word for its requests."""

    rate: float
    burst: int
    what: str


class Cost(NamedTuple):
    """What one request costs: ``units`` from a purse; ``purse``: its name in ``PURSES``."""

    purse: str
    units: float = 1


class Excess(NamedTuple):
    """The refusal of a request beyond the budget for ``what``; it may be sent again after ``seconds``, an integer."""

    what: str
    seconds: int


PURSES: Mapping[str, Purse] = {
    "probes": Purse(20, 200, "probes"),
    "pages": Purse(200, 8000, "pages"),  # a page has some 300 files, and a class behind one address opens it at once
    "reading": Purse(20, 400, "answers"),
    "sockets": Purse(20, 600, "sockets"),  # everybody behind an address reconnects at once after a restart
    "histories": Purse(5, 120, "histories"),
    "opened": Purse(0.2, 30, "tables"),
    "joined": Purse(1, 60, "changes"),
    "signed_out": Purse(0.1, 20, "sign-outs"),  # each is kept permanently
    "rulings": Purse(4, 60, "rulings"),
    "drills": Purse(4, 120, "drills"),
    "reports": Purse(0.5, 10, "reports"),  # PDFs, each of which keeps a core busy for a moment
    "questions": Purse(4, 60, "questions"),  # stepping quickly through a deal sends one for every card
    "hands": Purse(0.5, 20, "hands"),  # each keeps a core busy for some seconds
    "odds": Purse(5, 60, "odds"),
    "reviews": Purse(0.5, 20, "reviews"),  # requests; the reviews are made one after the other
    "advice": Purse(2, 20, "advice"),  # each keeps a core busy for a twentieth of a second
    "commitments": Purse(1, 60, "commitments"),  # each reads the whole log of a table; a page sends one a deal
    "sheets": Purse(10, 300, "sheets"),  # a page sends one every few seconds, and a club shares one address
    "unknown": Purse(5, 100, "unknown addresses"),
}

PAGE, READING = Cost("pages"), Cost("reading")
SHEET, REPLAY, RECORD = Cost("histories"), Cost("histories", 2), Cost("histories", 10)
BOOKS = Cost("histories", 3)

COSTS: Mapping[str, Cost] = {
    "GET /": PAGE,
    "GET /table/{table_id:str}": PAGE,
    "GET /table/{table_id:str}/deal/{number:int}": PAGE,
    "GET /table/{table_id:str}/as/{role:str}": PAGE,
    "GET /table/{table_id:str}/screen": PAGE,
    "GET /table/{table_id:str}/meter": PAGE,
    "GET /table/{table_id:str}/books": PAGE,
    "GET /table/{table_id:str}/books/{shift:int}": PAGE,
    "GET /table/{table_id:str}/hands/{number:int}": PAGE,
    "GET /rules/{game:str}": PAGE,
    "GET /clauses/{number:str}": PAGE,
    "GET /rulings/{game:str}": PAGE,
    "GET /drills/{game:str}": PAGE,
    "GET /solver": PAGE,
    "GET /hand": PAGE,
    "GET /paper": PAGE,
    **{f"GET /odds/{game}": PAGE for game in names_with("odds")},
    "GET /static/{path:path}": PAGE,
    "GET /manifest.webmanifest": PAGE,
    "GET /worker.js": PAGE,
    "GET /offline": PAGE,
    "GET /locale/{name:str}": PAGE,
    "GET /locale/{lang:str}/{name:str}": PAGE,
    "GET /healthz": Cost("probes"),
    "GET /readyz": Cost("probes"),
    "GET /api/openapi.json": PAGE,
    "GET /api/asyncapi.json": PAGE,
    "GET /api/games": READING,
    "GET /api/tables": Cost("reading", 4),  # up to fifty tables are read
    "POST /api/tables": Cost("opened"),
    "POST /play": Cost("opened"),
    "POST /api/sign-out": Cost("signed_out"),
    "POST /api/forget-me": Cost("signed_out", 4),  # every name is looked for in the whole database
    "GET /api/visitor": READING,
    "GET /api/connections": Cost("reading", 4),  # every node is queried
    "DELETE /api/connections/{connection:str}": Cost("reading", 4),
    "DELETE /api/connections": Cost("signed_out"),
    "POST /api/session": Cost("joined"),
    "GET /api/houses": READING,
    "POST /api/houses/{house:str}/invitations": Cost("opened"),
    "DELETE /api/houses/{house:str}/invitations": Cost("joined"),
    "POST /api/houses/{house:str}/members": Cost("opened"),
    "PUT /api/houses/{house:str}/reports": Cost("joined"),
    "DELETE /api/houses/{house:str}/members/{member:str}": Cost("joined"),
    "POST /api/tables/{table_id:str}/archive": Cost("joined"),
    "DELETE /api/tables/{table_id:str}/archive": Cost("joined"),
    "GET /api/tables/{table_id:str}/sheet": SHEET,
    "GET /api/tables/{table_id:str}/deals/{number:int}/replay": REPLAY,
    "GET /api/tables/{table_id:str}/record": RECORD,
    "GET /api/tables/{table_id:str}/commitments": Cost("commitments"),
    "GET /api/tables/{table_id:str}/deals/{number:int}/review": Cost("reviews"),
    "GET /api/tables/{table_id:str}/books": BOOKS,
    "GET /api/tables/{table_id:str}/books/{number:int}": BOOKS,
    "GET /api/tables/{table_id:str}/books/{number:int}/report.pdf": Cost("reports"),
    "GET /api/tables/{table_id:str}/hands/{number:int}": BOOKS,
    "GET /api/tables/{table_id:str}/hands/{number:int}/odds": Cost("questions"),
    "GET /api/tables/{table_id:str}/advice": Cost("advice"),
    "SOCKET /api/tables/{table_id:str}/socket": Cost("sockets"),
    "GET /api/rules/{game:str}": READING,
    "GET /api/clauses/{number:str}": READING,
    "GET /api/rulings/{game:str}": READING,
    "POST /api/rulings/{game:str}": Cost("rulings"),
    "GET /api/solve": Cost("questions"),
    "GET /api/hand": Cost("hands"),
    **{f"GET /api/odds/{game}": Cost("odds") for game in names_with("odds")},
    **{f"GET /api/odds/{game}/deal": Cost("odds") for game in names_with("odds")},
    "GET /api/drills/{game:str}": READING,
    "GET /api/drills/{game:str}/{seed:int}": Cost("drills"),
    "POST /api/drills/{game:str}/{seed:int}": Cost("drills"),
    "POST /api/classes": Cost("opened"),
    "GET /api/classes/{code:str}": Cost("drills"),
    "POST /api/classes/{code:str}/trainees": Cost("joined"),
    "POST /api/classes/{code:str}/trainer-key": Cost("joined"),
    "POST /api/classes/{code:str}/trainers": Cost("joined"),
    "GET /api/classes/{code:str}/drills/{number:int}": Cost("drills"),
    "POST /api/classes/{code:str}/drills/{number:int}": Cost("drills"),
    "GET /api/classes/{code:str}/sheet.csv": Cost("drills", 4),
    "POST /api/sheets": Cost("opened"),
    "POST /api/sheets/{sheet:str}/changes": Cost("sheets"),
    "POST /api/sheets/{sheet:str}/removal": Cost("joined"),
}
"""The cost of each route, by method and declared path; a HEAD costs as much as its GET; a socket is not a GET."""

UNKNOWN = Cost("unknown")
"""The cost of a request without a route."""


class Routes:
    """Finds a request's cost by its method and path; ``costs`` as in ``COSTS``."""

    def __init__(self, costs: Mapping[str, Cost] = COSTS) -> None:
        by_path: dict[str, dict[str, Cost]] = {}
        for route, cost in costs.items():
            method, _, path = route.partition(" ")
            by_path.setdefault(path, {})[method] = cost
        self._paths = Paths(by_path)

    def cost(self, method: str, path: str) -> Cost:
        """The cost of a request; ``method`` is ``SOCKET`` for one that opens a socket."""
        costs = self._paths.find(path) or {}
        return costs.get("GET" if method == "HEAD" else method, UNKNOWN)


class Budgets:
    """The purses of all addresses and visitors; ``allowance``: factor on the rate and burst of every purse."""

    def __init__(self, allowance: float = 1.0, clock: Clock | None = None) -> None:
        self._allowance = allowance
        self._clock = clock
        self._addresses = {name: self._buckets(purse) for name, purse in PURSES.items()}
        self._visitors = {name: self._buckets(purse) for name, purse in PURSES.items()}

    def addresses(self, purse: str) -> tuple[str, ...]:
        """The addresses whose ``purse`` is not full."""
        return self._addresses[purse].names

    def spend(self, cost: Cost, address: str, visitor: str | None) -> Excess | None:
        """Take ``cost`` from the purses of an address and, if known, of a visitor; None if both had enough."""
        holders = [(self._addresses[cost.purse], network_of(address))]
        if visitor is not None:
            holders.append((self._visitors[cost.purse], visitor))
        wait = max(buckets.wait(name, cost.units) for buckets, name in holders)
        if wait > 0:
            return Excess(PURSES[cost.purse].what, max(1, math.ceil(wait)))
        for buckets, name in holders:
            buckets.take(name, cost.units)
        return None

    def _buckets(self, purse: Purse) -> Buckets:
        rate, burst = purse.rate * self._allowance, round(purse.burst * self._allowance)
        return Buckets(rate, burst, clock=self._clock)
