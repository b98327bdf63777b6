"""Solving of deals with open cards."""
