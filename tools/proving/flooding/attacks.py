"""The routes that are flooded, each from an address of its own so that no budget is spent before."""

import json
from typing import NamedTuple

DEALS = 141
REPORT = json.dumps(
    {"phase": "CHOOSE", "irregularity": "CSP-110", "facts": {"seats": {"1": {"ante": 10}}, "seat": 1, "cards": 4}}
)


class Attack(NamedTuple):
    """What is asked for; ``{table}`` stands for a record of ``DEALS`` deals."""

    name: str
    paths: tuple[str, ...]
    method: str = "GET"
    body: str = ""


ATTACKS = (
    Attack("texts", ("/locale/el.json",)),
    Attack("drills", tuple(f"/api/drills/caribbean-stud/{seed}" for seed in range(2000))),
    Attack("record", ("/api/tables/{table}/record",)),
    Attack("sheet", ("/api/tables/{table}/sheet",)),
    Attack("replays", tuple(f"/api/tables/{{table}}/deals/{1 + number}/replay" for number in range(DEALS))),
    Attack("commitments", ("/api/tables/{table}/commitments",)),
    Attack("rulings", ("/api/rulings/caribbean-stud",), "POST", REPORT),
    Attack("own tables", ("/api/tables",)),
    Attack("games", ("/api/games",)),
    Attack("page files", ("/static/main.js", "/static/css/table.css", "/")),
    Attack("odds", ("/api/odds/caribbean-stud?hand=As+Ks+7c+4d+2h&upcard=9c",)),
    Attack("unknown addresses", ("/wp-login.php",)),
    Attack("sockets", ("/api/tables/{table}/socket",), "SOCKET"),
)
