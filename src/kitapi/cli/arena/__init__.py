"""Let bots play one another, and simulate."""
