"""Research on Prefa alone."""
