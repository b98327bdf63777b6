"""Applies events to the state of a table; contains no rule."""
