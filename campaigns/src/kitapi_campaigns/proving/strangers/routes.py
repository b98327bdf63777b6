"""The routes that are flooded, each from an address of its own so that its budget is full."""

import json
from typing import NamedTuple

DEALS = 141
REPORT = json.dumps(
    {"phase": "CHOOSE", "irregularity": "CSP-110", "facts": {"seats": {"1": {"ante": 10}}, "seat": 1, "cards": 4}}
)


class FloodedRoute(NamedTuple):
    """What is requested; ``{table}`` stands for a record of ``DEALS`` deals."""

    name: str
    paths: tuple[str, ...]
    method: str = "GET"
    body: str = ""


ROUTES = (
    FloodedRoute("texts", ("/locale/el.json",)),
    FloodedRoute("drills", tuple(f"/api/drills/caribbean-stud/{seed}" for seed in range(2000))),
    FloodedRoute("record", ("/api/tables/{table}/record",)),
    FloodedRoute("sheet", ("/api/tables/{table}/sheet",)),
    FloodedRoute("replays", tuple(f"/api/tables/{{table}}/deals/{1 + number}/replay" for number in range(DEALS))),
    FloodedRoute("commitments", ("/api/tables/{table}/commitments",)),
    FloodedRoute("rulings", ("/api/rulings/caribbean-stud",), "POST", REPORT),
    FloodedRoute("own tables", ("/api/tables",)),
    FloodedRoute("games", ("/api/games",)),
    FloodedRoute("page files", ("/static/main.js", "/static/css/table.css", "/")),
    FloodedRoute("odds", ("/api/odds/caribbean-stud?hand=As+Ks+7c+4d+2h&upcard=9c",)),
    FloodedRoute("unknown addresses", ("/wp-login.php",)),
    FloodedRoute("sockets", ("/api/tables/{table}/socket",), "SOCKET"),
)
