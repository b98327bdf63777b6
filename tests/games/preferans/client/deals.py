"""Finished deals of Preferans settled by the real rules, and the texts that the page's components draw for them."""

from typing import Any

from kitapi.games.preferans.rules.deal_facts import VoidFacts
from kitapi_testing.games.preferans.settled_deals import Line, read_settled
from tests.client.node_page import NodePage
from tests.games.prefa.client.deals import NAMES


def show_deal(page: NodePage, deal: Line | VoidFacts, me: int | None) -> dict[str, Any]:
    """Return the page's texts on a deal for the viewer in seat ``me``: on the slip, aloud, and on the sheet."""
    facts, laid = read_settled(deal)
    seats = [{"seat": seat, "kind": "person", "name": NAMES[page.lang][seat]} for seat in range(facts.players)]
    table = {"id": "t", "me": me, "seats": seats, "sheet": 1}
    return page.show("preferans", {"table": table, **laid})
