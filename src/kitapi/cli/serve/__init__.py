"""The card room's server and its settings."""
