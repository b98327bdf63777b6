"""The terms and names of Prefa for the pages of reviews."""

from docs.making.reviewed_games import ReviewedTerms
from kitapi.games.prefa.rules.variant import PrefaTerms

REVIEWED = ReviewedTerms(PrefaTerms(), {"en": "Prefa", "el": "Πρέφα", "sk": "Prefa", "it": "Prefa"})
