"""Preferans' part of generated pages of the documentation."""
