"""The terms and names of Preferans for the pages of reviews."""

from docs.making.reviewed_games import ReviewedTerms
from kitapi.games.preferans.rules.variant import PRESETS, PreferansTerms

REVIEWED = ReviewedTerms(
    PreferansTerms(variant=PRESETS["evening"]),
    {"en": "Preferans", "el": "Πρεφεράνς", "sk": "Preferans", "it": "Preferans"},
)
