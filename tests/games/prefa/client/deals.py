"""Finished deals settled by the real rules, and the texts that the page's own components draw for them."""

from collections.abc import Mapping
from typing import Any

from kitapi_testing.games.prefa.settled_deals import facts_of, outcome_of
from tests.client.node_page import NodePage
from tests.games.prefa.tables import variant

NAMES = {
    "en": ("Eleni", "Nikos", "Anna", "Petros"),
    "el": ("Ελένη", "Νίκος", "Άννα", "Πέτρος"),
    "sk": ("Elena", "Mikuláš", "Anna", "Peter"),
    "it": ("Elena", "Nicola", "Anna", "Pietro"),
}


def show_deal(page: NodePage, text: str, me: int | None, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the page's texts on the deal ``text`` for the person in seat ``me``: on slip and sheet, and aloud."""
    facts = facts_of(text)
    outcome = outcome_of(facts, variant(**options))
    seats = [{"seat": seat, "kind": "person", "name": NAMES[page.lang][seat]} for seat in range(facts.players)]
    sheet = {"players": facts.players, "kasa_share": 300, "deals": [{"number": 1, **outcome}]}
    return page.show("prefa", {"table": {"id": "t", "me": me, "seats": seats}, "outcome": outcome, "sheet": sheet})
