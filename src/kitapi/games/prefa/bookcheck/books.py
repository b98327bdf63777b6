"""How the auditor reads the books of Prefa."""

from kitapi.auditor.games import AuditedGame
from kitapi.games.prefa.bookcheck.deals import PrefaDeal

BOOKS = AuditedGame(
    opening="prefa.deal_opened",
    deal=lambda event, _held: PrefaDeal(event),
)
