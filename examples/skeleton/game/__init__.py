"""Skeleton Game: its rules, players, language and page."""
