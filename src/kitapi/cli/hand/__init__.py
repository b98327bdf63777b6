"""Valuation of a hand before the bidding."""
