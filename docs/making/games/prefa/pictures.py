"""What there is to be seen of Prefa, beside what every game of cards shows."""

PHASES = {"participating", "claiming", "claimed"}
