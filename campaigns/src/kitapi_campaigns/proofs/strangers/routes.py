"""The routes that are flooded, each from an address of its own so that its budget is full."""

from kitapi_campaigns.package import FloodedRoute
from kitapi_campaigns.registry import GAME_CAMPAIGNS

DEALS = 141
"""Number of deals in the record of the flooded table."""

ROUTES = (
    FloodedRoute("texts", ("/locale/el.json",)),
    FloodedRoute("record", ("/api/tables/{table}/record",)),
    FloodedRoute("sheet", ("/api/tables/{table}/sheet",)),
    FloodedRoute("replays", tuple(f"/api/tables/{{table}}/deals/{1 + number}/replay" for number in range(DEALS))),
    FloodedRoute("commitments", ("/api/tables/{table}/commitments",)),
    FloodedRoute("own tables", ("/api/tables",)),
    FloodedRoute("games", ("/api/games",)),
    FloodedRoute("page files", ("/static/main.js", "/static/css/table.css", "/")),
    FloodedRoute("unknown addresses", ("/wp-login.php",)),
    *(route for one in GAME_CAMPAIGNS.values() for route in one.room.floods),
    FloodedRoute("sockets", ("/api/tables/{table}/socket",), "SOCKET"),
)
