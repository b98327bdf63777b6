"""Solve a deal with open cards."""
