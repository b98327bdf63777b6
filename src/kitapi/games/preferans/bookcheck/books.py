"""How the auditor reads the books of Preferans."""

from kitapi.auditor.games import AuditedGame
from kitapi.games.preferans.bookcheck.deals import PreferansDeal

BOOKS = AuditedGame(
    opening="preferans.deal_opened",
    deal=lambda event, _held: PreferansDeal(event),
    newest={"preferans.deal_opened": 2},
)
