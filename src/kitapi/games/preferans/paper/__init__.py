"""Preferans played on paper: deals written as lines of text are read and scored."""
