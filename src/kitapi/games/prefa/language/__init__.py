"""Refusals, decisions and events of Prefa in words."""
