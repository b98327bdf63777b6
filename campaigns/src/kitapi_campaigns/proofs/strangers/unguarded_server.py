"""A server without budgets and turnstile, on which the campaign of routes must measure too long latencies."""

from typing import Any

from kitapi.web import app, budget_guard
from kitapi.web.budgets import Budgets
from kitapi.web.turnstile import Turnstile

MANY = 1_000_000_000

UNGUARDED = "from kitapi_campaigns.proofs.strangers.unguarded_server import remove_guards\nremove_guards()"
"""Python to plant in a server."""


def remove_guards() -> None:
    """Make the server accept every request immediately."""
    application: Any = app
    gate: Any = budget_guard
    application.Budgets = lambda *_: Budgets(MANY)
    gate.Turnstile = lambda: Turnstile(MANY, MANY)
