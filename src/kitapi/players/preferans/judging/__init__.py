"""Decisions in Preferans judged over the layouts a seat thinks possible; all of them but the cards played."""
