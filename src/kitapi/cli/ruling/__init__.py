"""Rulings on irregularities at a table."""
