"""Plain functions that several games use."""
