"""What there is to be seen of Preferans, beside what every game of cards shows."""

PHASES = {"doubling"}
