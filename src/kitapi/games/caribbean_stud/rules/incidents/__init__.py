"""Irregularities at a table: reported, ruled, and what a ruling does to chips and cards."""
