"""Printing of a house's books."""
