"""Charts of how strong and how sound players are."""
