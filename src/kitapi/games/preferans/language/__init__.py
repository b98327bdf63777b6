"""Refusals, decisions and events of Preferans in words."""
