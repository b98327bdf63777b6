"""Positions with open cards as lines of JSON: reading, solving, and counting of layouts."""
