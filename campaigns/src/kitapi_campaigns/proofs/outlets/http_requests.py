"""Requests to every route of the application, with the names of a table filled in; an unknown route is an error."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple

import msgspec

from kitapi_campaigns.registry import GAME_CAMPAIGNS

NOWHERE = "A" * 22
"""The name of a table that does not exist."""

JSON, FORM = "application/json", "application/x-www-form-urlencoded"
CLASS = "ABCDEF"
SEED = "7"
SHEET_HEAD = {"id": "s1", "game": "toy", "players": 3, "first_dealer": 0, "variant": {}, "made": 1}


class Request(NamedTuple):
    """One HTTP request to the application."""

    method: str
    url: str
    body: bytes = b""
    media_type: str = JSON


class UnknownRoute(AssertionError):
    """The application has a route for which no request is defined here."""


class Place(NamedTuple):
    """Values for the parts of addresses: a table, its game, its number of deals, roles and languages."""

    table: str
    game: str
    deals: int
    roles: Sequence[str]
    lang: str


QUERIES: Mapping[str, str] = {
    "/api/solve": "declarer=As+Ks&first=Qs+Js&second=9s+8s&strain=spades&leader=declarer",
    "/api/drills/{game:str}/{seed:int}": "topic=payment&number=0",
    **{path: query for one in GAME_CAMPAIGNS.values() for path, query in one.room.queries.items()},
}
"""Queries of the routes that need one."""

BODIES: Mapping[str, Any] = {
    "/api/tables": {"game": "toy", "seats": ["me"]},
    "/api/tables/{table_id:str}/archive": {},
    "/api/sign-out": {},
    "/api/forget-me": {},
    "/api/session": {},
    "/api/houses/{house:str}/invitations": {},
    "/api/houses/{house:str}/members": {"invitation": NOWHERE},
    "/api/drills/{game:str}/{seed:int}": {"answer": "1"},
    "/api/classes/{code:str}/trainees": {"name": "Eleni"},
    "/api/classes/{code:str}/trainer-key": {},
    "/api/classes/{code:str}/trainers": {"trainer_key": NOWHERE},
    "/api/classes/{code:str}/drills/{number:int}": {"answer": "1"},
    "/api/sheets": {"head": SHEET_HEAD},
    "/api/sheets/{sheet:str}/changes": {"key": NOWHERE},
    "/api/sheets/{sheet:str}/removal": {"key": NOWHERE},
    **{path: body for one in GAME_CAMPAIGNS.values() for path, body in one.room.bodies.items()},
}
"""Bodies of the routes that take one; another route that takes a body raises ``UnknownRoute``."""

FORMS: Mapping[str, bytes] = {"/play": b"game=toy&players=2"}
"""Bodies of forms by route."""

BESIDE = (Request("GET", "/api/nowhere"), Request("GET", "/api/tables/%20/sheet"), Request("DELETE", "/api/tables"))
"""Requests that match no route."""

ENDINGS = ("/api/session", "/api/forget-me", "/api/sign-out")
"""Routes after which the visitor has another cookie or is another visitor, so they come last."""

_PARAMETER = re.compile(r"\{(\w+):\w+\}")


def all_requests(routes: Sequence[Any], place: Place) -> tuple[Request, ...]:
    """Every request about ``place``, for every HTTP route.

    Raises:
        UnknownRoute: no value is defined here for a part or the body of a route.
    """
    requests = [one for route in routes if getattr(route, "methods", None) for one in _of(route, place)]
    ending = [one for path in ENDINGS for one in requests if one.url.startswith(path)]
    return (*(one for one in requests if one not in ending), *BESIDE, *ending)


def requests_about_table(requests: Sequence[Request], place: Place) -> tuple[Request, ...]:
    """Those of ``requests`` that name the table."""
    return tuple(one for one in requests if place.table in one.url and one.method != "HEAD")


def _of(route: Any, place: Place) -> Iterator[Request]:
    for method in sorted(route.methods - {"OPTIONS"}):
        body = _body_for(route.path) if method == "POST" else b""
        media_type = FORM if route.path in FORMS else JSON
        for path in _fill_path(route.path, place):
            query = QUERIES.get(route.path, "")
            yield Request(method, f"{path}?{query}{'&' if query else ''}lang={place.lang}", body, media_type)


def _body_for(path: str) -> bytes:
    if path in FORMS:
        return FORMS[path]
    if path not in BODIES:
        raise UnknownRoute(f"no body is defined for {path}")
    return msgspec.json.encode(BODIES[path])


def _fill_path(path: str, place: Place) -> Iterator[str]:
    names = _PARAMETER.findall(path)
    known = _values(place)
    for name in names:
        if name not in known:
            raise UnknownRoute(f"no value is defined for {name} in {path}")
    for values in product(*(known[name] for name in names)):
        filled = path
        for value in values:
            filled = _PARAMETER.sub(value, filled, count=1)
        yield filled


def _values(place: Place) -> Mapping[str, Sequence[str]]:
    """The values of each part of an address; numbers of deals up to one too many."""
    numbers = [str(number) for number in range(place.deals + 2)]
    return {
        "table_id": (place.table, NOWHERE),
        "house": (place.table, NOWHERE),
        "member": (NOWHERE,),
        "connection": (NOWHERE,),
        "number": numbers,
        "shift": numbers,
        "role": (*place.roles, "nobody"),
        "game": (place.game,),
        "seed": (SEED,),
        "code": (CLASS,),
        "sheet": (NOWHERE,),
        "path": ("main.js", "none.js"),
        "name": ("el.json", "table.json"),
        "lang": ("el", "xx"),
    }
