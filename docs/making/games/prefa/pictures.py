"""The phases of Prefa that pictures must show, besides those of every card game."""

PHASES = {"participating", "claiming", "claimed"}
